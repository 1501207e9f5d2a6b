import type { AuditedCitation } from '@mingfa/contract/citation-audit';
import type { Language } from '@mingfa/contract/values';
import type { DocxChange } from '@mingfa/files/word/change/docx-change';
import { isChangedSince } from '../is-changed-since.ts';
import { commentText } from './comment-text.ts';
import { placeComments } from './place-comments.ts';

/** A comment for the Word file at every citation that somebody has to look at, or that is no longer the law of today. */
export function commentsOf(
  documentId: string,
  parts: readonly string[],
  citations: readonly AuditedCitation[],
  language: Language,
): DocxChange[] {
  const told = citations.filter((citation) => citation.isDoubtful || isChangedSince(citation));
  return placeComments(documentId, parts, told).map(({ citation, ...place }): DocxChange => {
    const comment = commentText(citation, language);
    return {
      ...place,
      id: String(citation.number),
      action: 'comment',
      text: '',
      paragraphs: [],
      clauseStart: null,
      comment,
      commentAlone: comment,
    };
  });
}
