import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

test('a copy of a folder in use leaves the socket of the one it was copied from', async () => {
  const running = await makeSocketFolder(database);
  const copy = join(parent, 'copied');
  await copyFile(`${database}.socket`, `${copy}.socket`);
  const copied = await makeSocketFolder(copy);
  expect(existsSync(running.socketFolder)).toBe(true);
  await Promise.all([running.removeSocket(), copied.removeSocket()]);
});

test('a note of an earlier release, which names the socket alone, is still taken up', async () => {
  const left = await makeSocketFolder(null);
  await writeFile(`${database}.socket`, left.socketFolder);
  const next = await makeSocketFolder(database);
  expect(existsSync(left.socketFolder)).toBe(false);
  await next.removeSocket();
});

test('a note that names anything else removes nothing', async () => {
  await writeFile(`${database}.socket`, parent);
  const { removeSocket } = await makeSocketFolder(database);
  expect(existsSync(parent)).toBe(true);
  await removeSocket();
});
