import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '../../runtime/silent-logger.ts';
import { DuckdbTableEngine } from './duckdb-table-engine.ts';

const KEY = { datasetId: 'dst_meanings', build: 1 };
const { signal } = new AbortController();
let folder = '';
let engine: DuckdbTableEngine;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-meanings-'));
  engine = new DuckdbTableEngine({ folder: join(folder, 'tables'), logger: silentLogger });
  const path = join(folder, 'flow.csv');
  await writeFile(
    path,
    '付款人,账号,金额,手续费\n甲,6222021234567890123,100.5,1\n乙,6222021234567890124,200,2\n',
  );
  const [table] = await engine.recognise([{ name: 'flow.csv', path }], signal);
  if (!table) throw new Error('nothing was recognised');
  await engine.build(KEY, [{ name: 'flow.csv', path }], { tables: [table.shape], steps: [] }, signal);
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const tables = ['t1', 'flow'];
const MEANINGS = [
  { tables, column: '付款人', meaning: 'name' },
  { tables, column: '账号', meaning: 'account' },
  { tables, column: '金额', meaning: 'amount' },
  { tables, column: '手续费', meaning: 'amount' },
] as const;
async function columnsOf(sql: string) {
  const { columns } = await engine.ask(KEY, { sql, rows: 5, isWritten: true, meanings: MEANINGS }, signal);
  return columns;
}
const holdsOf = async (sql: string) => (await columnsOf(sql)).map(({ holds = [] }) => holds.toSorted());

test.each([
  ['SELECT CAST(账号 AS HUGEINT) AS x FROM t1'],
  ["SELECT 'x' || 账号 FROM t1"],
  ['SELECT left(账号, 6) FROM flow'],
  ["SELECT replace(账号, '2', '3')::HUGEINT + 1 FROM t1"],
  ['SELECT x FROM (SELECT 账号 AS x FROM t1)'],
  ['WITH p AS (SELECT 账号 AS x FROM t1) SELECT max(x) FROM p'],
  ['SELECT v FROM (SELECT * FROM t1) a(n, u, v) WHERE n IS NOT NULL'],
  ["SELECT CASE WHEN 金额 > 1 THEN 账号 ELSE '' END FROM t1"],
  ['SELECT (SELECT max(账号) FROM t1)'],
  ['SELECT string_agg(账号) FROM t1'],
  ['SELECT lag(账号) OVER (ORDER BY 金额) FROM t1'],
  ['SELECT to_json(t1) FROM t1'],
  ['SELECT 账号 AS x, right(x, 4) FROM t1'],
  ["SELECT COLUMNS('账.*') FROM t1"],
  ['SELECT 付款人 FROM t1 UNION ALL SELECT 账号 FROM t1'],
  ['SELECT list_transform([账号], lambda x: x) FROM t1'],
  [
    'WITH RECURSIVE r AS (SELECT 账号 AS x, 1 AS n FROM t1 UNION ALL SELECT x, n + 1 FROM r WHERE n < 3) SELECT x FROM r',
  ],
])('what is made of an account is known to be of one: %s', async (sql) => {
  for (const holds of (await holdsOf(sql)).slice(-1)) expect(holds).toContain('account');
});

test.each([
  ['SELECT 付款人, sum(金额) FROM t1 GROUP BY 付款人', [['name'], ['amount']]],
  ['SELECT count(账号), count(DISTINCT 账号), length(账号) FROM t1 GROUP BY 账号', [[], [], []]],
  ["SELECT 付款人 FROM t1 WHERE 账号 LIKE '6222%'", [['name']]],
  ["SELECT CASE WHEN 账号 LIKE '6%' THEN 'a' ELSE 'b' END FROM t1", [[]]],
  ['SELECT sum(金额) FILTER (WHERE 账号 IS NOT NULL) FROM t1', [['amount']]],
  ['SELECT row_number() OVER (PARTITION BY 账号 ORDER BY 金额) FROM t1', [[]]],
  ['SELECT * EXCLUDE (账号, _row) FROM t1', [['name'], ['amount'], ['amount']]],
  ['SELECT a.付款人, b.金额 FROM t1 a JOIN flow b USING (账号)', [['name'], ['amount']]],
  ['SELECT 账号 = 付款人, exists(SELECT 账号 FROM t1) FROM t1', [[], []]],
])('what says nothing of an account is not taken for one: %s', async (sql, holds) => {
  expect(await holdsOf(sql)).toEqual(holds);
});

test('only a whole cell, as it stands or cast, is one; what is cut, joined or picked out is none', async () => {
  const cells = 'SELECT 账号, CAST(账号 AS HUGEINT) AS c, x FROM (SELECT *, 账号 AS x FROM t1)';
  expect((await columnsOf(cells)).map(({ isCell }) => isCell)).toEqual([true, true, true]);
  const made =
    "SELECT substr(账号, 2, 6), 账号 || '', max(账号), regexp_extract(账号, '[0-9]{7}'), TRY_CAST(substr(账号, 1, 1) AS BOOLEAN) AS b, y FROM (SELECT *, left(账号, 5) AS y FROM t1) GROUP BY ALL";
  expect((await columnsOf(made)).map(({ isCell }) => isCell)).toEqual(Array(6).fill(false));
});

test('what is made of words that people write is known to be of them', async () => {
  const meanings = [{ tables, column: '付款人', meaning: 'name', isFreeText: true }] as const;
  const sql = "SELECT regexp_extract(付款人, '[0-9]+'), length(付款人), 金额 FROM t1";
  const { columns } = await engine.ask(KEY, { sql, rows: 5, isWritten: true, meanings }, signal);
  expect(columns.map(({ holdsFreeText }) => holdsFreeText)).toEqual([true, false, false]);
});

test('sums and means of money are money, shares of it are none', async () => {
  const sql =
    'SELECT sum(金额) s, avg(金额 + 手续费) a, max(金额) * 0.5 h, round(sum(手续费), 2) r, sum(金额) / sum(手续费) q, 金额 * 手续费 p, count(*) c, coalesce(max(手续费), 0) k FROM t1 GROUP BY 金额, 手续费';
  expect((await columnsOf(sql)).map(({ name, isSameUnit }) => [name, isSameUnit])).toEqual([
    ...[
      ['s', true],
      ['a', true],
      ['h', true],
      ['r', true],
    ],
    ...[
      ['q', false],
      ['p', false],
      ['c', false],
      ['k', true],
    ],
  ]);
});
