import { flatCell } from '../values/flat-cell.ts';
import { readDay } from '../values/read-day.ts';
import { readNumber } from '../values/read-number.ts';
import { readUnit } from '../values/units.ts';
import { headMeaning } from './head-words.ts';

/** Where the head of a table is: rows above it that belong to nothing, the rows of the head, and what each column is called. */
export interface FoundHead {
  skipRows: number;
  headerRows: number;
  heads: string[];
  /** A unit told above the table for all of it: 单位：万元. */
  unitAbove: string | null;
}

const LOOKED_AT = 40;

/** Finds the head of a table in its first rows. Rows above (户名：…, titles) are fewer cells or pairs; a head has no numbers and no dates. */
export function recogniseHead(rows: readonly (readonly string[])[]): FoundHead {
  const looked = rows.slice(0, LOOKED_AT);
  const width = usualWidth(rows);
  const at = looked.findIndex((row, index) => isHead(row, looked, index, width));
  if (at < 0) return withoutHead(looked, width);
  const first = looked[at] ?? [];
  const second = looked[at + 1];
  const columns = Math.max(width, lastSaid(first) + 1);
  const hasSecond = second !== undefined && isSecondHead(first, second, looked[at + 2]);
  return {
    skipRows: at,
    headerRows: hasSecond ? 2 : 1,
    heads: hasSecond ? joinHeads(first, second, columns) : padded(first, columns),
    unitAbove: unitAbove(looked.slice(0, at)),
  };
}

function withoutHead(looked: readonly (readonly string[])[], width: number): FoundHead {
  const skipRows = Math.max(
    0,
    looked.findIndex((row) => countSaid(row) >= Math.max(1, width * 0.6)),
  );
  return {
    skipRows,
    headerRows: 0,
    heads: Array.from({ length: width }, () => ''),
    unitAbove: unitAbove(looked.slice(0, skipRows)),
  };
}

function isHead(
  row: readonly string[],
  rows: readonly (readonly string[])[],
  index: number,
  width: number,
): boolean {
  const said = row.map(flatCell).filter((cell) => cell !== '');
  if (said.length === 0 || said.some(isTyped) || isPairs(said)) return false;
  if (width > 1 && said.length < 2) return false;
  const below = rows.slice(index + 1).filter((other) => countSaid(other) > 0);
  const isTwoRows = below[0] !== undefined && isSecondHead(row, below[0], below[1]);
  const saidBelow = isTwoRows ? new Set([...filled(row), ...filled(below[0] ?? [])]).size : said.length;
  if (saidBelow < Math.max(1, width * 0.6)) return false;
  const known = said.filter((cell) => headMeaning(cell) !== null && cell.length <= 20).length;
  if (known >= Math.max(1, said.length * 0.4)) return true;
  if (new Set(said).size < said.length * 0.8 || said.some((cell) => cell.length > 40)) return false;
  // Without known words, only what stands below tells: columns of numbers or dates.
  const data = below.slice(isTwoRows ? 1 : 0, 6);
  return data.length === 0
    ? said.length > 1
    : data.filter((other) => other.some((cell) => isTyped(flatCell(cell)))).length >= data.length / 2;
}

/** 户名：甲公司 | 账号：6222…: what is above a table. */
const isPairs = (said: readonly string[]): boolean =>
  said.filter((cell) => /[:：]/.test(cell.slice(0, 12)) || /[:：]$/.test(cell)).length >=
  Math.max(1, said.length * 0.4);

/** A second row of a head: words or units under a row that leaves places open or says one thing over several columns, above rows of data. */
function isSecondHead(
  first: readonly string[],
  second: readonly string[],
  third: readonly string[] | undefined,
): boolean {
  const said = second.map(flatCell).filter((cell) => cell !== '');
  if (said.length === 0 || said.some(isTyped) || isPairs(said)) return false;
  const isUnits = said.every((cell) => readUnit(cell.replace(/^[(（]|[)）]$/g, '')) !== null);
  if (isUnits) return true;
  const isOpen = second.some(
    (cell, index) =>
      flatCell(cell) !== '' &&
      (flatCell(first[index] ?? '') === '' ||
        flatCell(first[index] ?? '') === flatCell(first[index + 1] ?? '')),
  );
  if (!isOpen) return false;
  // Data below, and not a row of words that is data itself.
  const hasData = third?.some((cell) => isTyped(flatCell(cell))) ?? false;
  return hasData && said.every((cell) => cell.length <= 20);
}

function joinHeads(first: readonly string[], second: readonly string[], columns: number): string[] {
  let above = '';
  return Array.from({ length: columns }, (_, index) => {
    const [top, bottom] = [first[index]?.trim() ?? '', second[index]?.trim() ?? ''];
    if (top !== '') above = top;
    // A merged cell stands over what is below it; an empty place below ends it.
    else if (bottom === '') above = '';
    if (bottom === '' || bottom === above) return top;
    if (above === '') return bottom;
    return readUnit(flatCell(bottom).replace(/^\(|\)$/g, ''))
      ? `${above}（${flatCell(bottom).replace(/^\(|\)$/g, '')}）`
      : `${above} ${bottom}`;
  });
}

function unitAbove(rows: readonly (readonly string[])[]): string | null {
  for (const cell of rows.flat()) {
    const unit = /(?:金额)?单位[:：] ?(?:人民币)?([^\s,，;；、]{1,6})/.exec(flatCell(cell))?.[1];
    if (unit && readUnit(unit)) return unit;
  }
  return null;
}

/** Whether a flat cell is a number or a date, as heads are not: a bare year may head a column. */
function isTyped(cell: string): boolean {
  if (cell === '' || /^(?:19|20)\d{2}年?$/.test(cell)) return false;
  return readNumber(cell) !== null || readDay(cell).problem !== 'no_date';
}

const countSaid = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;
const filled = (row: readonly string[]) => row.flatMap((cell, index) => (cell.trim() === '' ? [] : [index]));
const lastSaid = (row: readonly string[]) => row.findLastIndex((cell) => cell.trim() !== '');
const padded = (row: readonly string[], columns: number) =>
  Array.from({ length: columns }, (_, index) => row[index]?.trim() ?? '');

/** The width most rows have, counted to their last cell that says something. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const times = new Map<number, number>();
  for (const row of rows) {
    const width = lastSaid(row) + 1;
    if (width > 0) times.set(width, (times.get(width) ?? 0) + 1);
  }
  const most = Math.max(0, ...times.values());
  // Trailing cells are often empty: the widest of those that are not rare.
  return Math.max(
    1,
    ...[...times]
      .filter(([, count]) => count >= Math.max(Math.min(most, 2), most * 0.2))
      .map(([width]) => width),
  );
}
