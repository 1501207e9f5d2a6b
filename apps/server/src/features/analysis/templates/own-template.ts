import type { AnalysisTemplate } from '@mingfa/contract/analysis-template';
import { and, eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { analysisTemplate } from '../../../db/schema/analysis.ts';
import type { Caller } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';

export type TemplateRow = typeof analysisTemplate.$inferSelect;

/** The caller's template. @throws AppError `not_found`, also for somebody else's */
export async function ownTemplate(
  db: DatabaseOrTransaction,
  caller: Pick<Caller, 'userId'>,
  templateId: string,
): Promise<TemplateRow> {
  const [row] = await db
    .select()
    .from(analysisTemplate)
    .where(and(eq(analysisTemplate.id, templateId), eq(analysisTemplate.ownerId, caller.userId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** A template without its steps. */
export const describeTemplate = (row: TemplateRow): AnalysisTemplate => ({
  ...{ templateId: row.id, title: row.title, note: row.note, steps: row.steps.length },
  datasets: row.datasets,
  createdAt: row.createdAt.toISOString(),
});
