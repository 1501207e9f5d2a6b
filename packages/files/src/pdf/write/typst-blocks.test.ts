import { expect, test } from 'vitest';
import { typstBlocks } from './typst-blocks.ts';

/** The pieces in which the words of one cell of a table are set. */
function piecesOf(text: string): string[] {
  const cell = [[{ kind: 'text' as const, text }]];
  const [table] = typstBlocks([
    { kind: 'table', columns: [], head: [cell], rows: [[cell]], wholeRows: true } as never,
  ]) as [{ rows: [[[{ pieces: string[] }[][]], boolean]] }];
  return table.rows[0][0][0][0]?.flatMap(({ pieces }) => pieces) ?? [];
}

test('a covered number in a cell may be parted in what covers it alone', () => {
  const pieces = piecesOf('卡号6222***********0615');
  expect(pieces.join('')).toBe('卡号6222***********0615');
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces[0]).toMatch(/^卡号6222\*+$/);
  expect(pieces.at(-1)).toMatch(/^\*+0615$/);
  expect(pieces.slice(1, -1).every((piece) => /^\*+$/.test(piece))).toBe(true);
});

test('amounts, days and short numbers stay in one piece, and longer rows of letters are parted', () => {
  for (const whole of ['1,234,567.89', '2026-01-02', '138****17']) expect(piecesOf(whole)).toEqual([whole]);
  expect(piecesOf('32010519900307123X').length).toBeGreaterThan(1);
  expect(piecesOf(`${'a'.repeat(50)}******`).every((piece) => piece.length <= 12)).toBe(true);
});
