import type { Contract, Line } from '../contracts/contract.ts';
import { ancestry } from '../contracts/contract-text.ts';
import { foldText } from '../contracts/match-words.ts';
import { type DocumentDate, readDocumentDates } from '../contracts/read-document-dates.ts';
import type { MoneyAmount } from '../contracts/read-money.ts';
import { type Sentence, sentencesOf } from '../contracts/sentences.ts';
import { findAmounts, type WrittenAmount } from '../figures/find-amounts.ts';
import { findDurations, type WrittenDuration } from '../figures/find-durations.ts';
import { findPercentages, type WrittenPercentage } from '../figures/find-percentages.ts';
import { examplesIn, opensExample } from './examples.ts';

/** A sentence of the document with what stands above it; figures in it are read once, when first asked for. */
export interface Passage {
  /** Signs that mean the same are one, character for character; `raw` has them as written. */
  text: string;
  raw: string;
  blockId: string;
  /** Offset of `raw` in its block. */
  start: number;
  section: 'preamble' | 'body' | 'signature' | 'annex';
  /** Headings of its clause and of those above, innermost last, divided by ` / `; of a table's row, with the words of its head. */
  heading: string;
  /** Of a row of a table: what its columns are called, and its cells; null elsewhere. */
  row: TableRow | null;
  /** Places of the passage that are still to be filled in. */
  open: readonly { start: number; end: number }[];
  /** Parts that are an example: what stands there is not agreed. */
  examples(): readonly { start: number; end: number }[];
  amounts(): readonly MoneyAmount[];
  periods(): readonly WrittenDuration[];
  dates(): readonly DocumentDate[];
  shares(): readonly WrittenPercentage[];
}

/** A row of a table under its head. */
interface TableRow {
  heads: readonly string[];
  /** Offsets count in the passage. */
  cells: readonly { text: string; start: number }[];
}

/** All passages of a document, and their text as one, divided by line breaks. */
export interface Passages {
  all: readonly Passage[];
  text: string;
  /** Where each begins in `text`. */
  starts: readonly number[];
}

const read = new WeakMap<Contract, Passages>();
/** Longer ones are sentences that begin a clause. */
const LONGEST_HEADING = 24;

/** The passages in the order opening, clauses, signatures, annexes; made once a contract. */
export function readPassages(contract: Contract): Passages {
  const known = read.get(contract);
  if (known) return known;
  const open = new Map<string, { start: number; end: number }[]>();
  for (const { span } of contract.placeholders) {
    const places = open.get(span.blockId);
    if (places) places.push(span);
    else open.set(span.blockId, [span]);
  }
  const all: Passage[] = [];
  const lines = [contract.preamble, ...contract.clauses.map((one) => one.lines), contract.unnumbered].flat();
  const isTicked = lines.some(({ text }) => TICKED.test(text));
  const add = (lines: readonly Line[], section: Passage['section'], heading: string) => {
    let heads: readonly string[] = [];
    for (const line of lines) {
      const spaced = spacedCellsOf(line.text);
      const isSpaced = spaced.length >= 3 && (isPriced(spaced) || spaced.length === heads.length);
      const cells = isSpaced ? spaced : cellsOf(line.text);
      if (cells.length < 3) heads = [];
      else if (isHead(cells)) heads = cells.map(({ text }) => text);
      const isRow = heads.length > 0 && cells.length >= heads.length - 1 && !isHead(cells);
      const folded = line.isTable ? withLabels(line.text, foldText(line.text)) : foldText(line.text);
      const above = [heading, cells.length === 0 ? leadOf(folded.slice(line.numberLength)) : '']
        .filter((one) => one !== '')
        .join(' / ');
      let isExample = isTicked && UNTICKED.test(line.text);
      for (const { text: raw, span } of sentencesOf(withoutNotes(line)).flatMap(cutAtStops)) {
        const places = (open.get(span.blockId) ?? [])
          .filter(({ start, end }) => start < span.end && end > span.start)
          .map(({ start, end }) => ({ start: start - span.start, end: end - span.start }));
        const { blockId, start } = span;
        const at = start - line.start;
        const isWhole = line.text.startsWith(raw, at);
        const text = isWhole ? folded.slice(at, at + raw.length) : foldText(raw);
        isExample ||= opensExample(text);
        const wholly = isExample ? [{ start: 0, end: text.length }] : null;
        all.push({
          text,
          raw,
          blockId,
          start,
          section,
          heading: isRow ? `${heading} / ${heads.join(' ')}` : above,
          row: isRow ? { heads, cells: cells.map((cell) => ({ ...cell, start: cell.start - at })) } : null,
          open: places,
          examples: once(() => wholly ?? examplesIn(text)),
          ...figuresOf(raw),
        });
      }
    }
  };
  add(contract.preamble, 'preamble', '');
  const annex: [readonly Line[], string][] = [];
  const headings = new Map(
    contract.clauses.map(({ id, heading }) => [
      id,
      heading.length <= LONGEST_HEADING ? foldText(heading) : '',
    ]),
  );
  for (const clause of contract.clauses) {
    const heading = ancestry(contract, clause)
      .map(({ id }) => headings.get(id) ?? '')
      .filter((one) => one !== '')
      .join(' / ');
    if (clause.section === 'annex') annex.push([clause.lines, heading]);
    else add(clause.lines, 'body', heading);
  }
  add(contract.unnumbered, 'body', '');
  add(contract.signature, 'signature', '');
  for (const [lines, heading] of annex) add(lines, 'annex', heading);
  const passages = joined(all);
  read.set(contract, passages);
  return passages;
}

