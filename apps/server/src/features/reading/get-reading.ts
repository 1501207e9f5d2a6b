import type { DocumentReading } from '@mingfa/contract/document';
import { eq } from 'drizzle-orm';
import { document, documentReading } from '../../db/schema/document.ts';
import { requireReadyDocument } from '../../engine/access/index.ts';
import { readStoredParts } from '../../engine/documents/index.ts';
import type { DocumentRow } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { analyseDocument } from './analyse-document.ts';
import type { ReadingContext } from './reading-context.ts';

/** Grows with every change of the rules that read a document; what an older one computed is computed again. */
const READING_REVISION = 3;

/** Readings being computed by this process: who asks for the same one waits for it. */
const underWay = new Map<string, Promise<DocumentReading>>();
const untilDone = new AbortController().signal;

/**
 * Summary, outline and key facts; computed now when they are not there yet.
 * @throws AppError `not_found`, `file_not_ready`, `parser_timeout`, `parser_memory`
 */
export async function getReading(
  context: ReadingContext & RequestContext,
  input: { documentId: string },
): Promise<DocumentReading> {
  const row = await requireReadyDocument(context, input.documentId);
  return readingOf(context, row);
}

/** The reading of a document that is ready. */
export async function readingOf(context: ReadingContext, row: DocumentRow): Promise<DocumentReading> {
  const [held] = await context.db
    .select()
    .from(documentReading)
    .where(eq(documentReading.documentId, row.id));
  const isFresh =
    held?.revision === READING_REVISION && (row.readyAt === null || held.computedAt >= row.readyAt);
  return isFresh ? (held.reading as DocumentReading) : computeOnce(context, row.id);
}

/** Computes the reading of a document that somebody is about to read, as soon as it is ready. */
export async function keepReading(context: ReadingContext, documentId: string): Promise<void> {
  const [row] = await context.db.select().from(document).where(eq(document.id, documentId));
  // Files of a knowledge base are many, and most of them are never opened: theirs is computed when they are. Transcripts are read by rules of their own.
  const isSeldomOpened = row?.origin === 'knowledge' || row?.origin === 'recording';
  if (row?.state !== 'ready' || (isSeldomOpened && row.openedAt === null)) return;
  await computeOnce(context, documentId);
}

function computeOnce(context: ReadingContext, documentId: string): Promise<DocumentReading> {
  const running = underWay.get(documentId);
  if (running) return running;
  const begun = compute(context, documentId).finally(() => underWay.delete(documentId));
  underWay.set(documentId, begun);
  return begun;
}

async function compute(context: ReadingContext, documentId: string): Promise<DocumentReading> {
  const computedAt = context.clock.now();
  const parts = await readStoredParts(context, documentId);
  const reading = await analyseDocument({ documentId, parts }, untilDone);
  const values = { revision: READING_REVISION, reading, computedAt };
  await context.db.transaction(async (tx) => {
    // The document may have been deleted meanwhile.
    const held = await tx
      .select({ id: document.id })
      .from(document)
      .where(eq(document.id, documentId))
      .for('key share');
    if (held.length === 0) return;
    await tx
      .insert(documentReading)
      .values({ documentId, ...values })
      .onConflictDoUpdate({ target: documentReading.documentId, set: values });
  });
  return reading;
}
