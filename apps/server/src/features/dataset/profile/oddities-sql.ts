import type { ColumnProfile } from '@mingfa/contract/dataset-table';
import { unreadableTable } from '@mingfa/tables/sql/asked-tables';
import { quoteName, quoteText } from '@mingfa/tables/sql/sql-text';
import type { BuiltColumn, BuiltTable } from '../../../ports/table-engine.ts';

type OddityKind = ColumnProfile['oddities'][number]['kind'];

/** A condition that odd cells of a column meet. */
export interface OddityTest {
  kind: OddityKind;
  condition: string;
}

/** How far beyond the middle half of all values a number is an outlier: three times that half, by Tukey's far fences. */
const FAR = 3;

/**
 * What may be odd in a column, as conditions over its cells.
 * @param today for days that have not come
 */
export function oddityTests(
  column: BuiltColumn,
  { first, third, today }: { first: number | null; third: number | null; today: string },
): OddityTest[] {
  const cell = quoteName(column.label);
  const tests: OddityTest[] = [];
  if (column.kind === 'number' && first !== null && third !== null && third > first) {
    const half = third - first;
    const [low, high] = [plain(first - FAR * half), plain(third + FAR * half)];
    tests.push({ kind: 'outliers', condition: `(${cell} < ${low} OR ${cell} > ${high})` });
  }
  if (column.meaning === 'amount') tests.push({ kind: 'negative_amounts', condition: `${cell} < 0` });
  if (column.kind === 'date' || column.kind === 'time') {
    tests.push({ kind: 'future_dates', condition: `${cell} > DATE ${quoteText(today)}` });
    tests.push({ kind: 'impossible_dates', condition: `${cell} < DATE '1900-01-01'` });
  }
  if (column.kind === 'text')
    tests.push({
      kind: 'spaces',
      condition: `regexp_matches(${cell}, '[\\s　]{2,}|[\\x{4e00}-\\x{9fff}]\\s[\\x{4e00}-\\x{9fff}]')`,
    });
  return tests;
}

const plain = (value: number): string => (Number.isFinite(value) ? value.toFixed(4) : '0');

/** Some cells, the smallest and the largest among them, as a list in JSON: nothing is collected for it. */
const examplesSql = (cell: string, filter: string): string =>
  `to_json(list_distinct([${['min', 'max', 'any_value'].map((pick) => `${pick}(${cell}) ${filter}`).join(', ')}]::VARCHAR[]))::VARCHAR`;

/** Rows and examples of each test: the column's place, the kind, the rows, the examples as a list in JSON. */
export function odditiesSql(
  { name }: BuiltTable,
  tests: readonly (OddityTest & { at: number; column: BuiltColumn })[],
): string {
  const parts = tests.map(({ at, kind, condition, column }) => {
    return `SELECT ${at} AS place, ${quoteText(kind)} AS kind, count(*) FILTER (WHERE ${condition}) AS rows, ${examplesSql(quoteName(column.label), `FILTER (WHERE ${condition})`)} AS examples FROM ${name}`;
  });
  return parts.join(' UNION ALL ');
}

/** Cells that could not be read, by column: its name, how many, the first of them. */
export function unreadableSql({ name }: BuiltTable): string {
  return `SELECT "column", count(*) AS rows, ${examplesSql('"text"', '')} AS examples FROM ${unreadableTable(name)} GROUP BY 1`;
}
