import type { Span } from '../contracts/contract.ts';
import type { ColumnInput } from './column-rule.ts';

/** As much as a cell shows. */
const LONGEST = 160;

/** The sentence around a place, cut at commas where it is long. Offsets count in `text`, which begins at `start` of its block. */
export function placeQuote(
  input: ColumnInput,
  passage: { text: string; blockId: string; start: number },
  from: number,
  to: number,
): { quote: string; span: Span | null } {
  const { text } = passage;
  let start = 0;
  let end = text.length;
  if (end > LONGEST) {
    const before = Math.max(text.lastIndexOf('，', from - 1), text.lastIndexOf(',', from - 1), -1) + 1;
    start = to - before <= LONGEST ? before : from;
    const comma = /[，,](?![\d])/.exec(text.slice(to));
    end = comma ? to + comma.index : text.length;
    if (end - start > LONGEST) end = Math.max(Math.min(to, start + LONGEST), start);
  }
  const span = { blockId: passage.blockId, start: passage.start + start, end: passage.start + end };
  const block = textOfBlock(input, passage.blockId);
  return block === undefined ? { quote: '', span: null } : { quote: block.slice(span.start, span.end), span };
}

const indexes = new WeakMap<ColumnInput['blocks'], Map<string, string>>();

function textOfBlock({ blocks }: ColumnInput, id: string): string | undefined {
  let index = indexes.get(blocks);
  if (!index) {
    index = new Map(blocks.map((block) => [block.id, block.text]));
    indexes.set(blocks, index);
  }
  return index.get(id);
}
