import { showCell } from '@mingfa/contract/show-cell';
import type { ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import { YES_NO_WORDS } from '../steps/step-words.ts';
import { ANALYSIS_WORDS } from './analysis-words.ts';
import type { WholeStep } from './read-whole-analysis.ts';

/** Columns that a page of paper holds; a page on a screen is moved sideways. */
const COLUMNS_PRINTED = 12;
export const COLUMNS_ON_SCREEN = 60;
const CELL_CHARACTERS = 400;

/** A table in words: heads, cells, and what was left out of it. */
export interface WordsTable {
  heads: string[];
  /** Of each column, whether it holds numbers. */
  areNumbers: boolean[];
  rows: string[][];
  remarks: string[];
}

/** What is shown of an answer as a table in words. */
export function wordsTable(
  shown: NonNullable<WholeStep['shown']>,
  language: Language,
  most: number = COLUMNS_PRINTED,
): WordsTable {
  const words = ANALYSIS_WORDS[language];
  const columns = shown.columns.slice(0, most);
  return {
    heads: columns.map(({ label }) => label),
    areNumbers: columns.map(({ kind }) => kind === 'number'),
    rows: shown.rows.map((row) =>
      columns.map((column, place) => cellText(row[place] ?? null, column, language)),
    ),
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
