import { expect, test } from 'vitest';
import { PLAIN_GUIDANCE } from '../../testing/open-answering.ts';
import { blankOut, makersWordsIn } from './makers-words.ts';

const headed = (zh: string) => ({
  ...PLAIN_GUIDANCE,
  template: { ...PLAIN_GUIDANCE.template, parts: [{ part: 'why' as const, heading: { zh, en: '' } }] },
});
const found = (text: string, zh: string, isExtractive = false, told: string[] = []) =>
  makersWordsIn(text, { guidance: headed(zh), told, isExtractive }).map(({ start, end }) =>
    text.slice(start, end),
  );

test.each([
  ['## 依据《民法典》第五百条', '依据《民法典》第五百条'],
  ['### **依据《民法典》第五百条**：', '依据《民法典》第五百条'],
  ['**依据《民法典》第五百条**', '依据《民法典》第五百条'],
  ['## 见\\[1\\] a\\*b', '见[1] a*b'],
  ['## 见［1］', '见【1】'],
])('a heading is found as it is written: %s', (line, heading) => {
  expect(found(`好。\n\n${line}\n\n押金应当退。`, heading)).toEqual([line]);
});

test('a sentence of a model that begins like a heading is its own', () => {
  for (const line of [
    '《民法典》第五百条：押金不退。',
    '**《民法典》第五百条**规定押金不退。',
    '- 《民法典》第五百条',
  ])
    expect(found(line, '《民法典》第五百条')).toEqual([]);
});

test('the built-in engine names its parts within the lines', () => {
  expect(found('《民法典》第五百条：押金应当退。', '《民法典》第五百条', true)).toEqual([
    '《民法典》第五百条：',
  ]);
});

test('what was told of its words is found whole; without a guidance there are none', () => {
  expect(found('结论。\n\n可以问：《民法典》第五百条', '', false, ['可以问：《民法典》第五百条'])).toEqual([
    '可以问：《民法典》第五百条',
  ]);
  expect(makersWordsIn('可以问', { guidance: null, told: ['可以问'], isExtractive: true })).toEqual([]);
});

test('what is blanked out keeps lines and lengths', () => {
  expect(blankOut('一二\n三四', [{ start: 1, end: 4 }])).toBe('一 \n 四');
});
