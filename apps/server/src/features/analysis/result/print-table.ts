import { showCell } from '@mingfa/contract/show-cell';
import type { ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import { YES_NO_WORDS } from '../steps/step-words.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import type { WholeStep } from './read-whole-analysis.ts';

/** Columns that a page of paper holds; a page on a screen is moved sideways. */
const COLUMNS_PRINTED = 12;
export const COLUMNS_ON_SCREEN = 60;
/** Signs of the longest bar. */
export const BAR = 12;
const CELL_CHARACTERS = 400;

/** A table in words: heads, cells, and what was left out of it. */
export interface WordsTable {
  heads: string[];
  /** Of each column, whether it holds numbers. */
  areNumbers: boolean[];
  rows: string[][];
  remarks: string[];
  /** The last column holds bars. */
  hasBars: boolean;
}

/** What is shown of an answer as a table in words; behind a chart of bars each figure has its bar. */
export function wordsTable(
  shown: NonNullable<WholeStep['shown']>,
  language: Language,
  most: number = COLUMNS_PRINTED,
): WordsTable {
  const words = ANALYSIS_WORDS[language];
  const columns = shown.columns.slice(0, most);
  const bars = barsOf(shown, most);
  return {
    heads: [...columns.map(({ label }) => label), ...(bars ? [words.share(bars.label)] : [])],
    areNumbers: [...columns.map(({ kind }) => kind === 'number'), ...(bars ? [false] : [])],
    hasBars: bars !== null,
    rows: shown.rows.map((row, index) => [
      ...columns.map((column, place) => cellText(row[place] ?? null, column, language)),
      ...(bars ? [bars.lines[index] ?? ''] : []),
    ]),
    remarks: [
      ...(shown.rows.length < shown.totalRows ? [words.shown(shown.rows.length, shown.totalRows)] : []),
      ...(columns.length < shown.columns.length
        ? [words.columnsLeftOut(shown.columns.slice(most).map(({ label }) => label))]
        : []),
    ],
  };
}

/** A cell as people write it; what is very long is cut. */
export function cellText(value: TableCellValue, column: ResultColumn, language: Language): string {
  const text = showCell(value, column, YES_NO_WORDS[language]);
  return text.length > CELL_CHARACTERS ? `${text.slice(0, CELL_CHARACTERS).toWellFormed()}…` : text;
}

function barsOf(
  { chart, columns, rows }: NonNullable<WholeStep['shown']>,
  columnsMost: number,
): { label: string; lines: string[] } | null {
  if (!chart || !['bar', 'bar_horizontal', 'stacked', 'pie', 'histogram'].includes(chart.kind)) return null;
  const place = columns.length - chart.y.length;
  const column = columns[place];
  if (column?.kind !== 'number' || place >= columnsMost) return null;
  const figures = rows.map((row) => Number(row[place] ?? 0));
  const most = Math.max(0, ...figures);
  const lines = figures.map((figure) =>
    most > 0 && figure > 0 ? '█'.repeat(Math.max(1, Math.round((figure / most) * BAR))) : '',
  );
  return { label: column.label, lines };
}
