import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginDatabaseFolder } from './embedded-folder.ts';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mingfa-folder-'));
  folder = join(parent, 'database');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

test('a first start that was cut short is begun anew, one that ended is not', async () => {
  expect((await beginDatabaseFolder(folder)).isNew).toBe(true);
  await writeFile(join(folder, 'PG_VERSION'), '18');
  await writeFile(join(folder, 'half'), '');
  const again = await beginDatabaseFolder(folder);
  expect(again.isNew).toBe(true);
  expect(await readdir(folder)).toEqual([]);
  await writeFile(join(folder, 'PG_VERSION'), '18');
  await again.finish();
  expect(await readdir(parent)).toEqual(['database']);
  expect((await beginDatabaseFolder(folder)).isNew).toBe(false);
});

test('a folder with files but without PG_VERSION is refused and left as it is', async () => {
  await mkdir(folder);
  await writeFile(join(folder, 'pg_control'), 'x');
  await expect(beginDatabaseFolder(folder)).rejects.toThrow(/no PG_VERSION/);
  expect(await readdir(folder)).toEqual(['pg_control']);
});