/** Of options with boxes that stand each on its line the ticked one is agreed, and the others are not. */
const TICKED = /^[\s\d.、()（）*#>-]*[☑☒√✓✔■]/;
const UNTICKED = /^[\s\d.、()（）*#>-]*[☐□](?![^☐□]*[☐□☑☒√✓✔■])/;

/** A few words that begin a line as its heading: `押金。存货人于…`, `对价　转让价款为…`, `付款：每月…`. */
const leadOf = (text: string): string =>
  /^[\s*#◆●■·-]*(?:第[\d一二三四五六七八九十]+[条,、]?\s*)?([\u4e00-\u9fff、]{2,8})(?:[。:]|[ \u3000\t]{1,4}(?=\S{8}))/.exec(
    text,
  )?.[1] ?? '';

/** Cells between tabs, or between drawn lines. */
function cellsOf(text: string): { text: string; start: number }[] {
  const mark = text.includes('\t') ? '\t' : /^\s*[|│]/.test(text) ? /[|│]/ : null;
  if (mark === null) return [];
  let at = 0;
  const cells = text.split(mark).map((part) => {
    const start = at + (/^\s*/.exec(part)?.[0].length ?? 0);
    at += part.length + 1;
    return { text: part.trim(), start };
  });
  return mark === '\t' ? cells : cells.slice(1, -1);
}

/** Cells that stand apart by spaces alone; those of a text that was typed as a table. */
const spacedCellsOf = (text: string): { text: string; start: number }[] =>
  /[\t|│。；;]/.test(text)
    ? []
    : Array.from(text.matchAll(/\S+(?: \S+)*/g), ({ 0: cell, index }) => ({ text: cell, start: index }));

/** The head of a table of prices. */
const isPriced = (cells: readonly { text: string }[]) =>
  isHead(cells) && cells.some(({ text }) => /^(?:单价|价格|金额|运价|总价|小计|月?租金|费用)/.test(text));

/** A row of short words without figures; a line of dashes is none. */
const isHead = (cells: readonly { text: string }[]) =>
  cells.every(({ text }) => text.length <= 16 && !/\d/.test(text) && /[\u4e00-\u9fff]/.test(text));

/** A row of a label and its value, or of two such pairs, reads as `交货地点:合肥;交货期:三十日`. */
function withLabels(raw: string, folded: string): string {
  const cells = raw.split('\t');
  const isLabel = (cell: string | undefined) => cell !== undefined && /^[^\d:：]{2,12}$/.test(cell.trim());
  const isPairs =
    (cells.length === 2 || cells.length === 4) &&
    [cells[0], cells[2]].every((cell, index) => index * 2 >= cells.length || isLabel(cell));
  if (!isPairs) return folded;
  let seen = 0;
  return [...raw].length === raw.length
    ? Array.from(folded, (sign, index) => (raw[index] === '\t' ? (seen++ % 2 === 0 ? ':' : ';') : sign)).join(
        '',
      )
    : folded;
}

/** A reviewer's notes in the text, [AI审核: …], are none of it. */
const NOTE = /\[(?:AI)?[^\]\n]{0,6}(?:审核|批注|审查意见|点评)[:：][^\]\n]{0,2000}\]?/g;
const withoutNotes = (line: Line): Line =>
  /审核|批注|审查意见|点评/.test(line.text)
    ? { ...line, text: line.text.replace(NOTE, (note) => ' '.repeat(note.length)) }
    : line;

