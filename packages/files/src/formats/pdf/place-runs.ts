import { type Box, boundsOf, type Run } from '../../pages/layout/page-content.ts';
import { turnBox } from '../../pages/layout/turn-page.ts';
import type { Matrix } from './read-drawing.ts';
import type { TextItem, TextStyles } from './read-text-items.ts';

/** Text further from a right angle than this is a stamp or a watermark. */
const OBLIQUE_DEGREES = 8;
/** Heads and feet that the file marks as no content stand in these shares of the page. */
const MARGIN_SHARE = 0.15;
/** That of Times New Roman, in letter heights. */
const NARROWEST_BLANK = 0.24;

/** What a font’s name tells of its look. */
export interface FontTraits {
  isBold: boolean;
  isItalic: boolean;
}
interface Placed extends Box {
  item: TextItem;
  size: number;
  /** Quarter turns clockwise; null when oblique. */
  direction: number | null;
  origin: { x: number; y: number };
  isVertical: boolean;
}

/**
 * Where the text of a page stands once the page is turned so that most of its text runs from left to right. Oblique text goes,
 * unless there is no other.
 */
export function placeRuns(
  { items, styles }: { items: readonly TextItem[]; styles: TextStyles },
  fonts: ReadonlyMap<string, FontTraits>,
  toPage: Matrix,
  size: { width: number; height: number },
): { runs: Run[]; turns: number } {
  let placed = items.map((item) => placeItem(item, styles, toPage));
  const content = placed.filter((each) => !isMarginal(each, size));
  // Some writers call the whole page an artifact.
  if (charactersOf(content) * 2 >= charactersOf(placed)) placed = content;
  const straight = placed.filter(({ direction }) => direction !== null);
  const shown = charactersOf(straight) > 0 ? straight : placed;
  const byDirection = [0, 1, 2, 3].map((direction) =>
    charactersOf(shown.filter((each) => (each.direction ?? 0) === direction)),
  );
  const turns = byDirection.indexOf(Math.max(...byDirection));
  const scale = Math.hypot(toPage[0], toPage[1]);
  const runs = shown.map((each): Run => {
    const box = turnBox(each, turns, size);
    const { x, y } = each.origin;
    const origin = turnBox({ left: x, right: x, top: y, bottom: y }, turns, size);
    const traits = fonts.get(each.item.font);
    return {
      ...box,
      text: closeNarrowGaps(each.item.text, each.item.width * scale, each.size),
      baseline: each.direction === turns ? origin.top : box.bottom,
      size: each.size,
      isBold: traits?.isBold ?? false,
      isItalic: traits?.isItalic ?? false,
      isTurned: (each.direction ?? turns) !== turns || each.isVertical,
    };
  });
  return { runs, turns };
}

function placeItem(item: TextItem, styles: TextStyles, toPage: Matrix): Placed {
  const [a, b, c, d, e, f] = item.transform as unknown as Matrix;
  const scale = Math.hypot(toPage[0], toPage[1]);
  const along = direct(toPage, a, b);
  const up = direct(toPage, c, d);
  const size = Math.hypot(c, d) * scale;
  const origin = {
    x: toPage[0] * e + toPage[2] * f + toPage[4],
    y: toPage[1] * e + toPage[3] * f + toPage[5],
  };
  const style = styles.get(item.font);
  const isVertical = style?.vertical ?? false;
  // Fonts lie about their height; the usual values serve for drawing a frame around a line.
  const ascent = between(style?.ascent || 0.88, 0.7, 1) * size;
  const descent = between(-(style?.descent || -0.2), 0.08, 0.3) * size;
  const corners = isVertical
    ? [
        { x: origin.x - size / 2, y: origin.y },
        { x: origin.x + size / 2, y: origin.y + item.height * scale },
      ]
    : [0, item.width * scale].flatMap((ahead) =>
        [ascent, -descent].map((above) => ({
          x: origin.x + along.x * ahead + up.x * above,
          y: origin.y + along.y * ahead + up.y * above,
        })),
      );
  const degrees = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90);
  return {
    ...boundsOf(corners.map(({ x, y }) => ({ left: x, right: x, top: y, bottom: y }))),
    item,
    size,
    direction: Math.abs(degrees - quarter * 90) > OBLIQUE_DEGREES ? null : (quarter + 4) % 4,
    origin,
    isVertical,
  };
}

/**
 * The library takes gaps from a tenth of a letter for blanks. Between Chinese characters, which all have the same width, the gap
 * can be computed: where it is narrower than any blank, there is none.
 */
function closeNarrowGaps(text: string, width: number, size: number): string {
  const blanks = text.match(/(?<=\S) (?=\S)/g)?.length ?? 0;
  if (blanks === 0 || /[^ \u3001-\u303f\u3400-\u9fff\uff01-\uff60]/.test(text)) return text;
  const gap = (width - text.replaceAll(' ', '').length * size) / blanks;
  return gap < size * NARROWEST_BLANK ? text.replaceAll(' ', '') : text;
}

/** The direction of a vector of the file on the page, of length 1. */
function direct(toPage: Matrix, x: number, y: number): { x: number; y: number } {
  const dx = toPage[0] * x + toPage[2] * y;
  const dy = toPage[1] * x + toPage[3] * y;
  const length = Math.hypot(dx, dy) || 1;
  return { x: dx / length, y: dy / length };
}

const isMarginal = ({ item, top, bottom }: Placed, { height }: { height: number }): boolean =>
  item.isArtifact && (bottom < height * MARGIN_SHARE || top > height * (1 - MARGIN_SHARE));
const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
const charactersOf = (placed: readonly Placed[]): number =>
  placed.reduce((sum, { item }) => sum + item.text.trim().length, 0);
