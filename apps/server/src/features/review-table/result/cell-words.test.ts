import type { ReviewAnswer, ReviewCell } from '@mingfa/contract/review-cell';
import { expect, test } from 'vitest';
import { cellWords, partWords } from './cell-words.ts';
import { MEMO_WORDS } from './memo-words.ts';
import { tableFile } from './table-file.ts';
import { type ExportedTable, tableSheets } from './table-sheets.ts';

const value = { kind: 'money', amount: '800000', currency: 'CNY', text: '80万元' } as const;
const answer: ReviewAnswer = {
  ...{ method: 'rule', state: 'found', value, quote: '总价80万元', place: null, confidence: 'high' },
};
const doubtful: ReviewAnswer = {
  ...answer,
  ...{ state: 'not_found', value: null, reason: 'doubtful', confidence: 'low' },
  parts: ['80万元', '90万元'].map((text) => ({
    of: '',
    value: { ...value, text },
    quote: text,
    place: null,
  })),
};
const cell = (to: Partial<ReviewCell>): ReviewCell => ({
  ...{ rowId: 'rvr_1', columnId: 'rvc_1', state: 'found', answer, other: null, checked: null, group: null },
  ...{ deviation: null, message: null, revision: 1, ...to },
});
const IN_PART = cell({ answer: { ...answer, isPart: true } });
const DOUBTFUL = cell({ state: 'not_found', answer: doubtful });
const checked = { by: '周律师', at: '2026-01-01T00:00:00Z' };

test('what is a part, or only near, is said until a person vouches for the cell', () => {
  expect(partWords(cell({}), MEMO_WORDS['zh-CN'])).toBe('');
  expect(partWords(IN_PART, MEMO_WORDS['zh-CN'])).toBe('部分');
  expect(partWords({ ...IN_PART, checked }, MEMO_WORDS['zh-CN'])).toBe('');
  expect(cellWords(DOUBTFUL, MEMO_WORDS['zh-CN'])).toBe('待核对：80万元 / 90万元');
  expect(cellWords(DOUBTFUL, MEMO_WORDS.en)).toBe('to check: 80万元 / 90万元');
  expect(cellWords({ ...DOUBTFUL, checked }, MEMO_WORDS['zh-CN'])).toBe('未找到');
});

test('files show it: in the cell and among the sources of a workbook, under the value of a text', async () => {
  const row = { documentId: null, source: 'file', isWhole: true, message: null } as const;
  const table: ExportedTable = {
    title: '采购合同审阅',
    columns: [{ id: 'rvc_1', label: '合同总价' } as ExportedTable['columns'][number]],
    rows: [
      { ...row, rowId: 'rvr_1', name: '甲.docx', cells: [IN_PART] },
      { ...row, rowId: 'rvr_2', name: '乙.docx', cells: [DOUBTFUL] },
    ],
    ...{ language: 'zh-CN', webAddress: null, clauseOf: () => '', label: null, sentences: [] },
  };
  const [said, sources] = await tableSheets(table);
  const written = said?.rows.map(([, one]) => (typeof one === 'object' && 'text' in one ? one.text : one));
  expect(written).toEqual(['80万元（部分）', '待核对：80万元 / 90万元']);
  expect(sources?.rows.map((line) => line.at(-1))).toEqual(['部分', '待核对：80万元 / 90万元']);
  const memo = { title: table.title, sentences: [], columns: [], notWhole: [] };
  const printed = JSON.stringify(tableFile(table, memo as unknown as Parameters<typeof tableFile>[1], null));
  expect(printed).toContain('"待核对：80万元 / 90万元"');
  expect(printed).toContain('"部分"');
});
