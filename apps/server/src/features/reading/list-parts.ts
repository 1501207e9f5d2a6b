import type * as contract from '@mingfa/contract/document';
import type { DocumentBlock, DocumentPart } from '@mingfa/contract/document-content';
import type { EndpointOutput } from '@mingfa/contract/endpoint';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { documentPart } from '../../db/schema/document.ts';
import { requireReadyShownDocument } from '../../engine/access/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { ReadingContext } from './reading-context.ts';

/** An answer ends when it has so many characters: reading and writing more at once would hold others up. */
const ANSWER_CHARACTERS = 1_000_000;
const PARTS_AT_ONCE = 5;

/** Parts with their blocks, from one on; fewer than asked for when they are large. @throws AppError `not_found`, `file_not_ready` */
export async function listDocumentParts(
  context: ReadingContext & RequestContext,
  input: { documentId: string; from: number; count: number },
): Promise<{ items: DocumentPart[]; total: number }> {
  const row = await requireReadyShownDocument(context, input.documentId);
  const items: DocumentPart[] = [];
  const end = input.from + input.count;
  let characters = 0;
  for (let from = input.from; from < end && characters < ANSWER_CHARACTERS; from += PARTS_AT_ONCE) {
    const parts = await context.db
      .select({
        number: documentPart.number,
        page: documentPart.page,
        width: documentPart.width,
        height: documentPart.height,
        source: documentPart.source,
        blocks: sql<string>`${documentPart.blocks}::text`,
      })
      .from(documentPart)
      .where(
        and(
          eq(documentPart.documentId, row.id),
          gte(documentPart.number, from),
          lt(documentPart.number, Math.min(end, from + PARTS_AT_ONCE)),
        ),
      )
      .orderBy(asc(documentPart.number));
    for (const { blocks, ...part } of parts) {
      if (characters >= ANSWER_CHARACTERS) break;
      characters += blocks.length;
      items.push({ ...part, blocks: JSON.parse(blocks) as DocumentBlock[] });
    }
  }
  return { items, total: row.parts };
}

/** Sizes of all parts. @throws AppError `not_found`, `file_not_ready` */
export async function getDocumentPages(
  context: ReadingContext & RequestContext,
  input: { documentId: string },
): Promise<EndpointOutput<typeof contract.getDocumentPages>> {
  const row = await requireReadyShownDocument(context, input.documentId);
  const items = await context.db
    .select({
      number: documentPart.number,
      page: documentPart.page,
      width: documentPart.width,
      height: documentPart.height,
      source: documentPart.source,
      blocks: sql<number>`jsonb_array_length(${documentPart.blocks})`,
    })
    .from(documentPart)
    .where(eq(documentPart.documentId, row.id))
    .orderBy(asc(documentPart.number));
  return { items };
}
