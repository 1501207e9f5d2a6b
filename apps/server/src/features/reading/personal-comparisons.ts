import { asc, eq } from 'drizzle-orm';
import { comparison } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** Comparisons; what was read of a document goes with the document. */
export function personalComparisons({ db }: AppContext): PersonalData {
  return {
    name: 'comparisons',
    async forget(userId) {
      const gone = await db
        .delete(comparison)
        .where(eq(comparison.ownerId, userId))
        .returning({ id: comparison.id });
      return gone.length;
    },
    async export(userId) {
      const own = eq(comparison.ownerId, userId);
      const comparisons = await db.select().from(comparison).where(own).orderBy(asc(comparison.createdAt));
      return { rows: { comparisons }, files: [] };
    },
  };
}
