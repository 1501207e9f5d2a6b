import { expect, it } from 'vitest';
import { readPlace, writePlace } from './golden-place.ts';

it.each([
  ['劳动合同法第87条', '劳动合同法', '87'],
  ['《民法典》第五百七十七条', '民法典', '577'],
  ['民法典 577', '民法典', '577'],
  ['刑法第一百二十条之一', '刑法', '120-1'],
  ['刑法 120-1', '刑法', '120-1'],
])('%s is a place of the law', (text, law, article) => {
  expect(readPlace(text)).toEqual({ law, article });
});

it.each(['劳动合同法', '第87条', '87', '', '<b>'])('%s is none', (text) => {
  expect(readPlace(text)).toBeNull();
});

it('is written as statutes are cited', () => {
  expect(writePlace({ law: '刑法', article: '120-1' })).toBe('刑法第一百二十条之一');
});
