import * as search from '@mingfa/contract/ai-search';
import * as webContract from '@mingfa/contract/web-search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineArticleReader } from '../../testing/inline-article-reader.ts';
import { dataIn, parseEvents, textOf } from '../../testing/read-events.ts';
import {
  type ScriptedSearchEngine,
  startScriptedSearchEngine,
} from '../../testing/scripted-search-engine.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
let me: TestPerson;
let engine: ScriptedSearchEngine;

const WORDS = '怀表鉴定书的副本应当由鉴定人妥善保存三十年，鉴定人不得以任何理由拒绝委托人查阅该副本。';
beforeAll(async () => {
  engine = await startScriptedSearchEngine({
    results: [
      { title: '怀表鉴定问答', snippet: '副本保存', path: '/watch' },
      { title: '打不开的网页', snippet: '没有', path: '/gone' },
    ],
    pages: {
      '/watch': `<!doctype html><title>怀表鉴定问答</title><article><h1>怀表鉴定问答</h1><p>${WORDS}</p><p>${WORDS}</p></article>`,
    },
  });
  app = await openTestApp({ articleReader: inlineArticleReader });
  admin = await app.admin();
  me = await app.person();
});
afterAll(async () => {
  await app.close();
  await engine.close();
});

const set = (baseUrl: string) =>
  app.call(webContract.saveWebSearch, { token: admin.token, body: { service: 'searxng', baseUrl } });
async function ask(body: object) {
  const answer = await app.call(search.streamSearch, { token: me.token, body });
  const events = parseEvents(answer.text);
  const start = events[0]?.chunk;
  return {
    messageId: start?.type === 'start' ? start.messageId : '',
    text: textOf(events),
    error: dataIn(events, 'error').at(-1),
    plan: dataIn(events, 'plan').at(-1),
    gaps: dataIn(events, 'gaps').at(-1)?.gaps ?? [],
    log: dataIn(events, 'search-log').at(-1)?.entries ?? [],
    sources: dataIn(events, 'evidence').at(-1)?.sources ?? [],
    check: dataIn(events, 'citation-check').at(-1),
  };
}
const WEB = { laws: false, cases: false, web: true };
const QUESTION = '怀表鉴定书的副本保存多少年？我的电话是13800138000。';

test('pages are opened, quoted as pages of the web that are no law, and what was sent out carries no number of a person', async () => {
  await set(engine.baseUrl);
  const found = await ask({ question: QUESTION, scopes: WEB });
  expect(found.text).toContain('保存三十年');
  expect(found.sources.map(({ kind }) => kind)).toContain('web');
  const states = found.check?.citations.map(({ state }) => state) ?? [];
  expect(new Set(states)).toEqual(new Set(['from_web']));
  expect(found.check).toMatchObject({ total: 0, verified: 0 });
  expect(JSON.stringify(engine.searches)).not.toContain('13800138000');
  const [entry] = found.log;
  expect(entry).toMatchObject({ scope: 'web', service: 'searxng' });
  expect(entry?.query).not.toContain('13800138000');
  expect(entry?.sources.map(({ title, state, used }) => [title, state, used])).toEqual(
    expect.arrayContaining([
      ['怀表鉴定问答', 'read', true],
      ['打不开的网页', 'failed', false],
    ]),
  );
  const memo = await app.call(search.exportMemo, {
    token: me.token,
    query: { messageId: found.messageId, format: 'md' },
  });
  expect(memo.text).toContain('打不开的网页');
});

test('where nothing but names would be left nothing is sent, and the answer says so instead of failing', async () => {
  await set(engine.baseUrl);
  const named = await ask({ question: '慕容雪峰', scopes: WEB });
  expect(named.gaps.map(({ why }) => why)).toContain('not_sent');
  const bitten = await ask({ question: '邻居木婉清家的狗咬伤我，段誉看见了', scopes: WEB });
  for (const { error, text, plan } of [named, bitten]) {
    expect(error).toBeUndefined();
    expect(text).not.toBe('');
    expect(plan?.searches.map(({ query }) => query).join('')).not.toMatch(/木婉清|段誉|慕容/);
  }
});

test('a service that fails leaves the other scopes as they are, and is told', async () => {
  await set(engine.failing('unavailable'));
  const found = await ask({ question: QUESTION, scopes: { laws: true, cases: true, web: true } });
  expect(found.plan?.searches.map(({ scope, state }) => [scope, state])).toEqual([
    ['laws', 'done'],
    ['cases', 'done'],
    ['web', 'failed'],
  ]);
  expect(found.gaps.map(({ what, why }) => [what, why])).toContainEqual(['网络', 'failed']);
});
