import { expect, it } from 'vitest';
import { countCitations, joinMark, statesOfReferences } from './count-citations.ts';
import type { CheckedCitation, CitationState } from './evidence.ts';

const checked = (
  state: CitationState,
  sourceIndex: number | null = null,
  change: Partial<CheckedCitation> = {},
): CheckedCitation => ({
  start: 0,
  end: 3,
  raw: '',
  type: sourceIndex === null ? 'statute' : 'source',
  state,
  reference: 'law_1/21',
  label: '《怀表法》第二十一条',
  location: null,
  sourceIndex,
  toArticleKey: null,
  quote: null,
  difference: null,
  better: null,
  ...change,
});

it.each<[CitationState, CitationState, CitationState]>([
  ['verified', 'verified', 'verified'],
  ['verified', 'not_compared', 'verified'],
  ['not_compared', 'verified', 'verified'],
  ['not_compared', 'not_compared', 'not_compared'],
  ['digest_only', 'digest_only', 'digest_only'],
  ['verified', 'unsupported', 'unsupported'],
  ['quote_mismatch', 'verified', 'quote_mismatch'],
])('a citation that is %s with a number that is %s is %s, and has the number', (own, mark, joined) => {
  expect(joinMark(checked(own), checked(mark, 3))).toMatchObject({ state: joined, sourceIndex: 3 });
});

const at = (start: number) => ({ start, end: start + 3 });

it('an article that is compared at one place and only named at another counts as found to exist', () => {
  const citations = [checked('verified'), checked('not_compared', null, at(50))];
  expect(countCitations(citations)).toEqual({ total: 1, verified: 0, existing: 1, differing: 0 });
});

it('a number right behind its article is one badge with it, one further off a badge of its own', () => {
  const own = checked('verified');
  expect(statesOfReferences([own, checked('not_compared', 3, at(3))]).get('law_1/21')).toBe('verified');
  expect(statesOfReferences([own, checked('not_compared', 3, at(40))]).get('law_1/21')).toBe('not_compared');
});

it('what differs anywhere goes before what could not be checked, and that before what exists', () => {
  const named = (reference: string, ...states: CitationState[]) =>
    states.map((state, index) => checked(state, null, { reference, ...at(index * 20) }));
  const citations = [
    ...named('a', 'verified', 'contradicted', 'not_compared'),
    ...named('b', 'not_compared', 'not_in_library'),
    ...named('c', 'verified'),
  ];
  expect(countCitations(citations)).toEqual({ total: 3, verified: 1, existing: 0, differing: 1 });
});
