import type { UnderstoodQuestion } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import type { AskedTable } from '../sql/asked-tables.ts';
import { compileQuery } from '../sql/compile-query.ts';
import { QueryProblem } from '../sql/query-problem.ts';
import type { ColumnValues } from './find-values.ts';
import { flatQuestion } from './flat-question.ts';
import { isThing } from './is-thing.ts';
import { nameRows } from './name-rows.ts';
import { opposesMeasure } from './opposing-words.ts';
import { NotUnderstood, QuestionReading, type WordPlace } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { defaultAmount, isDay, isNumber, namesColumn } from './resolve-columns.ts';
import { sideTurner } from './side-turner.ts';
import { takeBounds } from './take-bounds.ts';
import { takeGrowth, takeShare } from './take-comparisons.ts';
import { takeDimensions } from './take-dimensions.ts';
import { takeFilters } from './take-filters.ts';
import { takeHeldToToday } from './take-held-to-today.ts';
import { takeMeasures } from './take-measures.ts';
import { takeRanking } from './take-ranking.ts';
import { takeReckoning } from './take-reckonings.ts';
import { takeOrder, takeRows } from './take-rows.ts';
import { takeTimes } from './take-times.ts';
import { tokenise } from './tokenise.ts';
import { sayTurned, turnSides } from './turn-sides.ts';

/** A question to the tables of an analysis. */
export interface AskedQuestion {
  question: string;
  tables: readonly AskedTable[];
  /** What cells of columns say, as far as the caller knows it. */
  values: readonly ColumnValues[];
  /** The day on which is asked, `2025-03-01`. */
  today: string;
  language: Language;
}

/**
 * Reads words into a query, by rules alone. Every piece says which words it came from. Where words that carry meaning are left over, or two readings stand,
 * there is no query: a wrong answer is far worse than none.
 */
export function readQuestion(asked: AskedQuestion): UnderstoodQuestion {
  const readings = asked.tables.map((table) => readOfTable(asked, table));
  const understood = readings.filter(({ answer }) => answer.query !== null);
  const best = Math.max(...understood.map(({ fit }) => fit));
  const [only, ...more] = understood.filter(({ fit }) => fit === best);
  if (only && more.length === 0) return only.answer;
  if (only) return { query: null, pieces: [], leftOver: [wholeOf(asked.question)] };
  const nearest = readings.reduce<(typeof readings)[number] | null>(
    (one, other) => (one === null || other.fit > one.fit ? other : one),
    null,
  );
  if (!nearest) return { query: null, pieces: [], leftOver: [wholeOf(asked.question)] };
  const others = readings.filter((one) => one !== nearest);
  return { ...nearest.answer, leftOver: nearest.answer.leftOver.flatMap((left) => placedIn(left, others)) };
}

type LeftOver = UnderstoodQuestion['leftOver'][number];

/** Words that one table could not place, cut at those that are a column or a cell of another: the question needs both tables. */
function placedIn(
  left: LeftOver,
  others: readonly { label: string; tokens: readonly QuestionToken[] }[],
): LeftOver[] {
  for (const { label, tokens } of others) {
    const found = tokens.find(
      (token) =>
        token.start >= left.start && token.end <= left.end && token.end - token.start > 1 && isOwn(token),
    );
    if (found)
      return [
        ...(found.start > left.start ? [partOf(left, left.start, found.start)] : []),
        { start: found.start, end: found.end, text: found.text, table: label },
        ...(found.end < left.end ? [partOf(left, found.end, left.end)] : []),
      ];
  }
  return [left];
}

const partOf = (left: LeftOver, start: number, end: number): LeftOver => ({
  ...{ start, end },
  text: left.text.slice(start - left.start, end - left.start),
});

/** Whether words are a table's own: a cell, or all of a column's label. */
const isOwn = (token: QuestionToken): boolean =>
  token.kind === 'value' || (token.kind === 'column' && (token.candidates[0]?.score ?? 0) >= SURE_OF_COLUMN);
const SURE_OF_COLUMN = 80;

const wholeOf = (question: string) => ({ start: 0, end: question.length, text: question });

/** What one table makes of the question, and how many of its words are that table's own. */
function readOfTable(
  { question, values, today, language }: AskedQuestion,
  table: AskedTable,
): { answer: UnderstoodQuestion; fit: number; label: string; tokens: readonly QuestionToken[] } {
  const said = tokenise({
    question,
    table,
    dictionary: values,
    time: { today, year: onlyYear(table, values) },
  });
  const named = nameRows(said, table, values);
  const { tokens, turned, doubtful } = turnSides(question, named, sideTurner(table, values));
  const fit = tokens.reduce((sum, token) => sum + fitOf(token), 0);
  const own = { fit, label: table.label, tokens: said };
  const reading = new QuestionReading(tokens, { table, dictionary: values, today, language });
  const refused = (places: readonly WordPlace[]): UnderstoodQuestion => ({
    query: null,
    pieces: reading.pieces,
    leftOver: (places.length > 0 ? places : [wholeOf(question)]).map(({ start, end }) => ({
      start,
      end,
      text: question.slice(start, end),
    })),
  });
  try {
    if (doubtful.length > 0) reading.fail(...doubtful);
    build(reading);
    const left = reading.unused.filter((token) => !isSpare(reading, token));
    if (left.length > 0) return { ...own, answer: refused(left) };
    compileQuery(reading.query, [table], language);
    const told = turned.length > 0 ? sayTurned(reading, turned, language) : reading.pieces;
    const pieces = told.toSorted((one, other) => one.start - other.start);
    return { ...own, answer: { query: reading.query, pieces, leftOver: [] } };
  } catch (error) {
    if (error instanceof NotUnderstood) return { ...own, answer: refused(error.places) };
    if (error instanceof QueryProblem) return { ...own, answer: refused([]) };
    throw error;
  }
}

