import type { SegmentDraft } from '../segment-draft.ts';
import { type SpokenWord, segmentsOfWords } from './join-words.ts';
import {
  asNumber,
  asObject,
  asObjects,
  asText,
  type JsonObject,
  secondsToMs,
  speakerName,
} from './json-value.ts';

/** AWS Transcribe: single words and marks, with the stretches of each speaker beside them. */
export function readAws(data: unknown): SegmentDraft[] | null {
  const results = asObject(asObject(data).results);
  const items = asObjects(results.items);
  if (items.length === 0 || !items.some((item) => 'start_time' in item)) return null;
  const labels = new Map<string, string | null>();
  for (const segment of asObjects(asObject(results.speaker_labels).segments))
    for (const item of asObjects(segment.items))
      labels.set(String(item.start_time), speakerName(item.speaker_label ?? segment.speaker_label));
  const words: SpokenWord[] = [];
  for (const item of items) {
    const text = asText(asObjects(item.alternatives)[0]?.content);
    const startMs = secondsToMs(item.start_time);
    const last = words.at(-1);
    if (startMs === null) {
      if (last) last.text += text;
      continue;
    }
    const speaker = speakerName(item.speaker_label) ?? labels.get(String(item.start_time)) ?? null;
    words.push({ startMs, endMs: secondsToMs(item.end_time) ?? startMs, text, speaker });
  }
  return segmentsOfWords(words);
}

/** Google Speech-to-Text, both versions. With speakers the last result says all words once more; it alone counts then. */
export function readGoogle(data: unknown): SegmentDraft[] | null {
  const given = asObject(data);
  const results = asObjects(given.results ?? asObject(given.response).results);
  const best = results.map((result) => ({ result, first: asObjects(result.alternatives)[0] ?? {} }));
  if (best.length === 0 || !best.some(({ first }) => 'transcript' in first || 'words' in first)) return null;
  const spoken = best.map(({ first }) => asObjects(first.words).map(googleWord));
  const last = spoken.at(-1) ?? [];
  const before = spoken.slice(0, -1).reduce((sum, words) => sum + words.length, 0);
  const saysAllAgain =
    best.length > 1 && last.length >= before && last.some(({ speaker }) => speaker !== null);
  if (saysAllAgain && before > 0 && (last[0]?.startMs ?? 0) <= (spoken[0]?.[0]?.startMs ?? 0))
    return segmentsOfWords(last);
  let at = 0;
  return best.flatMap(({ result, first }, index): SegmentDraft[] => {
    const words = spoken[index] ?? [];
    const endMs = secondsToMs(result.resultEndTime ?? result.resultEndOffset) ?? words.at(-1)?.endMs ?? null;
    const startMs = words[0]?.startMs ?? at;
    at = endMs ?? at;
    if (words.some(({ speaker }) => speaker !== null)) return segmentsOfWords(words);
    const timed = words.map(({ speaker: _, ...word }) => word);
    return [
      {
        startMs,
        endMs,
        speaker: null,
        text: asText(first.transcript).trim(),
        ...(timed.length > 0 ? { words: timed } : {}),
      },
    ];
  });
}

function googleWord(one: JsonObject): SpokenWord {
  const startMs = secondsToMs(one.startTime ?? one.startOffset) ?? 0;
  const endMs = secondsToMs(one.endTime ?? one.endOffset) ?? startMs;
  // Some recognisers write 你|ni.
  const text = asText(one.word).split('|')[0] ?? '';
  const speaker = speakerName(one.speakerLabel) ?? (one.speakerTag ? speakerName(one.speakerTag) : null);
  return { startMs, endMs, text, speaker };
}

const TICKS_A_MS = 10_000;

/** Azure: batch transcription (ticks) and fast transcription (milliseconds). */
export function readAzure(data: unknown): SegmentDraft[] | null {
  const { recognizedPhrases, phrases } = asObject(data);
  if (Array.isArray(phrases)) return asObjects(phrases).map((one) => azurePhrase(one, asText(one.text)));
  if (!Array.isArray(recognizedPhrases)) return null;
  return asObjects(recognizedPhrases)
    .map((one) => {
      const best = asObjects(one.nBest)[0] ?? {};
      return azurePhrase(
        { ...one, words: best.displayWords ?? best.words },
        asText(best.display ?? best.lexical),
      );
    })
    .toSorted((one, other) => (one.startMs ?? 0) - (other.startMs ?? 0));
}

function azurePhrase(one: JsonObject, text: string): SegmentDraft {
  const startMs = azureTime(one, 'offset');
  const length = azureTime(one, 'duration');
  const words = asObjects(one.words).flatMap((word) => {
    const from = azureTime(word, 'offset');
    const said = asText(word.word ?? word.text ?? word.displayText);
    return from === null || said === ''
      ? []
      : [{ startMs: from, endMs: from + (azureTime(word, 'duration') ?? 0), text: said }];
  });
  return {
    startMs,
    endMs: startMs === null || length === null ? null : startMs + length,
    speaker: speakerName(one.speaker),
    text: text.trim(),
    ...(words.length > 0 ? { words } : {}),
  };
}

function azureTime(one: JsonObject, name: 'offset' | 'duration'): number | null {
  const ticks = asNumber(one[`${name}InTicks`]);
  const ms = asNumber(one[`${name}Milliseconds`] ?? one[`${name}InMilliseconds`]);
  if (ms !== null) return ms;
  return ticks === null ? secondsToMs(one[name]) : Math.round(ticks / TICKS_A_MS);
}