/** Old forms end sentences with ．, too. */
function cutAtStops({ text, span }: Pick<Sentence, 'text' | 'span'>): Pick<Sentence, 'text' | 'span'>[] {
  if (!/[\u4e00-\u9fff]．[\u4e00-\u9fff]/.test(text)) return [{ text, span }];
  let at = 0;
  return text.split(/(?<=[\u4e00-\u9fff]．)(?=[\u4e00-\u9fff])/).map((part) => {
    const start = span.start + at;
    at += part.length;
    return { text: part, span: { ...span, start, end: start + part.length } };
  });
}

function joined(all: readonly Passage[]): Passages {
  const starts: number[] = [];
  let at = 0;
  for (const { text } of all) {
    starts.push(at);
    at += text.length + 1;
  }
  return { all, starts, text: all.map(({ text }) => text).join('\n') };
}

/** Positions of the passages in which a pattern (with flag `g`) is found, in order. */
export function passagesWith({ text, starts }: Passages, pattern: RegExp): number[] {
  const found: number[] = [];
  let at = 0;
  for (const { index } of text.matchAll(pattern)) {
    while (at + 1 < starts.length && (starts[at + 1] ?? 0) <= index) at += 1;
    if (found.at(-1) !== at) found.push(at);
  }
  return found;
}

/** 佰　拾　万　元: the units of a form without figures; and 百元, which counts in hundreds. */
const isForm = (raw: string) =>
  /^[\s百千万拾佰仟萬亿元圆角分整正]+$/.test(raw) || (/[佰拾仟]/.test(raw) && /[ \u3000]{2,}/.test(raw));

/** What a bare figure right behind it is a sum of: 押金3000，每天260，一共1820. */
const SUM_BEFORE =
  /(?:[押租佣酬薪定]金|保证金|[房月年租仓铺田地工价车本]钱|工资|月租|房租|租子|[运学路油餐]费|介绍费|中介费|价格|总价|[一总]共|拢共|[每一](?:个月|[天日晚月季年趟次车]))\s*$/;
const ENDS_SUM = /^\s*(?:[，。；;、)）]|,(?!\d)|$)/;

/** 12.8万 and 2600/月 are money without a word of it, 500万股 is none; 两块 may be of land, 2600块 is not. */
function isMoney(raw: string, amount: WrittenAmount): boolean {
  if (amount.currency !== null)
    return (
      amount.value >= 10 ||
      !amount.raw.endsWith('块') ||
      /[给付加罚赔收交扣]\s*$/.test(raw.slice(0, amount.start))
    );
  const after = raw.slice(amount.end, amount.end + 6);
  if (amount.value >= 50 && ENDS_SUM.test(after) && SUM_BEFORE.test(raw.slice(0, amount.start))) return true;
  return (
    (amount.scale >= 10_000 && /^\s*(?:$|[，,。；;、)）整的（(/]|左右|作为|给|一次|每|人民币)/.test(after)) ||
    (amount.value >= 10 &&
      /^\s*(?:[/／]\s*(?:月|年|季|天|日|小时|吨|件|个|套|台|平)|一个?(?:月|年|天|晚)(?![以之内后前]))/.test(
        after,
      ))
  );
}

/** 12个点 is 12 %, as people say it. */
const POINTS = /(?<![基\d.])(\d+(?:\.\d+)?)个点/g;

function figuresOf(raw: string): Pick<Passage, 'amounts' | 'periods' | 'dates' | 'shares'> {
  return {
    amounts: once(() =>
      findAmounts(raw).flatMap((amount) =>
        amount.value > 0 && !isForm(amount.raw) && isMoney(raw, amount)
          ? [{ ...amount, currency: amount.currency ?? 'CNY' }]
          : [],
      ),
    ),
    periods: once(() => findDurations(raw)),
    dates: once(() => readDocumentDates(raw).filter(({ iso }) => iso !== null)),
    shares: once(() =>
      findPercentages(
        raw.replace(POINTS, (said, number) => `${number}%${' '.repeat(said.length - number.length - 1)}`),
      ),
    ),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Whether a place of a passage is in an example. */
export const isInExample = (passage: Passage, at: number): boolean =>
  passage.examples().some(({ start, end }) => at >= start && at < end);
