import { dataOf, readAnswerParts, textOf } from '@mingfa/contract/answer-part';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { conversation, message } from '../../db/schema/chat.ts';
import { clone, cloneVersion } from '../../db/schema/clone.ts';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { type Asker, may } from './may.ts';
import { mayUseClone } from './may-use-clone.ts';

type DocumentRow = typeof document.$inferSelect;

const published = alias(cloneVersion, 'published');

/** A document that may be looked at, and whether as one's own. */
interface ShownDocument {
  row: DocumentRow;
  isOwn: boolean;
}

/**
 * A document whose original somebody may look at: their own, or one that an answer of a clone cited to them by its number, while
 * the clone's maker shows originals. For what opens a citation alone; the reader is told nothing of the base it stands in.
 * @throws AppError `not_found`
 */
export async function requireShownDocument(
  { db, caller }: Pick<RequestContext, 'db'> & { caller: Asker },
  documentId: string,
): Promise<ShownDocument> {
  const [own] = await db
    .select()
    .from(document)
    .where(and(eq(document.id, documentId), may(caller, 'read', document)));
  if (own) return { row: own, isOwn: true };
  const [row] = await db
    .select()
    .from(document)
    .where(
      and(eq(document.id, documentId), isNotNull(document.ownerId), isNotNull(document.knowledgeBaseId)),
    );
  if (!row || !(await isShownByClone(db, caller, row))) throw new AppError('not_found');
  return { row, isOwn: false };
}

/** The same, once it has been taken in. @throws AppError `not_found`, `file_not_ready` */
export async function requireReadyShownDocument(
  context: Pick<RequestContext, 'db' | 'caller'>,
  documentId: string,
): Promise<DocumentRow> {
  const { row } = await requireShownDocument(context, documentId);
  if (row.state !== 'ready') throw new AppError('file_not_ready');
  return row;
}

/**
 * Whether a clone that the asker may still use names the base and shows originals, by the version their conversation goes by and by
 * the published one too, and has cited the document to them while the base is switched on. A document that its maker lost is not
 * its maker's any more.
 */
async function isShownByClone(
  db: DatabaseOrTransaction,
  asker: Asker,
  { id, ownerId, knowledgeBaseId }: DocumentRow,
): Promise<boolean> {
  const inSources = JSON.stringify([
    { type: 'data-evidence', data: { sources: [{ place: { documentId: id } }] } },
  ]);
  const answers = await db
    .select({ parts: message.parts, linkId: conversation.cloneLinkId, offered: clone })
    .from(conversation)
    .innerJoin(clone, and(eq(clone.id, conversation.cloneId), eq(clone.ownerId, ownerId ?? '')))
    .innerJoin(
      cloneVersion,
      and(eq(cloneVersion.cloneId, clone.id), eq(cloneVersion.version, conversation.cloneVersion)),
    )
    .innerJoin(published, and(eq(published.cloneId, clone.id), eq(published.version, clone.publishedVersion)))
    .innerJoin(
      knowledgeBase,
      and(eq(knowledgeBase.id, knowledgeBaseId ?? ''), eq(knowledgeBase.enabled, true)),
    )
    .innerJoin(message, and(eq(message.conversationId, conversation.id), eq(message.role, 'assistant')))
    .where(
      and(
        eq(conversation.ownerId, asker.userId),
        isNull(conversation.cloneTest),
        showsOriginalsOf(cloneVersion.content, knowledgeBaseId),
        showsOriginalsOf(published.content, knowledgeBaseId),
        sql`${message.parts} @> ${inSources}::jsonb`,
      ),
    );
  return answers.some(
    ({ parts, linkId, offered }) => mayUseClone(asker, offered, linkId) && isCited(parts, id),
  );
}

function showsOriginalsOf(content: PgColumn, baseId: string | null): SQL | undefined {
  const knowledge = sql`${content} -> 'knowledge'`;
  return and(
    sql`${knowledge} @> '{"showOriginals": true}'::jsonb`,
    sql`${knowledge} -> 'baseIds' @> to_jsonb(${baseId}::text)`,
  );
}

function isCited(stored: readonly unknown[], documentId: string): boolean {
  const parts = readAnswerParts(stored);
  const text = textOf(parts);
  const sources = dataOf(parts, 'evidence')?.sources ?? [];
  return sources.some(
    ({ kind, place, index }) =>
      kind === 'file' && place?.documentId === documentId && text.includes(`[${index}]`),
  );
}
