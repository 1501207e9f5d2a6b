import type { Evidence } from '@mingfa/contract/evidence';
import { characterBigrams } from '@mingfa/legal/words/segmentation';

/** What a stranger is shown of a passage of a knowledge base. */
const EXCERPT_MAX_CHARACTERS = 200;

/**
 * A source as it is shown: of a knowledge base whose files stay closed a short excerpt around what was asked, so that nobody reads a
 * short file whole.
 */
export function showPassage(source: Evidence, question: string): Evidence {
  if (source.kind !== 'file' || source.from !== 'knowledge') return source;
  return { ...source, text: excerptOf(source.text, question) };
}

/** The sentences in a row that share most with the question: no more than there is room for, nor than half of a passage of several. */
function excerptOf(text: string, question: string): string {
  const sentences = text.trim().match(/[^。！？；\n]+[。！？；\n]*/g) ?? [text.trim()];
  const asked = new Set(characterBigrams(question));
  const scores = sentences.map(
    (sentence) => new Set(characterBigrams(sentence).filter((pair) => asked.has(pair))).size,
  );
  const most = Math.ceil(sentences.length / 2);
  let from = scores.indexOf(Math.max(...scores));
  let until = from + 1;
  const words = () => sentences.slice(from, until).join('').trim();
  const fits = (at: number) =>
    until - from < most && `${words()}${sentences[at] ?? ''}`.length <= EXCERPT_MAX_CHARACTERS;
  for (;;) {
    const isBehind = until < sentences.length && fits(until);
    const isBefore = from > 0 && fits(from - 1);
    if (!isBehind && !isBefore) break;
    if (isBehind && (!isBefore || (scores[until] ?? 0) >= (scores[from - 1] ?? 0))) until += 1;
    else from -= 1;
  }
  const shown = words();
  const isCut = until < sentences.length || shown.length > EXCERPT_MAX_CHARACTERS;
  return `${from > 0 ? '……' : ''}${shown.slice(0, EXCERPT_MAX_CHARACTERS)}${isCut ? '……' : ''}`;
}
