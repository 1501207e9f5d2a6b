import type { ColumnRef } from '@mingfa/contract/table-query';
import { addReckoned, type Figure } from './add-reckoned.ts';
import { daysSaid } from './days-said.ts';
import { signedColumn } from './directions.ts';
import { isAdditive } from './is-additive.ts';
import { measuredColumns } from './measure-columns.ts';
import { moneyColumns } from './money-columns.ts';
import { sideFigures } from './money-roles.ts';
import { paidSoFar } from './paid-so-far.ts';
import { peopleOf } from './people-of.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { isNumber, resolveColumn } from './resolve-columns.ts';
import type { AskedGroups } from './take-dimensions.ts';
import { takeHeldApart } from './take-held-apart.ts';
import { takeFirst } from './take-ranking.ts';
import { requireDate } from './take-times.ts';

/** Takes what is reckoned of two figures: 今年比去年多多少, 净流入, 收入减支出, 还剩多少, 税额占金额的比例, 人均, 平均审理天数. True where one was asked. */
export function takeReckoning(reading: QuestionReading, asked: AskedGroups): boolean {
  const took = [takeDays, takeNet, takeRest, takeColumns, takePerHead, takeHeldApart].some((take) =>
    take(reading, asked),
  );
  reading.isReckoned = took;
  return took;
}

/** 净流入, 收支差额: what came in less what went out. */
function takeNet(reading: QuestionReading, asked: AskedGroups): boolean {
  const [net, ...more] = reading.words('net');
  if (!net) return false;
  const signed = signedColumn(reading.table, reading.dictionary);
  // What came in and what went out of a signed column add up to what is left.
  if (
    signed &&
    !net.isOut &&
    more.length === 0 &&
    reading.query.filters.every(({ of }) => of.column !== signed.of.column)
  ) {
    reading.use(net);
    reading.addMeasure({ aggregate: 'sum', of: signed.of, compare: null }, net);
    return true;
  }
  const both = sideFigures(reading);
  if (!both || more.length > 0 || reading.has('average', 'median')) reading.fail(net);
  reading.use(net);
  addReckoned(reading, asked, net.isOut ? [both.out, both.in] : [both.in, both.out], 'minus', net);
  return true;
}

/** 还剩多少没付: the whole less what was paid of it. */
function takeRest(reading: QuestionReading, asked: AskedGroups): boolean {
  const [rest] = reading.words('rest');
  // 未付金额超过50万的合同 compares it.
  if (!rest || reading.has('minus', 'bound', 'bound_behind')) return false;
  const both = paidSoFar(moneyColumns(reading));
  if (!both || reading.has('average', 'median')) reading.fail(rest);
  reading.use(...reading.words('rest'));
  addReckoned(
    reading,
    asked,
    [
      { aggregate: 'sum', of: reading.refOf(both.whole) },
      { aggregate: 'sum', of: reading.refOf(both.paid) },
    ],
    'minus',
    rest,
  );
  return true;
}

/** Columns of numbers on both sides of 减, 占, 除以: 合同金额减去已付金额, 税额占金额的比例; 毛利. */
function takeColumns(reading: QuestionReading, asked: AskedGroups): boolean {
  const [margin] = reading.words('margin');
  const said =
    margin ??
    reading.words('minus')[0] ??
    reading.words('over')[0] ??
    (reading.has('more') && !reading.tokens.some(({ kind }) => kind === 'time')
      ? reading.words('versus')[0]
      : undefined) ??
    sharedBetween(reading) ??
    apart(reading);
  if (!said) return false;
  const pair = margin ? priceAndCost(reading) : columnsBeside(reading, said);
  if (!pair) {
    if (
      said.kind === 'grammar' &&
      (said.word === 'share' || said.word === 'difference' || said.word === 'versus')
    )
      return false;
    reading.fail(said);
  }
  if (reading.has('average', 'median')) reading.fail(said);
  const [one, other] = pair;
  const isShare = !margin && reading.has('over', 'share');
  const isOfEachRow =
    one.of.by === undefined && !isShare && isRanked(reading) && reading.query.dimensions.length === 0;
  const isLess =
    said.kind === 'grammar' && said.word === 'versus' && reading.words('more')[0]?.isMore === false;
  reading.use(...reading.words('more'));
  reading.use(said, one.token, other.token, ...reading.words('share'), ...reading.words('rest'));
  if (margin || isOfEachRow) {
    const of: ColumnRef = { ...one.of, by: { how: 'minus', column: other.of.column } };
    return rankRows(reading, asked, of, said);
  }
  if (!isAdditive(one.column) || !isAdditive(other.column)) reading.fail(said);
  addReckoned(
    reading,
    asked,
    [
      { aggregate: 'sum', of: isLess ? other.of : one.of },
      { aggregate: 'sum', of: isLess ? one.of : other.of },
    ],
    isShare ? 'divided_by' : apart(reading) === said ? 'apart' : 'minus',
    said,
  );
  return true;
}

const isRanked = (reading: QuestionReading) => reading.has('most', 'top', 'longest');

/** 占 with a column of numbers on both sides of it. */
function sharedBetween(reading: QuestionReading): QuestionToken | undefined {
  return reading.words('share').find((token) => {
    const at = reading.tokens.indexOf(token);
    const [before, behind] = [reading.tokens[at - 1], reading.tokens[at + 1]];
    return [before, behind].every(
      (one) => one?.kind === 'column' && resolveColumn(one, isNumber, true) !== null,
    );
  });
}

