import { beginsWithLabel, endsHard, endsSentence, markOf } from './line-marks.ts';
import type { Line } from './lines.ts';
import { type Box, boundsOf, medianOf, widthOf } from './page-content.ts';

/** Lines that belong together; sizes in points. */
export interface Paragraph extends Box {
  lines: Line[];
  size: number;
  isBold: boolean;
  isCentered: boolean;
  /** Its last line reaches the right edge and no sentence ends there: it may go on in the next column or page. */
  isOpen: boolean;
  /** Its first line stands where an unfinished paragraph goes on. */
  mayContinue: boolean;
}

/** What holds for a column of text. */
interface Column extends Box {
  /** Usual distance of two baselines. */
  pitch: number;
}

/** Divides the lines of a column into paragraphs, by gaps, indents, marks and lines that end early. */
export function buildParagraphs(lines: readonly Line[]): Paragraph[] {
  if (lines.length === 0) return [];
  const column = describeColumn(lines);
  const groups: Line[][] = [];
  for (const line of lines) {
    const current = groups.at(-1);
    if (current && continues(current, line, column)) current.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => toParagraph(group, column));
}

function describeColumn(lines: readonly Line[]): Column {
  const pitches = lines
    .slice(1)
    .map((line, index) => line.baseline - (lines[index]?.baseline ?? 0))
    .filter((pitch) => pitch > 1);
  const size = medianOf(lines.map((line) => line.size));
  const tight = pitches.filter((pitch) => pitch < size * 2.6);
  return { ...boundsOf(lines), pitch: medianOf(tight) || size * 1.5 };
}

/** Stands in the middle with room on both sides; a line that nearly fills the column is none. */
const isCentered = (line: Line, column: Column): boolean => {
  const before = line.left - column.left;
  const behind = column.right - line.right;
  if (Math.min(before, behind) < line.size * 1.5 || widthOf(line) > widthOf(column) * 0.8) return false;
  return Math.abs(before - behind) < Math.max(line.size, before * 0.12);
};

/** Whether a line ends so early that the first word of the next would have fitted in. */
function endsEarly(line: Line, next: Line, column: Column): boolean {
  const room = column.right - line.right;
  const word = /^[^\s\u3000-\u9fff]+/.exec(next.text)?.[0];
  const perCharacter = widthOf(next) / Math.max(next.text.length, 1);
  // In Chinese a character or a punctuation mark that may not begin a line is all that fits.
  const needed = word ? (word.length + 1) * perCharacter : line.size * 2;
  return room > Math.max(needed, line.size * 1.2) + line.size * 0.5;
}

function continues(current: readonly Line[], line: Line, column: Column): boolean {
  const first = current[0] as Line;
  const last = current.at(-1) as Line;
  const step = line.baseline - last.baseline;
  const size = Math.min(first.size, line.size);
  if (step <= 0 || step > Math.max(column.pitch * 1.35, size * 1.3) + 1) return false;
  if (Math.abs(line.size - last.size) > size * 0.12) return false;
  // A word is broken in two.
  if (/\p{L}[-‐\u00ad]$/u.test(last.text) && /^\p{Ll}/u.test(line.text)) return true;
  const early = endsEarly(last, line, column);
  const mark = markOf(line.text);
  const ended = endsSentence(last.text);
  const indent = line.left - last.left;
  if (mark && (early || ended || line.isBold !== last.isBold || Math.abs(indent) > size * 0.7)) return false;
  if (beginsWithLabel(line.text) && (early || ended)) return false;
  if (isCentered(last, column)) {
    // A title of two lines.
    return (
      /\p{L}/u.test(line.text) &&
      isCentered(line, column) &&
      line.isBold === last.isBold &&
      !ended &&
      !mark &&
      current.length < 4
    );
  }
  if (isCentered(line, column) && early) return false;
  // A bold heading above plain text; a bold beginning of a paragraph reaches the edge.
  if (last.isBold !== line.isBold && early) return false;
  const isInner = indent > size * 0.7;
  if (current.length === 1) {
    if (isInner) return !early && (hangs(first, line) || (!endsHard(last.text) && indent < size * 4));
    if (endsHard(last.text) && (early || isIndentedLikeIt(first, line, column))) return false;
    // What stands at the right edge stands alone.
    if (indent < -size * 8) return false;
    return !early || (indent < -size * 0.7 && !endsHard(last.text) && !isShort(last, column));
  }
  if (isInner || (early && endsHard(last.text))) return false;
  return !early && indent > -size * 4;
}

/** Both begin inside the column, as first lines do. */
const isIndentedLikeIt = (first: Line, line: Line, column: Column): boolean =>
  line.left - column.left > line.size * 0.7 && Math.abs(line.left - first.left) < line.size * 0.5;

/** A short line above a full one is a line of its own. */
const isShort = (line: Line, column: Column): boolean => widthOf(line) < widthOf(column) * 0.75;

/** The first line begins with a mark, and the next stands below the text behind the mark. */
function hangs(first: Line, line: Line): boolean {
  const mark = markOf(first.text);
  if (!mark) return false;
  const text = first.pieces.length > 1 ? first.pieces[1] : null;
  if (text && Math.abs(text.left - line.left) < line.size) return true;
  return line.left - first.left < first.size * (mark.length + 3);
}

function toParagraph(lines: Line[], column: Column): Paragraph {
  const first = lines[0] as Line;
  const last = lines.at(-1) as Line;
  const centered = lines.every((line) => isCentered(line, column));
  const reaches = column.right - last.right < last.size * 2.2;
  return {
    ...boundsOf(lines),
    lines,
    size: medianOf(lines.map((line) => line.size)),
    isBold: lines.every((line) => line.isBold),
    isCentered: centered,
    isOpen: reaches && !endsHard(last.text) && !centered && widthOf(column) > last.size * 8,
    mayContinue:
      first.left - column.left < first.size * 1.2 &&
      !markOf(first.text) &&
      !beginsWithLabel(first.text) &&
      !centered,
  };
}
