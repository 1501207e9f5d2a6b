/** One file of a recording on the time of the whole. */
export interface TimelineFile {
  fileId: string;
  /** Null where no browser can play it. */
  address: string | null;
  offsetMs: number;
  durationMs: number;
}

/** The file in which a moment of the whole lies, and where in it; the last one for what is behind all. */
export function placeOnTimeline(
  files: readonly TimelineFile[],
  momentMs: number,
): { index: number; localMs: number } | null {
  if (files.length === 0) return null;
  const found = files.findLastIndex(({ offsetMs }) => offsetMs <= momentMs);
  const index = Math.max(0, found);
  const file = files[index];
  if (!file) return null;
  return { index, localMs: Math.min(Math.max(0, momentMs - file.offsetMs), file.durationMs) };
}

/** Index of the last of sorted stretches that has begun at a moment; -1 before the first. */
export function lastBegun(stretches: readonly { startMs: number }[], momentMs: number): number {
  let low = 0;
  let high = stretches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.startMs ?? 0) <= momentMs) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
