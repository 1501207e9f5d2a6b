import { asc, eq } from 'drizzle-orm';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import { removeDocuments } from '../../engine/ingestion/index.ts';
import type { Caller } from '../../ports/app-context.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { ownBase } from './own-rows.ts';

/** A document takes its parts, segments and index entries along: others wait while one statement does that. */
const FILES_AT_ONCE = 5;

/** Deletes a knowledge base with its files, segments and index. @throws AppError `not_found` */
export async function deleteBase(
  context: KnowledgeContext,
  caller: Caller,
  input: { konId: string },
): Promise<void> {
  const base = await ownBase(context.db, caller.userId, input.konId);
  for (;;) {
    const files = await context.db
      .select({ id: document.id })
      .from(document)
      .where(eq(document.knowledgeBaseId, base.id))
      .orderBy(asc(document.createdAt))
      .limit(FILES_AT_ONCE);
    if (files.length === 0) break;
    await removeDocuments(
      context,
      files.map(({ id }) => id),
    );
  }
  await context.db.delete(knowledgeBase).where(eq(knowledgeBase.id, base.id));
}
