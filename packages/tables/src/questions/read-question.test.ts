import { expect, test } from 'vitest';
import { compileQuery } from '../sql/compile-query.ts';
import { openTables, tableFor } from '../testing/duckdb.ts';
import { readQuestion } from './read-question.ts';
import { CONTRACTS, PAYMENTS, PAYROLL, SALES, STATEMENT } from './testing/asked-tables.ts';

type AskedSample = typeof PAYMENTS;
const read = ({ table, values }: AskedSample, question: string) =>
  readQuestion({ question, tables: [table], values, today: '2025-03-01', language: 'zh-CN' });

/** The chips of a question, in the order of its words. */
const chips = (asked: AskedSample, question: string) => {
  const { query, pieces } = read(asked, question);
  return query === null ? null : pieces.map(({ label }) => label).join('; ');
};

const PAID = '付款金额（元）';

test.each([
  ['按月合计付款金额', `付款日期（月）; ${PAID} 合计`],
  ['哪个供应商超过100万', `供应商; ${PAID} 合计; ${PAID} 合计 大于 1000000`],
  ['哪些供应商合计超过100万', `供应商; ${PAID} 合计; ${PAID} 合计 大于 1000000`],
  ['今年付款总额是多少', `付款日期 介于 2025-01-01 和 2025-12-31; ${PAID} 合计`],
  ['付款最多的前五个供应商', `${PAID} 合计; 从大到小; 前 5 个; 供应商`],
  ['2024年三季度各部门付款金额', `付款日期 介于 2024-07-01 和 2024-09-30; 部门; ${PAID} 合计`],
  ['华为一共付了多少', `供应商 包含 华为; ${PAID} 合计`],
  ['有多少家供应商', '供应商 去重计数'],
  ['各付款方式占比', `付款方式; ${PAID} 合计; ${PAID} 合计 占比`],
  ['不含退款的付款总额', `摘要 不等于 退款; ${PAID} 合计`],
  ['除了销售部和行政部以外的付款合计', `部门 不是其中任何一个 销售部、行政部; ${PAID} 合计`],
  ['列出超过10万的付款记录', `${PAID} 大于 100000`],
  ['近三个月的付款笔数', '付款日期 介于 2024-12-01 和 2025-03-01; 笔数'],
  ['单笔超过50万的付款有几笔', `${PAID} 大于 500000; 笔数`],
  ['平均每笔付款金额', `${PAID} 平均`],
  ['金额最大的5笔付款记录', '从大到小; 前 5 个'],
  ['付款在10万到20万之间的有多少笔', `${PAID} 介于 100000 和 200000; 笔数`],
  ['付款次数超过3次的供应商', '笔数; 笔数 大于 3; 供应商'],
  ['按月累计付款金额', `付款日期（月）; ${PAID} 合计 累计; ${PAID} 合计`],
  ['摘要包含“保证金”的付款合计', `摘要 包含 保证金; ${PAID} 合计`],
  ['摘要为空的记录', '摘要 为空'],
  ['2023年和2024年的付款分别是多少', `付款日期（年） 是其中之一 2023、2024; ${PAID} 合计; 付款日期（年）`],
  [
    '甲建材公司去年每个月的付款金额',
    `供应商 等于 甲建材公司; 付款日期 介于 2024-01-01 和 2024-12-31; 付款日期（月）; ${PAID} 合计`,
  ],
  [
    '列出2024年甲建材公司的付款日期和付款金额',
    '付款日期 介于 2024-01-01 和 2024-12-31; 供应商 等于 甲建材公司; 付款日期; 付款金额（元）',
  ],
  ['货款和运费分别是多少', `摘要 是其中之一 货款、运费; 摘要; ${PAID} 合计`],
  ['各部门最高的付款金额', `部门; ${PAID} 最大`],
  ['一共有多少笔付款，合计多少钱', `笔数; ${PAID} 合计`],
  ['每个供应商的最后一次付款日期', '供应商; 付款日期 最晚'],
  ['乙商贸公司最后一次付款是哪天', '供应商 等于 乙商贸公司; 付款日期 最晚'],
  ['付款方式为现金的第一笔付款', '付款方式 等于 现金; 从小到大; 前 1 个'],
  ['没有填摘要的付款有几笔', '摘要 为空; 笔数'],
  [
    '2024年付款最多的一天',
    `付款日期 介于 2024-01-01 和 2024-12-31; ${PAID} 合计; 从大到小; 前 1 个; 付款日期（日）`,
  ],
  ['单笔超过50万的有哪些', `${PAID} 大于 500000`],
  ['现金付款的供应商', '付款方式 等于 现金; 供应商'],
  ['2023年末前的付款合计', `付款日期 不大于 2023-12-31; ${PAID} 合计`],
  ['各供应商超过10万的付款有几笔', `供应商; ${PAID} 大于 100000; 笔数`],
])('payments: %s', (question, expected) => {
  expect(chips(PAYMENTS, question)).toBe(expected);
});

