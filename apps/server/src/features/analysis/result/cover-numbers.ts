import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import { maskCell, NUMBERS_OF_PERSONS } from '../../dataset/index.ts';
import type { WholeStep } from './read-whole-analysis.ts';

/** So many digits in a row may be a number of somebody. */
const LONG_DIGITS = /\d{9,}[\dXx]?/g;
/** The same in words, where so many may be a sum of money, too, unless more follow than anybody pays. */
const LONG_DIGITS_IN_WORDS = /(?<![\d.])(?:\d{15,}[Xx]?|\d{11,}[Xx]?(?!\d*\s*[.万亿元]))/g;
/** What SQL compares with, in quotes. */
const QUOTED = /'(?:[^']|'')*'/g;

/** Steps of which no cell, figure, filter, question or SQL says a whole number of a person, as the screen shows them. */
export function coverNumbers(steps: readonly WholeStep[]): WholeStep[] {
  const columnsOf = new Map(steps.map(({ step, outcome }) => [step.stepId, outcome.columns]));
  return steps.map((whole) => {
    const { step, outcome, shown, rows } = whole;
    const { basis, columns } = outcome;
    const figures = outcome.figures.map((figure) => {
      const place = step.kind === 'finding' ? step.figures.find(({ key }) => key === figure.key) : undefined;
      const column = place && columnsOf.get(place.of)?.[place.column];
      return column ? { ...figure, text: cover(figure.text, column) } : figure;
    });
    return {
      ...whole,
      step: coverWords(step),
      rows: rows.map((row) => coverRow(row, columns)),
      outcome: {
        ...{ ...outcome, figures, sql: outcome.sql && coverSql(outcome.sql) },
        basis: basis && {
          ...basis,
          filters: basis.filters.map((one) => one.replace(LONG_DIGITS, asAccount)),
        },
      },
      shown: shown && { ...shown, rows: shown.rows.map((row) => coverRow(row, shown.columns)) },
    };
  });
}

/** The columns of a step in which `coverNumbers` covers something, by their labels. */
export function coveredColumns({ shown }: WholeStep): string[] {
  return (shown?.columns ?? []).flatMap((column) =>
    isFigure(column) || !NUMBERS_OF_PERSONS.includes(column.meaning) ? [] : [column.label],
  );
}

/** A step without whole numbers in its title, question and SQL; what somebody wrote as text stays. */
function coverWords(step: AnalysisStep): AnalysisStep {
  const inWords = (text: string) => text.replace(LONG_DIGITS_IN_WORDS, asAccount);
  switch (step.kind) {
    case 'question':
      return { ...step, title: inWords(step.title), question: inWords(step.question) };
    case 'query':
      return {
        ...{ ...step, title: inWords(step.title), question: inWords(step.question) },
        ...{ sql: coverSql(step.sql), explanation: inWords(step.explanation) },
      };
    default:
      return step;
  }
}

/** SQL as it was run, but for the numbers of persons that it compares with. */
const coverSql = (sql: string): string =>
  sql
    .replace(QUOTED, (text) => text.replace(LONG_DIGITS, asAccount))
    .replace(LONG_DIGITS_IN_WORDS, asAccount);

const asAccount = (digits: string): string => maskCell(digits, 'account');

const coverRow = (row: readonly TableCellValue[], columns: readonly ResultColumn[]): TableCellValue[] =>
  row.map((value, place) => {
    const column = columns[place];
    return typeof value === 'string' && column ? cover(value, column) : value;
  });

const cover = (value: string, column: ResultColumn): string =>
  column.meaning === 'name' || isFigure(column) ? value : maskCell(value, column.meaning);

/** How many accounts there are is no account. */
const isFigure = (column: ResultColumn): boolean => column.isFigure && column.kind === 'number';
