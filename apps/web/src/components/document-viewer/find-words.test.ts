import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';
import { findAll, findWords } from './find-words.ts';
import { fitText } from './fit-text.ts';

test('words are found across spaces, line breaks, full-width forms and case', () => {
  expect(findAll('违约 金为每日３％，Late fee', '违约金为每日3%')).toEqual([{ start: 0, end: 9 }]);
  expect(findAll('Late Fee, late fee', 'LATE FEE')).toHaveLength(2);
  expect(findAll('甲方', '')).toEqual([]);
});

test('a quotation over two paragraphs marks its part in each', () => {
  expect(findWords(['第一条 租金', '每月三千元。'], '租金每月三千元')).toEqual([
    { at: 0, start: 4, end: 6 },
    { at: 1, start: 0, end: 5 },
  ]);
  expect(findWords(['第一条'], '不在其中')).toEqual([]);
});

test('a text is cut where looks overlap, and at the places of what was struck out', () => {
  const pieces = cutText('租金三千元', [
    { start: 0, end: 4, look: 'a' },
    { start: 2, end: 5, look: 'b' },
    { start: 2, end: 2, look: 'deleted' },
  ]);
  expect(pieces.map(({ text, looks }) => [text, looks.join('+')])).toEqual([
    ['租金', 'a'],
    ['', 'deleted'],
    ['三千', 'a+b'],
    ['元', 'b'],
  ]);
  expect(pieces.map(({ text }) => text).join('')).toBe('租金三千元');
});

test('the size of type is found at which a paragraph fills its rectangle', () => {
  expect(fitText('一二三四五六七八九十', 120, 14.4).lines).toBe(1);
  // 100 characters of 12 points, 34 a line, lines 20 points apart.
  const fit = fitText('字'.repeat(100), 34 * 12, 2 * 20 + 14.4);
  expect(fit.lines).toBe(3);
  expect(fit.fontSize).toBeGreaterThan(10.5);
  expect(fit.fontSize).toBeLessThan(12.5);
});
