import type { ColumnKind, FilterOperator } from '@mingfa/contract/table-query';

const RANGES = ['at_least', 'at_most', 'above', 'below', 'between', 'equals', 'not_equals'] as const;
const BLANKS = ['empty', 'not_empty'] as const;

/** How cells of a kind can be compared, the likeliest first. */
export const OPERATORS: Readonly<Record<ColumnKind, readonly FilterOperator[]>> = {
  text: ['contains', 'equals', 'starts_with', 'not_contains', 'not_equals', ...BLANKS],
  number: [...RANGES, ...BLANKS],
  date: ['between', 'at_least', 'at_most', 'equals', ...BLANKS],
  time: ['between', 'at_least', 'at_most', 'equals', ...BLANKS],
  yes_no: ['equals', ...BLANKS],
};

/** How many values an operator compares with. */
export const valuesOf = (operator: FilterOperator): 0 | 1 | 2 => {
  if (operator === 'empty' || operator === 'not_empty') return 0;
  return operator === 'between' ? 2 : 1;
};
