import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { document, documentSegment } from '../../db/schema/document.ts';
import type { PersonalData } from '../../ports/personal-data.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { removeDocuments } from './remove-documents.ts';

/** A document takes its parts, segments and index entries along: others wait while one statement does that. */
const FILES_AT_ONCE = 5;

/** Documents of every feature: their originals, and the segments that were written by hand. */
export function personalDocuments(context: IngestionContext): PersonalData {
  const { db } = context;
  return {
    name: 'documents',
    async forget(userId) {
      for (let removed = 0; ; ) {
        const files = await db
          .select({ id: document.id })
          .from(document)
          .where(eq(document.ownerId, userId))
          .limit(FILES_AT_ONCE);
        if (files.length === 0) return removed;
        await removeDocuments(
          context,
          files.map(({ id }) => id),
        );
        removed += files.length;
      }
    },
    async export(userId) {
      const own = eq(document.ownerId, userId);
      const documents = await db.select().from(document).where(own).orderBy(asc(document.createdAt));
      const ids = db.select({ id: document.id }).from(document).where(own);
      const segments = await db
        .select()
        .from(documentSegment)
        .where(and(inArray(documentSegment.documentId, ids), ne(documentSegment.origin, 'parsed')));
      const files = documents.map(({ id, name, fileKey }) => ({
        path: `documents/${id}${endingOf(name)}`,
        key: fileKey,
      }));
      return { rows: { documents, segments }, files };
    },
  };
}

/** The ending of a name, where it is a plain one; the name itself could be any. */
function endingOf(name: string): string {
  return /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
}
