import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import * as contract from '@mingfa/contract/clone';
import * as chat from '@mingfa/contract/clone-chat';
import { CLONE_LIMITS } from '@mingfa/contract/clone-content';
import * as golden from '@mingfa/contract/clone-golden';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { conversation } from '../../../db/schema/chat.ts';
import { clone } from '../../../db/schema/clone.ts';
import type { AnswerInput } from '../../../engine/answering/index.ts';
import { AppError } from '../../../ports/app-error.ts';
import { completeClone } from '../../../testing/complete-clone.ts';
import { markTried } from '../../../testing/mark-tried.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { touchLibrary } from '../../law/touch-library.ts';

let server: TestApp;
let me: TestPerson;
const asked: AnswerInput[] = [];
/** What the engine says, by the question; the question itself where nothing is set. */
const says = new Map<string, string>();
let gate: Promise<void> | null = null;

beforeAll(async () => {
  server = await openTestApp({ chat: { answer } });
});
beforeEach(async () => {
  me = await server.person();
  asked.length = 0;
  says.clear();
  gate = null;
});
afterAll(() => server.close());

async function answer(input: AnswerInput, write: (chunk: AnswerChunk) => void, signal: AbortSignal) {
  asked.push(input);
  if (gate) {
    const left = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    await Promise.race([gate, left]);
  }
  const text = says.get(input.question) ?? input.question;
  if (text === 'down') throw new AppError('model_unavailable');
  write({ type: 'text-start', id: 'a' });
  write({ type: 'text-delta', id: 'a', delta: text });
  write({ type: 'text-end', id: 'a' });
}

const as = (person: TestPerson) => ({ token: person.token });
async function makeClone(person = me): Promise<string> {
  const made = await server.call(contract.createClone, { ...as(person), body: { content: completeClone() } });
  return made.body.appId;
}
const saveDraft = (appId: string, draftRevision: number, name: string) =>
  server.call(contract.updateClone, {
    ...as(me),
    params: { appId },
    body: { draftRevision, content: completeClone(name) },
  });
const saveQuestion = (appId: string, body: object, person = me) =>
  server.call(golden.saveGoldenQuestion, { ...as(person), params: { appId }, body });
/** A question that holds where the answer says the word. */
const add = async (appId: string, question: string, word: string, more: object = {}) =>
  (await saveQuestion(appId, { question, expect: { mentions: [word] }, ...more })).body.goldenId;
const run = (appId: string, body: object = {}, person = me) =>
  server.call(golden.runGoldenQuestions, { ...as(person), params: { appId }, body });
const readRun = async (runId: string) =>
  (await server.call(golden.getGoldenRun, { ...as(me), params: { runId } })).body;
const list = async (appId: string) =>
  (await server.call(golden.listGoldenQuestions, { ...as(me), params: { appId } })).body;
const held = async (appId: string) =>
  (await server.call(contract.getOwnClone, { ...as(me), params: { appId } })).body;
const publishUntried = (appId: string, draftRevision: number, lastVersion: number) =>
  server.call(contract.publishClone, {
    ...as(me),
    body: { appId, draftRevision, lastVersion, visibility: 'private' },
  });
const publish: typeof publishUntried = async (appId, ...seen) => {
  await markTried(server, appId);
  return publishUntried(appId, ...seen);
};
async function runAll(appId: string, body: object = {}) {
  server.clock.advance(1000);
  const { runId } = (await run(appId, body)).body;
  await server.app.idle();
  return readRun(runId);
}
const gapsOf = async (appId: string) =>
  (await held(appId)).gaps.map(({ path, problem, blocks }) => `${path} ${problem}${blocks ? ' blocks' : ''}`);

test('a golden question is kept as it was written, written anew, listed in its order and deleted', async () => {
  const appId = await makeClone();
  const first = await add(appId, '押金怎么退？', '押金');
  await add(appId, '能退租吗？', '退租');
  const anew = await saveQuestion(appId, {
    goldenId: first,
    question: '押金不退怎么办？',
    expect: { cites: [{ law: '民法典', article: '577' }], insufficient: false },
    waivedBecause: '等新的司法解释',
  });
  expect(anew.body).toMatchObject({
    goldenId: first,
    expect: { cites: [{ law: '民法典', article: '577' }], citesAny: [], insufficient: false, figures: [] },
    waivedBecause: '等新的司法解释',
    last: null,
  });
  expect((await list(appId)).items.map(({ question }) => question)).toEqual([
    '押金不退怎么办？',
    '能退租吗？',
  ]);
  const remove = (goldenIds: string[]) =>
    server.call(golden.deleteGoldenQuestions, { ...as(me), params: { appId }, body: { goldenIds } });
  expect((await remove([first, 'gld_unknown000'])).status).toBe(404);
  expect((await remove([first])).status).toBe(200);
  expect((await list(appId)).items).toHaveLength(1);
});

