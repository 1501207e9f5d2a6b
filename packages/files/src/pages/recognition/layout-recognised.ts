import type { DocumentBlock } from '@mingfa/contract/document-content';
import { buildPieces } from '../layout/build-pieces.ts';
import { BlockComposer } from '../layout/compose-blocks.ts';
import { isWrittenTogether } from '../layout/join-text.ts';
import { layoutPage } from '../layout/layout-pages.ts';
import { medianOf, type Ruling, type Run } from '../layout/page-content.ts';
import { takeRuledTables } from '../layout/ruled-tables.ts';
import { findLonePageNumber } from '../layout/running-heads.ts';
import { turnSize } from '../layout/turn-page.ts';
import type { RecognisedImage } from './recognise-image.ts';
import type { OcrLine, OcrWord } from './tesseract.ts';
import { tidyRecognised } from './tidy-recognised.ts';

/** Sizes that differ by less are the same; boxes around letters are never exact, around few of them least of all. */
const SAME_SIZE = 0.16;
const ABOUT_SAME_SIZE = 0.35;

/** Makes blocks of recognised lines, with the same rules as for text. `dotsPerPoint` leads from the picture to the page. */
export function layoutRecognised(
  { lines, turns, rulings }: RecognisedImage,
  page: { number: number; width: number; height: number },
  dotsPerPoint: number,
  blockCharacters: number,
): DocumentBlock[] {
  const slope = medianOf(lines.map(slopeOf));
  const sizes = lines.map((line) => heightOfLetters(line) / dotsPerPoint);
  const usual = medianOf(
    lines.flatMap((line, index) => Array<number>(line.words.length).fill(sizes[index] ?? 0)),
  );
  const runs = lines.flatMap((line, index) => {
    const size = sizes[index] ?? usual;
    const tolerance = line.words.length < 4 ? ABOUT_SAME_SIZE : SAME_SIZE;
    return toRuns(line, Math.abs(size - usual) < usual * tolerance ? usual : size, slope, dotsPerPoint);
  });
  const drawn = rulings.map(({ isHorizontal, at, start, end }): Ruling => {
    const level = isHorizontal ? at - (slope * (start + end)) / 2 : at;
    return { isHorizontal, at: level / dotsPerPoint, start: start / dotsPerPoint, end: end / dotsPerPoint };
  });
  const pieces = buildPieces(runs, drawn).map((piece) => ({ ...piece, text: tidyRecognised(piece.text) }));
  const numbers = findLonePageNumber({ ...page, height: turnSize(page, turns).height, pieces });
  const { tables, rest } = takeRuledTables(
    pieces.filter((piece) => !numbers.has(piece)),
    drawn,
  );
  const laid = { ...page, turns, items: layoutPage(rest, tables) };
  const composer = new BlockComposer([laid], blockCharacters);
  let next = 0;
  return composer.compose(laid, undefined, () => `p${page.number}-${next++}`);
}

/** Words of a line as runs on one straight line, as if the page had not been laid askew. */
function toRuns(line: OcrLine, size: number, slope: number, dotsPerPoint: number): Run[] {
  const { x0, y0, x1, y1 } = line.baseline;
  const middle = (x0 + x1) / 2;
  const baseline = ((y0 + y1) / 2 - slope * middle) / dotsPerPoint;
  return line.words.map(({ text, bbox }, index) => ({
    text,
    left: bbox.x0 / dotsPerPoint,
    right: closeGap(text, bbox.x1, line.words[index + 1], size * dotsPerPoint) / dotsPerPoint,
    top: baseline - size * 0.88,
    bottom: baseline + size * 0.16,
    baseline,
    size,
    isBold: false,
    isItalic: false,
  }));
}

/** Boxes end with the ink; in Chinese the next character follows, unless a whole one would fit between. */
function closeGap(text: string, right: number, next: OcrWord | undefined, size: number): number {
  if (!next || next.bbox.x0 - right > size || !isWrittenTogether(text, next.text)) return right;
  return Math.max(right, next.bbox.x0);
}

const slopeOf = ({ baseline: { x0, y0, x1, y1 } }: OcrLine): number =>
  x1 - x0 > 200 ? Math.max(-0.1, Math.min(0.1, (y1 - y0) / (x1 - x0))) : 0;

/** The size of the letters: Chinese ones fill their square, Latin ones reach above and below. */
function heightOfLetters({ words, bbox }: OcrLine): number {
  const han = words
    .filter(({ text }) => /[\u3400-\u9fff]/.test(text))
    .map((word) => word.bbox.y1 - word.bbox.y0);
  if (han.length > 2) return medianOf(han) * 1.06;
  return (bbox.y1 - bbox.y0) * 0.95;
}
