import type { TableFilter } from '@mingfa/contract/table-query';
import { addDays, addMonths } from '@mingfa/legal/figures/calendar';
import { readYesNo } from '../values/read-yes-no.ts';
import { dueDate, endOf, isDue, paidDate } from './date-roles.ts';
import { ENDS } from './first-date.ts';
import { isThing } from './is-thing.ts';
import { moneyColumns } from './money-columns.ts';
import { paidSoFar } from './paid-so-far.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import {
  type ColumnToken,
  isBesideTime,
  isDay,
  isNumber,
  isText,
  namesColumn,
  resolveColumn,
} from './resolve-columns.ts';

/** Takes what is held against today, or against the whole of what is owed: 已过期, 逾期, 未结案, 还没到期, 入职满三年, 立案超过一年. */
export function takeHeldToToday(reading: QuestionReading): void {
  takeExpired(reading);
  takeUnsettled(reading);
  for (const token of reading.words('already')) takeAlready(reading, token);
  for (const token of reading.tokens) takeEnded(reading, token);
  for (const token of reading.words('without')) if (!reading.isUsed(token)) takeWithout(reading, token);
  for (const token of reading.tokens) takeElapsed(reading, token);
}

function takeExpired(reading: QuestionReading): void {
  const [word, ...more] = reading.words('expired');
  if (!word) return;
  const due = dueDate(reading);
  const hasTime = reading.tokens.some(({ kind }) => kind === 'time');
  const at = reading.tokens.indexOf(word);
  const before = reading.tokens[at - 1];
  const denied = before?.kind === 'grammar' && before.word === 'without' ? before : null;
  if (!due || more.length > 0 || hasTime) reading.fail(word);
  // 还没过期.
  if (denied) {
    reading.use(denied, word);
    reading.addFilter(
      { of: reading.refOf(due), operator: 'at_least', values: [reading.today], part: null },
      { start: denied.start, end: word.end },
    );
    return;
  }
  const paid = paidDate(reading);
  // Late is what is due and not paid: where a state alone says it, nobody knows which.
  if (word.isOfMoney && !paid && reading.columns(({ meaning }) => meaning === 'category').some(isOfState))
    reading.fail(word);
  reading.use(word);
  for (const token of [reading.tokens[at + 1], reading.tokens[at - 1]])
    if (token?.kind === 'column' && token.candidates.every(({ column }) => column === due))
      reading.use(token);
  reading.addFilter({ of: reading.refOf(due), operator: 'below', values: [reading.today], part: null }, word);
  if (word.isOfMoney && paid)
    reading.addFilter({ of: reading.refOf(paid), operator: 'empty', values: [], part: null }, word);
}

/** 没付清的合同: rows of whose whole less than all was paid. How much that is, is another question; and what an empty cell of payments says nobody knows. */
function takeUnsettled(reading: QuestionReading): void {
  const [word, ...more] = reading.words('unsettled');
  if (!word) return;
  const both = paidSoFar(moneyColumns(reading));
  const isUnknown = both && reading.hasEmpty(reading.refOf(both.paid));
  if (!both || isUnknown || more.length > 0 || reading.has('rest', 'how_much', 'sum', 'difference'))
    reading.fail(word);
  reading.use(word);
  const of = { ...reading.refOf(both.whole), by: { how: 'minus' as const, column: both.paid.name } };
  reading.addFilter({ of, operator: 'above', values: ['0'], part: null }, word);
}

const isOfState = ({ label }: { label: string }) => /状态|status|state/i.test(label);

/** 已结案, 已经离职: a day stands there. */
function takeAlready(reading: QuestionReading, word: QuestionToken): void {
  const behind = reading.tokens[reading.tokens.indexOf(word) + 1];
  if (behind?.kind !== 'column' || !behind.candidates.every(({ column }) => isDay(column))) return;
  const day = resolveColumn(behind, isDay);
  if (!day || isDue(day.column)) return;
  reading.use(word, behind);
  reading.addFilter(
    { of: day.of, operator: 'not_empty', values: [], part: null },
    { start: word.start, end: behind.end },
    day.others,
  );
}

/** 结案的有多少件, where no time is said of it: a day stands there. */
function takeEnded(reading: QuestionReading, token: QuestionToken): void {
  if (token.kind !== 'column' || reading.isUsed(token) || isBesideTime(reading, token)) return;
  if (!token.candidates.every(({ column }) => isDay(column)) || /日期?$|时间$|date$/i.test(token.text))
    return;
  const before = reading.tokens[reading.tokens.indexOf(token) - 1];
  if (before?.kind === 'grammar' && ['without', 'already', 'by'].includes(before.word)) return;
  const day = resolveColumn(token, isDay);
  if (!day || isDue(day.column) || !ENDS.test(day.column.label) || /入职/.test(day.column.label)) return;
  if (reading.has('edge', 'part', 'which_part', 'empty', 'not_empty', 'order', 'sort')) return;
  reading.use(token);
  reading.addFilter({ of: day.of, operator: 'not_empty', values: [], part: null }, token, day.others);
}

