import type * as contract from '@mingfa/contract/analysis-template';
import type { AnalysisTemplate, TemplateDataset } from '@mingfa/contract/analysis-template';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { desc, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { analysisTemplate } from '../../../db/schema/analysis.ts';
import { recordAudit } from '../../../engine/audit/index.ts';
import type { MakingContext, RequestContext } from '../../../ports/app-context.ts';
import { takeRoom } from '../../account/index.ts';
import { tablesOfDataset } from '../../dataset/index.ts';
import type { AnalysisContext } from '../analysis-context.ts';
import { type AnalysisRow, ownAnalysis } from '../own-analysis.ts';
import { isAsking } from '../steps/asked-sum.ts';
import { datasetIdsOf, datasetsOf } from '../steps/read-answers.ts';
import { describeTemplate, ownTemplate } from './own-template.ts';
import { usedBy, withoutFigures } from './used-columns.ts';

type Context = AnalysisContext & RequestContext;

/** Saves the steps of an analysis as a template. @throws AppError `not_found`, `limit_reached` */
export async function saveAnalysisTemplate(
  context: AnalysisContext & MakingContext,
  { analysisId, title, note }: EndpointInput<typeof contract.saveAnalysisTemplate>,
): Promise<AnalysisTemplate> {
  const { caller, clock, ids } = context;
  return context.makeOnce(async (tx) => {
    const row = await ownAnalysis(tx, caller, analysisId);
    await takeRoom(context, tx, 'analysis_template');
    const slotOf = new Map(datasetIdsOf(row.steps).map((id, index) => [id, `d${index + 1}`]));
    const [written] = await tx
      .insert(analysisTemplate)
      .values({
        ...{ id: ids.make('analysisTemplate'), ownerId: caller.userId, title, note, createdAt: clock.now() },
        steps: row.steps.map((step) =>
          isAsking(step) ? { ...step, datasetId: null } : withoutFigures(step),
        ),
        slots: Object.fromEntries(
          row.steps.flatMap((step) => {
            const slot = isAsking(step) && step.datasetId ? slotOf.get(step.datasetId) : undefined;
            return slot === undefined ? [] : [[step.stepId, slot]];
          }),
        ),
        datasets: await rememberDatasets(tx, row, slotOf),
      })
      .returning();
    if (!written) throw new Error('A template was not written.');
    return describeTemplate(written);
  });
}

/** The datasets as the template remembers them: what its steps use of them, by name. */
async function rememberDatasets(
  db: DatabaseOrTransaction,
  row: AnalysisRow,
  slotOf: ReadonlyMap<string, string>,
): Promise<TemplateDataset[]> {
  const known = await datasetsOf(db, row.ownerId, row.steps);
  const remembered: TemplateDataset[] = [];
  for (const [datasetId, slot] of slotOf) {
    const label = known.find((one) => one.datasetId === datasetId)?.title;
    const tables = label === undefined ? [] : await tablesOfDataset(db, datasetId);
    const used = row.steps
      .filter(isAsking)
      .filter((step) => step.datasetId === datasetId)
      .flatMap((step) => usedBy(step, tables));
    remembered.push({
      slot,
      label: label ?? '',
      tables: tables
        .map(({ name, label: tableLabel, columns }) => ({
          ...{ name, label: tableLabel },
          columns: columns
            .filter((column) => used.some((ref) => ref.table === name && ref.column === column.name))
            .map((column) => ({
              ...{ name: column.name, label: column.label, kind: column.kind, meaning: column.meaning },
            })),
        }))
        .filter(({ columns }) => columns.length > 0 || tables.length === 1),
    });
  }
  return remembered;
}

/** The caller's templates, newest first. */
export async function listAnalysisTemplates(
  { db, caller }: Context,
  { page, pageSize }: EndpointInput<typeof contract.listAnalysisTemplates>,
): Promise<EndpointOutput<typeof contract.listAnalysisTemplates>> {
  const condition = eq(analysisTemplate.ownerId, caller.userId);
  const rows = await db
    .select()
    .from(analysisTemplate)
    .where(condition)
    .orderBy(desc(analysisTemplate.createdAt), desc(analysisTemplate.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    items: rows.map(describeTemplate),
    total: await db.$count(analysisTemplate, condition),
    page,
    pageSize,
  };
}

/** A template with its steps. @throws AppError `not_found` */
export async function getAnalysisTemplate(
  { db, caller }: Context,
  { templateId }: { templateId: string },
): Promise<EndpointOutput<typeof contract.getAnalysisTemplate>> {
  const row = await ownTemplate(db, caller, templateId);
  return { ...describeTemplate(row), stepList: row.steps };
}

/** Deletes a template. @throws AppError `not_found` */
export async function deleteAnalysisTemplate(
  context: Context,
  { templateId }: { templateId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await ownTemplate(tx, context.caller, templateId);
    await tx.delete(analysisTemplate).where(eq(analysisTemplate.id, templateId));
    await recordAudit(context, tx, { kind: 'analysis_template', action: 'deleted', id: templateId });
  });
}
