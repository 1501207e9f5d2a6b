import type { TableCellValue, TableResult } from '@mingfa/contract/table-query';
import type { DataQuestion, Reading } from './read-questions.ts';

/** What an answer came to: `README.md`. */
export type Verdict = 'right' | 'not_understood' | 'wrong';

type Kind = Reading['columns'][number]['kind'];
type Row = (string | number | null)[];

const FIGURES: ReadonlySet<Kind> = new Set(['number', 'fraction']);
const TOLERANCE = { number: 0.005, fraction: 0.0005 } as const;
/** What reckoning with binary fractions may lose. */
const SLACK = 1e-9;

/** Holds an answer against what is right; `result` is null where the question was not understood. */
export function judgeAnswer(
  expected: DataQuestion['expected'],
  result: Pick<TableResult, 'rows' | 'columns' | 'totalRows'> | null,
): Verdict {
  if (expected === 'not_understood') return result === null ? 'right' : 'wrong';
  if (result === null) return 'not_understood';
  const whole = result.totalRows === result.rows.length;
  return whole && [expected, ...expected.also].some((reading) => saysSame(reading, result))
    ? 'right'
    : 'wrong';
}

/** Whether some columns of the result, whatever else there is, say what is right. */
function saysSame(reading: Reading, result: Pick<TableResult, 'rows' | 'columns'>): boolean {
  const kinds = reading.columns.map(({ kind }) => kind);
  const right = withoutEmptyRows(
    reading.rows.map((row) => row.map((cell, at) => readCell(cell, kinds[at] ?? 'text'))),
    kinds,
  );
  return choices(kinds.length, result.columns.length).some((places) => {
    const said = result.rows.map((row) =>
      places.map((place, at) => readCell(row[place] ?? null, kinds[at] ?? 'text')),
    );
    return sameRows(right, withoutEmptyRows(said, kinds), kinds, reading.ordered);
  });
}

/** Every way to take `count` different places out of `places`. */
function choices(count: number, places: number): number[][] {
  if (count === 0) return [[]];
  return choices(count - 1, places).flatMap((taken) =>
    Array.from({ length: places }, (_, place) => place)
      .filter((place) => !taken.includes(place))
      .map((place) => [...taken, place]),
  );
}

/** A group without any figure may stand in the answer or not. */
function withoutEmptyRows(rows: Row[], kinds: readonly Kind[]): Row[] {
  const figures = kinds.flatMap((kind, at) => (FIGURES.has(kind) ? [at] : []));
  if (figures.length === 0 || figures.length === kinds.length) return rows;
  return rows.filter((row) => figures.some((at) => row[at] !== null && row[at] !== 0));
}

function sameRows(right: Row[], said: Row[], kinds: readonly Kind[], ordered: boolean): boolean {
  if (right.length !== said.length) return false;
  const inOrder = (some: Row[]) => some.toSorted((a, b) => compareRows(a, b, kinds));
  if (!sameCells(inOrder(right), inOrder(said), kinds, () => true)) return false;
  // Rows with the same figures may change places.
  return !ordered || sameCells(right, said, kinds, (kind) => FIGURES.has(kind));
}

function sameCells(right: Row[], said: Row[], kinds: readonly Kind[], looksAt: (kind: Kind) => boolean) {
  return right.every((row, index) =>
    kinds.every((kind, at) => !looksAt(kind) || sameCell(row[at] ?? null, said[index]?.[at] ?? null, kind)),
  );
}

function sameCell(right: string | number | null, said: string | number | null, kind: Kind): boolean {
  if (typeof right !== 'number' || typeof said !== 'number') return right === said;
  return Math.abs(right - said) <= (kind === 'fraction' ? TOLERANCE.fraction : TOLERANCE.number) + SLACK;
}

/** By groups first, by figures only where they are the same. */
function compareRows(a: Row, b: Row, kinds: readonly Kind[]): number {
  const keysFirst = kinds
    .map((kind, at) => ({ at, figure: FIGURES.has(kind) }))
    .toSorted((one, other) => Number(one.figure) - Number(other.figure));
  for (const { at, figure } of keysFirst) {
    const [left, right] = [a[at] ?? null, b[at] ?? null];
    if (left === right) continue;
    if (left === null || right === null) return left === null ? -1 : 1;
    return figure ? Number(left) - Number(right) : String(left) < String(right) ? -1 : 1;
  }
  return 0;
}

/** A cell as it is compared: figures as numbers, periods as `2025-03`, `2025-Q1` and `2025` however they are written. */
function readCell(cell: TableCellValue | number, kind: Kind): string | number | null {
  if (cell === null || cell === '') return null;
  const text = String(cell).normalize('NFKC').replace(/\s/g, '');
  if (FIGURES.has(kind)) return Number.isNaN(Number(text)) ? text : Number(text);
  if (kind === 'year') return /^(\d{4})/.exec(text)?.[1] ?? text;
  if (kind === 'month') {
    const [, year, month] = /^(\d{4})\D?(\d{1,2})/.exec(text) ?? [];
    return year && month ? `${year}-${month.padStart(2, '0')}` : text;
  }
  if (kind === 'quarter') {
    const [, year, quarter] = /^(\d{4})\D*([1-4])(?:季度)?$/.exec(text) ?? [];
    if (year) return `${year}-Q${quarter}`;
    const [, dayYear, month] = /^(\d{4})-(\d{2})-\d{2}/.exec(text) ?? [];
    return dayYear ? `${dayYear}-Q${Math.ceil(Number(month) / 3)}` : text;
  }
  return text;
}
