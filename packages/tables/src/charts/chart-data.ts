import type { ChartSpec, TableCellValue, TableResult } from '@mingfa/contract/table-query';

/** Where columns of a histogram begin and how many values are in each. */
export interface Bin {
  from: number;
  to: number;
  rows: number;
}
const BINS_MAX = 20;

/** The number in a cell; null where there is none. */
export const numberOf = (value: TableCellValue | undefined): number | null => {
  if (typeof value !== 'string' || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
};

/** Names along an axis in their order, each once. */
const distinct = (names: readonly string[]) => [...new Set(names)];

/** A figure of each name along the axis. */
export interface ChartSeries {
  name: string;
  values: readonly (number | null)[];
}

/** Rows as series over names: of several figures one each, or of one figure one for each value of `series`. */
export function seriesOf(
  { columns, rows }: Pick<TableResult, 'columns' | 'rows'>,
  { x, y, series }: ChartSpec,
  blank: string,
): { names: string[]; series: ChartSeries[] } {
  const nameAt = (row: readonly TableCellValue[], place: number) => String(row[place] ?? blank);
  if (series === null)
    return {
      names: rows.map((row) => nameAt(row, x)),
      series: y.map((place) => ({
        name: columns[place]?.label ?? '',
        values: rows.map((row) => numberOf(row[place])),
      })),
    };
  const names = distinct(rows.map((row) => nameAt(row, x)));
  const [figure = 0] = y;
  const byName = new Map<string, Map<string, number | null>>();
  for (const row of rows) {
    const one = nameAt(row, series);
    const values = byName.get(one) ?? new Map<string, number | null>();
    byName.set(one, values.set(nameAt(row, x), numberOf(row[figure])));
  }
  return {
    names,
    series: [...byName].map(([name, values]) => ({
      name,
      values: names.map((one) => values.get(one) ?? null),
    })),
  };
}

/** Ranges of equal width, as many as the square root of the values. */
export function binsOf(values: readonly number[]): Bin[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (values.length === 0 || low === high)
    return values.length ? [{ from: low, to: high, rows: values.length }] : [];
  const count = Math.min(BINS_MAX, Math.max(4, Math.ceil(Math.sqrt(values.length))));
  const width = (high - low) / count;
  const bins = Array.from({ length: count }, (_, place) => ({
    from: low + place * width,
    to: low + (place + 1) * width,
    rows: 0,
  }));
  for (const value of values) {
    const bin = bins[Math.min(count - 1, Math.floor((value - low) / width))];
    if (bin) bin.rows += 1;
  }
  return bins;
}

/** Least, quarters and most of values, as a box shows them. */
export function boxOf(values: readonly number[]): [number, number, number, number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
    return below + (above - below) * (place - Math.floor(place));
  };
  return [at(0), at(0.25), at(0.5), at(0.75), at(1)];
}

/** Payments from names on the left to names on the right; who pays and is paid stands on both sides, so that nothing goes in a circle. */
export function flowsOf(
  { rows }: Pick<TableResult, 'rows'>,
  { x, y, series }: ChartSpec,
  blank: string,
): { nodes: { name: string }[]; links: { source: string; target: string; value: number }[] } {
  const [figure = 0] = y;
  const links = rows.flatMap((row) => {
    const value = numberOf(row[figure]);
    if (value === null || value <= 0) return [];
    return [{ source: `< ${row[x] ?? blank}`, target: `> ${row[series ?? x] ?? blank}`, value }];
  });
  const nodes = distinct(links.flatMap(({ source, target }) => [source, target])).map((name) => ({ name }));
  return { nodes, links };
}
