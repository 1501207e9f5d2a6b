import { type DocumentPart, IGNORED_KINDS } from '@mingfa/contract/document-content';
import type { ReadableFile } from '@mingfa/files/reading/source-file';
import { and, eq, gt, lte, max } from 'drizzle-orm';
import { documentPart } from '../../db/schema/document.ts';
import { AppError } from '../../ports/app-error.ts';
import type { DocumentRow } from './describe-document.ts';
import { endStage, withStageMs } from './end-stage.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { listUnreadPages } from './list-unread-pages.ts';
import { type Step, writeStep } from './write-step.ts';

/** Rows, and characters of JSON, that go into one statement: others wait while it runs. */
const BATCH_PARTS = 100;
const BATCH_CHARACTERS = 400_000;
const DELETED_AT_ONCE = 200;
const PROGRESS_MS = 400;

/** Stage `parsed`: reads the file into parts. Begun again it starts over, since a parser cannot go on in the middle. */
export async function parseStage(
  context: IngestionContext,
  row: DocumentRow,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  await removeParts(context, row);
  const read = await context.files.withPath(row.fileKey, (path) =>
    readParts(context, row, { path, name: row.name, isTranscript: row.format === 'transcript' }, signal),
  );
  if (!read) throw new AppError('store_unavailable', {}, { cause: new Error('The original is not there.') });
  // A document without pages to recognise goes past the queue in which others wait for that.
  const unread = await listUnreadPages(context, { ...row, format: read.format });
  await endStage(context, row, unread.length > 0 ? 'parsed' : 'recognised', {
    parts: read.parts,
    ignored: IGNORED_KINDS.filter((kind) => read.ignored.has(kind)),
    stageMs: withStageMs('parsed', begun),
  });
}

async function readParts(
  context: IngestionContext,
  step: Step,
  file: ReadableFile,
  signal: AbortSignal,
): Promise<{ parts: number; format: DocumentRow['format']; ignored: ReadonlySet<string> }> {
  let parts = 0;
  let format: DocumentRow['format'] = null;
  let batch: DocumentPart[] = [];
  let batchCharacters = 0;
  const ignored = new Set<string>();
  let told = performance.now();
  let progress: { pagesDone: number; pagesTotal: number | null } = { pagesDone: 0, pagesTotal: null };
  const flush = async () => {
    const rows = batch.map((part) => ({ documentId: step.id, ...part }));
    batch = [];
    batchCharacters = 0;
    told = performance.now();
    await writeStep(context, step, { ...progress, parts }, async (tx) => {
      if (rows.length > 0) await tx.insert(documentPart).values(rows);
    });
  };
  for await (const event of context.parser.parse(file, signal)) {
    if (event.kind === 'found') {
      format = event.format;
      await writeStep(context, step, { format, pages: event.pages });
    } else if (event.kind === 'progress') {
      progress = { pagesDone: event.done, pagesTotal: event.total };
      if (performance.now() - told > PROGRESS_MS) await flush();
    } else if (event.kind === 'part') {
      parts += 1;
      batch.push(event.part);
      batchCharacters += weightOf(event.part);
      if (batch.length >= BATCH_PARTS || batchCharacters >= BATCH_CHARACTERS) await flush();
    } else ignored.add(event.what);
    signal.throwIfAborted();
  }
  await flush();
  return { parts, format, ignored };
}

/** About how long the part is as JSON. */
function weightOf(part: DocumentPart): number {
  return part.blocks.reduce(
    (sum, block) =>
      sum + 300 + block.text.length + (block.rows ? block.text.length + 60 * block.rows.length : 0),
    200,
  );
}

async function removeParts(context: IngestionContext, step: Step): Promise<void> {
  const [last] = await context.db
    .select({ number: max(documentPart.number) })
    .from(documentPart)
    .where(eq(documentPart.documentId, step.id));
  const end = last?.number ?? 0;
  await writeStep(context, step, { pagesDone: 0, pagesTotal: null, recognisedPages: 0 });
  for (let after = 0; after < end; after += DELETED_AT_ONCE) {
    await writeStep(context, step, {}, async (tx) => {
      await tx
        .delete(documentPart)
        .where(
          and(
            eq(documentPart.documentId, step.id),
            gt(documentPart.number, after),
            lte(documentPart.number, after + DELETED_AT_ONCE),
          ),
        );
    });
  }
}
