import type { DatasetDetail } from '@mingfa/contract/dataset';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelSqlSheet } from '../../../../components/model-sql/model-sql-sheet.tsx';
import { useModelName } from '../../../../components/model-sql/use-model-name.ts';
import { removePiece, replaceColumn } from '../../../../components/table-answer/change-query.ts';
import { keyOf, knownColumns, labelOfPiece } from '../../../../components/table-answer/known-columns.ts';
import { newQuery } from '../../../../components/table-answer/new-query.ts';
import { QueryBuilder } from '../../../../components/table-answer/query-builder.tsx';
import { UnderstoodChips } from '../../../../components/table-answer/understood-chips.tsx';
import { describeError } from '../../../../lib/describe-failure.ts';
import { useAsking } from '../../hooks/use-asking.ts';
import { exampleQuestions } from '../../model/example-questions.ts';
import styles from './ask.module.css';
import { NotUnderstood } from './not-understood.tsx';
import { QuestionField } from './question-field.tsx';
import { ResultView } from './result-view.tsx';

/** Questions to a dataset: in words, by parts that are chosen, or as SQL; and the answer with what it rests on. */
export function AskPanel({ dataset }: { dataset: DatasetDetail }) {
  const { t } = useTranslation('dataset');
  const { datasetId, tableList: tables } = dataset;
  const asking = useAsking(datasetId);
  const { understood, leftOver, answer, error, isBusy } = asking;
  const [question, setQuestion] = useState('');
  const [isBuilding, setIsBuilding] = useState(false);
  const [asksModel, setAsksModel] = useState(false);
  const modelName = useModelName();
  const [first] = tables;
  const all = knownColumns(tables);
  const labelOf = (key: string) => all.find((column) => column.key === key)?.label ?? key;
  const ask = (words: string) => {
    setQuestion(words);
    asking.ask(words);
  };
  const isShown = isBuilding || leftOver !== null;
  return (
    <div className={styles.panel} aria-busy={isBusy}>
      <QuestionField
        value={question}
        isBusy={isBusy}
        examples={answer === null && first ? exampleQuestions(first, t) : []}
        onChange={setQuestion}
        onAsk={ask}
      />
      {error ? (
        <p role="alert" className={styles.problem}>
          {describeError(error)}
        </p>
      ) : null}
      {leftOver ? <NotUnderstood question={question} leftOver={leftOver} /> : null}
      {leftOver && modelName !== null ? (
        <div>
          <Button onClick={() => setAsksModel(true)}>{t('model.do', { model: modelName })}</Button>
        </div>
      ) : null}
      {understood && understood.pieces.length > 0 ? (
        <UnderstoodChips
          pieces={understood.pieces}
          labelOf={(ref) => labelOf(keyOf(ref))}
          isBusy={isBusy}
          onRemove={(piece) => {
            const next = removePiece(understood, piece);
            asking.query(next.query, next.pieces);
          }}
          onReplace={(piece, ref) => {
            const label = labelOfPiece(understood.query, piece, labelOf(keyOf(ref)));
            const next = replaceColumn(understood, piece, ref, label);
            asking.query(next.query, next.pieces);
          }}
        />
      ) : null}
      {answer ? (
        <ResultView
          key={answer.result.sql}
          dataset={dataset}
          answer={answer}
          question={asking.isInWords ? asking.asked : ''}
          isBusy={isBusy}
          onRunSql={asking.runSql}
        />
      ) : null}
      {first ? (
        <details
          className={styles.builder}
          open={isShown}
          onToggle={({ currentTarget }) => setIsBuilding(currentTarget.open)}
        >
          <summary>{t('build.title')}</summary>
          <QueryBuilder
            key={JSON.stringify(understood?.query ?? null)}
            tables={tables}
            datasetId={datasetId}
            start={understood?.query ?? newQuery(first)}
            isBusy={isBusy}
            onAsk={(query) => {
              setIsBuilding(true);
              asking.query(query);
            }}
          />
        </details>
      ) : null}
      {asksModel ? (
        <ModelSqlSheet
          datasetId={datasetId}
          question={question}
          onClose={() => setAsksModel(false)}
          onTaken={({ sql }) => {
            setAsksModel(false);
            asking.runSql(sql);
          }}
        />
      ) : null}
    </div>
  );
}
