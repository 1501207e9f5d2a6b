import type { TableColumn } from '@mingfa/contract/dataset-table';

/** Numbers that add up to nothing: balances, prices of one, ages, rates. */
const NOT_ADDITIVE =
  /余额|结余|单价|年龄|利率|税率|费率|比例|折扣|系数|balance|unit[ _]price|rate|age$|年份|序号/i;

/** Whether the cells of a column can be added up. */
export const isAdditive = ({ kind, meaning, label }: TableColumn): boolean =>
  kind === 'number' && meaning !== 'rate' && meaning !== 'code' && !NOT_ADDITIVE.test(label);
