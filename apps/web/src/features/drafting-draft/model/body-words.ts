import type { DocumentBody } from '@mingfa/contract/draft-document';
import { documentText } from '@mingfa/legal/drafting/document-text';
import { replaceEqualDeep } from '@tanstack/react-query';

/** Whether two documents are alike in every word and look. */
export const isSameBody = (one: DocumentBody | null, other: DocumentBody | null): boolean =>
  one === other || replaceEqualDeep(one, other) === one;

/** The words of a document, a line for each paragraph. */
export const bodyWords = (blocks: DocumentBody): string =>
  documentText({ title: '', layout: 'plain', pageFoot: [], blocks });

/** What each of two documents has that the other has not, by lines; null where it is as the template makes it. */
export function differingLines(mine: DocumentBody | null, theirs: DocumentBody | null) {
  const only = (one: DocumentBody | null, other: DocumentBody | null) => {
    if (one === null) return null;
    if (other === null) return bodyWords(one);
    const held = new Set(bodyWords(other).split('\n'));
    return bodyWords(one)
      .split('\n')
      .filter((line) => !held.has(line))
      .join('\n');
  };
  return { mine: only(mine, theirs), theirs: only(theirs, mine) };
}
