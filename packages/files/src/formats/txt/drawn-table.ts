import type { BlockDraft } from '../../reading/cut-draft.ts';

/** Signs that old texts draw tables with. */
const UPRIGHT = /[│┃├┤┼┬┴┌┐└┘┠┨┣┫╋┳┻┏┓┗┛║╠╣╬╦╩╔╗╚╝]/;
const LEVEL = /[─━═]/g;
const ROWS_AT_ONCE = 300;

/** Whether a line is part of a drawn table: a rule, or words between upright lines. */
export const isDrawn = (line: string): boolean =>
  /^[│┃├┌└┠┣┏┗║╠╔╚]/.test(line) && /[│┃┤┐┘┨┫┓┛║╣╗╝]$/.test(line);

/** A drawn table as a table: its rules part the rows, lines without a rule between them are one row. */
export function readDrawnTable(lines: readonly string[]): BlockDraft[] {
  const rows: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const cells = line
      .replace(LEVEL, '')
      .split(UPRIGHT)
      .slice(1, -1)
      .map((cell) => cell.replace(/[\s　]+/g, ' ').trim());
    const hasRule = /[─━═]/.test(line);
    const last = rows.at(-1);
    if (cells.every((cell) => cell === '') && hasRule) isOpen = false;
    else if (isOpen && last && last.length === cells.length) {
      for (const [index, cell] of cells.entries()) last[index] = `${last[index]}${cell}`;
    } else {
      rows.push(cells);
      isOpen = true;
    }
    if (hasRule) isOpen = false;
  }
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const drafts: BlockDraft[] = [];
  for (let start = 0; start < filled.length; start += ROWS_AT_ONCE) {
    const some = filled.slice(start, start + ROWS_AT_ONCE);
    drafts.push({
      kind: 'table',
      text: some.map((row) => row.join('\t')).join('\n'),
      rows: some.map((row) => row.map((text) => ({ text, paragraph: null, columnSpan: 1, rowSpan: 1 }))),
    });
  }
  return drafts;
}
