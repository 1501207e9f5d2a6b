import type { ResultColumn, TableCellValue } from '@mingfa/contract/table-query';
import { maskCell } from '../../dataset/index.ts';
import { columnsAsTheyStand, NUMBERS_OF_PERSONS, namesNumberOfPerson } from './derived-columns.ts';
import type { WholeStep } from './read-whole-analysis.ts';

/** So many digits in a row may be a number of somebody. */
const LONG_DIGITS = /\d{9,}[\dXx]?/g;

/** Steps of which no cell, figure or filter says a whole number of a person, as the screen shows them. */
export function coverNumbers(steps: readonly WholeStep[]): WholeStep[] {
  const columnsOf = new Map(steps.map((whole) => [whole.step.stepId, withDerived(whole)]));
  return steps.map((whole) => {
    const { step, outcome, shown, rows } = whole;
    const columns = columnsOf.get(step.stepId) ?? outcome.columns;
    const { basis } = outcome;
    const figures = outcome.figures.map((figure) => {
      const place = step.kind === 'finding' ? step.figures.find(({ key }) => key === figure.key) : undefined;
      const column = place && columnsOf.get(place.of)?.[place.column];
      return column ? { ...figure, text: cover(figure.text, column) } : figure;
    });
    return {
      ...whole,
      rows: rows.map((row) => coverRow(row, columns)),
      outcome: {
        ...{ ...outcome, columns, figures },
        basis: basis && {
          ...basis,
          filters: basis.filters.map((one) =>
            one.replace(LONG_DIGITS, (digits) => maskCell(digits, 'account')),
          ),
        },
      },
      shown: shown && coverShown(shown, whole),
    };
  });
}

/** The columns of a step in which `coverNumbers` covers something, by their labels. */
export function coveredColumns(whole: WholeStep): string[] {
  if (!whole.shown) return [];
  return coverShown(whole.shown, whole).columns.flatMap((column) =>
    isFigure(column) || !NUMBERS_OF_PERSONS.includes(column.meaning) ? [] : [column.label],
  );
}

function coverShown(shown: NonNullable<WholeStep['shown']>, whole: WholeStep) {
  const derived = withDerived(whole);
  const columns = shown.columns.map((column) => derived[whole.outcome.columns.indexOf(column)] ?? column);
  return { ...shown, columns, rows: shown.rows.map((row) => coverRow(row, columns)) };
}

const coverRow = (row: readonly TableCellValue[], columns: readonly ResultColumn[]): TableCellValue[] =>
  row.map((value, place) => {
    const column = columns[place];
    return typeof value === 'string' && column ? cover(value, column) : value;
  });

const cover = (value: string, column: ResultColumn): string =>
  column.meaning === 'name' || isFigure(column) ? value : maskCell(value, column.meaning);

/** How many accounts there are is no account. */
const isFigure = (column: ResultColumn): boolean => column.isFigure && column.kind === 'number';

/** The columns of an answer; of SQL that names a number of a person, texts made from it are one, too. */
function withDerived({ outcome: { sql, columns }, tables, isSql }: WholeStep): ResultColumn[] {
  if (!isSql || sql === null || !namesNumberOfPerson(sql, tables)) return [...columns];
  const plain = columnsAsTheyStand(columns, sql, tables);
  return columns.map((column) =>
    column.kind !== 'text' || NUMBERS_OF_PERSONS.includes(column.meaning) || plain.includes(column)
      ? column
      : { ...column, meaning: 'account' },
  );
}
