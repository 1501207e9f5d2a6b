import { QueryProblem, type QueryProblemCode } from '@mingfa/tables/sql/query-problem';
import { AppError } from '../../../ports/app-error.ts';

const WORDS: Record<QueryProblemCode, (about: string) => { 'zh-CN': string; en: string }> = {
  unknown_table: (about) => ({ 'zh-CN': `没有“${about}”这张表`, en: `there is no table “${about}”` }),
  unknown_column: (about) => ({ 'zh-CN': `没有“${about}”这一列`, en: `there is no column “${about}”` }),
  wrong_kind: (about) => ({
    'zh-CN': `“${about}”这一列不能这样计算或比较`,
    en: `the column “${about}” cannot be counted or compared like this`,
  }),
  wrong_value: (about) => ({ 'zh-CN': `“${about}”不是有效的值`, en: `“${about}” is no valid value` }),
  no_time: () => ({
    'zh-CN': '要看增长，须按年、季、月等时间分组',
    en: 'growth needs groups by year, quarter, month or another time',
  }),
  not_additive: () => ({
    'zh-CN': '平均值、中位数这类数字不能算占比或累计',
    en: 'averages and medians have no share or running total',
  }),
  wrong_place: () => ({
    'zh-CN': '条件或排序指向了不存在的项',
    en: 'it points at something that is not there',
  }),
};

/** Calls `compile`; what cannot be asked is an error of ours. @throws AppError `query_refused` */
export function compiled<Result>(compile: () => Result): Result {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof QueryProblem)) throw error;
    throw new AppError('query_refused', { problem: WORDS[error.code](error.about) }, { cause: error });
  }
}
