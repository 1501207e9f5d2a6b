import CommentOutlined from '@ant-design/icons/CommentOutlined';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelSqlSheet } from '../../../../components/model-sql/model-sql-sheet.tsx';
import { useModelName } from '../../../../components/model-sql/use-model-name.ts';
import { SqlField } from '../../../../components/sql-editor/sql-field.tsx';
import { SqlNotes } from '../../../../components/sql-editor/sql-notes.tsx';
import { useSqlCheck } from '../../../../components/sql-editor/use-sql-check.ts';
import { useTables } from '../../hooks/use-tables.ts';
import type { StepProps } from '../../model/notebook-desk.ts';
import { AnswerView } from './answer-view.tsx';
import { DatasetChoice } from './dataset-choice.tsx';
import styles from './step.module.css';

const FIRST_ROWS = 10;

/** SQL of one's own, or of a model that somebody took over, with its answer. */
export function QueryStep({ desk, step, outcome }: StepProps<'query'>) {
  const { t } = useTranslation('analysis');
  const { write, place } = desk;
  const { stepId, datasetId, sql, origin, modelName: by, explanation, question } = step;
  const id = useId();
  const tables = useTables(datasetId);
  const modelName = useModelName();
  const sqlCheck = useSqlCheck(datasetId ?? '');
  const [asksModel, setAsksModel] = useState(false);
  const run = async () => {
    if (datasetId && (await sqlCheck.check(sql))) await write?.runs.runStep(stepId);
  };
  return (
    <>
      {write ? (
        <>
          <DatasetChoice value={datasetId} onChange={(to) => write.change({ ...step, datasetId: to })} />
          <SqlField
            label={t('query.label')}
            value={sql}
            tables={tables}
            isInvalid={sqlCheck.problem !== null}
            describedBy={sqlCheck.problem ? id : undefined}
            shownPlace={sqlCheck.shownPlace}
            onChange={(to) => {
              sqlCheck.forget();
              // What somebody changed is no longer the model's.
              write.change({ ...step, sql: to, origin: 'person', explanation: '' });
            }}
            onRun={() => void run()}
          />
          <SqlNotes id={id} sql={sql} sqlCheck={sqlCheck} />
          <div className={styles.ways}>
            <Button
              size="small"
              disabled={sql.trim() === '' || datasetId === null}
              loading={sqlCheck.isChecking}
              onClick={() => void sqlCheck.check(sql)}
            >
              {t('query.check')}
            </Button>
            {modelName !== null && datasetId ? (
              <Button size="small" icon={<CommentOutlined aria-hidden />} onClick={() => setAsksModel(true)}>
                {t('question.askModel', { model: modelName })}
              </Button>
            ) : null}
          </div>
        </>
      ) : (
        <pre className={styles.code}>{sql}</pre>
      )}
      {origin === 'model' ? (
        <div className={styles.byModel}>
          <p>
            <b>{t('query.byModel', { model: by })}</b> {question ? t('query.asked', { question }) : null}
          </p>
          {explanation ? <p>{explanation}</p> : null}
        </div>
      ) : null}
      {outcome ? (
        <AnswerView
          place={place}
          source={outcome}
          query={null}
          datasetId={datasetId}
          rows={FIRST_ROWS}
          hasBasis
        />
      ) : null}
      {asksModel && datasetId && write ? (
        <ModelSqlSheet
          datasetId={datasetId}
          question={question}
          onClose={() => setAsksModel(false)}
          onTaken={(taken) => {
            setAsksModel(false);
            sqlCheck.forget();
            write.change({ ...step, ...taken, origin: 'model' });
          }}
        />
      ) : null}
    </>
  );
}
