import * as search from '@mingfa/contract/ai-search';
import * as contract from '@mingfa/contract/chat';
import type { SearchScopes } from '@mingfa/contract/search-choice';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataIn, parseEvents, textOf } from '../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { writeWatchLaw } from '../../testing/write-watch-law.ts';

let app: TestApp;
let me: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  me = await app.person();
  await writeWatchLaw(app);
});
afterAll(() => app.close());

const ALL: SearchScopes = { laws: true, cases: true, web: true };
const LATE = '按《怀表鉴定法》，逾期出具怀表鉴定书的，鉴定费退还多少？';
const QUESTION = `${LATE}《怀表鉴定法》规定怀表鉴定书的副本由谁保存？`;

async function ask(body: object, person = me) {
  const answer = await app.call(search.streamSearch, { token: person.token, body });
  expect(answer.status, answer.text).toBe(200);
  return told(answer.text);
}
function told(stream: string) {
  const events = parseEvents(stream);
  const start = events[0]?.chunk;
  if (start?.type !== 'start') throw new Error('no start');
  return {
    messageId: start.messageId,
    conversationId: start.messageMetadata.conversationId as string,
    text: textOf(events),
    plans: dataIn(events, 'plan'),
    plan: dataIn(events, 'plan').at(-1),
    gaps: dataIn(events, 'gaps').at(-1)?.gaps ?? [],
    log: dataIn(events, 'search-log').at(-1)?.entries ?? [],
    contrary: dataIn(events, 'contrary').at(-1)?.items ?? [],
    sources: dataIn(events, 'evidence').at(-1)?.sources ?? [],
    check: dataIn(events, 'citation-check').at(-1),
    states: new Set(dataIn(events, 'plan').flatMap((plan) => plan.searches.map(({ state }) => state))),
  };
}
const listed = async (of: 'chat' | 'search', person = me) =>
  (await app.call(contract.listConversations, { token: person.token, query: { of } })).body.items.map(
    ({ conversationId }) => conversationId,
  );
const messagesOf = async (conversationId: string) =>
  (await app.call(contract.listMessages, { token: me.token, query: { conversationId } })).body.items;

test('a search tells its plan as it goes on, answers with checked citations, and says what was not found and why', async () => {
  const found = await ask({ question: QUESTION, scopes: ALL, depth: 'thorough' });
  expect(found.plan?.subQuestions.map(({ text }) => text)).toEqual([
    LATE,
    '《怀表鉴定法》规定怀表鉴定书的副本由谁保存？',
  ]);
  expect(found.plan?.searches.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'laws done',
    'cases done',
    'web not_configured',
    'laws-q1 done',
    'cases-q1 done',
    'web-q1 not_configured',
    'laws-q2 done',
    'cases-q2 done',
    'web-q2 not_configured',
  ]);
  expect([...found.states]).toEqual(expect.arrayContaining(['waiting', 'running', 'done']));
  expect(found.text).toContain('退还鉴定费五十元');
  expect(found.text).toContain('保存三十年');
  expect(found.check?.citations.map(({ state }) => state)).toContain('verified');
  expect(
    found.check?.citations.filter(({ state }) => state !== 'verified' && state !== 'not_compared'),
  ).toEqual([]);
  expect(found.gaps.map(({ what, why }) => [what, why])).toEqual(
    expect.arrayContaining([
      ['案例', 'library_empty'],
      ['网络', 'not_configured'],
    ]),
  );
  expect(found.gaps.filter(({ subQuestionId }) => subQuestionId !== null)).toEqual([]);
});

test('the log names every source that was found, and which of them the answer cites', async () => {
  const found = await ask({ question: LATE });
  const entry = found.log[0];
  expect(entry).toMatchObject({
    searchId: 'laws',
    scope: 'laws',
    filters: { 依据哪天的法律: expect.any(String) },
  });
  expect(entry?.sources.some(({ used }) => used)).toBe(true);
  const cited = new Set(found.check?.citations.flatMap(({ sourceIndex }) => sourceIndex ?? []));
  for (const { used, index } of entry?.sources ?? []) if (used) expect(cited).toContain(index);
  expect(found.contrary).toEqual([
    expect.objectContaining({ why: 'exception', words: expect.stringContaining('但是委托人同意延期的除外') }),
  ]);
});

test('a part of the question that no source speaks of is told with where it was looked for', async () => {
  const found = await ask({
    question: `${LATE}潜水艇驾驶证怎么年审？`,
    scopes: { laws: true, cases: false, web: false },
    depth: 'thorough',
  });
  expect(found.gaps.find(({ subQuestionId }) => subQuestionId === 'q2')).toMatchObject({
    what: '潜水艇驾驶证怎么年审？',
    lookedIn: ['laws'],
  });
  expect(found.gaps.find(({ subQuestionId }) => subQuestionId === 'q1')).toBeUndefined();
});

test('an article and a case that are named and not held are told so', async () => {
  const found = await ask({ question: '《怀表鉴定法》第九十九条和（2023）浙0199民初999号怎么说？' });
  expect(found.gaps.map(({ what, why }) => [what, why])).toEqual(
    expect.arrayContaining([
      ['《怀表鉴定法》第九十九条', 'not_held'],
      [expect.stringContaining('浙0199民初999号'), 'not_held'],
    ]),
  );
});

