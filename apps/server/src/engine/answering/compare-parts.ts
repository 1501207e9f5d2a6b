import type { SentenceComparison } from '@mingfa/legal/citation/agreement/sentence-comparison';
import { isFigureOfCase, isToldOfCase, SAYS_SO, STATES_RULE } from './case-words.ts';
import { type ComparedCitation, compareClaim, isEnough, stanceIn } from './compare-claim.ts';
import type { LibraryReader } from './library-reader.ts';
import type { OwnPart } from './own-part.ts';
import { startOfLastEnglishSentence } from './sentence-around.ts';

/** Words of so many characters in a cell are a sentence. */
const CELL_STATES = 16;
/** A row of a table in whose cells no rule is told. */
const isRowOfWords = (claim: string): boolean =>
  /^\s*\|/.test(claim) &&
  claim
    .split('|')
    .map((cell) => cell.trim())
    .every(
      ({ length }, at, cells) => length < 8 || (length < CELL_STATES && !STATES_RULE.test(cells[at] ?? '')),
    );

/**
 * Where a sentence cites several articles, its words differ only where those said of this one do, and agree only where they do. Who tells
 * that a rule was broken or does not fit the case contradicts it with nothing.
 */
export function compareParts(
  library: LibraryReader,
  input: ComparedCitation,
  { whole, claim, part, isStrange }: { whole: string; claim: string; part: OwnPart; isStrange: boolean },
  wording: string,
): SentenceComparison {
  const { answer } = input;
  const own = compareClaim(library, input, claim, wording, { isStrange });
  // Where nothing of it agrees, what the whole sentence says changes nothing.
  if ((own.outcome === 'nothing' || own.outcome === 'partly') && !own.isAbout) return own;
  const compared = claim === whole ? own : compareClaim(library, input, whole, wording, { isStrange });
  const nothing: SentenceComparison = {
    outcome: 'nothing',
    difference: null,
    ...(compared.isAbout ? { isAbout: true } : {}),
  };
  const { text } = answer;
  const [before, behind] = [text.slice(part.start, part.group.start), text.slice(part.group.end, part.end)];
  if (own.outcome !== 'differs') return compared.outcome === 'differs' ? nothing : own;
  const { difference } = own;
  if (stanceIn(answer, part) !== 'stated') return nothing;
  if (SAYS_SO.test(behind)) return own;
  if (difference?.kind === 'figure') {
    // A figure of the English sentence before is told of what that one cites.
    const { start, end } = answer.sentenceOf(input.citation);
    const from = start + startOfLastEnglishSentence(text.slice(start, part.group.start));
    const [earlier, here] = [text.slice(start, from), text.slice(from, end)];
    const isOfBefore = earlier.includes(difference.said) && !here.includes(difference.said);
    return isOfBefore || isFigureOfCase(claim, difference.said) ? nothing : own;
  }
  if (difference && isToldOfCase(difference.said)) return nothing;
  // The cells of a table are no sentence: 遗产管理人 | 继承人推选 says nothing of who does what.
  if (isRowOfWords(claim)) return nothing;
  // What leads up to a citation that goes on to say something is told of the case.
  const led = /[，,]([^，,]*)$/.exec(before);
  const said = led ? answer.withoutCitations(`${led[1]} ${behind}`) : '';
  const isLed = led && /^[^，。；）)]{6}/.test(behind.trim());
  if (isLed && isEnough(said) && compareClaim(library, input, said, wording).outcome !== 'differs')
    return nothing;
  return own;
}
