import { standsInPassage } from '@mingfa/legal/citation/stands-in-passage';
import { supportsSentence } from '@mingfa/legal/citation/support';
import { type AnswerText, CLAIM_MIN_LENGTH } from './answer-text.ts';
import type { Comparison } from './compare-claim.ts';
import type { LibraryReader } from './library-reader.ts';
import { quoteOf } from './quotation-of.ts';
import { normalizeWords, quoteAgrees } from './quoted-words.ts';

/** `isAbout`: it was not compared as a whole, and the passage is about what the sentence says. */
export type PassageComparison = Comparison & { isAbout?: boolean };
type CitedPlace = Parameters<typeof quoteOf>[1];

/**
 * Compares what the answer says around a `[n]` with the passage of a file it points at. Quotations that lead up to the mark
 * must stand in a source that the sentence cites, the one beside it in its own passage; a sentence without quotations is
 * verified where all of it stands in the passage, and not compared where it is only about the same.
 * @param input.names the file's title and the passage's label: naming them claims nothing
 * @param input.cited the texts of all sources that the sentence cites
 */
export function compareWithPassage(
  library: Pick<LibraryReader, 'everydayWords'>,
  input: {
    answer: AnswerText;
    citation: CitedPlace;
    passage: string;
    names: readonly string[];
    cited: readonly string[];
  },
): PassageComparison {
  const { answer, citation, passage, names, cited } = input;
  const sentence = answer.sentenceOf(citation);
  const own = quoteOf(answer, citation);
  if (own && !quoteAgrees(own.text, passage)) return { state: 'quote_mismatch', quote: own.text };
  const before = answer.citations.findLast(
    (other) => other.start >= sentence.start && other.end <= citation.start && other !== citation,
  );
  const others = answer.quotes.filter(
    (quote) =>
      quote.start >= (before?.end ?? sentence.start) &&
      quote.end <= citation.start &&
      quote.start !== own?.start,
  );
  const invented = others.find((quote) => !cited.some((one) => quoteAgrees(quote.text, one)));
  if (invented) return { state: 'quote_mismatch', quote: invented.text };
  if (own) return { state: 'verified', quote: own.text };
  const claim = names.reduce(
    (rest, name) => (name === '' ? rest : rest.replaceAll(name, ' ')),
    answer.claimOf(sentence).replaceAll('\\', ''),
  );
  if (answer.compareOnce([claim, passage, 'whole'], () => standsInPassage(claim, passage)))
    return { state: 'verified', quote: null };
  const cannotCompare =
    normalizeWords(claim).length < CLAIM_MIN_LENGTH ||
    isForeign(passage) ||
    namesWhatItNames(sentence.text, passage);
  const isAbout =
    cannotCompare ||
    answer.compareOnce([claim, passage], () =>
      supportsSentence(claim, passage, { lexicon: library.everydayWords }),
    ).supported;
  return isAbout ? { state: 'not_compared', quote: null, isAbout } : { state: 'unsupported', quote: null };
}

/** `合同引用的《旧条例》已经废止[2]`: the sentence is about what the passage cites. */
function namesWhatItNames(sentence: string, passage: string): boolean {
  return [...sentence.matchAll(/《([^》]{2,60})》/g)].some(([, title = '']) => passage.includes(title));
}

/** A text with hardly a Chinese character cannot be compared word by word with a Chinese sentence. */
function isForeign(passage: string): boolean {
  const letters = passage.match(/\p{L}/gu)?.length ?? 0;
  const chinese = passage.match(/\p{Script=Han}/gu)?.length ?? 0;
  return letters > 0 && chinese < letters / 10;
}
