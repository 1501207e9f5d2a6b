import { readCsvRows, UnreadableTable } from '@mingfa/files/tables/read-csv-rows';
import type { TableRow } from './record-of-row.ts';

/** What a table may hold; beyond it the table is refused, or the row. */
const TABLE_LIMITS = { columns: 500, rows: 5_000_000, rowCharacters: 8_000_000, depth: 6 } as const;

/** A table that cannot be read; the message is for people. */
export class BadTable extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadTable';
  }
}

/** A row with its number from 1, or why it cannot be read. */
type ReadRow = { number: number; row: TableRow } | { number: number; problem: string };

/** Keys under which a file in JSON keeps its list of rows. */
const LIST_KEYS = ['data', 'cases', 'records', 'items', 'rows', 'list', 'results', 'documents'];
const NO_JSON = '不是有效的 JSON / not valid JSON';

/**
 * The rows of a table by the ending of its name: JSON (a list, an object with a list, or one object), JSON Lines, or text with columns.
 * @throws BadTable
 */
export async function* readTable(name: string, text: string): AsyncGenerator<ReadRow> {
  if (/\.(?:csv|tsv)$/i.test(name)) yield* readCsv(text);
  else if (/\.json$/i.test(name)) yield* readJson(text);
  else yield* readJsonLines(text);
}

async function* readCsv(text: string): AsyncGenerator<ReadRow> {
  let columns: string[] | null = null;
  let number = 0;
  try {
    for await (const cells of readCsvRows(text, TABLE_LIMITS)) {
      if (columns === null) {
        columns = cells.map((cell, index) => cell.trim().slice(0, 200) || `column ${index + 1}`);
        continue;
      }
      number += 1;
      if (number > TABLE_LIMITS.rows)
        throw new BadTable(`行过多（上限 ${TABLE_LIMITS.rows} 行） / too many rows`);
      yield { number, row: Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])) };
    }
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw new BadTable(
      {
        columns: `列过多（上限 ${TABLE_LIMITS.columns} 列） / too many columns`,
        row: '有一行过长 / a row is too long',
        damaged: '表格已损坏，行列无法分开 / the table is damaged: its rows do not come apart',
      }[error.why],
    );
  }
}

function* readJson(text: string): Generator<ReadRow> {
  const value = parseJson(text);
  // JSON Lines are often named like that.
  if (value === undefined && /^\s*\{.*\}\s*\n\s*\{/.test(text.slice(0, TABLE_LIMITS.rowCharacters))) {
    yield* readJsonLines(text);
    return;
  }
  if (value === undefined) throw new BadTable(NO_JSON);
  const list = listIn(value);
  for (const [index, one] of (list ?? [value]).entries()) yield rowOf(one, index + 1);
}

function* readJsonLines(text: string): Generator<ReadRow> {
  let number = 0;
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    start = end + 1;
    if (line.trim() === '') continue;
    number += 1;
    if (line.length > TABLE_LIMITS.rowCharacters) {
      yield { number, problem: '有一行过长 / a row is too long' };
      continue;
    }
    const value = parseJson(line);
    yield value === undefined ? { number, problem: NO_JSON } : rowOf(value, number);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return null;
  for (const key of LIST_KEYS) {
    const held = value[key];
    if (Array.isArray(held) && held.some(isObject)) return held;
  }
  return null;
}

function rowOf(value: unknown, number: number): ReadRow {
  if (!isObject(value)) return { number, problem: '不是一个对象 / not an object' };
  const row: TableRow = {};
  const problem = flatten(row, '', value, 0);
  return problem ? { number, problem } : { number, row };
}

/** Nested keys joined by dots; lists of words become lines. */
function flatten(
  row: TableRow,
  prefix: string,
  value: Record<string, unknown>,
  depth: number,
): string | null {
  if (depth > TABLE_LIMITS.depth) return null;
  for (const [key, held] of Object.entries(value)) {
    const name = `${prefix}${key}`.slice(0, 200);
    if (isObject(held)) {
      const problem = flatten(row, `${name}.`, held, depth + 1);
      if (problem) return problem;
    } else {
      const words = wordsOf(held);
      if (words !== null) row[name] = words;
    }
    if (Object.keys(row).length > TABLE_LIMITS.columns)
      return `列过多（上限 ${TABLE_LIMITS.columns} 列） / too many columns`;
  }
  return null;
}

function wordsOf(value: unknown): string | null {
  if (typeof value === 'string') return clean(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return null;
  const words = value.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
  return words.length === 0 ? null : clean(words.join('\n'));
}

/** What a database takes: no NUL and other control characters, no halves of characters. */
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/g, '').toWellFormed();
