import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { Aggregate } from '@mingfa/contract/table-query';
import { isAdditive } from './is-additive.ts';
import { isThing } from './is-thing.ts';
import { type MeasuredColumn, measuredColumns } from './measure-columns.ts';
import { peopleOf } from './people-of.ts';
import type { QuestionReading, WordPlace } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { isNumber, isText, resolveColumn } from './resolve-columns.ts';
import { countedByName, takeSide, takeWhoOwes } from './take-counts.ts';
import type { AskedGroups } from './take-dimensions.ts';

/** Takes what is first: 付款最多的供应商, 前十的客户, 最大的5笔, 最高工资, 供应商排名. True where something was asked so. */
export function takeRanking(reading: QuestionReading, asked: AskedGroups): boolean {
  const [most, ...moreMost] = reading.words('most');
  const [top, ...moreTop] = reading.words('top');
  const [rank, ...moreRank] = reading.words('rank');
  const [first] = [most, top, rank].filter((token) => token !== undefined);
  if (!first) return false;
  if ([...moreMost, ...moreTop, ...moreRank].length > 0) reading.fail(first);
  const number = numberBeside(reading, most);
  const rows = reading.words('each_row');
  const [group, ...moreGroups] = reading.query.dimensions;
  // 最贵的商品, each of which comes once: its group is its row.
  const isOneEach = group !== undefined && moreGroups.length === 0 && reading.isUnique(group.of);
  const isRows =
    rows.length > 0 ||
    (top?.isRows ?? false) ||
    asked.isRows ||
    number?.unit === 'rows' ||
    (!isOneEach && isBeforeRows(reading, most ?? top)) ||
    (most?.isSum === false && reading.words('list').some(({ text }) => /哪一?[份件张起宗笔条]/.test(text))) ||
    // The largest 5 expenses, 金额最大的五份合同.
    ((number?.unit === 'bare' || number?.unit === 'pieces') &&
      most?.isSum === false &&
      reading.query.dimensions.length === 0);
  const descending = most?.isDescending ?? true;
  const place: WordPlace = most ?? top ?? first;
  reading.use(most, top, rank, number, ...rows);
  if (isRows && reading.query.dimensions.length === 0) {
    const [column] = pricesSaid(reading, most) ?? measuredColumns(reading, true);
    if (!column || reading.has('count_rows', 'average')) reading.fail(first);
    reading.use(...reading.words('how_much'), ...reading.words('row_noun'), ...reading.words('which_part'));
    reading.addOrder({ by: { of: column.of }, descending }, place);
    reading.setLimit(top?.count ?? Number(number?.value ?? 1), place);
    return true;
  }
  if (isRows) reading.fail(first);
  // 各部门最高的金额 is one of each; 各部门付款最多的供应商 is more than a query can say.
  const isOfEach = asked.isEach && most !== undefined;
  if (isOfEach && (asked.which !== null || most.isSum)) reading.fail(most);
  if (reading.query.dimensions.length === 0 || isOfEach) {
    if (!most || most.isSum || top || rank || number) reading.fail(first);
    const columns = measuredColumns(reading, true);
    reading.use(...reading.words('how_much'));
    for (const column of columns)
      reading.addMeasure(
        { aggregate: descending ? 'max' : 'min', of: column.of, compare: null },
        place,
        column.others,
      );
    return true;
  }
  const index = rankedMeasure(reading, descending, most ?? top ?? rank ?? first, most?.isSum ?? true);
  reading.addOrder({ by: { measure: index }, descending }, place);
  const limit = top?.count ?? (number ? Number(number.value) : most && !asked.isMany && !rank ? 1 : null);
  if (limit !== null) reading.setLimit(limit, number ?? top ?? place);
  return true;
}

/** 最多的5个, the 5 largest. */
function numberBeside({ tokens }: QuestionReading, most: QuestionToken | undefined) {
  if (!most) return undefined;
  const at = tokens.indexOf(most);
  return [tokens[at + 1], tokens[at - 1]].find(
    (token): token is Extract<QuestionToken, { kind: 'number' }> =>
      token?.kind === 'number' &&
      token.unit !== 'money' &&
      token.unit !== 'share' &&
      /^[1-9]\d{0,3}$/.test(token.value),
  );
}

/** 金额最大的记录. */
function isBeforeRows(reading: QuestionReading, word: QuestionToken | undefined): boolean {
  const { tokens } = reading;
  const at = word ? tokens.indexOf(word) : -1;
  const [behind, next] = at < 0 ? [] : [tokens[at + 1], tokens[at + 2]];
  if (behind?.kind === 'grammar') return behind.word === 'row_noun';
  // Largest invoice is a row, largest invoice amount a figure.
  const isFigure = next?.kind === 'column' && next.candidates.some(({ column }) => isNumber(column));
  const isSum = word?.kind === 'grammar' && word.word === 'most' && word.isSum;
  return !isSum && !isFigure && isThing(reading, behind);
}

