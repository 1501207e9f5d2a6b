import { expect, test } from 'vitest';
import { findPersonalData } from './find-personal-data.ts';

function namesIn(text: string): string[] {
  const steps = findPersonalData(text);
  for (let step = steps.next(); ; step = steps.next())
    if (step.done)
      return step.value.flatMap(({ kind, start, end }) => (kind === 'name' ? text.slice(start, end) : []));
}

test.each(['那二〇二四年你借的', '那二月份给过钱', '过钱没有', '两块毛二的事', '一共毛二'])(
  'no name is made of a day, a sum or a particle: %s',
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);

test('names that end in a numeral stay names', () => {
  expect(namesIn('张三借了我三万，张三说月底还')).toContain('张三');
  expect(namesIn('被告陈一向原告借款五万元，陈一至今未还')).toContain('陈一');
});
