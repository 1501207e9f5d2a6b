import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { listAuditEntries } from '@mingfa/contract/admin-audit';
import { checkBackup, listBackups } from '@mingfa/contract/admin-backup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestPerson } from '../testing/test-app.ts';
import { writeManifest } from './backup-manifest.ts';
import { packFile } from './pack-file.ts';

let server: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  admin = await server.admin();
});
afterAll(() => server.close());

/** A backup of one small file. */
async function writeBackup(name: string): Promise<string> {
  const folder = join(server.dataDir, 'backups', name);
  await mkdir(folder, { recursive: true });
  const entry = await packFile({ folder, cipher: null }, Readable.from(['a file']), { path: 'files/one' });
  await writeManifest(
    folder,
    {
      format: 2,
      createdAt: '2026-11-19T02:00:00.000Z',
      reason: 'by-hand',
      productVersion: '0.1.0',
      database: 'embedded',
      files: 'folder',
      encryption: null,
      folders: [],
      entries: [entry],
    },
    null,
  );
  return folder;
}
const list = async () => {
  const { body } = await server.call(listBackups, { token: admin.token, query: {} });
  return body.items;
};
const check = (name: string) => server.call(checkBackup, { token: admin.token, body: { name } });

test('backups are listed newest first, with their size; a check finds one whole and another damaged', async () => {
  const older = '2026-11-18T02-00-00-000Z-scheduled';
  const newer = '2026-11-19T02-00-00-000Z-by-hand';
  const damaged = await writeBackup(older);
  await writeBackup(newer);
  await appendFile(join(damaged, 'files/one'), 'more');
  expect(await list()).toMatchObject([
    {
      name: newer,
      createdAt: '2026-11-19T02:00:00.000Z',
      reason: 'by-hand',
      bytes: 6,
      files: 1,
      check: null,
    },
    { name: older, reason: 'scheduled', check: null },
  ]);
  for (const name of [newer, older]) expect((await check(name)).status).toBe(200);
  await server.app.idle();
  expect((await list()).map((one) => one.check?.state)).toEqual(['whole', 'damaged']);
  expect((await list())[1]?.check?.message).toContain('files/one');
});

test('a check is recorded with who asked for it; of a backup that is not there nothing is', async () => {
  const name = '2026-11-20T01-00-00-000Z-by-hand';
  await writeBackup(name);
  await check(name);
  expect((await check('2026-01-01T01-00-00-000Z-by-hand')).status).toBe(404);
  const { body } = await server.call(listAuditEntries, {
    token: admin.token,
    query: { action: 'backup_check_asked', thingId: name },
  });
  expect(body.items).toMatchObject([{ userId: admin.userId, thingKind: 'installation' }]);
});

test('what a killed process left unfinished, and a folder that is no backup, are not among them', async () => {
  await mkdir(join(server.dataDir, 'backups', '2026-11-20T00-00-00-000Z-by-hand.unfinished'), {
    recursive: true,
  });
  await mkdir(join(server.dataDir, 'backups', 'holiday-pictures'));
  const names = (await list()).map(({ name }) => name);
  expect(names.filter((name) => /unfinished|holiday/.test(name))).toEqual([]);
});
