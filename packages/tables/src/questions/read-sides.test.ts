import { expect, test } from 'vitest';
import { tableFor } from '../testing/duckdb.ts';
import { readQuestion } from './read-question.ts';
import { STATEMENT } from './testing/asked-tables.ts';

const chips = ({ table, values }: typeof STATEMENT, question: string) => {
  const { query, pieces } = readQuestion({
    question,
    tables: [table],
    values,
    today: '2025-03-01',
    language: 'zh-CN',
  });
  return query === null ? null : pieces.map(({ label }) => label).join('; ');
};

const GOT = '（对方收到的，即本账户付出的）';
const PAID = '（对方付出的，即本账户收到的）';

test.each([
  ['张三一共收了多少钱', `对方户名 等于 张三; 借方发生额 合计${GOT}`],
  ['张三付了多少钱', `对方户名 等于 张三; 贷方发生额 合计${PAID}`],
  [
    '我想知道2024年张三收到多少',
    `交易日期 介于 2024-01-01 和 2024-12-31; 对方户名 等于 张三; 借方发生额 合计${GOT}`,
  ],
  ['张三转给我们多少钱', `对方户名 等于 张三; 贷方发生额 合计${PAID}`],
  ['张三给我转了多少', `对方户名 等于 张三; 贷方发生额 合计${PAID}`],
  ['张三给我付款多少钱', `对方户名 等于 张三; 贷方发生额 合计${PAID}`],
  ['哪个对方收款超过40万', `对方户名; 借方发生额 合计${GOT}; 借方发生额 合计 大于 400000${GOT}`],
  ['谁付款最多', `对方户名; 贷方发生额 合计${PAID}; 从大到小; 前 1 个`],
])('who is named as doing it is on the other side of the account: %s', (question, expected) => {
  expect(chips(STATEMENT, question)).toBe(expected);
});

test.each([
  ['付给张三多少钱', '借方发生额 合计; 对方户名 等于 张三'],
  ['从张三收了多少钱', '对方户名 等于 张三; 贷方发生额 合计'],
  ['给张三付了多少', '对方户名 等于 张三; 借方发生额 合计'],
  ['给谁付款最多', '对方户名; 借方发生额 合计; 从大到小; 前 1 个'],
  ['对方是张三的付款合计', '对方户名 等于 张三; 借方发生额 合计'],
  ['一共付了多少', '借方发生额 合计'],
  ['按对方统计付款金额', '对方户名; 借方发生额 合计'],
])('to whom and from whom is the account’s own side: %s', (question, expected) => {
  expect(chips(STATEMENT, question)).toBe(expected);
});

test.each([
  '张三的收款合计',
  '付款最多的对方',
  '收款超过40万的对方有哪些',
  '各对方付款合计',
  '付给张三多少，收了多少',
  '李四给张三付了多少',
  '张三转给李四多少',
])('whose side is meant is not guessed: %s', (question) => {
  expect(chips(STATEMENT, question)).toBeNull();
});

test('a column that says in or out is turned round as well', () => {
  const asked = {
    table: tableFor('t1', '微信账单', [
      '交易时间:date:date',
      '交易对方:text:name',
      '收/支:text:category',
      '金额:number:amount',
    ]),
    values: [
      { of: { table: 't1', column: 'c2' }, values: ['张三', '李四'], isUnique: false },
      { of: { table: 't1', column: 'c3' }, values: ['收入', '支出'], isUnique: false },
    ],
  };
  expect(chips(asked, '张三收了多少钱')).toBe(`交易对方 等于 张三; 收/支 等于 支出${GOT}; 金额 合计`);
  expect(chips(asked, '付给张三多少钱')).toBe('收/支 等于 支出; 交易对方 等于 张三; 金额 合计');
});

const LEDGER = {
  table: tableFor('t1', '合同台账', [
    '合同编号:text:code',
    '合同名称:text:name',
    '对方:text:name',
    '到期日:date:date',
    '合同金额:number:amount',
    '违约金率:number:rate',
  ]),
  values: [
    { of: { table: 't1', column: 'c1' }, values: ['HT-001', 'HT-002', 'HT-003'], isUnique: true },
    { of: { table: 't1', column: 'c2' }, values: ['运输合同', '买卖合同'], isUnique: false },
    { of: { table: 't1', column: 'c3' }, values: ['甲公司', '乙公司'], isUnique: false },
  ],
};

test.each([
  ['违约金率超过0.2%的合同有几份', '违约金率 大于 0.002; 合同编号 去重计数'],
  ['合同有几份', '合同编号 去重计数'],
  ['2024年到期的合同', '到期日 介于 2024-01-01 和 2024-12-31'],
  ['合同金额最大的五份合同', '合同金额 合计; 从大到小; 前 5 个; 合同编号'],
  ['金额最大的5个合同', '合同金额 合计; 从大到小; 前 5 个; 合同编号'],
  ['哪份合同金额最大', '从大到小; 前 1 个'],
  ['合同名称有几种', '合同名称 去重计数'],
  ['有几种合同', '合同名称 去重计数'],
])('contracts are rows of their list, and no names that many share: %s', (question, expected) => {
  expect(chips(LEDGER, question)).toBe(expected);
});

test.each([
  ['合同有几份', '合同编号 去重计数'],
  ['2024年到期的合同有哪些', '到期日 介于 2024-01-01 和 2024-12-31; 合同编号'],
  ['合同金额最大的五份合同', '合同金额 合计; 从大到小; 前 5 个; 合同编号'],
  ['有几家对方', '对方 去重计数'],
])('where a contract has several rows, its number tells it: %s', (question, expected) => {
  const values = LEDGER.values.map((one) => ({ ...one, isUnique: false }));
  expect(chips({ ...LEDGER, values }, question)).toBe(expected);
});

test('contracts that have neither number nor a row each are not counted by name', () => {
  const columns = LEDGER.table.columns.filter(({ label }) => label !== '合同编号');
  const values = LEDGER.values.filter(({ of }) => of.column !== 'c1');
  const asked = { table: { ...LEDGER.table, label: '付款', columns }, values };
  expect(chips(asked, '合同有几份')).toBeNull();
  expect(chips(asked, '合同金额最大的五份合同')).toBe('从大到小; 前 5 个');
});
