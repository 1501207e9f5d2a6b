import type { SegmentDraft, TranscriptDraft } from './segment-draft.ts';
import { readPrefix, surePrefixes } from './speaker-prefix.ts';

/** A turn that is longer is cut at the end of a sentence, so that each part can be given its time. */
const TURN_CHARACTERS = 120;
/** What a text puts in front of a line, and marks of Markdown around a name. */
const LINE_MARK = /^(?:[#>*•\-–—]+\s+)+|\*\*/g;

/** A line, and when it begins where that is known. */
export interface WordLine {
  text: string;
  time?: Pick<SegmentDraft, 'startMs' | 'endMs'>;
}

/**
 * Reads words without one time: a line, or what one person says until another does. Their beginnings are unknown, which whoever takes them
 * has to say.
 */
export const readUntimedLines = (lines: readonly string[]): TranscriptDraft => ({
  isUntimed: true,
  segments: turnsOfLines(lines.map((text) => ({ text }))),
});

/** Turns of lines most of which have no time: none is left out, and each line is one, or several where it is long. */
export function turnsOfLines(lines: readonly WordLine[]): SegmentDraft[] {
  const said = lines
    .map((line) => ({ ...line, text: line.text.replace(LINE_MARK, '').trim() }))
    .filter(({ text }) => text !== '');
  const texts = said.map(({ text }) => text);
  const named = surePrefixes(texts);
  // Where most lines begin with a name, whoever speaks but once is somebody too.
  const isDialogue = texts.filter((text) => readPrefix(text)).length * 2 > said.length && named.size > 0;
  let speaker: string | null = null;
  return said.flatMap(({ text, time = { startMs: null, endMs: null } }) => {
    const prefix = readPrefix(text);
    const isNamed = prefix !== null && (isDialogue || named.has(prefix.speaker));
    if (isNamed) speaker = prefix.speaker;
    const turn = { startMs: null, endMs: null, speaker };
    return shortParts(isNamed ? text.slice(prefix.from) : text).map(
      (part, at): SegmentDraft => ({ ...turn, ...(at === 0 ? time : {}), text: part }),
    );
  });
}

function shortParts(text: string): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(/(?<=[。！？!?；;])/)) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + sentence.length <= TURN_CHARACTERS)
      parts[parts.length - 1] = last + sentence;
    else parts.push(sentence);
  }
  return parts.filter((part) => part.trim() !== '');
}
