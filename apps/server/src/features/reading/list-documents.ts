import type * as contract from '@mingfa/contract/document';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { containsWords } from '../knowledge/index.ts';
import { describeDocuments } from './describe-documents.ts';
import type { ReadingContext } from './reading-context.ts';

/** The caller's reading list, opened last first. */
export async function listDocuments(
  context: ReadingContext & RequestContext,
  input: EndpointInput<typeof contract.listDocuments>,
): Promise<EndpointOutput<typeof contract.listDocuments>> {
  const { page, pageSize, q } = input;
  const condition = and(
    eq(document.ownerId, context.caller.userId),
    isNotNull(document.openedAt),
    ...containsWords(document.name, q),
  );
  const total = await context.db.$count(document, condition);
  const rows = await context.db
    .select()
    .from(document)
    .where(condition)
    .orderBy(desc(document.openedAt), desc(document.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: await describeDocuments(context.db, rows, context.language), total, page, pageSize };
}
