import { type CloneContent, type CloneGap, publicationGaps } from '@mingfa/contract/clone-content';
import { inArray, sql } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { findLawByName, readLibrary } from '../../engine/library/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { findNumbers } from './find-numbers.ts';
import { findUnknown } from './find-unknown.ts';
import { findGoldenGaps, NOT_TESTED } from './golden/find-golden-gaps.ts';
import type { CloneRow } from './own-rows.ts';

/** Without these it would be another clone than its maker made: nothing is published. */
const NEEDED = ['knowledge.baseIds', 'playbookId'];

/**
 * What a content lacks, or names in vain, as things stand now.
 * @param row the clone whose draft it is; null for one that is yet to be made
 */
export async function findGaps(
  context: CloneContext & RequestContext,
  content: CloneContent,
  row: CloneRow | null,
): Promise<CloneGap[]> {
  const unknown = await findUnknown(context, content, row?.id ?? null);
  const gone = unknown.map(({ path, name }): CloneGap => {
    return { path, problem: 'gone', about: name, blocks: NEEDED.includes(path) };
  });
  const goneIds = new Set(unknown.map(({ name }) => name));
  const held = content.knowledge.baseIds.filter((id) => !goneIds.has(id));
  return [
    ...publicationGaps(content),
    ...findNumbers(content),
    ...gone,
    ...(await findUnreadBases(context, held)),
    ...(await findLawsNotHeld(context, content)),
    ...(row ? await findGoldenGaps(context.db, row) : [NOT_TESTED]),
  ];
}

async function findUnreadBases({ db }: CloneContext, baseIds: readonly string[]): Promise<CloneGap[]> {
  if (baseIds.length === 0) return [];
  const counted = await db
    .select({
      id: document.knowledgeBaseId,
      working: sql<number>`(count(*) filter (where ${document.state} in ('waiting', 'working')))::int`,
      ready: sql<number>`(count(*) filter (where ${document.state} = 'ready' and ${document.segments} > 0))::int`,
    })
    .from(document)
    .where(inArray(document.knowledgeBaseId, [...baseIds]))
    .groupBy(document.knowledgeBaseId);
  const isReady = (id: string) => counted.some((one) => one.id === id && one.working === 0 && one.ready > 0);
  return baseIds
    .filter((id) => !isReady(id))
    .map((id) => ({ path: 'knowledge.baseIds', problem: 'not_ready', about: id, blocks: true }));
}

/** A law that is not held narrows nothing and widens nothing: it is told, and keeps no one from publishing. */
async function findLawsNotHeld(context: CloneContext, { scope }: CloneContent): Promise<CloneGap[]> {
  if (scope.lawsOnly.length + scope.lawsWithout.length === 0) return [];
  const index = await readLibrary(context);
  const notHeld = (path: string, titles: readonly string[]) =>
    titles
      .filter((title) => findLawByName(index, title) === null)
      .map((about): CloneGap => ({ path, problem: 'not_held', about, blocks: false }));
  return [...notHeld('scope.lawsOnly', scope.lawsOnly), ...notHeld('scope.lawsWithout', scope.lawsWithout)];
}
