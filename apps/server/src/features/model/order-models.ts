import { eq } from 'drizzle-orm';
import { modelProvider } from '../../db/schema/chat.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { advanceRevision } from '../administration/index.ts';
import { MODELS_KEY } from './list-models.ts';
import type { ModelContext } from './model-context.ts';

/**
 * Sets the order of fallback; models that are not named come after, in the order they had.
 * @throws AppError `not_found`, `setting_changed`
 */
export async function orderModels(
  context: ModelContext & RequestContext,
  input: { modelIds: string[]; seenRevision?: number | undefined },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await advanceRevision(context, tx, { key: MODELS_KEY, value: {}, seenRevision: input.seenRevision });
    const rows = await tx
      .select({ id: modelProvider.id })
      .from(modelProvider)
      .orderBy(modelProvider.position, modelProvider.createdAt)
      .for('update');
    const held = new Set(rows.map((row) => row.id));
    const wanted = [...new Set(input.modelIds)];
    if (wanted.some((id) => !held.has(id))) throw new AppError('not_found');
    const order = [...wanted, ...[...held].filter((id) => !wanted.includes(id))];
    for (const [index, id] of order.entries()) {
      await tx
        .update(modelProvider)
        .set({ position: index + 1 })
        .where(eq(modelProvider.id, id));
    }
    await recordAudit(context, tx, { kind: 'model', action: 'ordered', id: null });
  });
  await context.settleVectors();
}

/** Deletes a model. @throws AppError `not_found` */
export async function deleteModel(
  context: ModelContext & RequestContext,
  input: { modelId: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await advanceRevision(context, tx, { key: MODELS_KEY, value: {} });
    const gone = await tx
      .delete(modelProvider)
      .where(eq(modelProvider.id, input.modelId))
      .returning({ id: modelProvider.id });
    if (gone.length === 0) throw new AppError('not_found');
    await recordAudit(context, tx, { kind: 'model', action: 'deleted', id: input.modelId });
  });
  await context.settleVectors();
}
