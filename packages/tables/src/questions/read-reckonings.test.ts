import { expect, test } from 'vitest';
import { compileQuery } from '../sql/compile-query.ts';
import { openTables, tableFor } from '../testing/duckdb.ts';
import type { ColumnValues } from './find-values.ts';
import { readQuestion } from './read-question.ts';

const TODAY = '2025-03-01';
const asked = (columns: readonly string[], label: string, rows: readonly (readonly (string | null)[])[]) => {
  const table = tableFor('t1', label, columns);
  const values: ColumnValues[] = table.columns.flatMap(({ name, kind }, at) => {
    if (kind === 'number' || kind === 'yes_no') return [];
    const cells = rows.flatMap((row) => row[at] ?? []);
    const isUnique = kind === 'text' && new Set(cells).size === cells.length;
    return [{ of: { table: 't1', column: name }, values: [...new Set(cells)].sort(), isUnique }];
  });
  const read = (question: string, language: 'zh-CN' | 'en' = 'zh-CN') =>
    readQuestion({ question, tables: [table], values, today: TODAY, language });
  return {
    chips: (question: string, language?: 'en') => {
      const { query, pieces } = read(question, language);
      return query && pieces.map((piece) => piece.label).join('; ');
    },
    left: (question: string) => {
      const { query, leftOver } = read(question);
      return query ? null : leftOver.map(({ text }) => text).join(' ');
    },
    answer: async (question: string) => {
      const { query } = read(question);
      if (!query) return null;
      return (await openTables([{ ...table, rows }])).ask(compileQuery(query, [table], 'zh-CN').sql);
    },
  };
};

const FLOW = asked(
  [
    '日期:date:date',
    '对方:text:name',
    '收入:number:amount',
    '支出:number:amount',
    '摘要:text:remark',
    '经办人:text:name',
  ],
  '账户流水',
  [
    ['2023-01-05', '甲公司', '100', null, '货款', '周一'],
    ['2023-06-01', '乙公司', null, '30', '房租', '周一'],
    ['2024-02-01', '甲公司', null, '50', '房租', '吴二'],
    ['2024-03-01', '丙', '70', null, '货款', '吴二'],
    ['2024-08-01', '乙公司', null, '45', null, '吴二'],
  ],
);
const DOCKET = asked(
  [
    ...['案号:text:code', '案由:text:category', '法院:text:name', '立案日期:date:date', '结案日期:date:date'],
    ...['诉请金额:number:amount', '判决金额:number:amount'],
  ],
  '案件表',
  [
    ['A1', '租赁', '东院', '2023-01-01', '2023-04-11', '100', '40'],
    ['A2', '租赁', '西院', '2023-05-01', '2023-05-31', '200', '180'],
    ['A3', '借贷', '东院', '2024-01-10', null, '300', null],
    ['A4', '借贷', '西院', '2025-02-01', null, '50', null],
  ],
);
const DUES = asked(
  [
    ...[
      '合同编号:text:code',
      '合同类型:text:category',
      '相对方:text:name',
      '签订日期:date:date',
      '到期日:date:date',
    ],
    ...['合同金额:number:amount', '已付金额:number:amount'],
  ],
  '合同台账',
  [
    ['H1', '采购', '甲', '2023-01-01', '2024-01-01', '1000', '400'],
    ['H2', '采购', '甲', '2024-02-01', '2025-05-01', '500', '500'],
    ['H3', '租赁', '乙', '2024-03-01', null, '300', '0'],
  ],
);
const BILL = asked(
  ['时间:time:date', '收/支:text:category', '对方:text:name', '金额:number:amount'],
  '微信账单',
  [
    ['2024-01-01 09:00:00', '支出', '面馆', '20'],
    ['2024-01-02 09:00:00', '收入', '小北', '50'],
    ['2024-02-02 09:00:00', '支出', '小北', '5'],
  ],
);

