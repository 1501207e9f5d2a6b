import type { DifferenceLine } from '@mingfa/contract/draft-version';
import type { DraftDocument } from '@mingfa/legal/drafting/document-blocks';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { compareLines } from '../../../runtime/compare-lines.ts';

/** The lines of two documents: in both, only in the older, only in the newer. */
export function compareDocuments(older: DraftDocument, newer: DraftDocument) {
  const lines = compareLines(documentText(older).split('\n'), documentText(newer).split('\n'));
  const countOf = (kind: DifferenceLine['kind']) => lines.filter((line) => line.kind === kind).length;
  return { lines, removed: countOf('removed'), added: countOf('added') };
}
