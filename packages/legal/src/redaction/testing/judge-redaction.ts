import type { MaskKind } from '../mask.ts';
import { redact } from '../redact.ts';

/** A piece of personal data as marked by hand. */
interface Marked {
  kind: string;
  start: number;
  end: number;
}

/** What of the marked was masked whole, and what was masked that is not marked, with examples. */
export interface Judgement {
  byKind: Record<string, { marked: number; masked: number }>;
  masks: number;
  wrongMasks: number;
  missed: string[];
  wrong: string[];
}

/** Reads `{name:王建国}` out of a sentence. */
function readMarks(written: string): { text: string; marks: Marked[] } {
  const marks: Marked[] = [];
  let text = '';
  let from = 0;
  for (const match of written.matchAll(/\{(\w+):([^}]*)\}/g)) {
    text += written.slice(from, match.index);
    marks.push({ kind: match[1] ?? '', start: text.length, end: text.length + (match[2] ?? '').length });
    text += match[2];
    from = match.index + match[0].length;
  }
  return { text: text + written.slice(from), marks };
}

/** So many characters a mask may reach over what is marked, more for addresses, where the beginning of a name is a matter of taste. */
const SLACK = { address: 6, other: 1 };

/** A mark counts where masks cover all of it, whatever their kind; a mask is wrong that touches no mark or reaches well over it. */
export function judgeRedaction(sentences: readonly string[]): Judgement {
  const result: Judgement = { byKind: {}, masks: 0, wrongMasks: 0, missed: [], wrong: [] };
  for (const sentence of sentences) {
    const { text, marks } = readMarks(sentence);
    const { masked } = redact(text);
    for (const { kind, start, end } of marks) {
      const tally = result.byKind[kind] ?? { marked: 0, masked: 0 };
      result.byKind[kind] = tally;
      tally.marked += 1;
      const isCovered = covers(masked, start, end);
      if (isCovered) tally.masked += 1;
      else result.missed.push(`${kind} ${text.slice(start, end)} | ${text}`);
    }
    result.masks += masked.length;
    for (const { kind, start, end } of masked) {
      if (marks.some((mark) => fits(mark, kind, start, end))) continue;
      result.wrongMasks += 1;
      result.wrong.push(`${kind} ${text.slice(start, end)} | ${text}`);
    }
  }
  return result;
}

function covers(masked: readonly { start: number; end: number }[], start: number, end: number): boolean {
  let reached = start;
  for (const mask of masked) if (mask.start <= reached && mask.end > reached) reached = mask.end;
  return reached >= end;
}

function fits(mark: Marked, kind: MaskKind, start: number, end: number): boolean {
  const slack = kind === 'address' ? SLACK.address : SLACK.other;
  return start < mark.end && end > mark.start && start >= mark.start - slack && end <= mark.end + slack;
}

/** The first, third … of a list, which the rules were fitted on, or the others. */
export const halfOf = (sentences: readonly string[], half: 'open' | 'held-out') =>
  sentences.filter((_, index) => (index % 2 === 0) === (half === 'open'));
