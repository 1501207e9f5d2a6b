import type { CaseFilters } from '@mingfa/contract/case-search';
import type { CaseColumn, CaseColumns, CaseIndex } from './case-index.ts';
import { causeLine } from './cause-line.ts';

/** Filters as they come from a request; a list left out or empty lets everything pass. */
export type AskedFilters = { [Field in keyof CaseFilters]?: CaseFilters[Field] | undefined };

const COLUMNS = [
  'area',
  'level',
  'region',
  'court',
  'procedure',
  'kind',
  'authority',
  'outcome',
] as const satisfies readonly (keyof CaseFilters)[];
type Column = (typeof COLUMNS)[number];
/** The column a filter looks at. */
const columnOf = (columns: CaseColumns, name: Column): CaseColumn =>
  columns[name === 'authority' ? 'standing' : name];
/** Filters that are counted, each a bit. */
const FACETS = [...COLUMNS, 'cause', 'year'] as const;
type Facet = (typeof FACETS)[number];
const bitOf = (facet: Facet): number => 1 << FACETS.indexOf(facet);
/** What a case fails that no facet counts: it is out everywhere. */
const OUT = 1 << FACETS.length;

/** Which filters each case fails, a bit each; 0 for a case that passes all. */
export function failedFilters(
  index: CaseIndex,
  filters: AskedFilters,
  admits: (row: number) => boolean,
): Uint16Array {
  const failed = new Uint16Array(index.size);
  for (let row = 0; row < index.size; row += 1) if (!admits(row)) failed[row] = OUT;
  for (const column of COLUMNS) {
    const wanted = filters[column];
    if (!wanted?.length) continue;
    const { values, codes } = columnOf(index.columns, column);
    const passing = Uint8Array.from(values, (value, code) =>
      code > 0 && (wanted as readonly string[]).includes(value) ? 1 : 0,
    );
    fail(failed, bitOf(column), (row) => passing[codes[row] as number] === 1);
  }
  if (filters.cause?.length) {
    const wanted = new Set(filters.cause);
    const passing = Uint8Array.from(linesOf(index), (line) => (line.some((one) => wanted.has(one)) ? 1 : 0));
    fail(failed, bitOf('cause'), (row) => some(index.causes, row, (code) => passing[code] === 1));
  }
  const { yearFrom, yearTo, amountFrom, amountTo } = filters;
  if (yearFrom !== undefined || yearTo !== undefined) {
    fail(failed, bitOf('year'), (row) => {
      const year = yearOf(index, row);
      return year > 0 && year >= (yearFrom ?? 0) && year <= (yearTo ?? 9999);
    });
  }
  if (amountFrom !== undefined || amountTo !== undefined) {
    const [from, to] = [amountFrom ?? 0, amountTo ?? Number.POSITIVE_INFINITY];
    fail(failed, OUT, (row) => some(index.amounts, row, (amount) => amount >= from && amount <= to));
  }
  return failed;
}

function fail(failed: Uint16Array, bit: number, passes: (row: number) => boolean): void {
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] !== OUT && !passes(row)) failed[row] = (failed[row] as number) | bit;
  }
}

function some(
  { starts, items }: { starts: Uint32Array; items: ArrayLike<number> },
  row: number,
  passes: (item: number) => boolean,
): boolean {
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at += 1) if (passes(items[at] as number)) return true;
  return false;
}

const yearOf = (index: CaseIndex, row: number): number => Math.floor((index.days[row] as number) / 10_000);

/** Of the courts there are thousands: the most frequent stand for choosing. */
const MOST_VALUES = 60;

