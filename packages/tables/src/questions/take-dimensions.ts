import { isThing } from './is-thing.ts';
import { partiesOf } from './people-of.ts';
import { type QuestionReading, unsaid } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import {
  type ColumnToken,
  isDay,
  isNumber,
  isText,
  namesPlainly,
  type ResolvedColumn,
  resolveColumn,
} from './resolve-columns.ts';
import { requireDate } from './take-times.ts';

/** What was asked for: which ones, one or many, or rows. */
export interface AskedGroups {
  /** 哪个供应商, 谁: one is looked for. */
  isOne: boolean;
  /** 哪些供应商, 有哪些: several are. */
  isMany: boolean;
  /** Where it is asked which: what is compared behind it is the figure of a group. */
  which: QuestionToken | null;
  /** 哪些付款: rows are listed. */
  isRows: boolean;
  /** 各部门, 每月: a figure is told for each of them. */
  isEach: boolean;
}

const isColumn = (token: QuestionToken | undefined): token is ColumnToken => token?.kind === 'column';
const isWord = (token: QuestionToken | undefined, word: string) =>
  token?.kind === 'grammar' && token.word === word;

/** Takes what rows are put together by: 按部门和月份, 各供应商, 每月, 哪个客户, 供应商排名. */
export function takeDimensions(reading: QuestionReading): AskedGroups {
  const asked: AskedGroups = { isOne: false, isMany: false, which: null, isRows: false, isEach: false };
  for (const [index, token] of reading.tokens.entries()) {
    if (token.kind !== 'grammar' || reading.isUsed(token)) continue;
    if (token.word === 'part' || token.word === 'which_part') takePart(reading, token, asked);
    else if (token.word === 'by') {
      const before = reading.query.dimensions.length;
      takeBy(reading, token, index);
      if (reading.query.dimensions.length > before) asked.isEach = true;
    } else if (token.word === 'which') takeWhich(reading, token, index, asked);
  }
  if (reading.query.dimensions.length === 0) takeApart(reading);
  if (reading.query.dimensions.length === 0) takeEntity(reading);
  return asked;
}

function takePart(
  reading: QuestionReading,
  token: Extract<QuestionToken, { kind: 'grammar'; word: 'part' | 'which_part' }>,
  asked: AskedGroups,
): void {
  // 最大的一笔收入是哪天: the row tells its day.
  if (token.word === 'which_part' && isOfOneRow(reading)) return;
  const date = requireDate(reading, token);
  reading.use(token);
  // 最后一次付款是哪天: the day itself is asked.
  if (token.word === 'which_part' && reading.has('edge')) return;
  reading.addDimension({ of: date.of, part: token.part, step: null }, token, date.others);
  // 每月 tells each month; 最高的月份 looks for one.
  if (/^(?:按|每|各|逐|分|历|by|per|each|every)|ly$/i.test(token.text)) asked.isEach = true;
  if (token.word === 'which_part') {
    asked.isOne = true;
    asked.which = token;
  }
}

/** 按, 各, 每个: the columns behind it, joined by 和. */
function takeBy(reading: QuestionReading, by: QuestionToken, index: number): void {
  const { tokens } = reading;
  let at = index + 1;
  // An order placed by Northwind.
  if (tokens[at]?.kind === 'value' && /[a-z]/i.test(by.text)) {
    reading.use(by);
    return;
  }
  if (['part', 'which_part', 'which'].some((word) => isWord(tokens[at], word))) {
    reading.use(by);
    return;
  }
  // 按签订年份: the part says it all, the column which date.
  if (isColumn(tokens[at]) && isWord(tokens[at + 1], 'part') && isOfDays(tokens[at])) {
    reading.use(by);
    return;
  }
  // 按日期排序 is an order.
  if (isColumn(tokens[at]) && ['sort', 'order'].some((word) => isWord(tokens[at + 1], word))) {
    reading.use(by);
    return;
  }
  const kind = /[类种]/.test(by.text) && isThing(reading, tokens[at]) ? kindOfRows(reading) : null;
  if (kind) {
    reading.use(by, tokens[at]);
    reading.addDimension({ of: kind, part: null, step: null }, by);
    return;
  }
  let taken = 0;
  while (isColumn(tokens[at])) {
    const column = tokens[at];
    if (!isColumn(column)) break;
    const resolved = resolveColumn(column, isText, true) ?? resolveColumn(column, isDay, true);
    if (!resolved) break;
    takeColumn(reading, column, resolved, taken === 0 ? by : column);
    taken += 1;
    if (!isWord(tokens[at + 1], 'and') || !isColumn(tokens[at + 2])) break;
    const next = tokens[at + 2];
    // 各供应商和金额: the amount is no group.
    if (!isColumn(next) || !(resolveColumn(next, isText, true) ?? resolveColumn(next, isDay, true))) break;
    reading.use(tokens[at + 1]);
    at += 2;
  }
  if (taken > 0) {
    reading.use(by);
    return;
  }
  const column = tokens[at];
  const isOrder =
    isColumn(column) &&
    resolveColumn(column, isNumber) !== null &&
    reading.has('order', 'sort', 'top', 'most', 'rank');
  if (!isOrder) reading.fail(by);
  reading.use(by);
}

