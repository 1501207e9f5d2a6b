import type * as contract from '@mingfa/contract/dataset-question';
import type { ColumnProfile } from '@mingfa/contract/dataset-table';
import type { EndpointInput, EndpointOutput } from '@mingfa/contract/endpoint';
import type { TableCellValue } from '@mingfa/contract/table-query';
import { maskCell } from '@mingfa/tables/values/mask-cell';
import type { RequestContext } from '../../../ports/app-context.ts';
import type { BuiltColumn } from '../../../ports/table-engine.ts';
import { todayInChina } from '../../../runtime/today-in-china.ts';
import { type OpenTables, openTables, tableOf } from '../asking/open-tables.ts';
import type { DatasetContext } from '../dataset-context.ts';
import { isReadByValue, ODD_VALUES, oddValues, valuesSql } from './odd-values.ts';
import { odditiesSql, oddityTests, unreadableSql } from './oddities-sql.ts';
import {
  distinctSql,
  duplicatesSql,
  FIGURES,
  figuresSql,
  isCountable,
  isMedianExact,
  numberingColumn,
  RANGES,
  rangesSql,
  topSql,
} from './profile-sql.ts';

type Profile = EndpointOutput<typeof contract.getDatasetProfile>;
type Table = OpenTables['tables'][number];

/** Profiles of this process, by what was built: it never changes. */
const known = new Map<string, Promise<Profile>>();
const KNOWN_MAX = 100;

/** What stands in each column of a table, from all its rows. @throws AppError `not_found`, `dataset_not_ready` */
export async function getDatasetProfile(
  context: DatasetContext & RequestContext,
  { datasetId, table: name }: EndpointInput<typeof contract.getDatasetProfile>,
): Promise<Profile> {
  const open = await openTables(context, datasetId);
  const table = tableOf(open, name);
  const key = `${datasetId} ${open.key.build} ${table.name} ${todayInChina(context.clock)}`;
  const held = known.get(key);
  if (held) return held;
  const made = profile(context, open, table);
  known.set(key, made);
  const [oldest] = known.keys();
  if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  made.catch(() => known.delete(key));
  return made;
}

async function profile(
  context: DatasetContext & RequestContext,
  open: OpenTables,
  table: Table,
): Promise<Profile> {
  const { tableEngine, clock } = context;
  // Whoever asked first may leave; others wait for the same.
  const { signal } = new AbortController();
  const ask = async (sql: string, rows = 1): Promise<TableCellValue[][]> =>
    sql === '' ? [] : (await tableEngine.ask(open.key, { sql, rows, isWritten: false }, signal)).rows;
  const { columns } = table;
  const [figures = []] = await ask(figuresSql(table));
  const figureOf = (at: number, figure: (typeof FIGURES)[number]): string | null => {
    const value = figures[at * FIGURES.length + FIGURES.indexOf(figure)];
    return value === null || value === undefined ? null : String(value);
  };
  const placed = columns.map((column, at) => ({ column, at }));
  const countable = placed.filter(({ at }) => isCountable(Number(figureOf(at, 'distinct'))));
  const [exact = []] =
    countable.length === 0
      ? []
      : await ask(
          distinctSql(
            table,
            countable.map(({ column }) => column),
          ),
        );
  const distinctOf = new Map(countable.map(({ at }, index) => [at, Number(exact[index])]));
  const measured = placed.flatMap(({ column, at }) => {
    const range = rangeOf(column, figureOf(at, 'min'), figureOf(at, 'max'));
    return range ? [{ column, at, ...range }] : [];
  });
  const ranges = await ask(rangesSql(table, measured), measured.length * RANGES);
  const top = await ask(
    topSql(
      table,
      placed.filter(
        ({ column, at }) =>
          column.kind === 'text' || column.kind === 'yes_no' || (distinctOf.get(at) ?? 1e9) < 1000,
      ),
    ),
    columns.length * 10,
  );
  const tests = placed.flatMap(({ column, at }) =>
    oddityTests(column, {
      first: numberOf(figureOf(at, 'first_quarter')),
      third: numberOf(figureOf(at, 'third_quarter')),
      today: todayInChina(clock),
    }).map((test) => ({ ...test, at, column })),
  );
  const odd = await ask(odditiesSql(table, tests), tests.length);
  const today = todayInChina(clock);
  const byValue = new Map<string, ColumnProfile['oddities']>();
  for (const { column, at } of placed)
    if (isReadByValue(column, distinctOf.get(at) ?? Number.POSITIVE_INFINITY))
      byValue.set(column.name, oddValues(column, await ask(valuesSql(table, column), ODD_VALUES), today));
  const unreadable = await ask(unreadableSql(table), columns.length);
  const [duplicates = []] = await ask(duplicatesSql(table));
  const first = numberingColumn(table);
  // Counted, however many rows there are: an estimate is never all of them.
  const [numbers = []] = first ? await ask(distinctSql(table, [first])) : [];
  const numbering = Number(numbers[0] ?? 0) === table.rows ? first : null;
  const [apart = []] = numbering ? await ask(duplicatesSql(table, numbering)) : [];
  const rowsApart = Number(apart[0] ?? 0);
  return {
    rows: table.rows,
    duplicateRows: Number(duplicates[0] ?? 0),
    duplicatesApart: numbering && rowsApart > 0 ? { column: numbering.label, rows: rowsApart } : null,
    revision: table.revision,
    columns: placed.map(({ column, at }): ColumnProfile => {
      const { formula: _formula, empty, unreadable: failed, ...plain } = column;
      const shown = (text: TableCellValue) => maskCell(String(text ?? ''), column.meaning);
      const unread = unreadable.find(([name]) => name === column.name);
      return {
        column: plain,
        ...{ rows: table.rows, empty, unreadable: failed },
        distinct: distinctOf.get(at) ?? Number(figureOf(at, 'distinct')),
        isDistinctExact: distinctOf.has(at),
        min: momentOf(figureOf(at, 'min'), column),
        max: momentOf(figureOf(at, 'max'), column),
        sum: tidy(figureOf(at, 'sum')),
        average: figureOf(at, 'average'),
        median: roundOff(figureOf(at, 'median')),
        isMedianExact: isMedianExact(table),
        top: top
          .filter(([place]) => Number(place) === at)
          .map(([, value, rows]) => ({ value: shown(value ?? null), rows: Number(rows) })),
        histogram: histogramOf(
          measured.find((one) => one.at === at),
          ranges.filter(([place]) => Number(place) === at),
        ),
        oddities: [
          ...(unread
            ? [
                {
                  kind: 'unreadable' as const,
                  rows: Number(unread[1]),
                  examples: listOf(unread[2]).map(shown),
                },
              ]
            : []),
          ...odd
            .filter(([place, , rows]) => Number(place) === at && Number(rows) > 0)
            .map(([, kind, rows, examples]) => ({
              kind: String(kind) as ColumnProfile['oddities'][number]['kind'],
              rows: Number(rows),
              examples: listOf(examples ?? null).map(shown),
            })),
          ...(byValue.get(column.name) ?? []).map((one) => ({ ...one, examples: one.examples.map(shown) })),
        ],
      };
    }),
  };
}

