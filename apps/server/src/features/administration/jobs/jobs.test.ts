import * as contract from '@mingfa/contract/admin-job';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvent } from '../../../db/schema/audit.ts';
import { failedJob, job } from '../../../db/schema/job.ts';
import { dataExport } from '../../../db/schema/rights.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
let person: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  admin = await app.admin();
  person = await app.person();
  await app.app.idle();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.db.delete(job);
  await app.context.db.delete(failedJob);
  await app.context.db.delete(dataExport);
});

const list = async (query: Record<string, string> = {}) =>
  (await app.call(contract.listJobs, { token: admin.token, query })).body;
const act =
  (endpoint: typeof contract.stopJob | typeof contract.retryJob | typeof contract.dismissJob) =>
  (jobId: number | undefined) =>
    app.call(endpoint, { token: admin.token, params: { jobId: String(jobId) } });
const [stop, retry, dismiss] = [act(contract.stopJob), act(contract.retryJob), act(contract.dismissJob)];
const later = () => new Date(app.clock.now().getTime() + 3_600_000);
const waiting = (queue: string, data: object = {}, more: Partial<typeof job.$inferInsert> = {}) =>
  app.context.db
    .insert(job)
    .values({ queue, data, dueAt: later(), ...more })
    .returning();
const givenUp = async (queue: string, data: object = {}, key: string | null = null) => {
  const values = { queue, data, key, attempts: 3, error: 'Error: why', failedAt: app.clock.now() };
  const [row] = await app.context.db.insert(failedJob).values(values).returning();
  return row?.id;
};
async function exportOf(state: 'waiting' | 'working' | 'failed'): Promise<string> {
  const values = { userId: person.userId, state, done: 2, total: 5, language: 'en' as const };
  await app.context.db.insert(dataExport).values({ id: 'exp_1', createdAt: app.clock.now(), ...values });
  return 'exp_1';
}

test('jobs are listed with owner, progress and failure: at work, then failed, then waiting', async () => {
  const exportId = await exportOf('working');
  await waiting('review', { reviewId: 'rev_none' }, { attempts: 1, error: 'Error: model away' });
  await waiting('data-export', { exportId }, { nodeId: 'node', attempts: 1 });
  await givenUp('case.masks');
  const { items, next } = await list();
  expect(items.map(({ kind, state, attempts, error }) => [kind, state, attempts, error])).toEqual([
    ['data-export', 'working', 1, ''],
    ['case.masks', 'failed', 3, 'Error: why'],
    ['review', 'waiting', 1, 'Error: model away'],
  ]);
  expect(items[0]).toMatchObject({ progress: { done: 2, total: 5 }, canStop: true });
  expect(items[0]?.owner).toMatch(/^.?\*\*$/);
  expect(next).toBeNull();
});

test('pages go on where they ended, over the states, and filters hold', async () => {
  for (let index = 0; index < 3; index += 1) {
    await waiting('case.search');
    await givenUp('golden', { runId: `gdr_${index}` });
  }
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ pageSize: '2', ...(after ? { after } : {}) });
    seen.push(...page.items.map(({ state, jobId }) => `${state} ${jobId}`));
    after = page.next;
  } while (after);
  expect(new Set(seen).size).toBe(6);
  expect(seen.map((name) => name.split(' ')[0])).toEqual([
    ...['failed', 'failed', 'failed'],
    ...['waiting', 'waiting', 'waiting'],
  ]);
  expect((await list({ state: 'failed' })).items).toHaveLength(3);
  expect((await list({ kind: 'case.search' })).items).toHaveLength(3);
  expect((await list({ kind: 'case.search', state: 'failed' })).items).toEqual([]);
});

test('a job that was given up is queued once, however many ask at the same time, and the audit says so once', async () => {
  const exportId = await exportOf('failed');
  const id = await givenUp('data-export', { exportId }, exportId);
  const answers = await Promise.all(Array.from({ length: 8 }, () => retry(id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)]);
  const deeds = await app.context.db.select().from(auditEvent).where(eq(auditEvent.thingKind, 'job'));
  expect(deeds.map(({ action, thingId }) => [action, thingId])).toEqual([['retried', `data-export/${id}`]]);
  await app.app.idle();
  const [done] = await app.context.db.select().from(dataExport);
  expect(done?.state).toBe('ready');
  expect(await list()).toEqual({ items: [], next: null });
});

test('a waiting job that is stopped is gone, and what it was about says so', async () => {
  const exportId = await exportOf('waiting');
  const [row] = await waiting('data-export', { exportId }, { key: exportId });
  expect((await stop(row?.id)).status).toBe(200);
  expect((await stop(row?.id)).status).toBe(404);
  expect((await list()).items).toEqual([]);
  expect((await app.context.db.select().from(dataExport))[0]?.state).toBe('failed');
  const [deed] = await app.context.db.select().from(auditEvent).orderBy(desc(auditEvent.id)).limit(1);
  expect([deed?.thingKind, deed?.action]).toEqual(['job', 'stopped']);
});

test('the deletion of an account cannot be stopped here, and is left as it is', async () => {
  const [row] = await waiting('account-deletion', { deletionId: 'none' });
  expect((await list()).items[0]?.canStop).toBe(false);
  const refused = await stop(row?.id);
  expect([refused.status, refused.error.errorCode]).toEqual([409, 'job_not_stoppable']);
  expect((await list()).items).toHaveLength(1);
});

test('what is taken off the list of failures is gone, and may fail again', async () => {
  const id = await givenUp('golden', { runId: 'gdr_1' }, 'gdr_1');
  expect((await dismiss(id)).status).toBe(200);
  expect((await dismiss(id)).status).toBe(404);
  expect((await list()).items).toEqual([]);
});
