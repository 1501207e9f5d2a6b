import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerPart } from '@mingfa/contract/answer-part';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { run, runEvent } from '../../db/schema/run.ts';
import { workNode } from '../../db/schema/work.ts';
import { AppError } from '../../ports/app-error.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import {
  type EndedRun,
  listRunning,
  listRuns,
  type Produce,
  pruneRuns,
  type RunEvent,
  type RunSubject,
  Runs,
} from './index.ts';

/** An invented subject: sketches in a table of their own, of which a person writes one at a time. */
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.context.db.execute(sql`
    create table sketch (id text primary key, parts jsonb not null default '[]', text text not null default '')`);
  await database.context.db.execute(sql`
    create trigger sketch_removes_runs after delete on sketch referencing old table as gone
      for each statement execute function remove_runs_of_subject('sketch')`);
});
afterAll(() => database.close());

type SketchRow = { parts: AnswerPart[]; text: string };
const readSketch = async (db: DatabaseOrTransaction, id: string) =>
  (await db.execute<SketchRow>(sql`select parts, text from sketch where id = ${id}`)).rows[0];
const startOf = ({ id, subjectId }: { id: string; subjectId: string }) => {
  const messageMetadata = { runId: id, model: null, createdAt: '2026-11-20T02:00:00.000Z' };
  return { type: 'start' as const, messageId: subjectId, messageMetadata };
};
const sketches = (ended: EndedRun[]): RunSubject => ({
  kind: 'sketch',
  async keep(tx, end) {
    ended.push(end);
    const parts = JSON.stringify(end.parts);
    await tx.execute(sql`
      update sketch set parts = ${parts}::jsonb, text = ${end.text} where id = ${end.run.subjectId}`);
  },
  async tellAnew(db, run) {
    const kept = await readSketch(db, run.subjectId);
    return kept ? { start: startOf(run), parts: kept.parts } : null;
  },
});

const open: Runs[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((runs) => runs.close()));
});
function openRuns(nodeId = 'node-a', exclusive = true, ended: EndedRun[] = []): Runs {
  const runs = new Runs(database.context, {
    node: { id: nodeId, exclusive, isSteady: () => true },
    pollMs: 5,
  });
  runs.register(sketches(ended));
  open.push(runs);
  return runs;
}

async function begin(runs: Runs, produce: Produce, writer?: string): Promise<string> {
  const { db, ids, clock } = database.context;
  const userId = writer ?? ids.make('user');
  if (!writer) await db.insert(user).values({ id: userId, role: 'user', createdAt: clock.now() });
  const subjectId = ids.make('message');
  const newRun = {
    id: ids.make('run'),
    subjectKind: 'sketch',
    subjectId,
    exclusiveKey: `sketches of ${userId}`,
    userId,
    language: 'zh-CN' as const,
    requestId: 'req_1',
    idempotencyKey: null,
    requestHash: null,
  };
  const record = (tx: Transaction) => tx.execute(sql`insert into sketch (id) values (${subjectId})`);
  await runs.start(newRun, startOf(newRun), async (tx) => void (await record(tx)), produce);
  return newRun.id;
}
async function readAll(runs: Runs, runId: string, cursor = 0): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  const patience = AbortSignal.timeout(10_000);
  for await (const event of runs.read(runId, cursor, patience)) events.push(event);
  patience.throwIfAborted();
  return events;
}
const chunkOf = (event: RunEvent) => event.data as AnswerChunk;
const textOf = (events: RunEvent[]) =>
  events
    .map(chunkOf)
    .map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : ''))
    .join('');
const typesOf = (events: RunEvent[]) => events.map((event) => chunkOf(event).type);
const heldOf = async (runId: string) => {
  const { db } = database.context;
  const [row] = await db.select().from(run).where(eq(run.id, runId));
  if (!row) throw new Error('no such run');
  return { run: row, sketch: await readSketch(db, row.subjectId) };
};
/** A text whose pieces are written as the test asks for them. */
function heldText() {
  const queue: (string | null)[] = [];
  let wake = () => {};
  const put = (piece: string | null) => {
    queue.push(piece);
    wake();
  };
  const produce: Produce = async (write, signal) => {
    signal.addEventListener('abort', () => wake());
    write({ type: 'text-start', id: 't' });
    for (;;) {
      signal.throwIfAborted();
      const piece = queue.shift();
      if (piece === null) break;
      if (piece !== undefined) write({ type: 'text-delta', id: 't', delta: piece });
      else await new Promise<void>((resolve) => (wake = resolve));
    }
    write({ type: 'text-end', id: 't' });
  };
  return { produce, write: (piece: string) => put(piece), end: () => put(null) };
}
const writes =
  (pieces: string[]): Produce =>
  async (write) => {
    write({ type: 'text-start', id: 't' });
    for (const piece of pieces) {
      write({ type: 'text-delta', id: 't', delta: piece });
      await new Promise((resolve) => setImmediate(resolve));
    }
    write({ type: 'text-end', id: 't' });
  };
