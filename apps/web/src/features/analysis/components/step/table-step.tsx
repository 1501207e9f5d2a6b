import { ANALYSIS_LIMITS } from '@mingfa/contract/analysis-step';
import { Checkbox, InputNumber } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isAsking } from '../../model/new-step.ts';
import type { StepProps } from '../../model/notebook-desk.ts';
import { AnswerView } from './answer-view.tsx';
import { SourceChoice } from './source-choice.tsx';
import styles from './step.module.css';

/** Chosen columns and first rows of an earlier answer, as they stand in the report. */
export function TableStep({ desk, step }: StepProps<'table'>) {
  const { t } = useTranslation('analysis');
  const id = useId();
  const { write, place } = desk;
  const source = desk.outcomeOf(step.of);
  const asking = desk.steps.filter(isAsking).find((one) => one.stepId === step.of);
  const query = asking?.kind === 'question' ? (asking.query ?? source?.understood?.query ?? null) : null;
  const names = source?.columns ?? [];
  const isShown = (at: number) => step.columns.length === 0 || step.columns.includes(at);
  return (
    <>
      {write ? (
        <div className={styles.choices}>
          <SourceChoice
            desk={desk}
            stepId={step.stepId}
            value={step.of}
            onChange={(of) => write.change({ ...step, of, columns: [] })}
          />
          <label htmlFor={id}>{t('table.rows')}</label>
          <InputNumber
            id={id}
            size="small"
            min={1}
            max={ANALYSIS_LIMITS.tableRows}
            value={step.rows}
            onChange={(rows) => write.change({ ...step, rows: rows ?? step.rows })}
          />
        </div>
      ) : null}
      {write && names.length > 1 ? (
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{t('table.columns')}</legend>
          {names.map(({ name, label }, at) => (
            <Checkbox
              key={name}
              checked={isShown(at)}
              disabled={isShown(at) && names.filter((_, other) => isShown(other)).length === 1}
              onChange={({ target }) => {
                const chosen = names
                  .map((_, other) => other)
                  .filter((other) => (other === at ? target.checked : isShown(other)));
                write.change({ ...step, columns: chosen.length === names.length ? [] : chosen });
              }}
            >
              {label}
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      {source ? (
        <AnswerView
          key={step.rows}
          place={place}
          source={source}
          query={query}
          datasetId={asking?.datasetId ?? null}
          columns={step.columns}
          rows={step.rows}
        />
      ) : null}
    </>
  );
}
