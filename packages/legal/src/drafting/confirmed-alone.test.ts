import { expect, test } from 'vitest';
import { isConfirmedAlone } from './confirmed-alone.ts';
import { sheetOf } from './fact-sheet.ts';

const SAID = { kind: 'story', place: { start: 0, end: 2, quote: '他欠' } } as const;
const FACTS = {
  loan_principal: 5000,
  court: '某区人民法院',
  claims: [{ content: '请求判令被告偿还5000元' }],
};

test('sums and claims of what was told as people talk are confirmed one by one', () => {
  const oral = sheetOf({ ...FACTS, told_account: '据原告自述：他借了原告5000元。' }, SAID);
  expect(isConfirmedAlone(oral, 'loan_principal')).toBe(true);
  expect(isConfirmedAlone(oral, 'claims/r1/content')).toBe(true);
  expect(isConfirmedAlone(oral, 'told_account')).toBe(true);
  expect(isConfirmedAlone(oral, 'court')).toBe(false);
});

test('of a formal telling they are confirmed together', () => {
  const formal = sheetOf(FACTS, SAID);
  expect(isConfirmedAlone(formal, 'loan_principal')).toBe(false);
  expect(isConfirmedAlone(formal, 'claims/r1/content')).toBe(false);
});

test('a sum that was typed waits for nobody', () => {
  const told = sheetOf({ told_account: '据原告自述：他不还。' }, SAID);
  const typed = sheetOf(FACTS);
  const both = { rows: typed.rows, entries: { ...told.entries, ...typed.entries } };
  expect(isConfirmedAlone(both, 'loan_principal')).toBe(false);
});
