import { requireKnowledgeBase } from '../../engine/access/index.ts';
import { beginIngestion, storeOriginal } from '../../engine/ingestion/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import { takeStorage } from '../account/index.ts';
import { putInBase, refuseDuplicate } from '../knowledge/index.ts';
import { originalOf } from './original-of.ts';
import { ownPage } from './own-page.ts';
import type { WebPageContext } from './web-page-context.ts';

/**
 * Puts a page into a knowledge base: a document of the base with a copy of the article, so that each can go without the other.
 * @throws AppError `not_found`, `duplicate_file`, `storage_exceeded`
 */
export async function savePage(
  context: WebPageContext & MakingContext,
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
  const saved = await context.makeOnce(async (tx) => {
    await takeStorage(context, tx, copy.bytes);
    const { id } = await putInBase(context, tx, { baseId, keepDuplicate: false }, async () => copy);
    return { fileId: id };
  });
  await beginIngestion(context, saved.fileId);
  return saved;
}
