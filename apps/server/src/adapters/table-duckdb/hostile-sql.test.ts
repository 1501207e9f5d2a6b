import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../ports/app-error.ts';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { DuckdbTableEngine } from './duckdb-table-engine.ts';

const KEY = { datasetId: 'dst_hostile', build: 1 };
const { signal } = new AbortController();
let folder = '';
let engine: DuckdbTableEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-hostile-sql-'));
  engine = new DuckdbTableEngine({
    folder: join(folder, 'tables'),
    logger: silentLogger,
    times: { writtenMs: 4000 },
  });
  const path = join(folder, 'a.csv');
  await writeFile(path, `a,b\n${Array.from({ length: 1000 }, (_, row) => `${row},x${row}`).join('\n')}\n`);
  const [table] = await engine.recognise([{ name: 'a.csv', path }], signal);
  if (!table) throw new Error('nothing was recognised');
  await engine.build(KEY, [{ name: 'a.csv', path }], { tables: [table.shape], steps: [] }, signal);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

async function codeOf(sql: string): Promise<string> {
  try {
    await engine.ask(KEY, { sql, rows: 10, isWritten: true }, signal);
    return 'answered';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(JSON.stringify(error.values)).not.toContain(folder);
    return error.code;
  }
}
const stillAnswers = async () =>
  expect(
    await engine.ask(KEY, { sql: 'SELECT count(*) FROM t1', rows: 1, isWritten: true }, signal),
  ).toMatchObject({
    rows: [['1000']],
  });

describe('what is no question to the data is refused', () => {
  test.each([
    "COPY t1 TO '/tmp/mingfa-stolen.csv'",
    "COPY t1 FROM '/etc/passwd'",
    "ATTACH '/tmp/x.duckdb'",
    'DETACH data',
    'INSTALL httpfs',
    'LOAD httpfs',
    'PRAGMA version',
    'PRAGMA database_list',
    'CALL pragma_version()',
    "SET memory_limit='100GB'",
    'RESET memory_limit',
    'CREATE TABLE x AS SELECT 1',
    'CREATE TEMP TABLE x AS SELECT 1',
    'CREATE MACRO f() AS 1',
    'CREATE SECRET s (TYPE s3)',
    'INSERT INTO t1 VALUES (1, 1, 1)',
    'UPDATE t1 SET a = 0',
    'DELETE FROM t1',
    'DROP TABLE t1',
    'ALTER TABLE t1 ADD COLUMN c INT',
    'TRUNCATE t1',
    "EXPORT DATABASE '/tmp/x'",
    'VACUUM',
    'CHECKPOINT',
    'BEGIN',
    'COMMIT',
    'USE memory',
    'PREPARE p AS SELECT 1',
    'EXECUTE p',
    "/* SELECT */ COPY t1 TO '/tmp/x'",
  ])('%s', async (sql) => {
    expect(await codeOf(sql)).toBe('sql_not_select');
  });

  test.each([
    'SELECT 1; SELECT 2',
    "SELECT 1; COPY t1 TO '/tmp/x'",
    '',
    '   ',
    '-- nothing',
    ';',
    'PIVOT t1 ON b USING sum(a)',
  ])('more than one statement, or none: %s', async (sql) => {
    expect(['sql_not_one', 'sql_wrong']).toContain(await codeOf(sql));
  });
});

