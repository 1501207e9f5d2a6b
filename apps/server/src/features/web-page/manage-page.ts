import type { WebPage } from '@mingfa/contract/web-page';
import { eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import { requireKnowledgeBase } from '../../engine/access/index.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { beginIngestion, removeDocuments, storeOriginal } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeStorage } from '../account/index.ts';
import { putInBase, refuseDuplicate } from '../knowledge/index.ts';
import { describePage } from './describe-page.ts';
import { ownPage } from './own-page.ts';
import type { WebPageContext, WebPageRow } from './web-page-context.ts';

/** One page. @throws AppError `not_found` */
export async function getPage(
  context: WebPageContext & RequestContext,
  input: { webPageId: string },
): Promise<WebPage> {
  return describePage(await ownPage(context, input.webPageId));
}

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

/**
 * Puts a page into a knowledge base: a document of the base with a copy of the article, so that each can go without the other.
 * @throws AppError `not_found`, `duplicate_file`, `storage_exceeded`
 */
export async function savePage(
  context: WebPageContext & RequestContext,
  input: { webPageId: string; konId: string },
): Promise<{ fileId: string }> {
  const row = await ownPage(context, input.webPageId);
  const original = await originalOf(context, row);
  // Both are looked at again when the copy is entered; before that, it need not be made in vain.
  const { id: baseId } = await requireKnowledgeBase(context, 'change', input.konId);
  await refuseDuplicate(context.db, baseId, original.sha256);
  const stream = await context.files.read(original.fileKey);
  if (!stream) throw new AppError('store_unavailable');
  const { name } = original;
  const copy = { name, ...(await storeOriginal(context, stream)) };
  const saved = await context.db.transaction(async (tx) => {
    await takeStorage(context, tx, copy.bytes);
    return putInBase(context, tx, { baseId, keepDuplicate: false }, async () => copy);
  });
  await beginIngestion(context, saved.id);
  return { fileId: saved.id };
}

/** Deletes a page with its snapshot and all that was made of it; copies in knowledge bases stay. @throws AppError `not_found` */
export async function deletePage(
  context: WebPageContext & RequestContext,
  input: { webPageId: string },
): Promise<void> {
  const row = await ownPage(context, input.webPageId);
  const id = row.documentId;
  await removeDocuments(context, [id], (tx) =>
    recordAudit(context, tx, { kind: 'document', action: 'deleted', id }),
  );
}

async function originalOf(context: WebPageContext, row: WebPageRow) {
  const [original] = await context.db.select().from(document).where(eq(document.id, row.documentId));
  if (!original) throw new AppError('not_found');
  return original;
}
