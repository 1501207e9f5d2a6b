import { asc, eq, isNull } from 'drizzle-orm';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import { requireKnowledgeBase } from '../../engine/access/index.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { disownDocuments, removeDocuments } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { clonesUsing } from './clones-using.ts';
import type { KnowledgeContext } from './knowledge-context.ts';

const QUEUE = 'knowledge.delete';
/** A document takes its parts, segments and index entries along: others wait while one statement does that. */
const FILES_AT_ONCE = 5;

/** Declares the queue that removes what was in deleted bases; before the jobs start. */
export function registerBaseRemoval(context: KnowledgeContext): void {
  const options = { concurrency: 1, timeoutSeconds: 3600, retries: 20 };
  context.jobs.register<{ konId: string }>(QUEUE, options, ({ data, signal }) =>
    removeDeletedBase(context, data.konId, signal),
  );
}

/**
 * Deletes a knowledge base. For its owner it is gone at once with all its files, in lists, searches and what storage is used;
 * a job removes the files, segments and index. @throws AppError `not_found`, `in_use` with the names of clones that answer by it,
 * unless it is confirmed
 */
export async function deleteBase(
  context: KnowledgeContext & RequestContext,
  input: { konId: string; confirmed: boolean },
): Promise<void> {
  const { id } = await requireKnowledgeBase(context, 'change', input.konId);
  if (!input.confirmed) await refuseInUse(context, id);
  const files = await context.db.transaction(async (tx) => {
    // First the base: whoever is putting a file into it has done so before, or finds none.
    await tx.update(knowledgeBase).set({ ownerId: null }).where(eq(knowledgeBase.id, id));
    await recordAudit(context, tx, { kind: 'knowledge_base', action: 'deleted', id });
    return disownDocuments(context, tx, id);
  });
  for (const fileId of files) context.liveWork.stop(fileId);
  await queueRemoval(context, id);
}

/** @throws AppError `in_use` where clones of the caller answer by the base */
async function refuseInUse(context: RequestContext, konId: string): Promise<void> {
  const names = await clonesUsing(context, konId);
  if (names.length === 0) return;
  const details = names.map((name) => ({ path: 'clones', message: name }));
  const listed = names.join(context.language === 'en' ? ', ' : '、');
  throw new AppError('in_use', { names: listed }, { details });
}

/** Queues the removal of deleted bases that a killed process left. */
export async function resumeBaseRemoval(context: KnowledgeContext): Promise<void> {
  const deleted = await context.db
    .select({ id: knowledgeBase.id })
    .from(knowledgeBase)
    .where(isNull(knowledgeBase.ownerId));
  for (const { id } of deleted) await queueRemoval(context, id);
}

function queueRemoval(context: KnowledgeContext, konId: string): Promise<void> {
  return context.jobs.add(QUEUE, { konId }, { key: konId });
}

async function removeDeletedBase(
  context: KnowledgeContext,
  konId: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const files = await context.db
      .select({ id: document.id })
      .from(document)
      .where(eq(document.knowledgeBaseId, konId))
      .orderBy(asc(document.createdAt))
      .limit(FILES_AT_ONCE);
    if (files.length === 0) break;
    await removeDocuments(
      context,
      files.map(({ id }) => id),
    );
  }
  await context.db.delete(knowledgeBase).where(eq(knowledgeBase.id, konId));
}
