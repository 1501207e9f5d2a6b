import type { QuestionReading, WordPlace } from './question-reading.ts';
import {
  type ColumnToken,
  defaultAmount,
  isNumber,
  isText,
  namesColumn,
  type ResolvedColumn,
  resolveFigure,
} from './resolve-columns.ts';
import { impliedPlace } from './take-dimensions.ts';

/** A column that is measured, and where it was said. */
export interface MeasuredColumn extends ResolvedColumn {
  place: WordPlace;
  isSaid: boolean;
}

/** A score from which on words name a column, and do not only touch it. */
const SAID = 80;
/** The score of words that are a part of a label. */
const PART_OF_LABEL = 60;

/** Columns of numbers that the question names and nothing has taken; with none, and where one is `needed`, the one it must mean. */
export function measuredColumns(reading: QuestionReading, needed: boolean): MeasuredColumn[] {
  const tokens = reading.unused.filter(
    (token): token is ColumnToken =>
      token.kind === 'column' &&
      token.candidates.some(({ column }) => isNumber(column)) &&
      (needed || saysFigure(reading, token)),
  );
  const read = tokens.map((token) => ({ token, resolved: resolveFigure(reading, token) }));
  const sure = read.filter(({ token }) => (token.candidates[0]?.score ?? 0) >= SAID);
  const clear = (sure.some(({ resolved }) => resolved) ? sure : read).flatMap(({ token, resolved }) =>
    resolved ? [{ ...resolved, place: token, isSaid: true }] : [],
  );
  const distinct = clear.filter(
    (one, index) => clear.findIndex(({ of }) => of.column === one.of.column) === index,
  );
  if (distinct.length > 1 && !areJoined(reading, distinct))
    reading.fail(...distinct.map(({ place }) => place));
  const open = read.filter(({ token, resolved }) => resolved === null && !holds(token, distinct));
  if (open.length > 0) {
    const shared = sharedCandidate(open.map(({ token }) => token));
    if (!shared || distinct.length > 0) reading.fail(...open.map(({ token }) => token));
    reading.use(...tokens);
    return [{ ...shared, place: open[0]?.token ?? impliedPlace(reading), isSaid: true }];
  }
  // 付款 beside 付款金额 says the same again.
  reading.use(...tokens.filter((token) => holds(token, distinct)));
  if (distinct.length > 0 || !needed) return distinct;
  const amount = defaultAmount(reading);
  if (!amount) reading.fail(impliedPlace(reading));
  return [{ ...amount, place: impliedPlace(reading), isSaid: false }];
}

/** Where no word asks for a sum: 付款金额 is a figure, 2024年的付款 is none, 每月收入 is one; 合同 names contracts before it means 合同金额. */
function saysFigure(reading: QuestionReading, token: ColumnToken): boolean {
  const isNamed = token.candidates.some(
    (candidate) => isNumber(candidate.column) && namesColumn(token, candidate),
  );
  if (isNamed) return true;
  // 支出的笔数 counts some rows, and adds nothing up.
  if (reading.has('count_rows', 'count_things')) return false;
  const namesText = token.candidates.some(
    (candidate) => isText(candidate.column) && namesColumn(token, candidate),
  );
  if (reading.query.dimensions.length > 0) return !namesText;
  // 支出, where it can only be 借方发生额.
  return token.candidates.every(({ column, score }) => isNumber(column) && score !== PART_OF_LABEL);
}

const holds = (token: ColumnToken, columns: readonly MeasuredColumn[]): boolean =>
  columns.some(({ of }) => token.candidates.some((candidate) => candidate.of.column === of.column));

/** The one column that several vague words share: 付款 … 金额 is 付款金额. */
function sharedCandidate(tokens: readonly ColumnToken[]): ResolvedColumn | null {
  const [first, ...more] = tokens.map(({ candidates }) =>
    candidates.filter(({ column }) => isNumber(column)),
  );
  const shared = (first ?? []).filter(({ of }) =>
    more.every((other) => other.some((one) => one.of.column === of.column)),
  );
  const [only] = shared;
  return only && shared.length === 1 && more.length > 0
    ? { column: only.column, of: only.of, others: [] }
    : null;
}

/** 应发工资和实发工资: nothing but 和 between them. */
function areJoined(reading: QuestionReading, columns: readonly MeasuredColumn[]): boolean {
  return columns.slice(1).every(({ place }, index) => {
    const before = columns[index]?.place;
    const between = reading.tokens.filter(
      (token) => before && token.start >= before.end && token.end <= place.start,
    );
    return (
      between.length > 0 &&
      between.every((token) => token.kind === 'grammar' && ['and', 'sum', 'average'].includes(token.word))
    );
  });
}
