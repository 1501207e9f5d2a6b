import type { StepOutcome } from '@mingfa/contract/analysis-result';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { ChartSpec, ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import { DRAWN_ROWS } from '@mingfa/tables/charts/chart-size';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import type { BuiltTable } from '../../../ports/table-engine.ts';
import { tablesOfDataset } from '../../dataset/index.ts';
import type { AnalysisRow } from '../own-analysis.ts';
import { isAsking } from '../steps/asked-sum.ts';
import { describeOutcomes } from '../steps/describe-outcomes.ts';
import { currentAnswers, datasetsOf, rowsOf } from '../steps/read-answers.ts';

/** Rows of an answer that is shown though no table was made of it. */
const ROWS_SHOWN = 20;

/** What a chart draws: its places are those of the columns that are shown, and it may draw more rows than are listed. */
export interface DrawnChart {
  spec: ChartSpec;
  rows: TableCellValue[][];
}

/** A step as files show it. */
export interface WholeStep {
  step: AnalysisStep;
  outcome: StepOutcome;
  /** All rows that were kept, of a step that asks. */
  rows: TableCellValue[][];
  /** The tables that its answer, or that which it shows, was asked of. */
  tables: readonly BuiltTable[];
  /** What is shown of rows and columns: its own, or those of the step it shows; null: nothing. */
  shown: {
    columns: ResultColumn[];
    rows: TableCellValue[][];
    totalRows: number;
    chart: DrawnChart | null;
  } | null;
}

/** An analysis with all that its steps came to. */
export async function readWholeAnalysis(
  db: DatabaseOrTransaction,
  row: AnalysisRow,
  language: Language,
): Promise<WholeStep[]> {
  const { steps } = row;
  const answers = await currentAnswers(db, row.id);
  const datasets = await datasetsOf(db, row.ownerId, steps);
  const outcomes = await describeOutcomes(db, { steps, answers, datasets }, language);
  const rows = await rowsOf(
    db,
    [...answers.values()].map(({ id }) => id),
  );
  const tables = new Map<string, BuiltTable[]>();
  for (const { datasetId } of datasets) tables.set(datasetId, await tablesOfDataset(db, datasetId));
  const rowsFor = (stepId: string) => rows.get(answers.get(stepId)?.id ?? '') ?? [];
  // A chart that cannot be drawn shows nothing: the answer then stands where it was asked.
  const isShown = new Set(
    steps.flatMap((step, index) => {
      const shows = step.kind === 'table' || (outcomes[index]?.charts.length ?? 0) > 0;
      return 'of' in step && shows ? [step.of] : [];
    }),
  );
  return steps.flatMap((step, index) => {
    const outcome = outcomes[index];
    if (!outcome) return [];
    const own = isAsking(step) ? rowsFor(step.stepId) : [];
    return [
      {
        ...{ step, outcome, rows: own, shown: shownOf(step, outcome, isShown, rowsFor) },
        tables: tables.get(outcome.dataset?.datasetId ?? '') ?? [],
      },
    ];
  });
}

function shownOf(
  step: AnalysisStep,
  { columns, totalRows, charts }: StepOutcome,
  isShown: ReadonlySet<string>,
  rowsFor: (stepId: string) => TableCellValue[][],
): WholeStep['shown'] {
  if (columns.length === 0) return null;
  if (isAsking(step))
    return isShown.has(step.stepId)
      ? null
      : { columns, rows: rowsFor(step.stepId).slice(0, ROWS_SHOWN), totalRows, chart: null };
  if (step.kind === 'table') {
    const places = step.columns.length > 0 ? step.columns : columns.map((_, place) => place);
    return {
      columns: places.flatMap((place) => columns[place] ?? []),
      rows: rowsFor(step.of)
        .slice(0, step.rows)
        .map((row) => places.map((place) => row[place] ?? null)),
      ...{ totalRows, chart: null },
    };
  }
  if (step.kind !== 'chart') return null;
  const [chart = null] = charts;
  return chart && drawnTable(chart, columns, rowsFor(step.of), totalRows);
}

const CHART_ROWS = 60;

/** The table behind a chart: the columns that it is drawn from. */
function drawnTable(
  chart: ChartSpec,
  columns: readonly ResultColumn[],
  rows: readonly TableCellValue[][],
  totalRows: number,
): WholeStep['shown'] {
  const { kind, x, y, series } = chart;
  const places = [...new Set([x, ...(series === null ? [] : [series]), ...y])];
  const drawn = rows.slice(0, DRAWN_ROWS).map((row) => places.map((place) => row[place] ?? null));
  const at = (place: number) => places.indexOf(place);
  const spec: ChartSpec = { kind, x: at(x), y: y.map(at), series: series === null ? null : at(series) };
  return {
    columns: places.flatMap((place) => columns[place] ?? []),
    rows: drawn.slice(0, CHART_ROWS),
    ...{ totalRows, chart: { spec, rows: drawn } },
  };
}
