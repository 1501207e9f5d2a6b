import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { declareReady, prepareFolder, settleRestore } from './settle-restore.ts';

const NAMES = ['database', 'files', 'secret.key'];
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mingfa-settle-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function fill(folder: string, names: string[], content: string): Promise<void> {
  for (const name of names) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'content'), content);
  }
}
const contents = (folder: string) =>
  Promise.all(NAMES.map((name) => readFile(join(folder, name, 'content'), 'utf8').catch(() => 'nothing')));

async function prepare(names: string[]): Promise<void> {
  const prepared = await prepareFolder(dataDir);
  await fill(prepared, names, 'new');
  await declareReady(dataDir, { id: 'one', names, replaced: 'replaced-then', onServer: false });
}

test('cut off after any of its steps, a restore is ended by whoever comes next', async () => {
  const steps = NAMES.flatMap((name) => [
    [name, `replaced-then/${name}`],
    [`restoring/${name}`, name],
  ]);
  for (let done = 0; done <= steps.length; done += 1) {
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);
    await fill(dataDir, NAMES, 'old');
    await prepare(NAMES);
    await mkdir(join(dataDir, 'replaced-then'));
    for (const [from = '', to = ''] of steps.slice(0, done))
      await rename(join(dataDir, from), join(dataDir, to));
    expect(await settleRestore({ dataDir, DATABASE_URL: undefined })).toBe(join(dataDir, 'replaced-then'));
    expect(await contents(dataDir)).toEqual(['new', 'new', 'new']);
    expect(await contents(join(dataDir, 'replaced-then'))).toEqual(['old', 'old', 'old']);
    expect((await readdir(dataDir)).sort()).toEqual([...NAMES, 'replaced-then'].sort());
    expect(await settleRestore({ dataDir, DATABASE_URL: undefined })).toBeNull();
  }
});

test('what the backup does not hold is put aside as well, with the mark of a first start that was cut short', async () => {
  await fill(dataDir, ['files', 'database', 'database.unfinished'], 'old');
  await prepare(['database', 'secret.key']);
  await settleRestore({ dataDir, DATABASE_URL: undefined });
  expect(await contents(dataDir)).toEqual(['new', 'nothing', 'new']);
  expect((await readdir(join(dataDir, 'replaced-then'))).sort()).toEqual([
    'database',
    'database.unfinished',
    'files',
  ]);
});

test('a restore that was not declared ready never was', async () => {
  await fill(dataDir, NAMES, 'old');
  await fill(await prepareFolder(dataDir), NAMES, 'new');
  expect(await settleRestore({ dataDir, DATABASE_URL: undefined })).toBeNull();
  expect(await contents(dataDir)).toEqual(['old', 'old', 'old']);
  expect(await readdir(dataDir)).toEqual(NAMES);
});
