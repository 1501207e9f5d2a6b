import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { originalOf } from './original-of.ts';
import { ownPage } from './own-page.ts';
import type { WebPageContext } from './web-page-context.ts';

/** What was fetched, as it came. @throws AppError `not_found`, `store_unavailable` */
export async function readSnapshot(context: WebPageContext & RequestContext, input: { webPageId: string }) {
  const row = await ownPage(context, input.webPageId);
  const original = await originalOf(context, row);
  const content = await context.files.read(row.snapshotKey ?? original.fileKey);
  if (!content) throw new AppError('store_unavailable');
  const ending = row.snapshotKey === null ? '.pdf' : '.html';
  // Never as a page: what a stranger wrote is saved, not shown under our address.
  return {
    fileName: `${row.title.slice(0, 100)}${ending}`,
    mediaType: 'application/octet-stream',
    content,
    bytes: row.bytes,
  };
}
