import type { AnalysisStep } from '@mingfa/contract/analysis-step';
import type { ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import { coverNumber as asAccount, coverInText } from '@mingfa/legal/redaction/cover-in-text';
import { mapSqlPieces } from '@mingfa/tables/sql/map-sql-pieces';
import { coverWords as cover, coverCell, isFigure } from '@mingfa/tables/values/cover-cell';
import { NUMBERS_OF_PERSONS } from '@mingfa/tables/values/mask-cell';
import type { WholeStep } from './read-whole-analysis.ts';

/** So many digits in a row may be a number of somebody. */
const LONG_DIGITS = /\d{9,}[\dXx]?/g;
/** The same in words, where so many may be a sum of money, too, unless more follow than anybody pays. */
const LONG_DIGITS_IN_WORDS = /(?<![\d.])(?:\d{15,}[Xx]?|\d{11,}[Xx]?(?!\d*\s*[.万亿元]))/g;

/** Steps of which no cell, figure, filter, question or SQL says a whole number of a person, as the screen shows them. */
export function coverNumbers(steps: readonly WholeStep[]): WholeStep[] {
  const columnsOf = new Map(steps.map(({ step, outcome }) => [step.stepId, outcome.columns]));
  return steps.map((whole) => {
    const { step, outcome, shown, rows } = whole;
    const { basis, columns } = outcome;
    const figures = outcome.figures.map((figure) => {
      const place = step.kind === 'finding' ? step.figures.find(({ key }) => key === figure.key) : undefined;
      const column = place && columnsOf.get(place.of)?.[place.column];
      const label = inWords(figure.label);
      return column ? { ...figure, label, text: cover(figure.text, column) } : { ...figure, label };
    });
    return {
      ...whole,
      step: coverWords(step),
      rows: rows.map((row) => coverRow(row, columns)),
      outcome: {
        ...{ ...outcome, figures, sql: outcome.sql && coverSql(outcome.sql), columns: coverHeads(columns) },
        basis: basis && {
          ...basis,
          filters: basis.filters.map((one) => coverInText(one.replace(LONG_DIGITS, asAccount))),
        },
      },
      shown: shown && coverShown(shown),
    };
  });
}

function coverShown(shown: NonNullable<WholeStep['shown']>): WholeStep['shown'] {
  const cover = (rows: readonly TableCellValue[][]) => rows.map((row) => coverRow(row, shown.columns));
  const { rows, chart } = shown;
  return {
    ...{ ...shown, columns: coverHeads(shown.columns), rows: cover(rows) },
    chart: chart && { ...chart, rows: cover(chart.rows) },
  };
}

/** Columns whose headings, which SQL may have made of anything, say no whole number. */
const coverHeads = (columns: readonly ResultColumn[]): ResultColumn[] =>
  columns.map((column) => ({ ...column, label: inWords(column.label) }));

/** The columns of a step in which `coverNumbers` covers something, by their labels. */
export function coveredColumns({ shown }: WholeStep): string[] {
  return (shown?.columns ?? []).flatMap((column, place) => {
    const isOfPerson = !isFigure(column) && NUMBERS_OF_PERSONS.includes(column.meaning);
    const says = () =>
      shown?.rows.some((row) => coverCell(row[place] ?? null, column) !== (row[place] ?? null));
    return isOfPerson || says() ? [column.label] : [];
  });
}

const inWords = (text: string): string => coverInText(text.replace(LONG_DIGITS_IN_WORDS, asAccount));

/** A step without whole numbers in its words and its SQL. */
function coverWords(step: AnalysisStep): AnalysisStep {
  switch (step.kind) {
    case 'question':
      return { ...step, title: inWords(step.title), question: inWords(step.question) };
    case 'query':
      return {
        ...{ ...step, title: inWords(step.title), question: inWords(step.question) },
        ...{ sql: coverSql(step.sql), explanation: inWords(step.explanation) },
      };
    case 'text':
      return { ...step, title: inWords(step.title), markdown: coverInText(step.markdown) };
    case 'finding':
      return { ...step, title: inWords(step.title), text: coverInText(step.text) };
    default:
      return { ...step, title: inWords(step.title) };
  }
}

/** SQL as it was run, but for the numbers of persons that it compares with. */
const coverSql = (sql: string): string =>
  coverInText(
    mapSqlPieces(sql, ({ kind, said }) =>
      kind === 'text' ? said.replace(LONG_DIGITS, asAccount) : null,
    ).replace(LONG_DIGITS_IN_WORDS, asAccount),
  );

const coverRow = (row: readonly TableCellValue[], columns: readonly ResultColumn[]): TableCellValue[] =>
  row.map((value, place) => {
    const column = columns[place];
    return column ? coverCell(value, column) : value;
  });
