import { mkdtemp, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeFileStore } from '../../testing/file-store-suite.ts';
import { localFiles } from './local-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describeFileStore('a local folder', () => localFiles(folder));

test('files are for their owner only, and nothing unfinished stays behind', async () => {
  const files = localFiles(folder);
  await files.write('fil_private', Buffer.from('x'));
  expect((await stat(join(folder, 'te', 'fil_private'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
});

test('what a killed process was writing goes after a day', async () => {
  const left = join(folder, 'unfinished', 'fil_left.abc');
  const fresh = join(folder, 'unfinished', 'fil_fresh.abc');
  await Promise.all([writeFile(left, 'x'), writeFile(fresh, 'x')]);
  await utimes(left, 0, 0);
  await localFiles(folder).write('fil_any', Buffer.from('x'));
  expect(await readdir(join(folder, 'unfinished'))).toEqual(['fil_fresh.abc']);
  await rm(fresh);
});

test('a full disk is told as such; what was there stays, and what was begun goes', async () => {
  const files = localFiles(folder);
  await files.write('fil_kept', Buffer.from('former'));
  const full = localFiles(folder, {
    async openFile(...args) {
      const handle = await open(...args);
      handle.writeFile = () => Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' }));
      return handle;
    },
  });
  await expect(full.write('fil_kept', Readable.from([Buffer.from('new')]))).rejects.toMatchObject({
    code: 'disk_full',
  });
  await expect(full.write('fil_other', Buffer.from('new'))).rejects.toMatchObject({ code: 'disk_full' });
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  expect((await buffer((await files.read('fil_kept')) as Readable)).toString()).toBe('former');
  expect(await files.read('fil_other')).toBeNull();
});

test('a folder that cannot be used is a store that is not available', async () => {
  const file = join(folder, 'no-folder');
  await writeFile(file, 'x');
  await expect(localFiles(file).write('fil_x', Buffer.from('x'))).rejects.toMatchObject({
    code: 'store_unavailable',
  });
});