/** Reads until the text so far is `text`, and leaves. */
async function readUntil(runs: Runs, runId: string, text: string): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  for await (const event of runs.read(runId, 0, AbortSignal.timeout(20_000))) {
    events.push(event);
    if (textOf(events) === text) return events;
  }
  throw new Error(`ended with ${textOf(events)}`);
}

test('every piece arrives once and in order, numbered without gaps, and the subject keeps the same', async () => {
  const ended: EndedRun[] = [];
  const runs = openRuns('node-a', true, ended);
  const pieces = Array.from({ length: 300 }, (_, index) => `${index},`);
  const runId = await begin(runs, writes(pieces));
  const [first, second] = await Promise.all([readAll(runs, runId), readAll(runs, runId)]);
  expect(textOf(first)).toBe(pieces.join(''));
  expect(second).toEqual(first);
  expect(first.map((event) => event.cursor)).toEqual(first.map((_, index) => index + 1));
  expect(typesOf(first).at(0)).toBe('start');
  expect(typesOf(first).at(-1)).toBe('finish');
  const held = await heldOf(runId);
  expect(held.sketch?.text).toBe(pieces.join(''));
  expect(held.run).toMatchObject({ state: 'finished', cursor: first.length, errorCode: null });
  expect(ended.map((end) => end.state)).toEqual(['finished']);
});

test('pieces that wait together are stored as one event', async () => {
  const runs = openRuns();
  const runId = await begin(runs, async (write) => {
    write({ type: 'text-start', id: 't' });
    for (let index = 0; index < 1000; index += 1) write({ type: 'text-delta', id: 't', delta: '字' });
    write({ type: 'text-end', id: 't' });
  });
  const events = await readAll(runs, runId);
  expect(textOf(events)).toBe('字'.repeat(1000));
  expect(events.length).toBeLessThan(10);
});

test('a reader sees nothing that is not stored', async () => {
  const runs = openRuns();
  const held = heldText();
  const runId = await begin(runs, held.produce);
  for (const piece of ['一', '二', '三']) {
    held.write(piece);
    const seen = await readUntil(runs, runId, piece === '一' ? '一' : piece === '二' ? '一二' : '一二三');
    const stored = await database.context.db.$count(runEvent, eq(runEvent.runId, runId));
    expect(stored).toBeGreaterThanOrEqual(seen.length);
  }
  held.end();
  await readAll(runs, runId);
});

test('a reader who left comes back with its cursor and gets the rest, also in another process', async () => {
  const runs = openRuns('node-a', false);
  const elsewhere = openRuns('node-b', false);
  await runs.begin();
  await elsewhere.begin();
  const held = heldText();
  const runId = await begin(runs, held.produce);
  held.write('前半');
  const before = await readUntil(runs, runId, '前半');
  const beforeElsewhere = await readUntil(elsewhere, runId, '前半');
  expect(beforeElsewhere).toEqual(before);
  const rest = Promise.all([readAll(runs, runId, before.length), readAll(elsewhere, runId, before.length)]);
  held.write('后半');
  held.end();
  const [here, there] = await rest;
  expect(textOf(here)).toBe('后半');
  expect(there).toEqual(here);
  expect(here[0]?.cursor).toBe(before.length + 1);
});

test('stopping keeps the text, and the stream ends with an abort', async () => {
  const runs = openRuns();
  const held = heldText();
  const runId = await begin(runs, held.produce);
  held.write('已经写下的');
  await readUntil(runs, runId, '已经写下的');
  expect(await runs.cancel(runId)).toBe('cancelled');
  expect(typesOf(await readAll(runs, runId)).slice(-2)).toEqual(['text-end', 'abort']);
  expect((await heldOf(runId)).sketch?.text).toBe('已经写下的');
  expect(await runs.cancel(runId)).toBe('cancelled');
});

test('work that ignores being stopped does not hold the stop up', async () => {
  const runs = openRuns();
  const runId = await begin(runs, () => new Promise(() => {}));
  expect(await runs.cancel(runId)).toBe('cancelled');
});

test('a run is stopped from another process', async () => {
  const runs = openRuns('node-a', false);
  const elsewhere = openRuns('node-b', false);
  await runs.begin();
  await elsewhere.begin();
  const held = heldText();
  const runId = await begin(runs, held.produce);
  held.write('半句');
  await readUntil(elsewhere, runId, '半句');
  expect(await elsewhere.cancel(runId)).toBe('cancelled');
  expect((await heldOf(runId)).sketch?.text).toBe('半句');
});