interface Range {
  min: string;
  width: string;
}

/** Where the ranges of a histogram begin and how wide each is; days in seconds. Null where there is nothing to part. */
function rangeOf(column: BuiltColumn, min: string | null, max: string | null): Range | null {
  if (min === null || max === null || min === max) return null;
  const [low, high] =
    column.kind === 'number' ? [Number(min), Number(max)] : [secondsOf(min), secondsOf(max)];
  const width = (high - low) / RANGES;
  if (!Number.isFinite(width) || width <= 0) return null;
  return { min: low.toFixed(6), width: width.toFixed(9) };
}

const secondsOf = (text: string): number =>
  Date.parse(`${text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T')}Z`) / 1000;

function histogramOf(
  range: (Range & { column: BuiltColumn }) | undefined,
  rows: readonly TableCellValue[][],
): ColumnProfile['histogram'] {
  if (!range) return [];
  const [low, width] = [Number(range.min), Number(range.width)];
  const counts = new Map(rows.map(([, at, count]) => [Number(at), Number(count)]));
  const written = (value: number) =>
    range.column.kind === 'number'
      ? String(Number(value.toPrecision(12)))
      : new Date(value * 1000).toISOString().slice(0, range.column.kind === 'date' ? 10 : 19);
  return Array.from({ length: RANGES }, (_, at) => ({
    from: written(low + at * width),
    to: written(low + (at + 1) * width),
    rows: counts.get(at) ?? 0,
  }));
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));
/** Half of the sum of two decimals, without what binary fractions add to it. */
const roundOff = (text: string | null): string | null =>
  text === null ? null : tidy(Number(Number(text).toPrecision(15)).toFixed(10));
const tidy = (text: string | null): string | null =>
  text?.includes('.') ? text.replace(/\.?0+$/, '') : text;
const momentOf = (text: string | null, { kind }: BuiltColumn): string | null =>
  kind === 'time' ? (text?.replace(' ', 'T') ?? null) : kind === 'number' ? tidy(text) : text;

function listOf(json: TableCellValue | undefined): string[] {
  if (typeof json !== 'string') return [];
  const list = JSON.parse(json) as unknown[] | null;
  return (list ?? []).map(String).slice(0, 5);
}
