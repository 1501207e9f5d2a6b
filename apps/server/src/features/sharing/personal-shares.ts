import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { share } from '../../db/schema/share.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { deleteSharesOf } from './clear-shares.ts';

/** A person's shares. Their snapshots are copies of what is exported elsewhere. */
export function personalShares({ db }: { db: Database }): PersonalData {
  return {
    name: 'shares',
    forget: (userId) => deleteSharesOf({ db }, userId),
    async export(userId) {
      const shares = await db
        .select({
          id: share.id,
          type: share.type,
          sourceKind: share.sourceKind,
          sourceId: share.sourceId,
          title: share.ownTitle,
          note: share.ownNote,
          redacted: share.redacted,
          expiresOn: share.expiresOn,
          viewLimit: share.viewLimit,
          views: share.views,
          endedReason: share.endedReason,
          createdAt: share.createdAt,
          snapshotAt: share.snapshotAt,
        })
        .from(share)
        .where(eq(share.ownerId, userId))
        .orderBy(asc(share.createdAt));
      return { rows: { shares }, files: [] };
    },
  };
}
