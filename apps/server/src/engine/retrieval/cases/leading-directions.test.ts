import { expect, test } from 'vitest';
import { leadingDirections, type SparseRows } from './leading-directions.ts';
import { symmetricEigen } from './symmetric-eigen.ts';

const sparse = (rows: readonly (readonly number[])[]): SparseRows => {
  const cells = rows.map((row) => row.flatMap((value, column) => (value === 0 ? [] : [{ value, column }])));
  const starts = [0];
  for (const row of cells) starts.push((starts.at(-1) ?? 0) + row.length);
  return {
    starts: Uint32Array.from(starts),
    columns: Uint32Array.from(cells.flat(), ({ column }) => column),
    values: Float32Array.from(cells.flat(), ({ value }) => value),
    width: rows[0]?.length ?? 0,
  };
};

test('the vectors of a symmetric matrix are found, largest value first', () => {
  const { values, vectors } = symmetricEigen(Float64Array.from([2, 1, 0, 1, 2, 0, 0, 0, 5]), 3);
  expect([...values].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([5, 3, 1]);
  expect(Math.abs(vectors[6] as number)).toBeCloseTo(1);
  expect(Math.abs(vectors[1] as number)).toBeCloseTo(Math.SQRT1_2);
});

test('rows that lie along two directions give those two, each of length one', () => {
  const rows = sparse([
    [3, 3, 0, 0],
    [6, 6, 0, 0],
    [0, 0, 1, 2],
    [0, 0, 2, 4],
  ]);
  const { basis, count } = leadingDirections(rows, 2, 1);
  expect(count).toBe(2);
  const column = (at: number) => [0, 1, 2, 3].map((row) => Math.abs(basis[row * count + at] as number));
  [Math.SQRT1_2, Math.SQRT1_2, 0, 0].forEach((value, at) => {
    expect(column(0)[at]).toBeCloseTo(value, 5);
  });
  [0, 0, 1 / Math.sqrt(5), 2 / Math.sqrt(5)].forEach((value, at) => {
    expect(column(1)[at]).toBeCloseTo(value, 5);
  });
});

test('the same rows and seed give the same directions, and more than there are are not made up', () => {
  const rows = sparse([
    [1, 0, 2],
    [2, 0, 4],
  ]);
  const first = leadingDirections(rows, 5, 7);
  expect(leadingDirections(rows, 5, 7).basis).toEqual(first.basis);
  expect(first.basis.every(Number.isFinite)).toBe(true);
  const lengths = Array.from({ length: first.count }, (_, at) =>
    Math.hypot(...[0, 1, 2].map((row) => first.basis[row * first.count + at] as number)),
  );
  expect(lengths.map((length) => Math.round(length))).toEqual([1, 0]);
});
