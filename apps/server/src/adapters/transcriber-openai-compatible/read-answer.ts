import {
  SENTENCE_CHARACTERS_MAX,
  sentencesOfWords,
  spreadSentences,
  type TimedSentence,
} from '@mingfa/legal/recordings/share-out-times';
import { AppError } from '../../ports/app-error.ts';
import type { HeardSegment } from '../../ports/transcriber.ts';

/** More than anybody says in a piece: a server that repeats itself without an end. */
const SEGMENTS_MAX = 20_000;

/**
 * Reads what a server answered: `verbose_json` with segments and words, a diarised answer with speakers, `{ text }`, or plain text.
 * @throws AppError `model_malformed` where it is none of these
 */
export function readAnswer(answer: string, durationMs: number): HeardSegment[] {
  const trimmed = answer.trim();
  if (trimmed === '') throw new AppError('model_malformed');
  if (!trimmed.startsWith('{')) {
    // JSON that is no object, or a page of some proxy, is no text of a recogniser.
    if (/^[[<"]/.test(trimmed)) throw new AppError('model_malformed');
    return unnamed(spreadOverPiece(trimmed, durationMs));
  }
  const read = parse(trimmed);
  const segments = Array.isArray(read.segments)
    ? read.segments
    : Array.isArray(read.sentences)
      ? read.sentences
      : [];
  const words = wordsOf(read.words);
  const heard = segments
    .slice(0, SEGMENTS_MAX)
    .flatMap((segment) => readSegment(segment, durationMs))
    .map((segment) => withWords(segment, words));
  if (heard.length > 0) return heard;
  if (typeof read.text !== 'string') {
    if (Array.isArray(read.segments)) return [];
    throw new AppError('model_malformed');
  }
  if (words.length > 0 && read.text.trim() !== '') return unnamed(sentencesOfWords(words));
  return unnamed(spreadOverPiece(read.text, durationMs));
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    // Also one that was cut off in its middle.
    throw new AppError('model_malformed');
  }
}

function readSegment(value: unknown, durationMs: number): HeardSegment[] {
  if (typeof value !== 'object' || value === null) return [];
  const { start, end, text, speaker, speaker_id, words } = value as Record<string, unknown>;
  if (typeof text !== 'string' || text.trim() === '') return [];
  const startMs = millisecondsOf(start, 0, durationMs);
  const endMs = Math.max(startMs, millisecondsOf(end, startMs, durationMs));
  const named = [speaker, speaker_id].find((name) => typeof name === 'string' || typeof name === 'number');
  const who = named === undefined || `${named}`.trim() === '' ? null : `${named}`.slice(0, 60);
  const own = wordsOf(words);
  const parts =
    text.trim().length <= SENTENCE_CHARACTERS_MAX
      ? [{ startMs, endMs, text: text.trim() }]
      : spreadSentences(text, { startMs, endMs });
  return parts.map((segment) => withWords({ ...segment, speaker: who }, own));
}

function wordsOf(value: unknown): { startMs: number; endMs: number; text: string }[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: Record<string, unknown> | null) => {
    const text = one?.word ?? one?.text;
    if (typeof text !== 'string' || typeof one?.start !== 'number' || !Number.isFinite(one.start)) return [];
    const startMs = Math.max(0, Math.round(one.start * 1000));
    const end = typeof one.end === 'number' && Number.isFinite(one.end) ? one.end * 1000 : startMs;
    return [{ startMs, endMs: Math.max(startMs, Math.round(end)), text }];
  });
}

/** The words that begin within a segment are its own, where they say what it says. */
function withWords(
  segment: HeardSegment,
  words: readonly { startMs: number; endMs: number; text: string }[],
): HeardSegment {
  if (segment.words !== undefined || words.length === 0) return segment;
  const own = words.filter(({ startMs }) => startMs >= segment.startMs && startMs < segment.endMs);
  const said = bare(own.map(({ text }) => text).join(''));
  return said !== '' && said === bare(segment.text) ? { ...segment, words: own } : segment;
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** A text without any time: nobody knows either when the first of it was said. */
const spreadOverPiece = (text: string, durationMs: number): TimedSentence[] =>
  spreadSentences(text, { startMs: 0, endMs: durationMs }).map((one) => ({ ...one, timing: 'guessed' }));

/** None of them says who speaks. */
const unnamed = (sentences: readonly TimedSentence[]): HeardSegment[] =>
  sentences.map((sentence) => ({ ...sentence, speaker: null }));

/** Seconds as recognisers give them; what is no number, or no time of the piece, is put into it. */
function millisecondsOf(value: unknown, otherwise: number, durationMs: number): number {
  const seconds = typeof value === 'string' ? Number(value) : value;
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return otherwise;
  return Math.min(durationMs, Math.max(0, Math.round(seconds * 1000)));
}
