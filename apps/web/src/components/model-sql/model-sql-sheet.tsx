import { previewModelSql, proposeModelSql } from '@mingfa/contract/dataset-model-sql';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../lib/api-answer.ts';
import { describeError } from '../../lib/describe-failure.ts';
import { useEndpointMutation } from '../../lib/query.ts';
import { Sheet } from '../sheet.tsx';
import styles from './model-sql.module.css';
import { SentWords } from './sent-words.tsx';

/** SQL of a model that somebody took over, with what the model was asked and said. */
export interface TakenSql {
  sql: string;
  modelName: string;
  question: string;
  explanation: string;
}

interface ModelSqlSheetProps {
  datasetId: string;
  /** What was asked so far. */
  question: string;
  onTaken: (taken: TakenSql) => void;
  onClose: () => void;
}

const QUESTION_CHARACTERS = 400;
const WIDTH_PX = 720;

/** Asks a model for SQL: what would leave is shown first and agreed to; what comes back is read before it is taken over. */
export function ModelSqlSheet({ datasetId, question: asked, onTaken, onClose }: ModelSqlSheetProps) {
  const { t } = useTranslation(['dataset', 'shell']);
  const [question, setQuestion] = useState(asked);
  const params = { datasetId };
  const previewing = useEndpointMutation(previewModelSql);
  const proposing = useEndpointMutation(proposeModelSql);
  const view = previewing.data;
  const proposal = proposing.data;
  const hasChanged = failureOf(proposing.error)?.errorCode === 'model_view_changed';
  const error = previewing.error ?? (hasChanged ? null : proposing.error);
  const preview = () => {
    proposing.reset();
    previewing.mutate({ params, body: { question: question.trim() } });
  };
  const send = () => {
    if (!view) return;
    proposing.mutate(
      { params, body: { question: question.trim(), seen: view.seen } },
      {
        onError: (failed) => {
          // What would leave is something else by now: it is shown again before anything is sent.
          if (failureOf(failed)?.errorCode === 'model_view_changed')
            previewing.mutate({ params, body: { question: question.trim() } });
        },
      },
    );
  };
  const taken = proposal?.sql
    ? {
        sql: proposal.sql,
        modelName: proposal.modelName,
        question: question.trim(),
        explanation: proposal.explanation,
      }
    : null;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('model.title')}
      width={WIDTH_PX}
      footer={
        <>
          <Button onClick={onClose}>{t('shell:action.cancel')}</Button>
          {taken ? (
            <Button type="primary" onClick={() => onTaken(taken)}>
              {t('model.take')}
            </Button>
          ) : view ? (
            <Button type="primary" loading={proposing.isPending} onClick={send}>
              {t('model.send', { model: view.modelName })}
            </Button>
          ) : (
            <Button
              type="primary"
              disabled={question.trim() === ''}
              loading={previewing.isPending}
              onClick={preview}
            >
              {t('model.preview')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <Input.TextArea
          aria-label={t('model.question')}
          placeholder={t('model.question')}
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={QUESTION_CHARACTERS}
          value={question}
          onChange={({ target }) => {
            setQuestion(target.value);
            previewing.reset();
            proposing.reset();
          }}
        />
        {view ? null : <p className={styles.hint}>{t('model.hint')}</p>}
        {error ? (
          <p role="alert" className={styles.problem}>
            {describeError(error)}
          </p>
        ) : null}
        {hasChanged ? (
          <p role="alert" className={styles.changed}>
            {t('model.viewChanged')}
          </p>
        ) : null}
        {proposal ? (
          <section aria-label={t('model.proposed')} className={styles.proposal}>
            {proposal.sql === null ? (
              <p role="alert" className={styles.changed}>
                {t('model.none')}
              </p>
            ) : null}
            {proposal.explanation ? (
              <p className={styles.explanation}>
                <b>{t('model.says', { model: proposal.modelName })}</b> {proposal.explanation}
              </p>
            ) : null}
            {proposal.sql ? (
              <>
                <pre className={styles.sql}>{proposal.sql}</pre>
                <p className={styles.hint}>
                  {t('model.columns', {
                    columns: proposal.columns.map(({ name }) => name).join(t('listed')),
                  })}
                </p>
              </>
            ) : null}
            {proposal.attempts.length > (proposal.sql ? 1 : 0) ? (
              <details>
                <summary>{t('model.attempts', { count: proposal.attempts.length })}</summary>
                <ol className={styles.attempts}>
                  {proposal.attempts.map(({ sql, problem }, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: attempts have no other name than their place
                    <li key={place}>
                      <pre className={styles.sql}>{sql}</pre>
                      {problem ? <p className={styles.problem}>{problem}</p> : null}
                    </li>
                  ))}
                </ol>
              </details>
            ) : null}
          </section>
        ) : null}
        {view ? <SentWords view={view} isSent={proposal !== undefined} /> : null}
      </div>
    </Sheet>
  );
}
