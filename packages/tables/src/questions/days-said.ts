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
  const between = reading.words('between').filter(({ text }) => /[a-z]/i.test(text));
  const reaches = [...reading.words('reach'), ...between];
  if (from && to && more.length === 0 && reaches.length > 0) {
    reading.use(...said.map(({ token }) => token), ...reaches);
    return daysBetween(reading, from, to);
  }
  // 平均结案天数: to the day on which it ends.
  const lasting = lastingDates(reading);
  if (from && !to && lasting?.column === from.name) {
    reading.use(...said.map(({ token }) => token));
    return lasting;
  }
  if (columns.length > 0 || reaches.some(({ text }) => !/[a-z]/i.test(text))) return null;
  return lasting;
}
