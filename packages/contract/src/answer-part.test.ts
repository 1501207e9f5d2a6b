import { expect, test } from 'vitest';
import { allDataOf, answerPart, dataOf, readAnswerParts, textOf, unknownTextOf } from './answer-part.ts';

/** As the first release stored it: without the place in a file. */
const OLD_SOURCE = {
  index: 1,
  kind: 'statute',
  title: '中华人民共和国民法典',
  shortTitle: '民法典',
  label: '第五百七十七条',
  headingPath: '第三编 合同',
  text: '当事人一方不履行合同义务的，应当承担违约责任。',
  location: { lawId: 'minfadian', versionId: 'lvr_1', articleKey: '577', paragraph: null, item: null },
  digest: null,
  status: '现行有效',
  effectiveOn: '2021-01-01',
  effectiveApproximate: false,
  score: 1,
};

test('parts of earlier releases still read', () => {
  const stored = [
    { type: 'text', text: '违约怎么办' },
    { type: 'data-step', id: 'step-write', data: { kind: 'write', state: 'done' } },
    { type: 'reasoning', id: 'answer-1', text: '先想', state: 'done' },
    { type: 'text', text: '应当承担违约责任[1]。', state: 'done' },
    { type: 'data-evidence', data: { sources: [OLD_SOURCE] } },
    { type: 'data-error', data: { errorCode: 'model_cut_off', errorMessage: '断开', requestId: 'req_1' } },
  ];
  const parts = readAnswerParts(stored);
  expect(parts.map(({ type }) => type)).toEqual(stored.map(({ type }) => type));
  expect(textOf(parts)).toBe('违约怎么办\n\n应当承担违约责任[1]。');
  expect(dataOf(parts, 'evidence')?.sources[0]).toMatchObject({
    index: 1,
    kind: 'law',
    place: OLD_SOURCE.location,
  });
  expect(dataOf(parts, 'step')?.values).toEqual({});
});

test('one source that is not understood takes the others not with it', () => {
  const sources = [OLD_SOURCE, { ...OLD_SOURCE, index: 2, kind: 'oracle' }, { ...OLD_SOURCE, index: 3 }];
  const parts = readAnswerParts([{ type: 'data-evidence', data: { sources } }]);
  expect(dataOf(parts, 'evidence')?.sources.map(({ index }) => index)).toEqual([1, 3]);
});

test('one checked citation of a state that is not known takes the others not with it', () => {
  const citation = {
    start: 0,
    end: 3,
    raw: '[1]',
    type: 'source',
    state: 'verified',
    reference: '[1]',
    label: '[1]',
    location: null,
    sourceIndex: 1,
    toArticleKey: null,
    quote: null,
  };
  const check = { total: 2, verified: 1, asOf: '2026-11-20', libraryDate: null };
  const citations = [citation, { ...citation, state: 'overruled' }];
  const parts = readAnswerParts([{ type: 'data-citation-check', data: { ...check, citations } }]);
  expect(dataOf(parts, 'citation-check')).toEqual({
    ...check,
    existing: 0,
    partial: false,
    // What an older release wrote was checked by its rules.
    rules: 1,
    citations: [{ ...citation, difference: null, better: null }],
  });
});

test('a part of an unknown kind keeps its text, outside the text that citations point into', () => {
  const parts = readAnswerParts([
    { type: 'text', text: '结论[1]' },
    { type: 'verdict', text: '胜诉' },
    { type: 'data-chart', data: { rows: [1, 2] } },
    { type: 'data-step', data: { kind: 'dance', state: 'done', values: {} } },
    { type: 'data-remark', data: { text: '另有说明' } },
  ]);
  expect(textOf(parts)).toBe('结论[1]');
  expect(unknownTextOf(parts)).toBe('胜诉\n\n另有说明');
  expect(allDataOf(parts, 'step')).toEqual([]);
});

test.each([[null], ['text'], [{ type: 'text', text: '一' }], [[null, 7, 'text', [], {}, { type: {} }]]])(
  'nonsense is read as nothing: %j',
  (stored) => {
    expect(readAnswerParts(stored)).toEqual([]);
  },
);

test('parts of which something is missing are refused where they are written', () => {
  expect(answerPart.safeParse({ type: 'text' }).success).toBe(false);
  expect(
    answerPart.safeParse({
      type: 'dynamic-tool',
      toolName: 'a',
      toolCallId: 'b',
      input: 1,
      state: 'output-error',
    }).success,
  ).toBe(false);
});

test('a fact left open is read as any release wrote it', () => {
  const parts = readAnswerParts([
    { type: 'data-facts', data: { known: [], missing: [{ id: 'start', label: '入职时间' }] } },
    {
      type: 'data-facts',
      data: {
        known: [],
        missing: [
          { id: 'signed', label: '合同', kind: 'choice', options: ['有', '没有'], required: true, help: '' },
        ],
      },
    },
  ]);
  expect(allDataOf(parts, 'facts').map(({ missing }) => missing[0]?.kind)).toEqual([undefined, 'choice']);
});
