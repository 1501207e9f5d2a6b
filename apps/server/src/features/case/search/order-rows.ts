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
  const best = (a: number, b: number) => (scores[b] as number) - (scores[a] as number);
  const fixed = (a: number, b: number) => (weightiest.places[a] as number) - (weightiest.places[b] as number);
  if (sort === 'relevance') rows.sort((a, b) => best(a, b) || fixed(a, b));
  else rows.sort((a, b) => weight(a) - weight(b) || best(a, b) || fixed(a, b));
}

/** Behind every day there is. */
const LAST_DAY = 99_999_999;
const ROWS_AT_MOST = 2 ** 20;

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
