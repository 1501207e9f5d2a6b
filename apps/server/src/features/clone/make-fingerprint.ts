import type { CloneFingerprint } from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { document, knowledgeBase } from '../../db/schema/document.ts';
import { summarizeLibrary } from '../../engine/library/index.ts';
import type { AppContext } from '../../ports/app-context.ts';

/** What a content rests on now: the library, and each knowledge base by its files and their newest change. */
export async function makeFingerprint(
  context: AppContext,
  { knowledge }: CloneContent,
): Promise<CloneFingerprint> {
  const { libraryDate, laws, articles, digests } = await summarizeLibrary(context);
  const bases = await context.db
    .select({
      konId: knowledgeBase.id,
      files: sql<number>`count(${document.id})::int`,
      segments: sql<number>`coalesce(sum(${document.segments}), 0)::int`,
      filesHash: sql<string>`md5(coalesce(string_agg(${document.sha256}, ' ' order by ${document.sha256}, ${document.id}), ''))`,
      changedAt: knowledgeBase.updatedAt,
    })
    .from(knowledgeBase)
    .leftJoin(document, eq(document.knowledgeBaseId, knowledgeBase.id))
    .where(inArray(knowledgeBase.id, knowledge.baseIds))
    .groupBy(knowledgeBase.id)
    .orderBy(asc(knowledgeBase.id));
  return {
    libraryDate,
    laws,
    articles,
    digests,
    bases: bases.map(({ changedAt, ...base }) => ({ ...base, changedAt: changedAt.toISOString() })),
  };
}