/** 未结案: no day stands there; 还没到期: the day is to come; 没有供货商的: no cell stands there. */
function takeWithout(reading: QuestionReading, word: QuestionToken): void {
  // 未结案件, 在职: the day on which it ended is not there.
  const ended = /^未结$/.test(word.text)
    ? endOf(reading, /结案|审结|办结/)
    : word.text === '在职'
      ? endOf(reading, /离职/)
      : null;
  if (ended) {
    reading.use(word);
    reading.addFilter({ of: reading.refOf(ended), operator: 'empty', values: [], part: null }, word);
    return;
  }
  const behind = reading.tokens[reading.tokens.indexOf(word) + 1];
  if (behind?.kind !== 'column' || reading.isUsed(behind)) return;
  const day = saysDay(behind) ? resolveColumn(behind, isDay) : null;
  if (day) {
    reading.use(word, behind);
    const isToCome = isDue(day.column);
    const isNamed = /日期?$|时间$|date$/i.test(behind.text);
    reading.addFilter(
      isToCome && !isNamed
        ? { of: day.of, operator: 'at_least', values: [reading.today], part: null }
        : { of: day.of, operator: 'empty', values: [], part: null },
      { start: word.start, end: behind.end },
      day.others,
    );
    return;
  }
  const denied = deniedAnswer(reading, behind);
  if (denied) {
    reading.use(word, behind);
    reading.addFilter(denied, { start: word.start, end: behind.end });
    return;
  }
  const text =
    /有|缺/.test(word.text) && !isThing(reading, behind) ? resolveColumn(behind, isText, true) : null;
  const candidate = behind.candidates.find(({ of }) => of.column === text?.of.column);
  if (!text || !candidate || !namesColumn(behind, candidate)) return;
  reading.use(word, behind);
  reading.addFilter(
    { of: text.of, operator: 'empty', values: [], part: null },
    { start: word.start, end: behind.end },
    text.others,
  );
}

const DENIES = /[未没不无非免]|\b(?:not|no|without)\b/i;

/** 没有续租 of a column 是否续租: its answer is no, which is no empty cell. */
function deniedAnswer(reading: QuestionReading, token: ColumnToken): TableFilter | null {
  const column = resolveColumn(token, isText, true);
  if (!column) return null;
  const { of, column: asked } = column;
  // 没有续租 of a column 未续租 denies twice.
  const isDenial = () => DENIES.test(asked.label.replace(/[是能可应]否|有无/g, ''));
  if (asked.kind === 'yes_no' && isDenial()) reading.fail(token);
  if (asked.kind === 'yes_no') return { of, operator: 'equals', values: ['false'], part: null };
  const cells =
    reading.dictionary.find((one) => one.of.table === of.table && one.of.column === of.column)?.values ?? [];
  const answers = cells.map((cell) => ({ cell, isYes: readYesNo(cell) ?? doneOrNot(cell) }));
  if (answers.length === 0 || answers.some(({ isYes }) => isYes === null)) return null;
  if (isDenial()) reading.fail(token);
  const no = answers.flatMap(({ cell, isYes }) => (isYes ? [] : [cell]));
  return no.length > 0
    ? { of, operator: no.length > 1 ? 'in' : 'equals', values: no, part: null }
    : { of, operator: 'not_in', values: answers.map(({ cell }) => cell), part: null };
}

/** 已签, 未签: whether it was done; null for what says neither. */
const doneOrNot = (cell: string): boolean | null =>
  /^已经?[\u4e00-\u9fff]{1,3}$/.test(cell)
    ? true
    : /^(?:未|没有?|尚未)[\u4e00-\u9fff]{1,3}$/.test(cell)
      ? false
      : null;

/** Days alone, or the day and the figure of one thing: 赔付 of 赔付日期 and 赔付金额. */
function saysDay({ candidates, text }: Extract<QuestionToken, { kind: 'column' }>): boolean {
  const days = candidates.filter(({ column }) => isDay(column));
  return (
    days.length > 0 &&
    (days.length === candidates.length || days.length === 1) &&
    candidates.every(({ column }) => isDay(column) || (isNumber(column) && column.label.startsWith(text)))
  );
}

/** 立案超过一年: the day is longer ago than that. */
function takeElapsed(reading: QuestionReading, token: QuestionToken): void {
  const { tokens, today } = reading;
  if (token.kind !== 'number' || token.unit !== 'time' || reading.isUsed(token)) return;
  const at = tokens.indexOf(token);
  const [bound, behind] = [tokens[at - 1], tokens[at + 1]];
  const isBefore = bound?.kind === 'grammar' && bound.word === 'bound';
  const isBehind = behind?.kind === 'grammar' && behind.word === 'bound_behind';
  const said = isBefore ? bound : isBehind ? behind : null;
  const column = tokens[isBefore ? at - 2 : at - 1];
  if (!said || column?.kind !== 'column' || column.candidates.some(({ column: one }) => isNumber(one)))
    return;
  const day = resolveColumn(column, isDay);
  const how = said.kind === 'grammar' && 'bound' in said ? said.bound : null;
  const operator =
    how &&
    ({ above: 'below', at_least: 'at_most', below: 'above', at_most: 'at_least' } as const)[how as 'above'];
  if (!day || !operator || isDue(day.column) || !Number.isInteger(Number(token.value))) return;
  const back = -Number(token.value);
  const since = /天|日|day/.test(token.text)
    ? addDays(today, back)
    : /周|week/.test(token.text)
      ? addDays(today, 7 * back)
      : addMonths(today, /年|year/.test(token.text) ? 12 * back : back);
  reading.use(token, said, column);
  reading.addFilter(
    { of: day.of, operator, values: [since], part: null },
    { start: column.start, end: Math.max(token.end, said.end) },
    day.others,
  );
}
