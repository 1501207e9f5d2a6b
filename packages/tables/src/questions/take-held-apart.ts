import type { TableFilter } from '@mingfa/contract/table-query';
import { addReckoned, type Figure } from './add-reckoned.ts';
import { isAdditive } from './is-additive.ts';
import { measuredColumns } from './measure-columns.ts';
import { periodsOf } from './periods.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { countedThing } from './take-counts.ts';
import type { AskedGroups } from './take-dimensions.ts';
import { requireDate, unusedTimes, withPresent } from './take-times.ts';

/** 2024年比2023年多支出多少, 东仓和西仓相差多少: one figure of two periods, or two cells. */
export function takeHeldApart(reading: QuestionReading, asked: AskedGroups): boolean {
  const [difference] = reading.words('difference');
  const [more] = reading.words('more');
  const said = difference ?? more;
  if (!said) return false;
  if (more && !reading.has('versus')) return false;
  if (reading.has('most', 'top', 'rank', 'average', 'median')) reading.fail(said);
  const pair = heldPeriods(reading, said) ?? heldCells(reading);
  if (!pair) reading.fail(said);
  reading.use(...reading.words('between').filter(({ text }) => /[a-z]/i.test(text)));
  reading.use(
    ...reading.words('difference'),
    ...reading.words('more'),
    ...reading.words('versus'),
    ...pair.tokens,
  );
  reading.use(...reading.words('reach').filter(({ text }) => /[a-z]/i.test(text)));
  const [one, other] = pair.filters;
  const figure = countedThing(reading) ?? summed(reading, said);
  const isLess = more?.isMore === false;
  const [first, second] = isLess ? [other, one] : [one, other];
  addReckoned(
    reading,
    asked,
    [
      { ...figure, only: [first] },
      { ...figure, only: [second] },
    ],
    more ? 'minus' : 'apart',
    said,
  );
  return true;
}

function summed(reading: QuestionReading, place: QuestionToken): Figure {
  const [column, ...others] = measuredColumns(reading, true);
  if (!column || others.length > 0 || !isAdditive(column.column)) reading.fail(place);
  return { aggregate: 'sum', of: column.of };
}

/** Two periods of the same length, each a filter; the rows of both are kept. */
function heldPeriods(reading: QuestionReading, said: QuestionToken) {
  const times = unusedTimes(reading);
  if (times.length === 0) return null;
  const both = withPresent(reading, times, said);
  const [one, other, ...rest] = times.length === 1 ? both.toReversed() : both;
  const { part = null } = one?.range ?? {};
  if (!one || !other || rest.length > 0 || part === null || part === 'week' || other.range.part !== part)
    reading.fail(...times);
  const date = requireDate(reading, one);
  const [first, second] = [one, other].map(({ range }): TableFilter => {
    const values = periodsOf(range, part);
    if (values?.length !== 1) reading.fail(...times);
    return { of: date.of, operator: 'equals', values, part };
  });
  if (!first || !second || first.values[0] === second.values[0]) reading.fail(...times);
  reading.use(...times);
  reading.addFilter(
    { of: date.of, operator: 'in', values: [...first.values, ...second.values], part },
    { start: Math.min(...times.map(({ start }) => start)), end: Math.max(...times.map(({ end }) => end)) },
    date.others,
  );
  return { filters: [first, second] as const, tokens: times as QuestionToken[] };
}

/** Two cells of one column. */
function heldCells(reading: QuestionReading) {
  const several = reading.query.filters.filter(
    ({ operator, values }) => operator === 'in' && values.length === 2,
  );
  const [cells] = several;
  if (
    !cells ||
    several.length > 1 ||
    reading.query.dimensions.some(({ of }) => of.column === cells.of.column)
  )
    return null;
  const filters = cells.values.map(
    (value): TableFilter => ({ of: cells.of, operator: 'equals', values: [value], part: null }),
  );
  const [one, other] = filters;
  return one && other ? { filters: [one, other] as const, tokens: [] as QuestionToken[] } : null;
}
