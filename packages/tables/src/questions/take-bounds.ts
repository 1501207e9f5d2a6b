import type { TableColumn } from '@mingfa/contract/dataset-table';
import type { Aggregate, FilterOperator } from '@mingfa/contract/table-query';
import { columnOf } from '../sql/asked-tables.ts';
import { multiplyDecimals } from '../values/exact-decimal.ts';
import { daysSaid } from './days-said.ts';
import { signedColumn } from './directions.ts';
import { isAdditive } from './is-additive.ts';
import { isThing } from './is-thing.ts';
import { moneyColumns } from './money-columns.ts';
import { paidSoFar } from './paid-so-far.ts';
import { peopleOf } from './people-of.ts';
import type { QuestionReading, WordPlace } from './question-reading.ts';
import type { Bound, QuestionToken } from './question-token.ts';
import {
  type ColumnToken,
  defaultAmount,
  isNumber,
  isText,
  type ResolvedColumn,
  resolveColumn,
  resolveFigure,
} from './resolve-columns.ts';
import { type AskedGroups, takeOnlyEntity } from './take-dimensions.ts';

type NumberToken = Extract<QuestionToken, { kind: 'number' }>;

/** A comparison as it stands: its numbers, and how they bound. */
interface SaidBound {
  operator: Bound | 'between';
  values: string[];
  unit: NumberToken['unit'];
  /** Places of its first and last token. */
  from: number;
  to: number;
}

const AGGREGATES: Partial<Record<string, Aggregate>> = {
  sum: 'sum',
  running: 'sum',
  how_much: 'sum',
  average: 'average',
  median: 'median',
};
const isColumn = (token: QuestionToken | undefined): token is ColumnToken => token?.kind === 'column';
const wordOf = (token: QuestionToken | undefined) => (token?.kind === 'grammar' ? token.word : null);

/** Takes comparisons with numbers: of rows (金额超过10万的记录), or of groups (哪个供应商超过100万). Where both can be meant, nothing is understood. */
export function takeBounds(reading: QuestionReading, asked: AskedGroups): void {
  for (let index = 0; index < reading.tokens.length; index += 1) {
    const bound = readBound(reading, index);
    if (!bound) continue;
    place(reading, asked, bound);
    index = bound.to;
  }
}

function readBound(reading: QuestionReading, index: number): SaidBound | null {
  const { tokens } = reading;
  const number = tokens[index];
  if (number && wordOf(number) === 'negative')
    return { operator: 'below', values: ['0'], unit: 'bare', from: index, to: index };
  if (number?.kind !== 'number' || reading.isUsed(number)) return null;
  const [before, behind] = [tokens[index - 1], tokens[index + 1]];
  const second = tokens[index + 2];
  if (wordOf(behind) === 'and' && second?.kind === 'number') {
    const isSaid =
      wordOf(before) === 'between' ||
      wordOf(tokens[index + 3]) === 'between' ||
      /^[到至~-]/.test(behind?.text ?? '');
    if (!isSaid) return null;
    const from = wordOf(before) === 'between' ? index - 1 : index;
    const to = wordOf(tokens[index + 3]) === 'between' ? index + 3 : index + 2;
    return { operator: 'between', values: rangeValues(number, second), unit: second.unit, from, to };
  }
  if (before?.kind === 'grammar' && before.word === 'bound')
    return { operator: before.bound, values: [number.value], unit: number.unit, from: index - 1, to: index };
  // 税率6%的合同.
  if (number.unit === 'share' && isColumn(before) && behind?.kind !== 'grammar')
    return { operator: 'equals', values: [number.value], unit: 'share', from: index, to: index };
  if (behind?.kind === 'grammar' && behind.word === 'bound_behind')
    return { operator: behind.bound, values: [number.value], unit: number.unit, from: index, to: index + 1 };
  return null;
}

/** 10到20万 is from 100,000 on. */
function rangeValues(first: NumberToken, second: NumberToken): string[] {
  const scale = /[万亿]/.exec(second.text)?.[0];
  const isBare = /^\d+(?:\.\d+)?$/.test(first.text.trim());
  const scaled =
    scale && isBare ? multiplyDecimals(first.value, scale === '万' ? '10000' : '100000000') : null;
  return [scaled !== null && Number(scaled) < Number(second.value) ? scaled : first.value, second.value];
}

