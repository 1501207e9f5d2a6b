import {
  SEGMENT_CHARACTERS_MAX,
  type TranscriptSegment,
  type TranscriptSpeaker,
  type TranscriptWord,
} from '@mingfa/contract/transcript';
import type { ReadTranscriptResult, TranscriptWarning, TranscriptWarningCode } from '../read-result.ts';
import { TranscriptFailure } from '../transcript-failure.ts';
import type { SegmentDraft, TranscriptDraft } from './segment-draft.ts';

/** Six hours of short cues have some twenty thousand. */
const SEGMENTS_MAX = 100_000;
const PLACES_TOLD = 20;
const NAME_MAX = 100;
const WORD_MAX = 200;
/** How long a character takes at most, and a pause behind it: bounds an end that the file does not tell. */
const SLOW_CHARACTER_MS = 400;
const SLOW_END_MS = 2000;
/** How long one takes most often, where nothing else is known. */
const CHARACTER_MS = 250;
const SHORTEST_MS = 1000;

/** With its beginning; `guessed` where the file does not tell it. */
type Begun = SegmentDraft & { startMs: number; timing?: 'guessed' };
type Timed = Begun & { endMs: number };

/** Gives segments ids, speakers and the times that are missing; tells what is odd and drops none. @throws TranscriptFailure */
export function finishSegments(draft: TranscriptDraft): ReadTranscriptResult {
  const told = new Warnings();
  for (const [code, count] of Object.entries(draft.warnings ?? {}))
    told.add(code as TranscriptWarningCode, null, count);
  const said = draft.segments.filter(({ text }) => text.trim() !== '');
  if (said.length < draft.segments.length) told.add('empty_cues', null, draft.segments.length - said.length);
  if (said.length === 0) throw new TranscriptFailure('transcript_empty');
  const { isUntimed = false } = draft;
  if (!isUntimed && said.every(({ startMs }) => startMs === null))
    throw new TranscriptFailure('transcript_without_times');
  const speakers = new Speakers(draft.parts);
  const segments: TranscriptSegment[] = [];
  const timed = fillEnds(fillStarts(said));
  let [lastStart, lastEnd] = [0, 0];
  timed.forEach((one, index) => {
    const pieces = cutLong(one);
    for (const piece of pieces) {
      const id = `s${segments.length + 1}`;
      segments.push({
        id,
        startMs: piece.startMs,
        endMs: Math.max(piece.startMs, piece.endMs),
        ...(piece.timing ? { timing: piece.timing } : {}),
        speaker: speakers.idOf(piece.speaker),
        text: piece.text.trim(),
        ...(piece.words && piece.words.length > 0 ? { words: tidyWords(piece.words) } : {}),
      });
      if (segments.length > SEGMENTS_MAX) throw new TranscriptFailure('transcript_too_long');
      if (pieces.length > 1) told.add('long_text_cut', id);
    }
    const id = segments[segments.length - pieces.length]?.id ?? null;
    if (!isUntimed && said[index]?.startMs === null) told.add('starts_guessed', id);
    else if (!isUntimed && said[index]?.endMs === null) told.add('ends_estimated', id);
    if (one.endMs < one.startMs) told.add('end_before_start', id);
    if (one.startMs < lastStart) told.add('time_backward', id);
    else if (one.startMs < lastEnd) told.add('times_overlap', id);
    lastStart = one.startMs;
    lastEnd = Math.max(one.startMs, one.endMs);
  });
  if (isUntimed) told.add('times_shared_out', null, segments.length);
  return { segments, speakers: speakers.list, warnings: told.list };
}

/** A beginning that is missing lies between its neighbours, by how much was said in between. */
function fillStarts(drafts: readonly SegmentDraft[]): Begun[] {
  const firstKnown = drafts.findIndex(({ startMs }) => startMs !== null);
  if (firstKnown === -1) return shareOut(drafts);
  return drafts.map((one, index) => {
    if (one.startMs !== null) return { ...one, startMs: wholeMs(one.startMs) };
    let before = index;
    while (before > 0 && drafts[before]?.startMs === null) before -= 1;
    let after = index;
    while (after < drafts.length && drafts[after]?.startMs === null) after += 1;
    const from = drafts[before]?.startMs ?? 0;
    const spoken = drafts.slice(before, index).reduce((sum, { text }) => sum + text.length, 0);
    const all = drafts.slice(before, after).reduce((sum, { text }) => sum + text.length, 0);
    const until = drafts[after]?.startMs ?? drafts[before]?.endMs ?? from + all * CHARACTER_MS;
    const startMs = wholeMs(from + (Math.max(0, until - from) * spoken) / Math.max(1, all));
    return { ...one, startMs, timing: 'guessed' };
  });
}

