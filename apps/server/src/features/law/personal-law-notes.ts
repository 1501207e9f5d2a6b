import { asc, eq } from 'drizzle-orm';
import { lawNote } from '../../db/schema/law.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** Notes on articles. */
export function personalLawNotes({ db }: AppContext): PersonalData {
  return {
    name: 'law-notes',
    async forget(userId) {
      const gone = await db.delete(lawNote).where(eq(lawNote.ownerId, userId)).returning({ id: lawNote.id });
      return gone.length;
    },
    async export(userId) {
      const own = eq(lawNote.ownerId, userId);
      return {
        rows: { lawNotes: await db.select().from(lawNote).where(own).orderBy(asc(lawNote.createdAt)) },
        files: [],
      };
    },
  };
}
