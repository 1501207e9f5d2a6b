import type { OwnShare, ShareSource } from '@mingfa/contract/share';
import { desc, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { shareView } from '../../db/schema/share.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SharedThing } from '../../ports/share-source.ts';
import { type HeldShare, type ShareRow, stateOf } from './share-rows.ts';

/** Days with views that are told of a share. */
const DAYS_TOLD = 30;

/** Shares as their owner sees them. */
export async function describeShares(
  db: DatabaseOrTransaction,
  clock: Clock,
  rows: readonly HeldShare[],
): Promise<OwnShare[]> {
  const days = await readDays(
    db,
    rows.map(({ share }) => share.id),
  );
  return rows.map((held): OwnShare => {
    const { share: row } = held;
    return {
      shareId: row.id,
      type: row.type,
      title: row.title,
      note: row.note,
      state: stateOf(held, clock),
      endedReason: row.endedReason ?? '',
      source: sourceOf(row),
      withSources: row.withSources,
      isRedacted: row.redacted,
      hasPassword: row.passwordHash !== null,
      expiresOn: row.expiresOn,
      viewLimit: row.viewLimit,
      showsName: row.showsName,
      titleInPreview: row.titleInPreview,
      views: row.views,
      viewsByDay: (days.get(row.id) ?? []).toReversed(),
      createdAt: row.createdAt.toISOString(),
      snapshotAt: row.snapshotAt.toISOString(),
    };
  });
}

export async function describeShare(
  db: DatabaseOrTransaction,
  clock: Clock,
  held: HeldShare,
): Promise<OwnShare> {
  const [described] = await describeShares(db, clock, [held]);
  return described as OwnShare;
}

/** The newest days of each share, newest first. */
async function readDays(db: DatabaseOrTransaction, shareIds: string[]) {
  const byShare = new Map<string, { day: string; views: number }[]>();
  if (shareIds.length === 0) return byShare;
  const ranked = db
    .select({
      shareId: shareView.shareId,
      day: shareView.day,
      views: shareView.views,
      rank: sql<number>`row_number() over (partition by ${shareView.shareId} order by ${shareView.day} desc)`.as(
        'rank',
      ),
    })
    .from(shareView)
    .where(inArray(shareView.shareId, shareIds))
    .as('ranked');
  const rows = await db
    .select({ shareId: ranked.shareId, day: ranked.day, views: ranked.views })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${DAYS_TOLD}`)
    .orderBy(desc(ranked.day));
  for (const { shareId, day, views } of rows)
    byShare.set(shareId, [...(byShare.get(shareId) ?? []), { day, views }]);
  return byShare;
}

type StoredSource = Pick<ShareRow, 'sourceKind' | 'sourceId' | 'messageIds'>;

/** What a share was made of, as the contract says it. */
export function sourceOf({ sourceKind: kind, sourceId, messageIds }: StoredSource): ShareSource {
  switch (kind) {
    case 'conversation':
    case 'search':
      return { kind, conversationId: sourceId, ...(messageIds ? { messageIds } : {}) };
    case 'clone':
      return { kind, appId: sourceId };
    case 'reading':
      return { kind, documentId: sourceId };
    case 'review':
      return { kind, reviewId: sourceId };
    case 'report':
      return { kind, reportId: sourceId };
    case 'draft':
      return { kind, draftId: sourceId };
    case 'recording':
      return { kind, recordingId: sourceId };
    case 'review_table':
      return { kind, tableId: sourceId };
    case 'analysis':
      return { kind, analysisId: sourceId };
  }
}

/** The id of the thing that a source names. */
export function thingOf(source: ShareSource): SharedThing {
  switch (source.kind) {
    case 'conversation':
    case 'search':
      return { sourceId: source.conversationId, messageIds: source.messageIds ?? null };
    case 'clone':
      return { sourceId: source.appId, messageIds: null };
    case 'reading':
      return { sourceId: source.documentId, messageIds: null };
    case 'review':
      return { sourceId: source.reviewId, messageIds: null };
    case 'report':
      return { sourceId: source.reportId, messageIds: null };
    case 'draft':
      return { sourceId: source.draftId, messageIds: null };
    case 'recording':
      return { sourceId: source.recordingId, messageIds: null };
    case 'review_table':
      return { sourceId: source.tableId, messageIds: null };
    case 'analysis':
      return { sourceId: source.analysisId, messageIds: null };
  }
}
