import { findCitations } from '@mingfa/legal/citation/citations';
import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

test('a pointer in brackets is left out, with what else the brackets say where they say more', () => {
  expect(ownWords('怀表还了就退押金（第145条、第157条）。')).toBe('怀表还了就退押金。');
  expect(ownWords('另有规定的（见第1020条合理使用）除外。')).toBe('另有规定的除外。');
  expect(ownWords('只签合同不够（合同须书面，第367条）。')).toBe('只签合同不够（合同须书面）。');
  expect(ownWords('理由由出租人举证（怀表争议解释（一）第44条）。')).toBe('理由由出租人举证。');
});

test('what brackets say besides a pointer is never lost, nor is half a sentence left', () => {
  expect(ownWords('没人管的孩子（不满8岁的，第20条、第21条）签的无效。')).toBe(
    '没人管的孩子（不满8岁的）签的无效。',
  );
  expect(ownWords('还本付息。（没约定的，视为没有，第680条。）')).toBe('还本付息。（没约定的，视为没有。）');
  expect(ownWords('没登记（退不退、退多少另看2024年关于怀表的规定第6条）；')).toBe(
    '没登记（退不退、退多少另看2024年关于怀表的规定6条）；',
  );
  expect(ownWords('（逃走的，拘留见第99条。）')).toBe('（逃走的，拘留见99条。）');
});

test('a pointer inside a sentence reads on and is no citation that could be checked', () => {
  const text = ownWords('没有第39条的过错，也没有第四十条第一项的情形。');
  expect(text).toBe('没有39条的过错，也没有四十条第一项的情形。');
  expect(findCitations(text)).toEqual([]);
});

test('brackets without a pointer stay, and nothing acts as Markdown', () => {
  expect(ownWords('2倍（俗称2N）[1]')).toBe('2倍（俗称2N）\\[1\\]');
});