test.each([
  ['一共收入多少', '贷方发生额 合计'],
  ['每月收入和支出', '交易日期（月）; 贷方发生额 合计; 借方发生额 合计'],
  ['收入最多的对方', '贷方发生额 合计; 从大到小; 前 1 个; 对方户名'],
  ['哪些对方的支出超过50万', '对方户名; 借方发生额 合计; 借方发生额 合计 大于 500000'],
  ['3月份支出多少', '交易日期 介于 2024-03-01 和 2024-03-31; 借方发生额 合计'],
  ['每个月支出的笔数', '交易日期（月）; 借方发生额 大于 0; 笔数'],
  ['余额低于1000的记录', '余额 小于 1000'],
  ['对方是张三的流水', '对方户名 等于 张三'],
  ['余额为负的有几笔', '余额 小于 0; 笔数'],
  ['支出为负数的记录', '借方发生额 小于 0'],
  ['给张三转了多少钱', '对方户名 等于 张三; 借方发生额 合计'],
])('a bank statement: %s', (question, expected) => {
  expect(chips(STATEMENT, question)).toBe(expected);
});

test.each([
  ['每个部门的平均实发工资', '部门; 实发工资 平均'],
  ['基本工资和加班费合计', '基本工资 合计; 加班费 合计'],
  ['加班小时超过36的有几人', '加班小时 大于 36; 姓名 去重计数'],
  ['哪些员工加班费合计超过3000', '姓名; 加班费 合计; 加班费 合计 大于 3000'],
])('wages: %s', (question, expected) => {
  expect(chips(PAYROLL, question)).toBe(expected);
});

test.each([
  ['有多少个合同', '合同编号 去重计数'],
  ['2025年到期的合同有哪些', '到期日期 介于 2025-01-01 和 2025-12-31; 合同编号'],
  ['2025年到期的有哪些', '到期日期 介于 2025-01-01 和 2025-12-31'],
  ['税率超过6%的合同有几个', '税率 大于 0.06; 合同编号 去重计数'],
  ['HT-001的税率是多少', '合同编号 等于 HT-001; 税率'],
  ['每年签订的合同数量和金额', '签订日期（年）; 合同编号 去重计数; 合同金额 合计'],
  ['合同金额超过100万的合同', '合同金额 大于 1000000'],
  ['西部矿业的合同', '客户名称 等于 西部矿业'],
  ['哪个客户的合同最多', '客户名称; 合同编号 去重计数; 从大到小; 前 1 个'],
  ['合同数量最多的客户', '合同编号 去重计数; 从大到小; 前 1 个; 客户名称'],
  ['按签订年份统计合同金额', '签订日期（年）; 合同金额 合计'],
  ['税率为6%的合同有几份', '税率 等于 0.06; 合同编号 去重计数'],
  ['2025年底前到期的合同', '到期日期 不大于 2025-12-31'],
  ['大于100万的合同有几个', '合同金额 大于 1000000; 合同编号 去重计数'],
])('contracts: %s', (question, expected) => {
  expect(chips(CONTRACTS, question)).toBe(expected);
});

