import { expect, test } from 'vitest';
import type { SetFormCell } from './set-block.ts';
import { isWholeRow } from './whole-row.ts';

const cell = (lines: string[], role: SetFormCell['role'] = 'content'): SetFormCell => ({
  lines: lines.map((text) => [{ kind: 'text', text }]),
  columns: 1,
  role,
});

test('a short row of a form stays on one page, a long one may part', () => {
  expect(isWholeRow([cell(['1. 标的总额'], 'label'), cell(['31200元'])])).toBe(true);
  expect(isWholeRow([cell(['被告'], 'label'), cell(Array.from({ length: 10 }, () => '名称：'))])).toBe(false);
  expect(isWholeRow([cell(['类型：'.repeat(200)])])).toBe(false);
});

test('a bar never parts', () => {
  expect(isWholeRow([cell(['事实与理由'.repeat(100)], 'section')])).toBe(true);
});
