import { buildLines, type Line } from './lines.ts';
import { heightOf, medianOf, type Piece } from './page-content.ts';

/** Lines looked at from each end of a page. */
const ROUNDS = 4;
/** Shares of the page in which a head or a foot stands. */
const MARGIN = 0.16;
const EDGE = 0.09;
const SAME_HEIGHT_POINTS = 6;
const PAGE_NUMBERS: readonly RegExp[] = [
  /^[-–—−~·•\s]*第?\s*([\d〇一二三四五六七八九十百]{1,5})\s*页?[-–—−~·•\s]*$/,
  /^第\s*(\d{1,5})\s*页\s*[，,/、|(（]?\s*共\s*\d{1,5}\s*页[)）]?$/,
  /^共\s*\d{1,5}\s*页\s*[，,/、|]?\s*第\s*(\d{1,5})\s*页$/,
  /^(?:page|p\.)\s*(\d{1,5})(?:\s*(?:of|\/)\s*\d{1,5})?$/i,
  /^(\d{1,5})\s*(?:\/|／|of)\s*\d{1,5}$/i,
  /^[-–—\s]*([ivxlc]{1,7})[-–—\s]*$/,
];
/** Says that it is a page number even where only one is seen. */
const PLAIN_PAGE_NUMBER = /^[-–—]\s*\d+\s*[-–—]$|第\s*\d+\s*页|^page\s+\d+/i;

/** The pieces of one page, to be compared with those of its neighbours. */
export interface PageText {
  number: number;
  height: number;
  pieces: readonly Piece[];
}

type End = 'top' | 'bottom';
interface Edge {
  page: PageText;
  line: Line;
  end: End;
}

/** Finds heads, feet and page numbers: lines at the ends of pages that other pages repeat. Returns their pieces. */
export function findRunningHeads(pages: readonly PageText[]): Set<Piece> {
  const running = new Set<Piece>();
  const linesOf = new Map(pages.map((page) => [page, buildLines(page.pieces)]));
  const bodySize = medianOf([...linesOf.values()].flatMap((lines) => lines.map((line) => line.size)));
  for (let round = 0; round < ROUNDS; round += 1) {
    const edges = pages.flatMap((page) => {
      const lines = (linesOf.get(page) ?? []).filter((line) => !running.has(line.pieces[0] as Piece));
      const [first, last] = [lines[0], lines.at(-1)];
      const found: Edge[] = [];
      if (first) found.push({ page, line: first, end: 'top' });
      if (last) found.push({ page, line: last, end: 'bottom' });
      return found;
    });
    const gone = [...findRepeated(edges, pages.length, bodySize), ...findPageNumbers(edges, pages)];
    if (gone.length === 0) break;
    for (const { line } of gone) for (const piece of line.pieces) running.add(piece);
  }
  return running;
}

const isAtEdge = ({ page, line, end }: Edge): boolean =>
  end === 'top' ? line.bottom < page.height * MARGIN : line.top > page.height * (1 - MARGIN);

/** Numbers and the order of the parts change from page to page. */
function signatureOf(text: string): string {
  const plain = text.replace(/\d+/g, '#').replace(/\b[ivxlc]+\b/g, '#');
  return plain.split(/\s+/).toSorted().join(' ');
}

function findRepeated(edges: readonly Edge[], pageCount: number, bodySize: number): Edge[] {
  if (pageCount < 2) return [];
  const groups = Map.groupBy(edges, ({ line, end }) => `${end} ${signatureOf(line.text)}`);
  return [...groups.values()].flatMap((group) => {
    const place = medianOf(group.map(({ line }) => line.baseline));
    const same = group.filter(({ line }) => Math.abs(line.baseline - place) < SAME_HEIGHT_POINTS);
    const share = same.length / pageCount;
    const { text, size } = (same[0] as Edge).line;
    // A form that is filled in on every page has its title on every page; a head is smaller.
    if (size > bodySize * 1.25 || text.length > 160 || /[。；！？]$/.test(text)) return [];
    if (same.filter(isAtEdge).length <= same.length * 0.8 || same.length < 2) return [];
    return share >= 0.5 || (same.length >= 3 && areNeighbours(same)) ? same : [];
  });
}

/** Heads of chapters stand on pages that follow each other, or on every second one. */
function areNeighbours(edges: readonly Edge[]): boolean {
  const numbers = edges.map(({ page }) => page.number).toSorted((a, b) => a - b);
  const near = numbers.slice(1).filter((number, index) => number - (numbers[index] as number) <= 2).length;
  return near >= (numbers.length - 1) * 0.7;
}

function findPageNumbers(edges: readonly Edge[], pages: readonly PageText[]): Edge[] {
  const numbered = edges.flatMap((edge) => {
    const value = pageNumberOf(edge.line.text);
    return value === null || !standsAlone(edge, edges) ? [] : [{ edge, value }];
  });
  // Counted from page to page, and at the same end of the page.
  const groups = Map.groupBy(numbered, ({ edge, value }) => `${edge.end} ${value - edge.page.number}`);
  return [...groups.values()].flatMap((group) => {
    const isCounted = group.length >= Math.max(2, Math.min(pages.length * 0.3, 10));
    return group.flatMap(({ edge }) => {
      const isPlain = PLAIN_PAGE_NUMBER.test(edge.line.text) && isAtEdge(edge);
      return isCounted || isPlain ? [edge] : [];
    });
  });
}

/** A page number has a line of its own; a number in a table has neighbours. */
function standsAlone({ page, line, end }: Edge, edges: readonly Edge[]): boolean {
  if (line.text.length > 24 || page.pieces.length === 1) return line.text.length <= 24;
  const other = edges.find((edge) => edge.page === page && edge.end !== end);
  return !other || heightOf(line) < page.height * 0.05;
}

/** The page number of a page whose neighbours are not known: alone on the first or last line, at the very edge. */
export function findLonePageNumber({ pieces, height }: PageText): Set<Piece> {
  const lines = buildLines(pieces);
  const isLone = (line: Line | undefined) =>
    line &&
    (line.bottom < height * EDGE || line.top > height * (1 - EDGE)) &&
    line.text.length <= 24 &&
    pageNumberOf(line.text) !== null;
  return new Set([lines[0], lines.at(-1)].flatMap((line) => (isLone(line) ? (line?.pieces ?? []) : [])));
}

function pageNumberOf(text: string): number | null {
  for (const pattern of PAGE_NUMBERS) {
    const digits = pattern.exec(text.trim())?.[1];
    if (digits) return readNumber(digits);
  }
  return null;
}

function readNumber(digits: string): number {
  if (/^\d+$/.test(digits)) return Number(digits);
  if (/^[ivxlc]+$/.test(digits)) {
    const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
    return Array.from(digits).reduce((sum, sign, index) => {
      const value = values[sign] ?? 0;
      return sum + (value < (values[digits[index + 1] ?? ''] ?? 0) ? -value : value);
    }, 0);
  }
  const ones = '〇一二三四五六七八九';
  const tens = digits.includes('十')
    ? ones.indexOf(digits[0] ?? '') > 0
      ? ones.indexOf(digits[0] ?? '')
      : 1
    : 0;
  const last = ones.indexOf(digits.at(-1) ?? '');
  return tens * 10 + Math.max(last, 0);
}
