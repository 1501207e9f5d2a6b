import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree } from './copy-tree.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-copy-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder is copied while files come and go in it, without what is unfinished', async () => {
  const source = join(folder, 'files');
  await mkdir(join(source, 'ab'), { recursive: true });
  await mkdir(join(source, 'unfinished'));
  await writeFile(join(source, 'unfinished', 'half'), 'x');
  await writeFile(join(source, 'ab', 'kept'), '留下');
  let stop = false;
  const busy = (async () => {
    for (let round = 0; !stop; round += 1) {
      const path = join(source, 'ab', `passing-${round}`);
      await writeFile(path, 'x');
      await rm(path);
    }
  })();
  for (let round = 0; round < 20; round += 1) await copyTree(source, join(folder, `copy-${round}`));
  stop = true;
  await busy;
  expect(await readFile(join(folder, 'copy-19', 'ab', 'kept'), 'utf8')).toBe('留下');
  expect(await readdir(join(folder, 'copy-19'))).toEqual(['ab']);
});

test('what is not there is not copied', async () => {
  await copyTree(join(folder, 'nowhere'), join(folder, 'copy'));
  expect(await readdir(folder)).not.toContain('copy');
});
