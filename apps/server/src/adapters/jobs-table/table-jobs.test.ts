import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { failedJob, job } from '../../db/schema/job.ts';
import { workNode } from '../../db/schema/work.ts';
import { NodeLease } from '../../engine/work/index.ts';
import { type JobRun, JobStopped, type Jobs, JobTakenOver } from '../../ports/jobs.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { JobRows } from './job-rows.ts';
import { TableJobs } from './table-jobs.ts';

let database: TestDatabase;
const opened: Jobs[] = [];
const nodes: NodeLease[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.stop()));
  await Promise.all(nodes.splice(0).map((node) => node.close()));
  await database.context.db.delete(workNode);
  await database.context.db.delete(job);
  await database.context.db.delete(failedJob);
});
afterAll(() => database.close());

type Work = { name: string };
const OPTIONS = { concurrency: 2, timeoutSeconds: 60, retries: 2 };

async function open(
  handle: (run: JobRun<Work>) => Promise<void>,
  options: Partial<typeof OPTIONS> = {},
): Promise<Jobs> {
  const jobs = await openTable(database.context.capabilities.embedded);
  jobs.register('work', { ...OPTIONS, ...options }, handle);
  await jobs.start();
  return jobs;
}
/** The jobs of a process of its own, which shares the database unless it is exclusive. */
async function openTable(exclusive = false): Promise<Jobs> {
  const node = new NodeLease(database.context, { exclusive });
  await node.begin();
  nodes.push(node);
  const jobs = new TableJobs(database.context, node);
  opened.push(jobs);
  return jobs;
}
const rows = () => database.context.db.select().from(job).where(eq(job.queue, 'work'));

test('a job is done once, by order of coming, and leaves nothing behind', async () => {
  const done: string[] = [];
  const jobs = await open(async ({ data }) => void done.push(data.name), { concurrency: 1 });
  for (const name of ['one', 'two', 'three']) await jobs.add('work', { name });
  await jobs.idle();
  expect(done).toEqual(['one', 'two', 'three']);
  expect(await rows()).toEqual([]);
});

test('a job put ahead goes before those that wait', async () => {
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const done: string[] = [];
  const jobs = await open(
    async ({ data }) => {
      begun.resolve();
      await gate.promise;
      done.push(data.name);
    },
    { concurrency: 1 },
  );
  await jobs.add('work', { name: 'at work' });
  await begun.promise;
  await jobs.add('work', { name: 'in bulk' });
  await jobs.add('work', { name: 'urgent' }, { afterSeconds: -60 });
  gate.resolve();
  await jobs.idle();
  expect(done).toEqual(['at work', 'urgent', 'in bulk']);
});

test('no more jobs run at a time than the queue allows', async () => {
  let running = 0;
  let most = 0;
  const two = Promise.withResolvers<void>();
  const jobs = await open(async () => {
    running += 1;
    most = Math.max(most, running);
    if (running === 2) two.resolve();
    await two.promise;
    running -= 1;
  });
  await Promise.all(Array.from({ length: 20 }, (_, index) => jobs.add('work', { name: `${index}` })));
  await jobs.idle();
  expect(most).toBe(2);
});

test('of one key one waits while another works, and the two never work at once', async () => {
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const done: string[] = [];
  let working = 0;
  const jobs = await open(async ({ data }) => {
    working += 1;
    expect(working).toBe(1);
    begun.resolve();
    if (data.name === 'first') await first.promise;
    done.push(data.name);
    working -= 1;
  });
  await jobs.add('work', { name: 'first' }, { key: 'k' });
  await begun.promise;
  for (const name of ['second', 'third']) await jobs.add('work', { name }, { key: 'k' });
  expect(await rows()).toHaveLength(2);
  first.resolve();
  await jobs.idle();
  expect(done).toEqual(['first', 'third']);
});

