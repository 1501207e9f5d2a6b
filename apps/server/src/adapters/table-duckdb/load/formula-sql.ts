import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnKind } from '@mingfa/contract/table-query';
import { FormulaProblem, type FormulaProblemCode } from '@mingfa/tables/formulas/formula-problem';
import { readFormula } from '@mingfa/tables/formulas/read-formula';
import { TableFailure } from '../table-failure.ts';

const TYPES: Record<ColumnKind, string> = {
  text: 'VARCHAR',
  number: 'DECIMAL(38, 10)',
  date: 'DATE',
  time: 'TIMESTAMP',
  yes_no: 'BOOLEAN',
};

const WORDS: Record<FormulaProblemCode, { 'zh-CN': string; en: string }> = {
  unknown_column: { 'zh-CN': '公式里有不存在的列', en: 'the formula names a column that is not there' },
  unknown_function: { 'zh-CN': '公式里有不认识的函数', en: 'the formula names a function that is not known' },
  wrong_kind: {
    'zh-CN': '公式里的列或值不能这样计算',
    en: 'columns or values of the formula cannot be counted like this',
  },
  unexpected: { 'zh-CN': '公式写法有误', en: 'the formula is not written right' },
  unfinished: { 'zh-CN': '公式没有写完', en: 'the formula breaks off' },
  too_deep: { 'zh-CN': '公式嵌套太深', en: 'the formula is nested too deeply' },
};

/** SQL of a calculated column over columns by their labels. @throws TableFailure `step_refused` */
export function formulaSql(formula: string, column: TableColumn, columns: readonly TableColumn[]): string {
  try {
    const { sql } = readFormula(formula, { name: 't', label: 't', columns });
    return `TRY_CAST(${sql} AS ${TYPES[column.kind]})`;
  } catch (error) {
    if (!(error instanceof FormulaProblem)) throw error;
    const { 'zh-CN': chinese, en } = WORDS[error.code];
    const place = error.at + 1;
    throw new TableFailure('step_refused', {
      problem: { 'zh-CN': `${chinese}（第 ${place} 个字）`, en: `${en} (at ${place})` },
    });
  }
}
