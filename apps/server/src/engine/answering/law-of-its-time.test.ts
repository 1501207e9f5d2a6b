import { findCitations } from '@mingfa/legal/citation/citations';
import { expect, test } from 'vitest';
import { dayNamed, isOfItsTime } from './law-of-its-time.ts';

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
