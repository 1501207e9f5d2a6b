import { type DroppedText, dropRepeats, silentShare } from './drop-repeats.ts';
import { joinSeam, type SeamKind } from './join-seam.ts';
import { mendTimes } from './mend-times.ts';
import type { Segment, Stretch } from './transcript.ts';

/** A piece of a recording that was transcribed alone. */
export interface TranscribedPiece extends Stretch {
  /** With times from the beginning of the piece; null where the piece was not transcribed. */
  segments: readonly Segment[] | null;
}

/** A stretch without a transcript. */
export interface TranscriptGap extends Stretch {
  /** `silent`: nothing was heard, and there is nothing to hear; `not_transcribed`: nobody knows what was said. */
  reason: 'not_transcribed' | 'silent';
}

/** The transcript of a whole recording out of its pieces, with all that was done to it. */
export interface JoinedTranscript {
  /** In the order in which they were said; ids are those of the pieces behind the number of the piece. */
  segments: Segment[];
  gaps: TranscriptGap[];
  /** What was made up in silence, and left out. */
  dropped: DroppedText[];
  /** Times that ran back or lay outside their piece. */
  mendedTimes: number;
  /** Between a piece and the next; `kept_both` should be listened to. */
  seams: { atMs: number; kind: SeamKind }[];
}

/** From such a share of silence on a piece without words is silent. */
const SILENT_SHARE = 0.95;

/**
 * Joins the transcripts of pieces in order. Where two pieces heard the same stretch its words stand once; where they disagree, all stand.
 * A piece without words is a gap that is told.
 * @param pieces in any order
 * @param silences of the whole recording; without any, nothing counts as made up
 */
export function joinPieces(
  pieces: readonly TranscribedPiece[],
  silences: readonly Stretch[] = [],
): JoinedTranscript {
  const joined: JoinedTranscript = { segments: [], gaps: [], dropped: [], mendedTimes: 0, seams: [] };
  const ordered = pieces.toSorted((one, other) => one.startMs - other.startMs || one.endMs - other.endMs);
  let reachedMs = ordered[0]?.startMs ?? 0;
  ordered.forEach((piece, index) => {
    if (index > 0 && piece.startMs > reachedMs)
      addGap(joined.gaps, reachedMs, piece.startMs, 'not_transcribed');
    const { segments, mended } = mendTimes(
      (piece.segments ?? []).map((one) => moved(one, piece.startMs, index)),
      piece,
    );
    joined.mendedTimes += mended;
    const { segments: heard, dropped } = dropRepeats(
      segments.filter(({ text }) => text.trim() !== ''),
      silences,
    );
    joined.dropped.push(...dropped);
    if (heard.length === 0) {
      // What the piece before it heard is no gap.
      const from = Math.max(piece.startMs, index > 0 ? reachedMs : piece.startMs);
      const isSilent = piece.segments !== null && silentShare(piece, silences) >= SILENT_SHARE;
      addGap(joined.gaps, from, piece.endMs, isSilent ? 'silent' : 'not_transcribed');
    } else {
      if (joined.segments.length === 0) joined.segments = heard;
      else {
        const { segments: both, kind } = joinSeam(joined.segments, heard, {
          startMs: piece.startMs,
          endMs: hasGapAt(joined.gaps, piece.startMs) ? piece.startMs : reachedMs,
        });
        joined.segments = both;
        joined.seams.push({ atMs: piece.startMs, kind });
      }
    }
    reachedMs = Math.max(reachedMs, piece.endMs);
  });
  joined.gaps = joined.gaps.flatMap((gap) => withoutHeard(gap, ordered));
  return joined;
}

/** A segment in the time of the recording, under an id of its own among those of all pieces. */
function moved(one: Segment, byMs: number, piece: number): Segment {
  return {
    ...one,
    id: `${piece + 1}-${one.id}`,
    startMs: one.startMs + byMs,
    endMs: one.endMs + byMs,
    ...(one.words
      ? {
          words: one.words.map((word) => ({
            ...word,
            startMs: word.startMs + byMs,
            endMs: word.endMs + byMs,
          })),
        }
      : {}),
  };
}

function addGap(
  gaps: TranscriptGap[],
  startMs: number,
  endMs: number,
  reason: TranscriptGap['reason'],
): void {
  if (endMs <= startMs) return;
  const last = gaps.at(-1);
  if (last && last.reason === reason && last.endMs >= startMs) last.endMs = Math.max(last.endMs, endMs);
  else gaps.push({ startMs, endMs, reason });
}

const hasGapAt = (gaps: readonly TranscriptGap[], atMs: number): boolean =>
  gaps.some(({ startMs, endMs }) => startMs <= atMs && endMs > atMs);

/** What a later piece heard of a gap is none. */
function withoutHeard(gap: TranscriptGap, pieces: readonly TranscribedPiece[]): TranscriptGap[] {
  const next = pieces.find(
    ({ startMs, segments }) => startMs > gap.startMs && startMs < gap.endMs && (segments?.length ?? 0) > 0,
  );
  return next ? [{ ...gap, endMs: next.startMs }] : [gap];
}
