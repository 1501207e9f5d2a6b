import CommentOutlined from '@ant-design/icons/CommentOutlined';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelSqlSheet } from '../../../../components/model-sql/model-sql-sheet.tsx';
import { useModelName } from '../../../../components/model-sql/use-model-name.ts';
import { removePiece, replaceColumn } from '../../../../components/table-answer/change-query.ts';
import { keyOf, knownColumns, labelOfPiece } from '../../../../components/table-answer/known-columns.ts';
import { newQuery } from '../../../../components/table-answer/new-query.ts';
import { QueryBuilder } from '../../../../components/table-answer/query-builder.tsx';
import { UnderstoodChips } from '../../../../components/table-answer/understood-chips.tsx';
import { randomId } from '../../../../lib/random-id.ts';
import { useTables } from '../../hooks/use-tables.ts';
import type { StepProps } from '../../model/notebook-desk.ts';
import { AnswerView } from './answer-view.tsx';
import { AskedSql } from './asked-sql.tsx';
import { DatasetChoice } from './dataset-choice.tsx';
import styles from './step.module.css';

const QUESTION_CHARACTERS = 400;
const FIRST_ROWS = 10;

/** A question in words or by parts, with what was understood of it, its answer and what that rests on. */
export function QuestionStep({ desk, step, outcome }: StepProps<'question'>) {
  const { t } = useTranslation('analysis');
  const { write, place } = desk;
  const { stepId, datasetId, question } = step;
  const tables = useTables(datasetId);
  const modelName = useModelName();
  const [isBuilding, setIsBuilding] = useState(false);
  const [asksModel, setAsksModel] = useState(false);
  const [first] = tables;
  const all = knownColumns(tables);
  const labelOf = (key: string) => all.find((column) => column.key === key)?.label ?? key;
  const understood = outcome?.understood ?? null;
  const asked = understood?.query ?? null;
  const query = step.query ?? asked;
  const isBusy = write?.runs.running === stepId;
  const run = () => void write?.runs.runStep(stepId);
  const ask = (to: typeof step) => {
    write?.change(to);
    run();
  };
  const isStepAsked = asked !== null && JSON.stringify(step.query ?? asked) === JSON.stringify(asked);
  const isMisread = outcome?.errorCode === 'question_not_understood';
  return (
    <>
      {write ? (
        <form
          className={styles.asking}
          onSubmit={(event) => {
            event.preventDefault();
            if (question.trim() !== '' || step.query) run();
          }}
        >
          <DatasetChoice value={datasetId} onChange={(to) => write.change({ ...step, datasetId: to })} />
          <Input
            aria-label={t('question.label')}
            placeholder={t('question.placeholder')}
            maxLength={QUESTION_CHARACTERS}
            value={question}
            onChange={({ target }) => write.change({ ...step, question: target.value, query: null })}
          />
        </form>
      ) : (
        <p className={styles.asked}>{question}</p>
      )}
      {isMisread && understood ? (
        <p className={styles.misread} role="alert">
          {t('question.misread', {
            words: understood.leftOver
              .map(({ text, table }) =>
                table === undefined ? `“${text}”` : t('question.elsewhere', { word: text, table }),
              )
              .join(t('listed')),
            context: understood.leftOver.length > 0 ? 'words' : 'none',
          })}
        </p>
      ) : null}
      {write &&
      modelName !== null &&
      datasetId &&
      (isMisread || (question !== '' && outcome?.state === 'never')) ? (
        <div>
          <Button size="small" icon={<CommentOutlined aria-hidden />} onClick={() => setAsksModel(true)}>
            {t('question.askModel', { model: modelName })}
          </Button>
        </div>
      ) : null}
      {write && understood && asked && isStepAsked && understood.pieces.length > 0 ? (
        <UnderstoodChips
          pieces={understood.pieces}
          labelOf={(ref) => labelOf(keyOf(ref))}
          isBusy={isBusy}
          onRemove={(piece) => {
            const next = removePiece({ query: asked, pieces: understood.pieces }, piece);
            ask({ ...step, query: next.query });
          }}
          onReplace={(piece, ref) => {
            const label = labelOfPiece(asked, piece, labelOf(keyOf(ref)));
            const next = replaceColumn({ query: asked, pieces: understood.pieces }, piece, ref, label);
            ask({ ...step, query: next.query });
          }}
        />
      ) : null}
      {write && step.query ? (
        <p className={styles.quiet}>
          {t('question.byParts')}{' '}
          {question === '' ? null : (
            <Button size="small" type="link" onClick={() => ask({ ...step, query: null })}>
              {t('question.byWords')}
            </Button>
          )}
        </p>
      ) : null}
      {outcome ? (
        <AnswerView
          place={place}
          source={outcome}
          query={query}
          datasetId={datasetId}
          rows={FIRST_ROWS}
          hasBasis
        />
      ) : null}
      {outcome?.sql ? (
        <AskedSql
          sql={outcome.sql}
          onTakeOver={
            write
              ? (sql) =>
                  write.addAfter(stepId, {
                    ...{ kind: 'query', stepId: randomId().slice(0, 12), title: '', datasetId, sql },
                    ...{ origin: 'person', modelName: '', question: '', explanation: '' },
                  })
              : null
          }
        />
      ) : null}
      {write && first ? (
        <details
          className={styles.builder}
          open={isBuilding}
          onToggle={({ currentTarget }) => setIsBuilding(currentTarget.open)}
        >
          <summary>{t('question.build')}</summary>
          {isBuilding ? (
            <QueryBuilder
              key={JSON.stringify(query)}
              tables={tables}
              datasetId={datasetId}
              start={query ?? newQuery(first)}
              isBusy={isBusy}
              onAsk={(next) => ask({ ...step, query: next })}
            />
          ) : null}
        </details>
      ) : null}
      {asksModel && datasetId && write ? (
        <ModelSqlSheet
          datasetId={datasetId}
          question={question}
          onClose={() => setAsksModel(false)}
          onTaken={(taken) => {
            setAsksModel(false);
            write.addAfter(stepId, {
              ...{ kind: 'query', stepId: randomId().slice(0, 12), title: '', datasetId },
              ...{ ...taken, origin: 'model' },
            });
          }}
        />
      ) : null}
    </>
  );
}
