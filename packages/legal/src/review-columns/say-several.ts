import type { ColumnConfidence, ColumnInput, ColumnPart, ColumnReading, ColumnValue } from './column-rule.ts';
import { placeQuote } from './place-quote.ts';
import type { Passage } from './read-passages.ts';
import type { Taken } from './take-values.ts';

/** A value with where it was found. */
export interface FoundValue {
  passage: Passage;
  taken: Taken;
  /** Where the words begin by which it was found. */
  from: number;
  /** What it is for, where the reader knows; else the words before it say. */
  of?: string;
}

/** More of them are a table of their own. */
const PARTS_MAX = 12;

/**
 * What the values found say together: one; several, each with what it is for; or, where the document calls them the same, that they
 * contradict each other. Null without any.
 */
export function saySeveral(
  input: ColumnInput,
  found: readonly FoundValue[],
  { several, confidence }: { several: boolean; confidence: ColumnConfidence },
): ColumnReading | null {
  const firm = found.filter(({ taken }) => !taken.isDoubtful);
  if (firm.length === 0 && found[0]) return sayDoubtful(input, found);
  const each = firm
    .filter(
      ({ taken }, index) =>
        firm.findIndex((other) => keyOf(other.taken.value) === keyOf(taken.value)) === index,
    )
    .toSorted((a, b) => Number(isForTrial(a)) - Number(isForTrial(b)));
  const [first] = each;
  if (!first) return null;
  const place = placeFound(input, first);
  if (each.length === 1) {
    const { value, contradicts } = first.taken;
    if (!contradicts) return { state: 'found', value, ...place, ...leavesOut(each), confidence };
    const parts = [value, contradicts].map((one) => ({ of: '', value: one, ...place }));
    // No law says of a contract whether figures or words hold (of bills it does: Negotiable Instruments Law art. 8).
    return {
      ...{ state: 'not_found', value: null, parts, reason: 'contradicting' },
      ...place,
      confidence: 'low',
    };
  }
  const named = each.map((one) => one.of ?? purposeOf(one));
  const isAmbiguous = (of: string) => named.indexOf(of) !== named.lastIndexOf(of);
  const parts = each.map(
    (one, index): ColumnPart => ({
      of: isAmbiguous(named[index] ?? '') ? cellsBefore(one) || (named[index] ?? '') : (named[index] ?? ''),
      value: one.taken.value,
      ...placeFound(input, one),
    }),
  );
  const isTold = new Set(parts.map(({ of }) => of)).size === parts.length;
  if (!several || !isTold || parts.length > PARTS_MAX)
    return {
      state: 'not_found',
      value: null,
      parts,
      reason: 'contradicting',
      ...place,
      confidence: 'medium',
    };
  const text = parts.map(({ of, value }) => (of === '' ? value.text : `${of}：${value.text}`)).join('；');
  return {
    ...{ state: 'found', value: { ...first.taken.value, text }, parts, ...place, ...leavesOut(each) },
    confidence: confidence === 'high' ? 'medium' : confidence,
  };
}

/** Whether the sentences say more of the same kind than is given: a second sum, a cap in percent, words behind what is quoted. */
function leavesOut(each: readonly FoundValue[]): Pick<ColumnReading, 'isPart'> {
  const isOut = each.some(({ passage, taken: { value, end } }) => {
    if (passage.row) return false;
    if (value.kind === 'quote') return /[\u4e00-\u9fff]/.test(passage.text.slice(end));
    if (value.kind !== 'money' && value.kind !== 'number') return false;
    const figures = value.kind === 'money' ? passage.amounts() : passage.shares();
    const given = each.filter((one) => one.passage === passage).map(({ taken }) => taken);
    return figures.some(
      (figure) =>
        !given.some((one) => figure.start < one.end && figure.end > one.start) &&
        !given.some(
          (one) =>
            one.value.kind === 'money' && 'value' in figure && Number(one.value.amount) === figure.value,
        ),
    );
  });
  return isOut ? { isPart: true } : {};
}

/** Values that may as well be of something else: shown to be checked, and none of them an answer. */
const sayDoubtful = (input: ColumnInput, found: readonly FoundValue[]) => sayOpen(input, found, 'doubtful');

/** Values of which the document says two things: each with its place, and none of them an answer. */
export const sayContradicting = (input: ColumnInput, found: readonly FoundValue[]): ColumnReading =>
  sayOpen(input, found, 'contradicting');

