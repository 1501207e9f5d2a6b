import type { ChartSpec, ResultColumn, TableCellValue } from '@mingfa/contract/table-query';

/** The most slices a pie is read with, series that are told apart, and groups that have each their column. */
const MOST_SLICES = 6;
const MOST_SERIES = 8;
const MOST_COLUMNS = 40;
const MOST_POINTS = 5000;

/**
 * Charts that show an answer, the likeliest first; none where a table says it better: one figure, rows as they stand, or too many groups. A line is for
 * time, columns for few short names, bars for long ones; a pie only for few shares of one whole.
 */
export function chooseCharts(
  columns: readonly ResultColumn[],
  rows: readonly (readonly TableCellValue[])[],
): ChartSpec[] {
  if (rows.length < 2) return [];
  const figures = placesOf(
    columns,
    ({ kind, isFigure, meaning }) => kind === 'number' && (isFigure || meaning === 'rate'),
  );
  const groups = placesOf(
    columns,
    ({ kind, isFigure }, place) => !isFigure && !(kind === 'number' && figures.includes(place)),
  );
  if (!columns.some(({ isFigure }) => isFigure)) return listedRows(columns, rows);
  const [group, second] = groups;
  if (group === undefined || groups.length > 2) return [];
  return second === undefined
    ? oneGroup(columns, rows, group, figures)
    : twoGroups(columns, rows, [group, second], figures);
}

function oneGroup(
  columns: readonly ResultColumn[],
  rows: readonly (readonly TableCellValue[])[],
  x: number,
  figures: readonly number[],
): ChartSpec[] {
  const y = sameScale(columns, figures);
  const [first] = y;
  if (first === undefined) return [];
  const plain = { x, y, series: null };
  if (isTime(columns[x]))
    return [
      { kind: 'line', ...plain },
      { kind: 'bar', ...plain },
      { kind: 'area', ...plain, y: [first] },
    ];
  if (columns[x]?.kind === 'number')
    return [
      { kind: 'bar', ...plain },
      { kind: 'line', ...plain },
    ];
  if (rows.length > MOST_COLUMNS) return [];
  const isLong = rows.length > 8 || rows.some((row) => String(row[x] ?? '').length > 6);
  const bars: ChartSpec[] = [
    { kind: isLong ? 'bar_horizontal' : 'bar', ...plain },
    { kind: isLong ? 'bar' : 'bar_horizontal', ...plain },
  ];
  const isWhole =
    rows.length <= MOST_SLICES &&
    columns[first]?.meaning !== 'rate' &&
    rows.every((row) => Number(row[first]) > 0);
  return isWhole ? [...bars, { kind: 'pie', x, y: [first], series: null }] : bars;
}

function twoGroups(
  columns: readonly ResultColumn[],
  rows: readonly (readonly TableCellValue[])[],
  [one, other]: readonly [number, number],
  figures: readonly number[],
): ChartSpec[] {
  const [first] = figures;
  if (first === undefined) return [];
  const distinct = (place: number) => new Set(rows.map((row) => row[place] ?? null)).size;
  const timed = [one, other].find((place) => isTime(columns[place]));
  if (timed === undefined && columns[one]?.meaning === 'name' && columns[other]?.meaning === 'name')
    return [
      { kind: 'sankey', x: one, y: [first], series: other },
      { kind: 'heat_map', x: one, y: [first], series: other },
    ];
  const series =
    timed === undefined ? (distinct(one) <= distinct(other) ? one : other) : timed === one ? other : one;
  const x = series === one ? other : one;
  const spec = { x, y: [first], series };
  if (distinct(series) > MOST_SERIES)
    return distinct(x) * distinct(series) <= MOST_POINTS ? [{ kind: 'heat_map', ...spec }] : [];
  return timed === undefined
    ? [
        { kind: 'stacked', ...spec },
        { kind: 'heat_map', ...spec },
      ]
    : [
        { kind: 'line', ...spec },
        { kind: 'stacked', ...spec },
        { kind: 'heat_map', ...spec },
      ];
}

/** Rows as they stand: events in time, two numbers against one another, or how one is spread. */
function listedRows(
  columns: readonly ResultColumn[],
  rows: readonly (readonly TableCellValue[])[],
): ChartSpec[] {
  if (rows.length > MOST_POINTS) return [];
  const numbers = placesOf(columns, ({ kind, meaning }) => kind === 'number' && meaning !== 'code');
  const days = placesOf(columns, ({ kind }) => kind === 'date' || kind === 'time');
  const [first, second, third] = numbers;
  const [day] = days;
  const timeline: ChartSpec[] =
    day !== undefined && first !== undefined ? [{ kind: 'timeline', x: day, y: [first], series: null }] : [];
  if (first !== undefined && second !== undefined && third === undefined && day === undefined)
    return [{ kind: 'scatter', x: first, y: [second], series: null }];
  if (first !== undefined && second === undefined && rows.length >= 20)
    return [
      { kind: 'histogram', x: first, y: [first], series: null },
      { kind: 'box', x: first, y: [first], series: null },
      ...timeline,
    ];
  return second === undefined ? timeline : [];
}

/** Figures that can stand on one axis with the first: shares not beside amounts. */
function sameScale(columns: readonly ResultColumn[], figures: readonly number[]): number[] {
  const [first] = figures;
  return figures.filter((place) => columns[place]?.meaning === columns[first ?? 0]?.meaning).slice(0, 12);
}

const isTime = (column: ResultColumn | undefined) =>
  column?.meaning === 'date' || column?.kind === 'date' || column?.kind === 'time';

const placesOf = (columns: readonly ResultColumn[], test: (column: ResultColumn, place: number) => boolean) =>
  columns.flatMap((column, place) => (test(column, place) ? [place] : []));
