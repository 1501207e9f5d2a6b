import { expect, test } from 'vitest';
import { nameOfText } from './name-of-text.ts';

test('a pasted text is called by its heading', () => {
  expect(nameOfText('\n# 代理词\n\n审判长：依据《民法典》第五百七十七条……')).toBe('代理词');
});

test('without a heading it is called by its first sentence, cut off where that is long', () => {
  expect(nameOfText('被告应当返还借款。依据《民法典》第六百七十五条。')).toBe('被告应当返还借款');
  const name = nameOfText('依据《民法典》第六百七十五条和第六百七十六条，被告应当返还借款并且支付逾期利息');
  expect(name).toHaveLength(25);
  expect(name.endsWith('…')).toBe(true);
});

test('a text of marks alone has no name', () => {
  expect(nameOfText('***\n')).toBe('');
});
