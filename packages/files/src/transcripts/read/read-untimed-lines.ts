import type { SegmentDraft, TranscriptDraft } from './segment-draft.ts';
import { readPrefix, surePrefixes } from './speaker-prefix.ts';

/** A turn that is longer is cut at the end of a sentence, so that each part can be given its time. */
const TURN_CHARACTERS = 120;
/** What a text puts in front of a line, and marks of Markdown around a name. */
const LINE_MARK = /^(?:[#>*•\-–—]+\s+)+|\*\*/g;

/**
 * Reads words without one time: a line, or what one person says until another does. Their beginnings are unknown, which whoever takes them
 * has to say.
 */
export function readUntimedLines(lines: readonly string[]): TranscriptDraft {
  const said = lines.map((line) => line.replace(LINE_MARK, '').trim()).filter((line) => line !== '');
  const named = surePrefixes(said);
  // Where most lines begin with a name, whoever speaks but once is somebody too.
  const isDialogue = said.filter((line) => readPrefix(line)).length * 2 > said.length && named.size > 0;
  const turns: { speaker: string | null; text: string }[] = [];
  for (const line of said) {
    const prefix = readPrefix(line);
    if (prefix && (isDialogue || named.has(prefix.speaker)))
      turns.push({ speaker: prefix.speaker, text: line.slice(prefix.from) });
    else turns.push({ speaker: turns.at(-1)?.speaker ?? null, text: line });
  }
  return {
    isUntimed: true,
    segments: turns.flatMap(({ speaker, text }) =>
      shortParts(text).map((part): SegmentDraft => ({ startMs: null, endMs: null, speaker, text: part })),
    ),
  };
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
