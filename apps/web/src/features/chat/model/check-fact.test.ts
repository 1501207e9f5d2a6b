import { expect, test } from 'vitest';
import { isReadable, kindOfFact } from './check-fact.ts';

const TODAY = '2026-11-23';

test.each([
  ['amount-wage', '9500'],
  ['amount-wage', '9,500元'],
  ['amount-wage', '1.2万'],
  ['amount-wage', '九千五'],
  ['date', '2026年3月1日'],
  ['date', '2026-03-01'],
  ['date', '去年3月'],
  ['length', '两年半'],
  ['length', '18 months'],
  ['child_age', '八岁'],
  ['no_written_contract', '签过合同'],
])('%s may be %s', (id, written) => {
  expect(isReadable(kindOfFact(id), written, TODAY)).toBe(true);
});

test.each([
  ['amount-wage', 'abc'],
  ['amount-wage', '很多'],
  ['date', 'abc'],
  ['date', '9500'],
  ['length', '很久'],
  ['child_age', '小'],
])('%s cannot be %s', (id, written) => {
  expect(isReadable(kindOfFact(id), written, TODAY)).toBe(false);
});
