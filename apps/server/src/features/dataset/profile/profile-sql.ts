import { isAdditive } from '@mingfa/tables/questions/is-additive';
import { quoteName, quoteText } from '@mingfa/tables/sql/sql-text';
import type { BuiltColumn, BuiltTable } from '../../../ports/table-engine.ts';

/** Ranges of equal width in a histogram. */
export const RANGES = 24;
/** Most frequent values that are shown. */
const TOP_VALUES = 8;
/** Below so many different values, by estimate, they are counted exactly. */
const COUNTED_EXACTLY = 100_000;

/** Up to so many rows every value is sorted for a median; beyond, it is estimated. */
const SORTED_ROWS = 5_000_000;

/** Whether medians of a table are exact. */
export const isMedianExact = ({ rows }: BuiltTable): boolean => rows <= SORTED_ROWS;

/** Figures of a column in the order of {@link figuresSql}. */
export const FIGURES = [
  'distinct',
  'min',
  'max',
  'sum',
  'average',
  'median',
  'first_quarter',
  'third_quarter',
] as const;

const isMeasured = ({ kind }: BuiltColumn): boolean =>
  kind === 'number' || kind === 'date' || kind === 'time';

/** One row with the figures of all columns, one scan of the table. Rates and balances add up to nothing. */
export function figuresSql(table: BuiltTable): string {
  const { name, columns } = table;
  const quantile = isMedianExact(table) ? 'quantile_cont' : 'approx_quantile';
  const figures = columns.flatMap((column) => {
    const cell = quoteName(column.label);
    const isNumber = column.kind === 'number';
    return [
      `approx_count_distinct(${cell})`,
      ...(isMeasured(column) ? [`min(${cell})::VARCHAR`, `max(${cell})::VARCHAR`] : ['NULL', 'NULL']),
      isAdditive(column) ? `sum(${cell})::VARCHAR` : 'NULL',
      isNumber ? `avg(${cell})` : 'NULL',
      ...(isNumber
        ? // Of decimals it would be cut to their places.
          [0.5, 0.25, 0.75].map((share) => `${quantile}(${cell}::DOUBLE, ${share})`)
        : ['NULL', 'NULL', 'NULL']),
    ];
  });
  return `SELECT ${figures.join(', ')} FROM ${name}`;
}

/** One row with the exact numbers of different values, of columns that have few. */
export function distinctSql({ name }: BuiltTable, columns: readonly BuiltColumn[]): string {
  return `SELECT ${columns.map(({ label }) => `count(DISTINCT ${quoteName(label)})`).join(', ')} FROM ${name}`;
}

/** Whether an estimate says that different values can be counted. */
export const isCountable = (estimate: number): boolean => estimate <= COUNTED_EXACTLY;

/** The most frequent values of each column: its place, the value, and in how many rows. */
export function topSql(
  { name }: BuiltTable,
  columns: readonly { column: BuiltColumn; at: number }[],
): string {
  return columns
    .map(({ column, at }) => {
      const cell = quoteName(column.label);
      return `SELECT * FROM (SELECT ${at} AS place, ${cell}::VARCHAR AS value, count(*) AS rows FROM ${name} WHERE ${cell} IS NOT NULL GROUP BY ${cell} ORDER BY rows DESC, value LIMIT ${TOP_VALUES})`;
    })
    .join(' UNION ALL ');
}

/** Rows of each range of each column: its place, the range, the rows. */
export function rangesSql(
  { name }: BuiltTable,
  columns: readonly { column: BuiltColumn; at: number; min: string; width: string }[],
): string {
  const buckets = columns.map(({ column, at, min, width }) => {
    const cell = quoteName(column.label);
    const position = column.kind === 'number' ? cell : `epoch(${cell}::TIMESTAMP)`;
    return `SELECT ${at} AS place, least(${RANGES - 1}, greatest(0, floor((${position} - ${min}) / ${width})))::INTEGER AS range_at, count(*) AS rows FROM ${name} WHERE ${cell} IS NOT NULL GROUP BY 2`;
  });
  return buckets.join(' UNION ALL ');
}

/** What lists call the column that numbers their rows. */
const NUMBERS_ROWS = /^(?:序号|序|编号|行号|项次|流水序号|No\.?|#|id|index|row ?(?:no\.?|number)?)$/i;

/** The first column, where it may only number the rows: it is called so, and none is empty. */
export function numberingColumn({ columns }: BuiltTable): BuiltColumn | null {
  const [first] = columns;
  const isWhole = first !== undefined && columns.length > 2 && first.empty === 0;
  return isWhole && NUMBERS_ROWS.test(first.label.trim()) ? first : null;
}

/** How many rows say the same as another, but for one column where it only numbers them; what could not be read says what was written. */
export function duplicatesSql({ name, columns, rows }: BuiltTable, apart: BuiltColumn | null = null): string {
  const cells = columns
    .filter((column) => column !== apart)
    .map(({ label }) => quoteName(label))
    .join(', ');
  const other = apart ? ` WHERE "column" <> ${quoteText(apart.name)}` : '';
  const written = `(SELECT "_row", string_agg("column" || ' ' || "text", chr(10) ORDER BY "column") AS written FROM ${name}_unreadable${other} GROUP BY 1)`;
  return `SELECT ${rows} - count(*) FROM (SELECT 1 FROM (SELECT hash(${cells}, written) AS h FROM ${name} LEFT JOIN ${written} USING ("_row")) GROUP BY h)`;
}