test.each([
  ['what came in less what went out', FLOW, '2024年净流入是多少', [['70', '95', '-25']]],
  [
    'by year',
    FLOW,
    '每年收支差额',
    [
      ['2023', '100', '30', '70'],
      ['2024', '70', '95', '-25'],
    ],
  ],
  ['of a column that says in or out', BILL, '收支净额', [['50', '25', '25']]],
  ['one side of such a column', BILL, '一共花了多少钱', [['25']]],
  ['to whom', BILL, '给小北一共多少钱', [['5']]],
  ['a year and the one before', FLOW, '2024年比2023年多支出了多少', [['95', '30', '65']]],
  ['less of it', FLOW, '2024年比2023年收入少多少', [['100', '70', '30']]],
  ['how far two cells are apart', FLOW, '甲公司和乙公司的支出相差多少', [['50', '75', '25']]],
  ['counts of two kinds', DUES, '采购合同比租赁合同多几份', [['2', '1', '1']]],
  ['a share of two sums', DOCKET, '判决金额占诉请金额的比例', [['220', '650', '0.33846154']]],
  [
    'what is not paid yet',
    DUES,
    '各相对方还剩多少未付金额',
    [
      ['乙', '300', '0', '300'],
      ['甲', '1500', '900', '600'],
    ],
  ],
  ['days between two dates', DOCKET, '从立案到结案平均多少天', [['65']]],
  [
    'by court',
    DOCKET,
    '各法院平均审理天数',
    [
      ['东院', '100'],
      ['西院', '30'],
    ],
  ],
  ['cases that took longer', DOCKET, '审理超过60天的案件有几件', [['1']]],
  ['cases that are open', DOCKET, '还没结案的有多少件', [['2']]],
  ['cases that are closed', DOCKET, '东院结案的有多少件', [['1']]],
  ['open for longer than a year', DOCKET, '立案超过一年还没结的案件有多少', [['1']]],
  [
    'what a row is',
    DOCKET,
    '各案由案件数量',
    [
      ['借贷', '2'],
      ['租赁', '2'],
    ],
  ],
  [
    'its share',
    DOCKET,
    '各案由的数量占比',
    [
      ['借贷', '2', '0.5'],
      ['租赁', '2', '0.5'],
    ],
  ],
  ['contracts that expired', DUES, '已经过期的合同有几份', [['1']]],
  ['those to come', DUES, '未来三个月到期的合同有几份', [['1']]],
  ['its own amount of several', DUES, '采购合同的总金额', [['1500']]],
  ['expenses of a month', FLOW, '月均支出', [['125', '25']]],
  [
    'the largest by itself',
    FLOW,
    '最大的一笔收入是哪天',
    [['1', '2023-01-05', '甲公司', '100', null, '货款', '周一']],
  ],
  [
    'two cells side by side',
    FLOW,
    '货款和房租哪个花得多',
    [
      ['房租', '80'],
      ['货款', null],
    ],
  ],
] as const)('%s', async (_, table, question, rows) => {
  expect(await table.answer(question)).toEqual(rows);
});

test.each([
  ['a paid date that is no date of the whole', DUES, '2024年已付金额合计', '2024年'],
  ['an overdraft nobody knows of', FLOW, '人均支出', '人均'],
  ['days of three dates', DUES, '平均多少天付款', '付款'],
  ['a number without its column', DOCKET, '50岁以上的有几件', '50岁'],
  ['an amount that is missing or nought', FLOW, '没有收入的有几笔', '没有'],
  ['after a year, or from it on', DOCKET, '2023年以后立案的有几件', '以后'],
] as const)('%s is not understood', (_, table, question, words) => {
  expect(table.left(question)).toContain(words);
});

test('every part of what is reckoned stands as a chip, with what it is of', () => {
  expect(FLOW.chips('2024年比2023年多支出了多少')).toBe(
    '日期（年） 是其中之一 2024、2023; 支出 合计（2024）; 支出 合计（2023）; 支出 合计（2024） − 支出 合计（2023）',
  );
  expect(DOCKET.chips('从立案到结案平均多少天')).toBe('结案日期 − 立案日期（天） 平均');
});
