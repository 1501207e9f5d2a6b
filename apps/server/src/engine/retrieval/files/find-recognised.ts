import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { documentPart, documentSegment } from '../../../db/schema/document.ts';

/** Which of the segments stand on a page that was recognised from a picture of it: such text may hold misreadings. */
export async function findRecognised(db: Database, segmentIds: readonly string[]): Promise<Set<string>> {
  if (segmentIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: documentSegment.id })
    .from(documentSegment)
    .innerJoin(documentPart, eq(documentPart.documentId, documentSegment.documentId))
    .where(
      and(
        inArray(documentSegment.id, [...segmentIds]),
        eq(documentPart.source, 'recognised'),
        // A picture is one part without a page.
        sql`(${documentPart.page} is null or ${documentPart.page} between ${documentSegment.page} and ${documentSegment.pageEnd})`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
