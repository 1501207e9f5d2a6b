import type { TableMeasure } from '@mingfa/contract/table-query';
import { isAdditive } from './is-additive.ts';
import { isThing } from './is-thing.ts';
import { peopleOf } from './people-of.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { type ColumnToken, defaultAmount, hasOpposites, isNumber, resolveColumn } from './resolve-columns.ts';

/** A figure that counts: rows, or different cells. Null where nothing is counted. */
export function countedThing(reading: QuestionReading): Pick<TableMeasure, 'aggregate' | 'of'> | null {
  const [rows, ...moreRows] = reading.words('count_rows').filter((token) => !reading.isUsed(token));
  const [thing, ...moreThings] = reading.words('count_things').filter((token) => !reading.isUsed(token));
  const said = rows ?? thing ?? numberOfRows(reading);
  if (!said) return null;
  if (moreRows.length + moreThings.length > 0 || (rows && thing)) reading.fail(said);
  reading.use(said);
  const of = said === thing ? peopleOf(reading, thing) : null;
  return { aggregate: of ? 'count_distinct' : 'count', of };
}

/** What a row is, said where no number is named: of 合同 there are so many, of 借款 nobody knows whether their sum is meant. */
export function countedByName(reading: QuestionReading): QuestionToken | undefined {
  const isMeasured = reading.unused.some(
    (token) =>
      token.kind === 'column' &&
      !isThing(reading, token) &&
      token.candidates.some(({ column }) => isNumber(column)),
  );
  if (isMeasured || reading.has('sum', 'how_much', 'average', 'median')) return undefined;
  const said = reading.unused.filter((token) => isThing(reading, token));
  return said.some(({ text }) => /款$|payments?$|sales?$|expenses?$/i.test(text)) ? undefined : said[0];
}

/** 有多少合同, 合同有多少: 多少 beside what a row is counts rows, where no number is named. */
export function numberOfRows(reading: QuestionReading): QuestionToken | undefined {
  const { tokens } = reading;
  return reading.words('how_much').find((token) => {
    if (reading.isUsed(token) || /[钱元块]|much/.test(token.text) || reading.has('sum')) return false;
    const at = tokens.indexOf(token);
    // 多少处理中的案件.
    const behind = tokens.slice(at + 1).find(({ kind }) => kind !== 'value' && kind !== 'time');
    const beside = isThing(reading, behind) ? behind : tokens[at - 1];
    if (!isThing(reading, beside)) return false;
    const isMeasured = reading.unused.some(
      (one) =>
        one !== beside && one.kind === 'column' && one.candidates.every(({ column }) => isNumber(column)),
    );
    if (isMeasured) return false;
    reading.use(beside);
    return true;
  });
}

/**
 * 面积在100到500之间的仓库有多少: rows are counted where they were compared by a figure and none is named to be added up. Of a comparison of money nobody
 * knows whether another amount is meant.
 */
export function numberOfBounded(reading: QuestionReading): QuestionToken | undefined {
  const [much, ...more] = reading.words('how_much').filter((token) => !reading.isUsed(token));
  if (!much || more.length > 0 || /[钱元块]|much/.test(much.text)) return undefined;
  if (reading.has('sum', 'running', 'average', 'median')) return undefined;
  const bounded = reading
    .columns(isNumber)
    .filter(({ name }) => reading.query.filters.some(({ of }) => of.column === name && !of.by));
  const isNamed = reading.unused.some(
    (token) => token.kind === 'column' && token.candidates.some(({ column }) => isNumber(column)),
  );
  if (bounded.length === 0 || isNamed) return undefined;
  if (bounded.some(({ meaning }) => meaning !== 'amount')) return much;
  const amount = defaultAmount(reading)?.column;
  if (amount && !bounded.includes(amount)) reading.fail(much);
  return undefined;
}

/** Words of labels for what somebody still owes or is owed. */
const OWED =
  /欠|未(?:付|还|收|回款|结清|到账)|逾期|待(?:付|收)|owed|owing|outstanding|arrears|unpaid|overdue/i;

/**
 * 拖欠工资的人数: of those to whom more than nothing is owed, and never of everybody.
 */
export function takeWhoOwes(reading: QuestionReading, people: QuestionToken): void {
  const at = reading.tokens.indexOf(people);
  for (const beside of [reading.tokens[at - 1], reading.tokens[at + 1]]) {
    if (beside?.kind !== 'column' || reading.isUsed(beside) || isThing(reading, beside)) continue;
    if (isListedBehind(beside, people)) continue;
    if (!beside.candidates.every(({ column }) => isNumber(column))) continue;
    const owed = resolveColumn(beside, isNumber);
    const isOwed = owed !== null && isAdditive(owed.column) && OWED.test(owed.column.label);
    if (!isOwed) continue;
    reading.use(beside);
    // 拖欠工资的人数和应发工资: of whom the other amount is asked nobody knows.
    const other = reading.unused.find(
      (token) =>
        token.kind === 'column' &&
        token.candidates.every(({ of, column }) => isNumber(column) && of.column !== owed.of.column),
    );
    if (other) reading.fail(other);
    const isBounded = reading.query.filters.some(({ of }) => of.column === owed.of.column);
    if (!isBounded)
      reading.addFilter({ of: owed.of, operator: 'above', values: ['0'], part: null }, beside, owed.others);
  }
}

/** Words that may stand between what joins two figures and the column of the second. */
const OF_FIGURES = ['sum', 'how_much', 'average', 'median', 'each_row', 'separately'];

/** 笔数和支出金额: a column joined to the count is a figure of its own, and says nothing of the rows that are counted. */
function isJoined({ tokens }: QuestionReading, column: QuestionToken, count: QuestionToken): boolean {
  // 笔数，支出金额: behind 笔数 nothing says which rows, as it does behind 有多少笔.
  if (isListedBehind(column, count)) return true;
  const places = [tokens.indexOf(column), tokens.indexOf(count)].toSorted((one, other) => one - other);
  const between = tokens.slice((places[0] ?? 0) + 1, places[1]);
  const words = between.map((token) => (token.kind === 'grammar' ? token.word : null));
  return words.includes('and') && words.every((word) => word === 'and' || OF_FIGURES.includes(word ?? ''));
}

const isListedBehind = (column: QuestionToken, count: QuestionToken): boolean =>
  column.start > count.end && /数$/.test(count.text);

/** 支出的笔数, where 支出 and 收入 are columns: rows that have the one. */
export function takeSide(reading: QuestionReading, count: QuestionToken): void {
  const sides = reading.unused.filter(
    (token): token is ColumnToken =>
      token.kind === 'column' && token.candidates.every(({ column }) => isNumber(column)),
  );
  const joined = sides.filter((token) => isJoined(reading, token, count));
  if (joined.length > 0) {
    // 收入的笔数和支出金额: of which rows the amount is asked nobody knows.
    const before = reading.tokens[reading.tokens.indexOf(count) - 1];
    if (sides.some((token) => token === before) && hasOpposites(reading.columns(isNumber)))
      reading.fail(before);
    return;
  }
  const [only, ...more] = sides;
  if (!only || more.length > 0 || !hasOpposites(reading.columns(isNumber))) return;
  const side = resolveColumn(only, isNumber);
  if (
    !side ||
    !isAdditive(side.column) ||
    reading.query.filters.some(({ of }) => of.column === side.of.column)
  )
    return;
  reading.use(only);
  reading.addFilter({ of: side.of, operator: 'above', values: ['0'], part: null }, only, side.others);
}
