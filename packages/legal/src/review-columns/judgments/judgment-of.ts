import type { Span } from '../../contracts/contract.ts';
import { findAmounts, type WrittenAmount } from '../../figures/find-amounts.ts';
import type { JudgmentReading } from '../../judgments/judgment-reading.ts';
import { readJudgment } from '../../judgments/read-judgment.ts';
import type { ColumnInput } from '../column-rule.ts';

/** A judgment, read, with the text it was read from. */
export interface ReadJudgmentOf {
  reading: JudgmentReading;
  text: string;
  /** The words at a place of the text, as far as they stand in one block, and their place there. */
  at(start: number, end: number): { quote: string; span: Span | null };
  /** The first place of the words, from `from` on; nothing where they do not stand there as written. */
  find(words: string, from?: number): { quote: string; span: Span | null };
  /** Own sections of a kind, as one place each. */
  sections(kind: JudgmentReading['sections'][number]['kind']): { start: number; end: number; text: string }[];
}

/** As much as a cell shows. */
const LONGEST = 200;
const read = new WeakMap<ColumnInput['blocks'], { judgment: ReadJudgmentOf | null }>();

/** The document as a judgment; null for papers that are none. Made once a document. */
export function judgmentOf({ blocks, kindOfPaper }: ColumnInput): ReadJudgmentOf | null {
  if (kindOfPaper !== 'judgment') return null;
  const known = read.get(blocks);
  if (known) return known.judgment;
  const text = blocks.map((block) => block.text).join('\n');
  const result = readJudgment(text);
  const judgment = result.ok ? judgmentIn(result.reading, text, blocks) : null;
  read.set(blocks, { judgment });
  return judgment;
}

function judgmentIn(reading: JudgmentReading, text: string, blocks: ColumnInput['blocks']): ReadJudgmentOf {
  const starts: number[] = [];
  let length = 0;
  for (const block of blocks) {
    starts.push(length);
    length += block.text.length + 1;
  }
  const at = (start: number, end: number) => {
    const which = starts.findLastIndex((from) => from <= start);
    const block = blocks[which];
    if (!block) return { quote: '', span: null };
    const from = start - (starts[which] ?? 0);
    const to = Math.min(end - (starts[which] ?? 0), block.text.length, from + LONGEST);
    return to <= from
      ? { quote: '', span: null }
      : { quote: block.text.slice(from, to), span: { blockId: block.id, start: from, end: to } };
  };
  return {
    reading,
    text,
    at,
    find(words, from = 0) {
      const found = words === '' ? -1 : text.indexOf(words, from);
      return found === -1 ? { quote: '', span: null } : at(found, found + words.length);
    },
    sections: (kind) =>
      reading.sections
        .filter((section) => section.kind === kind && section.own)
        .map(({ start, end }) => ({ start, end, text: text.slice(start, end) })),
  };
}

/** Sums of money in yuan of a text. */
export const yuanIn = (text: string): WrittenAmount[] =>
  findAmounts(text).filter(({ currency, value }) => currency === 'CNY' && value > 0);
