import type { AskedTable } from '../sql/asked-tables.ts';
import { flatQuestion } from './flat-question.ts';
import type { ColumnCandidate } from './question-token.ts';
import { SYNONYMS } from './synonyms.ts';

/** A stretch of a question that may mean columns. */
export interface ColumnMention {
  end: number;
  candidates: ColumnCandidate[];
}

const EXACT = 100;
const WITHOUT_UNIT = 95;
const SAME_WORD = 80;
const PART = 60;
const PART_OF_SAME_WORD = 40;
const LONGEST = 40;
const LATIN = /[a-z0-9]/;

/** Finds columns of one table by their labels, by parts of these, and by words that mean the same. */
export function columnFinder(table: AskedTable): (flat: string, start: number) => ColumnMention | null {
  const columns = table.columns
    .filter(({ isSkipped }) => !isSkipped)
    .map((column) => {
      // `paid_date` is said as two words.
      const label = flatQuestion(column.label).replace(/(?<=[a-z])_(?=[a-z])/g, ' ');
      return { column, label, plain: label.replace(/\([^()]*\)/g, '').trim() };
    });
  const candidatesOf = (word: string): ColumnCandidate[] =>
    columns.flatMap(({ column, label, plain }) => {
      const score = scoreOf(word, label, plain);
      return score > 0 ? [{ of: { table: table.name, column: column.name }, column, score }] : [];
    });
  return (flat, start) => {
    for (let end = Math.min(flat.length, start + LONGEST); end >= start + 1; end -= 1) {
      if (!isWordEnd(flat, start, end)) continue;
      const word = flat.slice(start, end);
      if (word.trim() !== word) continue;
      const candidates = candidatesOf(word).sort((one, other) => other.score - one.score);
      if (candidates.length > 0) return { end, candidates };
    }
    return null;
  };
}

function scoreOf(word: string, label: string, plain: string): number {
  if (word === label) return EXACT;
  if (word === plain) return WITHOUT_UNIT;
  if (word.length < 2) return 0;
  if (isPart(word, plain)) return PART;
  const same = SYNONYMS.get(word);
  if (!same) return 0;
  if (same.includes(plain)) return SAME_WORD;
  return same.some((other) => other !== word && isPart(other, plain)) ? PART_OF_SAME_WORD : 0;
}

/** A part of a label: of Latin ones whole words only. */
function isPart(word: string, label: string): boolean {
  if (!LATIN.test(word)) return label.includes(word);
  return (
    label
      .split(/[^a-z0-9]+/)
      .join(' ')
      .match(new RegExp(`(?:^| )${word.replace(/[^a-z0-9 ]/g, '')}(?: |$)`)) !== null
  );
}

/** Latin words are not cut. */
function isWordEnd(flat: string, start: number, end: number): boolean {
  const cuts = (at: number) => LATIN.test(flat[at - 1] ?? '') && LATIN.test(flat[at] ?? '');
  return !cuts(start) && !cuts(end);
}
