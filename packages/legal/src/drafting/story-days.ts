import { isoDate } from '../figures/find-dates.ts';
import { type QuestionDate, readDates } from '../questions/read-dates.ts';
import type { IsoDate } from '../statute/statute.ts';
import { datesInOrder } from './courses/dates-in-order.ts';
import { isPaidBack, lentBeforePaid } from './loan-repayments.ts';
import { amountsIn } from './story-amounts.ts';
import { withoutAsides } from './story-asides.ts';
import { clausesOf, type StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

/** A day by what the words beside it tell. */
interface DayRule {
  fact: string;
  cause: string;
  says: RegExp;
  /** Words that make another day of it. */
  not?: RegExp;
}

const RULES: readonly DayRule[] = [
  {
    fact: 'loan_on',
    cause: '民间借贷纠纷',
    says: /借(?!条|据|期|款期|款到|贷)|转账|转给|转了|拿了|拿走|打给|汇给|出借|交付|给(?:了|他|她)?[^，。]{0,10}现金/,
    not: /前还|前归还|还清|到期|催|已还|还了|归还|偿还|说我|讨要|介绍|认识|起诉|(?:付|还|给|转|结|收)[^，。借]{0,24}息/,
  },
  {
    fact: 'loan_demanded_on',
    cause: '民间借贷纠纷',
    says: /催|讨要|要钱|要账|让他还|让她还|索要|律师函|要求[^，。]{0,6}(?:还|清偿)/,
    not: /请求|判令/,
  },
  {
    fact: 'worked_from',
    cause: '劳动争议',
    says: /入职|(?:去|进)的(?:公司|单位|厂|店|$)?|进(?:入)?[^，。]{0,24}(?:公司|单位|厂)|开始(?:上班|工作)|(?:到|在|去|进)[^，。]{0,30}(?:上班|工作|打工|做|当|任职|担任|干)|应聘|受雇|当[^，。]{1,6}[员师工]/,
    not: /辞|离职|开除|不让|合同|至今|工作到|上班到|拖欠/,
  },
  {
    fact: 'worked_until',
    cause: '劳动争议',
    says: /辞退|开除|离职|辞职|解除(?:了)?(?:与[^，。]{0,12})?(?:劳动|合同)|不让[^，。]{0,4}上班|不让[^，。]{0,4}来了|被裁|裁员|裁掉|解雇|(?:不用|不要|别|不必)(?:再)?来(?:了|上班|公司)|部门(?:被)?(?:撤销|裁撤)|走人|不干了|走的|写了?辞职/,
    not: /(?:离职|辞职|辞退)[之以]?后|仲裁|请求|自愿离职|[让要叫][^，。]{0,4}(?:签|写)[^，。]{0,6}(?:离职|辞职)/,
  },
  {
    fact: 'labour_contract_on',
    cause: '劳动争议',
    says: /签(?:订|了|署|下)?[^，。]{0,10}合同/,
    not: /没|未|不|解除/,
  },
  {
    fact: 'married_on',
    cause: '离婚纠纷',
    says: /结婚|登记|领证|领了证|领取结婚证|领的(?:结婚)?证|扯证|结的婚/,
    not: /离婚|认识|恋爱|分居|产权|过户|购/,
  },
];
/** Words that tell why or how, before what was done: the next clause has it. */
const CIRCUMSTANCE =
  /(?:[喊叫让]我|为由|因|由于|为了?|需要|原因|后|时|缺钱|周转|急用|说|称|表示|告诉|通知)[^，。]{0,12}$|以[^，。]{2,20}$|^[^，。]{0,3}$/;
/** So many clauses may stand between a day and what was done on it. */
const BETWEEN_MAX = 2;
/** 双方于同日签订: the day told last. */
const SAME_DAY = /(?:同日|当日|当天|同一天)(?=[^，。]{0,16}签(?:订|了|署)?[^，。]{0,10}合同)/;

/** 支付了7月10日、10月10日两个季度的利息: days of interest, on which nothing was lent. */
const INTEREST_PAID = /(?:支付|付|还|给|结|清|转|收)[^，。借]{0,40}(?:利息|息)|[付结]息/;

/**
 * Days by what is told beside them. Where two things are, what stands nearest behind the day counts. Where several days may be that of the
 * loan, it stays open.
 */
export function readDays(cause: string, story: string, today: IsoDate): StoryFact[] {
  const { text, placeOf } = withoutAsides(story);
  const every = readDates(text, today);
  // What was lent bit by bit is told in the order in which it was.
  const told = cause === '民间借贷纠纷' ? datesInOrder(text, inToldYears(every), today) : inToldYears(every);
  const dates = told.filter(
    ({ precision, raw }) => precision === 'day' && !/^(?:明|今|昨|后)[天日]$/.test(raw),
  );
  const clauses = clausesOf(text);
  const read = [
    ...daysOf(cause, clauses, dates),
    ...(cause === '民间借贷纠纷' ? lentSameDay(clauses, dates) : []),
  ].sort((one, other) => one.start - other.start);
  const facts = cause === '民间借贷纠纷' ? lentBeforePaid(clauses, dates, read) : read;
  const isOpen = new Set(facts.flatMap(({ path, value }) => (path === 'loan_on' ? [value] : []))).size > 1;
  const parts = isOpen ? partsOfLoan(text, clauses, facts) : [];
  return [...facts, ...parts]
    .filter(({ path }) => !isOpen || path !== 'loan_on')
    .map((fact) => ({ ...fact, start: placeOf(fact.start), end: placeOf(fact.end - 1) + 1 }));
}

/** 2021年5月他找我，我5月20日转了10万: a day without a year is of the year its month was told with, and so are those that follow it. */
function inToldYears(dates: readonly QuestionDate[]): QuestionDate[] {
  let told: { year: number; month: number } | null = null;
  return dates.map((date) => {
    const hasYear = /年/.test(date.raw) || date.precision !== 'day';
    if (hasYear) {
      told =
        date.year !== null && date.month !== null && date.precision === 'month'
          ? { year: date.year, month: date.month }
          : null;
      return date;
    }
    if (!told || date.month === null || date.month < told.month || date.year === told.year) return date;
    const iso = isoDate(told.year, date.month, date.day);
    return iso === null ? date : { ...date, year: told.year, iso };
  });
}

/** 6月8日他来我家，…当天就给他打了四万: lent on the day that the sentence told before. */
function lentSameDay(clauses: readonly StoryClause[], dates: readonly QuestionDate[]): StoryFact[] {
  return clauses.flatMap(({ text, start, sentence }): StoryFact[] => {
    const match = /(?:当天|当日|同一天)[^，。还]{0,8}(?:转|打|汇|借|拿|给)/.exec(text);
    const day = match && dates.findLast((one) => one.end <= start && one.start >= sentence.start);
    if (!match || !day) return [];
    const at = start + match.index;
    return [{ path: 'loan_on', value: day.iso, start: at, end: at + 2 }];
  });
}

/** 4月12日转了15万，4月20日又给3万: each part of a loan with its day, where every day has its sum behind it in its own clause. */
function partsOfLoan(
  text: string,
  clauses: readonly StoryClause[],
  facts: readonly StoryFact[],
): StoryFact[] {
  const days = facts.filter(({ path }) => path === 'loan_on');
  const amounts = amountsIn(text, clauses);
  const parts = days.flatMap((day, index) => {
    const until = Math.min(days[index + 1]?.start ?? Number.POSITIVE_INFINITY, endOfPart(clauses, day));
    const sums = amounts.filter(
      ({ start, end }) => start >= day.end && end <= Math.min(until, day.end + PART_REACH),
    );
    return sums.length === 1 && sums[0] ? [{ day, sum: sums[0] }] : [];
  });
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.length !== days.length) return [];
  const value = parts
    .map(
      ({ day, sum }) =>
        `${String(day.value).replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$1年$2月$3日')}交付${sum.value}元`,
    )
    .join('、');
  return [{ path: 'loan_parts', value, start: first.day.start, end: last.sum.end }];
}
/** Where what is told of a day ends: with its clause, or with the next one where that tells how it went on: 4月2日又让我凑，我又转了两万. */
function endOfPart(clauses: readonly StoryClause[], day: StoryFact): number {
  const at = clauses.findIndex(({ start, end }) => start <= day.start && day.start < end);
  const [clause, next] = [clauses[at], clauses[at + 1]];
  if (!clause) return day.end;
  const goesOn = next && next.sentence.start === clause.sentence.start && /[喊叫让]我/.test(clause.text);
  return goesOn ? next.end : clause.end;
}
/** So far behind a day its sum may stand. */
const PART_REACH = 40;