test('a failure is said in the reader’s language, kept with the rest, and ends the stream', async () => {
  const runs = openRuns();
  const runId = await begin(runs, async (write) => {
    write({ type: 'text-start', id: 't' });
    write({ type: 'text-delta', id: 't', delta: '半句' });
    throw new AppError('model_cut_off');
  });
  const events = await readAll(runs, runId);
  expect(chunkOf(events.at(-1) as RunEvent)).toEqual({
    type: 'error',
    errorText: '回答中途断开，已保留收到的内容',
  });
  const held = await heldOf(runId);
  expect(held.run).toMatchObject({ state: 'failed', errorCode: 'model_cut_off' });
  expect(held.sketch?.parts).toEqual([
    { type: 'text', text: '半句', state: 'done' },
    {
      type: 'data-error',
      data: {
        errorCode: 'model_cut_off',
        errorMessage: '回答中途断开，已保留收到的内容',
        requestId: 'req_1',
      },
    },
  ]);
});

test('a bug ends the run as an internal error without its words', async () => {
  const runs = openRuns();
  const runId = await begin(runs, async () => {
    throw new Error('password=hunter2');
  });
  expect(JSON.stringify(await readAll(runs, runId))).not.toContain('hunter2');
  expect((await heldOf(runId)).run.errorCode).toBe('internal');
});

test('of one exclusive key one run is written at a time', async () => {
  const runs = openRuns();
  const held = heldText();
  const runId = await begin(runs, held.produce);
  const { userId, exclusiveKey } = (await heldOf(runId)).run;
  await expect(begin(runs, writes([]), userId)).rejects.toMatchObject({ code: 'run_in_progress' });
  expect(await listRunning(database.context.db, [exclusiveKey ?? ''])).toEqual(
    new Map([[exclusiveKey, runId]]),
  );
  held.end();
  await readAll(runs, runId);
  const next = await begin(runs, writes(['又']), userId);
  expect(textOf(await readAll(runs, next))).toBe('又');
});

test('a run that cannot be recorded is not begun', async () => {
  const runs = openRuns();
  const first = await begin(runs, writes(['一']));
  await readAll(runs, first);
  const { subjectId, userId } = (await heldOf(first)).run;
  const values = { subjectKind: 'sketch', subjectId, exclusiveKey: null, userId, language: 'en' as const };
  const newRun = { ...values, id: 'run_x', requestId: 'r', idempotencyKey: null, requestHash: null };
  const refuse = async () => {
    throw new AppError('quota_exceeded');
  };
  await expect(runs.start(newRun, startOf(newRun), refuse, writes([]))).rejects.toMatchObject({
    code: 'quota_exceeded',
  });
  const listed = await listRuns(database.context.db, 'sketch', [subjectId]);
  expect(listed.get(subjectId)?.id).toBe(first);
});

test('a subject that is deleted takes its runs with it, and what is being written of it ends', async () => {
  const runs = openRuns();
  const held = heldText();
  const runId = await begin(runs, held.produce);
  held.write('一');
  await readUntil(runs, runId, '一');
  const { db } = database.context;
  const { subjectId } = (await heldOf(runId)).run;
  const reading = readAll(runs, runId, 2);
  await db.execute(sql`delete from sketch where id = ${subjectId}`);
  expect(await db.$count(run, eq(run.id, runId))).toBe(0);
  expect(await db.$count(runEvent, eq(runEvent.runId, runId))).toBe(0);
  held.write('二');
  await expect(reading).rejects.toMatchObject({ code: 'not_found' });
});

test('closing the server keeps the text and says that it was interrupted', async () => {
  const runs = openRuns();
  const held = heldText();
  const runId = await begin(runs, held.produce);
  held.write('写到一半');
  await readUntil(runs, runId, '写到一半');
  await runs.close();
  expect((await heldOf(runId)).run).toMatchObject({ state: 'interrupted', errorCode: 'run_interrupted' });
  expect((await heldOf(runId)).sketch?.text).toBe('写到一半');
});

/** What a process that died leaves: a running row and its events. */
async function abandon(nodeId: string, pieces: string[]): Promise<string> {
  const runs = openRuns();
  const held = heldText();
  const runId = await begin(runs, held.produce);
  held.end();
  await readAll(runs, runId);
  const { db } = database.context;
  const chunks = [
    { type: 'start' },
    { type: 'text-start', id: 't' },
    ...pieces.map((delta) => ({ type: 'text-delta', id: 't', delta })),
  ];
  await db.delete(runEvent).where(eq(runEvent.runId, runId));
  await db
    .insert(runEvent)
    .values(chunks.map((chunk, index) => ({ runId, seq: index + 1, data: JSON.stringify(chunk) })));
  await db.update(run).set({ state: 'running', nodeId, endedAt: null, cursor: 0 }).where(eq(run.id, runId));
  return runId;
}