test('a failed job is tried again after a wait that grows, and given up at last', async () => {
  const attempts: number[] = [];
  const jobs = await open(async ({ retried }) => {
    attempts.push(retried);
    throw new Error('no luck');
  });
  await jobs.add('work', { name: 'x' });
  await jobs.idle();
  expect(attempts).toEqual([0]);
  const waits: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const [row] = await rows();
    const now = database.clock.now().getTime();
    waits.push((row?.dueAt.getTime() ?? 0) - now);
    database.clock.advance(waits[round] ?? 0);
    await jobs.idle();
  }
  expect(attempts).toEqual([0, 1, 2]);
  expect(waits[1]).toBeGreaterThan(waits[0] ?? 0);
  expect(await rows()).toEqual([]);
});

test('a job for later waits until it is due, and an earlier wish for the same key brings it forward', async () => {
  const done: string[] = [];
  const jobs = await open(async ({ data }) => void done.push(data.name));
  await jobs.add('work', { name: 'late' }, { key: 'a', afterSeconds: 3600 });
  await jobs.add('work', { name: 'other' }, { key: 'b', afterSeconds: 3600 });
  await jobs.idle();
  expect(done).toEqual([]);
  await jobs.add('work', { name: 'now' }, { key: 'a' });
  await jobs.idle();
  expect(done).toEqual(['now']);
  database.clock.advance(3_600_000);
  await jobs.idle();
  expect(done).toEqual(['now', 'other']);
});

test('a job that takes too long hears of it and is tried again', async () => {
  const jobs = await open(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    { timeoutSeconds: 0.01 },
  );
  await jobs.add('work', { name: 'slow' });
  await jobs.idle();
  expect(await rows()).toMatchObject([{ attempts: 1, nodeId: null }]);
});

test('a stop lets running jobs end at their next step, and the next start does them at once', async () => {
  const begun = Promise.withResolvers<void>();
  const jobs = await open(({ signal }) => {
    begun.resolve();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await jobs.add('work', { name: 'cut off' });
  await begun.promise;
  await jobs.stop();
  expect(await rows()).toMatchObject([{ attempts: 0, nodeId: null }]);
  const done: string[] = [];
  const next = await open(async ({ data }) => void done.push(data.name));
  await next.idle();
  expect(done).toEqual(['cut off']);
});

test('a job whose claim was on its way when the stop came is put back without being begun', async () => {
  const { claim } = JobRows.prototype;
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const claims = vi.spyOn(JobRows.prototype, 'claim').mockImplementation(async function (
    this: JobRows,
    ...of
  ) {
    asked.resolve();
    await gate.promise;
    return await claim.apply(this, of);
  });
  try {
    const begun: string[] = [];
    const jobs = await open(async ({ data }) => void begun.push(data.name));
    await jobs.add('work', { name: 'late' });
    await asked.promise;
    const stopped = jobs.stop();
    gate.resolve();
    await stopped;
    expect(begun).toEqual([]);
    expect(await rows()).toMatchObject([{ attempts: 0, nodeId: null }]);
  } finally {
    claims.mockRestore();
  }
});

test('a job that was put back at the stop is not taken up again by a claim that was on its way', async () => {
  const { claim } = JobRows.prototype;
  const gate = Promise.withResolvers<void>();
  const askedTwice = Promise.withResolvers<void>();
  let asked = 0;
  const claims = vi.spyOn(JobRows.prototype, 'claim').mockImplementation(async function (
    this: JobRows,
    ...of
  ) {
    asked += 1;
    if (asked === 2) {
      askedTwice.resolve();
      await gate.promise;
    }
    return await claim.apply(this, of);
  });
  try {
    const jobs = await open(
      ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    await jobs.add('work', { name: 'cut off' });
    await askedTwice.promise;
    const stopped = jobs.stop();
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ nodeId: null }]));
    gate.resolve();
    await stopped;
    expect(await rows()).toMatchObject([{ attempts: 0, nodeId: null }]);
  } finally {
    claims.mockRestore();
  }
});

