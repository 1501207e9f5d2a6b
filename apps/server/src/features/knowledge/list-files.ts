import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import { and, desc, eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { requireKnowledgeBase } from '../../engine/access/index.ts';
import { describeFile } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { containsWords } from './contains-words.ts';
import type { KnowledgeContext } from './knowledge-context.ts';

/** Files of a knowledge base with their progress, newest first. @throws AppError `not_found` */
export async function listFiles(
  context: KnowledgeContext & RequestContext,
  input: EndpointInput<typeof contract.listKnowledgeFiles>,
): Promise<EndpointOutput<typeof contract.listKnowledgeFiles>> {
  const { page, pageSize, q, state } = input;
  const base = await requireKnowledgeBase(context, 'read', input.konId);
  const condition = and(
    eq(document.knowledgeBaseId, base.id),
    ...containsWords(document.name, q),
    state && eq(document.state, state),
  );
  const total = await context.db.$count(document, condition);
  const rows = await context.db
    .select()
    .from(document)
    .where(condition)
    .orderBy(desc(document.createdAt), desc(document.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map((row) => describeFile(row, context.language)), total, page, pageSize };
}
