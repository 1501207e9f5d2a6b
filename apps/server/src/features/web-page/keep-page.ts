import { parsingSettings } from '@mingfa/contract/knowledge';
import type { WebPage } from '@mingfa/contract/web-page';
import { cleanFileName } from '@mingfa/files/naming/clean-file-name';
import type { Article } from '@mingfa/files/web/article';
import type { Transaction } from '../../db/client.ts';
import { webPage } from '../../db/schema/document.ts';
import {
  beginIngestion,
  createDocument,
  holdObject,
  type StoredOriginal,
  storeOriginal,
} from '../../engine/ingestion/index.ts';
import type { MakingContext } from '../../ports/app-context.ts';
import { takeRoom, takeStorage } from '../account/index.ts';
import { describePage } from './describe-page.ts';
import type { WebPageContext, WebPageRow } from './web-page-context.ts';

/** A page that was read, about to be kept. */
export interface NewPage {
  origin: WebPageRow['origin'];
  /** As asked for, and where it was found. */
  address: string | null;
  finalAddress: string | null;
  title: string;
  /** What was fetched: its bytes, or as it lies in the store already. */
  snapshot: Uint8Array | StoredOriginal;
  /** Null for a PDF, which is read as it is. */
  article: Article | null;
}

/**
 * Keeps a page: what was fetched as the snapshot, byte for byte, and the article found in it as the original of a document, which
 * goes the way of every file. Both are objects that the document holds.
 * @param takeSnapshot takes the snapshot from what held it in the store
 * @throws AppError `limit_reached`, `storage_exceeded`, `store_unavailable`, `disk_full`
 */
export async function keepPage(
  context: WebPageContext & MakingContext,
  page: NewPage,
  takeSnapshot?: (tx: Transaction) => Promise<unknown>,
): Promise<WebPage> {
  const { article } = page;
  const snapshot = 'fileKey' in page.snapshot ? page.snapshot : await storeOriginal(context, page.snapshot);
  const original = article ? await storeOriginal(context, Buffer.from(article.html)) : snapshot;
  const fresh = 'fileKey' in page.snapshot ? 0 : snapshot.bytes;
  const made = await context.makeOnce(async (tx) => {
    await takeSnapshot?.(tx);
    await takeRoom(context, tx, 'web_page');
    await takeStorage(context, tx, fresh + (article ? original.bytes : 0));
    const document = await createDocument(context, tx, {
      ...original,
      ownerId: context.caller.userId,
      origin: 'web',
      name: cleanFileName(`${page.title}${article ? '.html' : '.pdf'}`),
      settings: parsingSettings.parse({}),
    });
    if (article) await holdObject(context, tx, snapshot.fileKey, document.id);
    const [kept] = await tx
      .insert(webPage)
      .values({
        id: context.ids.make('webPage'),
        ownerId: context.caller.userId,
        documentId: document.id,
        snapshotKey: article ? snapshot.fileKey : null,
        address: page.address,
        finalAddress: page.finalAddress,
        title: page.title,
        author: article?.author ?? null,
        publishedAt: article?.publishedAt ?? null,
        source: article ? article.source : hostOf(page.finalAddress),
        excerpt: article?.excerpt ?? '',
        origin: page.origin,
        sha256: snapshot.sha256,
        bytes: snapshot.bytes,
        fetchedAt: context.clock.now(),
      })
      .returning();
    if (!kept) throw new Error('The page was not written.');
    return describePage(kept);
  });
  await beginIngestion(context, made.documentId);
  return made;
}

function hostOf(address: string | null): string | null {
  return address === null ? null : (URL.parse(address)?.hostname ?? null);
}
