import { expect, test } from 'vitest';
import { addressesOfSpeakers, isAddressOf } from './is-address-of.ts';
import { suggestSpeakers } from './suggest-speakers.ts';
import { talk } from './testing/talk.ts';

test.each([
  ['刘哥', '刘建国'],
  ['老刘', '刘建国'],
  ['欧阳老师', '欧阳修文'],
  ['小赵', '赵敏'],
])('%s may be %s', (address, name) => {
  expect(isAddressOf(address, name)).toBe(true);
});

test.each([
  ['刘哥', '李建国'],
  ['刘哥', '刘经理'],
  ['刘哥', '刘'],
  ['刘建国', '刘建国'],
  ['欧哥', '欧阳修文'],
])('%s is not told to be %s', (address, name) => {
  expect(isAddressOf(address, name)).toBe(false);
});

const joined = (...turns: [string, string][]) =>
  addressesOfSpeakers(suggestSpeakers(talk(...turns))).map(({ address, name }) => `${address} ${name}`);

test('who gave a full name and is called 刘哥 may be both; who is only spoken of is not', () => {
  expect(joined(['a', '刘哥，钱的事你看'], ['b', '我是刘建国，有话直说'])).toEqual(['刘哥 刘建国']);
  expect(joined(['a', '刘哥说过这个事'], ['b', '我是刘建国，有话直说'])).toEqual([]);
  expect(joined(['a', '刘哥，你说'], ['b', '好'], ['c', '我是刘建国'])).toEqual([]);
});