/** How many of the matching cases each value of each filter would leave. */
export function countFacets(index: CaseIndex, matched: Uint8Array, failed: Uint16Array) {
  const passing = rowsByFacet(matched, failed);
  const ofColumn = (column: Column) => {
    const { values, codes } = columnOf(index.columns, column);
    const counts = new Uint32Array(values.length);
    for (const rows of passing(column)) {
      for (const row of rows) {
        const code = codes[row] as number;
        counts[code] = (counts[code] as number) + 1;
      }
    }
    return mostFrequent(values.map((value, code) => [value, code === 0 ? 0 : (counts[code] as number)]));
  };
  const years = new Uint32Array(YEARS);
  for (const rows of passing('year')) {
    for (const row of rows) {
      const year = yearOf(index, row);
      years[year] = (years[year] as number) + 1;
    }
  }
  const year: { value: string; count: number }[] = [];
  for (let at = YEARS - 1; at > 0; at -= 1)
    if (years[at]) year.push({ value: String(at), count: years[at] as number });
  return {
    cause: countCauses(index, passing('cause')),
    area: ofColumn('area'),
    level: ofColumn('level'),
    region: ofColumn('region'),
    court: ofColumn('court'),
    year,
    procedure: ofColumn('procedure'),
    kind: ofColumn('kind'),
    authority: ofColumn('authority'),
    outcome: ofColumn('outcome'),
  };
}

/** Every year that a date can have. */
const YEARS = 10_000;
type Rows = Uint32Array;

/** For each facet what passes all filters but its own: the cases that pass all, and those that fail that one alone. */
function rowsByFacet(matched: Uint8Array, failed: Uint16Array): (facet: Facet) => readonly Rows[] {
  const all = new Uint32Array(matched.length);
  let count = 0;
  const failingOne = new Map<number, number[]>(FACETS.map((facet) => [bitOf(facet), []]));
  for (let row = 0; row < matched.length; row += 1) {
    if (!matched[row]) continue;
    const bits = failed[row] as number;
    if (bits === 0) all[count++] = row;
    else failingOne.get(bits)?.push(row);
  }
  const passingAll = all.subarray(0, count);
  return (facet) => [passingAll, Uint32Array.from(failingOne.get(bitOf(facet)) ?? [])];
}

function mostFrequent(
  counts: readonly (readonly [string, number])[],
  most = MOST_VALUES,
): { value: string; count: number }[] {
  return counts
    .filter(([, count]) => count > 0)
    .sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([value, count]) => ({ value, count }));
}

const MOST_CAUSES = 200;

const linesByIndex = new WeakMap<CaseIndex, readonly (readonly string[])[]>();

/** Of each cause of the index those that it counts for. */
function linesOf(index: CaseIndex): readonly (readonly string[])[] {
  const known = linesByIndex.get(index) ?? index.causes.values.map((cause) => causeLine(cause));
  linesByIndex.set(index, known);
  return known;
}

/** A case counts once for each of its causes and for each cause above them. */
function countCauses(index: CaseIndex, passing: readonly Rows[]) {
  const { starts, items } = index.causes;
  const lines = linesOf(index);
  /** Cases with this cause alone: most have one. */
  const alone = new Uint32Array(lines.length);
  const counts = new Map<string, number>();
  const count = (cause: string, cases: number) => counts.set(cause, (counts.get(cause) ?? 0) + cases);
  for (const rows of passing) {
    for (const row of rows) {
      const [from, to] = [starts[row] as number, starts[row + 1] as number];
      if (to - from === 1) {
        const code = items[from] as number;
        alone[code] = (alone[code] as number) + 1;
      } else {
        const several = Array.from(items.subarray(from, to)).flatMap((code) => lines[code] ?? []);
        for (const cause of new Set(several)) count(cause, 1);
      }
    }
  }
  for (const [code, cases] of alone.entries())
    if (cases > 0) for (const cause of lines[code] ?? []) count(cause, cases);
  const kept = mostFrequent([...counts], MOST_CAUSES);
  const shown = new Set(kept.map(({ value }) => value));
  return kept.map((one) => {
    const parent = causeLine(one.value)[1];
    return { ...one, parent: parent && shown.has(parent) ? parent : null };
  });
}
