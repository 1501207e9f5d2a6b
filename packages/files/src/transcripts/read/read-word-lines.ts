import { PARSER_LIMITS } from '../../reading/parser-limits.ts';
import { parseDocx } from '../../word/read/parse-docx.ts';
import { CLOCK } from './read-clock.ts';

const ONLY_TIME = new RegExp(`^[[(（【]?\\s*${CLOCK}(?:\\s*[-–—~～至到]\\s*${CLOCK})?\\s*[\\])）】]?$`);
const NAME_MAX = 20;

/** The lines of a Word file; a row of a table with a time in a cell is one line: time, who, what. @throws ParseFailure */
export async function readWordLines(name: string, bytes: Uint8Array): Promise<string[]> {
  const file = { path: '', name, content: Buffer.from(bytes) };
  const lines: string[] = [];
  for await (const event of parseDocx(file, PARSER_LIMITS)) {
    if (event.kind !== 'part') continue;
    for (const { kind, text, rows } of event.part.blocks) {
      if (kind === 'comment' || kind === 'footnote') continue;
      if (rows) lines.push(...rows.map((row) => rowLine(row.map((cell) => textOf(cell)))));
      else lines.push(...text.split('\n'));
    }
  }
  return lines;
}

const textOf = (cell: unknown): string =>
  typeof cell === 'string' ? cell : String((cell as { text?: string } | null)?.text ?? '');

function rowLine(cells: readonly string[]): string {
  const said = cells.map((cell) => cell.replace(/\s*\n\s*/g, ' ').trim()).filter((cell) => cell !== '');
  const at = said.findIndex((cell) => ONLY_TIME.test(cell));
  if (at === -1) return said.join(' ');
  const others = said.filter((_, index) => index !== at);
  const [first = '', ...more] = others;
  const isName = more.length > 0 && first.length <= NAME_MAX;
  return `[${said[at]?.replace(/[[\](（【）)】]/g, '')}] ${isName ? `${first}：${more.join(' ')}` : others.join(' ')}`;
}
