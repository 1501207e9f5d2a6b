import { asc, eq } from 'drizzle-orm';
import { webPage } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { PersonalData } from '../../ports/personal-data.ts';

/** Kept pages with what was fetched; their documents hold the stored objects. */
export function personalWebPages({ db }: AppContext): PersonalData {
  return {
    name: 'web-pages',
    async forget(userId) {
      const gone = await db.delete(webPage).where(eq(webPage.ownerId, userId)).returning({ id: webPage.id });
      return gone.length;
    },
    async export(userId) {
      const own = eq(webPage.ownerId, userId);
      const webPages = await db.select().from(webPage).where(own).orderBy(asc(webPage.fetchedAt));
      const files = webPages.flatMap(({ id, snapshotKey }) =>
        snapshotKey ? [{ path: `web-pages/${id}.html`, key: snapshotKey }] : [],
      );
      return { rows: { webPages }, files };
    },
  };
}
