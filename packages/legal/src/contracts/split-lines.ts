import type { Line, TextBlock } from './contract.ts';

/** A clause that begins in the middle of a paragraph, after the end of a sentence and a gap: `…责任。   第十四条 …`. */
const CLAUSE = /第[一二三四五六七八九十百零〇两\d０-９]{1,6}条/g;
const AFTER_SENTENCE = /[。；;！？]["”」』]?[ \t\u3000\u00a0]{2,30}$/;

/**
 * The lines of a document in reading order: paragraphs, parts of one between line breaks, rows of tables. What a reviewer
 * struck out becomes blanks, so that offsets stay those of the block. Comments, footnotes and pictures are left out.
 */
export function splitLines(blocks: readonly TextBlock[]): Line[] {
  const lines: Line[] = [];
  for (const block of blocks) {
    if (block.kind === 'comment' || block.kind === 'footnote' || block.kind === 'picture') continue;
    const text = withoutDeleted(block);
    const isTable = block.kind === 'table';
    const isDrawn = (line: string) => /[│┃├┤┌┐└┘─]/.test(line);
    const typed = block.number === null ? 0 : numberLengthOf(block);
    for (const [start, end] of ranges(text, isTable)) {
      const part = text.slice(start, end);
      if (part.trim() === '') continue;
      lines.push({
        blockId: block.id,
        start,
        end,
        text: part,
        page: block.page,
        isTable: isTable || isDrawn(part),
        numberLength: start === 0 ? typed : 0,
        isCounted: start === 0 && typed > 0,
      });
    }
  }
  return lines;
}

/** The block's text with what was struck out made blank. */
export function withoutDeleted(block: TextBlock): string {
  let { text } = block;
  for (const change of block.changes ?? []) {
    if (change.kind !== 'deleted') continue;
    text = text.slice(0, change.start) + ' '.repeat(change.end - change.start) + text.slice(change.end);
  }
  return text;
}

/** A line longer than this is read in pieces, so that no pattern walks through a megabyte. */
const LONGEST_LINE = 4000;

function ranges(text: string, isTable: boolean): [number, number][] {
  const found: [number, number][] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    let from = start;
    if (!isTable) {
      for (const match of line.matchAll(CLAUSE)) {
        if (!AFTER_SENTENCE.test(line.slice(Math.max(0, match.index - 34), match.index))) continue;
        found.push([from, start + match.index]);
        from = start + match.index;
      }
    }
    for (; end - from > LONGEST_LINE; from = found.at(-1)?.[1] ?? end) {
      const stop = text.lastIndexOf('。', from + LONGEST_LINE);
      found.push([from, stop > from ? stop + 1 : from + LONGEST_LINE]);
    }
    found.push([from, end]);
    start = end + 1;
  }
  return found;
}

/** The text shows the number the format counted in front of it. */
function numberLengthOf(block: TextBlock): number {
  const number = block.number ?? '';
  if (number === '' || !block.text.startsWith(number)) return 0;
  return number.length + (/^[ \t\u3000]*/.exec(block.text.slice(number.length))?.[0].length ?? 0);
}
