import { AGGREGATE_LABELS } from '@mingfa/contract/labels/table-labels';
import type { ColumnRef, SecondFigure, TableMeasure } from '@mingfa/contract/table-query';
import { currentLanguage } from '../../lib/i18n.ts';
import { type KnownColumn, keyOf } from './known-columns.ts';

const SIGNS = { days_since: '−', minus: '−', apart: '−', divided_by: '÷' } as const;

/** Whether a figure is reckoned of more than one column, or of some rows alone: then it has no fields to choose from, only a name. */
export const isReckoned = ({ of, only, against }: TableMeasure): boolean =>
  of?.by !== undefined || against !== undefined || (only?.length ?? 0) > 0;

/** What a column is called: 结案日期 − 立案日期. */
export function nameColumn(of: ColumnRef, columns: readonly KnownColumn[]): string {
  const labelOf = (ref: ColumnRef) => columns.find(({ key }) => key === keyOf(ref))?.label ?? ref.column;
  if (!of.by) return labelOf(of);
  return `${labelOf(of)} ${SIGNS[of.by.how]} ${labelOf({ table: of.table, column: of.by.column })}`;
}

/** What a figure is called: 支出 合计（2024） − 支出 合计（2023）. */
export function nameFigure(measure: TableMeasure, columns: readonly KnownColumn[]): string {
  const language = currentLanguage();
  const named = ({ aggregate, of, only = [] }: Pick<SecondFigure, 'aggregate' | 'of' | 'only'>) => {
    const words = [...(of ? [nameColumn(of, columns)] : []), AGGREGATE_LABELS[language][aggregate]].join(' ');
    const cells = only.flatMap(({ values }) => values).join(language === 'en' ? ', ' : '、');
    if (cells === '') return words;
    return language === 'en' ? `${words} (${cells})` : `${words}（${cells}）`;
  };
  const { against } = measure;
  if (!against) return named(measure);
  const both = `${named(measure)} ${SIGNS[against.how]} ${named(against)}`;
  return against.how === 'apart' ? `|${both}|` : both;
}

/** The stored columns that a figure is reckoned of. */
export const columnsOfFigure = ({ of, against }: TableMeasure): ColumnRef[] =>
  [of, against?.of].flatMap((ref) =>
    ref ? [ref, ...(ref.by ? [{ table: ref.table, column: ref.by.column }] : [])] : [],
  );
