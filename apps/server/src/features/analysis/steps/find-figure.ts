import { type FindingFigureOutcome, keyColumnsOf } from '@mingfa/contract/analysis-result';
import type { AnalysisStep, FindingFigure } from '@mingfa/contract/analysis-step';
import { showCell } from '@mingfa/contract/show-cell';
import type { ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import { YES_NO_WORDS } from './step-words.ts';

/** An answer in which figures are looked for. */
export interface FigureSource {
  columns: readonly ResultColumn[];
  rows: readonly (readonly TableCellValue[])[];
  /** The columns before its measures, where it was built of measures and dimensions; null: no figure of it can be traced. */
  dimensions: number | null;
}

/** A figure of a finding as the kept answer has it. */
export function findFigure(
  figure: FindingFigure,
  source: FigureSource | undefined,
  language: Language,
): FindingFigureOutcome {
  const { key, of, column: place, seen } = figure;
  const column = source?.columns[place];
  const row = source && column ? findRow(figure, source) : undefined;
  if (!source || !column || !row)
    return { key, of, state: 'missing', value: null, text: '—', label: column?.label ?? '', trace: null };
  const value = row[place] ?? null;
  return {
    ...{ key, of, value, label: column.label },
    state: seen === null || seen === value ? 'same' : 'changed',
    text: value === null ? '—' : showCell(value, column, YES_NO_WORDS[language]),
    trace:
      source.dimensions !== null && column.isFigure
        ? { key: row.slice(0, source.dimensions), measure: place - source.dimensions }
        : null,
  };
}

function findRow({ rowKey, row }: FindingFigure, { columns, rows }: FigureSource) {
  if (rowKey === null) return rows[row];
  const places = keyColumnsOf(columns);
  const isMeant = (cells: readonly TableCellValue[] | undefined) =>
    cells !== undefined && places.every((place, index) => (cells[place] ?? null) === (rowKey[index] ?? null));
  if (isMeant(rows[row])) return rows[row];
  const meant = rows.filter(isMeant);
  return meant.length === 1 ? meant[0] : undefined;
}

/** The words of a finding with its figures in their places. */
export function fillFinding(text: string, figures: readonly FindingFigureOutcome[]): string {
  return text.replace(/\{(f\d{1,3})\}/g, (place, key: string) => {
    return figures.find((figure) => figure.key === key)?.text ?? place;
  });
}

/** Numbers in the words of a finding that are no figures; years, days and articles are none. */
export function looseNumbers({ text }: Extract<AnalysisStep, { kind: 'finding' }>): string[] {
  const words = text
    .normalize('NFKC')
    .replace(/\{f\d{1,3}\}/g, ' ')
    .replace(/\d{4}-\d{1,2}(?:-\d{1,2})?/g, ' ');
  const numbers =
    words.match(/(?<![\d.A-Za-z])\d[\d,]*(?:\.\d+)?%?(?!\d*\s*(?:年|月|日|号|条|款|项|季度|[A-Za-z]))/g) ??
    [];
  return [...new Set(numbers.map((number) => number.replace(/,$/, '')))].slice(0, 50);
}