test.each([
  "SELECT * FROM read_csv('/etc/passwd')",
  "SELECT * FROM read_text('/etc/passwd')",
  "SELECT * FROM read_blob('/proc/self/environ')",
  "SELECT * FROM '/etc/passwd'",
  "SELECT * FROM 'data.duckdb'",
  "SELECT * FROM glob('/*')",
  "SELECT * FROM read_parquet('https://example.com/x.parquet')",
  "SELECT * FROM read_json('../x.json')",
  "SELECT * FROM parquet_metadata('/tmp/x')",
  "SELECT * FROM sniff_csv('/etc/passwd')",
  'SELECT * FROM duckdb_settings()',
  'SELECT * FROM duckdb_databases()',
  'SELECT * FROM /* x */ duckdb_databases ( )',
  "SELECT current_setting('temp_directory')",
  "SELECT getenv('PATH')",
  "SELECT * FROM sqlite_scan('/tmp/x', 'y')",
  "EXPLAIN ANALYZE SELECT * FROM read_csv('/etc/passwd')",
  "IMPORT DATABASE '/tmp/x'",
])('nothing but the data can be reached: %s', async (sql) => {
  expect(['sql_not_allowed', 'sql_wrong']).toContain(await codeOf(sql));
});

test.each([
  ['a string of a gigabyte', "SELECT length(repeat('x', 1000000000) || repeat('y', 1000000000))"],
  ['two gigabytes while it is prepared', "SELECT repeat('x', 2000000000)"],
  [
    'a hundred joins of everything with everything',
    `SELECT count(*) FROM ${Array.from({ length: 100 }, (_, at) => `t1 a${at}`).join(', ')}`,
  ],
  [
    'seven tables joined with one another',
    `SELECT count(*) FROM ${Array.from({ length: 7 }, (_, at) => `t1 a${at}`).join(', ')} WHERE ${Array.from({ length: 7 }, (_, at) => `a${at}.a`).join(' + ')} % 7 = 3`,
  ],
  [
    'a recursion without end',
    'WITH RECURSIVE r AS (SELECT 1 AS x UNION ALL SELECT x + 1 FROM r) SELECT count(*) FROM r',
  ],
  ['a list that grows', 'SELECT array_agg(a.a || b.b || c.b) FROM t1 a, t1 b, t1 c'],
  ['a range without end', 'SELECT sum(sqrt(range)) FROM range(1000000000000)'],
  ['rows of megabytes', "SELECT repeat('x', 30000000) FROM range(100)"],
  [
    'a number of columns nobody reads',
    `SELECT ${Array.from({ length: 5000 }, (_, at) => `a AS c${at}`).join(', ')} FROM t1`,
  ],
])('%s ends with an error, and the next question is answered', async (_what, sql) => {
  expect(['query_timeout', 'query_memory', 'query_too_large', 'sql_wrong', 'answered']).toContain(
    await codeOf(sql),
  );
  await stillAnswers();
});

test('text that no text can be is told, and nothing is run of it', async () => {
  expect(await codeOf('SELECT 1\0; DROP TABLE t1')).toBe('sql_wrong');
  expect(await codeOf("SELECT '\ud800' AS x")).toBe('answered');
  expect(['sql_wrong', 'answered']).toContain(await codeOf(`${'('.repeat(5000)}SELECT 1${')'.repeat(5000)}`));
  expect(await codeOf('SELECT ?')).toBe('sql_wrong');
  await stillAnswers();
});

test('what a person may ask is answered', async () => {
  for (const sql of [
    'SELECT count(*) FROM t1',
    'SELECT * FROM "a"',
    'WITH x AS (SELECT * FROM t1) SELECT max(a) FROM x',
    'FROM t1 SELECT a LIMIT 1',
    'EXPLAIN SELECT a FROM t1',
    'SELECT * FROM (SELECT a % 2 AS g, a FROM t1) PIVOT (sum(a) FOR g IN (0, 1))',
    "SELECT 'COPY t1; duckdb_settings()' AS said",
  ])
    expect([sql, await codeOf(sql)]).toEqual([sql, 'answered']);
});

test('wrong SQL is told with its place', async () => {
  const { problem } = await engine.check(KEY, 'SELECT 金额 FROM t1', signal);
  expect(problem).toMatchObject({ code: 'sql_wrong', position: 7 });
  const { columns } = await engine.check(KEY, 'SELECT a, b FROM t1', signal);
  expect(columns).toEqual([
    { name: 'a', kind: 'number' },
    { name: 'b', kind: 'text' },
  ]);
});