const apart = (reading: QuestionReading): QuestionToken | undefined => reading.words('difference')[0];

/** The two columns of numbers that are said, the first first. */
function columnsBeside(reading: QuestionReading, said: QuestionToken) {
  const columns = reading.unused.flatMap((token) => {
    const resolved = token.kind === 'column' ? resolveColumn(token, isNumber, true) : null;
    return resolved && token.kind === 'column' ? [{ ...resolved, token }] : [];
  });
  const [one, other, ...more] = columns;
  if (!one || !other || more.length > 0 || one.of.column === other.of.column) return null;
  // 收入和支出相差: with 减 and 占 the word stands between.
  const isBetween = one.token.end <= said.start && said.end <= other.token.start;
  const isBefore = /[a-z]/i.test(said.text) && said.end <= one.token.start;
  const isApart = said.kind === 'grammar' && said.word === 'difference';
  return isBetween || isBefore || isApart ? ([one, other] as const) : null;
}

/** 毛利: what is asked for a thing less what it cost. */
function priceAndCost(reading: QuestionReading) {
  const find = (label: RegExp) => reading.columns((column) => isNumber(column) && label.test(column.label));
  const [price, ...prices] = find(/售价|卖价|销售价|零售价|selling price|sale price/i);
  const [cost, ...costs] = find(/进价|成本价|采购价|单位成本|purchase price|unit cost/i);
  if (!price || !cost || prices.length + costs.length > 0) return null;
  const asPart = (column: typeof price) => ({ column, of: reading.refOf(column), token: undefined });
  return [asPart(price), asPart(cost)] as const;
}

/** Rows by what is reckoned in each: 毛利最高的商品, 审理时间最长的案件. */
function rankRows(
  reading: QuestionReading,
  asked: AskedGroups,
  of: ColumnRef,
  place: QuestionToken,
): boolean {
  const [most] = [...reading.words('longest'), ...reading.words('most')];
  const [dimension, ...more] = reading.query.dimensions;
  if (!most || more.length > 0) reading.fail(place);
  // Of a name that comes once the row is meant, of others nobody knows which of theirs.
  if (dimension && !reading.isUnique(dimension.of)) reading.fail(place);
  if (dimension) reading.dropDimensions();
  const [top] = reading.words('top');
  const number = reading.unused.find((token) => token.kind === 'number');
  reading.use(most, top, number, ...reading.words('each_row'), ...reading.words('how_much'));
  reading.addOrder({ by: { of }, descending: most.isDescending }, most);
  const count = top?.count ?? (number?.kind === 'number' ? Number(number.value) : 1);
  reading.setLimit(asked.isMany && !top && !number ? 10 : count, top ?? number ?? most);
  return true;
}

/** 平均审理天数, 从签订到到期平均多少天, 审理时间最长的案件. */
function takeDays(reading: QuestionReading, asked: AskedGroups): boolean {
  const [word] = [...reading.words('days'), ...reading.words('longest')];
  if (!word) return false;
  // 审理超过300天的案件 compares them.
  if (reading.has('bound', 'bound_behind') && !reading.has('average', 'median', 'longest', 'most'))
    return false;
  const of = daysSaid(reading);
  if (!of) reading.fail(word);
  const [average] = [...reading.words('average'), ...reading.words('median')];
  const [longest] = reading.words('longest');
  const [most] = reading.words('most');
  reading.use(...reading.words('days'));
  if (average) {
    reading.use(average);
    const aggregate = average.word === 'median' ? 'median' : 'average';
    const index = reading.addMeasure({ aggregate, of, compare: null }, average);
    takeFirst(reading, asked, index);
    reading.use(...reading.words('how_much'));
    return true;
  }
  if (reading.query.dimensions.length === 0 && !longest && !most) {
    // 一共多少天 of one row, or of all: nobody knows.
    reading.fail(word);
  }
  const dimension = reading.query.dimensions[0];
  if (asked.isEach && dimension && (longest ?? most)) {
    const isLong = (longest ?? most)?.isDescending ?? true;
    reading.use(longest, most);
    reading.addMeasure({ aggregate: isLong ? 'max' : 'min', of, compare: null }, word);
    return true;
  }
  return rankRows(reading, asked, of, word);
}

/** 人均加班费, 月均支出: a sum by how many people, or months, there are. */
function takePerHead(reading: QuestionReading, asked: AskedGroups): boolean {
  const [head] = reading.words('per_head');
  const [period] = reading.words('per_period');
  const said = head ?? period;
  if (!said) return false;
  if (head && period) reading.fail(head, period);
  reading.use(said);
  const second = head
    ? { aggregate: 'count_distinct' as const, of: peopleOf(reading, head) }
    : { aggregate: 'count_distinct' as const, of: requireDate(reading, said).of, part: period?.part };
  if (second.of === null) reading.fail(said);
  const [measured, ...more] = measuredColumns(reading, true);
  if (!measured || more.length > 0 || !isAdditive(measured.column)) reading.fail(said);
  const sum: Figure = { aggregate: 'sum', of: measured.of };
  reading.addMeasure({ ...sum, compare: null }, measured.place, measured.others);
  if (head) reading.addMeasure({ aggregate: 'count_distinct', of: second.of, compare: null }, said);
  const index = reading.addMeasure(
    { ...sum, compare: null, against: { ...second, how: 'divided_by' } },
    said,
  );
  takeFirst(reading, asked, index);
  reading.use(...reading.words('how_much'), ...reading.words('average'));
  return true;
}
