import type { TranscriptWord } from '@mingfa/contract/transcript';
import type { SegmentDraft } from '../segment-draft.ts';

/** A word with whoever says it. */
export interface SpokenWord extends TranscriptWord {
  speaker: string | null;
}

const PAUSE_MS = 1200;
const CHARACTERS_MAX = 200;
const LATIN = /[A-Za-z0-9]/;

/** Words one after the other as people write them: a blank only between Latin ones. */
export function joinWords(words: readonly string[]): string {
  return words.reduce((text, word) => {
    const trimmed = word.trim();
    const isBlank = LATIN.test(trimmed[0] ?? '') && /[A-Za-z0-9,.!?;:]$/.test(text);
    return text + (isBlank ? ' ' : '') + trimmed;
  }, '');
}

/** Segments of a list of words: a new one where somebody else speaks, after a pause, or at the end of a sentence. */
export function segmentsOfWords(words: readonly SpokenWord[]): SegmentDraft[] {
  const groups: SpokenWord[][] = [];
  for (const word of words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNew =
      !group ||
      !last ||
      last.speaker !== word.speaker ||
      word.startMs - last.endMs > PAUSE_MS ||
      /[。！？.!?]$/.test(last.text.trim()) ||
      group.reduce((sum, { text }) => sum + text.length, 0) > CHARACTERS_MAX;
    if (isNew) groups.push([word]);
    else group.push(word);
  }
  return groups.map((group) => ({
    startMs: group[0]?.startMs ?? null,
    endMs: group.at(-1)?.endMs ?? null,
    speaker: group[0]?.speaker ?? null,
    text: joinWords(group.map(({ text }) => text)),
    words: group.map(({ startMs, endMs, text }) => ({ startMs, endMs, text: text.trim() })),
  }));
}
