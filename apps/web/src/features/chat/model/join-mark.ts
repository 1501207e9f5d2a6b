import type { CheckedCitation, CitationState } from '@mingfa/contract/evidence';

/** Nothing is wrong with it. */
const isSound = (state: CitationState) => state === 'verified' || state === 'not_compared';

/**
 * A citation and the number behind it as one: `《劳动合同法》第二十一条[3]`. Where they were checked differently, what is wrong
 * with either is said.
 */
export function joinMark(citation: CheckedCitation, mark: CheckedCitation): CheckedCitation {
  const { sourceIndex } = mark;
  const told =
    [citation, mark].find(({ state }) => !isSound(state)) ??
    [citation, mark].find(({ state }) => state === 'verified') ??
    citation;
  return { ...citation, state: told.state, quote: told.quote, sourceIndex };
}