function build(reading: QuestionReading): void {
  const beyond = reading.words('beyond');
  if (beyond.length > 0 || reading.tokens.length === 0) reading.fail(...beyond);
  takeFilters(reading);
  const left = reading.unused.filter(({ kind }) => kind === 'left' || kind === 'quoted');
  if (left.length > 0) reading.fail(...left);
  const asked = takeDimensions(reading);
  const isReckoned = takeReckoning(reading, asked);
  const isGrowth = !isReckoned && takeGrowth(reading);
  takeHeldToToday(reading);
  takeTimes(reading);
  takeBounds(reading, asked);
  const isShare = !isReckoned && takeShare(reading);
  const isTold = isReckoned || isGrowth || isShare;
  if (!isTold && !takeRanking(reading, asked)) takeMeasures(reading, asked);
  takeOrder(reading);
  takeRows(reading, asked);
}

/** Words that say nothing more once the rest was understood. */
function isSpare(reading: QuestionReading, token: QuestionToken): boolean {
  const { query } = reading;
  if (token.kind === 'grammar') {
    if (['and', 'list', 'row_noun'].includes(token.word)) return true;
    // 2024年3月到5月之间, the share of … that went to each.
    if (token.word === 'between') return reading.tokens.some(({ kind }) => kind === 'time');
    // 除了工资，其他支出.
    if (token.word === 'outside')
      return /其/.test(token.text) && query.filters.some(({ operator }) => operator.startsWith('not_'));
    if (token.word === 'reach') return /[a-z]/i.test(token.text) || isFromWhom(reading, token);
    // 收入和支出分别: several figures, or several groups.
    if (token.word === 'separately') return query.measures.length + query.dimensions.length > 1;
    if (token.word === 'sum' || token.word === 'how_much')
      return query.measures.some(({ aggregate }) => aggregate === 'sum' || aggregate === 'count');
    return token.word === 'each_row' && query.measures.some(({ aggregate }) => aggregate === 'average');
  }
  // 男员工: what a person is called is said of the cell before it.
  if (token.kind === 'column' && isPersonBehind(reading, token)) return true;
  // What a row is says nothing beside a figure or rows.
  if (token.kind === 'column' && isThing(reading, token)) return true;
  if (token.kind !== 'column' || opposesMeasure(reading, token.text)) return false;
  if (saysWhichRows(reading, token)) return false;
  // What is measured or filtered already is said again.
  const isSaidAgain = token.candidates.some(({ of }) =>
    [
      ...query.measures.flatMap((measure) => measure.of ?? []),
      ...query.filters.map((filter) => filter.of),
    ].some(({ column }) => column === of.column),
  );
  if (isSaidAgain && token.candidates[0]?.column.kind !== 'text') return true;
  if (token.candidates.some((candidate) => namesColumn(token, candidate) && !isDay(candidate.column)))
    return false;
  // 支出 of 借方发生额 alone says which rows: only where there is no other amount it says nothing.
  const amount = defaultAmount(reading)?.column.name;
  if (token.candidates.every(({ column }) => isNumber(column) && column.name !== amount)) return false;
  // 付款 of 付款日期 and 付款方式 says what the table is about; 收款 of 收款人 says less.
  return token.candidates.some(({ column }) => column.meaning !== 'name' && column.meaning !== 'account');
}

/** 出资的股东, where some rows have no 出资额: not all rows are such, and nobody took the word. */
function saysWhichRows(
  reading: QuestionReading,
  { candidates }: Extract<QuestionToken, { kind: 'column' }>,
): boolean {
  const { measures, dimensions, filters } = reading.query;
  if (measures.length > 0 || dimensions.length === 0) return false;
  return candidates.some(
    ({ of, column }) =>
      isNumber(column) && !filters.some((filter) => filter.of.column === of.column) && reading.hasEmpty(of),
  );
}

/** 员工 of 男员工, where those are told apart by the cell alone. */
function isPersonBehind({ tokens }: QuestionReading, token: QuestionToken): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return (
    /^(?:员工|职工|人员|雇员|employees?|staff)$/i.test(token.text) &&
    before?.kind === 'value' &&
    before.end === token.start &&
    before.candidates.every(({ column }) => column.meaning !== 'name')
  );
}

/** 从张三收了多少: the cell and the word behind it say it all. */
function isFromWhom({ tokens, query }: QuestionReading, token: QuestionToken): boolean {
  const [whom, verb] = tokens.slice(tokens.indexOf(token) + 1);
  const isName = whom?.kind === 'value' && whom.candidates.every(({ column }) => column.meaning === 'name');
  const isOne = query.filters.filter(({ operator }) => operator !== 'between').length === 1;
  return isName && isOne && verb?.kind === 'column' && /^收/.test(verb.text);
}

function fitOf(token: QuestionToken): number {
  if (token.kind === 'table') return 3 * token.text.length;
  if (token.kind === 'value') return 2 * token.text.length;
  return token.kind === 'column' ? (token.text.length * (token.candidates[0]?.score ?? 0)) / 100 : 0;
}

/** The year of all days of the table's dates, where it is one. */
function onlyYear(table: AskedTable, values: readonly ColumnValues[]): number | null {
  const days = values
    .filter(
      ({ of }) =>
        of.table === table.name && table.columns.some((column) => column.name === of.column && isDay(column)),
    )
    .flatMap((one) => one.values.map((value) => flatQuestion(value).slice(0, 4)));
  const [year] = days;
  return year !== undefined && days.every((day) => day === year) ? Number(year) : null;
}
