import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import * as chatContract from '@mingfa/contract/chat';
import * as cloneContract from '@mingfa/contract/clone';
import * as contract from '@mingfa/contract/clone-analytics';
import * as cloneChat from '@mingfa/contract/clone-chat';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clone, cloneCount, cloneVisit } from '../../../db/schema/clone.ts';
import { onCommandLine } from '../../../runtime/command-line.ts';
import { completeClone } from '../../../testing/complete-clone.ts';
import { markTried } from '../../../testing/mark-tried.ts';
import { parseEvents } from '../../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { forgetPerson } from '../../account/index.ts';
import { recountRecentUsers } from './recount-recent-users.ts';

const DAY_MS = 24 * 3_600_000;

let app: TestApp;
let maker: TestPerson;
let asker: TestPerson;
beforeAll(async () => {
  app = await openTestApp({ chat: { answer: answerScripted } });
});
afterAll(() => app.close());
beforeEach(async () => {
  maker = await app.person();
  asker = await app.person();
});

/** Answers by words of the question: 无 says 资料不足, 断 fails, 引 cites two places. */
async function answerScripted(
  { question }: { question: string },
  write: (chunk: AnswerChunk) => void,
): Promise<void> {
  if (question.includes('断')) throw new Error('The model is gone.');
  write({ type: 'text-start', id: 'a' });
  write({ type: 'text-delta', id: 'a', delta: `答：${question}` });
  write({ type: 'text-end', id: 'a' });
  if (question.includes('无'))
    write({ type: 'data-insufficient', data: { reason: 'not_held', about: question, referTo: '' } });
  if (question.includes('引')) write({ type: 'data-citation-check', data: checkOf() });
}

function checkOf() {
  const cited = (reference: string, state: 'verified' | 'not_compared' | 'contradicted') => ({
    ...{ start: 0, end: 1, raw: reference, type: 'statute' as const, state, reference, label: reference },
    ...{ location: null, sourceIndex: null, toArticleKey: null, quote: null, difference: null, better: null },
  });
  const citations = [
    cited('a', 'verified'),
    cited('a', 'contradicted'),
    cited('b', 'not_compared'),
    cited('b', 'verified'),
  ];
  return {
    ...{
      citations,
      total: 2,
      verified: 1,
      existing: 0,
      partial: false,
      rules: 1,
      asOf: '2026-01-01',
      libraryDate: null,
    },
  };
}

