import type { AnalysisDetail } from '@mingfa/contract/analysis';
import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type * as contract from '@mingfa/contract/analysis-template';
import type { TemplateDataset } from '@mingfa/contract/analysis-template';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';
import { ownDatasetTables } from '../../dataset/index.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import { writeNew } from '../change-analysis.ts';
import { describeAnalysis } from '../describe-analysis.ts';
import { isAsking } from '../steps/asked-sum.ts';
import { type MatchedDataset, matchDataset } from './match-columns.ts';
import { ownTemplate, type TemplateRow } from './own-template.ts';
import { rewriteStep } from './rewrite-step.ts';
import { usedBy } from './used-columns.ts';

type MatchInput = EndpointInput<typeof contract.matchAnalysisTemplate>;

/** A dataset of a template with what takes its place. */
interface MatchedSlot extends MatchedDataset {
  template: TemplateDataset;
  datasetId: string;
}

/** Tells which columns take the place of the template's; nothing is made. @throws AppError `not_found`, `dataset_not_ready` */
export async function matchAnalysisTemplate(
  { db, caller }: AnalysisContext & RequestContext,
  input: MatchInput,
): Promise<EndpointOutput<typeof contract.matchAnalysisTemplate>> {
  const row = await ownTemplate(db, caller, input.templateId);
  const matched = await matchAll(db, caller, row, input);
  const columns = matched.flatMap(({ template, columns: found }) =>
    found.map((column) => ({
      ...column,
      slot: template.slot,
      stepIds: stepsOf(row, template.slot)
        .filter((step) =>
          usedBy(step, template.tables).some(
            (ref) => ref.table === column.from.table && ref.column === column.from.column,
          ),
        )
        .map(({ stepId }) => stepId),
    })),
  );
  const slotsMissing = row.datasets
    .map(({ slot }) => slot)
    .filter((slot) => !matched.some(({ template }) => template.slot === slot));
  const broken = new Set([
    ...columns.filter(({ to }) => to === null).flatMap(({ stepIds }) => stepIds),
    ...slotsMissing.flatMap((slot) => stepsOf(row, slot).map(({ stepId }) => stepId)),
  ]);
  return { columns, slotsMissing, stepIdsBroken: withThoseThatShow(row.steps, broken) };
}

/** Makes an analysis of a template and datasets. @throws AppError `not_found`, `dataset_not_ready`, `limit_reached` */
export async function applyAnalysisTemplate(
  context: AnalysisContext & MakingContext,
  { title, ...input }: EndpointInput<typeof contract.applyAnalysisTemplate>,
): Promise<AnalysisDetail> {
  return context.makeOnce(async (tx) => {
    const row = await ownTemplate(tx, context.caller, input.templateId);
    const matched = await matchAll(tx, context.caller, row, input);
    const steps = row.steps.map((step): AnalysisStep => {
      const slot = matched.find(({ template }) => template.slot === row.slots[step.stepId]);
      return isAsking(step) && slot ? rewriteStep(step, slot) : step;
    });
    const made = await writeNew(context, tx, title || row.title, steps);
    return describeAnalysis(tx, made, context.language);
  });
}

async function matchAll(
  db: DatabaseOrTransaction,
  caller: RequestContext['caller'],
  row: TemplateRow,
  { datasets, columns }: Pick<MatchInput, 'datasets' | 'columns'>,
): Promise<MatchedSlot[]> {
  const matched: MatchedSlot[] = [];
  for (const { slot, datasetId } of datasets) {
    const template = row.datasets.find((one) => one.slot === slot);
    if (!template) throw new AppError('not_found');
    const offered = await ownDatasetTables(db, caller, datasetId);
    const chosen = columns.filter((one) => one.slot === slot);
    matched.push({ template, datasetId, ...matchDataset(template, offered, chosen) });
  }
  return matched;
}

const stepsOf = ({ steps, slots }: TemplateRow, slot: string) =>
  steps.filter(isAsking).filter(({ stepId }) => slots[stepId] === slot);

/** What cannot run, and what shows it. */
function withThoseThatShow(steps: readonly AnalysisStep[], broken: ReadonlySet<string>): string[] {
  return steps
    .filter((step) => {
      if (step.kind === 'finding') return step.figures.some(({ of }) => broken.has(of));
      return broken.has('of' in step ? step.of : step.stepId);
    })
    .map(({ stepId }) => stepId);
}
