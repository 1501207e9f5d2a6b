import type { SegmentDraft } from '../segment-draft.ts';
import { asNumber, asText, type JsonObject, secondsToMs, speakerName } from './json-value.ts';

const TEXT = ['text', 'transcript', 'sentence', 'content', 'words_result', 'utterance'];
const START = [
  'start',
  'start_time',
  'startTime',
  'begin',
  'begin_time',
  'from',
  'startMs',
  'start_ms',
  'time',
];
const END = ['end', 'end_time', 'endTime', 'finish', 'to', 'endMs', 'end_ms'];
const SPEAKER = ['speaker', 'spk', 'speaker_id', 'speakerId', 'speaker_name', 'role', 'user'];
const DEPTH_MAX = 6;
/** A segment of so many seconds is none: the numbers are milliseconds. */
const LONG_SECONDS = 60;

/** Services not known by name (火山, FunASR, Deepgram, AssemblyAI …): the longest list anywhere whose objects have a text and a beginning. */
export function readPlainList(data: unknown): SegmentDraft[] | null {
  const lists: JsonObject[][] = [];
  collect(data, 0, lists);
  const best = lists.toSorted((one, other) => charactersOf(other) - charactersOf(one))[0];
  if (!best) return null;
  const isMs = inMilliseconds(best);
  const timeOf = (value: unknown) => (isMs ? asNumber(value) : secondsToMs(value));
  return best.map((one) => ({
    startMs: timeOf(pick(one, START)),
    endMs: timeOf(pick(one, END)),
    speaker: speakerName(pick(one, SPEAKER)) ?? nestedSpeaker(one),
    text: asText(pick(one, TEXT)).trim(),
  }));
}

function collect(value: unknown, depth: number, lists: JsonObject[][]): void {
  if (depth > DEPTH_MAX || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const objects = value.filter((one): one is JsonObject => typeof one === 'object' && one !== null);
    const isList =
      objects.length > 0 &&
      objects.every((one) => typeof pick(one, TEXT) === 'string' && asTime(pick(one, START)));
    if (isList) lists.push(objects);
  }
  for (const inner of Object.values(value)) collect(inner, depth + 1, lists);
}

const asTime = (value: unknown) => secondsToMs(value) !== null;
const pick = (one: JsonObject, names: readonly string[]): unknown => {
  const name = names.find((key) => one[key] !== undefined && one[key] !== null);
  return name === undefined ? undefined : one[name];
};
const charactersOf = (list: readonly JsonObject[]) =>
  list.reduce((sum, one) => sum + asText(pick(one, TEXT)).length, 0) + (pick(list[0] ?? {}, END) ? 1 : 0);

function inMilliseconds(list: readonly JsonObject[]): boolean {
  const numbers = list.flatMap((one) => [asNumber(pick(one, START)), asNumber(pick(one, END))]);
  const known = numbers.filter((one) => one !== null);
  if (known.length === 0 || known.some((one) => !Number.isInteger(one))) return false;
  const lengths = list
    .map((one) => (asNumber(pick(one, END)) ?? Number.NaN) - (asNumber(pick(one, START)) ?? Number.NaN))
    .filter((length) => !Number.isNaN(length))
    .toSorted((one, other) => one - other);
  const middle = lengths[Math.floor(lengths.length / 2)];
  return middle === undefined ? Math.max(...known.slice(-1)) > 36_000 : middle > LONG_SECONDS;
}

/** 火山 puts it under `additions`. */
const nestedSpeaker = (one: JsonObject): string | null => {
  const additions = one.additions;
  return typeof additions === 'object' && additions !== null
    ? speakerName((additions as JsonObject).speaker)
    : null;
};
