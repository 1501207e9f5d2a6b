import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';

/** Flags of an annotation that is not seen (ISO 32000-1, 12.5.3): hidden, and not viewed. */
const UNSEEN = 2 | 32;
const LEFT_OUT = ['/Link', '/Popup'];

type Box = [number, number, number, number];
type Matrix = [number, number, number, number, number, number];

/**
 * Draws what lies upon pages (seals of signatures, filled fields, stamps, comments that are seen) into the pages themselves: a page that is
 * embedded elsewhere loses what lies upon it. The way an appearance gets its place is that of ISO 32000-1, 12.5.5.
 */
export function flattenAnnotations(document: PDFDocument): void {
  for (const page of document.getPages()) {
    const annotations = page.node.Annots();
    if (!annotations) continue;
    for (let at = 0; at < annotations.size(); at += 1) {
      const annotation = annotations.lookup(at);
      if (annotation instanceof PDFDict) drawAppearance(document, page, annotation);
    }
    page.node.delete(PDFName.of('Annots'));
  }
}

function drawAppearance(document: PDFDocument, page: PDFPage, annotation: PDFDict): void {
  const flags = annotation.lookup(PDFName.of('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & UNSEEN) !== 0) return;
  if (LEFT_OUT.includes(String(annotation.lookup(PDFName.of('Subtype'))))) return;
  const appearance = findAppearance(document, annotation);
  const rect = boxOf(annotation.lookup(PDFName.of('Rect')));
  if (!appearance || !rect) return;
  const box = boxOf(appearance.stream.dict.lookup(PDFName.of('BBox')));
  if (!box) return;
  const around = turned(box, matrixOf(appearance.stream.dict.lookup(PDFName.of('Matrix'))));
  const width = around[2] - around[0];
  const height = around[3] - around[1];
  if (!(width > 0 && height > 0)) return;
  const scaleX = (rect[2] - rect[0]) / width;
  const scaleY = (rect[3] - rect[1]) / height;
  const name = page.node.newXObject('Seen', appearance.ref);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(
      ...([scaleX, 0, 0, scaleY, rect[0] - around[0] * scaleX, rect[1] - around[1] * scaleY] as Matrix),
    ),
    drawObject(name),
    popGraphicsState(),
  );
}

/** The normal appearance, of a field with several states that of its state. */
function findAppearance(
  document: PDFDocument,
  annotation: PDFDict,
): { ref: PDFRef; stream: PDFStream } | null {
  const appearances = annotation.lookup(PDFName.of('AP'));
  if (!(appearances instanceof PDFDict)) return null;
  let holder = appearances;
  let key = PDFName.of('N');
  const normal = holder.lookup(key);
  if (normal instanceof PDFDict && !(normal instanceof PDFStream)) {
    const state = annotation.lookup(PDFName.of('AS'));
    if (!(state instanceof PDFName)) return null;
    holder = normal;
    key = state;
  }
  const ref = holder.get(key);
  const stream = document.context.lookup(ref);
  if (!(ref instanceof PDFRef) || !(stream instanceof PDFStream)) return null;
  stream.dict.set(PDFName.of('Type'), PDFName.of('XObject'));
  stream.dict.set(PDFName.of('Subtype'), PDFName.of('Form'));
  return { ref, stream };
}

function numbersOf(held: unknown, length: number): number[] | null {
  if (!(held instanceof PDFArray) || held.size() !== length) return null;
  const numbers = held.asArray().map((_, at) => {
    const one = held.lookup(at);
    return one instanceof PDFNumber ? one.asNumber() : Number.NaN;
  });
  return numbers.every(Number.isFinite) ? numbers : null;
}

function boxOf(held: unknown): Box | null {
  const numbers = numbersOf(held, 4);
  if (!numbers) return null;
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

const matrixOf = (held: unknown): Matrix => (numbersOf(held, 6) ?? [1, 0, 0, 1, 0, 0]) as Matrix;

/** The box around a box that was turned. */
function turned([left, low, right, high]: Box, [a, b, c, d, e, f]: Matrix): Box {
  const corners = [
    [left, low],
    [left, high],
    [right, low],
    [right, high],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
