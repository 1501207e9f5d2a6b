import type { Aggregate, FilterOperator } from '@mingfa/contract/table-query';
import { multiplyDecimals } from '../values/exact-decimal.ts';
import type { QuestionReading, WordPlace } from './question-reading.ts';
import type { Bound, QuestionToken } from './question-token.ts';
import {
  type ColumnToken,
  defaultAmount,
  isAdditive,
  isNumber,
  isText,
  type ResolvedColumn,
  resolveColumn,
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
  if (number?.kind !== 'number') return null;
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
  let isCount = bound.unit === 'rows';
  const taken: QuestionToken[] = [...said];
  for (let at = bound.from - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (!token || reading.isUsed(token)) break;
    const word = wordOf(token) ?? '';
    const resolved: ResolvedColumn | null =
      isColumn(token) && !column ? resolveColumn(token, isNumber) : null;
    if (resolved) column = resolved;
    else if (word === 'each_row') isEachRow = true;
    // How many … over 1000 asks for a number; 次数超过3次 compares one.
    else if (word === 'count_rows' && !/^(?:how|number|count|多少|几)/i.test(token.text)) isCount = true;
    else if (AGGREGATES[word] && !aggregate) aggregate = AGGREGATES[word];
    else break;
    taken.push(token);
    start = token.start;
  }
  const where: WordPlace = { start, end: last.end };
  // 合计超过100万的供应商, 次数超过3次的客户: only groups have such figures.
  if ((isCount || aggregate) && query.dimensions.length === 0) takeOnlyEntity(reading);
  const isGrouped = query.dimensions.length > 0;
  if (bound.unit === 'things') reading.fail(where);
  if (isCount) {
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
    const namesText = resolveColumn(behind, isText, true) !== null;
    column = namesText ? null : resolveColumn(behind, isNumber);
    if (column) taken.push(behind);
  }
  column ??= defaultAmount(reading);
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
    reading.addFilter(
      { of: column.of, operator: operatorOf(bound), values: bound.values, part: null },
      where,
      column.others,
    );
    return;
  }
  const measure = { aggregate: aggregate ?? 'sum', of: column.of, compare: null };
  if (measure.aggregate === 'sum' && !isAdditive(column.column)) reading.fail(where);
  addHaving(reading, bound, reading.addMeasure(measure, where, column.others), where);
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

/** 5% is compared with rates, yuan with amounts. */
function fits({ unit }: SaidBound, { column }: ResolvedColumn): boolean {
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
