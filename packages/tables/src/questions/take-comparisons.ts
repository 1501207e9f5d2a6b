import type { TimePart } from '@mingfa/contract/table-query';
import { measuredColumns } from './measure-columns.ts';
import { periodDistance, periodName, periodsOf } from './periods.ts';
import type { QuestionReading, WordPlace } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { countedByName, countedThing } from './take-counts.ts';
import { requireDate, type TimeToken, unusedTimes, withPresent } from './take-times.ts';

/** Takes 环比, 同比, 增长, 今年比去年: figures of periods with their growth. True where one was asked. */
export function takeGrowth(reading: QuestionReading): boolean {
  const words = ['growth', 'growth_before', 'growth_on_year', 'versus'] as const;
  const said = words.flatMap((word) => reading.words(word) as QuestionToken[]);
  const [first] = said;
  if (!first) return false;
  if (reading.has('share', 'most', 'top', 'rank', 'running', 'average', 'median')) reading.fail(first);
  if (takeCellsApart(reading)) return false;
  const times = withPresent(reading, unusedTimes(reading), first);
  if (times.length > 2) reading.fail(...times);
  const date = requireDate(reading, first);
  const timed = reading.query.dimensions.find(
    ({ part, of }) => part !== null && of.column === date.of.column,
  );
  const part = timed?.part ?? partOf(reading, times);
  if (part === null || part === 'weekday' || part === 'hour') reading.fail(first);
  reading.use(...said, ...times);
  const dimension = reading.addDimension({ of: date.of, part, step: null }, first, date.others);
  const [one, other] = [...times].sort((a, b) => ((a.range.from ?? '') < (b.range.from ?? '') ? -1 : 1));
  let compare: 'growth' | 'growth_on_year' | null =
    reading.has('growth_on_year') && part !== 'year' ? 'growth_on_year' : 'growth';
  if (one && other) {
    if (part !== one.range.part || part !== other.range.part || timed) reading.fail(one, other);
    const distance = periodDistance(one.range, other.range);
    compare = distance === 'next' ? 'growth' : distance === 'year_later' ? 'growth_on_year' : null;
  }
  if (times.length > 0) show(reading, times, part, dimension);
  const place: WordPlace = first;
  const measured = takeBase(reading);
  for (const measure of measured) {
    reading.addMeasure({ ...measure, compare: null }, place);
    if (compare) reading.addMeasure({ ...measure, compare }, place);
  }
  return true;
}

/** Compare North and South: each cell that is named is a group. */
function takeCellsApart(reading: QuestionReading): boolean {
  const several = reading.query.filters.filter(({ operator }) => operator === 'in');
  const [cells] = several;
  const [versus] = reading.words('versus');
  if (!versus || !cells || several.length > 1 || unusedTimes(reading).length > 0) return false;
  if (reading.has('growth', 'growth_before', 'growth_on_year', 'more')) return false;
  reading.use(...reading.words('versus'));
  reading.addDimension({ of: cells.of, part: null, step: null }, versus);
  return true;
}

/** By which periods: said by 环比 (months, where nothing else is), or by the times that are compared. */
function partOf(reading: QuestionReading, times: readonly TimeToken[]): TimePart | null {
  const part = times[0]?.range.part ?? null;
  if (times.length === 2) return part;
  if (reading.has('growth_before'))
    return part === 'quarter'
      ? 'quarter'
      : part === 'year' || part === null || part === 'month'
        ? 'month'
        : null;
  if (part === 'month' || part === 'quarter' || part === 'half_year') return part;
  return part === 'year' || times.length === 0 ? 'year' : null;
}

/** Periods that are shown; the others are needed for what stands before them. */
function show(
  reading: QuestionReading,
  times: readonly TimeToken[],
  part: TimePart,
  dimension: number,
): void {
  const values = times.flatMap(({ range }) => {
    const periods = periodsOf(range, part);
    // A quarter has no half-year of its own.
    if (
      !periods ||
      (periods.length === 1 && range.part !== part && periodName(range.to ?? '', part) !== periods[0])
    )
      reading.fail(...times);
    return periods;
  });
  reading.query.shown.push({ dimension, values: [...new Set(values)] });
}

function takeBase(reading: QuestionReading) {
  const counted = countedThing(reading);
  const named = counted ? undefined : countedByName(reading);
  if (named) {
    reading.use(named);
    return [{ aggregate: 'count' as const, of: null }];
  }
  // Of what comes once, rows are counted: their shares add up.
  if (counted)
    return [counted.of && reading.isUnique(counted.of) ? { aggregate: 'count' as const, of: null } : counted];
  return measuredColumns(reading, true).map(({ of }) => ({ aggregate: 'sum' as const, of }));
}

/** Takes 占比: of each group, or of one cell among all (甲公司占总额的多少). True where one was asked. */
export function takeShare(reading: QuestionReading): boolean {
  const [share] = reading.words('share');
  if (!share) return false;
  if (reading.has('most', 'average', 'median', 'versus')) reading.fail(share);
  reading.use(...reading.words('share'));
  if (reading.query.dimensions.length === 0) {
    const [cell, ...more] = reading.query.filters.filter(
      ({ operator }) => operator === 'equals' || operator === 'in',
    );
    if (!cell || more.length > 0 || cell.part !== null) reading.fail(share);
    const at = reading.query.filters.indexOf(cell);
    const said = reading.pieces.find(({ kind, index }) => kind === 'filter' && index === at);
    const dimension = reading.addDimension(
      { of: cell.of, part: null, step: null },
      said ?? share,
      said?.others,
    );
    reading.query.filters.splice(at, 1);
    reading.pieces.splice(
      0,
      reading.pieces.length,
      ...reading.pieces.flatMap((piece) => {
        if (piece.kind !== 'filter' || piece.index === null) return [piece];
        if (piece.index === at) return [];
        return [{ ...piece, index: piece.index > at ? piece.index - 1 : piece.index }];
      }),
    );
    reading.query.shown.push({ dimension, values: cell.values });
  }
  for (const measure of takeBase(reading)) {
    const index = reading.addMeasure({ ...measure, compare: null }, share);
    reading.addMeasure({ ...measure, compare: 'share' }, share);
    if (reading.query.dimensions.every(({ part }) => part === null) && reading.query.order.length === 0)
      reading.query.order.push(reading.turned({ by: { measure: index }, descending: true }));
  }
  return true;
}