function daysOf(cause: string, clauses: readonly StoryClause[], dates: readonly QuestionDate[]): StoryFact[] {
  const rules = RULES.filter((rule) => rule.cause === cause);
  const facts: StoryFact[] = [];
  for (const [index, date] of dates.entries()) {
    const at = clauses.findIndex(({ start, end }) => start <= date.start && date.start < end);
    const clause = clauses[at];
    if (!clause) continue;
    if (cause === '民间借贷纠纷' && (INTEREST_PAID.test(clause.text) || isPaidBack(clauses, at))) continue;
    const until = dates[index + 1]?.start ?? Number.POSITIVE_INFINITY;
    const from = Math.max(clause.start, dates[index - 1]?.end ?? 0);
    const before = clause.text.slice(from - clause.start, date.start - clause.start);
    const behind = clause.text.slice(date.end - clause.start, Math.max(0, until - clause.start));
    // 2019年3月5日出生 and 自2022年6月起分居至今 are days of other things.
    if (/^(?:日)?(?:出生|生(?!活|产|意))/.test(behind)) continue;
    const own = ruleFor(rules, behind) ?? (behind.length < 12 ? ruleFor(rules, before + behind) : null);
    // 从前一家公司离职后，进入…: what was before tells when this began.
    const isBlocked =
      rules.some(({ not }) => not?.test(before + behind)) && !/(?:离职|辞职)[之以]?后$/.test(behind);
    const rule = own ?? (isBlocked ? null : behindCircumstance(rules, clauses, at, behind, until));
    if (rule) facts.push({ path: rule.fact, value: date.iso, start: date.start, end: date.end });
  }
  if (cause === '劳动争议') facts.push(...contractOfSameDay(clauses, dates));
  return facts;
}