test('a clone has fifty golden questions at most', async () => {
  const appId = await makeClone();
  for (let at = 0; at < CLONE_LIMITS.goldenQuestions; at += 1) await add(appId, `问题 ${at}`, '问题');
  const more = await saveQuestion(appId, { question: '再问一个' });
  expect([more.status, more.error.errorCode]).toEqual([429, 'limit_reached']);
});

test('a run asks every question by the draft and keeps what came with the question as it was asked', async () => {
  const appId = await makeClone();
  const holds = await add(appId, '押金怎么退？', '押金');
  const fails = await add(appId, '能退租吗？', '违约金');
  says.set('能退租吗？', '可以退。');
  const done = await runAll(appId);
  expect(done).toMatchObject({ state: 'finished', total: 2, done: 2, passed: 1, version: null });
  expect(done.results.map(({ goldenId, state, failures }) => [goldenId, state, failures])).toEqual([
    [holds, 'passed', []],
    [fails, 'failed', [{ rule: 'mentions', wanted: '违约金' }]],
  ]);
  expect(done.results[1]?.answer).toBe('可以退。');
  expect(asked[0]).toMatchObject({
    question: '押金怎么退？',
    history: [],
    files: null,
    language: 'zh-CN',
    guidance: { law: { fields: ['tenancy'] } },
  });
  expect(asked[0]?.models).toHaveLength(1);
  expect(await server.context.db.$count(conversation, eq(conversation.ownerId, me.userId))).toBe(0);
  const { items, latestRun } = await list(appId);
  expect(items.map(({ last }) => last?.state)).toEqual(['passed', 'failed']);
  expect(latestRun).toMatchObject({ runId: done.runId, state: 'finished' });
});

test('how a question came out counts for this draft and these words alone', async () => {
  const appId = await makeClone();
  const goldenId = await add(appId, '押金怎么退？', '押金');
  await runAll(appId);
  await saveDraft(appId, 1, '改了名字');
  expect((await list(appId)).items[0]?.last).toBeNull();
  await saveDraft(appId, 2, '租房小助手');
  expect((await list(appId)).items[0]?.last?.state).toBe('passed');
  await saveQuestion(appId, { goldenId, question: '押金怎么退？', expect: { mentions: ['三十日'] } });
  expect((await list(appId)).items[0]?.last).toBeNull();
});