/** No time at all: each begins where the one before would have been spoken. */
function shareOut(drafts: readonly SegmentDraft[]): Begun[] {
  let startMs = 0;
  return drafts.map((one) => {
    const timed: Begun = { ...one, startMs, timing: 'guessed' };
    startMs += Math.max(SHORTEST_MS, one.text.length * CHARACTER_MS);
    return timed;
  });
}

function fillEnds(drafts: readonly Begun[]): Timed[] {
  return drafts.map((one, index) => {
    const next = drafts[index + 1]?.startMs;
    if (one.endMs !== null) return { ...one, endMs: wholeMs(one.endMs) };
    const slow = one.startMs + one.text.length * SLOW_CHARACTER_MS + SLOW_END_MS;
    const usual = one.startMs + Math.max(SHORTEST_MS, one.text.length * CHARACTER_MS);
    return { ...one, endMs: next !== undefined && next > one.startMs ? Math.min(next, slow) : usual };
  });
}

const wholeMs = (time: number) => Math.max(0, Math.round(time));

/** A long text as several, cut at the end of a sentence; their times by how much stands in each. */
function cutLong(one: Timed): Timed[] {
  if (one.text.length <= SEGMENT_CHARACTERS_MAX) return [one];
  const pieces: Timed[] = [];
  for (let from = 0; from < one.text.length; ) {
    const end = endOfPiece(one.text, from);
    const timeAt = (at: number) =>
      wholeMs(one.startMs + (Math.max(0, one.endMs - one.startMs) * at) / one.text.length);
    pieces.push({
      startMs: timeAt(from),
      endMs: timeAt(end),
      ...(from > 0 || one.timing ? { timing: 'guessed' as const } : {}),
      speaker: one.speaker,
      text: one.text.slice(from, end),
    });
    from = end;
  }
  return pieces.filter(({ text }) => text.trim() !== '');
}

function endOfPiece(text: string, from: number): number {
  const most = from + SEGMENT_CHARACTERS_MAX;
  if (most >= text.length) return text.length;
  const window = text.slice(from, most);
  const sentence = Math.max(...['。', '！', '？', '!', '?', '\n'].map((mark) => window.lastIndexOf(mark)));
  if (sentence > SEGMENT_CHARACTERS_MAX / 2) return from + sentence + 1;
  const isPair = /[\ud800-\udbff]$/.test(window);
  return isPair ? most - 1 : most;
}

const tidyWords = (words: readonly TranscriptWord[]): TranscriptWord[] =>
  words.slice(0, SEGMENT_CHARACTERS_MAX).map(({ startMs, endMs, text }) => ({
    startMs: wholeMs(startMs),
    endMs: Math.max(wholeMs(startMs), wholeMs(endMs)),
    text: text.slice(0, WORD_MAX),
  }));

/** Whoever speaks, in the order in which they first do. */
class Speakers {
  readonly list: TranscriptSpeaker[] = [];
  readonly #ids = new Map<string, string>();
  readonly #parts: TranscriptDraft['parts'];

  constructor(parts: TranscriptDraft['parts']) {
    this.#parts = parts;
  }

  idOf(given: string | null): string | null {
    const name = given?.trim().slice(0, NAME_MAX) ?? '';
    if (name === '') return null;
    const known = this.#ids.get(name);
    if (known) return known;
    const id = `p${this.list.length + 1}`;
    this.#ids.set(name, id);
    this.list.push({ id, name, role: this.#parts?.get(name) ?? null });
    return id;
  }
}

class Warnings {
  readonly list: TranscriptWarning[] = [];

  add(code: TranscriptWarningCode, segmentId: string | null, count = 1): void {
    if (count === 0) return;
    let warning = this.list.find((one) => one.code === code);
    if (!warning) {
      warning = { code, count: 0, segmentIds: [] };
      this.list.push(warning);
    }
    warning.count += count;
    if (segmentId && warning.segmentIds.length < PLACES_TOLD) warning.segmentIds.push(segmentId);
  }
}
