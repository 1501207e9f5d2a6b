import type { PersonalData } from './mask.ts';
import { isWord, type NameCandidate, nameCandidates } from './name-candidates.ts';
import { evidenceOf } from './name-evidence.ts';
import { weighEvidence } from './name-model.ts';
import { SURNAMES } from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

/** From so much on a stretch is taken for a name. */
const ENOUGH = 2;
/** What the neighbour in a list of names (张三、李四和王五) adds. */
const NEIGHBOUR = 2;
/** From such odds on the fitted weights alone make a name, and below these none, whatever the rules say. */
const LIKELY = { word: 0.75, other: -1 };
const UNLIKELY = -4;
/** What the rules think so little of is not weighed. */
const HOPELESS = -4;

/** Names of natural persons with a surname in front, in a flat text: weighed by what is written around and in them. */
export function findChineseNames(text: string, grid: WordGrid): PersonalData[] {
  const candidates = nameCandidates(text, grid)
    .map((one) => ({ ...one, score: weighed(text, grid, one) }))
    .filter(({ score }) => score > 0);
  return choose(text, grid, candidates).map(({ start, end, score }) => ({
    kind: 'name',
    start,
    end,
    sure: score >= ENOUGH + 2,
  }));
}

/** The score of the rules, raised or lowered where the weights that are fitted on many sentences are certain. */
function weighed(text: string, grid: WordGrid, one: NameCandidate): number {
  // A surname alone before a form of address.
  if (one.end === one.given || one.score < HOPELESS) return one.score;
  const odds = weighEvidence(evidenceOf(text, grid, one, one.score));
  const likely = isWord(text, grid, one.start, one.end) ? LIKELY.word : LIKELY.other;
  if (odds >= likely) return Math.max(one.score, ENOUGH + (odds - likely) / 2);
  // The surer the rules are behind a word that announces somebody, the surer the weights must be of the contrary.
  const unlikely = one.cue >= 2 ? UNLIKELY - Math.max(0, one.score - ENOUGH) : UNLIKELY;
  return odds < unlikely ? Math.min(one.score, ENOUGH - 0.5) : one.score;
}

/** The best of the candidates that lie over each other, then those beside a chosen one in a list. */
function choose(text: string, grid: WordGrid, candidates: NameCandidate[]): NameCandidate[] {
  const taken = new Uint8Array(text.length);
  const chosen: NameCandidate[] = [];
  const take = (one: NameCandidate) => {
    if (taken.subarray(one.start, one.end).some((used) => used > 0)) return;
    taken.fill(1, one.start, one.end);
    chosen.push(one);
  };
  // A character too many does no harm, one too few shows part of a name.
  const rank = ({ start, end, score }: NameCandidate) =>
    score +
    0.8 * (end - start) +
    (grid.isGuessed(start, end) ? 0.8 : 0) -
    // 欧阳雪和揭晓红: two names.
    (/[和与跟及]/.test(text[end - 1] ?? '') && SURNAMES.has(text[end] ?? '') ? 2 : 0);
  const ranked = candidates.toSorted((a, b) => rank(b) - rank(a));
  for (const one of ranked) if (one.score >= ENOUGH) take(one);
  const isListed = ({ start, end }: NameCandidate) =>
    (/[、和与及跟]/.test(text[start - 1] ?? '') && taken[start - 2] === 1) ||
    (/[、和与及跟]/.test(text[end] ?? '') && taken[end + 1] === 1);
  for (const one of ranked) {
    if (
      !isWord(text, grid, one.start, one.end) &&
      one.score < ENOUGH &&
      one.score >= ENOUGH - NEIGHBOUR &&
      isListed(one)
    )
      take(one);
  }
  return chosen;
}
