import type { CaseIndex } from '../../../engine/cases/index.ts';

type Sort = 'relevance' | 'newest' | 'authority';

/** An order of all cases that no question changes: the place of each row, and the row at each place. */
interface FixedOrder {
  places: Uint32Array;
  rows: Uint32Array;
}

const newestFirst = new WeakMap<CaseIndex, FixedOrder>();
const weightiestFirst = new WeakMap<CaseIndex, FixedOrder>();

/** Puts rows in order: equal ones by what weighs more, then the newer first. */
export function orderRows(index: CaseIndex, rows: number[], sort: Sort, scores: Float32Array): void {
  const { weights, days } = index;
  const age = (row: number) => LAST_DAY - (days[row] as number);
  const weight = (row: number) => weights[row] as number;
  if (sort === 'newest') {
    const newest = orderOf(newestFirst, index, (row) => age(row) * 64 + weight(row));
    // Numbers alone are sorted ten times as fast as rows that are compared.
    const places = Uint32Array.from(rows, (row) => newest.places[row] as number).sort();
    for (let at = 0; at < rows.length; at += 1) rows[at] = newest.rows[places[at] as number] as number;
    return;
  }
  const weightiest = orderOf(weightiestFirst, index, (row) => weight(row) * (LAST_DAY + 1) + age(row));
  const byScore = (some: number[]) => orderByScore(some, scores, weightiest);
  if (sort === 'relevance') {
    byScore(rows);
    return;
  }
  const byWeight: number[][] = [];
  for (const row of rows) {
    const alike = byWeight[weight(row)];
    if (alike) alike.push(row);
    else byWeight[weight(row)] = [row];
  }
  let at = 0;
  for (const alike of byWeight) {
    if (!alike) continue;
    byScore(alike);
    for (const row of alike) rows[at++] = row;
  }
}

/** The best score first, equal ones as in the fixed order. A score and a place are one number, so that nothing is compared. */
function orderByScore(rows: number[], scores: Float32Array, { places, rows: rowAt }: FixedOrder): void {
  const keys = keysOf(rows, scores, (row) => places[row] as number);
  for (let at = 0; at < rows.length; at += 1) rows[at] = rowAt[(keys[at] as number) % ROWS_AT_MOST] as number;
}

/** The rows with the best scores, equal ones in the order of the rows. */
export function bestRows(rows: readonly number[], scores: Float32Array, most: number): number[] {
  return Array.from(keysOf(rows, scores, (row) => row).subarray(0, most), (key) => key % ROWS_AT_MOST);
}

function keysOf(
  rows: readonly number[],
  scores: Float32Array,
  placeOf: (row: number) => number,
): Float64Array {
  // Of numbers of 32 bits that are not negative the bits are in their order.
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length);
  const keys = new Float64Array(rows.length);
  for (const [at, row] of rows.entries())
    keys[at] = (MOST_BITS - (bits[row] as number)) * ROWS_AT_MOST + placeOf(row);
  return keys.sort();
}

/** Behind every day there is. */
const LAST_DAY = 99_999_999;
const ROWS_AT_MOST = 2 ** 20;
/** Those of the greatest score there is: infinity. */
const MOST_BITS = 0x7f800000;

function orderOf(
  known: WeakMap<CaseIndex, FixedOrder>,
  index: CaseIndex,
  keyOf: (row: number) => number,
): FixedOrder {
  const order = known.get(index) ?? ordered(index.size, keyOf);
  known.set(index, order);
  return order;
}

/** By a key, then as the rows stand, which is by their ids. Keys and rows are one number each, so that sorting compares nothing else. */
function ordered(size: number, keyOf: (row: number) => number): FixedOrder {
  const keys = new Float64Array(size);
  for (let row = 0; row < size; row += 1) keys[row] = keyOf(row) * ROWS_AT_MOST + row;
  keys.sort();
  const rows = Uint32Array.from(keys, (key) => key % ROWS_AT_MOST);
  const places = new Uint32Array(size);
  for (let place = 0; place < size; place += 1) places[rows[place] as number] = place;
  return { places, rows };
}
