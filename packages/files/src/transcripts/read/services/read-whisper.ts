import type { TranscriptWord } from '@mingfa/contract/transcript';
import type { SegmentDraft } from '../segment-draft.ts';
import { segmentsOfWords } from './join-words.ts';
import { asNumber, asObject, asObjects, asText, secondsToMs, speakerName } from './json-value.ts';

/** OpenAI's `verbose_json` and diarised answers, Whisper, faster-whisper, WhisperX: seconds; whisper.cpp: milliseconds. Null for others. */
export function readWhisper(data: unknown): SegmentDraft[] | null {
  const { segments, words, transcription, text } = asObject(data);
  if (Array.isArray(transcription)) return asObjects(transcription).map(ofWhisperCpp);
  const found = asObjects(segments);
  const isWhisper = found.length > 0 && found.every((one) => 'start' in one && 'end' in one && 'text' in one);
  const loose = wordsOf(words);
  if (isWhisper) {
    const drafts = found.map(ofSegment);
    return drafts.some((one) => one.words) ? drafts : withLooseWords(drafts, loose);
  }
  if (found.length === 0 && typeof text === 'string' && loose.length > 0)
    return segmentsOfWords(loose.map((word) => ({ ...word, speaker: null })));
  return null;
}

function ofSegment(one: Record<string, unknown>): SegmentDraft {
  const words = wordsOf(one.words);
  return {
    startMs: secondsToMs(one.start),
    endMs: secondsToMs(one.end),
    speaker: speakerName(one.speaker),
    text: asText(one.text).trim(),
    ...(words.length > 0 ? { words } : {}),
  };
}

/** WhisperX leaves digits without a time: they stand where the word before them ended. */
function wordsOf(value: unknown): TranscriptWord[] {
  let at: number | null = null;
  return asObjects(value).flatMap((one) => {
    const startMs = secondsToMs(one.start) ?? at;
    const text = asText(one.word ?? one.text).trim();
    if (startMs === null || text === '') return [];
    const endMs = secondsToMs(one.end) ?? startMs;
    at = endMs;
    return [{ startMs, endMs, text }];
  });
}

/** The words of the whole answer, each to the segment in which its middle lies. */
function withLooseWords(drafts: SegmentDraft[], words: readonly TranscriptWord[]): SegmentDraft[] {
  if (words.length === 0) return drafts;
  return drafts.map((draft, index) => {
    const until = drafts[index + 1]?.startMs ?? Number.POSITIVE_INFINITY;
    const own = words.filter((word) => {
      const middle = (word.startMs + word.endMs) / 2;
      return middle >= (draft.startMs ?? 0) && middle < until;
    });
    return own.length > 0 ? { ...draft, words: own } : draft;
  });
}

function ofWhisperCpp(one: Record<string, unknown>): SegmentDraft {
  const { from, to } = asObject(one.offsets);
  const speaker = speakerName(one.speaker);
  return { startMs: asNumber(from), endMs: asNumber(to), speaker, text: asText(one.text).trim() };
}
