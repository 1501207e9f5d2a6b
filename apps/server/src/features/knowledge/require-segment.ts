import { and, eq, ne } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../db/client.ts';
import { document, documentSegment } from '../../db/schema/document.ts';
import { may } from '../../engine/access/index.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';

export type SegmentRow = typeof documentSegment.$inferSelect;

/** What was said is changed in the recording: here it would be lost with the next change there. */
const isNoTranscript = ne(document.origin, 'recording');

/** A segment that the caller may change, with its file. @throws AppError `not_found` */
export async function requireSegment(
  context: RequestContext,
  segmentId: string,
  tx: DatabaseOrTransaction = context.db,
): Promise<{ segment: SegmentRow; file: DocumentRow }> {
  const [row] = await tx
    .select({ segment: documentSegment, file: document })
    .from(documentSegment)
    .innerJoin(document, eq(document.id, documentSegment.documentId))
    .where(and(eq(documentSegment.id, segmentId), may(context.caller, 'change', document), isNoTranscript));
  if (!row) throw new AppError('not_found');
  return row;
}
