import * as search from '@mingfa/contract/ai-search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEPOSIT_APPEAL, DEPOSIT_CASE } from '../../testing/invented-cases.ts';
import { dataIn, parseEvents, textOf } from '../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { type InventedCase, writeCase } from '../../testing/write-case.ts';

// 虚构
const BALLOON: InventedCase = {
  title: '钱某与某虚构船坞保管合同纠纷一审民事判决书（虚构）',
  number: '（2023）浙0199民初777号',
  sections: [
    { kind: 'reasoning', paragraphs: ['本院认为，停泊的热气球被风吹走，船坞保管人应当全部赔偿。'] },
    { kind: 'ruling', paragraphs: ['被告赔偿原告60000元。'] },
  ],
};
const BALLOON_APPEAL: InventedCase = {
  title: '某虚构船坞与钱某保管合同纠纷二审民事判决书（虚构）',
  number: '（2024）浙01民终778号',
  earlierNumbers: ['（2023）浙0199民初777号'],
  procedure: 'second_instance',
  decidedOn: '2024-02-01',
  outcome: 'partly',
  outcomes: ['partly'],
  disposal: ['changed'],
  parties: [
    { stance: '上诉人', earlier: ['原审被告'], name: '某虚构船坞', kind: 'organisation' },
    { stance: '被上诉人', earlier: ['原审原告'], name: '钱小虚', kind: 'person' },
  ],
  sections: [
    {
      kind: 'reasoning',
      paragraphs: ['本院认为，停泊的热气球被风吹走，船坞保管人应当赔偿一半，其余由寄存人承担。'],
    },
    { kind: 'ruling', paragraphs: ['变更一审判决：某虚构船坞赔偿20000元。'] },
  ],
};

let app: TestApp;
let me: TestPerson;

beforeAll(async () => {
  app = await openTestApp();
  me = await app.person();
  await writeCase(app.context, DEPOSIT_CASE);
  await writeCase(app.context, { ...DEPOSIT_APPEAL, earlierNumbers: [] });
  await writeCase(app.context, BALLOON);
  await writeCase(app.context, BALLOON_APPEAL);
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

test('of a case that was changed on appeal the appeal is told; named by its number it comes with the warning, and no green badge', async () => {
  const found = await ask({ question: '停泊的热气球被风吹走，船坞保管人应当赔偿吗？', scopes: CASES });
  expect(found.text).toContain('（2024）浙01民终778号');
  expect(found.text).not.toContain('777号');
  // The appeal of whoever was sued cut the claim.
  expect(found.contrary).toEqual([
    expect.objectContaining({ label: '（2024）浙01民终778号', why: 'partly_supported' }),
  ]);
  const named = await ask({
    question: '（2023）浙0199民初777号里停泊的热气球被风吹走怎么赔偿？',
    scopes: CASES,
  });
  expect(named.text).toContain('其后被（2024）浙01民终778号改判、撤销或者发回');
  const states = named.check?.citations.flatMap(({ label, raw, state, changedBy }) =>
    `${raw} ${label}`.includes('777号') ? [[state, changedBy?.number]] : [],
  );
  expect(states?.length).toBeGreaterThan(0);
  for (const one of states ?? []) expect(one).toEqual(['changed_later', '（2024）浙01民终778号']);
});
