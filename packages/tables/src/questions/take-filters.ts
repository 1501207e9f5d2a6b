import type { TableFilter } from '@mingfa/contract/table-query';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken, ValueCandidate } from './question-token.ts';
import { type ColumnToken, isText, resolveColumn } from './resolve-columns.ts';

type ValueToken = Extract<QuestionToken, { kind: 'value' }>;

interface ReadValue {
  token: QuestionToken;
  candidate: ValueCandidate;
  isDenied: boolean;
  isWritten: boolean;
}

const isWord = (token: QuestionToken | undefined, ...words: string[]): boolean =>
  token?.kind === 'grammar' && words.includes(token.word);
const isColumn = (token: QuestionToken | undefined): token is ColumnToken => token?.kind === 'column';

/** Takes the filters by cells: 甲公司, 部门是销售部, 不含退款, 除了甲公司以外, 摘要包含“借款”, 备注为空. */
export function takeFilters(reading: QuestionReading): void {
  const { tokens } = reading;
  takeEmpty(reading);
  const values: ReadValue[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'value') values.push(readValue(reading, token, index, values.at(-1)));
    else if (token.kind === 'quoted' || token.kind === 'left') {
      const written = readWritten(reading, token, index);
      if (written) values.push(written);
    }
  }
  for (const group of grouped(values)) {
    const [first] = group;
    if (!first) continue;
    const last = group.at(-1) ?? first;
    // 收入和支出 of a signed column: all of it, and no filter.
    if (
      first.candidate.how === 'sign' &&
      group.some(({ candidate }) => candidate.value !== first.candidate.value)
    )
      reading.fail(...group.map(({ token }) => token));
    reading.addFilter(filterOf(group, first), { start: first.token.start, end: last.token.end });
    if (first.candidate.how === 'sign' && first.candidate.value === '-' && !first.isDenied)
      reading.mirror(first.candidate.of);
  }
}

function filterOf(group: readonly ReadValue[], { candidate, isDenied, isWritten }: ReadValue): TableFilter {
  if (candidate.how === 'sign') return signOf(candidate, isDenied);
  const values = group.map((value) => value.candidate.value);
  const plain = { of: candidate.of, values, part: null };
  if (isWritten || candidate.how === 'contains')
    return { ...plain, operator: isDenied ? 'not_contains' : 'contains' };
  if (values.length > 1) return { ...plain, operator: isDenied ? 'not_in' : 'in' };
  return { ...plain, operator: isDenied ? 'not_equals' : 'equals' };
}

/** 支出 of a signed column is what is below nothing; without it, what is not. */
function signOf({ of, value }: ValueCandidate, isDenied: boolean): TableFilter {
  const [said, other] = value === '-' ? (['below', 'at_least'] as const) : (['above', 'at_most'] as const);
  return { of, operator: isDenied ? other : said, values: ['0'], part: null };
}

/** Words before a cell: its column, 等于, 包含, 不含. */
function before(reading: QuestionReading, index: number) {
  const { tokens } = reading;
  let at = index - 1;
  let isDenied = false;
  let isContained = false;
  while (isWord(tokens[at], 'not', 'contains') || isEquals(tokens[at])) {
    if (isWord(tokens[at], 'not')) isDenied = true;
    if (isWord(tokens[at], 'contains')) isContained = true;
    reading.use(tokens[at]);
    at -= 1;
  }
  const column = tokens[at];
  const isGroup = isWord(tokens[at - 1], 'by', 'which');
  if (isWord(tokens[at - 1], 'not') && isColumn(column))
    return { column, isGroup: false, isDenied: true, isContained, not: tokens[at - 1] };
  return { column: isColumn(column) ? column : undefined, isGroup, isDenied, isContained, not: undefined };
}

const isEquals = (token: QuestionToken | undefined) =>
  token?.kind === 'grammar' && token.word === 'bound' && token.bound === 'equals';

