import { eq, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { document, documentSegment } from '../../db/schema/document.ts';
import { AppError } from '../../ports/app-error.ts';
import type { IngestionContext } from './ingestion-context.ts';

type SegmentRow = typeof documentSegment.$inferSelect;

/** What can be done by hand with the segments of one document. */
export interface SegmentEditor {
  /** Adds one at the end. */
  add(text: string): Promise<SegmentRow>;
  change(
    segmentId: string,
    values: Partial<Pick<SegmentRow, 'text' | 'parsedText' | 'origin' | 'enabled'>>,
  ): Promise<SegmentRow>;
  remove(segment: SegmentRow): Promise<SegmentRow>;
}

/**
 * Edits a segment and its entry in the index, while nobody reads the document anew. `segmentIndex.settle` is called after the
 * transaction.
 * @param edit gives back the segment it touched
 * @throws AppError `not_found`, `file_not_ready`
 */
export async function editSegments(
  context: IngestionContext,
  tx: Transaction,
  documentId: string,
  edit: (editor: SegmentEditor) => Promise<SegmentRow>,
): Promise<SegmentRow> {
  const [held] = await tx
    .select({ state: document.state })
    .from(document)
    .where(eq(document.id, documentId))
    .for('update');
  if (!held) throw new AppError('not_found');
  if (held.state !== 'ready') throw new AppError('file_not_ready');
  const touched = await edit(editorOf(context, tx, documentId));
  await context.segmentIndex.changeSegments(tx, documentId, [touched.id]);
  return touched;
}

function editorOf(context: IngestionContext, tx: Transaction, documentId: string): SegmentEditor {
  const count = async (by: 1 | -1) => {
    const segments = sql`greatest(0, ${document.segments} + ${by})`;
    await tx.update(document).set({ segments }).where(eq(document.id, documentId));
  };
  return {
    async add(text) {
      const [last] = await tx
        .select({ position: max(documentSegment.position) })
        .from(documentSegment)
        .where(eq(documentSegment.documentId, documentId));
      const [added] = await tx
        .insert(documentSegment)
        .values({
          id: context.ids.make('segment'),
          documentId,
          position: (last?.position ?? -1) + 1,
          text,
          label: '',
          headingPath: [],
          boxes: [],
          origin: 'added',
        })
        .returning();
      await count(1);
      return present(added);
    },
    async change(segmentId, values) {
      const [changed] = await tx
        .update(documentSegment)
        .set({ ...values, id: segmentId })
        .where(eq(documentSegment.id, segmentId))
        .returning();
      return present(changed);
    },
    async remove(segment) {
      await tx.delete(documentSegment).where(eq(documentSegment.id, segment.id));
      await count(-1);
      return segment;
    },
  };
}

function present(row: SegmentRow | undefined): SegmentRow {
  if (!row) throw new AppError('not_found');
  return row;
}