function place(reading: QuestionReading, asked: AskedGroups, bound: SaidBound): void {
  const { tokens, query } = reading;
  const said = tokens.slice(bound.from, bound.to + 1);
  const [first, last] = [said[0], said.at(-1)];
  if (!first || !last) return;
  let start = first.start;
  let aggregate: Aggregate | null = null;
  let column: ResolvedColumn | null = null;
  let isEachRow = false;
  let isCount = bound.unit === 'rows' || bound.unit === 'pieces';
  const taken: QuestionToken[] = [...said];
  // 从报案到赔付超过90天.
  const lasting = bound.unit === 'time' && reading.has('reach', 'days') ? daysSaid(reading) : null;
  if (lasting) {
    column = { of: lasting, column: columnOf([reading.table], lasting), others: [] };
    reading.use(...reading.words('days'));
  }
  for (let at = bound.from - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (!token || reading.isUsed(token)) break;
    const word = wordOf(token) ?? '';
    const resolved: ResolvedColumn | null = isColumn(token) && !column ? resolveFigure(reading, token) : null;
    if (resolved) column = resolved;
    else if (word === 'each_row') isEachRow = true;
    // How many … over 1000 asks for a number; 次数超过3次 compares one.
    else if (word === 'days' && !column) {
      const of = daysSaid(reading);
      if (!of) reading.fail(token);
      column = { of, column: columnOf([reading.table], of), others: [] };
    } else if (word === 'rest' && !column) {
      const both = paidSoFar(moneyColumns(reading));
      if (!both) reading.fail(token);
      const of = { ...reading.refOf(both.whole), by: { how: 'minus' as const, column: both.paid.name } };
      column = { of, column: columnOf([reading.table], of), others: [] };
      isEachRow = true;
    } else if (word === 'count_rows' && !/^(?:how|number|count|多少|几)/i.test(token.text)) isCount = true;
    else if (AGGREGATES[word] && !aggregate) aggregate = AGGREGATES[word];
    else break;
    taken.push(token);
    start = token.start;
  }
  const where: WordPlace = { start, end: last.end };
  // 合计超过100万的供应商, 次数超过3次的客户: only groups have such figures.
  const next = tokens[bound.to + 1];
  // More than 30 orders, 超过30个订单; 大于100万的合同 are contracts.
  const countsThings =
    next !== undefined &&
    next.start - last.end <= (/[a-z]/i.test(next.text) ? 1 : 0) &&
    isThing(reading, next);
  const isOfRows = isCount || aggregate || (!column && (bound.unit === 'things' || countsThings));
  if (isOfRows && query.dimensions.length === 0) takeOnlyEntity(reading);
  const isGrouped = query.dimensions.length > 0;
  if (bound.unit === 'things' && !(isGrouped && countsThings)) {
    // 人数超过15人的部门.
    const [people, ...more] = reading.words('count_things');
    if (!people || more.length > 0 || !isGrouped || people.end > start) reading.fail(where);
    const of = peopleOf(reading, people);
    reading.use(...taken, people);
    const figure = { aggregate: of ? ('count_distinct' as const) : ('count' as const), of, compare: null };
    addHaving(reading, bound, reading.addMeasure(figure, where), where);
    return;
  }
  if (!column && !aggregate && isGrouped && countsThings && ['bare', 'things'].includes(bound.unit)) {
    isCount = true;
    reading.use(next);
  }
  if (isCount) {
    // 签了三份以上合同的: each row is one.
    if (bound.unit === 'pieces') {
      if (reading.nouns.length === 0 || column) reading.fail(where);
      taken.push(
        ...[tokens[bound.to + 1]].flatMap((token) => (token && isThing(reading, token) ? token : [])),
      );
    }
    if (!isGrouped || aggregate || bound.unit === 'money' || bound.unit === 'share') reading.fail(where);
    reading.use(...taken.filter(({ kind }) => kind !== 'column'));
    addHaving(
      reading,
      bound,
      reading.addMeasure({ aggregate: 'count', of: null, compare: null }, where),
      where,
    );
    return;
  }
  const behind = tokens[bound.to + 1];
  if (!column && isColumn(behind)) {
    // 大于100万的合同: contracts, whatever 合同金额 is.
    const namesText = isThing(reading, behind) || resolveColumn(behind, isText, true) !== null;
    column = namesText ? null : resolveFigure(reading, behind);
    if (column) taken.push(behind);
  }
  // 50岁以上 is said of an age, 20件以下 of no amount of money.
  const unit = /(?:岁|周岁|小时|平方米|平米|㎡|台|吨|公斤|件)$/.exec(
    first.kind === 'number' ? first.text : (said.find(({ kind }) => kind === 'number')?.text ?? ''),
  )?.[0];
  if (!column && reading.isReckoned) reading.fail(where);
  column ??= unit === undefined ? defaultAmount(reading) : columnOfUnit(reading, unit);
  if (!column || !fits(bound, column)) reading.fail(where);
  for (const token of reading.words('each_row')) {
    isEachRow = true;
    taken.push(token);
  }
  const kind = aggregate ? 'group' : isEachRow ? 'row' : kindOf(reading, asked, bound, column);
  if (kind === null || (kind === 'group' && (!isGrouped || (isEachRow && aggregate !== null))))
    reading.fail(where);
  reading.use(...taken);
  if (kind === 'row') {
    if (isOfUnknownSide(reading, bound, column)) reading.fail(where);
    reading.addFilter(
      { of: column.of, operator: operatorOf(bound), values: bound.values, part: null },
      where,
      column.others,
      remarkOnNegatives(reading, bound, column),
    );
    return;
  }
  const measure = { aggregate: aggregate ?? 'sum', of: column.of, compare: null };
  if (measure.aggregate === 'sum' && !isAdditive(column.column)) reading.fail(where);
  addHaving(reading, bound, reading.addMeasure(measure, where, column.others), where);
}

