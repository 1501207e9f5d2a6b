import type { Aggregate } from '@mingfa/contract/table-query';
import { measuredColumns } from './measure-columns.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { type ColumnToken, hasOpposites, isAdditive, isNumber, resolveColumn } from './resolve-columns.ts';
import type { AskedGroups } from './take-dimensions.ts';
import { peopleOf } from './take-ranking.ts';
import { requireDate } from './take-times.ts';

/** 一共 and the like only stress what else is asked: 一共有多少笔. */
const STRESS = /^(?:一共|总共|共|共计|总|in all|altogether|total)$/;

/** Takes figures: 合计, 平均, 中位数, 笔数, 多少家, 累计; an amount beside groups is added up. */
export function takeMeasures(reading: QuestionReading, asked: AskedGroups): void {
  if (takeEdge(reading)) return;
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
  if (thing) {
    // 合计超过100万的供应商有几家 counts groups.
    if (things.length > 1 || reading.query.having.length > 0) reading.fail(...things);
    const of = peopleOf(reading, thing);
    if (reading.query.dimensions.some((dimension) => dimension.of.column === of.column)) reading.fail(thing);
    reading.use(thing);
    reading.addMeasure({ aggregate: 'count_distinct', of, compare: null }, thing);
  }
  if (count) {
    takeSide(reading);
    reading.use(...counts);
    reading.addMeasure({ aggregate: 'count', of: null, compare: null }, count);
  }
  const isCounted = thing !== undefined || count !== undefined;
  const isStressed = isCounted && sums.every(({ text }) => STRESS.test(text));
  const isSummed = running.length > 0 || muches.length > 0 || (sums.length > 0 && !isStressed);
  const needed = (isSummed && reading.query.having.length === 0) || others.length > 0;
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

/** An amount that is named beside groups or filters, and nothing is listed: it is added up. */
const isImplied = (reading: QuestionReading, asked: AskedGroups): boolean =>
  !asked.isRows &&
  !asked.isMany &&
  (reading.query.dimensions.length > 0 ||
    (!reading.has('list', 'row_noun') &&
      (reading.query.filters.length > 0 || reading.query.measures.length > 0))) &&
  reading.query.having.length === 0;

/** 支出的笔数, where 支出 and 收入 are columns: rows that have the one. */
function takeSide(reading: QuestionReading): void {
  const sides = reading.unused.filter(
    (token): token is ColumnToken =>
      token.kind === 'column' && token.candidates.every(({ column }) => isNumber(column)),
  );
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

/** 最后一次付款, 最近一笔: the day, or its row. */
function takeEdge(reading: QuestionReading): boolean {
  const [edge, ...more] = reading.words('edge');
  if (!edge) return false;
  if (more.length > 0) reading.fail(edge);
  const date = requireDate(reading, edge);
  reading.use(edge, ...reading.tokens.filter((token) => isDateToken(token, date.of.column)));
  if (edge.isRow) {
    if (reading.query.dimensions.length > 0) reading.fail(edge);
    reading.addOrder({ by: { of: date.of }, descending: edge.isLast }, edge);
    reading.setLimit(1, edge);
    return true;
  }
  reading.addMeasure(
    { aggregate: edge.isLast ? 'max' : 'min', of: date.of, compare: null },
    edge,
    date.others,
  );
  return true;
}

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
