import { expect, test } from 'vitest';
import { moveOffset, moveRange } from './move-range.ts';

const text = '张三丰欠李四钱，依据《民法典》第五百七十七条，电话13800000000。';
const masks = [
  { start: 0, end: 3, replacement: '张某' },
  { start: 4, end: 6, replacement: '李某某某' },
  { start: text.indexOf('138'), end: text.indexOf('138') + 11, replacement: '[电话]' },
];
const masked = '张某欠李某某某钱，依据《民法典》第五百七十七条，电话[电话]。';
const moved = (words: string) => {
  const start = text.indexOf(words);
  const range = moveRange({ start, end: start + words.length }, masks);
  return masked.slice(range.start, range.end);
};

test('what stands between masks is found again, whether they became shorter or longer', () => {
  for (const words of ['《民法典》第五百七十七条', '欠', '钱，依据', '电话', '。'])
    expect(moved(words)).toBe(words);
});

test('a stretch that holds a mask, or is one, holds its replacement', () => {
  expect(moved('张三丰欠李四')).toBe('张某欠李某某某');
  expect(moved('13800000000')).toBe('[电话]');
  expect(moved('张三丰')).toBe('张某');
});

test('a stretch that begins or ends within a mask takes in the whole of it', () => {
  expect(moved('三丰欠李')).toBe('张某欠李某某某');
  expect(moved('三')).toBe('张某');
  expect(moved('电话138')).toBe('电话[电话]');
});

test('a place between characters moves with them', () => {
  const at = text.indexOf('，电话');
  expect(masked.slice(moveOffset(at, masks))).toBe('，电话[电话]。');
  expect(moveOffset(0, masks)).toBe(0);
  expect(moveOffset(text.length, masks)).toBe(masked.length);
});
