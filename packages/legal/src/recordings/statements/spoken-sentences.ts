import type { Segment } from '../transcript.ts';

/** A sentence somebody said. */
export interface SpokenSentence {
  text: string;
  segment: Segment;
  /** In the text of its segment. */
  start: number;
}

const SENTENCE = /[^。！？!?；;\n]+[。！？!?；;]*/g;

/** The sentences of segments, in order; what has no marks is one sentence. */
export function spokenSentences(segments: readonly Segment[]): SpokenSentence[] {
  return segments.flatMap((segment) =>
    [...segment.text.matchAll(SENTENCE)].flatMap(({ 0: raw, index }) => {
      const text = raw.trim();
      return text === '' ? [] : [{ text, segment, start: index + raw.indexOf(text) }];
    }),
  );
}

const MARKS = /[，。；？！\n]|(?<!\d),|,(?! ?\d)/g;

/** The clause of a text around a place: between commas and the like; the comma of 50,000 and of March 5, 2024 parts nothing. */
export function clauseAt(text: string, start: number, end: number): { text: string; start: number } {
  const before = [...text.slice(0, start).matchAll(MARKS)].at(-1)?.index ?? -1;
  const after = text.slice(end).search(MARKS);
  const from = start === 0 ? 0 : before + 1;
  return { text: text.slice(from, after === -1 ? text.length : end + after), start: from };
}
