import { expect, it } from 'vitest';
import { markedSuggestion } from './marked-suggestion.ts';

it('cuts a text at what is doubtful and at what nobody told, and loses no character of it', () => {
  const text = '依照《合同法》第一条，王建国在场。';
  const pieces = markedSuggestion(text, {
    ...{ asOf: '2026-11-20', libraryDate: null, citations: [] },
    problems: [
      { start: 2, raw: '《合同法》第一条', state: 'repealed' },
      { start: -1, raw: '', state: 'not_run' },
    ],
    lost: [],
    unsourced: [
      { kind: 'name', start: 11, end: 14, text: '王建国' },
      { kind: 'name', start: 3, end: 6, text: '合同法' },
    ],
  });
  expect(pieces.map((one) => one.text).join('')).toBe(text);
  expect(pieces.filter(({ mark }) => mark).map((one) => [one.mark, one.text])).toEqual([
    ['problem', '《合同法》第一条'],
    ['unsourced', '王建国'],
  ]);
});