test('one run at a time goes on a clone; a cancelled one keeps what came out', async () => {
  const appId = await makeClone();
  const nothing = await run(appId);
  expect([nothing.status, nothing.error.errorCode]).toEqual([422, 'nothing_to_run']);
  await add(appId, '押金怎么退？', '押金');
  await add(appId, '能退租吗？', '退租');
  const opened = Promise.withResolvers<void>();
  gate = opened.promise;
  const { runId } = (await run(appId)).body;
  const second = await run(appId);
  expect([second.status, second.error.errorCode]).toEqual([409, 'golden_run_in_progress']);
  const cancelled = await server.call(golden.cancelGoldenRun, { ...as(me), params: { runId } });
  expect(cancelled.body).toMatchObject({ state: 'cancelled', done: 0, total: 2 });
  opened.resolve();
  await server.app.idle();
  expect((await readRun(runId)).results.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect((await runAll(appId)).passed).toBe(2);
  const runs = await server.call(golden.listGoldenRuns, { ...as(me), params: { appId } });
  expect(runs.body.items.map(({ state }) => state)).toEqual(['finished', 'cancelled']);
});

test('a run over some questions asks those, a run over a version asks what was published', async () => {
  const appId = await makeClone();
  await add(appId, '押金怎么退？', '押金');
  const second = await add(appId, '能退租吗？', '退租');
  expect(await runAll(appId, { goldenIds: [second] })).toMatchObject({ total: 1, passed: 1 });
  await runAll(appId);
  await publish(appId, 1, 0);
  await saveDraft(appId, 1, '另一个名字');
  expect(await runAll(appId, { version: 1 })).toMatchObject({ version: 1, total: 2, passed: 2 });
  expect((await run(appId, { version: 2 })).status).toBe(404);
  expect((await run(appId, { goldenIds: ['gld_unknown000'] })).status).toBe(404);
});

test('an outage is told apart from an answer that does not hold, and keeps nobody from publishing', async () => {
  const appId = await makeClone();
  await add(appId, '押金怎么退？', '押金');
  says.set('押金怎么退？', 'down');
  const done = await runAll(appId);
  expect(done.results[0]?.failures).toEqual([{ rule: 'answered', wanted: 'model_unavailable' }]);
  expect(await gapsOf(appId)).toEqual(['golden not_run', 'tested not_tested blocks']);
  expect((await publish(appId, 1, 0)).status).toBe(200);
});

test('a failing golden question keeps the draft from being published until it is mended or waived with a reason', async () => {
  const appId = await makeClone();
  const goldenId = await add(appId, '押金怎么退？', '三十日');
  expect(await gapsOf(appId)).toEqual(['golden not_run blocks', 'tested not_tested blocks']);
  expect((await publish(appId, 1, 0)).error.details).toMatchObject([{ path: 'golden' }]);
  await runAll(appId);
  expect(await gapsOf(appId)).toEqual(['golden failing blocks']);
  expect((await held(appId)).gaps[0]?.about).toBe('押金怎么退？');
  const refused = await publish(appId, 1, 0);
  expect([refused.status, refused.error.errorCode]).toEqual([422, 'clone_incomplete']);
  const waived = { goldenId, question: '押金怎么退？', expect: { mentions: ['三十日'] } };
  await saveQuestion(appId, { ...waived, waivedBecause: '合同另有约定' });
  expect(await gapsOf(appId)).toEqual([]);
  expect((await publish(appId, 1, 0)).status).toBe(200);
});

test('a draft counts as tested once its maker asked it, and until it changes', async () => {
  const appId = await makeClone();
  expect((await publishUntried(appId, 1, 0)).error.details).toMatchObject([{ path: 'tested' }]);
  await server.call(chat.streamAnswer, { ...as(me), body: { appId, test: true, question: '押金怎么退？' } });
  expect(await gapsOf(appId)).toEqual([]);
  expect((await publishUntried(appId, 1, 0)).status).toBe(200);
  await saveDraft(appId, 1, '改了名字');
  expect(await gapsOf(appId)).toEqual(['tested not_tested blocks']);
  expect((await publishUntried(appId, 2, 1)).error.details).toMatchObject([{ path: 'tested' }]);
});

/** Goes past the next look for what has changed. */
async function lookForChanges() {
  await server.app.idle();
  server.clock.advance(700_000);
  await server.app.idle();
}

test('where the library changes, what is published is run again, and its maker is told what does not hold any more', async () => {
  const appId = await makeClone();
  await add(appId, '押金怎么退？', '押金');
  await add(appId, '能退租吗？', '退租');
  await runAll(appId);
  await publish(appId, 1, 0);
  await lookForChanges();
  const runsOf = async () =>
    (await server.call(golden.listGoldenRuns, { ...as(me), params: { appId } })).body.items;
  expect(await runsOf()).toHaveLength(1);
  says.set('押金怎么退？', '另一个回答');
  await server.context.db.transaction((tx) => touchLibrary(tx, server.clock.now()));
  await lookForChanges();
  expect((await runsOf())[0]).toMatchObject({ because: 'changed', version: 1, passed: 1, state: 'finished' });
  expect((await held(appId)).broken).toEqual(['押金怎么退？']);
  const listed = await server.call(contract.listOwnClones, as(me));
  expect(listed.body.items.map(({ broken }) => broken)).toEqual([['押金怎么退？']]);
  await lookForChanges();
  expect(await runsOf()).toHaveLength(2);
  // What broke stays told while it fails, and is forgotten when it holds again.
  await runAll(appId, { version: 1 });
  expect((await held(appId)).broken).toEqual(['押金怎么退？']);
  says.clear();
  await runAll(appId, { version: 1 });
  expect((await held(appId)).broken).toEqual([]);
});

test('another maker finds no golden question and no run of mine, and a guest is asked to sign up', async () => {
  const appId = await makeClone();
  const goldenId = await add(appId, '押金怎么退？', '押金');
  const { runId } = await runAll(appId);
  const other = await server.person();
  const theirs = await makeClone(other);
  const statuses = [
    await saveQuestion(appId, { question: '偷偷加的' }, other),
    await saveQuestion(theirs, { goldenId, question: '偷偷改的' }, other),
    await run(appId, {}, other),
    await run(theirs, { goldenIds: [goldenId] }, other),
    await server.call(golden.listGoldenQuestions, { ...as(other), params: { appId } }),
    await server.call(golden.listGoldenRuns, { ...as(other), params: { appId } }),
    await server.call(golden.getGoldenRun, { ...as(other), params: { runId } }),
    await server.call(golden.cancelGoldenRun, { ...as(other), params: { runId } }),
  ].map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([404]));
  const guest = await server.guest();
  const asGuest = await run(appId, {}, guest);
  expect([asGuest.status, asGuest.error.errorCode]).toEqual([409, 'sign_up_required']);
});

test('a clone that is deleted takes its questions and runs along, also one under way', async () => {
  const appId = await makeClone();
  await add(appId, '押金怎么退？', '押金');
  const opened = Promise.withResolvers<void>();
  gate = opened.promise;
  const { runId } = (await run(appId)).body;
  await server.call(contract.deleteClone, { ...as(me), params: { appId } });
  opened.resolve();
  await server.app.idle();
  expect((await server.call(golden.getGoldenRun, { ...as(me), params: { runId } })).status).toBe(404);
  expect(await server.context.db.$count(clone, eq(clone.id, appId))).toBe(0);
});
