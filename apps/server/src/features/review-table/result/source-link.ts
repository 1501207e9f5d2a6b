import type { DocumentPlace } from '@mingfa/contract/evidence';
import type { MemoWords } from './memo-words.ts';

/** Where a place of a document opens in the web application; null where nobody said where that is. */
export function sourceLink(webAddress: string | null, place: DocumentPlace): string | null {
  if (webAddress === null) return null;
  const link = new URL(`/document_reading/${place.documentId}`, webAddress);
  const [block] = place.blockIds;
  if (block) link.searchParams.set('block', block);
  return link.href;
}

/** `第 3 页`, or the row of a sheet; empty where the format has neither. */
export function placeWords({ page, sheet, row }: DocumentPlace, words: MemoWords): string {
  if (page !== null) return words.page(page);
  return sheet === null ? '' : `${sheet}${row === null ? '' : ` ${row}`}`;
}
