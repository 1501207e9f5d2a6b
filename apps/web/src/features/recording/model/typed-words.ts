import type { RecordingSegment } from '@mingfa/contract/recording-transcript';

/** Words typed into a segment that the server does not have yet. */
export interface TypedWords {
  text: string;
  /** What stood there when typing began. */
  from: string;
  startMs: number;
}

/** A segment that was written here and elsewhere. */
export interface TypedConflict {
  segmentId: string;
  startMs: number;
  mine: string;
  /** Null: it was removed, or all was written down anew. */
  theirs: string | null;
}

/** Typed words beside a transcript that was read anew: those that somebody else wrote over meanwhile are to be decided. */
export function mergeReading(
  items: readonly RecordingSegment[],
  typed: ReadonlyMap<string, TypedWords>,
  before: readonly TypedConflict[],
): { typed: ReadonlyMap<string, TypedWords>; conflicts: TypedConflict[] } {
  const texts = new Map(items.map(({ segmentId, text }) => [segmentId, text]));
  const conflicts = before.map((one) => ({ ...one, theirs: texts.get(one.segmentId) ?? null }));
  const left = new Map<string, TypedWords>();
  for (const [segmentId, words] of typed) {
    const theirs = texts.get(segmentId) ?? null;
    if (theirs === words.text) continue;
    if (theirs === words.from) left.set(segmentId, words);
    else conflicts.push({ segmentId, startMs: words.startMs, mine: words.text, theirs });
  }
  return { typed: left, conflicts };
}

/** Segments with those of an answer put in their places. */
export function withChanged(
  segments: readonly RecordingSegment[],
  changed: readonly RecordingSegment[],
  removed: readonly string[],
): readonly RecordingSegment[] {
  const byId = new Map(changed.map((segment) => [segment.segmentId, segment]));
  const gone = new Set(removed);
  const known = new Map(segments.map(({ segmentId, startMs }) => [segmentId, startMs]));
  const added = changed.filter(({ segmentId }) => !known.has(segmentId) && !gone.has(segmentId));
  const next = segments.flatMap((segment) =>
    gone.has(segment.segmentId) ? [] : [byId.get(segment.segmentId) ?? segment],
  );
  const isMoved = changed.some(({ segmentId, startMs }) => known.get(segmentId) !== startMs);
  if (added.length === 0 && !isMoved) return next;
  return [...next, ...added].sort(
    (one, other) =>
      one.startMs - other.startMs ||
      (one.segmentId < other.segmentId ? -1 : Number(one.segmentId !== other.segmentId)),
  );
}
