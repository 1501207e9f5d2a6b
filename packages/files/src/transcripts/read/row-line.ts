import { CLOCK } from './read-clock.ts';
import { mayBeSpeaker } from './speaker-prefix.ts';

const ONLY_TIME = new RegExp(`^[[(（【]?\\s*${CLOCK}(?:\\s*[-–—~～至到]\\s*${CLOCK})?\\s*[\\])）】]?$`);
const NAME_MAX = 20;

/** The cells of a row as one line of a transcript: a time in a cell of its own first, then who speaks and what. */
export function rowLine(cells: readonly string[]): string {
  const said = cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').trim()).filter((cell) => cell !== '');
  const at = said.findIndex((cell) => ONLY_TIME.test(cell));
  if (at === -1) return said.join(' ');
  const others = said.filter((_, index) => index !== at);
  const [first = '', ...more] = others;
  const isName = more.length > 0 && first.length <= NAME_MAX && mayBeSpeaker(first);
  return `[${said[at]?.replace(/[[\](（【）)】]/g, '')}] ${isName ? `${first}：${more.join(' ')}` : others.join(' ')}`;
}
