import { joinLines } from './join-text.ts';
import { type Box, boundsOf, medianOf, type Piece, verticalOverlap } from './page-content.ts';

/** All text on one line of a column. */
export interface Line extends Box {
  pieces: Piece[];
  text: string;
  baseline: number;
  size: number;
  isBold: boolean;
}

const HAN = /^[\u3400-\u9fff]$/;

/** Puts the pieces of one column together to lines, from top to bottom. */
export function buildLines(pieces: readonly Piece[]): Line[] {
  const rows: { core: Piece; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const row = piece.isTurned
      ? undefined
      : rows.slice(-3).findLast(({ core }) => !core.isTurned && verticalOverlap(core, piece) >= 0.5);
    if (!row) rows.push({ core: piece, pieces: [piece] });
    else {
      row.pieces.push(piece);
      if (piece.size > row.core.size) row.core = piece;
    }
  }
  return rows
    .map(({ pieces }) => toLine(pieces))
    .toSorted((a, b) => a.baseline - b.baseline || a.left - b.left);
}

function toLine(unordered: Piece[]): Line {
  const pieces = unordered.toSorted((a, b) => a.left - b.left);
  const weights = pieces.map((piece) => Math.min(piece.text.length, 80));
  const characters = weights.reduce((sum, weight) => sum + weight, 0);
  const size = medianOf(
    pieces.flatMap((piece, index) => Array<number>(weights[index] ?? 1).fill(piece.size)),
  );
  let text = '';
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    // Letters of a title are set wide; any other gap is a blank to fill in, or a sign of two things side by side.
    const isWide =
      before && HAN.test(before.text) && HAN.test(piece.text) && piece.left - before.right < size * 2.6;
    text += !before || isWide ? piece.text : ` ${piece.text}`;
  }
  return {
    ...boundsOf(pieces),
    pieces,
    text,
    baseline: medianOf(pieces.map((piece) => piece.baseline)),
    size,
    isBold:
      pieces.reduce((sum, piece, index) => sum + (piece.isBold ? (weights[index] ?? 0) : 0), 0) >
      characters * 0.7,
  };
}

/** The text of a cell: its lines, put together where one reaches the cell's edge. */
export function textOfCell(pieces: readonly Piece[], right: number): string {
  const paragraphs: string[][] = [];
  let isFull = false;
  for (const line of buildLines(pieces)) {
    // Letters set below one another are one word.
    const isWord = line.text.length <= 2 && pieces.length > 1;
    if ((isFull || isWord) && paragraphs.length > 0) paragraphs.at(-1)?.push(line.text);
    else paragraphs.push([line.text]);
    isFull = right - line.right < line.size * 2 || isWord;
  }
  return paragraphs.map((lines) => joinLines(lines, new Set())).join('\n');
}