/** What the clauses behind a day tell, as long as those between say only why, how or who spoke. */
function behindCircumstance(
  rules: readonly DayRule[],
  clauses: readonly StoryClause[],
  at: number,
  behind: string,
  until: number,
): DayRule | null {
  let words = behind;
  for (let next = at + 1; next <= at + BETWEEN_MAX && CIRCUMSTANCE.test(words); next += 1) {
    const clause = clauses[next];
    if (!clause || clause.sentence.start !== clauses[at]?.sentence.start || clause.start >= until)
      return null;
    words = clause.text.slice(0, until - clause.start);
    const rule = ruleFor(rules, words);
    // 生意不好，不用来了: 不 of another rule parts nothing.
    const isParted = rules.some(({ fact, not }) => fact !== 'labour_contract_on' && not?.test(words));
    if (rule || isParted) return rule;
  }
  return null;
}

function ruleFor(rules: readonly DayRule[], words: string): DayRule | null {
  const said = rules.flatMap((rule) => {
    const match = rule.says.exec(words);
    return match && !rule.not?.test(words) ? [{ rule, at: match.index }] : [];
  });
  return said.sort((one, other) => one.at - other.at)[0]?.rule ?? null;
}

function contractOfSameDay(clauses: readonly StoryClause[], dates: readonly QuestionDate[]): StoryFact[] {
  const clause = clauses.find(({ text }) => SAME_DAY.test(text) && !/没|未/.test(text));
  const day =
    clause && dates.findLast(({ end, start }) => end <= clause.start && start >= clause.sentence.start);
  const match = clause && SAME_DAY.exec(clause.text);
  if (!clause || !day || !match) return [];
  const start = clause.start + match.index;
  return [{ path: 'labour_contract_on', value: day.iso, start, end: start + match[0].length }];
}
