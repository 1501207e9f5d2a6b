import { z } from 'zod';
import { analysisStepId, FIGURE_KEY_COLUMNS } from './analysis-step.ts';
import { idOf } from './ids.ts';
import {
  chartSpec,
  type ResultColumn,
  resultBasis,
  resultColumn,
  tableCellValue,
  tableResult,
  understoodQuestion,
} from './table-query.ts';
import { isoTime } from './values.ts';

/** `never`: it has not run. `stale`: something changed since. A text is always `fresh`. */
export const stepOutcomeState = z.enum(['never', 'fresh', 'stale', 'failed']);
/** What {@link stepOutcomeState} reads. */
export type StepOutcomeState = z.infer<typeof stepOutcomeState>;

/** Why what a step says no longer holds. `source_changed`: a step it shows is stale itself, failed or was taken out. */
export const staleReason = z.enum(['step_changed', 'dataset_changed', 'dataset_gone', 'source_changed']);
/** What {@link staleReason} reads. */
export type StaleReason = z.infer<typeof staleReason>;

/** `changed`: it says something else than when the finding was written. `missing`: its row or column is not in the answer that was kept. */
export const figureState = z.enum(['same', 'changed', 'missing']);
/** What {@link figureState} reads. */
export type FigureState = z.infer<typeof figureState>;

/** A figure of a finding as the kept answer has it. */
export const findingFigureOutcome = z.object({
  key: z.string(),
  of: analysisStepId,
  state: figureState,
  value: tableCellValue,
  /** As it is written in the text, in the reader's language. */
  text: z.string(),
  /** What its column is called. */
  label: z.string(),
  /** Of an answer to measures and dimensions: what `traceDatasetFigure` asks for; null: the step's SQL is its trace. */
  trace: z.object({ key: z.array(tableCellValue), measure: z.number().int() }).nullable(),
});
/** What {@link findingFigureOutcome} reads. */
export type FindingFigureOutcome = z.infer<typeof findingFigureOutcome>;

/** What a step came to, without its rows. */
export const stepOutcome = z.object({
  stepId: analysisStepId,
  state: stepOutcomeState,
  staleBecause: z.array(staleReason),
  /** When its answer was made, in how long; of a step that shows another, the other's. */
  ranAt: isoTime.nullable(),
  tookMs: z.number().int().nullable(),
  /** What was asked, and of which version of it: `build` grows with every change of its rows, columns or files. */
  dataset: z.object({ datasetId: idOf('dataset'), title: z.string(), build: z.number().int() }).nullable(),
  /** What was asked of the tables. */
  sql: z.string().nullable(),
  /** Of a question in words that was read when it ran. */
  understood: understoodQuestion.nullable(),
  columns: z.array(resultColumn),
  /** Rows of the answer, and those of them that are kept; what is left out of a table or chart is told by that. */
  totalRows: z.number().int(),
  rowsKept: z.number().int(),
  isTruncated: z.boolean(),
  basis: resultBasis.nullable(),
  /** Charts that the answer proposes, the likeliest first; of a chart the one that is drawn. */
  charts: z.array(chartSpec),
  /** Of a finding. */
  figures: z.array(findingFigureOutcome),
  /** Of a finding: numbers in its words that are no figures, so that nothing shows where they come from. */
  loose: z.array(z.string()),
  errorCode: z.string().nullable(),
  /** In the reader's language. */
  errorMessage: z.string().nullable(),
});
/** What {@link stepOutcome} reads. */
export type StepOutcome = z.infer<typeof stepOutcome>;

/** A window of the rows that were kept of an answer; the fields of a table's answer, but for `charts`. */
export const keptAnswer = tableResult.omit({ charts: true }).extend({
  offset: z.number().int(),
  /** Of `totalRows`. */
  rowsKept: z.number().int(),
  ranAt: isoTime,
});
/** What {@link keptAnswer} reads. */
export type KeptAnswer = z.infer<typeof keptAnswer>;

/** Places of the columns that tell rows of an answer apart, for `rowKey` of a figure: what is neither a figure nor a number, eight at most. */
export function keyColumnsOf(columns: readonly ResultColumn[]): number[] {
  return columns
    .flatMap(({ isFigure, kind }, place) => (isFigure || kind === 'number' ? [] : [place]))
    .slice(0, FIGURE_KEY_COLUMNS);
}
