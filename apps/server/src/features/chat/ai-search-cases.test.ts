import * as search from '@mingfa/contract/ai-search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEPOSIT_APPEAL, DEPOSIT_CASE } from '../../testing/invented-cases.ts';
import { dataIn, parseEvents, textOf } from '../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { writeCase } from '../../testing/write-case.ts';

let app: TestApp;
let me: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  me = await app.person();
  await writeCase(app.context, DEPOSIT_CASE);
  await writeCase(app.context, DEPOSIT_APPEAL);
  await writeCase(app.context, {
    ...DEPOSIT_CASE,
    number: '（2023）浙0199民初456号',
    title: '钱某与某虚构置业公司房屋租赁合同纠纷一审民事判决书（虚构）',
    ownerId: (await app.person()).userId,
  });
});
afterAll(() => app.close());

async function ask(body: object) {
  const answer = await app.call(search.streamSearch, { token: me.token, body });
  const events = parseEvents(answer.text);
  const start = events[0]?.chunk;
  return {
    messageId: start?.type === 'start' ? start.messageId : '',
    text: textOf(events),
    plan: dataIn(events, 'plan').at(-1),
    gaps: dataIn(events, 'gaps').at(-1)?.gaps ?? [],
    log: dataIn(events, 'search-log').at(-1)?.entries ?? [],
    contrary: dataIn(events, 'contrary').at(-1)?.items ?? [],
    sources: dataIn(events, 'evidence').at(-1)?.sources ?? [],
    check: dataIn(events, 'citation-check').at(-1),
  };
}
const CASES = { laws: false, cases: true, web: false };
const QUESTION = '租赁期满后房屋交还时没有损坏，出租人不返还押金怎么办？';

test('cases answer with their number, the court and its words, and each citation of them is checked', async () => {
  const found = await ask({ question: QUESTION, scopes: CASES });
  const numbers = found.sources.map((source) => (source.kind === 'case' ? source.caseNumber : ''));
  expect(numbers).toContain('（2023）浙0199民初123号');
  expect(found.text).toContain('租赁期满后出租人应当返还押金');
  const states = found.check?.citations.map(({ type, state }) => [type, state]) ?? [];
  expect(states.length).toBeGreaterThan(0);
  expect(states.filter(([, state]) => state !== 'verified' && state !== 'not_compared')).toEqual([]);
  expect(found.gaps.map(({ why }) => why)).not.toContain('library_empty');
});

test('nobody finds the cases of another, not in the log either', async () => {
  const found = await ask({ question: QUESTION, scopes: CASES, depth: 'thorough' });
  expect(JSON.stringify([found.log, found.sources])).not.toContain('456号');
});

test('a case in which the claim was dismissed is told as speaking against, with what the court ordered', async () => {
  const found = await ask({ question: '（2024）浙01民终45号 押金扣除修缮费用怎么判？', scopes: CASES });
  expect(found.contrary).toEqual([
    expect.objectContaining({
      label: '（2024）浙01民终45号',
      why: 'claim_dismissed',
      words: expect.stringContaining('返还押金3000元'),
    }),
  ]);
  const memo = await app.call(search.exportMemo, {
    token: me.token,
    query: { messageId: found.messageId, format: 'md' },
  });
  expect(memo.text).toMatch(/## 相反或限制的资料\n\n- .*法院没有支持请求/);
});

test('cases that hold too little of what is asked are read, not used, and told as such', async () => {
  const found = await ask({
    question: '潜水艇驾驶证怎么年审，太空站乘客的保险怎么理赔，押金交多少？',
    scopes: CASES,
  });
  expect(found.sources).toEqual([]);
  const why = found.gaps.find(({ what }) => what === '案例')?.why;
  expect(['nothing_close', 'nothing_found']).toContain(why);
  expect(
    found.log.flatMap(({ sources }) => sources).every(({ used, index }) => !used && index === null),
  ).toBe(true);
});
