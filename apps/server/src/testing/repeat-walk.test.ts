import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@mingfa/contract/endpoints';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as tables from '../db/schema/tables.ts';
import { openSampleServer, type SampleServer } from './open-sample-server.ts';
import { enter, makeSampleWorld } from './sample-world.ts';
import type { TestPerson, TestRequest } from './test-app.ts';
import { uploadFile } from './upload-file.ts';

let samples: SampleServer;
/** Whether answers can be sealed, without which none is kept. */
let canSeal = true;
beforeAll(async () => {
  samples = await openSampleServer();
  const { secrets } = samples.server.app.context;
  const { encryptSecret } = secrets;
  secrets.encryptSecret = (text) => {
    if (!canSeal) throw new Error('The process ends before the answer is kept.');
    return encryptSecret(text);
  };
});
afterAll(() => samples.server.close());

/** Tries are counted and objects announced whatever becomes of the request. */
const COUNTED_APART = ['sign_in_attempt', 'stored_object', 'job', 'sms_code'];
const NAMES = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !COUNTED_APART.includes(name));

async function countRows(): Promise<Record<string, number>> {
  const counts = NAMES.map(
    (name) => sql`select ${name}::text as name, count(*)::int as rows from ${sql.identifier(name)}`,
  );
  const counted = await samples.server.context.db.execute<{ name: string; rows: number }>(
    sql.join(counts, sql` union all `),
  );
  return Object.fromEntries(counted.rows.map(({ name, rows }) => [name, rows]));
}

async function requestOf(name: string, owner: TestPerson): Promise<TestRequest> {
  const { server, requests } = samples;
  // The sample's upload is another administrator's.
  if (name === 'law.uploadLawImport') {
    const law = {
      purpose: 'law',
      name: '风车法.md',
      content: '# 风车法\n\n第一条 风车应当转动。\n',
    } as const;
    return { body: { uploadId: await uploadFile(server, owner.token, law) } };
  }
  return (await requests[name]?.request(makeSampleWorld(server, owner))) ?? {};
}

const MAKING = Object.entries(ENDPOINTS).filter(([, endpoint]) => 'makes' in endpoint && endpoint.makes);
/** Streams find the run they began; theirs is tested with the chat. */
const MAKING_JSON = MAKING.filter(([, endpoint]) => !('answer' in endpoint && endpoint.answer === 'stream'));

describe('what makes something makes it with its answer or not at all, and once:', () => {
  test('there are such endpoints', () => {
    expect(MAKING_JSON.length).toBeGreaterThan(15);
  });

  for (const [name, endpoint] of MAKING_JSON) {
    test(name, async () => {
      const { server } = samples;
      const who = endpoint.access === 'admin' ? 'admin' : 'user';
      const owner = await enter(server, who);
      const sample = await requestOf(name, owner);
      await samples.settle();
      const headers = { 'idempotency-key': randomUUID() };
      const ask = () => server.call(endpoint, { ...sample, token: owner.token, headers });
      const before = await countRows();

      canSeal = false;
      expect((await ask()).status).toBe(500);
      canSeal = true;
      expect(await countRows()).toEqual(before);

      const made = await ask();
      expect([made.status, made.status === 200 || made.text]).toEqual([200, true]);
      await samples.settle();
      const after = await countRows();
      expect(after.idempotency_key).toBe((before.idempotency_key ?? 0) + 1);
      const repeated = await ask();
      await samples.settle();
      expect([repeated.status, repeated.body]).toEqual([200, made.body]);
      expect(await countRows()).toEqual(after);
    });
  }
});
