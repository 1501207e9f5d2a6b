import type { Aggregate } from '@mingfa/contract/table-query';
import { directionOf } from './directions.ts';
import { isAdditive } from './is-additive.ts';
import { isThing } from './is-thing.ts';
import { measuredColumns } from './measure-columns.ts';
import { peopleOf } from './people-of.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { type ColumnToken, isNumber, isText, resolveColumn } from './resolve-columns.ts';
import { numberOfBounded, numberOfRows, takeSide, takeWhoOwes } from './take-counts.ts';
import type { AskedGroups } from './take-dimensions.ts';
import { requireDate } from './take-times.ts';

/** 一共 and the like only stress what else is asked: 一共有多少笔. */
const STRESS = /^(?:一共|总共|共|共计|总|in all|altogether|total)$/;

/** Takes figures: 合计, 平均, 中位数, 笔数, 多少家, 累计; an amount beside groups is added up. */
export function takeMeasures(reading: QuestionReading, asked: AskedGroups): void {
  if (takeEdge(reading, asked)) return;
  const counts = reading.words('count_rows').filter((token) => !reading.isUsed(token));
  const things = reading.words('count_things').filter((token) => !reading.isUsed(token));
  const sums = reading.words('sum').filter((token) => !reading.isUsed(token));
  const muches = reading.words('how_much').filter((token) => !reading.isUsed(token));
  const running = reading.words('running').filter((token) => !reading.isUsed(token));
  const others = [...reading.words('average'), ...reading.words('median')].filter(
    (token) => !reading.isUsed(token),
  );
  const [count] = counts;
  const [thing] = things;
  const many =
    count || thing
      ? undefined
      : (numberOfRows(reading) ?? numberOfTexts(reading) ?? numberOfBounded(reading));
  if (many?.kind === 'grammar') {
    reading.use(many);
    reading.addMeasure({ aggregate: 'count', of: null, compare: null }, many);
    return;
  }
  if (many) return;
  if (thing) {
    // 合计超过100万的供应商有几家 counts groups.
    if (things.length > 1 || reading.query.having.length > 0) reading.fail(...things);
    takeWhoOwes(reading, thing);
    const of = peopleOf(reading, thing);
    if (reading.query.dimensions.some((dimension) => dimension.of.column === of?.column)) reading.fail(thing);
    reading.use(thing);
    reading.addMeasure({ aggregate: of ? 'count_distinct' : 'count', of, compare: null }, thing);
  }
  if (count) {
    takeSide(reading, count);
    reading.use(...counts);
    reading.addMeasure({ aggregate: 'count', of: null, compare: null }, count);
  }
  const isCounted = thing !== undefined || count !== undefined;
  const isStressed = isCounted && sums.every(({ text }) => STRESS.test(text));
  const isSummed =
    running.length > 0 || (muches.length > 0 && others.length === 0) || (sums.length > 0 && !isStressed);
  // 每月支出 of a column 收/支.
  const isOfSide = !isCounted && asked.isEach && saysSide(reading);
  const needed = ((isSummed || isOfSide) && reading.query.having.length === 0) || others.length > 0;
  const isNamed = needed || others.length > 0 || sums.length > 0 || isSummed || isImplied(reading, asked);
  const columns = isNamed ? measuredColumns(reading, needed) : [];
  // 一共多少笔、多少钱 with a named amount is both.
  const isSum = isSummed || (sums.length > 0 && columns.length > 0);
  reading.use(...sums, ...muches, ...running);
  if (
    isSum &&
    columns.length > 0 &&
    columns.every(({ column }) => !isAdditive(column)) &&
    muches.length > 0 &&
    sums.length === 0
  ) {
    listCells(reading, columns);
    return;
  }
  const isAdded = isSum || (others.length === 0 && isImplied(reading, asked));
  for (const { of, column, place, others: more, isSaid } of columns) {
    for (const token of others) {
      reading.use(token);
      reading.addMeasure(
        { aggregate: token.word as Aggregate, of, compare: null },
        isSaid ? place : token,
        more,
      );
    }
    if (!isAdded) continue;
    if (!isAdditive(column)) reading.fail(place);
    const index = reading.addMeasure({ aggregate: 'sum', of, compare: null }, place, more);
    if (running.length > 0 && reading.query.dimensions.some(({ part }) => part !== null)) {
      if (index !== 0) reading.fail(running[0]);
      reading.addMeasure({ aggregate: 'sum', of, compare: 'running_total' }, running[0] ?? place, more);
    }
  }
}