test.each([
  ['total amount by region', 'Amount 合计; Region'],
  ['top 5 customers by amount', '前 5 个; Amount 合计; 从大到小; Customer'],
  ['amount in Q1 2024', 'Amount 合计; Order Date 介于 2024-01-01 和 2024-03-31'],
  ['customers with total amount over 10000', 'Customer; Amount 合计; Amount 合计 大于 10000'],
  ['how many orders over 1000', '笔数; Amount 大于 1000'],
  ['average amount per order', 'Amount 平均'],
  ['which customer bought the most', 'Customer; Amount 合计; 从大到小; 前 1 个'],
  ['latest order date by region', 'Order Date 最晚; Region'],
  ['largest 5 orders', '从大到小; 前 5 个'],
  ['orders without region', 'Region 为空'],
  ['customers in South', 'Region 等于 South; Customer'],
  ['sales by quarter', 'Order Date（季度）; Amount 合计'],
  ['total amount excluding North', 'Amount 合计; Region 不等于 North'],
])('English: %s', (question, expected) => {
  expect(chips(SALES, question)?.split('; ').sort()).toEqual(expected.split('; ').sort());
});

test.each([
  ['a word that is nowhere', PAYMENTS, '北京的供应商付款合计', '北京'],
  ['a trend', PAYMENTS, '供应商付款趋势', '趋势'],
  ['each row or the sum', PAYMENTS, '付款金额超过100万的供应商有哪些', '付款金额超过100万'],
  ['an average of rows or of months', PAYMENTS, '每月平均付款', '每月平均'],
  ['a sum or a list', PAYMENTS, '2024年以来的付款', '付款'],
  ['money received of a table of payments', PAYMENTS, '收款总额', '收款'],
  ['groups that would be counted', PAYMENTS, '付款总额超过100万的部门有几个', '几个'],
  ['the first of each group', PAYMENTS, '各部门付款最多的供应商', '最多'],
  ['an amount of two sides', STATEMENT, '金额合计', '金额'],
  ['a sum of balances', STATEMENT, '余额合计', '余额'],
  ['rows of two sides', STATEMENT, '收入和支出的笔数', '收入'],
  ['a difference', STATEMENT, '收入减去支出是多少', '减去'],
  ['who gave whom', STATEMENT, '张三付给李四多少', '李四'],
  ['which way', STATEMENT, '和张三转了多少', '转了'],
  ['wages of three kinds', PAYROLL, '工资合计', '工资'],
  ['the highest of a month or of all', PAYROLL, '实发工资最高的员工', '最高'],
  ['a sum of rates', CONTRACTS, '税率合计', '税率'],
  ['a state denied that no cell says', CONTRACTS, '未终止的合同金额', '未'],
  ['a month of several years', CONTRACTS, '3月份签订的合同有几个', '3'],
  ['a column that is not there', SALES, 'profit by region', 'profit'],
  ['rows of a kind or their sum', PAYMENTS, 'what did we pay in Q2 2024', 'pay'],
  ['a second one', PAYMENTS, 'second largest payment', 'second'],
  ['nothing asked', PAYMENTS, '你好', '你好'],
])('%s is not understood, with the words in doubt', (_, asked, question, word) => {
  const { query, leftOver } = read(asked, question);
  expect(query).toBeNull();
  expect(leftOver.map(({ text }) => text).join(' ')).toContain(word);
  for (const { start, end, text } of leftOver) expect(question.slice(start, end)).toBe(text);
});

const LEASES = {
  table: tableFor('t1', '仓库', [
    ...['租约编号:text:code', '面积:number:count', '月租金:number:amount', '押金:number:amount'],
    ...['是否续租:yes_no', '是否盖章:text:category', '未备案:yes_no'],
  ]),
  values: [
    { of: { table: 't1', column: 'c1' }, values: ['A1', 'A2'], isUnique: true },
    { of: { table: 't1', column: 'c6' }, values: ['是', '否'] },
  ],
};

test.each([
  ['哪些租约没有续租', '租约编号; 是否续租 等于 否'],
  ['没有盖章的租约有几份', '是否盖章 等于 否; 租约编号 去重计数'],
  ['没有备案的租约有几份', null],
  ['面积在100到500之间的仓库有多少', '面积 介于 100 和 500; 笔数'],
  ['面积超过300的有多少', '面积 大于 300; 笔数'],
])('what is denied is no, and what a range leaves is counted: %s', (question, said) => {
  expect(chips(LEASES, question)).toBe(said);
});

