import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import type { SourceFile } from '@mingfa/files/reading/source-file';
import { and, eq, ne, sql } from 'drizzle-orm';
import { document, documentPart } from '../../db/schema/document.ts';
import { AppError } from '../../ports/app-error.ts';
import { WorkOverridden } from '../work/index.ts';
import type { DocumentRow } from './describe-document.ts';
import { endStage, withStageMs } from './end-stage.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { listUnreadPages, type UnreadPage } from './list-unread-pages.ts';
import { writeStep } from './write-step.ts';

/** Stage `recognised`: OCR page by page, each kept as soon as it is done; begun again it goes on after the last one. */
export async function recogniseStage(
  context: IngestionContext,
  row: DocumentRow,
  signal: AbortSignal,
): Promise<void> {
  const begun = performance.now();
  const pages = await listUnreadPages(context, row);
  const total = row.recognisedPages + pages.length;
  await writeStep(context, row, { pagesDone: row.recognisedPages, pagesTotal: total });
  const found = await context.files.withPath(row.fileKey, async (path) => {
    let read = 0;
    let failure: ParseFailure | null = null;
    for (const page of pages) {
      try {
        await recognisePage(context, row, { path, name: row.name }, page, signal);
        read += 1;
      } catch (error) {
        // One page that cannot be read keeps the others from nobody; it stays a page without text.
        if (!(error instanceof ParseFailure)) throw error;
        failure = error;
        context.logger.warn({ documentId: row.id, code: error.code }, 'a page could not be recognised');
      }
    }
    if (read === 0 && row.recognisedPages === 0 && failure) throw failure;
    return true;
  });
  if (!found) throw new AppError('store_unavailable', {}, { cause: new Error('The original is not there.') });
  await endStage(context, row, 'recognised', { stageMs: withStageMs('recognised', begun) });
}

async function recognisePage(
  context: IngestionContext,
  row: DocumentRow,
  file: SourceFile,
  { number, page, source }: UnreadPage,
  signal: AbortSignal,
): Promise<void> {
  const part = await context.parser.recognisePage(file, page, signal);
  await writeStep(
    context,
    row,
    {
      recognisedPages: sql`${document.recognisedPages} + 1`,
      pagesDone: sql`${document.recognisedPages} + 1`,
    },
    async (tx) => {
      // A page whose text was there beside its picture keeps it where the picture says nothing.
      const blocks = part.blocks.length > 0 || source === 'none' ? { blocks: part.blocks } : {};
      const written = await tx
        .update(documentPart)
        .set({ source: 'recognised', ...blocks })
        .where(
          and(
            eq(documentPart.documentId, row.id),
            eq(documentPart.number, number),
            ne(documentPart.source, 'recognised'),
          ),
        )
        .returning({ number: documentPart.number });
      // Another process, which took this one for dead, has the page already.
      if (written.length === 0) throw new WorkOverridden();
    },
  );
}
