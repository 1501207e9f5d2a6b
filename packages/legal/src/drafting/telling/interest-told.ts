import { parseNumeral } from '../../figures/numerals.ts';
import { clauseAt } from '../story-clauses.ts';
import type { StoryFact } from '../story-fact.ts';
import type { Telling } from './telling.ts';
import type { ToldSum } from './told-sums.ts';

/** 月利息500, 每个月利息三百. */
const BY_THE_MONTH =
  /(?:月利息|(?:每个?|一个?)月(?:的|给)?利息|利息(?:是|说好)?(?:每个?|一个?)月)[^，。；\d]{0,4}$/;
/** 利息给了八个月，一共4000; 利息只在年底给过4000. */
const PAID =
  /(?:付|给)(?:了|过)[^。；，]{0,8}利息[^。；\d]{0,8}$|利息[^。；]{0,14}(?:给|付)(?:了|过)(?:[^，。；\d]{0,8}，(?:一共|总共|共|合计))?[^，。；\d]{0,14}$/;
const NOT_PAID = /本金|没|未|不|欠|应|要|说好|约定/;

const inSentence = ({ text, clauses }: Telling, { start }: ToldSum): string =>
  text.slice(clauseAt(clauses, start)?.sentence.start ?? 0, start);

/** What was paid as interest in all, where one sum alone tells it. */
export function interestPaid(telling: Telling): StoryFact[] {
  const found = telling.sums.filter((sum) => {
    const said = PAID.exec(inSentence(telling, sum))?.[0];
    return said !== undefined && !NOT_PAID.test(said) && !sum.isRough;
  });
  const [paid, other] = found;
  return paid && !other
    ? [{ path: 'loan_interest_paid', value: paid.value, start: paid.start, end: paid.end }]
    : [];
}

/** 每个月一号给我两千，给了四回: the same every month, so many times. */
const EVERY_MONTH =
  /每(?:个)?月[^，。；\d]{0,10}$|每(?:个)?月(?:\d{1,2}|[一二三四五六七八九十]{1,3})[号日][^，。；\d]{0,6}$/;
const TIMES =
  /^(?:元|块钱?)?(?:的?利息)?，?(?:一共|总共|就|只|才)?(?:给|付|转|打)(?:了|过)?(\d{1,2}|[一二两三四五六七八九十]{1,2})(?:回|次|个月|笔)/;
/** 头三个月他倒是每个月给我…: the same every month, in so many first months. */
const FIRST_MONTHS =
  /[头前](\d{1,2}|[一二两三四五六七八九十]{1,2})个月[^，。；\d]{0,8}(?<![没未不])(?:每(?:个)?月|按月)[^，。；\d说要应该没未不]{0,4}[给付转打][^，。；\d]{0,4}$/;

/**
 * What was paid as interest month by month, where it is as much as the agreed rate makes of a sum that was told: what came to that much every month
 * was the interest.
 */
export function interestByMonth(telling: Telling, rates: readonly StoryFact[]): StoryFact[] {
  const { text, sums } = telling;
  const [rate, otherRate] = new Set(
    rates.flatMap(({ path, value }) => (path === 'loan_rate' ? [Number(value)] : [])),
  );
  if (rate === undefined || otherRate !== undefined) return [];
  return sums.flatMap((sum): StoryFact[] => {
    const before = text.slice(Math.max(0, sum.start - 24), sum.start);
    const months = FIRST_MONTHS.exec(before)?.[1] ?? TIMES.exec(text.slice(sum.end))?.[1];
    const count = parseNumeral(months ?? '');
    const isMonthly = EVERY_MONTH.test(before);
    const isRate = sums.some(({ value }) => Math.abs((value * rate) / 1200 - sum.value) < 0.01);
    return count && isMonthly && isRate && !sum.isRough
      ? [{ path: 'loan_interest_paid', value: sum.value * count, start: sum.start, end: sum.end }]
      : [];
  });
}

/** The rate of a year that so much interest a month makes, of the one principal that is told. */
export function rateByMonth(telling: Telling, known: readonly StoryFact[]): StoryFact[] {
  const lent = new Set(known.flatMap(({ path, value }) => (path === 'loan_principal' ? [value] : [])));
  const [principal] = lent;
  const [sum, other] = telling.sums.filter((one) => BY_THE_MONTH.test(inSentence(telling, one)));
  if (lent.size !== 1 || typeof principal !== 'number' || !sum || other || sum.isRough) return [];
  const value = Math.round((sum.value * 12 * 1_000_000) / principal) / 10_000;
  return value < 100 ? [{ path: 'loan_rate', value, start: sum.start, end: sum.end }] : [];
}
