import type { TextStretch } from '@mingfa/contract/evidence';
import type { Guidance } from './guidance.ts';

/** What an answer holds of its maker's words. */
interface HeldWords {
  guidance: Guidance | null;
  /** Texts that were written of them, as they stand in the answer: what is asked first, whom one is referred to. */
  told: readonly (string | null)[];
  /** The built-in engine wrote it, whose short answers name their parts within the lines. */
  isExtractive: boolean;
}

/**
 * Where the words of whoever set the assistant up stand in an answer: what they cite is no citation of the answer. A heading counts
 * on a line of its own alone, so that no sentence of a model escapes the check by beginning like one.
 */
export function makersWordsIn(text: string, { guidance, told, isExtractive }: HeldWords): TextStretch[] {
  if (!guidance) return [];
  const found: TextStretch[] = [];
  for (const words of told) {
    const start = words ? text.indexOf(words) : -1;
    if (words && start >= 0) found.push({ start, end: start + words.length });
  }
  const headings = guidance.template.parts.flatMap(({ heading }) => [heading.zh, heading.en]);
  for (const heading of new Set(headings)) {
    if (heading.trim() === '') continue;
    for (const match of text.matchAll(patternOf(heading, isExtractive)))
      found.push({ start: match.index, end: match.index + match[0].length });
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** The heading as Markdown may write it: its characters escaped, or in bold. */
function patternOf(heading: string, isExtractive: boolean): RegExp {
  const characters = [...heading.trim().replace(/\s+/g, ' ')];
  const words = characters
    .map((character) => `[\\\\*]*${OTHERWISE[character] ?? escaped(character)}`)
    .join('');
  const line = `[ \\t]*(?:#{1,6}[ \\t]+|\\*\\*)${words}[*:：# \\t]*$`;
  return new RegExp(`^(?:${isExtractive ? `${line}|${words}[：:]` : line})`, 'gm');
}

const OTHERWISE: Record<string, string> = { '【': '[【［]', '】': '[】］]', ' ': '\\s+' };
const escaped = (character: string) => character.replace(/[.*+?^${}()|[\]\\]/, '\\$&');

/** The text with blanks for these stretches: everything else keeps its place. */
export function blankOut(text: string, stretches: readonly TextStretch[]): string {
  return stretches.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replace(/[^\n]/g, ' ') + left.slice(end),
    text,
  );
}
