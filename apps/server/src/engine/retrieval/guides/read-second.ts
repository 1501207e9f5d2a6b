import type { GuideIndex } from './guide-index.ts';
import type { RankedCandidate, ReadParts } from './read-candidates.ts';
import type { QuestionPart } from './split-parts.ts';

/** What speaks for a second trouble, in the order of the weights of the model. */
export const SECOND_FEATURES = [
  'likelihood',
  'likelihoodOfFirst',
  'wordsApart',
  'wordsOfPart',
  'likenessApart',
  'cuesApart',
  'alsoSaid',
  'sameField',
  'sharedArticles',
  'clauses',
] as const;

/** Words with which people go on to another trouble. */
const ALSO = /还有|另外|而且|也没|也不|同时|并且|又|以及|还|这两|都能|\balso\b|\band\b|\bbesides\b/;
const FEW_CLAUSES = 6;
const FLOOR = -9;

/** Reads whether another guide answers a trouble of its own: what speaks for it apart from the part that the first answers. */
export function readSecond(
  index: GuideIndex,
  { parts, clauses }: ReadParts,
  first: RankedCandidate,
  second: RankedCandidate,
): number[] {
  const { guide } = second.candidate;
  let words = FLOOR;
  let likeness = 0;
  let cues = 0;
  for (const { part, likelihoodOf, near, cued } of parts) {
    if (overlap(part, first.candidate.part)) continue;
    words = Math.max(words, likelihoodOf(guide));
    likeness = Math.max(likeness, near.likeness[guide] as number);
    cues = Math.max(cues, cued[guide] as number);
  }
  const one = index.guides[first.candidate.guide];
  const other = index.guides[guide];
  const places = new Set(one?.articles.map(({ place }) => place));
  const shared = other?.articles.filter(({ place }) => places.has(place)).length ?? 0;
  return [
    Math.log(second.likelihood + 1e-4) / 4,
    first.likelihood,
    words / 4,
    second.candidate.features[1] ?? 0,
    likeness,
    Math.min(3, cues),
    ALSO.test(clauses.join('，')) ? 1 : 0,
    one?.field === other?.field ? 1 : 0,
    shared / Math.max(1, other?.articles.length ?? 1),
    Math.min(FEW_CLAUSES, clauses.length) / FEW_CLAUSES,
  ];
}

const overlap = (a: QuestionPart, b: QuestionPart): boolean => a.from <= b.to && b.from <= a.to;