async function offer(): Promise<{ appId: string; linkId: string }> {
  const { token } = maker;
  const made = await app.call(cloneContract.createClone, { token, body: { content: completeClone() } });
  const { appId } = made.body;
  await markTried(app, appId);
  const body = { appId, draftRevision: 1, lastVersion: 0, visibility: 'link' };
  const answer = await app.call(cloneContract.publishClone, { token, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return { appId, linkId: answer.body.linkId ?? '' };
}
async function ask(body: object, who = asker, headers: Record<string, string> = { origin: 'http://x' }) {
  const answer = await app.call(cloneChat.streamAnswer, { token: who.token, body, headers });
  const begun = parseEvents(answer.text)[0]?.chunk;
  if (begun?.type !== 'start') throw new Error(answer.text);
  return { messageId: begun.messageId ?? '', conversationId: begun.messageMetadata?.conversationId ?? '' };
}
const today = () => new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
const dayBefore = (days: number) => new Date(Date.parse(today()) - days * DAY_MS).toISOString().slice(0, 10);
async function overview(appId: string, who = maker, days = 60) {
  const query = { appId, from: dayBefore(days), to: today() };
  return app.call(contract.getOverview, { token: who.token, query });
}
async function recentUsers(appId: string): Promise<number | undefined> {
  const [row] = await app.context.db.select().from(clone).where(eq(clone.id, appId));
  return row?.recentUsers;
}

test('questions, conversations, citations, 资料不足 and outages are counted once each; the maker and tests are not', async () => {
  const which = await offer();
  const begun = await ask({ ...which, question: '引：押金不退怎么办？' });
  await ask({ conversationId: begun.conversationId, question: '无此规定？' }, asker, {});
  const again = await ask({ ...which, question: '断了' });
  await app.call(cloneChat.regenerateAnswer, {
    token: asker.token,
    body: { messageId: begun.messageId },
    headers: { origin: 'http://x' },
  });
  await ask({ ...which, question: '引' }, maker);
  await ask({ appId: which.appId, test: true, question: '引' }, maker);
  expect(again.conversationId).not.toBe(begun.conversationId);
  const { body } = await overview(which.appId);
  expect(body).toMatchObject({ users: 1, returning: 0 });
  expect(body.total).toEqual({
    conversations: 1,
    questions: 3,
    questionsByApi: 1,
    votesUp: 0,
    votesDown: 0,
    // Two answers cite: the question's, and the one written beside it.
    citations: { contradicted: 2, not_compared: 2 },
    insufficient: { refused_topic: 0, out_of_scope: 0, not_held: 1, version_missing: 0 },
    outages: 1,
  });
  expect(body.days).toHaveLength(61);
  expect(body.days.at(-1)).toMatchObject({ day: today(), questions: 3, users: 1 });
  expect(body.versions).toMatchObject([{ version: 1, questions: 3 }]);
  expect(body.firstWord.p50).toBeGreaterThanOrEqual(250);
  expect(body.firstWord.p95).toBeGreaterThanOrEqual(body.firstWord.p50 ?? 0);
});

test('only the owner sees the numbers: other makers, users, guests and administrators find nothing', async () => {
  const which = await offer();
  await ask({ ...which, question: '问' });
  const otherMaker = maker;
  maker = await app.person();
  await offer();
  for (const who of [maker, asker, await app.admin()])
    expect((await overview(which.appId, who)).status).toBe(404);
  expect((await overview(which.appId, await app.guest())).status).toBe(409);
  expect((await overview(which.appId, otherMaker)).body.total.questions).toBe(1);
  expect((await overview(which.appId, otherMaker, 400)).status).toBe(422);
});

test('a vote counts with the version and the day of its answer, changes there, and is taken back there', async () => {
  const which = await offer();
  const { messageId, conversationId } = await ask({ ...which, question: '问' });
  const answeredOn = today();
  const vote = (value: 'up' | 'down' | null) =>
    app.call(chatContract.voteAnswer, { token: asker.token, body: { messageId, vote: value } });
  await vote('up');
  await vote('up');
  expect((await overview(which.appId)).body.total).toMatchObject({ votesUp: 1, votesDown: 0 });
  app.clock.advance(DAY_MS);
  const { token } = maker;
  const body = { appId: which.appId, draftRevision: 1, lastVersion: 1, visibility: 'link' };
  await app.call(cloneContract.publishClone, { token, body });
  await app.call(cloneChat.takeNewerVersion, { token: asker.token, body: { conversationId } });
  await vote('down');
  const changed = (await overview(which.appId, maker)).body;
  expect(changed.days.find(({ day }) => day === answeredOn)).toMatchObject({ votesUp: 0, votesDown: 1 });
  expect(changed.versions).toMatchObject([{ version: 1, votesDown: 1 }]);
  await vote(null);
  const back = (await overview(which.appId, maker)).body;
  expect(back.total).toMatchObject({ votesUp: 0, votesDown: 0 });
});

test('people are counted by day, by week and within 30 days; who stays away is taken off, and counts outlive accounts', async () => {
  const which = await offer();
  // A Monday, so that two days lie in one week.
  const weekday = (new Date(today()).getUTCDay() + 6) % 7;
  app.clock.advance((7 - weekday) * DAY_MS);
  const monday = today();
  await ask({ ...which, question: '一' });
  await ask({ ...which, question: '二' });
  expect(await recentUsers(which.appId)).toBe(1);
  app.clock.advance(DAY_MS);
  await ask({ ...which, question: '三' });
  const other = await app.person();
  await ask({ ...which, question: '四' }, other);
  await ask({ ...which, question: '五' }, await app.guest());
  expect(await recentUsers(which.appId)).toBe(3);
  const query = { appId: which.appId, from: monday, to: today() };
  const active = await app.call(contract.listActiveUsers, { token: maker.token, query });
  expect(active.body).toEqual({
    days: [
      { day: monday, users: 1 },
      { day: today(), users: 3 },
    ],
    weeks: [{ monday, users: 3 }],
  });
  expect((await overview(which.appId)).body).toMatchObject({ users: 3, returning: 1 });

  await forgetPerson(onCommandLine(app.app.context), { mobile: other.mobile });
  const after = (await overview(which.appId)).body;
  expect(after).toMatchObject({ users: 2, returning: 1, total: { questions: 5 } });
  expect(after.days.at(-1)).toMatchObject({ users: 3, returning: 1 });

  app.clock.advance(29 * DAY_MS);
  await recountRecentUsers(app.context);
  expect(await recentUsers(which.appId)).toBe(2);
  app.clock.advance(DAY_MS);
  await app.app.keepHouse();
  expect(await recentUsers(which.appId)).toBe(0);
});

test('people of any period are counted once, and return where they had come on an earlier day, whichever was noted first', async () => {
  const which = await offer();
  const guest = await app.guest();
  const days: string[] = [];
  for (const who of [asker, guest, asker, guest, null, await app.person()]) {
    if (who) await ask({ ...which, question: '问' }, who);
    days.push(today());
    app.clock.advance(DAY_MS);
  }
  const people = async (from: number, to: number) => {
    const query = { appId: which.appId, from: days[from], to: days[to] };
    const { users, returning } = (await app.call(contract.getOverview, { token: maker.token, query })).body;
    return [users, returning];
  };
  expect([
    await people(0, 5),
    await people(0, 1),
    await people(0, 2),
    await people(2, 3),
    await people(4, 5),
  ]).toEqual([
    ...[
      [3, 2],
      [2, 0],
      [2, 1],
    ],
    ...[
      [2, 2],
      [1, 0],
    ],
  ]);
  const entry = app.app.context.personalData.find(({ name }) => name === 'clones');
  await app.context.db.transaction(async (tx) => {
    await entry?.move?.(tx, guest.userId, asker.userId);
  });
  expect([await people(0, 5), await people(0, 0), await people(1, 1)]).toEqual([
    [2, 1],
    [1, 0],
    [1, 1],
  ]);
});

test('what a guest asked goes with it to its account, counted once', async () => {
  const which = await offer();
  const guest = await app.guest();
  await ask({ ...which, question: '一' }, guest);
  const { db } = app.context;
  const entry = app.app.context.personalData.find(({ name }) => name === 'clones');
  await db.transaction(async (tx) => {
    await entry?.move?.(tx, guest.userId, asker.userId);
  });
  await ask({ ...which, question: '二' });
  const visits = await db.select().from(cloneVisit).where(eq(cloneVisit.cloneId, which.appId));
  expect(visits.map(({ userId }) => userId)).toEqual([asker.userId]);
  expect((await overview(which.appId)).body).toMatchObject({ users: 1, total: { questions: 2 } });
  const exported = await entry?.export?.(asker.userId, 'zh-CN');
  expect(exported?.rows.visits).toHaveLength(1);
});

test('many who ask at once, vote, and a maker who saves and deletes: nothing waits for itself, nothing is lost', async () => {
  const which = await offer();
  const people = await Promise.all(Array.from({ length: 6 }, () => app.guest()));
  const asked = await Promise.all(
    people.flatMap((who) => ['引', '无', '问'].map((question) => ask({ ...which, question }, who))),
  );
  expect((await overview(which.appId)).body).toMatchObject({ users: 6, total: { questions: 18 } });
  await Promise.all([
    ...asked.map(({ messageId }, index) =>
      app.call(cloneChat.voteAnswer, {
        token: people[Math.floor(index / 3)]?.token,
        body: { messageId, vote: 'up' },
      }),
    ),
    ...people.map((who) => ask({ ...which, question: '再问' }, who)),
  ]);
  expect((await overview(which.appId)).body.total).toMatchObject({ votesUp: 18, questions: 24 });
  await Promise.all([
    ...people.map((who, index) =>
      ask({ conversationId: asked[index * 3]?.conversationId, question: '还问' }, who).catch(() => null),
    ),
    app.call(cloneContract.deleteClone, { token: maker.token, params: { appId: which.appId } }),
  ]);
  expect(await app.context.db.$count(cloneCount, eq(cloneCount.cloneId, which.appId))).toBe(0);
});
