import type { Ruling } from '../layout/page-content.ts';
import type { GrayImage } from './gray-image.ts';

const DARK = 150;
/** Shorter dark stretches are strokes of letters, in inches. */
const SHORTEST_INCHES = 0.4;
/** Thicker ones are bars and pictures. */
const THICKEST_INCHES = 0.04;
/** Dust and the edge of a skewed line interrupt it. */
const GAP_DOTS = 3;

/** Finds the lines of tables in a picture, in dots. */
export function findRulings(image: GrayImage, dotsPerInch: number): Ruling[] {
  return [...findAlong(image, dotsPerInch, true), ...findAlong(image, dotsPerInch, false)];
}

interface Stretch {
  first: number;
  last: number;
  start: number;
  end: number;
}

/** Collects dark stretches row by row (or column by column) and puts those together that lie on each other. */
function findAlong({ width, height, dots }: GrayImage, dotsPerInch: number, isHorizontal: boolean): Ruling[] {
  const [across, along] = isHorizontal ? [height, width] : [width, height];
  const step = isHorizontal ? 1 : width;
  const leap = isHorizontal ? width : 1;
  const shortest = Math.round(dotsPerInch * SHORTEST_INCHES);
  const found: Stretch[] = [];
  let open: Stretch[] = [];
  for (let at = 0; at < across; at += 1) {
    const stretches = darkStretches(dots, at * leap, step, along, shortest);
    const next: Stretch[] = [];
    for (const { start, end } of stretches) {
      const above = open.find((other) => start <= other.end && end >= other.start && !next.includes(other));
      if (above) {
        above.last = at;
        above.start = Math.min(above.start, start);
        above.end = Math.max(above.end, end);
        next.push(above);
      } else {
        const begun = { first: at, last: at, start, end };
        found.push(begun);
        next.push(begun);
      }
    }
    open = next;
  }
  const thickest = dotsPerInch * THICKEST_INCHES;
  return found
    .filter(({ first, last, start, end }) => last - first < Math.max(thickest, (end - start) * 0.02))
    .map(({ first, last, start, end }) => ({ isHorizontal, at: (first + last) / 2, start, end }));
}

function darkStretches(
  dots: Uint8Array,
  from: number,
  step: number,
  length: number,
  shortest: number,
): { start: number; end: number }[] {
  const stretches: { start: number; end: number }[] = [];
  let start = -1;
  let last = -1;
  for (let at = 0, place = from; at < length; at += 1, place += step) {
    if ((dots[place] as number) < DARK) {
      if (start < 0) start = at;
      last = at;
    } else if (start >= 0 && at - last > GAP_DOTS) {
      if (last - start >= shortest) stretches.push({ start, end: last });
      start = -1;
    }
  }
  if (start >= 0 && last - start >= shortest) stretches.push({ start, end: last });
  return stretches;
}
