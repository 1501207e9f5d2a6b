import { type Box, boundsOf, heightOf, medianOf, verticalOverlap, widthOf } from './page-content.ts';

/** A gutter is at least this wide, in points and in letter heights. */
const GUTTER_POINTS = 7;
const GUTTER_HEIGHTS = 0.8;
const LINES_IN_COLUMN = 3;
/** Of lines that fill their column: tables and forms do not. */
const FILLED = 0.6;
const DEPTH_MAX = 4;

/**
 * Divides what stands on a page into groups in reading order. Columns of running text are read one after the other; what runs
 * over them divides the page into bands. Everything else stays together, to be read line by line.
 */
export function orderColumns<Item extends Box>(items: readonly Item[], depth = 0): Item[][] {
  if (items.length < LINES_IN_COLUMN * 2 || depth > DEPTH_MAX) return items.length > 0 ? [[...items]] : [];
  const gutter = findGutter(items);
  if (!gutter) return [[...items]];
  const groups: Item[][] = [];
  let plain: Item[] = [];
  for (const band of gutter.bands) {
    if (!band.isColumns) {
      plain.push(...band.items);
      continue;
    }
    if (plain.length > 0) groups.push(plain);
    plain = [];
    const isLeft = (item: Item) => (item.left + item.right) / 2 < gutter.middle;
    groups.push(...orderColumns(band.items.filter(isLeft), depth + 1));
    groups.push(
      ...orderColumns(
        band.items.filter((item) => !isLeft(item)),
        depth + 1,
      ),
    );
  }
  if (plain.length > 0) groups.push(plain);
  return groups;
}

interface Band<Item> {
  items: Item[];
  isColumns: boolean;
}

function findGutter<Item extends Box>(
  items: readonly Item[],
): { middle: number; bands: Band<Item>[] } | null {
  const bounds = boundsOf(items);
  const height = medianOf(items.map(heightOf));
  const least = Math.max(GUTTER_POINTS, height * GUTTER_HEIGHTS);
  let best: { middle: number; bands: Band<Item>[]; lines: number } | null = null;
  for (const { start, end } of findGaps(items, bounds, least)) {
    const middle = (start + end) / 2;
    const bands = toBands(items, middle);
    const lines = bands.reduce((sum, band) => sum + (band.isColumns ? band.items.length : 0), 0);
    if (lines > (best?.lines ?? LINES_IN_COLUMN * 2)) best = { middle, bands, lines };
  }
  return best;
}

/** Stretches from left to right that little text crosses. */
function findGaps(items: readonly Box[], bounds: Box, least: number): { start: number; end: number }[] {
  const steps = Math.min(Math.ceil(widthOf(bounds)), 2000);
  const step = widthOf(bounds) / steps;
  const covered = new Float64Array(steps);
  for (const item of items) {
    const from = Math.max(Math.floor((item.left - bounds.left) / step), 0);
    const to = Math.min(Math.ceil((item.right - bounds.left) / step), steps);
    for (let at = from; at < to; at += 1) covered[at] = (covered[at] ?? 0) + 1;
  }
  const allowed = items.length * 0.25;
  const gaps: { start: number; end: number }[] = [];
  let start = -1;
  for (let at = Math.floor(steps * 0.12); at <= Math.ceil(steps * 0.88); at += 1) {
    const isOpen = at < steps * 0.88 && (covered[at] ?? 0) <= allowed && isLow(covered, at, least / step);
    if (isOpen && start < 0) start = at;
    if (!isOpen && start >= 0) {
      if ((at - start) * step >= least)
        gaps.push({ start: bounds.left + start * step, end: bounds.left + at * step });
      start = -1;
    }
  }
  return gaps;
}

/** Whether a place is crossed by little more than the least crossed one near it. */
function isLow(covered: Float64Array, at: number, reach: number): boolean {
  const from = Math.max(0, Math.floor(at - reach));
  const near = covered.subarray(from, Math.min(covered.length, Math.ceil(at + reach)));
  return (covered[at] ?? 0) <= Math.min(...near) + 1;
}

/** Bands between the items that cross the gutter; a band is of columns when both sides are filled with lines. */
function toBands<Item extends Box>(items: readonly Item[], middle: number): Band<Item>[] {
  const bands: Band<Item>[] = [];
  let open: Item[] = [];
  const close = () => {
    if (open.length > 0) bands.push({ items: open, isColumns: areColumns(open, middle) });
    open = [];
  };
  for (const item of items.toSorted((a, b) => a.top - b.top)) {
    if (item.left >= middle || item.right <= middle) open.push(item);
    else {
      close();
      bands.push({ items: [item], isColumns: false });
    }
  }
  close();
  return bands;
}

function areColumns(items: readonly Box[], middle: number): boolean {
  const sides = [items.filter(({ right }) => right <= middle), items.filter(({ left }) => left >= middle)];
  return sides.every((side) => {
    const lines = toRows(side);
    if (lines.length < LINES_IN_COLUMN) return false;
    const width = widthOf(boundsOf(lines));
    const height = medianOf(lines.map(heightOf));
    const full = lines.filter((line) => widthOf(line) > width * 0.7).length;
    return width > height * 9 && full >= lines.length * FILLED;
  });
}

/** Wide blanks between words take a line apart; here it is one again. */
function toRows(items: readonly Box[]): Box[] {
  const rows: Box[] = [];
  for (const item of items.toSorted((a, b) => a.top - b.top)) {
    const last = rows.at(-1);
    if (last && verticalOverlap(last, item) > 0.5) rows[rows.length - 1] = boundsOf([last, item]);
    else rows.push({ left: item.left, top: item.top, right: item.right, bottom: item.bottom });
  }
  return rows;
}
