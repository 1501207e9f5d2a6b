import { type DiffPiece, diffWords } from '../words/diff-words.ts';

/** A stretch of two texts, or a paragraph that one of them has elsewhere: `other` is the row where. */
export type MovedPiece = DiffPiece | { kind: 'moved_away' | 'moved_here'; text: string; other: number };

/** Two texts of one provision, aligned; null on the side where it is missing. */
export interface ComparedTexts {
  left: string | null;
  right: string | null;
}

/** Shorter paragraphs stand alike in many places (（一）公民；). */
const SHORTEST_MOVED = 12;
/** The number of an item changes with its place, and so does the mark at its end. */
const NUMBER_AND_END = /^[（(][一二三四五六七八九十百]+[）)]|[；。，、：]$/g;

/**
 * The differing words of aligned provisions, with paragraphs (款, 项) that only moved, within an article or to another,
 * told apart from what was deleted and added. Left pieces joined are the left text, right ones the right. A row whose
 * texts are equal has no pieces, nor has one that is only on one side unless some of it moved. `pause` lets other work
 * have its turn between rows.
 */
export async function markMoved(
  rows: readonly ComparedTexts[],
  pause?: () => Promise<void>,
): Promise<MovedPiece[][]> {
  const sides = rows.map((texts, row) => {
    const [left, right] = [linesOf(texts.left, row), linesOf(texts.right, row)];
    keepCommon(left, right);
    return { left, right };
  });
  const gone = new Map<string, Line[]>();
  for (const { left } of sides) {
    for (const line of left) if (!line.kept) push(gone, line);
  }
  for (const { right } of sides) {
    for (const line of right) {
      if (line.kept) continue;
      const from = gone.get(line.key)?.shift();
      if (!from) continue;
      line.other = from.row;
      from.other = line.row;
    }
  }
  const pieces: MovedPiece[][] = [];
  for (const [row, { left, right }] of sides.entries()) {
    pieces.push(piecesOf(rows[row], left, right));
    await pause?.();
  }
  return pieces;
}

interface Line {
  row: number;
  /** With the break before it, so that lines joined are the text. */
  text: string;
  key: string;
  /** In both texts, in the same order. */
  kept: boolean;
  /** The row where it stands now, or stood. */
  other: number | null;
}

const linesOf = (text: string | null, row: number): Line[] =>
  (text ?? '')
    .split(/(?=\n)/)
    .filter((line) => line !== '')
    .map((line) => ({
      row,
      text: line,
      key: line.trim().replace(NUMBER_AND_END, ''),
      kept: false,
      other: null,
    }));

function push(held: Map<string, Line[]>, line: Line): void {
  if (line.key.length < SHORTEST_MOVED) return;
  const lines = held.get(line.key);
  if (lines) lines.push(line);
  else held.set(line.key, [line]);
}

/** Marks the longest run of lines that both have in one order. */
function keepCommon(a: readonly Line[], b: readonly Line[]): void {
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  const isSame = (i: number, j: number) => a[i]?.text.trim() === b[j]?.text.trim();
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = isSame(i, j)
        ? (common[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
    }
  }
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const [left, right] = [a[i], b[j]];
    if (left && right && isSame(i, j)) {
      left.kept = true;
      right.kept = true;
      i += 1;
      j += 1;
    } else if ((common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
}

function piecesOf(
  row: ComparedTexts | undefined,
  left: readonly Line[],
  right: readonly Line[],
): MovedPiece[] {
  if (!row || row.left === row.right) return [];
  const hasMoved = [...left, ...right].some((line) => line.other !== null);
  if (!hasMoved) return row.left === null || row.right === null ? [] : diffWords(row.left, row.right);
  const [a, b] = [blocksOf(left), blocksOf(right)];
  return joined(
    a.flatMap((block, at) => [
      ...piecesOfBlock(block.lines, b[at]?.lines ?? []),
      ...compare(block.kept?.text ?? '', b[at]?.kept?.text ?? ''),
    ]),
  );
}

/** Lines up to one that both texts have; both have as many of these. */
function blocksOf(lines: readonly Line[]): { lines: Line[]; kept: Line | null }[] {
  const blocks: { lines: Line[]; kept: Line | null }[] = [];
  let open: Line[] = [];
  for (const line of lines) {
    if (line.kept) {
      blocks.push({ lines: open, kept: line });
      open = [];
    } else open.push(line);
  }
  return [...blocks, { lines: open, kept: null }];
}

/** What stands between two moved paragraphs is compared with what stands there on the other side. */
function piecesOfBlock(left: readonly Line[], right: readonly Line[]): MovedPiece[] {
  const [a, b] = [runsOf(left), runsOf(right)];
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => at).flatMap((at): MovedPiece[] => [
    ...compare(a[at]?.words ?? '', b[at]?.words ?? ''),
    ...moved('moved_away', a[at]?.moved),
    ...moved('moved_here', b[at]?.moved),
  ]);
}

const moved = (kind: 'moved_away' | 'moved_here', line: Line | null | undefined): MovedPiece[] =>
  line && line.other !== null ? [{ kind, text: line.text, other: line.other }] : [];

/** Neighbours of one kind are one piece, but for moved ones, each of which has a place of its own. */
function joined(pieces: readonly MovedPiece[]): MovedPiece[] {
  const result: MovedPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && last.kind === piece.kind && !('other' in last)) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

function compare(left: string, right: string): DiffPiece[] {
  if (left === '' && right === '') return [];
  if (left === '') return [{ kind: 'added', text: right }];
  return right === '' ? [{ kind: 'removed', text: left }] : diffWords(left, right);
}

/** The text in runs, each up to a moved paragraph or to the end. */
function runsOf(lines: readonly Line[]): { words: string; moved: Line | null }[] {
  const runs: { words: string; moved: Line | null }[] = [];
  let words = '';
  for (const line of lines) {
    if (line.other === null) words += line.text;
    else {
      runs.push({ words, moved: line });
      words = '';
    }
  }
  return [...runs, { words, moved: null }];
}
