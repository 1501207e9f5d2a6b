import {
  AGGREGATE_LABELS,
  FILTER_OPERATOR_LABELS,
  TIME_PART_LABELS,
} from '@mingfa/contract/labels/table-labels';
import type { TableFilter, TableQuery } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import { type AskedTable, columnOf } from './asked-tables.ts';
import { nameMeasure } from './name-answer.ts';

/** What is compared with a column of yes and no. */
const YES_NO: Record<Language, Record<string, string>> = {
  'zh-CN': { true: '是', false: '否' },
  en: { true: 'Yes', false: 'No' },
};

/** A filter in words: 付款日期 介于 2024-01-01 和 2024-12-31. */
export function describeFilter(
  tables: readonly AskedTable[],
  { of, operator, values, part }: TableFilter,
  language: Language,
): string {
  const { label, kind } = columnOf(tables, of);
  const said = kind === 'yes_no' ? values.map((value) => YES_NO[language][value] ?? value) : values;
  const name =
    part === null
      ? label
      : language === 'en'
        ? `${label} (${TIME_PART_LABELS.en[part]})`
        : `${label}（${TIME_PART_LABELS['zh-CN'][part]}）`;
  return [name, FILTER_OPERATOR_LABELS[language][operator], joined(said, operator === 'between', language)]
    .filter(Boolean)
    .join(' ');
}

/** Which groups are kept, in words: 金额 合计 大于 1000000. */
export function describeHaving(
  tables: readonly AskedTable[],
  query: TableQuery,
  { measure, operator, values }: TableQuery['having'][number],
  language: Language,
): string {
  const figure = query.measures[measure];
  const name = figure ? nameMeasure(tables, figure, language) : AGGREGATE_LABELS[language].count;
  return `${name} ${FILTER_OPERATOR_LABELS[language][operator]} ${joined(values, operator === 'between', language)}`;
}

const joined = (values: readonly string[], isRange: boolean, language: Language) =>
  isRange ? values.join(language === 'en' ? ' and ' : ' 和 ') : values.join(language === 'en' ? ', ' : '、');
