import type { TableColumn } from '@mingfa/contract/dataset-table';
import { readCell } from '@mingfa/tables/values/read-cell';
import { quoteText } from '../sql-text.ts';
import type { Loader } from './open-loader.ts';

/** How a column of texts becomes one of its kind. */
export interface TypedColumn {
  column: TableColumn;
  /** SQL of its value over the stage `s`. */
  expression: string;
  /** Joined beside the stage, where texts were read one by one. */
  join: string;
  /** The table of those texts: `text`, and `value`, null for what could not be read or is empty. */
  read: string | null;
}

/** Digits of stored numbers: places behind the point, and before it. */
const PLACES_MAX = 10;
const WHOLE_MAX = 26;
const BLANKS = ' \t\n\r\u3000\u00a0\u200b\ufeff';

/** True for a number that is written plainly; for all others the rules of reading decide. */
const isPlainNumber = (cell: string): string =>
  `(translate(${cell}, '0123456789.-', '') = '' AND length(${cell}) <= ${WHOLE_MAX} AND TRY_CAST(${cell} AS DOUBLE) IS NOT NULL)`;
const isPlainDate = (cell: string): string =>
  `(${cell} LIKE '____-__-__' AND TRY_CAST(${cell} AS DATE) IS NOT NULL)`;
const isPlainTime = (cell: string): string =>
  `(${cell} LIKE '____-__-__ __:__:__' AND TRY_CAST(${cell} AS TIMESTAMP) IS NOT NULL)`;

/** Plans how the columns of a stage are read. Plain cells are read by the engine; each other text once, by the rules that people saw in the proposal. */
export async function typeColumns(
  loader: Loader,
  stage: string,
  columns: readonly TableColumn[],
): Promise<TypedColumn[]> {
  const measured = await measureNumbers(loader, stage, columns);
  const typed: TypedColumn[] = [];
  for (const column of columns)
    typed.push(await typeColumn(loader, stage, column, measured.get(column.name)));
  return typed;
}

interface Digits {
  whole: number;
  places: number;
}

async function measureNumbers(loader: Loader, stage: string, columns: readonly TableColumn[]) {
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const digits = new Map<string, Digits>();
  if (numbers.length === 0) return digits;
  const figures = numbers.flatMap(({ name }) => {
    const plain = isPlainNumber(name);
    return [
      `coalesce(max(CASE WHEN ${plain} THEN strpos(${name} || '.', '.') - 1 END), 0)`,
      `coalesce(max(CASE WHEN contains(${name}, '.') AND ${plain} THEN length(${name}) - strpos(${name}, '.') END), 0)`,
    ];
  });
  const [row = []] = await loader.rows(`SELECT ${figures.join(', ')} FROM ${stage}`);
  for (const [index, { name }] of numbers.entries())
    digits.set(name, {
      whole: Number(row[index * 2]),
      places: Math.min(PLACES_MAX, Number(row[index * 2 + 1])),
    });
  return digits;
}

async function typeColumn(
  loader: Loader,
  stage: string,
  column: TableColumn,
  plain: Digits = { whole: 0, places: 0 },
): Promise<TypedColumn> {
  const { name, kind } = column;
  const cell = `s.${name}`;
  if (kind === 'text') return { column, expression: bareText(cell), join: '', read: null };
  const isPlain = { number: isPlainNumber, date: isPlainDate, time: isPlainTime, yes_no: () => 'false' }[
    kind
  ];
  const read = `raw.read_${name}`;
  const { count, digits } = await readTexts(loader, stage, column, isPlain(name), read);
  const factor = column.number?.factor ?? '1';
  const type =
    kind === 'number'
      ? numberType(plain, digits, factor)
      : { date: 'DATE', time: 'TIMESTAMP', yes_no: 'BOOLEAN' }[kind];
  const own = kind === 'number' ? numberOf(cell, plain, factor, type) : `TRY_CAST(${cell} AS ${type})`;
  if (count === 0)
    return { column, expression: `CASE WHEN ${isPlain(cell)} THEN ${own} END`, join: '', read: null };
  return {
    column,
    expression: `CASE WHEN ${isPlain(cell)} THEN ${own} ELSE TRY_CAST(m_${name}.value AS ${type}) END`,
    join: `LEFT JOIN ${read} m_${name} ON m_${name}.text = ${cell}`,
    read,
  };
}

/** A text without what spreadsheets put around it to keep it one. */
function bareText(cell: string): string {
  const trimmed = `trim(${cell}, ${quoteText(BLANKS)})`;
  return `nullif(CASE WHEN starts_with(${trimmed}, '="') OR starts_with(${trimmed}, '''') OR starts_with(${trimmed}, '\`') THEN trim(regexp_replace(regexp_replace(${trimmed}, '^="(.*)"$', '\\1', 's'), '^[''\`]([0-9+-])', '\\1')) ELSE ${trimmed} END, '')`;
}

/** Reads each text that is not plain once. @returns how many there are, and the digits of what was read */
async function readTexts(loader: Loader, stage: string, column: TableColumn, isPlain: string, table: string) {
  await loader.run(`CREATE OR REPLACE TABLE ${table} (text VARCHAR, value VARCHAR, is_unreadable BOOLEAN)`);
  const result = await loader.connection.stream(
    `SELECT DISTINCT ${column.name} FROM ${stage} WHERE ${column.name} IS NOT NULL AND NOT ${isPlain}`,
  );
  const appender = await loader.writer.createAppender(table.replace('raw.', ''), 'main', 'raw');
  const digits: Digits = { whole: 0, places: 0 };
  let count = 0;
  for (
    let chunk = await result.fetchChunk();
    chunk && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    for (const text of chunk.getColumnValues(0) as string[]) {
      const { value, isUnreadable } = readCell(text, column);
      appender.appendVarchar(text);
      if (value === null) appender.appendNull();
      else appender.appendVarchar(String(value).replace('T', ' '));
      appender.appendBoolean(isUnreadable);
      appender.endRow();
      count += 1;
      if (column.kind !== 'number' || value === null) continue;
      const [whole = '', places = ''] = String(value).split('.');
      digits.whole = Math.max(digits.whole, whole.length);
      digits.places = Math.max(digits.places, places.length);
    }
  }
  appender.closeSync();
  return { count, digits };
}

const placesOf = (factor: string): number => factor.split('.')[1]?.length ?? 0;
const wholeOf = (factor: string): number =>
  factor.startsWith('0.') ? 0 : (factor.split('.')[0] ?? '').length;

/** Exact decimals, short ones where they do: they are counted faster. */
function numberType(plain: Digits, read: Digits, factor: string): string {
  const places = Math.min(
    PLACES_MAX,
    Math.max(read.places, factor === '1' ? plain.places : plain.places + placesOf(factor)),
  );
  const whole = Math.max(read.whole, factor === '1' ? plain.whole : plain.whole + wholeOf(factor));
  return whole + places <= 18 ? `DECIMAL(18, ${places})` : `DECIMAL(38, ${places})`;
}

function numberOf(cell: string, plain: Digits, factor: string, type: string): string {
  if (factor === '1') return `TRY_CAST(${cell} AS ${type})`;
  const bare = `TRY_CAST(${cell} AS DECIMAL(${Math.min(28, Math.max(1, plain.whole + plain.places))}, ${plain.places}))`;
  return `TRY_CAST(${bare} * CAST(${quoteText(factor)} AS DECIMAL(10, ${placesOf(factor)})) AS ${type})`;
}
