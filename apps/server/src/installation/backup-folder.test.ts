import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseGone, clearUnfinishedBackups, retainBackups } from './backup-folder.ts';
import { type BackupManifest, writeManifest } from './backup-manifest.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mingfa-backups-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function make(name: string, manifest: Partial<BackupManifest>): Promise<void> {
  await mkdir(join(folder, name));
  const whole: BackupManifest = {
    format: 2,
    createdAt: '2026-11-20T19:00:00.000Z',
    reason: 'scheduled',
    productVersion: '0.1.0',
    database: 'embedded',
    files: 'folder',
    encryption: null,
    folders: [],
    entries: [],
    ...manifest,
  };
  await writeManifest(join(folder, name), whole, null);
}

test('the newest of the last days and of the last weeks stay', () => {
  // 3:00 in China on every day from Monday 26 October to Sunday 22 November 2026, two on the last.
  const first = Date.parse('2026-10-25T19:00:00.000Z');
  const daily = Array.from({ length: 28 }, (_, day) => ({
    name: new Date(first + day * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10),
    at: first + day * 86_400_000,
  }));
  const later = { name: 'evening', at: first + 27.6 * 86_400_000 };
  const gone = new Set(chooseGone([...daily, later], { daily: 3, weekly: 3 }));
  const stayed = [...daily, later].map(({ name }) => name).filter((name) => !gone.has(name));
  expect(stayed).toEqual(['2026-11-08', '2026-11-15', '2026-11-20', '2026-11-21', 'evening']);
});

test('only what was made by itself is removed, and nothing that only looks like a backup', async () => {
  await make('1-scheduled', { createdAt: '2026-11-01T19:00:00.000Z' });
  await make('2-scheduled', { createdAt: '2026-11-02T19:00:00.000Z' });
  await make('1-by-hand', { createdAt: '2026-10-01T19:00:00.000Z', reason: 'by-hand' });
  await make('renamed-scheduled', { createdAt: '2026-10-01T19:00:00.000Z', reason: 'before-upgrade' });
  await mkdir(join(folder, 'foreign-scheduled'));
  expect(await retainBackups(folder, { daily: 1, weekly: 1 })).toEqual(['1-scheduled']);
  expect((await readdir(folder)).sort()).toEqual(
    ['1-by-hand', '2-scheduled', 'foreign-scheduled', 'renamed-scheduled'].sort(),
  );
});

test('what a killed process left half made goes after a day, what is being made stays', async () => {
  const now = new Date('2026-11-22T02:00:00.000Z');
  for (const name of ['old.unfinished', 'new.unfinished', 'whole']) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'file'), '');
    const at = name.startsWith('new') ? now : new Date('2026-11-20T02:00:00.000Z');
    await utimes(join(folder, name), at, at);
  }
  await clearUnfinishedBackups(folder, now);
  expect((await readdir(folder)).sort()).toEqual(['new.unfinished', 'whole']);
});
