import { findAmounts } from '../figures/find-amounts.ts';
import type { QuestionAmount } from '../questions/read-amounts.ts';
import type { QuestionDate } from '../questions/read-dates.ts';
import type { IsoDate } from '../statute/statute.ts';
import { countOf } from './courses/told-matter.ts';
import { clauseBefore } from './story-amounts.ts';
import type { StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

/** What a story tells of interest that was paid: in sums, by the month, and until when. */
export const readLoanInterest = (
  story: string,
  clauses: readonly StoryClause[],
  dates: readonly QuestionDate[],
  amounts: readonly QuestionAmount[],
  today: IsoDate,
): StoryFact[] => [
  ...interestPaid(story, clauses, amounts),
  ...interestByMonth(story, clauses, amounts),
  ...interestUntil(story, clauses, dates, today),
];

const PAID_INTEREST_BEFORE = /(?:付|给|还|支付|转|结)[^，。]{0,30}利息[^，。\d]{0,6}$/;
const PAID_BEFORE = /(?:付|给|还|支付|转|结)[^，。]{0,10}$/;
const IS_INTEREST_BEHIND = /^(?:块钱?|元)?(?:，?(?:他|她)?说(?:是|成)|作为|当|算)?(?:的)?利息/;
const NOT_PAID =
  /约定|说好|说(?!是)|一年给|每年|答应|写|每月|每季|应|要求|请求|判令|没|未|不(?:付|给|还)|欠|如果|愿意/;

/** Interest that was paid, apart from what was paid back. Several sums stand side by side. */
function interestPaid(
  story: string,
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
): StoryFact[] {
  return amounts.flatMap(({ value, start, end }) => {
    const before = clauseBefore(clauses, start);
    const isInterest =
      PAID_INTEREST_BEFORE.test(before) ||
      (PAID_BEFORE.test(before) && IS_INTEREST_BEHIND.test(story.slice(end, end + 10)));
    return isInterest && !NOT_PAID.test(before) ? [{ path: 'loan_interest_paid', value, start, end }] : [];
  });
}

const MONTHS_OF =
  /(?:付|给|还|结)(?:了|过)(?:我)?([一二两三四五六七八九十\d]{1,2})次|([一二两三四五六七八九十\d]{1,2})个月，?每个?月(?:都)?(?:给|付|是)|(?:付|给|还|结)[^，。]{0,6}?([一二两三四五六七八九十\d]{1,2})个月(?:的)?(?:利息)?|([一二两三四五六七八九十\d]{1,2})个月(?:的)?利息[^，。]{0,8}(?:付|给|结)|(半)年(?:的)?利息[^，。]{0,8}(?:付|给|结)/;

/** 付过三个月利息，每月800: so many months at so much. */
function interestByMonth(
  story: string,
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
): StoryFact[] {
  for (const { sentence, text, start } of clauses) {
    const match = MONTHS_OF.exec(text);
    const words = story.slice(sentence.start, sentence.end);
    if (!match || !/利息|月息/.test(words) || /没(?:有)?付|未付|约定|说好/.test(text)) continue;
    const months = match[5] ? 6 : countOf(match.slice(1).find((group) => group !== undefined) ?? '');
    const each =
      amounts.find(
        (one) =>
          one.start > (match[1] ? sentence.start : start) &&
          one.end <= sentence.end &&
          /(?:每(?:个?月|回|次|期)|一个月(?:就)?(?:是)?)[^，。\d]{0,4}$/.test(
            clauseBefore(clauses, one.start),
          ),
      ) ?? bareEach(words, sentence.start);
    if (months === null || !each) continue;
    return [
      {
        path: 'loan_interest_paid',
        value: months * each.value,
        start: Math.min(start + match.index, each.end),
        end: Math.max(start + match.index + match[0].length, each.end),
      },
    ];
  }
  return [];
}

/** 每回八百: a figure without its unit. */
function bareEach(words: string, from: number): { value: number; end: number } | null {
  const match =
    /每(?:个?月|回|次|期)(?:是|都|给|付)?([一二两三四五六七八九十百千万]{2,6}|\d{3,6})(?=，|。|$|块|元)/.exec(
      words,
    );
  const value = match?.[1] ? findAmounts(`${match[1]}元`)[0]?.value : undefined;
  return match && value !== undefined ? { value, end: from + match.index + match[0].length } : null;
}

const UNTIL = /(?:付|给|结|还)到了?(?:(\d{4})年|(今年|去年|前年))?(\d{1,2})月(?:份|底)?(?!\d)/;
const SAID_YEARS = ['今年', '去年', '前年'];

/** 利息付到2025年7月: until the last day of that month, so that what is claimed begins on the day after. */
function interestUntil(
  story: string,
  clauses: readonly StoryClause[],
  dates: readonly QuestionDate[],
  today: IsoDate,
): StoryFact[] {
  for (const { sentence, text, start } of clauses) {
    const match = UNTIL.exec(text);
    if (!match || !/利息|月息/.test(story.slice(sentence.start, sentence.end))) continue;
    const first = dates.find(({ year }) => year !== null);
    const month = Number(match[3]);
    const said = match[2] ? String(Number(today.slice(0, 4)) - SAID_YEARS.indexOf(match[2])) : match[1];
    if (month < 1 || month > 12) continue;
    const lent = first?.iso ?? '';
    const lastOf = (year: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
    const year = said ? Number(said) : (first?.year ?? Number(today.slice(0, 4)));
    const until = !said && lastOf(year) < lent ? lastOf(year + 1) : lastOf(year);
    if (until > today) continue;
    const at = start + match.index;
    return [{ path: 'loan_interest_paid_until', value: until, start: at, end: at + match[0].length }];
  }
  return [];
}
