import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box, Ruling } from '../layout/page-content.ts';

export type Matrix = readonly [number, number, number, number, number, number];
/** What the library calls the steps of a path, with the numbers that follow each. */
const PATH_NUMBERS = [2, 2, 6, 4, 0] as const;
const CURVE_TO = 2;
const CLOSE_PATH = 4;
/** A filled rectangle thinner than this is a line, in points. */
const RULING_WIDTH = 3;
const SHORTEST_RULING = 4;
/** A drawing with more lines than this is no table. */
const RULINGS_MAX = 5000;
const PAINTED = new Set<number>([
  OPS.fill,
  OPS.eoFill,
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** What a page shows besides text. */
export interface Drawing {
  rulings: Ruling[];
  /** Where pictures stand. */
  pictures: Box[];
  /** Whether anything is painted at all: a page without text may be letters drawn as shapes. */
  isPainted: boolean;
}

/** Follows the drawing of a page. `toPage` leads from the file's coordinates to points from the top left corner. */
export function readDrawing(
  operators: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  toPage: Matrix,
): Drawing {
  const drawing: Drawing = { rulings: [], pictures: [], isPainted: false };
  let matrix = toPage;
  const saved: Matrix[] = [];
  // Pictures were left out when the file was opened: what is left of one is a changed coordinate system that nothing uses.
  let untouched: Matrix | null = null;
  for (const [index, operator] of operators.fnArray.entries()) {
    const args = operators.argsArray[index];
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) saved.push(matrix);
    if (operator === OPS.transform) {
      matrix = multiply(matrix, args as unknown as Matrix);
      untouched = matrix;
      continue;
    }
    if (operator === OPS.paintFormXObjectBegin) {
      const [own] = args as [Matrix | null];
      if (own) matrix = multiply(matrix, own);
    }
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd) {
      if (untouched && operator === OPS.restore) drawing.pictures.push(unitSquare(untouched));
      matrix = saved.pop() ?? toPage;
    }
    if (operator === OPS.setGState || operator === OPS.dependency) continue;
    untouched = null;
    if (operator === OPS.constructPath) readPath(args, matrix, drawing);
    else if (operator === OPS.shadingFill) drawing.isPainted = true;
  }
  if (drawing.pictures.length > 0) drawing.isPainted = true;
  return drawing;
}

function readPath(args: unknown, matrix: Matrix, drawing: Drawing): void {
  const [painter, [data]] = args as [number, [Float32Array | null]];
  if (!PAINTED.has(painter) || !data) return;
  drawing.isPainted = true;
  if (drawing.rulings.length > RULINGS_MAX) return;
  const isStroked = painter !== OPS.fill && painter !== OPS.eoFill;
  let points: [number, number][] = [];
  let isCurved = false;
  const flush = () => {
    if (!isCurved && points.length > 1) addRulings(points, isStroked, drawing.rulings);
    points = [];
    isCurved = false;
  };
  for (let at = 0; at < data.length; ) {
    const step = data[at] ?? 0;
    const numbers = PATH_NUMBERS[step];
    if (numbers === undefined) return;
    if (step === 0) flush();
    if (step === CLOSE_PATH && points[0]) points.push(points[0]);
    else if (numbers > 0) {
      if (step >= CURVE_TO) isCurved = true;
      points.push(apply(matrix, data[at + numbers - 1] ?? 0, data[at + numbers] ?? 0));
    }
    at += 1 + numbers;
  }
  flush();
}

/** A thin shape is one line; of a stroked one every straight side is. */
function addRulings(points: readonly [number, number][], isStroked: boolean, rulings: Ruling[]): void {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  if (right - left <= RULING_WIDTH || bottom - top <= RULING_WIDTH) {
    const isHorizontal = right - left >= bottom - top;
    const [start, end] = isHorizontal ? [left, right] : [top, bottom];
    const at = isHorizontal ? (top + bottom) / 2 : (left + right) / 2;
    if (end - start >= SHORTEST_RULING) rulings.push({ isHorizontal, at, start, end });
    return;
  }
  if (!isStroked) return;
  for (const [index, [x, y]] of points.entries()) {
    const next = points[index + 1];
    if (next && Math.min(Math.abs(next[0] - x), Math.abs(next[1] - y)) < 1)
      addRulings([[x, y], next], true, rulings);
  }
}

const multiply = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[2] * other[1],
  one[1] * other[0] + one[3] * other[1],
  one[0] * other[2] + one[2] * other[3],
  one[1] * other[2] + one[3] * other[3],
  one[0] * other[4] + one[2] * other[5] + one[4],
  one[1] * other[4] + one[3] * other[5] + one[5],
];
const apply = (matrix: Matrix, x: number, y: number): [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
];

function unitSquare(matrix: Matrix): Box {
  const corners = [apply(matrix, 0, 0), apply(matrix, 1, 0), apply(matrix, 0, 1), apply(matrix, 1, 1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
