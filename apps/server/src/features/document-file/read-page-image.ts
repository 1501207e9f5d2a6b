import { buffer } from 'node:stream/consumers';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { type DocumentRow, holdObject, type IngestionContext } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { errorForLog } from '../../runtime/error-for-log.ts';
import { openDocumentTicket } from './document-ticket.ts';
import { PAGED_FORMATS } from './get-document-addresses.ts';
import { shareWork } from './share-work.ts';

export type DocumentFileContext = IngestionContext & { secrets: Secrets };

/** Sharp on a wide screen, and some hundred kilobytes. */
const WIDTH_PX = 1240;

export interface PageImage {
  mediaType: string;
  content: Uint8Array;
  /** Changes with the image. */
  tag: string;
}

const rendering = shareWork<PageImage>();

/**
 * The image of a page, by a ticket: rendered when it is first asked for, then kept in the store.
 * @throws AppError `not_found`, `store_unavailable`, `parser_timeout`, `file_damaged`
 */
export async function readPageImage(
  context: DocumentFileContext & RequestContext<unknown>,
  input: { ticket: string; page: number },
): Promise<PageImage> {
  const row = await openDocumentTicket(context, 'document-page-image', input.ticket);
  const { page } = input;
  if (!PAGED_FORMATS.has(row.format ?? '') || page > (row.pages ?? page)) throw new AppError('not_found');
  const key = `${row.id}-page${page}-${WIDTH_PX}`;
  const kept = await context.files.read(key);
  if (kept) return describeImage(key, await buffer(kept));
  return rendering(key, context.signal, (shared) => renderPage(context, row, page, key, shared));
}

async function renderPage(
  context: DocumentFileContext,
  row: DocumentRow,
  page: number,
  key: string,
  signal: AbortSignal,
): Promise<PageImage> {
  const image = await context.files
    .withPath(row.fileKey, (path) =>
      context.parser.renderPage({ path, name: row.name }, page, WIDTH_PX, signal),
    )
    .catch((error: unknown) => {
      if (!(error instanceof ParseFailure)) throw error;
      const isLate = error.code === 'parser_timeout' || error.code === 'parser_memory';
      throw new AppError(isLate ? 'parser_timeout' : 'file_damaged', error.values, { cause: error });
    });
  if (!image) throw new AppError('not_found');
  try {
    await holdObject(context, context.db, key, row.id);
    await context.files.write(key, image.content);
  } catch (error) {
    // It can be rendered again; the reader has it.
    context.logger.warn({ error: errorForLog(error) }, 'the image of a page could not be kept');
  }
  return describeImage(key, image.content);
}

function describeImage(key: string, content: Uint8Array): PageImage {
  // The store keeps no types: PNG begins with its name, the only other one rendered is WebP.
  const mediaType = content[0] === 0x89 ? 'image/png' : 'image/webp';
  return { mediaType, content, tag: key };
}
