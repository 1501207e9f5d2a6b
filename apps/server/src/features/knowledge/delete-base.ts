import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { conversation } from '../../db/schema/chat.ts';
import { clone, cloneVersion } from '../../db/schema/clone.ts';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import { requireKnowledgeBase } from '../../engine/access/index.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { disownDocuments, removeDocuments } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
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

const older = alias(cloneVersion, 'older');

/** @throws AppError `in_use` where clones of the caller name the base, in their draft, in what is published of them, or in an older version that a conversation goes by */
async function refuseInUse({ db, caller, language }: RequestContext, konId: string): Promise<void> {
  const names = (content: PgColumn) =>
    sql`${content} -> 'knowledge' -> 'baseIds' @> to_jsonb(${konId}::text)`;
  // Conversations stay with the version they began with: it answers by the base as long as somebody talks to it.
  const inUse = sql`exists (select true from ${conversation} join ${cloneVersion} as ${sql.identifier('older')}
    on ${older.cloneId} = ${conversation.cloneId} and ${older.version} = ${conversation.cloneVersion}
    where ${conversation.cloneId} = ${clone.id} and ${names(older.content)})`;
  const using = await db
    .select({ name: clone.name })
    .from(clone)
    .leftJoin(
      cloneVersion,
      and(eq(cloneVersion.cloneId, clone.id), eq(cloneVersion.version, clone.publishedVersion)),
    )
    .where(and(eq(clone.ownerId, caller.userId), or(names(clone.draft), names(cloneVersion.content), inUse)))
    .orderBy(asc(clone.name));
  if (using.length === 0) return;
  const details = using.map(({ name }) => ({ path: 'clones', message: name }));
  const listed = using.map(({ name }) => name).join(language === 'en' ? ', ' : '、');
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
