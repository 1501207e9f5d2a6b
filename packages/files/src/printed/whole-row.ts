import type { SetFormCell, SetLine } from './set-block.ts';

/** Rows of a form with so few lines stay on one page; of longer ones the page would stay half empty. */
const WHOLE_LINES = 6;
const LINE_CHARACTERS = 40;

/** Whether a row of a form is kept on one page. */
export const isWholeRow = (cells: readonly SetFormCell[]): boolean =>
  cells.every(({ lines, role }) => role === 'section' || linesOf(lines) <= WHOLE_LINES);

const linesOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, line) => {
    const characters = line.reduce((count, inline) => count + ('text' in inline ? inline.text.length : 0), 0);
    return sum + Math.max(1, Math.ceil(characters / LINE_CHARACTERS));
  }, 0);
