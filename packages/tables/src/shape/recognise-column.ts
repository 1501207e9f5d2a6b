import type { NumberStyle, TableColumn } from '@mingfa/contract/dataset-table';
import type { ColumnKind, ColumnMeaning } from '@mingfa/contract/table-query';
import { flatCell, saysNothing } from '../values/flat-cell.ts';
import { readDay } from '../values/read-day.ts';
import { readNumber } from '../values/read-number.ts';
import { readNumberCode } from '../values/read-number-code.ts';
import { readYesNo } from '../values/read-yes-no.ts';
import { readUnit } from '../values/units.ts';
import { headMeaning } from './head-words.ts';

/** What a column was recognised as, and what is odd in it. */
export interface RecognisedColumn {
  kind: ColumnKind;
  meaning: ColumnMeaning;
  number: NumberStyle | null;
  dateOrder: TableColumn['dateOrder'];
  hasMixedUnits: boolean;
  hasAmbiguousDates: boolean;
}

/** So many of the cells must be of a kind for a column to be of it; the others stay text and are counted. */
const ENOUGH = 0.8;

/** Recognises a column by its head and the cells of a sample. `unitAbove` is told for the whole table (单位：万元). */
export function recogniseColumn(
  head: string,
  cells: readonly string[],
  unitAbove: string | null,
): RecognisedColumn {
  const said = cells.map(flatCell).filter((cell) => !saysNothing(cell));
  const hint = headMeaning(head);
  const kind = kindOf(hint, said);
  const meaning = meaningOf(hint ?? moneyInHead(head), kind, said);
  const plain = {
    kind,
    meaning,
    number: null,
    dateOrder: null,
    hasMixedUnits: false,
    hasAmbiguousDates: false,
  };
  if (kind === 'number') return { ...plain, ...numberStyleOf(head, meaning, said, unitAbove) };
  if (kind === 'date' || kind === 'time') return { ...plain, ...dateOrderOf(said) };
  return plain;
}

function kindOf(hint: ReturnType<typeof headMeaning>, said: readonly string[]): ColumnKind {
  if (hint?.kind) return hint.kind;
  if (said.length === 0) return hint?.meaning === 'amount' || hint?.meaning === 'rate' ? 'number' : 'text';
  const share = (test: (cell: string) => boolean) => said.filter(test).length / said.length;
  const days = said.map((cell) => readDay(cell));
  const isDateHead = hint?.meaning === 'date';
  // 45717 is a day only where the head says so, 20250301 also where all cells are such.
  const dated = days.filter(
    (day, index) =>
      day.problem === 'ambiguous' ||
      (day.problem === 'impossible' && !/^\d+$/.test(said[index] ?? '')) ||
      (day.problem === null && (isDateHead || !day.isSerial)),
  ).length;
  const isPacked = said.every((cell) => /^\d+$/.test(cell));
  if (
    dated / said.length >= (isPacked && !isDateHead ? 1 : ENOUGH) &&
    !(hint?.meaning === 'amount' && isPacked)
  )
    return days.some((day) => day.problem === null && day.time !== null && day.time !== '00:00:00')
      ? 'time'
      : 'date';
  if (share((cell) => readNumber(cell) !== null) >= ENOUGH)
    return isNumberCode(hint, said) ? 'text' : 'number';
  if (said.every((cell) => readYesNo(cell) !== null) && new Set(said).size <= 2) return 'yes_no';
  return 'text';
}

/** Digits that name something: long ones, ones that begin with 0, and those of identity cards and telephones. */
function isNumberCode(hint: ReturnType<typeof headMeaning>, said: readonly string[]): boolean {
  if (hint?.meaning === 'amount' || hint?.meaning === 'rate' || hint?.meaning === 'count') return false;
  if (said.some((cell) => /^0\d/.test(cell))) return true;
  const coded = said.filter((cell) => /^\d{16,}$/.test(cell) || /^1[3-9]\d{9}$/.test(cell)).length;
  return coded / said.length >= ENOUGH;
}

/** 欠租（元）, 保额（万元）: money, whatever it is called; 元/㎡ is a price of something, and has words of its own. */
function moneyInHead(head: string): ReturnType<typeof headMeaning> {
  return /\((?:单位[:：]?)?(?:人民币)?[百千万亿]*元\)/.test(flatCell(head))
    ? { meaning: 'amount', kind: null }
    : null;
}

