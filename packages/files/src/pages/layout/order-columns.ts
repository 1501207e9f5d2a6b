import { type Box, boundsOf, heightOf, medianOf, verticalOverlap, widthOf } from './page-content.ts';

/** A gutter is at least this wide, in points and in letter heights. */
const GUTTER_POINTS = 7;
const GUTTER_HEIGHTS = 0.8;
const LINES_IN_COLUMN = 3;
/** Of lines that fill their column: tables and forms do not. */
const FILLED = 0.6;
/** A column of text is as wide as this many letters are high; a cell of a table is narrower. */
const COLUMN_HEIGHTS = 9;
const DEPTH_MAX = 4;
/** A blank stripe from side to side, in letter heights. */
const STRIPE_HEIGHTS = 0.9;

/**
 * Divides what stands on a page into groups in reading order. Columns of running text are read one after the other; what runs
 * over them divides the page into bands. Everything else stays together, to be read line by line.
 */
export function orderColumns<Item extends Box>(items: readonly Item[], depth = 0): Item[][] {
  if (items.length < LINES_IN_COLUMN * 2 || depth > DEPTH_MAX) return items.length > 0 ? [[...items]] : [];
  const bands = findGutter(items)?.bands ?? bandsOfStretches(items);
  const groups: Item[][] = [];
  let plain: Item[] = [];
  for (const { items: inside, middle } of bands) {
    if (middle === null) {
      plain.push(...inside);
      continue;
    }
    if (plain.length > 0) groups.push(plain);
    plain = [];
    const isLeft = (item: Item) => (item.left + item.right) / 2 < middle;
    groups.push(...orderColumns(inside.filter(isLeft), depth + 1));
    groups.push(
      ...orderColumns(
        inside.filter((item) => !isLeft(item)),
        depth + 1,
      ),
    );
  }
  if (plain.length > 0) groups.push(plain);
  return groups;
}

/** Columns that take only a stretch of the page are found between the blank stripes above and below it. */
function bandsOfStretches<Item extends Box>(items: readonly Item[]): Band<Item>[] {
  const stretches: Item[][] = [];
  const least = medianOf(items.map(heightOf)) * STRIPE_HEIGHTS;
  let bottom = -Infinity;
  for (const item of items.toSorted((a, b) => a.top - b.top)) {
    if (item.top - bottom > least) stretches.push([]);
    stretches.at(-1)?.push(item);
    bottom = Math.max(bottom, item.bottom);
  }
  if (stretches.length < 2) return [{ items: [...items], middle: null }];
  const bands: Band<Item>[] = [];
  for (const stretch of stretches) {
    for (const band of findGutter(stretch)?.bands ?? [{ items: stretch, middle: null }]) {
      const last = bands.at(-1);
      const isSame =
        last &&
        (last.middle === null || band.middle === null
          ? last.middle === band.middle
          : Math.abs(last.middle - band.middle) < GUTTER_POINTS * 2);
      if (isSame) last.items.push(...band.items);
      else bands.push({ ...band, items: [...band.items] });
    }
  }
  return bands;
}

/** A stretch of the page with the place that parts its columns; null where it has none. */
interface Band<Item> {
  items: Item[];
  middle: number | null;
}

function findGutter<Item extends Box>(items: readonly Item[]): { bands: Band<Item>[] } | null {
  const bounds = boundsOf(items);
  const height = medianOf(items.map(heightOf));
  const least = Math.max(GUTTER_POINTS, height * GUTTER_HEIGHTS);
  let best: { bands: Band<Item>[]; lines: number } | null = null;
  for (const { start, end } of findGaps(items, bounds, least)) {
    const middle = (start + end) / 2;
    const bands = toBands(items, middle);
    const lines = bands.reduce((sum, band) => sum + (band.middle === null ? 0 : band.items.length), 0);
    if (lines > (best?.lines ?? LINES_IN_COLUMN * 2)) best = { bands, lines };
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
    if (open.length > 0) bands.push({ items: open, middle: areColumns(open, middle) ? middle : null });
    open = [];
  };
  for (const item of items.toSorted((a, b) => a.top - b.top)) {
    if (item.left >= middle || item.right <= middle) open.push(item);
    else {
      close();
      bands.push({ items: [item], middle: null });
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
    if (width < height * COLUMN_HEIGHTS) return false;
    const full = lines.filter((line) => widthOf(line) > width * 0.7).length;
    // Several columns on one side do not fill it, but are made of long lines, too.
    const long = side.filter((item) => widthOf(item) > height * COLUMN_HEIGHTS).length;
    return full >= lines.length * FILLED || long >= side.length * FILLED;
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