function sayOpen(
  input: ColumnInput,
  found: readonly FoundValue[],
  reason: NonNullable<ColumnReading['reason']>,
): ColumnReading {
  const [first] = found;
  const parts = found
    .slice(0, PARTS_MAX)
    .map((one) => ({ of: one.of ?? purposeOf(one), value: one.taken.value, ...placeFound(input, one) }));
  return {
    ...{ state: 'not_found', value: null, parts, reason },
    ...(first ? placeFound(input, first) : { quote: '', span: null }),
    confidence: 'low',
  };
}

/** What holds for a time of trial alone is not what the contract says first. */
const isForTrial = (one: FoundValue) => /试用|试工|见习/.test(one.of ?? purposeOf(one));

/** Where a value stands, with the words by which it was found. */
const placeFound = (
  input: ColumnInput,
  { passage, taken, from }: FoundValue,
): Pick<ColumnReading, 'quote' | 'span'> =>
  placeQuote(
    input,
    { ...passage, text: passage.raw },
    Math.min(from, taken.start),
    Math.max(taken.end, from),
  );

const LONGEST_PURPOSE = 24;
/** The number of a clause or an item. */
const NUMBERED =
  /^(?:第[\d一二三四五六七八九十百]+条|[（(][\d一二三四五六七八九十]{1,3}[）)]|\d{1,2}(?:[.．]\d{1,2})*[、.．)）])\s*/;
const SHORTEST_PURPOSE = 3;

/** The words before a value, back to the last comma: `第一年月租金` of 第一年月租金为3000元. */
function purposeOf({ passage, taken }: FoundValue): string {
  const { raw, row } = passage;
  if (row)
    return (
      row.cells
        .filter(({ text }) => /^[^\d]*[\u4e00-\u9fffA-Za-z]{2}[^\d]*$/.test(text))
        .map(({ text }) => text)
        .join(' ') ??
      row.cells[0]?.text ??
      ''
    );
  const before = raw.slice(0, taken.start);
  const plain = (words: string) =>
    words
      .replace(/^[，；。、,;\s]+/, '')
      .replace(/^(?:补充|特别|其他)(?:约定|条款|说明)?[:：]\s*/, '')
      .replace(NUMBERED, '')
      // 租金：月租金 is the rent of a month.
      .replace(/^([\u4e00-\u9fff]{2,6})[:：]\s*(?=[^:：]*\1)/, '')
      .replace(/(?:需|应|须|要|得)?(?:提前|提早)$/, '')
      .replace(/(?:人民币|大写|小写|[为是计即约共按(（:：¥￥\s])+$/, '')
      .trim();
  const clauses = before.split(/(?<=[，；。,;\n\t])/);
  let words = clauses.pop() ?? '';
  // 提早 alone says nothing: 雇主不想用了，提早.
  while (plain(words).length < SHORTEST_PURPOSE && clauses.length > 0) words = `${clauses.pop()}${words}`;
  return plain(words).slice(-LONGEST_PURPOSE);
}

const A_QUANTITY = /^[\d,.]+\s?[\u4e00-\u9fff]{1,2}$/;
/** What a row says before a value, with sizes and models: 接线端子 UK-5. */
const cellsBefore = ({ passage: { row }, taken }: FoundValue): string => {
  const before = (row?.cells ?? []).filter(({ start }) => start < taken.start);
  const named = before.filter(({ text }) => /[A-Za-z\u4e00-\u9fff]/.test(text) && !A_QUANTITY.test(text));
  // 2025.8.1—2027.7.31 says when.
  return named.length > 0
    ? named.map(({ text }) => text).join(' ')
    : (before.find(({ text }) => /\d{4}/.test(text))?.text ?? '');
};

/** Values that say the same have the same key: 50万元 and 500,000元. */
function keyOf(value: ColumnValue): string {
  switch (value.kind) {
    case 'money':
      return `${value.amount} ${value.currency}`;
    case 'period':
      return `${value.unit === 'year' ? value.amount * 12 : value.amount} ${value.unit === 'year' ? 'month' : value.unit}`;
    case 'date':
      return value.date;
    case 'number':
      return `${value.number} ${value.unit}`;
    case 'yes_no':
      return String(value.yes);
    case 'choice':
      return value.choice;
    default:
      return value.text.replace(/\s/g, '');
  }
}