test('searches are in the history of searches, chat is in that of chat, and each is cleared alone', async () => {
  const person = await app.person();
  const { conversationId: searched } = await ask({ question: QUESTION }, person);
  const chat = await app.call(contract.streamAnswer, {
    token: person.token,
    body: { question: '怀表鉴定书几日内出具？' },
  });
  const { conversationId: chatted } = told(chat.text);
  expect(await listed('search', person)).toEqual([searched]);
  expect(await listed('chat', person)).toEqual([chatted]);
  await app.call(contract.clearConversations, { token: person.token, body: {} });
  expect(await listed('chat', person)).toEqual([]);
  expect(await listed('search', person)).toEqual([searched]);
  await app.call(contract.clearConversations, { token: person.token, body: { of: 'search' } });
  expect(await listed('search', person)).toEqual([]);
});

test('a question that follows goes on in the same scopes unless others are sent, and an answer written anew keeps its own', async () => {
  const scopes = { laws: true, cases: false, web: false };
  const first = await ask({ question: QUESTION, scopes });
  const { conversationId } = first;
  const next = await ask({ question: '逾期的呢？', conversationId });
  expect(next.plan?.searches.map(({ scope }) => scope)).toEqual(['laws']);
  const other = await ask({ question: '案例呢？', conversationId, scopes: { ...scopes, cases: true } });
  expect(other.plan?.searches.map(({ scope }) => scope)).toEqual(['laws', 'cases']);
  const again = await app.call(contract.regenerateAnswer, {
    token: me.token,
    body: { messageId: next.messageId },
  });
  expect(told(again.text).plan?.searches.map(({ scope }) => scope)).toEqual(['laws']);
  const held = await app.call(contract.getConversation, { token: me.token, query: { conversationId } });
  expect(held.body.search).toEqual({ scopes, depth: 'quick' });
});

test('chat with the internet switched on is looked up on the web for that question alone', async () => {
  const first = await ask({ question: '怀表鉴定书几日内出具？', of: 'chat' });
  const { conversationId } = first;
  expect(first.plan?.searches.map(({ scope }) => scope)).toEqual(['laws', 'cases', 'web']);
  expect(await listed('chat')).toContain(conversationId);
  const [question] = await messagesOf(conversationId);
  expect(question?.search).toEqual({ scopes: ALL, depth: 'quick' });
  const again = await app.call(contract.regenerateAnswer, {
    token: me.token,
    body: { messageId: first.messageId },
  });
  expect(told(again.text).plan?.searches.map(({ scope }) => scope)).toContain('web');
  const next = await app.call(contract.streamAnswer, {
    token: me.token,
    body: { conversationId, question: '副本呢？' },
  });
  expect(told(next.text).plan).toBeUndefined();
});

test('a conversation of the other kind is not found', async () => {
  const { conversationId } = await ask({ question: QUESTION });
  const wrong = await app.call(search.streamSearch, {
    token: me.token,
    body: { question: QUESTION, of: 'chat', conversationId },
  });
  expect([wrong.status, wrong.error.errorCode]).toEqual([404, 'not_found']);
  // Under the address of chat it goes on as what it is.
  const on = await app.call(contract.streamAnswer, {
    token: me.token,
    body: { question: '副本呢？', conversationId },
  });
  expect(told(on.text).plan).toBeDefined();
});

test('a guest may search, and a search without law says nothing of what the law holds', async () => {
  const guest = await app.guest();
  const found = await ask({ question: QUESTION, scopes: { laws: false, cases: true, web: false } }, guest);
  expect(found.plan?.searches.map(({ scope }) => scope)).toEqual(['cases']);
  expect(found.sources).toEqual([]);
  expect(found.text).not.toContain('法规库');
  expect(found.gaps.map(({ why }) => why)).toContain('library_empty');
});

test('a memo holds the question, the answer, the law of the day, what was not found, sources used and not used, and the log', async () => {
  const { messageId } = await ask({ question: LATE, scopes: ALL });
  const memo = await app.call(search.exportMemo, { token: me.token, query: { messageId, format: 'md' } });
  expect(memo.status).toBe(200);
  for (const heading of [
    '问题',
    '简要回答',
    '依据与说明',
    '所据法律',
    '案例',
    '没有找到的',
    '引用的资料',
    '检索记录',
  ])
    expect(memo.text).toContain(`## ${heading}\n`);
  const [, unused = ''] = /## 看过但没有引用的资料\n\n([\s\S]*?)\n\n##/.exec(memo.text) ?? [];
  const [, used = ''] = /## 引用的资料\n\n([\s\S]*?)\n\n##/.exec(memo.text) ?? [];
  expect(used).toContain('第二条');
  expect(unused).not.toContain('第二条');
  expect(`${used}${unused}`).toContain('第三条');
  expect(memo.text).toContain('没有配置网络检索');
  const word = await app.call(search.exportMemo, { token: me.token, query: { messageId, format: 'docx' } });
  expect(word.status).toBe(200);
  const stranger = await app.person();
  const foreign = await app.call(search.exportMemo, {
    token: stranger.token,
    query: { messageId, format: 'md' },
  });
  expect(foreign.status).toBe(404);
});

test('an answer of chat has no memo', async () => {
  const chat = await app.call(contract.streamAnswer, {
    token: me.token,
    body: { question: '怀表鉴定书几日内出具？' },
  });
  const { messageId } = told(chat.text);
  const memo = await app.call(search.exportMemo, { token: me.token, query: { messageId, format: 'md' } });
  expect(memo.status).toBe(404);
});

test('what there is to be searched is told before anything is asked', async () => {
  const { body } = await app.call(search.describeScopes, { token: me.token });
  expect(body).toMatchObject({
    laws: { articles: 3, isStarterOnly: false },
    cases: { cases: 0 },
    web: { isConfigured: false, service: null },
    usual: { laws: true, cases: true, web: false },
    limits: { quick: { rounds: 0 } },
  });
});
