import type { Mask } from './mask.ts';

/** A stretch of a text, by its offsets in UTF-16 units, end exclusive. */
interface Stretch {
  start: number;
  end: number;
}

/**
 * Where a stretch of a text stands after its masks were applied. One that begins or ends within a mask takes in the whole replacement.
 * @param masks in order, without overlaps, by their places in the original
 */
export function moveRange(
  { start, end }: Stretch,
  masks: readonly (Pick<Mask, 'replacement'> & Stretch)[],
): Stretch {
  let from = start;
  let to = end;
  for (const mask of masks) {
    const growth = mask.replacement.length - (mask.end - mask.start);
    if (mask.end <= start) from += growth;
    else if (mask.start < start) from += mask.start - start;
    if (mask.end <= end) to += growth;
    else if (mask.start < end) to += mask.start - end + mask.replacement.length;
  }
  return { start: from, end: Math.max(from, to) };
}

/** Where a place between two characters stands then; one within a mask is moved behind it. */
export function moveOffset(at: number, masks: readonly (Pick<Mask, 'replacement'> & Stretch)[]): number {
  return moveRange({ start: 0, end: at }, masks).end;
}
