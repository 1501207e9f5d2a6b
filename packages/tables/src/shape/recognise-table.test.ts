import { expect, test } from 'vitest';
import { recogniseTable } from './recognise-table.ts';
import { splitDelimited } from './testing/split-delimited.ts';

const source = { name: 't1', label: '表', encoding: null, delimiter: null, sheet: null, range: null };
const recognise = (text: string) => {
  const delimiter = text.includes('\t') ? '\t' : text.includes(';') ? ';' : ',';
  return recogniseTable(splitDelimited(text, delimiter), { ...source, delimiter });
};
const columnsOf = (text: string) =>
  recognise(text).shape.columns.map(({ label, kind, meaning }) => `${label} ${kind} ${meaning}`);

const BANK = `中国某某银行账户交易明细
户名：,甲有限公司,,账号：,6222021234567890123
查询区间：2024-01-01至2024-03-31,,,,
交易日期,交易时间,借方发生额,贷方发生额,余额,对方户名,对方账号,摘要
20240105,09:31:02,"1,200.00",,"98,800.00",乙商贸公司,="6217000012345678",货款
20240110,10:00:00,,"50,000.00","148,800.00",张三,6228480000000001234,往来款
20240210,11:12:13,300.5,,"148,499.50",丙物业,,物业费
本页合计,,"1,500.50","50,000.00",,,,
交易日期,交易时间,借方发生额,贷方发生额,余额,对方户名,对方账号,摘要
20240301,08:00:00,-20,,"148,519.50",乙商贸公司,,冲正
合计,,"1,480.50","50,000.00",,,,
打印日期：2024-04-01,,,,,,,
`;

test('totals at the end of a long file are left out though none is among the rows that were looked at', () => {
  const { shape, warnings } = recognise('日期,金额\n2024-01-05,100\n2024-01-06,200\n');
  expect(shape.leaveTotalsOut).toBe(true);
  expect(warnings).toEqual([]);
});

test('a bank statement is taken out from under its title, without totals and repeated heads', () => {
  const { shape, read, warnings, rowsLookedAt, unreadable } = recognise(BANK);
  expect([shape.skipRows, shape.headerRows, shape.leaveTotalsOut, rowsLookedAt]).toEqual([3, 1, true, 4]);
  expect(columnsOf(BANK)).toEqual([
    '交易日期 date date',
    '交易时间 text plain',
    '借方发生额 number amount',
    '贷方发生额 number amount',
    '余额 number amount',
    '对方户名 text name',
    '对方账号 text account',
    '摘要 text remark',
  ]);
  expect(read[0]).toEqual([
    '2024-01-05',
    '09:31:02',
    '1200',
    null,
    '98800',
    '乙商贸公司',
    '6217000012345678',
    '货款',
  ]);
  expect(warnings).toEqual(['totals_inside']);
  expect(unreadable.every((count) => count === 0)).toBe(true);
});

test('a unit above the table, in a head and in a cell is counted once', () => {
  const { shape, read } = recognise(
    '某公司合同台账,,,\n单位：万元,,,\n合同编号,合同金额,已付款（元）,税率（%）\n001,12.5,"3,000",13\n002,3万元,1.2万,6%\n',
  );
  expect(shape.columns.map(({ number }) => number)).toEqual([
    null,
    { factor: '10000', unit: '万元' },
    { factor: '1', unit: '元' },
    { factor: '0.01', unit: '%' },
  ]);
  expect(read).toEqual([
    ['001', '125000', '3000', '0.13'],
    ['002', '30000', '12000', '0.06'],
  ]);
});

test('a head of two rows is joined', () => {
  expect(
    columnsOf(
      '姓名\t部门\t应发工资\t\t\t扣款\t\t实发\n\t\t基本工资\t加班费\t奖金\t社保\t个税\t\n张三\t销售\t8000\t500\t0\t800\t20\t7680\n李四\t行政\t7000\t0\t0\t700\t0\t6300\n',
    ),
  ).toEqual([
    '姓名 text name',
    '部门 text category',
    '应发工资 基本工资 number amount',
    '应发工资 加班费 number amount',
    '应发工资 奖金 number amount',
    '扣款 社保 number amount',
    '扣款 个税 number amount',
    '实发 number amount',
  ]);
  expect(columnsOf('项目;金额;利率\n;（万元）;（%）\n甲;1.5;3.85\n')).toEqual([
    '项目 text plain',
    '金额（万元） number amount',
    '利率（%） number rate',
  ]);
});

test('a table without a head says so, and its first row is data', () => {
  const { shape, rowsLookedAt, warnings } = recognise('2024-01-05,甲公司,100\n2024-01-06,乙公司,200\n');
  expect([shape.headerRows, rowsLookedAt]).toEqual([0, 2]);
  expect(shape.columns.map(({ label }) => label)).toEqual(['列1', '列2', '列3']);
  expect(warnings).toEqual(['no_header']);
});

test('heads of the same name, without a name and with line ends become labels of their own', () => {
  const { shape, warnings } = recognise('金额,金额,,"金额\n（元）",Amount,amount,_row\n1,2,3,4,5,6,7\n');
  expect(shape.columns.map(({ label }) => label)).toEqual([
    '金额',
    '金额 2',
    '列3',
    '金额（元）',
    'Amount',
    'amount 2',
    '_row 2',
  ]);
  expect(warnings).toEqual(['duplicate_headers', 'empty_headers']);
});

test('dates that can be read two ways are told, and one that cannot settles the others', () => {
  const unsure = recognise('日期,金额\n3/1/2025,1\n4/2/2025,2\n');
  expect(unsure.warnings).toEqual(['ambiguous_dates']);
  expect(unsure.shape.columns[0]).toMatchObject({ kind: 'date', dateOrder: 'month_first' });
  const sure = recognise('日期,金额\n3/1/2025,1\n25/2/2025,2\n');
  expect(sure.warnings).toEqual([]);
  expect(sure.read.map(([day]) => day)).toEqual(['2025-01-03', '2025-02-25']);
});

test('serials are days under a head that says so, and numbers elsewhere', () => {
  const { read } = recognise('还款日期,还款金额\n45717,45717\n45748,45000\n');
  expect(read).toEqual([
    ['2025-03-01', '45717'],
    ['2025-04-01', '45000'],
  ]);
});

test('what fails the kind of its column is counted and stays', () => {
  const { unreadable, read } = recognise(
    `金额,日期\n${Array.from({ length: 9 }, (_, index) => `${index + 1},2024-01-0${index + 1}`).join('\n')}\n约三百,2024-02-30\n`,
  );
  expect(unreadable).toEqual([1, 1]);
  expect(read[9]).toEqual([null, null]);
});

test('numbers that name something stay texts', () => {
  expect(
    columnsOf(
      '客户,证件,联系,序列\n甲,11010519491231002X,13812345678,0012\n乙,110105194912310021,13912345678,0013\n',
    ),
  ).toEqual(['客户 text name', '证件 text identity', '联系 text phone', '序列 text plain']);
});

test('other units beside the usual one, longer rows and characters that were lost are told', () => {
  expect(recognise('项目,金额\n甲,100元\n乙,$5\n丙,3元,多余\n戊,4\n丁,\ufffd\n').warnings).toEqual([
    'ragged_rows',
    'mixed_units',
    'odd_characters',
  ]);
});