function readValue(
  reading: QuestionReading,
  token: ValueToken,
  index: number,
  last: ReadValue | undefined,
): ReadValue {
  const { tokens } = reading;
  const { column, isGroup, isDenied, isContained, not } = before(reading, index);
  const sameAs = (one: ColumnToken | undefined) =>
    one && token.candidates.find(({ of }) => one.candidates.some((other) => other.of.column === of.column));
  // A cell joined to the one before is of its column, and denied with it.
  const isJoined =
    last !== undefined && isWord(tokens[index - 1], 'and', 'versus') && tokens[index - 2] === last.token;
  const joined = isJoined
    ? token.candidates.find(({ of }) => of.column === last.candidate.of.column)
    : undefined;
  const behind = tokens[index + 1];
  const ofBefore = isGroup ? undefined : sameAs(column);
  const ofBehind = isColumn(behind) ? sameAs(behind) : undefined;
  const candidate =
    joined ?? ofBefore ?? ofBehind ?? (isOneColumn(token.candidates) ? token.candidates[0] : undefined);
  if (!candidate) reading.fail(token);
  reading.use(token);
  if (joined && isWord(tokens[index - 1], 'and')) reading.use(tokens[index - 1]);
  if (candidate === ofBefore) reading.use(column, not);
  else if (candidate === ofBehind && !isJoined && !ofBefore) reading.use(behind);
  let isOut = isDenied || (isJoined && last.isDenied);
  // 饮料类.
  if (behind?.kind === 'left' && /^[类款型]$/.test(behind.text) && candidate.column.meaning === 'category')
    reading.use(behind);
  const outside = outsideBehind(reading, index);
  if (outside) {
    reading.use(outside);
    isOut = true;
  }
  return { token, candidate, isDenied: isOut, isWritten: isContained };
}

/** 以外 behind this cell, or behind those joined to it. */
function outsideBehind({ tokens }: QuestionReading, index: number): QuestionToken | undefined {
  let at = index + 1;
  while (isWord(tokens[at], 'and') && tokens[at + 1]?.kind === 'value') at += 2;
  return isWord(tokens[at], 'outside') ? tokens[at] : undefined;
}

/** Words that no cell has, behind 包含 and a column of texts: taken as they are written. */
function readWritten(reading: QuestionReading, token: QuestionToken, index: number): ReadValue | null {
  const words = token.kind === 'quoted' ? token.value : token.text;
  const before_ = reading.tokens[index - 1];
  if (!isWord(before_, 'contains', 'not')) return null;
  const { column, isDenied, isContained, not } = before(reading, index);
  const resolved = column && resolveColumn(column, isText, true);
  if (!resolved || words.trim().length < 2) return null;
  reading.use(token, column, not);
  return {
    token,
    candidate: {
      of: resolved.of,
      column: resolved.column,
      value: words.trim(),
      how: isContained || isDenied ? 'contains' : 'equals',
    },
    isDenied,
    isWritten: true,
  };
}

function takeEmpty(reading: QuestionReading): void {
  for (const [index, token] of reading.tokens.entries()) {
    const operator = emptinessOf(reading, token, index);
    if (!operator) continue;
    // 摘要为空, 没有填摘要, without a remark.
    const [before_, behind] = [reading.tokens[index - 1], reading.tokens[index + 1]];
    const isBehind =
      token.text === 'without' || (/^(?:还|尚)?[没未]/.test(token.text) && !/的$/.test(token.text));
    const column = (
      token.text === 'without' ? [behind] : isBehind ? [behind, before_] : [before_, behind]
    ).find(isColumn);
    const resolved = column ? resolveColumn(column, () => true, true) : null;
    if (!column || !resolved) reading.fail(token);
    reading.use(token, column);
    reading.addFilter(
      { of: resolved.of, operator, values: [], part: null },
      { start: Math.min(column.start, token.start), end: Math.max(column.end, token.end) },
      resolved.others,
    );
  }
}

function emptinessOf(
  { tokens }: QuestionReading,
  token: QuestionToken,
  index: number,
): 'empty' | 'not_empty' | null {
  if (token.kind !== 'grammar') return null;
  if (token.word === 'empty' || token.word === 'not_empty') return token.word;
  // Orders without a region, at the end: no cell is left out.
  const isWithout = token.word === 'not' && token.text === 'without';
  return isWithout && isColumn(tokens[index + 1]) && tokens.length === index + 2 ? 'empty' : null;
}

const isOneColumn = (candidates: readonly ValueCandidate[]) =>
  new Set(candidates.map(({ of }) => of.column)).size === 1;

/** Cells of one column that are kept, or left out, together. */
function grouped(values: readonly ReadValue[]): ReadValue[][] {
  const groups = new Map<string, ReadValue[]>();
  for (const value of values) {
    const { candidate, isDenied, isWritten } = value;
    const key = `${candidate.of.column} ${isDenied} ${isWritten || candidate.how === 'contains'}`;
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups.values()];
}
