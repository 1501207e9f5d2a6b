import {
  type CheckedCitation,
  CITATION_RULES,
  type CitationCheck,
  type LawEvidence,
} from '@mingfa/contract/evidence';
import { expect, it } from 'vitest';
import { citedSources } from './cited-sources.ts';

const source = (index: number, articleKey: string): LawEvidence => ({
  kind: 'law',
  index,
  title: '中华人民共和国怀表法',
  shortTitle: '怀表法',
  label: `第${articleKey}条`,
  text: '怀表应当归还。',
  score: 1,
  headingPath: '',
  status: '现行有效',
  effectiveOn: '2020-01-01',
  effectiveApproximate: false,
  digest: null,
  place: { lawId: 'law_1', versionId: 'lvr_1', articleKey, paragraph: null, item: null },
});
const citation = (change: Partial<CheckedCitation>): CheckedCitation => ({
  start: 0,
  end: 3,
  raw: '[1]',
  type: 'source',
  state: 'verified',
  reference: 'x',
  label: '',
  location: null,
  sourceIndex: null,
  toArticleKey: null,
  quote: null,
  difference: null,
  better: null,
  ...change,
});
const checkOf = (...citations: CheckedCitation[]): CitationCheck => ({
  citations,
  total: 1,
  verified: 1,
  existing: 0,
  partial: false,
  rules: CITATION_RULES,
  asOf: '2026-11-22',
  libraryDate: null,
});
const sources = [source(1, '5'), source(2, '6'), source(3, '7')];
const indexes = (check: CitationCheck | null, text = '') => {
  const { cited, others } = citedSources(sources, check, text);
  return [cited.map(({ index }) => index), others.map(({ index }) => index)];
};

it('parts what an answer cites, by number or by name, from what it only looked at', () => {
  const named = citation({ type: 'statute', location: { ...sources[2]?.place, articleKey: '7' } as never });
  expect(indexes(checkOf(citation({ sourceIndex: 1 }), named))).toEqual([[1, 3], [2]]);
});

it('goes by the numbers in the text while the answer is written', () => {
  expect(indexes(null)).toEqual([[], [1, 2, 3]]);
  expect(indexes(null, '应当归还[2]。')).toEqual([[2], [1, 3]]);
});

it('calls nothing cited where the finished answer cites nothing', () => {
  expect(indexes(checkOf(), '应当归还[2]。')).toEqual([[], [1, 2, 3]]);
});
