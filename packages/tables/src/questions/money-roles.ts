import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { TableMeasure } from '@mingfa/contract/table-query';
import { directionColumn } from './directions.ts';
import { IN, moneyColumns, OUT } from './money-columns.ts';
import type { QuestionReading } from './question-reading.ts';

/** The column of what comes in and that of what goes out, where a table has one of each. */
export function sidesOf(
  reading: Pick<QuestionReading, 'table'>,
): { in: TableColumn; out: TableColumn } | null {
  const ins = moneyColumns(reading).filter(({ label }) => IN.test(label) && !OUT.test(label));
  const outs = moneyColumns(reading).filter(({ label }) => OUT.test(label) && !IN.test(label));
  const [one, other] = [ins[0], outs[0]];
  return one && other && ins.length === 1 && outs.length === 1 ? { in: one, out: other } : null;
}

/** What came in and what went out: two columns, or one with a column that says which. */
export function sideFigures(reading: QuestionReading): { in: SideFigure; out: SideFigure } | null {
  const both = sidesOf(reading);
  if (both) return { in: sumOf(reading, both.in), out: sumOf(reading, both.out) };
  const direction = directionColumn(reading.dictionary, reading.table.name);
  const [amount, ...more] = moneyColumns(reading);
  if (!direction || !amount || more.length > 0) return null;
  const isFiltered = reading.query.filters.some(({ of }) => of.column === direction.of.column);
  if (isFiltered) return null;
  const ofSide = (cell: string): SideFigure => ({
    ...sumOf(reading, amount),
    only: [{ of: direction.of, operator: 'equals', values: [cell], part: null }],
  });
  return { in: ofSide(direction.in), out: ofSide(direction.out) };
}

type SideFigure = Pick<TableMeasure, 'aggregate' | 'of' | 'only'>;
const sumOf = (reading: QuestionReading, column: TableColumn): SideFigure => ({
  aggregate: 'sum',
  of: reading.refOf(column),
});
