import { buffer } from 'node:stream/consumers';
import { UPLOAD_PURPOSES } from '@mingfa/contract/upload';
import type { WebPage } from '@mingfa/contract/web-page';
import { requireUpload, type TakenUpload } from '../../engine/uploads/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeFile } from '../upload/index.ts';
import { keepPage } from './keep-page.ts';
import { readArticle } from './read-page.ts';
import type { WebPageContext } from './web-page-context.ts';

/**
 * Keeps an uploaded page or text like one that was opened.
 * @throws AppError `not_found`, `upload_incomplete`, `unsupported_file`, `empty_file`, `too_large`, `file_unsafe`
 */
export async function uploadPage(
  context: WebPageContext & MakingContext,
  input: { uploadId: string },
): Promise<WebPage> {
  const file = await requireUpload(context, input.uploadId, 'page');
  const content = await readUpload(context, file);
  const isPlain = /\.(?:txt|md|markdown)$/i.test(file.name);
  const mediaType = isPlain ? 'text/plain' : 'text/html';
  const article = await readArticle(context, {
    content,
    charset: null,
    mediaType,
    address: null,
    title: null,
  });
  if (article.characters === 0) throw new AppError('empty_file');
  const page = {
    origin: 'upload',
    address: null,
    finalAddress: null,
    title: article.title || file.name.replace(/\.[a-z]+$/i, ''),
    snapshot: { fileKey: file.fileKey, bytes: file.bytes, sha256: file.sha256 },
    article,
  } as const;
  return keepPage(context, page, (tx) => takeFile(context, tx, input.uploadId, 'page'));
}

async function readUpload(context: WebPageContext, file: TakenUpload): Promise<Buffer> {
  const stream = await context.files.read(file.fileKey);
  if (!stream) throw new AppError('store_unavailable');
  const content = await buffer(stream);
  const isUtf16 =
    (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff);
  if (content.subarray(0, 1024).includes('%PDF-') || (content.includes(0) && !isUtf16))
    throw new AppError('unsupported_file', { types: UPLOAD_PURPOSES.page.endings.join(' ') });
  return content;
}
