import type { AuditedCitation, WordingPiece } from '@mingfa/contract/citation-audit';
import { diffWords } from '@mingfa/legal/words/diff-words';
import { characterBigrams } from '@mingfa/legal/words/segmentation';

/** More of an article or of a quotation is not shown. */
const SHOWN_MAX_CHARACTERS = 3000;

const KINDS = { same: 'same', removed: 'quoted', added: 'law' } as const;

/** The article as far as it is shown, and the quoted words against the part of it that is most like them. */
export function compareWording(quote: string | null, article: string): AuditedCitation['wording'] {
  const shown = article.slice(0, SHOWN_MAX_CHARACTERS);
  if (quote === null) return { article: shown, pieces: [] };
  const quoted = quote.slice(0, SHOWN_MAX_CHARACTERS).replace(/[ \t　]*\n\s*/g, '\n');
  const pieces = diffWords(quoted, likestPart(quoted, shown)).map(
    ({ kind, text }): WordingPiece => ({ kind: KINDS[kind], text }),
  );
  // What the article says before and after the words that were quoted is no difference.
  const isAround = (piece: WordingPiece | undefined) => piece?.kind === 'law';
  while (isAround(pieces[0])) pieces.shift();
  while (isAround(pieces.at(-1))) pieces.pop();
  return { article: shown, pieces };
}

/** The sentences of an article, from the first to the last that a quotation takes up. */
function likestPart(quote: string, article: string): string {
  const sentences = article.match(/[^。；;\n]*[。；;\n]+|[^。；;\n]+$/g) ?? [article];
  const own = new Set(characterBigrams(quote));
  const shares = sentences.map((sentence) => {
    const pairs = new Set(characterBigrams(sentence));
    const shared = [...pairs].filter((pair) => own.has(pair)).length;
    return pairs.size === 0 ? 0 : shared / Math.min(pairs.size, own.size);
  });
  const taken = Math.max(...shares) * TAKEN_UP;
  const first = shares.findIndex((share) => share >= taken);
  const last = shares.findLastIndex((share) => share >= taken);
  return sentences.slice(first, last + 1).join('');
}

/** A sentence that shares so much of what the likest one shares is quoted, too. */
const TAKEN_UP = 0.5;
