import type { Segment, Stretch } from './transcript.ts';

/** So far segments that stand in their right order may reach into each other. */
const TOUCH_MS = 500;

/**
 * Puts the segments of one piece in the order in which they were said. A list that only was shuffled is sorted by its times; where the times
 * themselves are wrong the order of the list counts, and a time that runs back or lies outside is worked out from its neighbours.
 * @returns how many times were changed or moved
 */
export function mendTimes(
  segments: readonly Segment[],
  within: Stretch,
): { segments: Segment[]; mended: number } {
  const isOutside = ({ startMs }: Segment) => startMs < within.startMs || startMs > within.endMs;
  const sorted = segments.toSorted((one, other) => one.startMs - other.startMs);
  const isShuffled = sorted.every((one, index) => {
    const next = sorted[index + 1];
    return !isOutside(one) && (!next || (one.endMs <= next.startMs + TOUCH_MS && one.startMs < next.startMs));
  });
  if (isShuffled)
    return {
      segments: sorted.map((one) => clamp(one, within)),
      mended: sorted.filter((one, index) => one !== segments[index]).length,
    };
  const kept = longestRise(segments, isOutside);
  let mended = 0;
  let at = within.startMs;
  const result = segments.map((one, index) => {
    if (kept.has(index)) {
      at = Math.max(one.startMs, Math.min(one.endMs, within.endMs));
      return clamp(one, within);
    }
    mended += 1;
    let next = index + 1;
    while (next < segments.length && !kept.has(next)) next += 1;
    const until = segments[next]?.startMs ?? within.endMs;
    const startMs = Math.min(at, until);
    at = Math.round(startMs + (until - startMs) / (next - index));
    const { words: _, ...rest } = one;
    return { ...rest, startMs, endMs: at, timing: 'guessed' as const };
  });
  return { segments: result, mended };
}

function clamp(one: Segment, { startMs, endMs }: Stretch): Segment {
  const from = Math.min(Math.max(one.startMs, startMs), endMs);
  const to = Math.max(from, Math.min(one.endMs, endMs));
  return from === one.startMs && to === one.endMs ? one : { ...one, startMs: from, endMs: to };
}

/** The most segments each of which begins behind the one before. */
function longestRise(
  segments: readonly Segment[],
  isOutside: (one: Segment) => boolean,
): ReadonlySet<number> {
  const ends: number[] = [];
  const before = new Int32Array(segments.length).fill(-1);
  segments.forEach((one, index) => {
    if (isOutside(one)) return;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((segments[ends[middle] ?? 0]?.startMs ?? 0) < one.startMs) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = index;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}
