import { isDeepStrictEqual } from 'node:util';
import type { CloneState, OwnClone, OwnCloneDetail } from '@mingfa/contract/clone';
import type { CloneContent, CloneGap } from '@mingfa/contract/clone-content';
import { sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { cloneVersion } from '../../db/schema/clone.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { listingOf } from './admit-to-square.ts';
import type { CloneContext } from './clone-context.ts';
import { findGaps } from './find-gaps.ts';
import { readBroken } from './golden/find-golden-gaps.ts';
import { type CloneRow, readContent } from './own-rows.ts';

/** Clones as their maker finds them in the list. */
export async function describeClones(
  db: DatabaseOrTransaction,
  rows: readonly CloneRow[],
): Promise<OwnClone[]> {
  const published = await readPublished(db, rows);
  const broken = await readBroken(db, rows);
  return rows.map((row) => {
    const draft = readContent(row.draft);
    return {
      appId: row.id,
      name: draft.name,
      avatar: draft.avatar,
      introduction: draft.introduction,
      category: draft.category,
      state: stateOf(row, draft, published.get(row.id)),
      visibility: row.visibility,
      listing: listingOf(row),
      listingReason: row.listingRefused ?? '',
      publishedVersion: row.publishedVersion,
      lastVersion: row.lastVersion,
      draftRevision: row.draftRevision,
      archived: row.archivedAt !== null,
      broken: broken.get(row.id) ?? [],
      createdAt: row.createdAt.toISOString(),
      savedAt: row.savedAt.toISOString(),
    };
  });
}

/** A clone with its draft and what the draft lacks. Not within a transaction: gaps are looked for in the library, too. */
export async function describeClone(
  context: CloneContext & RequestContext,
  row: CloneRow,
): Promise<OwnCloneDetail> {
  return describeWithGaps(context.db, row, await findGaps(context, readContent(row.draft), row));
}

/** The same with gaps that were found before. */
export async function describeWithGaps(
  db: DatabaseOrTransaction,
  row: CloneRow,
  gaps: CloneGap[],
): Promise<OwnCloneDetail> {
  const [described] = await describeClones(db, [row]);
  if (!described) throw new Error('A clone was not described.');
  return { ...described, content: readContent(row.draft), gaps, linkId: row.linkId };
}

async function readPublished(
  db: DatabaseOrTransaction,
  rows: readonly CloneRow[],
): Promise<Map<string, CloneContent>> {
  const wanted = rows.filter(({ publishedVersion }) => publishedVersion !== null);
  if (wanted.length === 0) return new Map();
  const pairs = wanted.map(({ id, publishedVersion }) => sql`(${id}::text, ${publishedVersion}::int)`);
  const versions = await db
    .select({ id: cloneVersion.cloneId, content: cloneVersion.content })
    .from(cloneVersion)
    .where(sql`(${cloneVersion.cloneId}, ${cloneVersion.version}) in (${sql.join(pairs, sql`, `)})`);
  return new Map(versions.map(({ id, content }) => [id, readContent(content)]));
}

function stateOf(row: CloneRow, draft: CloneContent, published: CloneContent | undefined): CloneState {
  if (row.lastVersion === 0) return 'draft';
  if (!published) return 'unpublished';
  return isDeepStrictEqual(draft, published) ? 'published' : 'update_pending';
}
