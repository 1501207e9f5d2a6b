import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { dayDifferences } from './find-day-differences.ts';

const found = (...turns: [string, string][]) =>
  dayDifferences(talk(...turns)).map(({ topic, one, other }) => `${topic}: ${one.said} / ${other.said}`);

test('one deed on a day and in another month is told in two ways', () => {
  expect(found(['b', '三月五号我把车交给他的'], ['b', '车四月中旬才交给他'])).toEqual([
    '交车: 三月五号我把车交给他的 / 车四月中旬才交给他',
  ]);
  expect(found(['a', '她六月三号入的职'], ['b', '她八月才入职的'])).toHaveLength(1);
});

test.each([
  [
    ['a', '我六月初入职的'],
    ['b', '你是六月三号入职的'],
  ],
  [
    ['a', '四月一号签的合同'],
    ['b', '合同三月底签的'],
  ],
  [
    ['a', '合同三月签的'],
    ['a', '房子五月交的'],
  ],
  [
    ['a', '去年三月签的合同'],
    ['a', '今年五月签的合同'],
  ],
  [
    ['a', '三月签了第一份合同'],
    ['a', '五月签了第二份合同'],
  ],
] as [string, string][][])('%j go together', (...turns) => {
  expect(found(...turns)).toEqual([]);
});
