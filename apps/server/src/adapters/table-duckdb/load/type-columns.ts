import type { TableColumn } from '@mingfa/contract/dataset-table';
import { quoteText } from '@mingfa/tables/sql/sql-text';
import { readCell } from '@mingfa/tables/values/read-cell';
import type { Loader } from './open-loader.ts';

/** How a column of texts becomes one of its kind. */
export interface TypedColumn {
  column: TableColumn;
  /** SQL of its value over the stage `s`, and `p` beside it where `values` is not null. */
  expression: string;
  /** A table with the value of each row, in the order of the stage, where texts were looked up one by one. */
  values: string | null;
  /** The table of texts that were read by the rules: `text`, `value`, `is_unreadable`. */
  read: string | null;
}

/** Digits of stored numbers: places behind the point, and before it. */
const PLACES_MAX = 10;
const WHOLE_MAX = 26;
const BLANKS = ' \t\n\r\u3000\u00a0\u200b\ufeff';
/** So many different texts are told apart in the statement itself, without looking them up. */
const TOLD_APART = 16;

/** True for a number that is written plainly; for all others the rules of reading decide. */
const isPlainNumber = (cell: string): string =>
  `coalesce(TRY_CAST(${cell} AS DOUBLE) IS NOT NULL AND length(${cell}) <= ${WHOLE_MAX} AND NOT contains(${cell}, 'e') AND NOT contains(${cell}, 'E') AND NOT contains(${cell}, 'n') AND NOT contains(${cell}, 'N') AND NOT contains(${cell}, '_'), false)`;
const isPlainDate = (cell: string): string =>
  `coalesce(${cell} LIKE '____-__-__' AND TRY_CAST(${cell} AS DATE) IS NOT NULL, false)`;
const isPlainTime = (cell: string): string =>
  `coalesce(${cell} LIKE '____-__-__ __:__:__' AND TRY_CAST(${cell} AS TIMESTAMP) IS NOT NULL, false)`;
const PLAIN = { number: isPlainNumber, date: isPlainDate, time: isPlainTime, yes_no: () => 'false' } as const;

/** Signs that spreadsheets and banks put around a text, at either end: blanks of all kinds, `=`, `'` and the backtick. */
const WRAPPED = [9, 10, 13, 32, 39, 61, 96, 160, 0x200b, 0x3000, 0xfeff];

/**
 * Plans how the columns of a stage are read. Plain cells are read by the engine; each other text once, by the rules that people saw in the
 * proposal.
 */
export async function typeColumns(
  loader: Loader,
  stage: string,
  columns: readonly TableColumn[],
): Promise<TypedColumn[]> {
  const measured = await measureCells(loader, stage, columns);
  const typed: TypedColumn[] = [];
  for (const column of columns)
    typed.push(await typeColumn(loader, stage, column, measured.get(column.name)));
  return typed;
}

interface Digits {
  whole: number;
  places: number;
}

/** What one look at all cells of a column says: of a text how many are wrapped, of others how many are not plain. */
interface Measured extends Digits {
  others: number;
}

async function measureCells(
  loader: Loader,
  stage: string,
  columns: readonly TableColumn[],
): Promise<Map<string, Measured>> {
  const figures = columns.flatMap(({ name, kind }) => {
    if (kind === 'text') {
      const wrapped = `ascii(${name}) IN (${WRAPPED.join(', ')}) OR ascii(right(${name}, 1)) IN (${WRAPPED.join(', ')})`;
      return [`count(*) FILTER (WHERE ${wrapped})`, '0', '0'];
    }
    const plain = PLAIN[kind](name);
    const others = `count(*) FILTER (WHERE ${name} IS NOT NULL AND NOT ${plain})`;
    if (kind !== 'number') return [others, '0', '0'];
    const point = `strpos(${name}, '.')`;
    return [
      others,
      `coalesce(max(CASE WHEN ${plain} THEN CASE WHEN ${point} = 0 THEN length(${name}) ELSE ${point} - 1 END END), 0)`,
      `coalesce(max(CASE WHEN ${point} > 0 AND ${plain} THEN length(${name}) - ${point} END), 0)`,
    ];
  });
  const [row = []] = await loader.rows(`SELECT ${figures.join(', ')} FROM ${stage}`);
  return new Map(
    columns.map(({ name }, index) => {
      const [others = 0, whole = 0, places = 0] = row.slice(index * 3, index * 3 + 3).map(Number);
      return [name, { others, whole, places: Math.min(PLACES_MAX, places) }];
    }),
  );
}

