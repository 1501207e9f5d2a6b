import { cutSegment, timeAt } from './cut-segment.ts';
import type { Segment, Stretch } from './transcript.ts';

/** What became of the words that two pieces both heard. */
export type SeamKind =
  /** The pieces only touch. */
  | 'no_overlap'
  /** The same words were found in both and stand once. */
  | 'matched'
  /** One of the two heard nothing there. */
  | 'one_side'
  /** Both heard something, and not the same: all of it stands, for a person to look at. */
  | 'kept_both';

/** A time of a recogniser may be so far off; within a long segment without times of words much more. */
const SLACK_MS = 1500;
const SLACK_MOST_MS = 8000;
const SLACK_SHARE = 0.2;
/** What is cut away at an edge costs so much of what is the same: the same words further off were said twice. */
const CUT_COST = 0.5;
/** Nobody says more in a second, so no more of an overlap can be cut away. */
const FASTEST = 8;
const CUT_MORE = 4;
const SAME_MIN = 3;
/** In so short an overlap two characters that are the same are enough. */
const SHORT = 5;
const COUNTED = /[\p{L}\p{N}]/u;

interface Letter {
  segment: number;
  at: number;
  sign: string;
}

/** Joins what stands before a seam with what stands behind it, given the stretch that both pieces heard. */
export function joinSeam(
  before: readonly Segment[],
  after: readonly Segment[],
  overlap: Stretch,
): { segments: Segment[]; kind: SeamKind } {
  if (overlap.endMs <= overlap.startMs) return { segments: [...before, ...after], kind: 'no_overlap' };
  const tail = lettersOf(before, (ms, slack) => ms >= overlap.startMs - slack);
  const head = lettersOf(after, (ms, slack) => ms <= overlap.endMs + slack);
  if (tail.length === 0 || head.length === 0) return { segments: [...before, ...after], kind: 'one_side' };
  const same = bestSame(tail, head);
  const least = Math.min(tail.length, head.length) <= SHORT ? 2 : SAME_MIN;
  const cutMost = ((overlap.endMs - overlap.startMs) / 1000) * FASTEST + CUT_MORE;
  if (same.length < Math.min(least, tail.length, head.length) || same.cut > cutMost)
    return { segments: [...before, ...after], kind: 'kept_both' };
  const last = tail[same.inTail + same.length - 1];
  const first = head[same.inHead + same.length - 1];
  if (!last || !first) return { segments: [...before, ...after], kind: 'kept_both' };
  return {
    segments: [
      ...keepUntil(before, last, tail.length === same.inTail + same.length),
      ...keepFrom(after, first),
    ],
    kind: 'matched',
  };
}

/** Letters and digits that were said in the stretch, one by one. */
function lettersOf(
  segments: readonly Segment[],
  isWithin: (ms: number, slackMs: number) => boolean,
): Letter[] {
  return segments.flatMap((one, segment) => {
    const lengthMs = one.words ? 0 : Math.max(0, one.endMs - one.startMs);
    const slackMs = Math.min(SLACK_MOST_MS, SLACK_MS + lengthMs * SLACK_SHARE);
    if (!isWithin(one.startMs, slackMs) && !isWithin(one.endMs, slackMs)) return [];
    const letters: Letter[] = [];
    for (let at = 0; at < one.text.length; at += 1) {
      const sign = one.text[at] ?? '';
      if (COUNTED.test(sign) && isWithin(timeAt(one, at), slackMs))
        letters.push({ segment, at, sign: sign.toLowerCase() });
    }
    return letters;
  });
}

/** The run that is the same in both and for which least is cut away: behind it in the tail, in front of it in the head. */
function bestSame(tail: readonly Letter[], head: readonly Letter[]) {
  let best = { inTail: 0, inHead: 0, length: 0, cut: 0, worth: Number.NEGATIVE_INFINITY };
  let row = new Uint16Array(head.length + 1);
  for (let one = 0; one < tail.length; one += 1) {
    const next = new Uint16Array(head.length + 1);
    for (let other = 0; other < head.length; other += 1) {
      if (tail[one]?.sign !== head[other]?.sign) continue;
      const length = (row[other] ?? 0) + 1;
      next[other + 1] = length;
      const cut = tail.length - 1 - one + (other - length + 1);
      const worth = length - cut * CUT_COST;
      if (worth > best.worth)
        best = { inTail: one - length + 1, inHead: other - length + 1, length, cut, worth };
    }
    row = next;
  }
  return best;
}

const MARKS_BEHIND = /^[^\p{L}\p{N}]*/u;

/** All up to a letter; the mark behind it stays only where nothing else came after it. */
function keepUntil(segments: readonly Segment[], { segment, at }: Letter, isLast: boolean): Segment[] {
  const one = segments[segment];
  if (!one) return [...segments];
  const end = isLast ? one.text.length : at + 1;
  return [...segments.slice(0, segment), cutSegment(one, 0, end)].filter(({ text }) => text !== '');
}

/** All behind a letter, without the mark that ends what was cut away. */
function keepFrom(segments: readonly Segment[], { segment, at }: Letter): Segment[] {
  const one = segments[segment];
  if (!one) return [...segments];
  const marks = MARKS_BEHIND.exec(one.text.slice(at + 1))?.[0].length ?? 0;
  return [cutSegment(one, at + 1 + marks), ...segments.slice(segment + 1)].filter(({ text }) => text !== '');
}