/** 各类合同: by the one column that says of which kind a row is. */
function kindOfRows(reading: QuestionReading) {
  const [only, ...more] = reading.columns(
    (column) => isText(column) && /类型|类别|种类|品类|分类|案由|^type$|category/i.test(column.label),
  );
  return only && more.length === 0 ? reading.refOf(only) : null;
}

const isOfDays = (token: QuestionToken | undefined): boolean =>
  isColumn(token) && token.candidates.every(({ column }) => isDay(column));

function takeColumn(
  reading: QuestionReading,
  token: ColumnToken,
  { column, of, others }: ResolvedColumn,
  from: QuestionToken,
): void {
  reading.use(token);
  const part = column.kind === 'time' ? 'day' : null;
  reading.addDimension({ of, part, step: null }, { start: from.start, end: token.end }, others);
}

function takeWhich(
  reading: QuestionReading,
  which: Extract<QuestionToken, { kind: 'grammar'; word: 'which' }>,
  index: number,
  asked: AskedGroups,
): void {
  const { tokens } = reading;
  reading.use(which);
  if (isOfOneRow(reading)) return;
  if (takeHigher(reading, which, asked)) return;
  const [before, behind] = [tokens[index - 1], tokens[index + 1]];
  const isMany = which.isMany && !(isColumn(behind) && /^[a-z ]+[^s]$/i.test(behind.text));
  const entity = (token: QuestionToken | undefined) =>
    isColumn(token) && !reading.isUsed(token)
      ? (resolveColumn(token, isText, true) ?? resolveColumn(token, isDay, true))
      : null;
  // 没签合同的人: what they lack is no group.
  const isLacked = isWord(tokens[index - 2], 'without');
  const [next, last] = [entity(behind), isLacked ? null : entity(before)];
  const chosen = next ?? last;
  const token = next ? behind : before;
  const isPerson = /谁|who|人/i.test(which.text);
  if (chosen && isColumn(token)) {
    takeColumn(reading, token, chosen, token.start < which.start ? token : which);
  } else if (!isPerson && [before, behind].some((one) => isThing(reading, one))) {
    // 2025年到期的合同有哪些.
    asked.isRows = true;
    return;
  } else if (!isPerson && !isColumn(behind) && isColumn(before) && resolveColumn(before, isNumber, true)) {
    // 超过8万的收入有哪些.
    asked.isRows = true;
    return;
  } else if (!isPerson && reading.has('each_row')) {
    // 单笔超过5万的有哪些.
    asked.isRows = true;
    return;
  } else if (!isPerson && (isWord(behind, 'row_noun') || isWord(behind, 'list') || isColumn(behind))) {
    asked.isRows = true;
    return;
  } else if (!isPerson && isOfNumberedRows(reading, which)) {
    // 今年到期的有哪些, of a list of contracts: two of one customer are two.
    asked.isRows = true;
    return;
  } else if (isColumn(before) && !isLacked && reading.isUsed(before)) {
    // 各部门分别是哪些: said already.
  } else {
    const [only, ...more] = partiesOf(reading, which);
    if (!only || more.length > 0) reading.fail(which);
    reading.addDimension({ of: reading.refOf(only), part: null, step: null }, which);
  }
  asked.which = which;
  if (isMany) asked.isMany = true;
  else asked.isOne = true;
}

