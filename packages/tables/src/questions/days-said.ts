import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnRef } from '@mingfa/contract/table-query';
import { daysBetween, lastingDates } from './date-roles.ts';
import type { QuestionReading } from './question-reading.ts';
import { isDay, resolveColumn } from './resolve-columns.ts';

/** Between which days is counted: the two that are said, from the first to the second, or those between which rows of the table last. Their words are used. */
export function daysSaid(reading: QuestionReading): ColumnRef | null {
  const said = reading.unused.flatMap((token) => {
    const resolved = token.kind === 'column' ? resolveColumn(token, isDay) : null;
    return resolved && token.kind === 'column' ? [{ token, column: resolved.column }] : [];
  });
  const columns: TableColumn[] = [...new Set(said.map(({ column }) => column))];
  const [from, to, ...more] = columns;
  const reaches = reading.words('reach');
  if (from && to && more.length === 0 && reaches.length > 0) {
    reading.use(...said.map(({ token }) => token), ...reaches);
    return daysBetween(reading, from, to);
  }
  if (columns.length > 0 || reaches.some(({ text }) => !/[a-z]/i.test(text))) return null;
  return lastingDates(reading);
}
