import { findMeasures } from '../figures/find-measures.ts';
import { clausesOf, sharedWeight, weighPairs, wholeWeight } from './agreement/clauses.ts';

/** So much of a clause stands in one sentence of the passage before it is said to be there: what is left is how sentences are joined. */
const CLAUSE_SHARE = 0.7;
/** Shorter ones lead over: 此外, 也就是说. */
const CLAUSE_WEIGHT = 3;
const DENIES = /不|未|没有|无|非|免除|除外|禁止|拒绝/;

/**
 * Whether every clause of a sentence stands in a passage in the passage's own words, with all its figures, and denies where the passage
 * does. It looks for words and not for what they mean: a paraphrase does not stand in the passage, and is not wrong for that.
 * @param claim the sentence without its marks
 * @param passage a text of any kind: of a file, a page, a court
 * @returns false as well where the sentence says nothing that could be looked for
 */
export function standsInPassage(claim: string, passage: string): boolean {
  const claimed = clausesOf(claim).filter(({ text }) => wholeWeight(weighPairs(text)) >= CLAUSE_WEIGHT);
  if (claimed.length === 0) return false;
  // Lines of a page end anywhere.
  const sentences = passage.replace(/(?<!\n)\n(?!\n)/g, '').split(/[。；！？\n]/);
  const figures = findMeasures(passage);
  const hasFigures = findMeasures(claim).every(({ kind, value }) =>
    figures.some((one) => one.kind === kind && one.value === value),
  );
  return hasFigures && claimed.every(({ text }) => sentences.some((sentence) => standsIn(text, sentence)));
}

function standsIn(clause: string, sentence: string): boolean {
  const pairs = weighPairs(clause);
  if (sharedWeight(pairs, weighPairs(sentence)) < CLAUSE_SHARE * wholeWeight(pairs)) return false;
  const shares = clausesOf(sentence).map(({ text }) => ({
    text,
    share: sharedWeight(pairs, weighPairs(text)),
  }));
  const most = Math.max(...shares.map(({ share }) => share));
  return shares.some(({ text, share }) => share === most && DENIES.test(text) === DENIES.test(clause));
}
