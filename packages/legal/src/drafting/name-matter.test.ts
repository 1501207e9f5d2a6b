import { expect, test } from 'vitest';
import { EMPTY_SHEET, sheetOf } from './fact-sheet.ts';
import { nameMatter } from './name-matter.ts';

test('a matter is called by who quarrels about what', () => {
  const claimants = [{ name: '罗子昂' }];
  expect(nameMatter(sheetOf({ cause: '民间借贷纠纷', claimants, defendants: [{ name: '苗大海' }] }))).toBe(
    '罗子昂诉苗大海民间借贷',
  );
  expect(nameMatter(sheetOf({ claimants, defendants: [{ name: '苗大海' }, { name: '方小武' }] }))).toBe(
    '罗子昂诉苗大海等',
  );
  expect(nameMatter(sheetOf({ cause: '离婚纠纷', claimants }))).toBe('罗子昂离婚');
  expect(nameMatter(EMPTY_SHEET)).toBe('');
});
