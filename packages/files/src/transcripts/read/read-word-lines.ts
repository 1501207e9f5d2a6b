import { PARSER_LIMITS } from '../../reading/parser-limits.ts';
import { parseDocx } from '../../word/read/parse-docx.ts';
import { rowLine } from './row-line.ts';

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
