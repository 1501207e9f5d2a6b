import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { document, documentSegment } from '../../db/schema/document.ts';
import { requireDocument } from '../../engine/access/index.ts';
import { placeOfSegment } from '../../engine/documents/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { containsWords } from './contains-words.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { requireSegment, type SegmentRow } from './require-segment.ts';

export function describeSegment(row: SegmentRow): contract.Segment {
  const { rangeStart, rangeEnd } = row;
  return {
    segmentId: row.id,
    position: row.position,
    text: row.text,
    label: row.label,
    headingPath: row.headingPath,
    place: placeOfSegment(row),
    range: rangeStart === null || rangeEnd === null ? null : { start: rangeStart, end: rangeEnd },
    enabled: row.enabled,
    origin: row.origin,
  };
}

/** Segments of a file in order; with `q` those in which every word stands. @throws AppError `not_found` */
export async function listSegments(
  context: KnowledgeContext & RequestContext,
  input: EndpointInput<typeof contract.listSegments>,
): Promise<EndpointOutput<typeof contract.listSegments>> {
  const { page, pageSize, q } = input;
  await requireDocument(context, 'read', input.fileId);
  const condition = and(
    eq(documentSegment.documentId, input.fileId),
    ...containsWords(documentSegment.text, q),
  );
  const total = await context.db.$count(documentSegment, condition);
  const rows = await context.db
    .select()
    .from(documentSegment)
    .where(condition)
    .orderBy(asc(documentSegment.position))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(describeSegment), total, page, pageSize };
}

/** Adds a segment at the end. @throws AppError `not_found`, `file_not_ready` */
export async function addSegment(
  context: KnowledgeContext & RequestContext,
  input: { fileId: string; text: string },
): Promise<contract.Segment> {
  await requireDocument(context, 'change', input.fileId);
  const row = await changeSegments(context, input.fileId, async (tx) => {
    const [last] = await tx
      .select({ position: max(documentSegment.position) })
      .from(documentSegment)
      .where(eq(documentSegment.documentId, input.fileId));
    const [added] = await tx
      .insert(documentSegment)
      .values({
        id: context.ids.make('segment'),
        documentId: input.fileId,
        position: (last?.position ?? -1) + 1,
        text: input.text,
        label: '',
        headingPath: [],
        boxes: [],
        origin: 'added',
      })
      .returning();
    await tx
      .update(document)
      .set({ segments: sql`${document.segments} + 1` })
      .where(eq(document.id, input.fileId));
    return added;
  });
  return describeSegment(row);
}

/** Changes the text of a segment, or switches it on or off. @throws AppError `not_found`, `file_not_ready` */
export async function updateSegment(
  context: KnowledgeContext & RequestContext,
  input: EndpointInput<typeof contract.updateSegment>,
): Promise<contract.Segment> {
  const { file } = await requireSegment(context, input.segmentId);
  const row = await changeSegments(context, file.id, async (tx) => {
    const { segment } = await requireSegment(context, input.segmentId, tx);
    const [changed] = await tx
      .update(documentSegment)
      .set({
        ...(input.enabled === undefined ? {} : { enabled: input.enabled }),
        ...(input.text === undefined ? {} : withText(segment, input.text)),
        id: segment.id,
      })
      .where(eq(documentSegment.id, segment.id))
      .returning();
    return changed;
  });
  return describeSegment(row);
}

/** Deletes what was added by hand, or takes an edit back. @throws AppError `not_found`, `file_not_ready` */
export async function deleteSegment(
  context: KnowledgeContext & RequestContext,
  input: { segmentId: string },
): Promise<void> {
  const { file } = await requireSegment(context, input.segmentId);
  await changeSegments(context, file.id, async (tx) => {
    const { segment } = await requireSegment(context, input.segmentId, tx);
    if (segment.origin === 'edited') {
      await tx
        .update(documentSegment)
        .set(withText(segment, segment.parsedText ?? segment.text))
        .where(eq(documentSegment.id, segment.id));
      return segment;
    }
    // What was read from the file is switched off, not deleted.
    if (segment.origin === 'parsed') throw new AppError('not_found');
    await tx.delete(documentSegment).where(eq(documentSegment.id, segment.id));
    await tx
      .update(document)
      .set({ segments: sql`greatest(0, ${document.segments} - 1)` })
      .where(eq(document.id, file.id));
    return segment;
  });
}

/** The text of a segment with what was read kept beside it; the same text again is no edit any more. */
function withText(segment: SegmentRow, text: string): Partial<SegmentRow> {
  if (segment.origin === 'added') return { text };
  const parsedText = segment.parsedText ?? segment.text;
  return text === parsedText
    ? { text, parsedText: null, origin: 'parsed' }
    : { text, parsedText, origin: 'edited' };
}

/** Changes a segment and its entry in the index in one transaction, while nobody reads the file anew. */
async function changeSegments(
  context: KnowledgeContext,
  fileId: string,
  change: (tx: Transaction) => Promise<SegmentRow | undefined>,
): Promise<SegmentRow> {
  const row = await context.db.transaction(async (tx) => {
    const [file] = await tx
      .select({ state: document.state })
      .from(document)
      .where(eq(document.id, fileId))
      .for('update');
    if (!file) throw new AppError('not_found');
    if (file.state !== 'ready') throw new AppError('file_not_ready');
    const changed = await change(tx);
    if (!changed) throw new AppError('not_found');
    await context.segmentIndex.changeSegments(tx, fileId, [changed.id]);
    return changed;
  });
  await context.segmentIndex.settle();
  return row;
}
