import type { DocumentPlace } from '@mingfa/contract/evidence';
import { type ClauseOf, numberOfBlock } from './clauses-of-documents.ts';
import type { MemoWords } from './memo-words.ts';

/** Where a place of a document opens in the web application; null where nobody said where that is. */
export function sourceLink(webAddress: string | null, place: DocumentPlace): string | null {
  if (webAddress === null) return null;
  const link = new URL(`/document_reading/${place.documentId}`, webAddress);
  const [block] = place.blockIds;
  if (block) link.searchParams.set('block', block);
  return link.href;
}

/** `第 3 页 · 第五条`: the page or the row of a sheet, and the clause; the paragraph where the format has neither and no clause is told. */
export function placeWords(place: DocumentPlace, words: MemoWords, clauseOf: ClauseOf): string {
  const { page, sheet, row } = place;
  const inSheet = sheet === null ? '' : `${sheet}${row === null ? '' : ` ${row}`}`;
  const at = [page === null ? inSheet : words.page(page), clauseOf(place)].filter((part) => part !== '');
  const block = numberOfBlock(place.blockIds[0]);
  return at.length > 0 || block === null ? at.join(' · ') : words.paragraph(block + 1);
}
