import { symmetricEigen } from './symmetric-eigen.ts';

/** A matrix of which nearly all is nought: row `i` has `values[at]` in column `columns[at]`, `at` from `starts[i]` to `starts[i + 1]`. */
export interface SparseRows {
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
  width: number;
}

/** Directions beyond those wanted, which keep the last ones true; and how often all are turned towards the largest. */
const SPARE = 16;
const TURNS = 5;

/**
 * The directions in which the rows differ most (right singular vectors), largest first, `count` numbers for each column.
 * Randomised subspace iteration: N. Halko, P. Martinsson and J. Tropp, "Finding Structure with Randomness" (2011), algorithm 4.4,
 * ended by Rayleigh and Ritz. The same rows and seed give the same directions.
 * @returns as many directions as the rows allow, at most `count`
 */
export function leadingDirections(
  rows: SparseRows,
  count: number,
  seed: number,
): { basis: Float32Array; count: number } {
  const height = rows.starts.length - 1;
  const size = Math.min(count + SPARE, height, rows.width);
  const kept = Math.min(count, size);
  const random = Float64Array.from({ length: rows.width * size }, seededNormal(seed));
  // Kept orthonormal on the side of the rows, which are fewer than the columns.
  let spread = times(rows, random, size);
  for (let turn = 0; turn < TURNS; turn += 1) {
    makeOrthonormal(spread, size);
    spread = times(rows, timesTransposed(rows, spread, size), size);
  }
  makeOrthonormal(spread, size);
  const reached = timesTransposed(rows, spread, size);
  const { values, vectors } = symmetricEigen(products(reached, size), size);
  const scales = Array.from(values, (value) => (value > (values[0] as number) * 1e-9 ? value ** -0.5 : 0));
  const basis = new Float32Array(rows.width * kept);
  const row = new Float64Array(kept);
  for (let column = 0; column < rows.width; column += 1) {
    row.fill(0);
    for (let from = 0; from < size; from += 1)
      addScaled(row, 0, vectors, from * size, reached[column * size + from] as number, kept);
    for (let to = 0; to < kept; to += 1)
      basis[column * kept + to] = (row[to] as number) * (scales[to] as number);
  }
  return { basis, count: kept };
}

function times({ starts, columns, values }: SparseRows, basis: Float64Array, size: number): Float64Array {
  const result = new Float64Array((starts.length - 1) * size);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 1) {
      addScaled(result, row * size, basis, (columns[at] as number) * size, values[at] as number, size);
    }
  }
  return result;
}

function timesTransposed(
  { starts, columns, values, width }: SparseRows,
  left: Float64Array,
  size: number,
): Float64Array {
  const result = new Float64Array(width * size);
  for (let row = 0; row + 1 < starts.length; row += 1) {
    for (let at = starts[row] as number; at < (starts[row + 1] as number); at += 1) {
      addScaled(result, (columns[at] as number) * size, left, row * size, values[at] as number, size);
    }
  }
  return result;
}

function addScaled(
  to: Float64Array,
  toAt: number,
  from: Float64Array,
  fromAt: number,
  factor: number,
  size: number,
): void {
  for (let k = 0; k < size; k += 1)
    to[toAt + k] = (to[toAt + k] as number) + factor * (from[fromAt + k] as number);
}

/** The products of all columns with each other. */
function products(matrix: Float64Array, size: number): Float64Array {
  const result = new Float64Array(size * size);
  for (let start = 0; start < matrix.length; start += size) {
    for (let i = 0; i < size; i += 1) {
      const value = matrix[start + i] as number;
      if (value === 0) continue;
      for (let j = i; j < size; j += 1)
        result[i * size + j] = (result[i * size + j] as number) + value * (matrix[start + j] as number);
    }
  }
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < i; j += 1) result[i * size + j] = result[j * size + i] as number;
  return result;
}

/** Makes the columns orthonormal by Cholesky's root of their products; a column that is a sum of others becomes nought. */
function makeOrthonormal(matrix: Float64Array, size: number): void {
  const root = products(matrix, size);
  for (let j = 0; j < size; j += 1) {
    const whole = root[j * size + j] as number;
    for (let i = j; i < size; i += 1) {
      let sum = root[i * size + j] as number;
      for (let k = 0; k < j; k += 1) sum -= (root[i * size + k] as number) * (root[j * size + k] as number);
      if (i === j) root[j * size + j] = sum > whole * 1e-12 ? Math.sqrt(sum) : 0;
      else root[i * size + j] = root[j * size + j] === 0 ? 0 : sum / (root[j * size + j] as number);
    }
  }
  for (let start = 0; start < matrix.length; start += size) {
    for (let j = 0; j < size; j += 1) {
      let sum = matrix[start + j] as number;
      for (let k = 0; k < j; k += 1) sum -= (matrix[start + k] as number) * (root[j * size + k] as number);
      const length = root[j * size + j] as number;
      matrix[start + j] = length === 0 ? 0 : sum / length;
    }
  }
}

/** Normally distributed numbers from a seed: mulberry32, then Box and Muller. */
function seededNormal(seed: number): () => number {
  let state = seed >>> 0;
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
