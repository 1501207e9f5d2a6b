import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { Evidence } from '@mingfa/contract/evidence';
import { expect, test } from 'vitest';
import { numberAsCited } from './number-as-cited.ts';

const sources = ['甲', '乙', '丙', '丁'].map((label, at) => ({ index: at + 1, label }) as Evidence);
const saying = (...texts: string[]): AnswerChunk[] =>
  texts.map((delta) => ({ type: 'text-delta', id: 'answer', delta }));

test('sources are numbered in the order they are cited first, the others behind them', () => {
  const answer = numberAsCited(saying('丙[3]，甲[1]。', '> ——丙 [3]', '丁[4]'), sources);
  expect(answer.chunks).toEqual(saying('丙[1]，甲[2]。', '> ——丙 [1]', '丁[3]'));
  expect(answer.sources.map(({ index, label }) => `${index}${label}`)).toEqual(['1丙', '2甲', '3丁', '4乙']);
  expect(answer.numbered('甲[1]')).toBe('甲[2]');
});

test('what is quoted and what is no source keeps its brackets', () => {
  const { chunks } = numberAsCited(saying('丙[3]，\\[3\\]，[9]，[3](https://a.example)'), sources);
  expect(chunks).toEqual(saying('丙[1]，\\[3\\]，[9]，[3](https://a.example)'));
});
