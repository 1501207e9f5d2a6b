import { type AskedTable, columnOf } from '../sql/asked-tables.ts';
import { type DirectionColumn, directionOf } from './directions.ts';
import { columnFinder } from './find-columns.ts';
import { type ColumnValues, valueFinder } from './find-values.ts';
import { flatQuestion } from './flat-question.ts';
import { grammarAt } from './grammar-words.ts';
import type { QuestionToken, ValueCandidate } from './question-token.ts';
import { readAmount } from './read-amount.ts';
import { readTime, type TimeContext } from './read-time.ts';
import { rowNouns } from './row-nouns.ts';

/** What somebody asks of one table. */
export interface TableAsking {
  question: string;
  table: AskedTable;
  dictionary: readonly ColumnValues[];
  time: TimeContext;
}

/** A label that is exactly said outweighs a fixed word of the same length. */
const SURE = 80;

/** Reads a question word by word, each time the longest that stands there; of equal ones cells before columns before words of the grammar. */
export function tokenise({ question, table, dictionary, time }: TableAsking): QuestionToken[] {
  const flat = flatQuestion(question);
  const columnAt = columnFinder(table);
  const values = valueFinder(table, dictionary);
  const nouns = rowNouns(table, dictionary);
  const direction = directionOf(table, dictionary);
  // 给周小北转账 goes out, where a column says in or out.
  const toWhom = (text: string, from: number) => {
    const whom = direction && text[from] === '给' ? values.at(text, from + 1) : null;
    if (!direction || !whom?.candidates.some(({ column }) => column.meaning === 'name')) return null;
    return { end: from + 1, candidates: [outOf(table, direction)] };
  };
  const tokens: QuestionToken[] = [];
  const push = (end: number, read: DistributiveOmit<QuestionToken, 'start' | 'end' | 'text'>, from: number) =>
    tokens.push({ ...read, start: from, end, text: question.slice(from, end) } as QuestionToken);
  for (let at = 0; at < flat.length; ) {
    const quoted = /[“"「'‘]([^“”"「」'‘’]{1,60})[”"」'’]/y;
    quoted.lastIndex = at;
    const quote = quoted.exec(flat);
    if (quote) {
      const end = at + quote[0].length;
      const exact = values.at(flat, at + 1);
      if (exact && exact.end === end - 1) push(end, { kind: 'value', candidates: exact.candidates }, at);
      else push(end, { kind: 'quoted', value: question.slice(at + 1, end - 1) }, at);
      at = end;
      continue;
    }
    const value = values.at(flat, at) ?? toWhom(flat, at);
    const column = columnAt(flat, at);
    const grammar = grammarAt(flat, at);
    const when = readTime(flat, at, { ...time, year: lastYear(tokens) ?? time.year });
    const amount = readAmount(flat, at);
    const isSure = (column?.candidates[0]?.score ?? 0) >= SURE;
    const options: { end: number; take: () => void }[] = [];
    if (value)
      options.push({
        end: value.end,
        take: () => push(value.end, { kind: 'value', candidates: value.candidates }, at),
      });
    const takeColumn = column && {
      end: column.end,
      take: () => push(column.end, { kind: 'column', candidates: column.candidates }, at),
    };
    if (takeColumn && isSure) options.push(takeColumn);
    // 超过2000: a number, whatever years there are.
    const last = tokens.at(-1);
    const isBounded = last?.kind === 'grammar' && last.word === 'bound';
    if (when && !(isBounded && /^\d{4}$/.test(flat.slice(at, when.end))))
      options.push({ end: when.end, take: () => push(when.end, { kind: 'time', range: when.range }, at) });
    if (grammar)
      options.push({
        end: grammar.end,
        take: () =>
          push(
            grammar.end,
            grammar.word === 'filler' ? { kind: 'filler' } : { kind: 'grammar', ...grammar.word },
            at,
          ),
      });
    if (amount)
      options.push({
        end: amount.end,
        take: () => push(amount.end, { kind: 'number', value: amount.value, unit: amount.unit }, at),
      });
    if (takeColumn && !isSure) options.push(takeColumn);
    const noun = nounAt(nouns, flat, at);
    if (noun !== null)
      options.push({ end: noun, take: () => push(noun, { kind: 'grammar', word: 'row_noun' }, at) });
    const best = options.reduce<(typeof options)[number] | null>(
      (one, other) => (one === null || other.end > one.end ? other : one),
      null,
    );
    if (best) {
      best.take();
      at = best.end;
    } else {
      push(at + 1, { kind: 'left' }, at);
      at += 1;
    }
  }
  return settleLeft(joinLeft(tokens, question), table, values);
}

const outOf = (table: AskedTable, { of, out, how }: DirectionColumn): ValueCandidate => ({
  of,
  column: columnOf([table], of),
  value: out,
  how,
});

/** Where the longest word ends that stands at a place and says what a row is. */
function nounAt(nouns: readonly string[], flat: string, at: number): number | null {
  const said = nouns.filter((noun) => flat.startsWith(noun, at));
  const end = at + Math.max(...said.map(({ length }) => length));
  const cuts = (place: number) =>
    /[a-z0-9]/.test(flat[place - 1] ?? '') && /[a-z0-9]/.test(flat[place] ?? '');
  return said.length > 0 && !cuts(at) && !cuts(end) ? end : null;
}

/** 2024年3月和2月: the year of the time before. */
function lastYear(tokens: readonly QuestionToken[]): number | null {
  const last = tokens.findLast((token) => token.kind === 'time');
  const year = last?.kind === 'time' && last.range.part !== null && last.range.from?.slice(0, 4);
  return year && /\d{2}年|今年|去年|前年/.test(last.text) ? Number(year) : null;
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** Signs nobody could place, beside one another, are one stretch. */
function joinLeft(tokens: readonly QuestionToken[], question: string): QuestionToken[] {
  const joined: QuestionToken[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (token.kind === 'left' && last?.kind === 'left')
      joined[joined.length - 1] = { ...last, end: token.end, text: question.slice(last.start, token.end) };
    else joined.push(token);
  }
  return joined;
}

/** What is left may be the table's own name, or a part of what cells say: 华为 of 华为技术有限公司. */
function settleLeft(
  tokens: readonly QuestionToken[],
  table: AskedTable,
  values: ReturnType<typeof valueFinder>,
): QuestionToken[] {
  const label = flatQuestion(table.label);
  return tokens.map((token, index): QuestionToken => {
    if (token.kind !== 'left' && token.kind !== 'quoted') return token;
    const { start, end, text } = token;
    if (
      token.kind === 'left' &&
      (text.length > 1 || label === flatQuestion(text)) &&
      label.includes(flatQuestion(text))
    )
      return { start, end, text, kind: 'table' };
    // 支出金额 of a column 支出.
    const before = tokens[index - 1];
    const isOfFigure =
      before?.kind === 'column' && before.candidates.every(({ column }) => column.kind === 'number');
    if (isOfFigure && /^(?:金额|数额|总额)$/.test(text)) return { start, end, text, kind: 'filler' };
    // Sales, where no column is called so, are the amounts.
    if (/^(?:sales|turnover|value|销售额|营业额)$/i.test(text.trim()))
      return { start, end, text, kind: 'grammar', word: 'sum' };
    const words = token.kind === 'quoted' ? token.value : text;
    const candidates = words.trim().length > 1 ? values.containing(words.trim()) : [];
    return candidates.length > 0 ? { start, end, text, kind: 'value', candidates } : token;
  });
}