function meaningOf(
  hint: ReturnType<typeof headMeaning>,
  kind: ColumnKind,
  said: readonly string[],
): ColumnMeaning {
  if (kind === 'date' || kind === 'time') return 'date';
  if (kind === 'number') {
    if (hint && ['amount', 'rate', 'count', 'code'].includes(hint.meaning)) return hint.meaning;
    const shares = said.filter((cell) => readNumber(cell)?.unit?.base === '%').length;
    const sums = said.filter((cell) => /元$/.test(readNumber(cell)?.unit?.base ?? '')).length;
    if (shares > said.length / 2) return 'rate';
    return sums > said.length / 2 ? 'amount' : 'plain';
  }
  if (hint && !['amount', 'rate', 'count', 'date'].includes(hint.meaning)) return hint.meaning;
  const codes = said.map(readNumberCode);
  const most = (kinds: readonly string[]) =>
    said.length > 0 &&
    codes.filter((code) => code && kinds.includes(code.kind)).length / said.length >= ENOUGH;
  if (most(['resident', 'firm'])) return 'identity';
  if (most(['mobile', 'telephone'])) return 'phone';
  if (most(['card', 'account'])) return 'account';
  const distinct = new Set(said).size;
  if (kind === 'yes_no' || (said.length >= 8 && distinct <= 20 && distinct <= said.length * 0.3))
    return 'category';
  return 'plain';
}

/** What counts the bare numbers of a column: the unit in its head, above the table, or the one its cells have beside them. */
function numberStyleOf(
  head: string,
  meaning: ColumnMeaning,
  said: readonly string[],
  unitAbove: string | null,
): Pick<RecognisedColumn, 'number' | 'hasMixedUnits'> {
  const numbers = said.flatMap((cell) => readNumber(cell) ?? []);
  const bases = new Map<string, number>();
  for (const { unit } of numbers) if (unit) bases.set(unit.base, (bases.get(unit.base) ?? 0) + 1);
  const bare = numbers.filter(({ unit }) => unit === null);
  const written = [...flatCell(head).matchAll(/\(([^()]+)\)|(?<=[\u4e00-\u9fff])[/_-] ?([^\s/]+)$/g)].map(
    ([, inside, behind]) => (inside ?? behind ?? '').replace(/^(?:单位|人民币)[:：]?(?=.)/, ''),
  );
  const inHead = written.find((word) => readUnit(word) !== null) ?? null;
  const word = inHead ?? (meaning === 'amount' ? unitAbove : null);
  const unit = word === null ? null : readUnit(word);
  // Shares that are bare beside others with %: 3.85 among 3.85% cannot be told.
  const isMixed =
    bases.size > 1 ||
    (bases.has('%') && bare.length > 0 && unit === null) ||
    (unit !== null &&
      [...bases.keys()].some((base) => base !== '' && unit.base !== '' && base !== unit.base));
  if (word !== null && unit) return { number: { factor: unit.factor, unit: word }, hasMixedUnits: isMixed };
  const [base = ''] = [...bases].sort((one, other) => other[1] - one[1]).map(([name]) => name);
  if (meaning === 'rate' && bases.size === 0 && isPercent(numbers.map(({ value }) => Number(value))))
    return { number: { factor: '0.01', unit: '%' }, hasMixedUnits: false };
  return { number: { factor: '1', unit: base === '%' ? '' : base }, hasMixedUnits: isMixed };
}

/** Rates written bare: 3.85 is percent, 0.0385 a share. */
const isPercent = (values: readonly number[]) =>
  values.length > 0 && values.filter((value) => Math.abs(value) > 1).length > values.length / 2;

function dateOrderOf(said: readonly string[]): Pick<RecognisedColumn, 'dateOrder' | 'hasAmbiguousDates'> {
  const days = said.map((cell) => readDay(cell));
  const ambiguous = said.filter((_, index) => days[index]?.problem === 'ambiguous');
  const styles = days.flatMap((day) => (day.problem === null && day.style !== 'plain' ? [day.style] : []));
  const [style] = styles;
  const isSure = style !== undefined && styles.every((other) => other === style);
  if (ambiguous.length === 0)
    return { dateOrder: isSure ? style : null, hasAmbiguousDates: styles.length > 0 && !isSure };
  if (isSure) return { dateOrder: style, hasAmbiguousDates: false };
  // 3/1/2025 ends in its year: it begins with the month or the day, and most programs here write the month first.
  const isYearLast = ambiguous.some((cell) => /\d{4}$/.test(cell));
  return { dateOrder: isYearLast ? 'month_first' : 'year_first', hasAmbiguousDates: true };
}
