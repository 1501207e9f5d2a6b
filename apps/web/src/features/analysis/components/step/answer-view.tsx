import type { StepOutcome } from '@mingfa/contract/analysis-result';
import type { TableCellValue, TableQuery } from '@mingfa/contract/table-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../components/error-state.tsx';
import { QuietNote } from '../../../../components/quiet-note.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { BasisLine } from '../../../../components/table-answer/basis-line.tsx';
import { ResultTable } from '../../../../components/table-answer/result-table.tsx';
import { TraceSheet } from '../../../../components/table-answer/trace-sheet.tsx';
import { type AnswerPlace, useAnswer } from '../../hooks/use-answer.ts';
import { useTables } from '../../hooks/use-tables.ts';

interface AnswerViewProps {
  place: AnswerPlace;
  /** What the step that asked came to. */
  source: StepOutcome;
  /** What was asked of measures and dimensions; then every figure leads to its rows. */
  query: TableQuery | null;
  datasetId: string | null;
  /** Places of columns that are shown; empty for all. */
  columns?: readonly number[];
  /** Rows that are shown at first. */
  rows: number;
  /** What it rests on is told. */
  hasBasis?: boolean;
}

/** The rows of an answer that was kept, with what they rest on. */
export function AnswerView(props: AnswerViewProps) {
  const { place, source, query, datasetId, columns = [], rows, hasBasis = false } = props;
  const { t } = useTranslation('analysis');
  const tables = useTables(hasBasis ? datasetId : null);
  const [traced, setTraced] = useState<{ key: TableCellValue[]; measure: number; label: string } | null>(
    null,
  );
  const answer = useAnswer(place, source);
  if (!answer) return null;
  if (answer.isError)
    return answer.error.failure.httpStatus === 404 ? (
      <QuietNote>{t('step.answerGone')}</QuietNote>
    ) : (
      <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
    );
  if (!answer.data) return <SkeletonRows count={3} label={t('step.loading')} />;
  const { data } = answer;
  const isWhole = columns.length === 0;
  const shown = isWhole
    ? data
    : {
        ...data,
        columns: columns.flatMap((at) => data.columns[at] ?? []),
        rows: data.rows.map((row) => columns.map((at) => row[at] ?? null)),
      };
  // In a table of chosen columns the places of the others are missing, by which a figure is traced.
  // Rows of today say nothing of how a version came to its figures.
  const isNow = place.versionId === undefined;
  const canTrace =
    isNow && isWhole && query !== null && query.measures.length > 0 && source.state === 'fresh';
  return (
    <>
      <ResultTable
        key={data.ranAt}
        result={shown}
        groups={canTrace ? query.dimensions.length : null}
        firstRows={rows}
        onTrace={(key, measure, label) => setTraced({ key, measure, label })}
      />
      {hasBasis ? (
        <BasisLine basis={data.basis} query={query} tables={tables} totalRows={data.totalRows} />
      ) : null}
      {traced && query && datasetId ? (
        <TraceSheet datasetId={datasetId} query={query} figure={traced} onClose={() => setTraced(null)} />
      ) : null}
    </>
  );
}
