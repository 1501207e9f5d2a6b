import type { PageBox } from '@mingfa/contract/evidence';

/** Paragraphs closer than this, in points, are one passage to the eye. */
const GAP_PT = 16;
/** Share of the narrower one that must stand above the other; columns side by side stay apart. */
const OVERLAP = 0.3;

const belongTogether = ([left, top, width, height]: PageBox, next: PageBox): boolean => {
  const [nextLeft, nextTop, nextWidth] = next;
  const gap = nextTop - (top + height);
  const shared = Math.min(left + width, nextLeft + nextWidth) - Math.max(left, nextLeft);
  return gap > -height && gap < GAP_PT && shared > OVERLAP * Math.min(width, nextWidth);
};

function union(
  [left, top, width, height]: PageBox,
  [nextLeft, nextTop, nextWidth, nextHeight]: PageBox,
): PageBox {
  const [start, begin] = [Math.min(left, nextLeft), Math.min(top, nextTop)];
  const end = Math.max(left + width, nextLeft + nextWidth);
  const bottom = Math.max(top + height, nextTop + nextHeight);
  return [start, begin, end - start, bottom - begin];
}

/** The paragraphs of one passage as one rectangle, as long as they stand under each other. */
export function joinBoxes(boxes: readonly PageBox[]): PageBox[] {
  const joined: PageBox[] = [];
  for (const box of boxes) {
    const last = joined.at(-1);
    if (last && belongTogether(last, box)) joined[joined.length - 1] = union(last, box);
    else joined.push(box);
  }
  return joined;
}
