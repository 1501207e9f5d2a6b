import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DATASET_LIMITS } from '@mingfa/contract/dataset-limits';
import type { TableEncoding } from '@mingfa/contract/dataset-table';
import { decodeTableText } from '@mingfa/files/tables/decode-table-text';
import { quoteText } from '@mingfa/tables/sql/sql-text';
import { TableFailure } from '../table-failure.ts';
import type { Loader } from './open-loader.ts';
import { tooLarge } from './text-source.ts';

const OBJECT_BYTES = 16 * 1024 * 1024;
/** Objects whose keys are looked at one by one for their order. */
const KEYS_WITHIN = 100_000;

/** Loads the objects of a JSON text, a list or a line each, into `raw.<table>`; the first row has their keys. @returns how many there are */
export async function loadJson(
  loader: Loader,
  path: string,
  encoding: TableEncoding,
  table: string,
): Promise<number> {
  const plain = `${table}.json`;
  await pipeline(Readable.from(decodeTableText(createReadStream(path), encoding)), createWriteStream(plain));
  await requireEnd(plain);
  const objects = `raw.${table}_objects`;
  try {
    await loader.run(
      `CREATE OR REPLACE TABLE ${objects} AS SELECT row_number() OVER () AS n, json FROM read_json_objects(${quoteText(plain)}, format='auto', maximum_object_size=${OBJECT_BYTES})`,
    );
  } catch (error) {
    if (/memory/i.test(String(error))) throw error;
    throw new TableFailure('table_unreadable', { problem: NO_JSON });
  }
  await openWrapper(loader, objects);
  const isList = `json_type(json) = 'OBJECT'`;
  const keys = (
    await loader.rows(
      `SELECT k FROM (SELECT n, unnest(json_keys(json)) AS k, generate_subscripts(json_keys(json), 1) AS i FROM ${objects} WHERE n <= ${KEYS_WITHIN} AND ${isList}) GROUP BY k ORDER BY min(n * 10000 + i), k LIMIT ${DATASET_LIMITS.columns + 1}`,
    )
  ).map(([key]) => String(key));
  const [left] = await loader.rows(
    `SELECT count(*) FILTER (WHERE NOT coalesce(${isList}, false)) FROM ${objects}`,
  );
  if (keys.length === 0 || Number(left?.[0] ?? 0) > 0)
    throw new TableFailure('table_unreadable', { problem: NO_OBJECTS });
  if (keys.length > DATASET_LIMITS.columns) throw tooLarge();
  const columns = keys.map((_, index) => `r${index + 1}`);
  await loader.run(
    `CREATE OR REPLACE TABLE raw.${table}_rows (${columns.map((name) => `${name} VARCHAR`).join(', ')})`,
  );
  await loader.run(`INSERT INTO raw.${table}_rows VALUES (${keys.map(quoteText).join(', ')})`);
  const values = keys.map((key) => `nullif(json ->> ${quoteText(pointerOf(key))}, '')`);
  await loader.run(`INSERT INTO raw.${table}_rows SELECT ${values.join(', ')} FROM ${objects} ORDER BY n`);
  await loader.run(`DROP TABLE ${objects}`);
  await loader.run(`CREATE OR REPLACE VIEW raw.${table} AS SELECT rowid + 1 AS _o, * FROM raw.${table}_rows`);
  return keys.length;
}

/** A list that breaks off would be read up to there, and the rest be missing without a word. */
async function requireEnd(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const [head, tail] = [Buffer.alloc(Math.min(size, 1024)), Buffer.alloc(Math.min(size, 1024))];
    await file.read(head, 0, head.length, 0);
    await file.read(tail, 0, tail.length, size - tail.length);
    const first = head.toString('latin1').trimStart()[0];
    const last = tail.toString('latin1').trimEnd().at(-1);
    if ((first === '[' && last !== ']') || (first === '{' && last !== '}'))
      throw new TableFailure('table_unreadable', { problem: NO_JSON });
  } finally {
    await file.close();
  }
}

/** `{"data": […]}`: the list within is what is meant. */
async function openWrapper(loader: Loader, objects: string): Promise<void> {
  const [only, another] = await loader.rows(`SELECT n FROM ${objects} LIMIT 2`);
  if (!only || another) return;
  const lists = await loader.rows(
    `SELECT k FROM (SELECT json, unnest(json_keys(json)) AS k FROM ${objects} WHERE json_type(json) = 'OBJECT') WHERE json_type(json, '/' || replace(replace(k, '~', '~0'), '/', '~1')) = 'ARRAY' AND json_type(json, '/' || replace(replace(k, '~', '~0'), '/', '~1') || '/0') = 'OBJECT'`,
  );
  if (lists.length !== 1) return;
  const pointer = quoteText(pointerOf(String(lists[0]?.[0])));
  await loader.run(
    `CREATE OR REPLACE TABLE ${objects} AS SELECT row_number() OVER () AS n, json FROM (SELECT unnest(json_extract(json, ${pointer})::JSON[]) AS json FROM ${objects})`,
  );
}

const pointerOf = (key: string): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

const NO_JSON = { 'zh-CN': '不是有效的 JSON', en: 'it is no valid JSON' };
const NO_OBJECTS = { 'zh-CN': '不是对象的列表', en: 'it is no list of objects' };
