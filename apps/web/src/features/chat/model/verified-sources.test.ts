import { type CheckedCitation, CITATION_RULES, type LawEvidence } from '@mingfa/contract/evidence';
import { expect, it } from 'vitest';
import { verifiedSources } from './verified-sources.ts';

const place = { lawId: 'law_1', versionId: 'lvr_1', articleKey: '5', paragraph: null, item: null };
const source: LawEvidence = {
  kind: 'law',
  index: 1,
  title: '中华人民共和国怀表法',
  shortTitle: '怀表法',
  label: '第五条',
  text: '怀表应当归还。',
  score: 1,
  headingPath: '',
  status: '现行有效',
  effectiveOn: '2020-01-01',
  effectiveApproximate: false,
  digest: null,
  place,
};
const named = (start: number, state: CheckedCitation['state']): CheckedCitation => ({
  start,
  end: start + 8,
  raw: '《怀表法》第五条',
  type: 'statute',
  state,
  reference: 'law_1/5',
  label: '《怀表法》第五条',
  location: place,
  sourceIndex: null,
  toArticleKey: null,
  quote: null,
  difference: null,
  better: null,
});
const numbered = (start: number, state: CheckedCitation['state']): CheckedCitation => ({
  ...named(start, state),
  end: start + 3,
  raw: '[1]',
  type: 'source',
  sourceIndex: 1,
});
const ticked = (...citations: CheckedCitation[]) => [
  ...verifiedSources([source], {
    citations,
    total: 1,
    verified: 0,
    existing: 0,
    partial: false,
    rules: CITATION_RULES,
    asOf: '2026-11-22',
    libraryDate: null,
  }),
];

it('ticks a source that was compared wherever it is cited, by number or by name', () => {
  expect(ticked(numbered(0, 'verified'), named(20, 'verified'))).toEqual([1]);
});

it('ticks none of which one badge says no more than that the article exists', () => {
  expect(ticked(numbered(0, 'verified'), named(20, 'not_compared'))).toEqual([]);
  expect(ticked(named(0, 'verified'), numbered(20, 'not_compared'))).toEqual([]);
});

it('ticks a source whose number stands right behind the words that were compared, since both are one badge', () => {
  expect(ticked(named(0, 'verified'), numbered(8, 'not_compared'))).toEqual([1]);
});

it('ticks none that is not cited', () => {
  expect(ticked()).toEqual([]);
});
