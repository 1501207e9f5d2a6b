import { sheetOf } from '@mingfa/legal/drafting/fact-sheet';
import { expect, test } from 'vitest';
import { partWrong } from './part-wrong.ts';

const SAID = { kind: 'story', place: { start: 0, end: 2, quote: '他欠' } } as const;

test('what a check finds wrong is not among what is confirmed in one go', () => {
  const number = 'claimants/s1/identity_number';
  const sheet = sheetOf({ cause: '民间借贷纠纷' }, SAID);
  expect(
    partWrong(['cause', number], { sheet, problems: [{ path: number, problem: 'identity_check' }] }),
  ).toEqual({
    right: ['cause'],
    wrong: [number],
  });
});

test('what rules quote of somebody’s own words, and the sums read from it, are confirmed by themselves', () => {
  const told = { told_account: '据原告自述：他不还。', told_words: '他不还', loan_principal: 5000 };
  const sheet = sheetOf({ cause: '民间借贷纠纷', ...told }, SAID);
  expect(partWrong(['cause', ...Object.keys(told)], { sheet, problems: [] })).toEqual({
    right: ['cause'],
    wrong: Object.keys(told),
  });
});