/** Rows that each have a number of their own are meant where nothing else is named or counted. */
const isOfNumberedRows = (reading: QuestionReading, which: QuestionToken): boolean =>
  which.text.includes('哪些') &&
  (reading.tokens.every(({ kind }) => kind !== 'number') || isOwnFigureBounded(reading, which)) &&
  reading
    .columns(({ meaning }) => meaning === 'code')
    .some((column) => reading.isUnique(reading.refOf(column)));

/** 合同金额超过10万的有哪些: each contract has one amount, and that is compared. */
function isOwnFigureBounded({ tokens, nouns }: QuestionReading, which: QuestionToken): boolean {
  const at = tokens.indexOf(which);
  const [figure, bound, number] = tokens.slice(Math.max(0, at - 3), at);
  return (
    number?.kind === 'number' &&
    isWord(bound, 'bound') &&
    isColumn(figure) &&
    nouns.some((noun) => figure.text.startsWith(noun))
  );
}

/** 最大的一笔, 金额最高的那笔: one row is looked for. */
const isOfOneRow = (reading: QuestionReading): boolean =>
  reading.has('most') &&
  reading.tokens.some(
    (token) => token.kind === 'number' && token.unit === 'rows' && Number(token.value) === 1,
  );

/** 周敏和何伟谁的金额高: each of the cells that are named, the higher first. */
function takeHigher(reading: QuestionReading, which: QuestionToken, asked: AskedGroups): boolean {
  const [more] = reading.words('more');
  const several = reading.query.filters.filter(({ operator }) => operator === 'in');
  const [cells] = several;
  if (!more || !cells || several.length > 1 || reading.has('versus', 'most')) return false;
  reading.use(more);
  reading.addDimension({ of: cells.of, part: null, step: null }, which);
  reading.query.order.push(reading.turned({ by: { measure: 0 }, descending: more.isMore }));
  asked.isEach = true;
  return true;
}

/** 货款和运费分别: each cell of a filter is a group. */
function takeApart(reading: QuestionReading): void {
  const [apart] = reading.words('separately');
  const several = reading.query.filters.filter(({ operator }) => operator === 'in');
  const [cells] = several;
  if (!apart || !cells || several.length > 1) return;
  reading.use(apart);
  reading.addDimension({ of: cells.of, part: null, step: null }, apart);
}

/** 供应商排名, 前十的客户, 类型占比: the one column beside these words. */
function takeEntity(reading: QuestionReading): void {
  const said = [
    ...reading.words('rank'),
    ...reading.words('share'),
    ...reading.words('separately'),
    ...reading.words('top'),
    ...reading.words('most'),
    ...reading.words('longest'),
  ];
  const isRows =
    reading.has('each_row') ||
    reading.words('top').some(({ isRows: rows }) => rows) ||
    reading.tokens.some((token) => token.kind === 'number' && token.unit === 'rows' && reading.has('most'));
  if (said.length > 0 && !isRows) takeOnlyEntity(reading);
}

/** The one column of texts that is named and nothing has taken: 合计超过100万的供应商. */
export function takeOnlyEntity(reading: QuestionReading): void {
  const all = reading.unused.flatMap((token) => {
    const resolved = isColumn(token) && resolveColumn(token, isText, true);
    return resolved && isColumn(token) && token.candidates.some((one) => namesPlainly(token, one))
      ? [{ token, resolved }]
      : [];
  });
  // 合同数量最多的客户: contracts are counted.
  const isCounted = (token: QuestionToken) =>
    isWord(reading.tokens[reading.tokens.indexOf(token) + 1], 'count_things');
  const named = all.length > 1 ? all.filter(({ token }) => !isCounted(token)) : all;
  const groups = named.length > 1 ? named.filter(({ token }) => !isThing(reading, token)) : named;
  const [only] = groups;
  if (only && groups.length === 1)
    reading.addDimension({ of: only.resolved.of, part: null, step: null }, only.token, only.resolved.others);
  if (only && groups.length === 1) reading.use(only.token);
}

/** A figure of groups that nobody named. */
export const impliedPlace = (reading: QuestionReading) =>
  unsaid(reading.tokens.at(-1) ?? { start: 0, end: 0 });
