import { and, asc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { document, documentSegment } from '../../../db/schema/document.ts';
import type { AllowedScope } from '../../access/index.ts';
import { inScope } from './segments/searched-batches.ts';

/** Passages told of each word. */
const EACH_AT_MOST = 3;
const LOOKED_AT_MOST = 200;

type SegmentWithFile = {
  segment: typeof documentSegment.$inferSelect;
  document: { id: string; name: string };
};

/** Passages of recordings in which any of these words was said, besides those known; of each word the first ones, in the order of the talk. */
export async function findWordsSaid(
  db: Database,
  words: readonly string[],
  scope: AllowedScope,
  { documentIds, without }: { documentIds: readonly string[]; without: readonly string[] },
): Promise<SegmentWithFile[]> {
  if (words.length === 0 || documentIds.length === 0) return [];
  const rows = await db
    .select({ segment: documentSegment, document: { id: document.id, name: document.name } })
    .from(documentSegment)
    .innerJoin(document, eq(document.id, documentSegment.documentId))
    .where(
      and(
        inScope(scope),
        documentSegment.enabled,
        isNotNull(documentSegment.timeStart),
        inArray(document.id, [...documentIds]),
        notInArray(documentSegment.id, [...without]),
        or(...words.map((word) => sql`position(${word} in ${documentSegment.text}) > 0`)),
      ),
    )
    .orderBy(asc(documentSegment.documentId), asc(documentSegment.position))
    .limit(LOOKED_AT_MOST);
  const told = new Set(
    words.flatMap((word) => rows.filter(({ segment }) => segment.text.includes(word)).slice(0, EACH_AT_MOST)),
  );
  return rows.filter((row) => told.has(row));
}
