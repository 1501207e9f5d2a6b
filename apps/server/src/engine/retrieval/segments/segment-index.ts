import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { documentSegment } from '../../../db/schema/document.ts';
import type { SegmentIndex } from '../../../ports/segment-index.ts';

/** The index of the segments of people's files. */
export function createSegmentIndex(context: { db: Database }): SegmentIndex {
  return {
    async embed() {
      return 'off';
    },
    async prepare(documentId) {
      const segments = await context.db.$count(documentSegment, eq(documentSegment.documentId, documentId));
      return { documentId, segments };
    },
    async publish() {},
    async changeSegments() {},
    async settle() {},
  };
}
