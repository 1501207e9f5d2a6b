import { tableFor } from '../../testing/duckdb.ts';
import type { ColumnValues } from '../find-values.ts';

const valuesOf = (
  table: string,
  columns: Record<string, readonly string[]>,
  unique: readonly string[] = [],
): ColumnValues[] =>
  Object.entries(columns).map(([column, values]) => ({
    of: { table, column },
    values,
    isUnique: unique.includes(column),
  }));

/** Payments of a firm. */
export const PAYMENTS = {
  table: tableFor('t1', '采购付款', [
    '付款日期:date:date',
    '供应商:text:name',
    '部门:text:category',
    '付款金额（元）:number:amount',
    '摘要:text:remark',
    '付款方式:text:category',
  ]),
  values: valuesOf('t1', {
    c1: ['2022-03-01', '2025-02-20'],
    c2: ['甲建材公司', '乙商贸公司', '华为技术有限公司', '丁物流'],
    c3: ['销售部', '行政部', '工程部'],
    c5: ['货款', '退款', '运费', '预付款'],
    c6: ['银行转账', '现金', '支票'],
  }),
};

/** A bank statement. */
export const STATEMENT = {
  table: tableFor('t1', '银行流水', [
    '交易日期:date:date',
    '借方发生额:number:amount',
    '贷方发生额:number:amount',
    '余额:number:amount',
    '对方户名:text:name',
    '对方账号:text:account',
    '摘要:text:remark',
  ]),
  values: valuesOf('t1', {
    c1: ['2024-01-02', '2024-12-30'],
    c5: ['张三', '李四', '某某物业'],
    c7: ['工资', '往来款', '物业费'],
  }),
};

/** Wages of three months. */
export const PAYROLL = {
  table: tableFor('t1', '工资表', [
    '月份:date:date',
    '姓名:text:name',
    '部门:text:category',
    '基本工资:number:amount',
    '加班费:number:amount',
    '实发工资:number:amount',
    '加班小时:number:count',
  ]),
  values: valuesOf('t1', {
    c1: ['2024-10-01', '2024-12-01'],
    c2: ['王五', '赵六', '钱七'],
    c3: ['研发部', '市场部'],
  }),
};

/** Contracts, a row each. */
export const CONTRACTS = {
  table: tableFor('t1', '合同台账', [
    '合同编号:text:code',
    '客户名称:text:name',
    '签订日期:date:date',
    '到期日期:date:date',
    '合同金额:number:amount',
    '税率:number:rate',
    '状态:text:category',
  ]),
  values: valuesOf(
    't1',
    {
      c1: ['HT-001', 'HT-002', 'HT-003'],
      c2: ['东方集团', '西部矿业'],
      c3: ['2021-01-01', '2024-09-09'],
      c7: ['履行中', '已终止'],
    },
    ['c1'],
  ),
};

/** Sales, in English. */
export const SALES = {
  table: tableFor('t1', 'Sales', [
    'Order Date:date:date',
    'Customer:text:name',
    'Region:text:category',
    'Amount:number:amount',
    'Quantity:number:count',
  ]),
  values: valuesOf('t1', {
    c1: ['2022-01-01', '2025-02-01'],
    c2: ['Acme Ltd', 'Globex'],
    c3: ['North', 'South'],
  }),
};