test('alone with its database, a start interrupts whatever still runs and keeps its text', async () => {
  const runId = await abandon('node-a', ['甲', '乙']);
  const runs = openRuns('node-a');
  await runs.begin();
  const events = await readAll(runs, runId, 3);
  expect(typesOf(events)).toEqual(['text-delta', 'text-end', 'data-error', 'error']);
  expect(events.map((event) => event.cursor)).toEqual([4, 5, 6, 7]);
  const held = await heldOf(runId);
  expect(held.run).toMatchObject({ state: 'interrupted', errorCode: 'run_interrupted', cursor: 7 });
  expect(held.sketch?.text).toBe('甲乙');
});

test('among several processes only the runs of a dead one are interrupted', async () => {
  const { db } = database.context;
  const long = new Date(Date.now() - 3_600_000);
  await db.insert(workNode).values([
    { id: 'dead', startedAt: long, renewedAt: long },
    { id: 'alive', startedAt: new Date(), renewedAt: new Date() },
  ]);
  const dead = await abandon('dead', ['死']);
  const alive = await abandon('alive', ['活']);
  const runs = openRuns('node-c', false);
  await runs.begin();
  expect((await heldOf(dead)).run.state).toBe('interrupted');
  expect((await heldOf(alive)).run.state).toBe('running');
});

test('a process that was taken for dead writes no more, and its readers get the stored end', async () => {
  const runs = openRuns('node-a', false);
  const held = heldText();
  const runId = await begin(runs, held.produce);
  held.write('一');
  await readUntil(runs, runId, '一');
  const reading = readAll(runs, runId);
  const { db } = database.context;
  await db.update(run).set({ nodeId: 'vanished' }).where(eq(run.id, runId));
  const other = openRuns('node-d', false);
  await other.begin();
  held.write('二');
  const events = await reading;
  expect(textOf(events)).toBe('一');
  expect(typesOf(events).at(-1)).toBe('error');
  expect((await heldOf(runId)).sketch?.text).toBe('一');
});

test('an old run is told anew by its subject, to a new reader and to one with an old cursor', async () => {
  const runs = openRuns();
  const runId = await begin(runs, async (write) => {
    write({ type: 'data-step', id: 's', data: { kind: 'write', state: 'running', values: {} } });
    await writes(['完整的', '回答'])(write, new AbortController().signal);
    write({ type: 'data-step', id: 's', data: { kind: 'write', state: 'done', values: {} } });
  });
  const { length } = await readAll(runs, runId);
  database.clock.advance(2 * 3_600_000);
  expect(await pruneRuns(database.context)).toBeGreaterThan(0);
  expect(await database.context.db.$count(runEvent, eq(runEvent.runId, runId))).toBe(0);
  const anew = await readAll(runs, runId);
  expect(typesOf(anew)).toEqual(['start', 'data-step', 'text-start', 'text-delta', 'text-end', 'finish']);
  expect(textOf(anew)).toBe('完整的回答');
  const resumed = await readAll(runs, runId, 3);
  expect(typesOf(resumed)).toEqual(['reset-step', ...typesOf(anew).slice(1)]);
  expect(resumed.map((event) => event.cursor)).toEqual(resumed.map((_, index) => length + 1 + index));
  // The connection broke off while it was told anew.
  expect(await readAll(runs, runId, length + 2)).toEqual(resumed.slice(2));
  expect(await readAll(runs, runId, length)).toEqual([]);
});

test('characters the database refuses are left out of what is kept', async () => {
  const runs = openRuns();
  const runId = await begin(runs, writes(['前\u0000后', '\ud83d', '。']));
  await readAll(runs, runId);
  const held = await heldOf(runId);
  expect(held.run.state).toBe('finished');
  expect(held.sketch?.text).toBe('前后\ufffd。');
});

test('an endless text is ended', async () => {
  const runs = openRuns();
  const runId = await begin(runs, async (write, signal) => {
    write({ type: 'text-start', id: 't' });
    while (!signal.aborted) {
      write({ type: 'text-delta', id: 't', delta: '没完没了'.repeat(2000) });
      await new Promise((resolve) => setImmediate(resolve));
    }
  });
  await readAll(runs, runId);
  expect((await heldOf(runId)).run.errorCode).toBe('too_large');
});
