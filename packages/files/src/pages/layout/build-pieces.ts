import { isWrittenTogether, tidyBlanks } from './join-text.ts';
import {
  type Box,
  boundsOf,
  medianOf,
  type Piece,
  type Ruling,
  type Run,
  verticalOverlap,
} from './page-content.ts';

/** Gaps in letter heights: below the first nothing stands between two runs, above the last they stand apart. */
const BLANK_GAP = 0.16;
const CJK_BLANK_GAP = 0.5;
const APART_GAP = 0.9;
const BORDERS_MAX = 400;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Puts runs of text together that stand side by side. What stands apart on one line stays apart: it may be a column. */
export function buildPieces(unsplit: readonly Run[], rulings: readonly Ruling[] = []): Piece[] {
  const borders = rulings.filter((ruling) => !ruling.isHorizontal).slice(0, BORDERS_MAX);
  const runs = borders.length > 0 ? unsplit.flatMap((run) => splitAtBorders(run, borders)) : unsplit;
  const turned = runs.filter((run) => run.isTurned && run.text.trim());
  const pieces = turned.map((run) => toPiece([run]));
  for (const row of buildRows(runs.filter((run) => !run.isTurned))) {
    let current: Run[] = [];
    for (const run of row) {
      const last = current.at(-1);
      const isApart = last && run.left - last.right > APART_GAP * Math.max(last.size, run.size);
      if (last && (isApart || borders.some((border) => isBetween(border, last, run)))) {
        pieces.push(toPiece(current));
        current = [];
      }
      current.push(run);
    }
    if (current.length > 0) pieces.push(toPiece(current));
  }
  return pieces.filter((piece) => piece.text).toSorted((a, b) => a.top - b.top || a.left - b.left);
}

/** A line drawn between two cells, however close their texts are. */
const isBetween = ({ at, start, end }: Ruling, left: Run, right: Run): boolean =>
  at > left.right - left.size * 0.3 &&
  at < right.left + right.size * 0.3 &&
  start < Math.min(left.bottom, right.bottom) &&
  end > Math.max(left.top, right.top);

/** Files set the words of two cells as one where they are close; the drawn line parts them at the nearest blank. */
function splitAtBorders(run: Run, borders: readonly Ruling[]): Run[] {
  const border = borders.find(
    ({ at, start, end }) =>
      at > run.left + run.size * 0.8 &&
      at < run.right - run.size * 0.8 &&
      start < run.bottom &&
      end > run.top,
  );
  if (!border || run.isTurned) return [run];
  const share = (border.at - run.left) / (run.right - run.left);
  const blanks = Array.from(run.text.matchAll(/ +/g), ({ index }) => index);
  const at = blanks.toSorted(
    (a, b) => Math.abs(a / run.text.length - share) - Math.abs(b / run.text.length - share),
  )[0];
  if (at === undefined || Math.abs(at / run.text.length - share) > 0.15) return [run];
  return [
    { ...run, text: run.text.slice(0, at), right: border.at - 1 },
    ...splitAtBorders({ ...run, text: run.text.slice(at).trimStart(), left: border.at + 1 }, borders),
  ];
}

/** Runs on one line each, from left to right; what is drawn twice in the same place counts once, as bold. */
function buildRows(runs: readonly Run[]): Run[][] {
  const byPlace = new Map<string, Run>();
  const ordered: Run[] = [];
  for (const run of runs.toSorted((a, b) => a.top + a.bottom - b.top - b.bottom || a.left - b.left)) {
    if (!run.text.trim()) continue;
    const key = `${run.text} ${Math.round(run.left / 2)} ${Math.round(run.baseline / 2)}`;
    const twin = byPlace.get(key);
    if (twin) {
      twin.isBold = true;
      continue;
    }
    byPlace.set(key, run);
    ordered.push(run);
  }
  const rows: { core: Box; runs: Run[] }[] = [];
  for (const run of ordered) {
    // Small raised signs and lines of neighbouring columns come between: the last few rows are looked at.
    const row = rows.slice(-4).findLast(({ core }) => verticalOverlap(core, run) >= 0.5);
    if (!row) rows.push({ core: run, runs: [run] });
    else {
      row.runs.push(run);
      if (run.size > row.core.bottom - row.core.top) row.core = run;
    }
  }
  return rows.map((row) => row.runs.sort((a, b) => a.left - b.left));
}

function toPiece(runs: readonly Run[]): Piece {
  const first = runs[0] as Run;
  const characters = runs.reduce((sum, run) => sum + run.text.length, 0);
  const share = (has: (run: Run) => boolean) =>
    runs.reduce((sum, run) => sum + (has(run) ? run.text.length : 0), 0) / Math.max(characters, 1);
  const size = medianOf(runs.flatMap((run) => Array<number>(Math.min(run.text.length, 40)).fill(run.size)));
  const body = runs.filter((run) => run.size >= size * 0.85);
  const baseline = medianOf((body.length > 0 ? body : runs).map((run) => run.baseline));
  let text = '';
  let end = first.left;
  for (const run of runs) {
    const isRaised = run.size < size * 0.85 && run.baseline < baseline - size * 0.12;
    const own = isRaised
      ? run.text.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)] ?? digit)
      : run.text;
    const gap = (run.left - end) / size;
    const needed = isWrittenTogether(text, own) ? CJK_BLANK_GAP : BLANK_GAP;
    text += text && !isRaised && gap > needed && !/\s$/.test(text) && !/^\s/.test(own) ? ` ${own}` : own;
    end = Math.max(end, run.right);
  }
  return {
    ...boundsOf(runs),
    text: tidyBlanks(text.trim()),
    baseline,
    size,
    isBold: share((run) => run.isBold) > 0.6,
    isItalic: share((run) => run.isItalic) > 0.6,
    isTurned: first.isTurned ?? false,
  };
}
