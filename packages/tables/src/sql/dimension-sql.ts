import type { ResultColumn, TableDimension } from '@mingfa/contract/table-query';
import { columnOf } from './asked-tables.ts';
import { type ColumnWriter, columnSql } from './column-sql.ts';
import { isCountedPart, isPeriod, type Period, partSql, periodStartSql } from './period-sql.ts';
import { QueryProblem } from './query-problem.ts';
import { literalOf } from './sql-text.ts';

/** A dimension in SQL: what is shown of it, and where it is a period, its first day. */
export interface DimensionSql {
  shown: string;
  period: { start: string; part: Period } | null;
  kind: ResultColumn['kind'];
  meaning: ResultColumn['meaning'];
}

/** What rows are put together by: a column, a part of its date, or the lower end of ranges of its number. */
export function dimensionSql(writer: ColumnWriter, { of, part, step }: TableDimension): DimensionSql {
  const { kind, meaning, label } = columnOf(writer.tables, of);
  const name = columnSql(writer, of);
  if (part !== null) {
    if (kind !== 'date' && kind !== 'time') throw new QueryProblem('wrong_kind', label);
    if (part === 'hour' && kind === 'date') throw new QueryProblem('wrong_kind', label);
    return {
      shown: partSql(name, part),
      period: isPeriod(part) ? { start: periodStartSql(name, part), part } : null,
      kind: part === 'day' ? 'date' : isCountedPart(part) ? 'number' : 'text',
      meaning: isPeriod(part) ? 'date' : 'category',
    };
  }
  if (step !== null) {
    const width = literalOf(step, 'number');
    if (kind !== 'number') throw new QueryProblem('wrong_kind', label);
    if (!(Number(step) > 0)) throw new QueryProblem('wrong_value', step);
    return { shown: `FLOOR(${name} / ${width}) * ${width}`, period: null, kind: 'number', meaning };
  }
  const period = kind === 'date' ? ({ start: name, part: 'day' } as const) : null;
  return { shown: name, period, kind, meaning };
}
