import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  addressBookEntry,
  draft,
  draftSuggestion,
  draftVersion,
  evidenceBundle,
  evidenceFile,
  letterhead,
  matter,
  ownTemplate,
} from '../../db/schema/drafting.ts';
import { removeObjects, type StoreContext } from '../../engine/ingestion/index.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { removeBundles } from './evidence/remove-evidence.ts';

/** A person's matters with their facts, their evidence and its bundles, their drafts with versions, their templates and letterheads with the files, and their address book. */
export function personalDrafts(context: StoreContext): PersonalData {
  const { db } = context;
  return {
    name: 'drafts',
    async forget(userId) {
      // The files of evidence are documents, which have their own entry.
      await removeBundles(context, eq(evidenceBundle.ownerId, userId));
      const { count, files } = await db.transaction(async (tx) => {
        const templates = await tx
          .delete(ownTemplate)
          .where(eq(ownTemplate.ownerId, userId))
          .returning({ id: ownTemplate.fileKey });
        const letterheads = await tx
          .delete(letterhead)
          .where(eq(letterhead.ownerId, userId))
          .returning({ id: letterhead.fileKey });
        const gone = [
          templates,
          letterheads,
          await tx.delete(draft).where(eq(draft.ownerId, userId)).returning({ id: draft.id }),
          await tx.delete(matter).where(eq(matter.ownerId, userId)).returning({ id: matter.id }),
          await tx
            .delete(addressBookEntry)
            .where(eq(addressBookEntry.ownerId, userId))
            .returning({ id: addressBookEntry.id }),
        ];
        return { count: gone.flat().length, files: [...templates, ...letterheads].map(({ id }) => id) };
      });
      await removeObjects(context, files);
      return count;
    },
    async export(userId) {
      const drafts = await db
        .select()
        .from(draft)
        .where(eq(draft.ownerId, userId))
        .orderBy(asc(draft.createdAt));
      const bundles = await db.select().from(evidenceBundle).where(eq(evidenceBundle.ownerId, userId));
      const templates = await db
        .select()
        .from(ownTemplate)
        .where(eq(ownTemplate.ownerId, userId))
        .orderBy(asc(ownTemplate.createdAt));
      const letterheads = await db
        .select()
        .from(letterhead)
        .where(eq(letterhead.ownerId, userId))
        .orderBy(asc(letterhead.createdAt));
      return {
        rows: {
          ownTemplates: templates,
          letterheads,
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
          evidenceFiles: await db
            .select()
            .from(evidenceFile)
            .where(eq(evidenceFile.ownerId, userId))
            .orderBy(asc(evidenceFile.createdAt)),
          evidenceBundles: bundles,
          addressBook: await db
            .select()
            .from(addressBookEntry)
            .where(eq(addressBookEntry.ownerId, userId))
            .orderBy(asc(addressBookEntry.createdAt)),
        },
        files: [
          ...[...templates, ...letterheads].map(({ id, fileName, fileKey }) => ({
            path: `${id}/${fileName}`,
            key: fileKey,
          })),
          ...bundles
            .filter(({ state }) => state === 'finished')
            .map(({ id }) => ({ path: `drafts/${id}.pdf`, key: id })),
        ],
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
