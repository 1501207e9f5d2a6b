import type { ColumnOddity, TableColumn } from '@mingfa/contract/dataset-table';
import { readDay } from '../values/read-day.ts';
import { readNumberCode } from '../values/read-number-code.ts';

/** What cells of a column say, each once with how many rows say it. */
export interface CountedValue {
  value: string;
  rows: number;
}

const EXAMPLES = 5;
/** Values beyond the middle half by three times its width are odd. */
const FAR = 3;
const ENOUGH_FOR_OUTLIERS = 12;

/**
 * What is odd in a column, by the different values it has: those that its kind could read, and apart those it could not.
 * @param today days after it are to come
 */
export function findOddities(
  column: TableColumn,
  values: readonly CountedValue[],
  unreadable: readonly CountedValue[],
  today: string,
): ColumnOddity[] {
  const impossible = unreadable.filter(
    ({ value }) => isDays(column) && readDay(value).problem === 'impossible',
  );
  const found: [ColumnOddity['kind'], readonly CountedValue[]][] = [
    ['unreadable', unreadable.filter((one) => !impossible.includes(one))],
    ['impossible_dates', impossible],
    ['duplicates', column.meaning === 'code' ? values.filter(({ rows }) => rows > 1) : []],
    ['future_dates', isDays(column) ? values.filter(({ value }) => value.slice(0, 10) > today) : []],
    [
      'negative_amounts',
      column.meaning === 'amount' ? values.filter(({ value }) => value.startsWith('-')) : [],
    ],
    ['outliers', column.kind === 'number' && column.meaning !== 'code' ? outliers(values) : []],
    [
      'bad_identity_numbers',
      column.meaning === 'identity'
        ? values.filter(({ value }) => readNumberCode(value)?.isRight === false)
        : [],
    ],
    [
      'spaces',
      column.kind === 'text' ? values.filter(({ value }) => /^\s|\s$|\s{2,}|\u3000/.test(value)) : [],
    ],
    ['near_duplicates', column.meaning === 'name' ? nearDuplicates(values) : []],
  ];
  return found.flatMap(([kind, odd]) =>
    odd.length === 0
      ? []
      : [
          {
            kind,
            rows: odd.reduce((sum, { rows }) => sum + rows, 0),
            examples: odd.slice(0, EXAMPLES).map(({ value }) => value),
          },
        ],
  );
}

const isDays = ({ kind }: TableColumn) => kind === 'date' || kind === 'time';

/** Numbers far beyond the middle half; none where the middle half says one thing. */
function outliers(values: readonly CountedValue[]): CountedValue[] {
  const rows = values.reduce((sum, one) => sum + one.rows, 0);
  if (rows < ENOUGH_FOR_OUTLIERS) return [];
  const sorted = values.toSorted((one, other) => Number(one.value) - Number(other.value));
  const [low, high] = [quantile(sorted, rows * 0.25), quantile(sorted, rows * 0.75)];
  const width = high - low;
  if (width === 0) return [];
  return sorted.filter(
    ({ value }) => Number(value) < low - FAR * width || Number(value) > high + FAR * width,
  );
}

function quantile(sorted: readonly CountedValue[], rank: number): number {
  let seen = 0;
  for (const { value, rows } of sorted) {
    seen += rows;
    if (seen >= rank) return Number(value);
  }
  return Number(sorted.at(-1)?.value ?? 0);
}

/** Names that differ in blanks, brackets, width or case alone: 甲（北京）公司 and 甲(北京)公司. */
function nearDuplicates(values: readonly CountedValue[]): CountedValue[] {
  const groups = new Map<string, CountedValue[]>();
  for (const one of values) {
    const plain = one.value
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s()[\]·.,、，。-]/g, '');
    groups.set(plain, [...(groups.get(plain) ?? []), one]);
  }
  return [...groups.values()].filter((group) => group.length > 1).flat();
}