test('of a column with money below nothing nobody knows which side a bound is of', () => {
  const table = tableFor('t1', '流水', ['日期:date:date', '金额:number:amount']);
  const ledger = (least: string) => ({
    table,
    values: [{ of: { table: 't1', column: 'c2' }, values: [least, '300000'] }],
  });
  expect(chips(ledger('-200000'), '单笔超过10万的有几笔')).toBeNull();
  expect(chips(ledger('-200000'), '负数的有几笔')).toBe('金额 小于 0; 笔数');
  expect(chips(ledger('1'), '单笔超过10万的有几笔')).toBe('金额 大于 100000; 笔数');
});

test('every chip stands on the words it came from', () => {
  const question = '甲建材公司2024年付款合计';
  const { pieces } = read(PAYMENTS, question);
  expect(pieces.map(({ start, end, kind, index }) => [question.slice(start, end), kind, index])).toEqual([
    ['甲建材公司', 'filter', 0],
    ['2024年', 'filter', 1],
    ['付款', 'measure', 0],
  ]);
});

test('of several tables the one whose words are said is asked, and in doubt none', () => {
  const tables = [PAYMENTS.table, { ...CONTRACTS.table, name: 't2' }];
  const values = [
    ...PAYMENTS.values,
    ...CONTRACTS.values.map((one) => ({ ...one, of: { ...one.of, table: 't2' } })),
  ];
  const ask = (question: string) =>
    readQuestion({ question, tables, values, today: '2025-03-01', language: 'en' }).query?.from;
  expect(ask('各供应商付款金额')).toBe('t1');
  expect(ask('合同金额合计')).toBe('t2');
  expect(ask('一共有多少笔')).toBeUndefined();
});

test('words that only another table has are told with its name: the question needs both', () => {
  const payments = tableFor('t1', '付款', ['日期:date:date', '供应商:text:name', '金额:number:amount']);
  const suppliers = tableFor('t2', '供应商名册', ['名称:text:name', '信用等级:text:category']);
  const values = [
    { of: { table: 't1', column: 'c2' }, values: ['甲公司', '乙公司'] },
    { of: { table: 't2', column: 'c1' }, values: ['甲公司', '乙公司'] },
    { of: { table: 't2', column: 'c2' }, values: ['优良', '一般'] },
  ];
  const ask = (question: string) =>
    readQuestion({ question, tables: [payments, suppliers], values, today: '2025-03-01', language: 'zh-CN' });
  const { query, leftOver } = ask('按信用等级统计金额');
  expect(query).toBeNull();
  expect(leftOver.filter(({ table }) => table !== undefined)).toHaveLength(1);
  expect(ask('按供应商统计金额').query).not.toBeNull();
  expect(ask('按天气统计金额').leftOver.every(({ table }) => table === undefined)).toBe(true);
});

test('what is understood gives the right figures', async () => {
  const table = tableFor('t1', '付款', ['日期:date:date', '供应商:text:name', '金额:number:amount']);
  const rows = [
    ['2023-01-10', '甲公司', '100'],
    ['2023-06-01', '乙公司', '50'],
    ['2024-01-05', '甲公司', '300'],
    ['2024-02-01', '甲公司', '60'],
    ['2024-02-20', '乙公司', '90'],
  ];
  const database = await openTables([{ ...table, rows }]);
  const values = [{ of: { table: 't1', column: 'c2' }, values: ['甲公司', '乙公司'] }];
  const answer = (question: string) => {
    const { query } = readQuestion({
      question,
      tables: [table],
      values,
      today: '2025-03-01',
      language: 'zh-CN',
    });
    return query === null ? null : database.ask(compileQuery(query, [table], 'zh-CN').sql);
  };
  // 2023: 150; 2024: 450, three times as much: 2 more.
  expect(await answer('去年和前年比')).toEqual([
    ['2023', '150', null],
    ['2024', '450', '2'],
  ]);
  expect(await answer('2024年2月金额环比')).toEqual([['2024-02', '150', '-0.5']]);
  // 甲 460 of 600.
  expect(await answer('甲公司金额占总额的比例')).toEqual([['甲公司', '460', '0.76666667']]);
  expect(await answer('金额最多的供应商')).toEqual([['甲公司', '460']]);
  expect(await answer('2024年各供应商笔数')).toEqual([
    ['乙公司', '1'],
    ['甲公司', '2'],
  ]);
});