async function typeColumn(
  loader: Loader,
  stage: string,
  column: TableColumn,
  { others, ...plain }: Measured = { others: 0, whole: 0, places: 0 },
): Promise<TypedColumn> {
  const { name, kind } = column;
  const cell = `s.${name}`;
  const alone = { column, values: null, read: null };
  if (kind === 'text') return { ...alone, expression: others === 0 ? cell : bareText(cell) };
  const read = `raw.read_${name}`;
  const isPlain = PLAIN[kind];
  const { texts, digits } =
    others === 0
      ? { texts: [], digits: { whole: 0, places: 0 } }
      : await readTexts(loader, stage, column, isPlain(name), read);
  const factor = column.number?.factor ?? '1';
  const type =
    kind === 'number'
      ? numberType(plain, digits, factor)
      : { date: 'DATE', time: 'TIMESTAMP', yes_no: 'BOOLEAN' }[kind];
  const own = kind === 'number' ? numberOf(cell, plain, factor, type) : `TRY_CAST(${cell} AS ${type})`;
  if (others === 0) return { ...alone, expression: own };
  const hasPlain = kind !== 'yes_no';
  if (texts) {
    const cases = texts
      .filter(({ value }) => value !== null)
      .map(
        ({ text, value }) => `WHEN ${quoteText(text)} THEN TRY_CAST(${quoteText(value ?? '')} AS ${type})`,
      );
    const told = cases.length === 0 ? `NULL::${type}` : `CASE ${cell} ${cases.join(' ')} END`;
    const expression = hasPlain ? `CASE WHEN ${isPlain(cell)} THEN ${own} ELSE ${told} END` : told;
    return { column, expression, values: null, read };
  }
  // Looked up beside the others and put into their order: a join of whole rows would lose it.
  const values = `raw.values_${name}`;
  const looked = `TRY_CAST(m.value AS ${type})`;
  const expression = hasPlain ? `CASE WHEN ${isPlain(cell)} THEN ${own} ELSE ${looked} END` : looked;
  await loader.run(
    `CREATE OR REPLACE TABLE ${values} AS SELECT ${expression} AS v_${name} FROM ${stage} s LEFT JOIN ${read} m ON m.text = ${cell} ORDER BY s._n`,
  );
  return { column, expression: `v_${name}`, values, read };
}

/** A text without what spreadsheets put around it to keep it one. */
function bareText(cell: string): string {
  const trimmed = `trim(${cell}, ${quoteText(BLANKS)})`;
  return `nullif(CASE WHEN starts_with(${trimmed}, '="') OR starts_with(${trimmed}, '''') OR starts_with(${trimmed}, '\`') THEN trim(regexp_replace(regexp_replace(${trimmed}, '^="(.*)"$', '\\1', 's'), '^[''\`]([0-9+-])', '\\1')) ELSE ${trimmed} END, '')`;
}

interface ReadText {
  text: string;
  value: string | null;
}

/** Reads each text that is not plain once. @returns the texts where they are few, else null; and the digits of what was read */
async function readTexts(
  loader: Loader,
  stage: string,
  column: TableColumn,
  isPlain: string,
  table: string,
): Promise<{ texts: ReadText[] | null; digits: Digits }> {
  await loader.run(`CREATE OR REPLACE TABLE ${table} (text VARCHAR, value VARCHAR, is_unreadable BOOLEAN)`);
  const result = await loader.connection.stream(
    `SELECT DISTINCT ${column.name} FROM ${stage} WHERE ${column.name} IS NOT NULL AND NOT ${isPlain}`,
  );
  const appender = await loader.writer.createAppender(table.replace('raw.', ''), 'main', 'raw');
  const digits: Digits = { whole: 0, places: 0 };
  const texts: ReadText[] = [];
  for (
    let chunk = await result.fetchChunk();
    chunk && chunk.rowCount > 0;
    chunk = await result.fetchChunk()
  ) {
    for (const text of chunk.getColumnValues(0) as string[]) {
      const { value: said, isUnreadable } = readCell(text, column);
      const value = said === null ? null : String(said).replace('T', ' ');
      appender.appendVarchar(text);
      if (value === null) appender.appendNull();
      else appender.appendVarchar(value);
      appender.appendBoolean(isUnreadable);
      appender.endRow();
      if (texts.length <= TOLD_APART) texts.push({ text, value });
      if (column.kind !== 'number' || value === null) continue;
      const [whole = '', places = ''] = value.split('.');
      digits.whole = Math.max(digits.whole, whole.length);
      digits.places = Math.max(digits.places, places.length);
    }
  }
  appender.closeSync();
  return { texts: texts.length <= TOLD_APART ? texts : null, digits };
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
  const width = Math.min(28, Math.max(1, plain.whole + plain.places));
  const bare = `TRY_CAST(${cell} AS DECIMAL(${width}, ${plain.places}))`;
  return `TRY_CAST(${bare} * CAST(${quoteText(factor)} AS DECIMAL(10, ${placesOf(factor)})) AS ${type})`;
}
