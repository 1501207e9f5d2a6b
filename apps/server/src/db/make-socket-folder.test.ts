import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSocketFolder } from './make-socket-folder.ts';

let parent: string;
let database: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mingfa-note-'));
  database = join(parent, 'database');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('the next start removes the folder that a killed process left, a stop its own', async () => {
  const killed = await makeSocketFolder(database);
  await writeFile(join(killed.socketFolder, '.s.PGSQL.5432'), '');
  const next = await makeSocketFolder(database);
  expect(existsSync(killed.socketFolder)).toBe(false);
  expect(existsSync(next.socketFolder)).toBe(true);
  await next.removeSocket();
  expect(existsSync(next.socketFolder)).toBe(false);
  expect(await readdir(parent)).toEqual([]);
});

test('a note that names anything else removes nothing', async () => {
  await writeFile(`${database}.socket`, parent);
  const { removeSocket } = await makeSocketFolder(database);
  expect(existsSync(parent)).toBe(true);
  await removeSocket();
});
