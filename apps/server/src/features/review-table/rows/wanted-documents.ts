import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { document } from '../../../db/schema/document.ts';
import { may, requireKnowledgeBase } from '../../../engine/access/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { AppError } from '../../../ports/app-error.ts';

/**
 * Documents of the caller's that are to be rows, in the order they were named, then those of a knowledge base; they stay until the transaction ends.
 * @throws AppError `not_found`, also where one of them is somebody else's
 */
export async function wantedDocuments(
  context: RequestContext,
  tx: Transaction,
  { documentIds, konId }: { documentIds: readonly string[]; konId?: string | undefined },
): Promise<string[]> {
  const named = [...new Set(documentIds)];
  const isReadable = may(context.caller, 'read', document);
  const found =
    named.length === 0
      ? []
      : await tx
          .select({ id: document.id })
          .from(document)
          .where(and(inArray(document.id, named), isReadable))
          .for('key share');
  if (found.length < named.length) throw new AppError('not_found');
  if (konId === undefined) return named;
  await requireKnowledgeBase(context, 'read', konId, tx);
  const ofBase = await tx
    .select({ id: document.id })
    .from(document)
    .where(and(eq(document.knowledgeBaseId, konId), isReadable))
    .orderBy(asc(document.createdAt), asc(document.id))
    .for('key share');
  return [...new Set([...named, ...ofBase.map(({ id }) => id)])];
}
