import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { useAnswer } from '../../hooks/use-answer.ts';
import type { StepProps } from '../../model/notebook-desk.ts';
import { SourceChoice } from './source-choice.tsx';

// The library of charts is heavy; words and figures do not wait for it.
const ResultChart = lazy(() => import('../../../../components/table-chart/result-chart.tsx'));

/** An earlier answer as a picture; the table of that answer says the same in figures. */
export function ChartStep({ desk, step, outcome }: StepProps<'chart'>) {
  const { t } = useTranslation('analysis');
  const { write, place } = desk;
  const source = desk.outcomeOf(step.of);
  const { data } = useAnswer(place, source) ?? {};
  const charts = source?.charts;
  const drawn = useMemo(
    () => (data ? { columns: data.columns, rows: data.rows, charts: charts ?? [] } : null),
    [data, charts],
  );
  const spec = step.spec ?? (charts?.length ? null : (outcome?.charts[0] ?? null));
  const hasChart = spec !== null || (charts?.length ?? 0) > 0;
  return (
    <>
      {write ? (
        <SourceChoice
          desk={desk}
          stepId={step.stepId}
          value={step.of}
          onChange={(of) => write.change({ ...step, of, spec: null })}
        />
      ) : null}
      {drawn && hasChart ? (
        <Suspense fallback={<SkeletonRows count={5} />}>
          <ResultChart
            result={drawn}
            title={step.title || desk.title}
            kept={{
              spec,
              onChange: write ? (to) => write.change({ ...step, spec: to }) : null,
            }}
          />
        </Suspense>
      ) : null}
      {drawn && !hasChart ? <QuietNote>{t('chart.none')}</QuietNote> : null}
    </>
  );
}
