import { monthsBetween } from '../figures/calendar.ts';
import type { Figures } from './calculator-rule.ts';
import { isBlankEnd } from './clause-ends.ts';
import type { QuestionAmount } from './read-amounts.ts';
import type { QuestionDuration } from './read-durations.ts';

const CLAUSE_END = /[，。；！？,;!?\n]/;

/** The clause a place stands in, before and behind it. */
export function clauseOf(text: string, { start, end }: { start: number; end: number }): [string, string] {
  let from = start;
  while (from > 0 && !isEnd(text, from - 1)) from -= 1;
  let to = end;
  while (to < text.length && !isEnd(text, to)) to += 1;
  return [text.slice(from, start), text.slice(end, to)];
}

/** The 000 of 3,000; 年卡3600，7月20号 are two clauses. */
const GROUP_OF_THREE = /^\d{3}(?!\d)/;

/** A comma within a number ends no clause; a space does where somebody writes without commas, or behind an English sentence. */
const isEnd = (text: string, at: number): boolean =>
  text[at] === ' '
    ? isBlankEnd(text, at) || /[\p{L})]\.$/u.test(text.slice(Math.max(0, at - 2), at))
    : CLAUSE_END.test(text[at] ?? '') &&
      !(/\d/.test(text[at - 1] ?? '') && GROUP_OF_THREE.test(text.slice(at + 1, at + 5)));

/** The first amount whose clause has these words before it, or right behind it. */
export function amountBeside(
  text: string,
  { amounts }: Figures,
  before: RegExp,
  behind?: RegExp,
): QuestionAmount | undefined {
  return amounts.find((amount) => {
    const [head, tail] = clauseOf(text, amount);
    return before.test(head) || behind?.test(tail);
  });
}

/** The first length of time whose clause has these words. */
export function lengthBeside(
  text: string,
  { durations }: Figures,
  words: RegExp,
): QuestionDuration | undefined {
  return durations.find((length) => {
    const [head, tail] = clauseOf(text, length);
    return words.test(`${head}${tail}`);
  });
}

/** How many months are named by the first and the last of them: 4月到8月 are five. The clause must have these words. */
export function monthsNamed(text: string, { dates }: Figures, words: RegExp): number | undefined {
  for (const [at, first] of dates.entries()) {
    const last = dates[at + 1];
    if (!last || first.precision !== 'month' || last.precision !== 'month') continue;
    if (!/^(?:份)? ?(?:到|至|-|—|~)(?:今年|去年)? ?$/.test(text.slice(first.end, last.start))) continue;
    const clause = clauseOf(text, { start: first.start, end: last.end }).join('');
    if (words.test(clause) && first.iso <= last.iso)
      return monthsBetween(`${first.iso}-01`, `${last.iso}-01`).months + 1;
  }
  return undefined;
}
