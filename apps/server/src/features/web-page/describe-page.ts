import type { WebPage } from '@mingfa/contract/web-page';
import type { WebPageRow } from './web-page-context.ts';

/** A kept page as the API shows it. */
export function describePage(row: WebPageRow): WebPage {
  return {
    webPageId: row.id,
    documentId: row.documentId,
    address: row.address,
    finalAddress: row.finalAddress,
    title: row.title,
    author: row.author,
    publishedAt: row.publishedAt,
    source: row.source,
    excerpt: row.excerpt,
    origin: row.origin,
    sha256: row.sha256,
    bytes: row.bytes,
    fetchedAt: row.fetchedAt.toISOString(),
  };
}
