import { AGGREGATE_LABELS, COMPARISON_LABELS, TIME_PART_LABELS } from '@mingfa/contract/labels/table-labels';
import type { Aggregate, SecondFigure, TableDimension, TableMeasure } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import { type AskedTable, columnOf } from './asked-tables.ts';

/** What a dimension is called in an answer: 付款日期（月）. */
export function nameDimension(
  tables: readonly AskedTable[],
  { of, part, step }: TableDimension,
  language: Language,
): string {
  const { label } = columnOf(tables, of);
  if (part !== null) return bracketed(label, TIME_PART_LABELS[language][part], language);
  if (step !== null) return bracketed(label, language === 'en' ? `from, by ${step}` : `每${step}`, language);
  return label;
}

/** What a figure is called: 金额 合计, 笔数, 金额 合计 占比, 金额 合计（2024） − 金额 合计（2023）. */
export function nameMeasure(
  tables: readonly AskedTable[],
  measure: TableMeasure,
  language: Language,
): string {
  const { compare, against } = measure;
  const words = [nameFigure(tables, measure, language)];
  if (compare !== null) words.push(COMPARISON_LABELS[language][compare]);
  if (!against) return words.join(' ');
  const other = nameFigure(tables, against, language);
  const both = `${words.join(' ')} ${against.how === 'divided_by' ? '÷' : '−'} ${other}`;
  return against.how === 'apart' ? `|${both}|` : both;
}

/** A figure by itself, with the rows it is of. */
function nameFigure(
  tables: readonly AskedTable[],
  { aggregate, of, only = [], part }: Pick<SecondFigure, 'aggregate' | 'of' | 'only' | 'part'>,
  language: Language,
): string {
  const column = of && columnOf(tables, of);
  const isDay = column !== null && ['date', 'time'].includes(column.kind);
  const figure = (isDay && DAY_LABELS[language][aggregate]) || AGGREGATE_LABELS[language][aggregate];
  const isDays = of?.by?.how === 'days_since' && aggregate !== 'count' && aggregate !== 'count_distinct';
  const named = of && (part ? nameDimension(tables, { of, part, step: null }, language) : column?.label);
  const words = [
    ...(named ? [isDays ? bracketed(named, DAYS[language], language) : named] : []),
    figure,
  ].join(' ');
  const cells = only.map(({ values }) => values.join(language === 'en' ? ', ' : '、'));
  return cells.length > 0 ? bracketed(words, cells.join(language === 'en' ? '; ' : '；'), language) : words;
}

const DAYS: Record<Language, string> = { 'zh-CN': '天', en: 'days' };

/** A day is not the smallest, but the first. */
const DAY_LABELS: Record<Language, Partial<Record<Aggregate, string>>> = {
  'zh-CN': { min: '最早', max: '最晚' },
  en: { min: 'Earliest', max: 'Latest' },
};

/** The same names, each once: DuckDB does not tell `A` from `a`. */
export function uniqueNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let next = 2; taken.has(unique.toLowerCase()); next += 1) unique = `${name} ${next}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

const bracketed = (label: string, words: string, language: Language) =>
  language === 'en' ? `${label} (${words})` : `${label}（${words}）`;
