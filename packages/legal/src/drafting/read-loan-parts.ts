import { isoDate } from '../figures/find-dates.ts';
import type { QuestionAmount } from '../questions/read-amounts.ts';
import type { QuestionDate } from '../questions/read-dates.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

/** The paper of a loan, behind its day: 3月20日补的借条. */
const PAPER_BEHIND = /^[^，。；\d]{0,6}(?:补|打|写|签|出具)[^，。；]{0,8}(?:借条|欠条|借据|条子|协议|合同)/;

/** 2024年3月18号借, 3月20日补的借条: the day of the paper is of the year of the loan, unless another was told. */
export function inYearOfLoan(story: string, dates: readonly QuestionDate[]): QuestionDate[] {
  return dates.map((date, index) => {
    const before = dates[index - 1];
    if (!before || before.year === null || date.month === null || /年/.test(date.raw)) return date;
    if (!PAPER_BEHIND.test(story.slice(date.end)) || date.year === before.year) return date;
    const iso = isoDate(before.year, date.month, date.day);
    return iso === null || iso < before.iso ? date : { ...date, year: before.year, iso };
  });
}

/** So far apart the parts of one sum are told. */
const PARTS_REACH = 40;

/** 20万元，15万转账加5万现金: what makes a sum together with others is a part of it, and no loan of its own. */
export function isPartOfAll(
  part: StoryFact,
  all: readonly StoryFact[],
  amounts: readonly QuestionAmount[],
  story: string,
): boolean {
  const isRestCash = REST_IN_CASH.test(story.slice(part.end, part.end + PARTS_REACH));
  return all.some(
    (whole) =>
      whole !== part &&
      Number(whole.value) > Number(part.value) &&
      (isRestCash ||
        amounts.some(
          (other) =>
            other.start !== part.start &&
            other.start !== whole.start &&
            Math.abs(other.start - part.start) <= PARTS_REACH &&
            toFen(other.value) + toFen(Number(part.value)) === toFen(Number(whole.value)),
        )),
  );
}
const toFen = (yuan: number) => Math.round(yuan * 100);
/** 转了四万五，另外五千给的现金: the sum before it was not all. */
const REST_IN_CASH = /^[^。；]{0,6}(?:另外|加上?|其余|剩下的?|还有)[^，。；]{0,10}现金/;

const WAYS: readonly [string, RegExp][] = [
  ['现金', /^[^，。；、\d加和]{0,6}现金/],
  ['微信转账', /^[^，。；、\d加和]{0,6}微信/],
  ['支付宝转账', /^[^，。；、\d加和]{0,6}支付宝/],
  ['银行转账', /^[^，。；、\d加和]{0,6}(?:银行|网银)/],
  ['转账', /^[^，。；、\d加和]{0,6}转/],
];

/** 15万转账加5万现金: each part with its way, where one sentence tells both and no days. */
export function partsByWay(clauses: readonly StoryClause[], amounts: readonly QuestionAmount[]): StoryFact[] {
  const parts = amounts.flatMap(({ value, raw, start, end }) => {
    const clause = clauseAt(clauses, start);
    const behind = clause?.text.slice(end - clause.start) ?? '';
    const way = WAYS.find(([, says]) => says.test(behind.replace(/^(?:元|块钱?)/, '')))?.[0];
    return clause && way && !/还|利息/.test(clause.text) ? [{ value, raw, way, start, end }] : [];
  });
  const [first, second] = parts;
  if (!first || !second || parts.length !== 2 || first.way === second.way) return [];
  const isOfOne = amounts.some(({ value }) => toFen(value) === toFen(first.value) + toFen(second.value));
  if (!isOfOne || second.start - first.end > PARTS_REACH) return [];
  const said = parts.map(({ value, way }) => `以${way}方式交付${value}元`).join('、');
  return [{ path: 'loan_parts', value: said, start: first.start, end: second.end }];
}
