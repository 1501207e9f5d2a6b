import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWorkbook } from '@mingfa/files/sheets/write-workbook';
import { HOSTILE_OFFICE } from '@mingfa/files/testing/hostile-office';
import { HOSTILE_PACKAGES } from '@mingfa/files/testing/hostile-packages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../ports/app-error.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { DuckdbTableEngine } from './duckdb-table-engine.ts';

const { signal } = new AbortController();
let folder = '';
let engine: DuckdbTableEngine;
let builds = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-hostile-tables-'));
  engine = new DuckdbTableEngine({ folder: join(folder, 'tables'), logger: silentLogger });
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

type Content = Buffer | string | Uint8Array;

/**
 * The tables of files that are read together as one dataset, each with its first rows as they are asked. Each dataset takes
 * three processes, each of half a second: files that are no trouble to one another share them.
 */
async function readTogether(files: Record<string, Content>) {
  builds += 1;
  const build = builds;
  const sources = Object.keys(files).map((name) => ({ name, path: join(folder, `in-${build}-${name}`) }));
  for (const { name, path } of sources) await writeFile(path, files[name] ?? '');
  const key = { datasetId: 'dst_hostile', build };
  const proposed = await engine.recognise(sources, signal);
  const plan = { tables: proposed.map(({ shape }) => shape), steps: [] };
  const { tables } = await engine.build(key, sources, plan, signal);
  const rowsOf = (table: string) =>
    engine.ask(key, { sql: `SELECT * FROM ${table}`, rows: 50, isWritten: true }, signal);
  const read = [];
  for (const { name, columns } of tables)
    read.push({ labels: columns.map(({ label }) => label), rows: (await rowsOf(name)).rows });
  return read;
}

/** The tables of one file, or the code it is refused with. */
async function read(name: string, content: Content) {
  try {
    return await readTogether({ [name]: content });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}

test('a million columns, a record without end and a file that is no table are refused', async () => {
  const wide = Array.from({ length: 1_000_000 }, (_, at) => `c${at}`).join(',');
  expect(await read('wide.csv', `${wide}\n${wide}\n`)).toBe('dataset_too_large');
  expect(await read('long.csv', `a,b\n${'x'.repeat(9_000_000)},1\ny,2\n`)).toBe('table_unreadable');
  expect(
    await read('binary.csv', Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 256))),
  ).toBe('unsupported_file');
  expect(await read('old.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('file_old_format');
  expect(await read('cut.json', '[{"a":1},{"a":2}')).toBe('table_unreadable');
  expect(await read('list.json', '[1,2,3]')).toBe('table_unreadable');
  expect(await read('empty.csv', '')).toBe('empty_file');
  expect(await read('no.parquet', 'PAR1nothing')).toBe('file_damaged');
});

test('a row has its number in the file, with the blank lines among the rows counted', async () => {
  const long = Array.from({ length: 30_000 }, (_, at) => `${at},文字${at}`);
  const tables = await readTogether({
    'gaps.csv': 'a,b\n1,x\n\n2,y\n,\n\n3,z\n\n\n',
    'crlf.csv': 'a,b\r\n1,x\r\n\r\n2,y\r\n',
    'tail.csv': 'a,b\n1,x\n2,y\n\n\n',
    'quoted.csv': 'a,b\n1,"x\n\nx"\n2,y\n',
    'uneven.csv': 'a,b\n1,x\n\n2,y,more\n3\n',
    'long-gaps.csv': `a,b\n${long.slice(0, 3).join('\n')}\n\n${long.slice(3).join('\n')}\n`,
  });
  expect(tables.map(({ rows }) => rows.slice(0, 5).map(([number]) => number))).toEqual([
    ['2', '4', '7'],
    ['2', '4'],
    ['2', '3'],
    ['2', '3'],
    ['2', '4', '5'],
    ['2', '3', '4', '6', '7'],
  ]);
});

test('NUL, broken characters, double and empty headers and rows of other lengths lose nothing', async () => {
  const [nul, surrogate, heads, quotes, names] = await readTogether({
    'nul.csv': Buffer.from('a,b\n1\0,x\0y\n2,z\n'),
    'surrogate.csv': Buffer.concat([
      Buffer.from('名,b\n张'),
      Buffer.from('eda080', 'hex'),
      Buffer.from('三,1\n李四,2\n'),
    ]),
    'heads.csv': '金额,金额,,金额\n1,2,3,4\n5,6,7,8\n',
    'quotes.csv': 'a,b\n1,"unclosed\n2,3\n4,5\n',
    'names.csv': `"a""); DROP TABLE t1; --",_row,t1\n1,2,3\n4,5,6\n`,
  });
  expect(nul?.rows).toEqual([
    ['2', '1', 'xy'],
    ['3', '2', 'z'],
  ]);
  expect(surrogate?.rows).toHaveLength(2);
  expect(heads?.labels).toEqual(['金额', '金额 2', '列3', '金额 3']);
  expect(heads?.rows).toEqual([
    ['2', '1', '2', '3', '4'],
    ['3', '5', '6', '7', '8'],
  ]);
  expect(quotes?.rows.length).toBeGreaterThan(0);
  expect(names?.rows).toEqual([
    ['2', '1', '2', '3'],
    ['3', '4', '5', '6'],
  ]);
});

test('a workbook of fifty sheets is recognised, one of more is refused, and a bomb never unfolds', async () => {
  const sheets = (count: number) =>
    writeWorkbook(
      Array.from({ length: count }, (_, at) => ({
        name: `s${at}`,
        columns: ['日期', '金额'],
        rows: [
          ['2025-01-01', 1.5],
          ['2025-01-02', 2],
        ],
      })),
      new Date(0),
    );
  const path = join(folder, 'in-fifty.xlsx');
  await writeFile(path, await sheets(50));
  expect(await engine.recognise([{ name: 'fifty.xlsx', path }], signal)).toHaveLength(50);
  expect(await read('five.xlsx', await sheets(5))).toHaveLength(5);
  expect(await read('more.xlsx', await sheets(51))).toBe('dataset_too_large');
  const bombs = [...HOSTILE_PACKAGES, ...HOSTILE_OFFICE].filter(
    ({ name, fails, words }) => name.endsWith('.xlsx') && fails && !words,
  );
  expect(bombs.length).toBeGreaterThan(0);
  for (const { what, make } of bombs.slice(0, 4))
    expect([what, typeof (await read('bomb.xlsx', await make()))]).toEqual([what, 'string']);
});

test('texts in GBK, in UTF-16 and with other delimiters are read', async () => {
  const [gbk, wide, semicolons, lines] = await readTogether({
    'gbk.csv': Buffer.from('c8d5c6da2cbdf0b6ee0a323032352d30312d30312c31323ab0ab', 'hex'),
    'wide.csv': Buffer.from('\ufeff金额,b\n1,2\n3,4\n', 'utf16le'),
    'semi.csv': 'a;b;c\n1,5;2;x\n2,5;3;y\n',
    'lines.jsonl': '{"a":1,"b":"x"}\n{"a":2,"c":true}\n',
  });
  expect(gbk?.labels).toEqual(['日期', '金额']);
  expect(wide?.rows).toEqual([
    ['2', '1', '2'],
    ['3', '3', '4'],
  ]);
  expect(semicolons?.labels).toEqual(['a', 'b', 'c']);
  expect(lines?.labels).toEqual(['a', 'b', 'c']);
});