test('what a killed process worked on is taken up: at once where nobody else can be, else when its lease ends', async () => {
  const { context } = database;
  await context.db.insert(job).values([
    // A second one of the key waited meanwhile: one of the two is enough.
    {
      queue: 'work',
      key: 'k',
      data: { name: 'dead' },
      dueAt: context.clock.now(),
      nodeId: 'gone',
    },
    { queue: 'work', key: 'k', data: { name: 'waiting' }, dueAt: context.clock.now() },
  ]);
  const done: string[] = [];
  const jobs = await open(async ({ data }) => void done.push(data.name));
  await jobs.idle();
  expect(done).toEqual(['waiting']);

  const long = new Date(Date.now() - 3_600_000);
  await context.db.insert(workNode).values([
    { id: 'other', startedAt: long, renewedAt: new Date() },
    { id: 'gone', startedAt: long, renewedAt: long },
  ]);
  await context.db.insert(job).values([
    {
      queue: 'work',
      data: { name: 'alive' },
      dueAt: context.clock.now(),
      nodeId: 'other',
    },
    {
      queue: 'work',
      data: { name: 'lost' },
      dueAt: context.clock.now(),
      nodeId: 'gone',
    },
  ]);
  const other = await openTable();
  other.register('work', OPTIONS, async ({ data }: JobRun<Work>) => void done.push(data.name));
  await other.start();
  await other.idle();
  expect(done).toEqual(['waiting', 'lost']);
});

test('a process that was out of reach hears that another took its job over, and leaves it to that one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const begun = Promise.withResolvers<AbortSignal>();
    const jobs = await openTable();
    jobs.register('work', OPTIONS, ({ signal }: JobRun<Work>) => {
      begun.resolve(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    });
    await jobs.start();
    await jobs.add('work', { name: 'slow' });
    const signal = await begun.promise;
    const now = new Date();
    await database.context.db.insert(workNode).values({ id: 'other', startedAt: now, renewedAt: now });
    await database.context.db.update(job).set({ nodeId: 'other' });
    const heard = new Promise((resolve) => signal.addEventListener('abort', resolve));
    vi.advanceTimersByTime(10_000);
    await heard;
    expect(signal.reason).toBeInstanceOf(JobTakenOver);
    await jobs.idle();
    expect(await rows()).toMatchObject([{ nodeId: 'other', attempts: 1 }]);
  } finally {
    vi.useRealTimers();
  }
});

test('two processes over one database never do the same job', async () => {
  const done: string[] = [];
  const both = await Promise.all(
    [1, 2].map(async () => {
      const jobs = await openTable();
      jobs.register('work', OPTIONS, async ({ data }: JobRun<Work>) => void done.push(data.name));
      await jobs.start();
      return jobs;
    }),
  );
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      both[index % 2]?.add('work', { name: `${index}` }, { key: `${index}` }),
    ),
  );
  await Promise.all(both.map((jobs) => jobs.idle()));
  expect(done.toSorted()).toEqual(Array.from({ length: 40 }, (_, index) => `${index}`).toSorted());
});

const failures = () => database.context.db.select().from(failedJob).where(eq(failedJob.queue, 'work'));

test('a job that is given up is kept with its reason until one of its key is done', async () => {
  let fails = true;
  const jobs = await open(
    async () => {
      if (fails) throw new Error('the printer burns');
    },
    { retries: 0 },
  );
  for (let index = 0; index < 2; index += 1) {
    await jobs.add('work', { name: 'a' }, { key: 'a' });
    await jobs.idle();
  }
  expect(await rows()).toEqual([]);
  expect(await failures()).toMatchObject([{ key: 'a', attempts: 2, error: 'Error: the printer burns' }]);
  fails = false;
  await jobs.add('work', { name: 'a' }, { key: 'a' });
  await jobs.idle();
  expect(await failures()).toEqual([]);
});

test('a running job whose row an administrator removed hears it at once, and is not put back', async () => {
  const begun = Promise.withResolvers<void>();
  let reason: unknown;
  const jobs = (await open(async ({ signal }) => {
    begun.resolve();
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reason = signal.reason;
        reject(signal.reason);
      });
    });
  })) as TableJobs;
  await jobs.add('work', { name: 'a' });
  await begun.promise;
  const [row] = await rows();
  await database.context.db.delete(job);
  jobs.heed('work', row?.id ?? 0);
  await jobs.idle();
  expect(reason).toBeInstanceOf(JobStopped);
  expect([await rows(), await failures()]).toEqual([[], []]);
});
