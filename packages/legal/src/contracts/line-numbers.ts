import { type ClauseNumber, readClauseNumber } from './clause-number.ts';
import type { Line, Pause } from './contract.ts';

const LINES_AT_ONCE = 200;
const numbers = new WeakMap<Line, ClauseNumber | null>();

/** The number a line begins with, read once; a table row has none. */
export function numberOf(line: Line): ClauseNumber | null {
  let number = numbers.get(line);
  if (number === undefined) {
    number = line.isTable ? null : readClauseNumber(line.text);
    numbers.set(line, number);
  }
  return number;
}

/** Reads the numbers of many lines, with pauses, so that those who ask later wait for nothing. */
export async function readNumbers(lines: readonly Line[], pause?: Pause): Promise<void> {
  for (const [index, line] of lines.entries()) {
    numberOf(line);
    if (index % LINES_AT_ONCE === 0) await pause?.();
  }
}