/**
 * 单笔超过10万 of a column whose signs say which way money went: by its size, or of what came in alone? Nobody said it. Where one side was, or an end is
 * below nothing itself, it was.
 */
function isOfUnknownSide(reading: QuestionReading, bound: SaidBound, resolved: ResolvedColumn): boolean {
  const signed = signedColumn(reading.table, reading.dictionary);
  return signed?.of.column === resolved.of.column && hasReversals(reading, bound, resolved);
}

/** Rows below nothing, such as reversals, in a column of amounts that is held against something above nothing. */
function hasReversals(
  reading: QuestionReading,
  { values }: SaidBound,
  { of, column }: ResolvedColumn,
): boolean {
  if (column.meaning !== 'amount' && column.meaning !== 'plain') return false;
  if (values.some((value) => Number(value) <= 0)) return false;
  const isSideSaid = reading.query.filters.some(
    (filter) => filter.of.column === of.column && filter.values.includes('0'),
  );
  return !isSideSaid && !of.by && reading.hasNegatives(of);
}

/** Cells are compared as they stand: what a chip says where some are below nothing. */
function remarkOnNegatives(reading: QuestionReading, bound: SaidBound, column: ResolvedColumn) {
  if (!hasReversals(reading, bound, column)) return undefined;
  return bound.operator === 'below' || bound.operator === 'at_most'
    ? { 'zh-CN': '（按原值比较，负数的行也在其中）', en: ' (as it stands: rows below zero are among them)' }
    : {
        'zh-CN': '（按原值比较，负数的行不在其中）',
        en: ' (as it stands: rows below zero are not among them)',
      };
}

/** Whether rows or groups are compared, where no word says it; null in doubt. */
function kindOf(
  reading: QuestionReading,
  asked: AskedGroups,
  { from }: SaidBound,
  { column }: ResolvedColumn,
): 'row' | 'group' | null {
  const { dimensions } = reading.query;
  const [dimension] = dimensions;
  if (!dimension || !isAdditive(column) || column.meaning === 'count') return 'row';
  if (dimensions.length === 1 && reading.isUnique(dimension.of)) return 'row';
  const at = reading.tokens[from]?.start ?? 0;
  if (asked.which) return asked.which.start < at ? 'group' : null;
  // 各部门超过1万的付款有几笔, 按月统计超过10万的付款合计: the figure comes behind.
  const isBehind = [
    ...reading.words('count_rows'),
    ...reading.words('sum'),
    ...reading.words('average'),
  ].some(({ start }) => start > at);
  return isBehind ? 'row' : null;
}

/** The one column that holds years of age, or how many there are. */
function columnOfUnit(reading: QuestionReading, unit: string): ResolvedColumn | null {
  const isFitting = ({ label, meaning }: TableColumn) =>
    unit.endsWith('岁') ? /年龄|岁数|\bage\b/i.test(label) : meaning === 'count';
  const [only, ...more] = reading.columns((column) => isNumber(column) && isFitting(column));
  return only && more.length === 0 ? { column: only, of: reading.refOf(only), others: [] } : null;
}

/** 5% is compared with rates, yuan with amounts. */
function fits({ unit }: SaidBound, { column }: ResolvedColumn): boolean {
  if (unit === 'time')
    return column.kind === 'number' && column.meaning !== 'amount' && column.meaning !== 'rate';
  if (unit === 'share') return column.meaning === 'rate';
  if (column.meaning === 'rate') return false;
  return unit !== 'money' || column.meaning === 'amount' || column.meaning === 'plain';
}

const operatorOf = ({ operator }: SaidBound): FilterOperator => operator;

function addHaving(
  reading: QuestionReading,
  { operator, values }: SaidBound,
  measure: number,
  where: WordPlace,
): void {
  reading.addHaving({ measure, operator, values }, where);
}
