/** Eigenvalues of a symmetric matrix, largest first, and their vectors as columns of a matrix in rows. */
export interface Eigen {
  values: Float64Array;
  vectors: Float64Array;
}

const MOST_SWEEPS = 30;

/** Jacobi's method: a hundred rows take some tens of milliseconds, and the same matrix gives the same vectors anywhere. */
export function symmetricEigen(matrix: Float64Array, size: number): Eigen {
  const a = matrix.slice();
  const v = new Float64Array(size * size);
  for (let i = 0; i < size; i += 1) v[i * size + i] = 1;
  const total = a.reduce((sum, value) => sum + value * value, 0);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    let outside = 0;
    for (let row = 0; row < size; row += 1) {
      for (let column = row + 1; column < size; column += 1) {
        outside += (a[row * size + column] as number) ** 2;
        rotate(a, v, size, row, column);
      }
    }
    if (outside <= total * 1e-18) break;
  }
  const order = Array.from({ length: size }, (_, at) => at).sort(
    (x, y) => (a[y * size + y] as number) - (a[x * size + x] as number) || x - y,
  );
  const vectors = new Float64Array(size * size);
  order.forEach((from, to) => {
    for (let row = 0; row < size; row += 1) vectors[row * size + to] = v[row * size + from] as number;
  });
  return { values: Float64Array.from(order, (at) => a[at * size + at] as number), vectors };
}

/** Turns the plane of two rows so that what stands between them becomes nought. */
function rotate(a: Float64Array, v: Float64Array, size: number, p: number, q: number): void {
  const between = a[p * size + q] as number;
  if (between === 0) return;
  const theta = ((a[q * size + q] as number) - (a[p * size + p] as number)) / (2 * between);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  turnColumns(a, size, p, q, cosine, sine);
  for (let k = 0; k < size; k += 1) {
    const [x, y] = [a[p * size + k] as number, a[q * size + k] as number];
    a[p * size + k] = cosine * x - sine * y;
    a[q * size + k] = sine * x + cosine * y;
  }
  turnColumns(v, size, p, q, cosine, sine);
}

function turnColumns(
  m: Float64Array,
  size: number,
  p: number,
  q: number,
  cosine: number,
  sine: number,
): void {
  for (let k = 0; k < size; k += 1) {
    const [x, y] = [m[k * size + p] as number, m[k * size + q] as number];
    m[k * size + p] = cosine * x - sine * y;
    m[k * size + q] = sine * x + cosine * y;
  }
}
