import type { CaseFilters } from '@mingfa/contract/case-search';
import type { CaseColumns, CaseIndex } from './case-index.ts';
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
] as const satisfies readonly (keyof CaseColumns)[];
type Column = (typeof COLUMNS)[number];
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
    const { values, codes } = index.columns[column];
    const passing = Uint8Array.from(values, (value, code) =>
      code > 0 && (wanted as readonly string[]).includes(value) ? 1 : 0,
    );
    fail(failed, bitOf(column), (row) => passing[codes[row] as number] === 1);
  }
  if (filters.cause?.length) {
    const wanted = new Set(filters.cause);
    const passing = Uint8Array.from(index.causes.values, (cause) =>
      causeLine(cause).some((one) => wanted.has(one)) ? 1 : 0,
    );
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
  /** Counts what passes all filters but that of the facet itself. */
  const counting = (facet: Facet, take: (row: number) => void) => {
    const bit = bitOf(facet);
    for (let row = 0; row < index.size; row += 1) {
      if (matched[row] && ((failed[row] as number) & ~bit) === 0) take(row);
    }
  };
  const ofColumn = (column: Column) => {
    const { values, codes } = index.columns[column];
    const counts = new Uint32Array(values.length);
    counting(column, (row) => {
      const code = codes[row] as number;
      counts[code] = (counts[code] as number) + 1;
    });
    return mostFrequent(values.map((value, code) => [value, code === 0 ? 0 : (counts[code] as number)]));
  };
  const years = new Map<number, number>();
  counting('year', (row) => {
    const year = yearOf(index, row);
    if (year > 0) years.set(year, (years.get(year) ?? 0) + 1);
  });
  return {
    cause: countCauses(index, (take) => counting('cause', take)),
    area: ofColumn('area'),
    level: ofColumn('level'),
    region: ofColumn('region'),
    court: ofColumn('court'),
    year: [...years].sort(([a], [b]) => b - a).map(([year, count]) => ({ value: String(year), count })),
    procedure: ofColumn('procedure'),
    kind: ofColumn('kind'),
    authority: ofColumn('authority'),
    outcome: ofColumn('outcome'),
  };
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

/** A case counts once for each of its causes and for each cause above them. */
function countCauses(index: CaseIndex, counting: (take: (row: number) => void) => void) {
  const { starts, items, values } = index.causes;
  const lines = values.map((cause) => causeLine(cause));
  const counts = new Map<string, number>();
  counting((row) => {
    const [from, to] = [starts[row] as number, starts[row + 1] as number];
    const causes =
      to - from === 1
        ? (lines[items[from] as number] ?? [])
        : new Set(Array.from(items.subarray(from, to)).flatMap((code) => lines[code] ?? []));
    for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1);
  });
  const kept = mostFrequent([...counts], MOST_CAUSES);
  const shown = new Set(kept.map(({ value }) => value));
  return kept.map((one) => {
    const parent = causeLine(one.value)[1];
    return { ...one, parent: parent && shown.has(parent) ? parent : null };
  });
}
