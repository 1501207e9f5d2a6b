import { QUESTION_MAX_LENGTH } from '@mingfa/contract/chat';
import type { DraftPreview } from '@mingfa/contract/draft-state';
import { documentText } from '@mingfa/legal/drafting/document-text';

/** A question that takes a document along, as far as a question goes; `words` are what is asked. */
export function questionAbout({ document }: DraftPreview, words: string): string {
  const room = QUESTION_MAX_LENGTH - words.length - 2;
  return `${words}\n\n${documentText(document).slice(0, room)}`;
}
