import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeChildFolder, readyWorkFolder } from './child-folders.ts';

const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

test('folders of killed processes go, and those of one that is alive stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'children-'));
  made.push(folder);
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  for (const name of [`child-${other.pid}-a`, `child-${gone.pid}-b`, 'child-old', `child-${process.pid}-c`])
    await mkdir(join(folder, name));
  await readyWorkFolder(folder);
  expect(await readdir(folder)).toEqual([`child-${other.pid}-a`]);
  const own = await makeChildFolder(folder);
  expect(basename(own)).toContain(`child-${process.pid}-`);
  other.kill();
});
