import { findCitations } from '@mingfa/legal/citation/citations';
import { expect, test } from 'vitest';
import { dayNamed, isOfItsTime, isOfTimeStated } from './law-of-its-time.ts';

const statuteIn = (text: string) => {
  const [found] = findCitations(text);
  if (found?.type !== 'statute') throw new Error('no statute');
  return found;
};

test.each([
  '本案应适用当时有效的《风筝法》第四条',
  '合同订立时施行的《风筝法》第四条规定了期限',
  '应适用行为时的《风筝法》（2019年修正）第四条',
  '《风筝法》（当时有效）第四条',
  '依照《风筝法》第四条（行为时有效）',
  'The kite broke in 2020; the rule then in force was 《风筝法》（2016年）第四条',
  '另案判决写明“依照《风筝法》第四条判决”，这是该案当时的法律',
])('the law of then is meant: %s', (text) => {
  expect(isOfItsTime(text, statuteIn(text))).toBe(true);
});

test.each([
  '《风筝法》第四条',
  '被告当时没有付款，依照《风筝法》第四条',
  '《风筝法》（2019年修正）第四条',
  '订立合同时双方约定适用《风筝法》第四条',
  '依照《风筝法》第四条，被告当时没有付款',
])('the law of the day is meant: %s', (text) => {
  expect(isOfItsTime(text, statuteIn(text))).toBe(false);
});

test('the year of a text tells its last day', () => {
  expect(dayNamed('《风筝法》（2019年修正）第四条')).toBe('2019-12-31');
  expect(dayNamed('《风筝法》第四条')).toBeNull();
});

test('a paragraph may say for the laws that it cites that the law of then applies', () => {
  const stated = (text: string) => isOfTimeStated(text, { start: text.indexOf('《风筝法》') });
  expect(stated('放飞在新规定施行前开始，原则上适用当时的法律。所以看《风筝法》第四条')).toBe(true);
  expect(stated('适用当时的法律。现行规定见《风筝法》第四条')).toBe(false);
  expect(stated('适用当时的法律。\n依《风筝法》第四条')).toBe(false);
  expect(stated('当时没有法律，依《风筝法》第四条')).toBe(false);
});
