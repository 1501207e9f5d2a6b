import type { CheckedCitation, CitationState } from '@mingfa/contract/evidence';
import { expect, it } from 'vitest';
import { joinMark } from './join-mark.ts';

const checked = (state: CitationState, sourceIndex: number | null = null): CheckedCitation => ({
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
