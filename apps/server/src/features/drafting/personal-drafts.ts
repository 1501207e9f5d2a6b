import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { addressBookEntry, draft, draftSuggestion, draftVersion, matter } from '../../db/schema/drafting.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** A person's matters with their facts, their drafts with versions, and their address book. */
export function personalDrafts({ db }: { db: Database }): PersonalData {
  return {
    name: 'drafts',
    async forget(userId) {
      return db.transaction(async (tx) => {
        const gone = [
          await tx.delete(draft).where(eq(draft.ownerId, userId)).returning({ id: draft.id }),
          await tx.delete(matter).where(eq(matter.ownerId, userId)).returning({ id: matter.id }),
          await tx
            .delete(addressBookEntry)
            .where(eq(addressBookEntry.ownerId, userId))
            .returning({ id: addressBookEntry.id }),
        ];
        return gone.flat().length;
      });
    },
    async export(userId) {
      const drafts = await db
        .select()
        .from(draft)
        .where(eq(draft.ownerId, userId))
        .orderBy(asc(draft.createdAt));
      return {
        rows: {
          matters: await db
            .select()
            .from(matter)
            .where(eq(matter.ownerId, userId))
            .orderBy(asc(matter.createdAt)),
          drafts,
          draftVersions: versionsOf(
            db,
            drafts.map(({ id }) => id),
          ),
          draftSuggestions: await db
            .select()
            .from(draftSuggestion)
            .where(eq(draftSuggestion.ownerId, userId))
            .orderBy(asc(draftSuggestion.createdAt)),
          addressBook: await db
            .select()
            .from(addressBookEntry)
            .where(eq(addressBookEntry.ownerId, userId))
            .orderBy(asc(addressBookEntry.createdAt)),
        },
        files: [],
      };
    },
  };
}

/** Versions are long and many: they come draft by draft. */
async function* versionsOf(db: Database, draftIds: readonly string[]): AsyncIterable<object> {
  for (const id of draftIds)
    yield* await db
      .select()
      .from(draftVersion)
      .where(eq(draftVersion.draftId, id))
      .orderBy(asc(draftVersion.number));
}
