import type { TableJoin, TableQuery } from '@mingfa/contract/table-query';

const tablesOf = ({ from, joins }: TableQuery) => [from, ...joins.map(({ right }) => right.table)];

/** A join seen from a table that is asked already; null where neither side is, or both are. */
export function orientJoin(query: TableQuery, join: TableJoin): TableJoin | null {
  const asked = tablesOf(query);
  const [hasLeft, hasRight] = [asked.includes(join.left.table), asked.includes(join.right.table)];
  if (hasLeft === hasRight) return null;
  return hasLeft ? join : { ...join, left: join.right, right: join.left };
}

/** Whether a question joins these two columns, seen from either side. */
export function findJoin({ joins }: TableQuery, { left, right }: TableJoin): TableJoin | undefined {
  const sides = (one: TableJoin) =>
    [one.left, one.right]
      .map(({ table, column }) => `${table}.${column}`)
      .sort()
      .join();
  return joins.find((one) => sides(one) === sides({ left, right, kind: 'left' }));
}

/** The question without a join, without those that rested on it, and without what was asked of their tables. */
export function withoutJoin(query: TableQuery, join: TableJoin): TableQuery {
  const joins: TableJoin[] = [];
  for (const one of query.joins) {
    const asked = tablesOf({ ...query, joins });
    if (one !== join && asked.includes(one.left.table)) joins.push(one);
  }
  const asked = tablesOf({ ...query, joins });
  const isAsked = (of: { table: string } | null) => of === null || asked.includes(of.table);
  return {
    ...query,
    joins,
    filters: query.filters.filter(({ of }) => isAsked(of)),
    dimensions: query.dimensions.filter(({ of }) => isAsked(of)),
    measures: query.measures.filter(({ of }) => isAsked(of)),
    columns: query.columns.filter(isAsked),
    ...{ having: [], shown: [], order: [] },
  };
}