/** 最贵的商品: the one column of prices for which things are sold, where no figure is named. */
function pricesSaid(reading: QuestionReading, most: QuestionToken | undefined): MeasuredColumn[] | null {
  if (!most || !/贵|便宜|expensive|cheap/.test(most.text)) return null;
  if (reading.unused.some((token) => token.kind === 'column' && resolveColumn(token, isNumber, true)))
    return null;
  const prices = reading.columns((column) => isNumber(column) && PRICE.test(column.label));
  const sold = prices.filter(({ label }) => /售|卖|零售|sell|sale/i.test(label));
  const [price, ...more] = sold.length > 0 ? sold : prices;
  if (!price || more.length > 0) reading.fail(most);
  return [{ column: price, of: reading.refOf(price), others: [], place: most, isSaid: true }];
}

const PRICE = /价|price/i;

/** Groups by a figure that was reckoned, from the first on, where the first ones are asked. */
export function takeFirst(reading: QuestionReading, asked: AskedGroups, measure: number): void {
  const [most, ...moreMost] = [...reading.words('most'), ...reading.words('longest')];
  const [top, ...moreTop] = reading.words('top');
  const [rank] = reading.words('rank');
  const first = most ?? top ?? rank;
  if (!first) return;
  if (moreMost.length + moreTop.length > 0 || reading.query.dimensions.length === 0) reading.fail(first);
  const number = numberBeside(reading, most);
  reading.use(most, top, rank, number);
  reading.addOrder({ by: { measure }, descending: most?.isDescending ?? true }, first);
  const limit = top?.count ?? (number ? Number(number.value) : most && !asked.isMany ? 1 : null);
  if (limit !== null) reading.setLimit(limit, number ?? top ?? first);
}

/** The figure that groups are ranked by: a count where 笔数 or 人数 is said, else a sum, and of what adds up to nothing the highest. */
function rankedMeasure(
  reading: QuestionReading,
  descending: boolean,
  place: QuestionToken,
  isSum: boolean,
): number {
  const before = reading.tokens[reading.tokens.indexOf(place) - 1];
  const counts = reading.words('count_rows');
  // 案件最多的法院: what a row is is counted.
  if (
    counts.length > 0 ||
    (before?.kind === 'grammar' &&
      before.word === 'row_noun' &&
      (/记录|条目|record|row/.test(before.text) || isThing(reading, before)))
  ) {
    // 支出最多的渠道和笔数: ranked by the amount, and the count is no figure to rank by.
    if (counts[0] && before?.kind === 'column' && before.candidates.every(({ column }) => isNumber(column)))
      reading.fail(before);
    if (counts[0]) takeSide(reading, counts[0]);
    reading.use(...counts, counts.length > 0 ? undefined : before);
    return reading.addMeasure({ aggregate: 'count', of: null, compare: null }, place);
  }
  // 交易最多的: by number or by sum, nobody knows.
  if (before?.kind === 'grammar' && before.word === 'row_noun') reading.fail(place);
  const things = reading.words('count_things');
  if (things.length > 0) {
    reading.use(...things);
    if (things[0]) takeWhoOwes(reading, things[0]);
    const of = peopleOf(reading, things[0]);
    return reading.addMeasure({ aggregate: of ? 'count_distinct' : 'count', of, compare: null }, place);
  }
  const counted =
    isSum && before?.kind === 'column' && !reading.isUsed(before)
      ? resolveColumn(before, isCode, true)
      : null;
  // 合同最多的客户: as many contracts as there are numbers of them.
  if (counted && !reading.query.dimensions.some(({ of }) => of.column === counted.of.column)) {
    reading.use(before);
    return reading.addMeasure({ aggregate: 'count_distinct', of: counted.of, compare: null }, place);
  }
  // 合同最多的类型: what is named is counted, where it is no money.
  const thing = isSum ? countedByName(reading) : undefined;
  if (thing) {
    reading.use(thing);
    return reading.addMeasure({ aggregate: 'count', of: null, compare: null }, place);
  }
  const priced = place.kind === 'grammar' ? pricesSaid(reading, place) : null;
  const [column, ...more] = priced ?? measuredColumns(reading, true);
  if (!column || more.length > 0) reading.fail(place);
  const averages = reading.words('average');
  const medians = reading.words('median');
  reading.use(
    ...averages,
    ...medians,
    ...reading.words('sum'),
    ...reading.words('how_much'),
    ...reading.words('running'),
  );
  const aggregate: Aggregate =
    averages.length > 0
      ? 'average'
      : medians.length > 0
        ? 'median'
        : isAdditive(column.column)
          ? 'sum'
          : descending
            ? 'max'
            : 'min';
  const [dimension] = reading.query.dimensions;
  const isOneRow = dimension !== undefined && reading.isUnique(dimension.of);
  // Wages come each month: the highest of one, or of all, nobody knows.
  if (!isSum && !isOneRow && aggregate === 'sum' && /工资|薪|salary|wage/i.test(column.column.label))
    reading.fail(place);
  // 数量最多 of what cannot be added means nothing.
  if (isSum && (aggregate === 'max' || aggregate === 'min')) reading.fail(place);
  return reading.addMeasure(
    { aggregate, of: column.of, compare: null },
    column.isSaid ? column.place : place,
    column.others,
  );
}

const isCode = (column: TableColumn) => isText(column) && column.meaning === 'code';
