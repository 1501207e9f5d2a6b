import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
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
  'SELECT * FROM information_schema.tables',
  'SELECT * FROM sqlite_master',
  'SELECT * FROM duckdb_tables',
  'SELECT * FROM pg_catalog.pg_class',
  'SELECT * FROM pg_class',
  'SELECT * FROM duckdb_functions()',
  'SELECT * FROM duckdb_columns()',
  'WITH duckdb_tables AS (SELECT * FROM duckdb_tables) SELECT * FROM duckdb_tables',
  'WITH RECURSIVE pg_class AS (SELECT 1 AS x UNION ALL SELECT 2 FROM pg_type) SELECT * FROM pg_class',
  'SELECT (SELECT count(*) FROM duckdb_settings()) FROM t1',
  'SELECT a FROM t1 WHERE a IN (SELECT oid FROM pg_catalog.pg_class)',
  "SELECT write_log('x')",
  "SELECT list_transform([1], lambda x: write_log('x')) FROM t1",
  'SELECT version()',
  'SELECT pg_conf_load_time()',
  'SELECT current_database()',
  "SELECT * FROM query('SELECT 1')",
  "SELECT * FROM query_table('sqlite_master')",
  'SELECT * FROM json_execute_serialized_sql(json_serialize_sql($$SELECT 1$$))',
  'SELECT * FROM range(3), duckdb_memory()',
  'SELECT * FROM range((SELECT count(*) FROM duckdb_types()))',
  'SHOW ALL TABLES',
  'SHOW DATABASES',
  'DESCRIBE duckdb_settings',
  'SELECT sleep_ms(1000)',
  'EXPLAIN SELECT a FROM t1',
  'EXPLAIN ANALYZE SELECT a FROM t1',
])('nothing but the data can be reached: %s', async (sql) => {
  expect(['sql_not_allowed', 'sql_wrong', 'sql_not_select']).toContain(await codeOf(sql));
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
    'DESCRIBE t1',
    'SUMMARIZE t1',
    'WITH RECURSIVE r AS (SELECT 1 AS x UNION ALL SELECT x + 1 FROM r WHERE x < 5) SELECT * FROM r',
    'WITH x AS (SELECT a FROM t1), y AS (SELECT * FROM x) SELECT * FROM y JOIN x USING (a)',
    'SELECT a, (SELECT max(a) FROM main.t1), row_number() OVER (ORDER BY a) FROM t1, range(2) QUALIFY a < 3',
    "SELECT current_date, random() < 2, regexp_extract(b, '[0-9]+'), typeof(a) FROM T1",
    'SELECT unnest([1, 2]), * FROM unnest([3]) AS u(v)',
    'SELECT * FROM (SELECT a % 2 AS g, a FROM t1) PIVOT (sum(a) FOR g IN (0, 1))',
    "SELECT 'COPY t1; duckdb_settings()' AS said",
  ])
    expect([sql, await codeOf(sql)]).toEqual([sql, 'answered']);
});

test('wrong SQL is told with its place', async () => {
  const { problem } = await engine.check(KEY, 'SELECT 金额 FROM t1', signal);
  expect(problem).toMatchObject({ code: 'sql_wrong', position: 7 });
  expect(problem?.words).toEqual({
    'zh-CN': '没有“金额”这个列，是不是“a”（第 1 行第 8 列，“金额”处）',
    en: 'there is no column “金额”; did you mean “a”? (line 1, column 8, at “金额”)',
  });
  expect(problem?.original).toContain('Referenced column');
  const { columns } = await engine.check(KEY, 'SELECT a, b FROM t1', signal);
  expect(columns).toEqual([
    { name: 'a', kind: 'number' },
    { name: 'b', kind: 'text' },
  ]);
});

test.each([
  ['SELECT a\nFROM 付款', '没有“付款”这个表，是不是“a”（第 2 行第 6 列，“付款”处）'],
  ['SELECT suum(a) FROM t1', '没有“suum”这个函数，是不是“sum”（第 1 行第 8 列，“suum”处）'],
  ['SELECT a， b FROM t1', '用了中文标点'],
  ['SELECT (a FROM t1', '语法不对（第 1 行第 11 列，“FROM”处）'],
  ['SELECT a FROM t1 WHERE', '语句没有写完'],
  ['SELECT \'甲（乙）\', sum("a") FROM t1 GROUP 1', '语法不对（第 1 行第 39 列，“1”处）'],
  ["SELECT '甲乙丙', 丁 FROM t1", '没有“丁”这个列，是不是“a”（第 1 行第 15 列，“丁”处）'],
  ["SELECT 'x FROM t1", '单引号没有成对'],
  ['SELECT b, sum(a) FROM t1', '这一列既没有写进 GROUP BY'],
  ['SELECT sum(b) FROM t1', '这样的列不能这样计算'],
  ['SELECT b FROM t1 WHERE sum(a) > 1', 'WHERE 里不能用 sum'],
  ['SELECT x.a FROM t1 y', '没有“x”这个表'],
])('what is wrong is told in the reader’s words: %s', async (sql, words) => {
  const { problem } = await engine.check(KEY, sql, signal);
  expect(problem?.words['zh-CN']).toContain(words);
  expect(problem?.words.en).toMatch(/^[^\u4e00-\u9fff]*(?:“[^”]*”[^\u4e00-\u9fff]*)*$/);
});

test('functions of the engine that have side effects are refused or known to be harmless', async () => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const reader = await connection.runAndReadAll(
    "SELECT DISTINCT function_name FROM duckdb_functions() WHERE function_type IN ('scalar', 'macro') AND (has_side_effects OR stability = 'VOLATILE' OR function_name ~ '^(current_|pg_|duckdb_)')",
  );
  connection.closeSync();
  const harmless =
    /^(?:gen_random_uuid|random|uuid|uuidv4|uuidv7|pg_typeof|current_(?:date|localtime|localtimestamp|time|timestamp))$/;
  const names = reader
    .getRows()
    .map(([name]) => String(name))
    .filter((name) => !harmless.test(name));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const { problem } = await engine.check(KEY, `SELECT "${name}"(a) FROM t1`, signal);
    expect([name, problem?.code]).toEqual([name, 'sql_not_allowed']);
  }
});
