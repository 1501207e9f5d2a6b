import { type CheckedCitation, type CitationState, DIFFERING_STATES } from './evidence.ts';

/** A number behind its citation stands so many characters behind it at most. */
const GAP_MAX = 1;

/**
 * A citation and the number behind it as one: `《劳动合同法》第二十一条[3]`. Where they were checked differently, what is wrong
 * with either is said; what was compared for one holds for both.
 */
export function joinMark(citation: CheckedCitation, mark: CheckedCitation): CheckedCitation {
  const { sourceIndex } = mark;
  const told =
    [citation, mark].find(({ state }) => !isSound(state)) ??
    [citation, mark].find(({ state }) => state === 'verified') ??
    citation;
  return { ...citation, state: told.state, quote: told.quote, sourceIndex };
}

/** Nothing is wrong with it. */
const isSound = (state: CitationState) => state === 'verified' || state === 'not_compared';

/**
 * The state of each reference of an answer, as all its badges together say it: what differs anywhere goes before what could not be
 * checked, that before what was only found to exist. Verified is what was compared wherever it is cited.
 */
export function statesOfReferences(citations: readonly CheckedCitation[]): Map<string, CitationState> {
  const states = new Map<string, CitationState>();
  for (const { reference, state } of joinMarks(citations)) {
    const held = states.get(reference);
    if (held === undefined || weightOf(state) > weightOf(held)) states.set(reference, state);
  }
  return states;
}

function joinMarks(citations: readonly CheckedCitation[]): CheckedCitation[] {
  const joined: CheckedCitation[] = [];
  for (const citation of citations) {
    const before = joined.at(-1);
    if (before && before.sourceIndex === null && isMarkOf(citation, before))
      joined[joined.length - 1] = joinMark(before, citation);
    else joined.push(citation);
  }
  return joined;
}

const isMarkOf = (mark: CheckedCitation, before: CheckedCitation): boolean =>
  mark.type === 'source' &&
  before.type === 'statute' &&
  mark.reference === before.reference &&
  mark.start - before.end <= GAP_MAX;

function weightOf(state: CitationState): number {
  if (DIFFERING_STATES.has(state)) return 3;
  if (state === 'verified') return 0;
  return state === 'not_compared' ? 1 : 2;
}

/** How many references of an answer came to what. */
export interface CitationCounts {
  total: number;
  verified: number;
  /** Found to exist, and not compared. */
  existing: number;
  differing: number;
}

/** Counts what {@link statesOfReferences} says: the rest could not be checked. */
export function countCitations(citations: readonly CheckedCitation[]): CitationCounts {
  const states = [...statesOfReferences(citations).values()];
  const count = (is: (state: CitationState) => boolean) => states.filter(is).length;
  return {
    total: states.length,
    verified: count((state) => state === 'verified'),
    existing: count((state) => state === 'not_compared'),
    differing: count((state) => DIFFERING_STATES.has(state)),
  };
}