/** A filter by a column that says whether money came in or went out. */
function saysSide(reading: QuestionReading): boolean {
  const direction = directionOf(reading.table, reading.dictionary);
  return reading.query.filters.some(
    ({ of, operator, values }) =>
      of.column === direction?.of.column &&
      (direction.how === 'sign' ? values.includes('0') : operator === 'equals'),
  );
}

/** 员工有多少: different cells of what is named, where it can be no figure. */
function numberOfTexts(reading: QuestionReading): ColumnToken | undefined {
  const [much, ...more] = reading.words('how_much').filter((token) => !reading.isUsed(token));
  if (!much || more.length > 0 || /[钱元块]|much/.test(much.text) || reading.has('sum', 'average', 'median'))
    return undefined;
  const at = reading.tokens.indexOf(much);
  const beside = [reading.tokens[at + 1], reading.tokens[at - 1]].find(
    (token): token is ColumnToken =>
      token?.kind === 'column' &&
      !reading.isUsed(token) &&
      resolveColumn(token, isText, true) !== null &&
      token.candidates.every(({ column }) => !isNumber(column)),
  );
  const resolved = beside && resolveColumn(beside, isText, true);
  if (!resolved || reading.query.dimensions.some(({ of }) => of.column === resolved.of.column))
    return undefined;
  reading.use(much, beside);
  reading.addMeasure(
    { aggregate: 'count_distinct', of: resolved.of, compare: null },
    beside,
    resolved.others,
  );
  return beside;
}

/** An amount that is named beside groups or filters, and nothing is listed: it is added up. */
const isImplied = (reading: QuestionReading, asked: AskedGroups): boolean =>
  !asked.isRows &&
  !asked.isMany &&
  (reading.query.dimensions.length > 0 ||
    (!reading.has('list', 'row_noun') &&
      (reading.query.filters.length > 0 || reading.query.measures.length > 0))) &&
  reading.query.having.length === 0;

/** 最后一次付款, 最近一笔: the day, or its row. */
function takeEdge(reading: QuestionReading, asked: AskedGroups): boolean {
  const [edge, ...more] = reading.words('edge');
  if (!edge) return false;
  if (more.length > 0) reading.fail(edge);
  const date = requireDate(reading, edge);
  const isOfThings =
    reading.query.dimensions.length === 0 && !reading.has('which_part') && saysThing(reading);
  reading.use(edge, ...reading.tokens.filter((token) => isDateToken(token, date.of.column)));
  if (edge.isRow || isOfThings) {
    if (reading.query.dimensions.length > 0) reading.fail(edge);
    reading.addOrder({ by: { of: date.of }, descending: edge.isLast }, edge);
    reading.setLimit(1, edge);
    return true;
  }
  const index = reading.addMeasure(
    { aggregate: edge.isLast ? 'max' : 'min', of: date.of, compare: null },
    edge,
    date.others,
  );
  // 入职最早的是谁: one of them is asked.
  if (asked.isOne && !reading.has('which_part')) {
    reading.addOrder({ by: { measure: index }, descending: edge.isLast }, edge);
    reading.setLimit(1, edge);
  }
  return true;
}

/** 最早签订的合同: rows, each of which is one. */
const saysThing = (reading: QuestionReading): boolean =>
  reading.unused.some((token) => isThing(reading, token));

const isDateToken = (token: QuestionToken, column: string): boolean =>
  token.kind === 'column' && token.candidates.every(({ of }) => of.column === column);

/** 合同 HT-01 的利率是多少: the cells themselves, with what tells the rows. */
function listCells(reading: QuestionReading, columns: ReturnType<typeof measuredColumns>): void {
  const [first] = columns;
  if (reading.query.dimensions.length > 0 || reading.query.filters.length === 0) reading.fail(first?.place);
  for (const { of } of reading.query.filters)
    if (!reading.query.columns.some(({ column }) => column === of.column)) reading.query.columns.push(of);
  for (const { of, place } of columns) reading.addColumn(of, place);
}
