import { readdir, readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { session } from './schema/account.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('whole addresses that earlier releases kept are shortened by the migration, whatever their form', async () => {
  const { userId } = await server.person();
  const { db } = server.context;
  const [row] = await db.select().from(session).where(eq(session.userId, userId));
  if (!row) throw new Error('No session.');
  const became = {
    '203.0.113.77': '203.0.113.0/24',
    '::ffff:203.0.113.77': '203.0.113.0/24',
    '2001:db8:12:3400:9:8:7:6': '2001:db8:12:3400::/64',
    'fe80::1%eth0': '',
    nonsense: '',
    '198.51.100.0/24': '198.51.100.0/24',
    '': '',
  };
  for (const address of Object.keys(became))
    await db.insert(session).values({ ...row, id: `ses_${address}`, tokenHash: address, address });
  const folder = new URL('./migrations/', import.meta.url);
  const name = (await readdir(folder)).find((file) => file.endsWith('_short-addresses.sql')) ?? '';
  const migration = await readFile(new URL(name, folder), 'utf8');
  await db.execute(sql.raw(migration));
  for (const [address, short] of Object.entries(became)) {
    const [kept] = await db.select().from(session).where(eq(session.tokenHash, address));
    expect([address, kept?.address]).toEqual([address, short]);
  }
});
