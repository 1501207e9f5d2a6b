import type { DatasetTable } from '@mingfa/contract/dataset';
import type { TableQuery } from '@mingfa/contract/table-query';

/** What the builder begins with: the sum of the first amount, or the number of rows, by the first name or category. */
export function newQuery({ name: table, columns }: DatasetTable): TableQuery {
  const shown = columns.filter(({ isSkipped }) => !isSkipped);
  const amount = shown.find(({ kind, meaning }) => kind === 'number' && meaning === 'amount');
  const group = shown.find(({ meaning }) => meaning === 'name' || meaning === 'category');
  return {
    from: table,
    joins: [],
    filters: [],
    dimensions: group ? [{ of: { table, column: group.name }, part: null, step: null }] : [],
    measures: [
      amount
        ? { aggregate: 'sum', of: { table, column: amount.name }, compare: null }
        : { aggregate: 'count', of: null, compare: null },
    ],
    having: [],
    shown: [],
    columns: [],
    order: [{ by: { measure: 0 }, descending: true }],
    limit: null,
  };
}
