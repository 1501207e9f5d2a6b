import { expect, test } from 'vitest';
import { findFillers, withoutRanges } from './find-fillers.ts';

const shown = (text: string) => withoutRanges(text, findFillers(text));

test('sounds without meaning are found as ranges, and the text stays as it is', () => {
  expect(shown('嗯，呃，那个，我跟你讲')).toBe('我跟你讲');
  expect(shown('我呃昨天那个那个去银行了')).toBe('我昨天那个去银行了');
  expect(shown('我我我没拿')).toBe('我没拿');
});

test('那个 that means one stays, and so does what answers', () => {
  expect(shown('那个钱我没拿')).toBe('那个钱我没拿');
  expect(shown('嗯')).toBe('嗯');
  expect(shown('嗯，是我借的')).toBe('嗯，是我借的');
  expect(shown('是是是')).toBe('是是是');
  expect(shown('不不不，没有')).toBe('不不不，没有');
  expect(shown('金额是多少')).toBe('金额是多少');
});
