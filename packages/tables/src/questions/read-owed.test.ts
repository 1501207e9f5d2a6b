import { expect, test } from 'vitest';
import { compileQuery } from '../sql/compile-query.ts';
import { openTables, tableFor } from '../testing/duckdb.ts';
import { readQuestion } from './read-question.ts';

const ARREARS = tableFor('t1', '工资清单', [
  '工号:text:code',
  '姓名:text:name',
  '应发工资:number:amount',
  '实发工资:number:amount',
  '拖欠工资:number:amount',
]);
const ROWS = [
  ['A1', '梁一', '5000', '5000', '0'],
  ['A2', '梁二', '6000', '2000', '4000'],
  ['A3', '梁三', '7000', '0', '7000'],
  ['A4', '梁四', '7000', '7000', null],
];
const VALUES = [
  { of: { table: 't1', column: 'c2' }, values: ['梁一', '梁二', '梁三', '梁四'] },
  { of: { table: 't1', column: 'c5' }, values: ['0', '7000'] },
];
const read = (question: string, language: 'zh-CN' | 'en' = 'zh-CN') =>
  readQuestion({ question, tables: [ARREARS], values: VALUES, today: '2025-03-01', language });

async function answer(question: string): Promise<(string | null)[][]> {
  const { query } = read(question);
  if (!query) throw new Error(`not understood: ${question}`);
  return (await openTables([{ ...ARREARS, rows: ROWS }])).ask(compileQuery(query, [ARREARS], 'zh-CN').sql);
}

test.each(['拖欠工资的有多少人', '拖欠工资的人数', '拖欠工资的有几个人', '有多少人拖欠工资'])(
  'those of whom something is owed are counted, and not everybody: %s',
  async (question) => {
    const { pieces } = read(question);
    expect(await answer(question)).toEqual([['2']]);
    expect(pieces.some(({ kind }) => kind === 'filter')).toBe(true);
  },
);

test.each(['拖欠工资的有多少人', '拖欠工资的人数'])('both ways of asking are understood: %s', (question) => {
  expect(read(question).query).not.toBeNull();
});

test('what is asked the other way round is not guessed', () => {
  expect(read('多少人被拖欠工资').query).toBeNull();
});
