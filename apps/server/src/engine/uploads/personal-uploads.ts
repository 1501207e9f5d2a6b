import { asc, eq } from 'drizzle-orm';
import { upload } from '../../db/schema/document.ts';
import type { AppContext } from '../../ports/app-context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import { listHeldObjects, removeObjects } from '../ingestion/index.ts';

/** Uploads that have not become documents, with the parts that came. */
export function personalUploads(context: AppContext & { files: FileStore }): PersonalData {
  const { db } = context;
  return {
    name: 'uploads',
    async forget(userId) {
      const gone = await db.delete(upload).where(eq(upload.ownerId, userId)).returning({ id: upload.id });
      const ids = gone.map(({ id }) => id);
      await removeObjects(context, await listHeldObjects(db, ids));
      return ids.length;
    },
    async export(userId) {
      const own = eq(upload.ownerId, userId);
      const uploads = await db.select().from(upload).where(own).orderBy(asc(upload.createdAt));
      const files = uploads
        .filter(({ state }) => state !== 'used')
        .flatMap(({ id, parts }) =>
          parts.map(({ key }, index) => ({ path: `uploads/${id}-${index + 1}`, key })),
        );
      return { rows: { uploads }, files };
    },
  };
}
