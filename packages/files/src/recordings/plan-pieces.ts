/** A part of a recording that is sent on its own. */
export interface Piece {
  index: number;
  startMs: number;
  endMs: number;
  /** How much of its beginning the piece before holds, too; 0 where the cut lies in a silence. */
  overlapMs: number;
  /** Nobody speaks in it: it need not be sent, and what a recogniser would hear in it is made up. */
  isSilent: boolean;
}

/** What a piece may be at most. */
export interface PieceLimits {
  durationMs: number;
  bytes: number;
  /** Held twice where no silence is near: a word that is cut is whole in one of the two. */
  overlapMs: number;
}
/** What services of transcription take. */
export const PIECE_LIMITS: PieceLimits = { durationMs: 600_000, bytes: 25_000_000, overlapMs: 4_000 };

/** Below the limit of bytes, since a passage may take more than the average. */
const BYTES_SHARE = 0.8;
/** No piece is shorter than this but the last, whatever the bytes. */
const DURATION_MS_MIN = 1000;
/** Beyond this a longer silence is no better place. */
const GOOD_SILENCE_MS = 2000;

/**
 * Cuts a recording into pieces that follow each other without a gap: in the longest silence of the second half of what is
 * allowed, else with an overlap.
 * @param silences as of `readLoudness`: in order, apart
 * @param bytesPerSecond of what a piece is written as
 */
export function planPieces(
  silences: readonly (readonly [startMs: number, endMs: number])[],
  durationMs: number,
  bytesPerSecond: number,
  limits: PieceLimits = PIECE_LIMITS,
): Piece[] {
  const byBytes =
    bytesPerSecond > 0 ? ((limits.bytes * BYTES_SHARE) / bytesPerSecond) * 1000 : Number.POSITIVE_INFINITY;
  const longestMs = Math.max(DURATION_MS_MIN, Math.floor(Math.min(limits.durationMs, byBytes)));
  const overlap = Math.min(limits.overlapMs, Math.floor(longestMs / 4));
  const pieces: Piece[] = [];
  let startMs = 0;
  let overlapMs = 0;
  let next = 0;
  while (startMs < durationMs) {
    while ((silences[next]?.[1] ?? Number.POSITIVE_INFINITY) <= startMs) next += 1;
    const isLast = startMs + longestMs >= durationMs;
    const cut = isLast ? null : findCut(silences, next, startMs + longestMs / 2, startMs + longestMs);
    const endMs = isLast ? durationMs : (cut ?? startMs + longestMs);
    const [quietFrom, quietTo] = silences[next] ?? [0, 0];
    const isSilent = quietFrom <= startMs && endMs <= quietTo;
    pieces.push({ index: pieces.length, startMs, endMs, overlapMs, isSilent });
    if (isLast) break;
    overlapMs = cut === null ? overlap : 0;
    startMs = endMs - overlapMs;
  }
  return pieces;
}

/** The middle of the longest silence between two times; of equal ones the last. */
function findCut(
  silences: readonly (readonly [number, number])[],
  first: number,
  fromMs: number,
  toMs: number,
): number | null {
  let cut: number | null = null;
  let best = 0;
  for (let at = first; at < silences.length; at += 1) {
    const [start, end] = silences[at] as readonly [number, number];
    if (start >= toMs) break;
    const [from, to] = [Math.max(start, fromMs), Math.min(end, toMs)];
    const length = Math.min(to - from, GOOD_SILENCE_MS);
    if (length <= 0 || length < best) continue;
    best = length;
    cut = Math.floor((from + to) / 2);
  }
  return cut;
}
