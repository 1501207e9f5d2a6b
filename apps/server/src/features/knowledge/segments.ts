import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type * as contract from '@mingfa/contract/knowledge';
import { and, asc, eq } from 'drizzle-orm';
import { documentSegment } from '../../db/schema/document.ts';
import { requireDocument } from '../../engine/access/index.ts';
import { placeOfSegment } from '../../engine/documents/index.ts';
import { editSegments } from '../../engine/ingestion/index.ts';
import type { MakingContext, RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeRoom } from '../account/index.ts';
import { containsWords } from './contains-words.ts';
import type { KnowledgeContext } from './knowledge-context.ts';
import { requireOwnFile } from './require-own-file.ts';
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

/** Adds a segment at the end. @throws AppError `not_found`, `file_not_ready`, `limit_reached` */
export async function addSegment(
  context: KnowledgeContext & MakingContext,
  input: { fileId: string; text: string },
): Promise<contract.Segment> {
  const { id } = await requireOwnFile(context, input.fileId);
  const added = await context.makeOnce(async (tx) => {
    await takeRoom(context, tx, 'segment');
    return describeSegment(await editSegments(context, tx, id, (segments) => segments.add(input.text)));
  });
  await context.segmentIndex.settle();
  return added;
}

/** Changes the text of a segment, or switches it on or off. @throws AppError `not_found`, `file_not_ready` */
export async function updateSegment(
  context: KnowledgeContext & RequestContext,
  input: EndpointInput<typeof contract.updateSegment>,
): Promise<contract.Segment> {
  const { file } = await requireSegment(context, input.segmentId);
  const row = await context.db.transaction((tx) =>
    editSegments(context, tx, file.id, async (segments) => {
      const { segment } = await requireSegment(context, input.segmentId, tx);
      return segments.change(segment.id, {
        ...(input.enabled === undefined ? {} : { enabled: input.enabled }),
        ...(input.text === undefined ? {} : withText(segment, input.text)),
      });
    }),
  );
  await context.segmentIndex.settle();
  return describeSegment(row);
}

/** Deletes what was added by hand, or takes an edit back. @throws AppError `not_found`, `file_not_ready` */
export async function deleteSegment(
  context: KnowledgeContext & RequestContext,
  input: { segmentId: string },
): Promise<void> {
  const { file } = await requireSegment(context, input.segmentId);
  await context.db.transaction((tx) =>
    editSegments(context, tx, file.id, async (segments) => {
      const { segment } = await requireSegment(context, input.segmentId, tx);
      if (segment.origin === 'edited')
        return segments.change(segment.id, withText(segment, segment.parsedText ?? segment.text));
      // What was read from the file is switched off, not deleted.
      if (segment.origin === 'parsed') throw new AppError('not_found');
      return segments.remove(segment);
    }),
  );
  await context.segmentIndex.settle();
}

/** The text of a segment with what was read kept beside it; the same text again is no edit any more. */
function withText(segment: SegmentRow, text: string): Partial<SegmentRow> {
  if (segment.origin === 'added') return { text };
  const parsedText = segment.parsedText ?? segment.text;
  return text === parsedText
    ? { text, parsedText: null, origin: 'parsed' }
    : { text, parsedText, origin: 'edited' };
}
