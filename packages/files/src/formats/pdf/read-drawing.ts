import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Box, heightOf, type Ruling, widthOf } from '../../pages/layout/page-content.ts';

/** A transformation as PDF writes it: a, b, c, d, e, f. */
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

/** A picture fills the unit square; coordinates in which that has fewer square points are those of lines and text. */
const PICTURE_FROM = 100;

/** What a page shows besides text. */
export interface Drawing {
  rulings: Ruling[];
  /** Where pictures stand. */
  pictures: Box[];
  /** Pieces of curved outlines: letters that were turned into shapes have dozens each. */
  curves: number;
  /** Whether anything is painted at all: a page without text may be letters drawn as shapes. */
  isPainted: boolean;
}

/** The coordinates that hold at some step, and whether a line, a shape or text was drawn in them. */
interface DrawingState {
  matrix: Matrix;
  isUsed: boolean;
}

/**
 * Follows the drawing of a page. `toPage` leads from the file's coordinates to points from the top left corner.
 *
 * Pictures were left out when the file was opened, so that no step of the drawing names one. What is left of it are the
 * coordinates in which it was drawn: only for a picture is a single unit made as large as a part of the page.
 */
export function readDrawing(
  operators: { fnArray: readonly number[]; argsArray: readonly unknown[] },
  toPage: Matrix,
): Drawing {
  const drawing: Drawing = { rulings: [], pictures: [], curves: 0, isPainted: false };
  const found = new Set<string>();
  const saved: DrawingState[] = [];
  let state: DrawingState = { matrix: toPage, isUsed: true };
  const leave = () => {
    if (!state.isUsed) addPicture(unitSquare(state.matrix), found, drawing);
  };
  const enter = (own: Matrix | null | undefined) => {
    saved.push({ ...state });
    if (own) state = { matrix: multiply(state.matrix, own), isUsed: false };
  };
  for (const [index, operator] of operators.fnArray.entries()) {
    const args = operators.argsArray[index];
    switch (operator) {
      case OPS.save:
        enter(null);
        break;
      case OPS.transform:
        leave();
        state = { matrix: multiply(state.matrix, args as Matrix), isUsed: false };
        break;
      case OPS.paintFormXObjectBegin:
        enter((args as [Matrix | null])[0]);
        break;
      case OPS.beginAnnotation: {
        const [, , place, own] = args as [string, unknown, Matrix, Matrix];
        saved.push({ ...state });
        state = { matrix: multiply(multiply(toPage, place), own), isUsed: false };
        break;
      }
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        leave();
        state = saved.pop() ?? { ...state, isUsed: true };
        break;
      case OPS.constructPath:
        if (readPath(args, state.matrix, drawing)) state.isUsed = true;
        break;
      case OPS.shadingFill:
        drawing.isPainted = true;
        state.isUsed = true;
        break;
      case OPS.showText:
        if (!showsLetters(args)) break;
        drawing.isPainted = true;
        state.isUsed = true;
        break;
    }
  }
  // A file need not give back what it saved.
  for (let last: DrawingState | undefined = state; last; last = saved.pop()) {
    state = last;
    leave();
  }
  if (drawing.pictures.length > 0) drawing.isPainted = true;
  return drawing;
}

function addPicture(box: Box, found: Set<string>, drawing: Drawing): void {
  // Written so that a box of no sense is none, too.
  if (!(widthOf(box) * heightOf(box) >= PICTURE_FROM)) return;
  const place = [box.left, box.top, box.right, box.bottom].map(Math.round).join();
  if (found.has(place) || found.size > RULINGS_MAX) return;
  found.add(place);
  drawing.pictures.push(box);
}

/** Whether there is more than blanks. A letter of which the file does not say which it is, is one. */
function showsLetters(args: unknown): boolean {
  const [glyphs] = args as [readonly (number | { unicode?: string } | null)[]];
  return glyphs.some(
    (glyph) =>
      glyph !== null && typeof glyph === 'object' && (glyph.unicode === '' || glyph.unicode?.trim() !== ''),
  );
}

/** Whether the path is painted, and not only clips. */
function readPath(args: unknown, matrix: Matrix, drawing: Drawing): boolean {
  const [painter, [data]] = args as [number, [Float32Array | null]];
  if (!PAINTED.has(painter) || !data) return false;
  drawing.isPainted = true;
  const readsRulings = drawing.rulings.length <= RULINGS_MAX;
  const isStroked = painter !== OPS.fill && painter !== OPS.eoFill;
  let points: [number, number][] = [];
  let isCurved = false;
  const flush = () => {
    if (readsRulings && !isCurved && points.length > 1) addRulings(points, isStroked, drawing.rulings);
    points = [];
    isCurved = false;
  };
  for (let at = 0; at < data.length; ) {
    const step = data[at] ?? 0;
    const numbers = PATH_NUMBERS[step];
    if (numbers === undefined) return true;
    if (step === 0) flush();
    if (step === CLOSE_PATH && points[0]) points.push(points[0]);
    else if (numbers > 0) {
      if (step >= CURVE_TO) {
        isCurved = true;
        drawing.curves += 1;
      }
      points.push(apply(matrix, data[at + numbers - 1] ?? 0, data[at + numbers] ?? 0));
    }
    at += 1 + numbers;
  }
  flush();
  return true;
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
