import * as contract from '@mingfa/contract/case-search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { legalCase } from '../../../db/schema/case.ts';
import { expireCases } from '../../../engine/cases/index.ts';
import type { RequestContext } from '../../../ports/app-context.ts';
import { DEPOSIT_APPEAL, DEPOSIT_CASE, GUIDING_CASE, SALE_CASE } from '../../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeCase } from '../../../testing/write-case.ts';
import { searchCases } from './search-cases.ts';

let database: TestDatabase;
const ids: Record<'deposit' | 'appeal' | 'sale' | 'guiding' | 'own', string> = {
  deposit: '',
  appeal: '',
  sale: '',
  guiding: '',
  own: '',
};
beforeAll(async () => {
  database = await openTestDatabase();
  const { context } = database;
  ids.deposit = await writeCase(context, DEPOSIT_CASE);
  ids.appeal = await writeCase(context, DEPOSIT_APPEAL);
  ids.sale = await writeCase(context, SALE_CASE);
  ids.guiding = await writeCase(context, GUIDING_CASE);
  await context.db.insert(user).values({ id: 'owner', role: 'user', createdAt: context.clock.now() });
  ids.own = await writeCase(context, {
    ...DEPOSIT_CASE,
    ownerId: 'owner',
    number: '（2024）浙0199民初9号',
    decidedOn: '2025-01-01',
  });
});
afterAll(() => database.close());

/** Asks as the API does: the contract fills in what is left out. */
async function search(query: Record<string, unknown>, userId = 'stranger') {
  const context = {
    ...database.context,
    caller: { userId, sessionId: '', role: 'user' },
    language: 'zh-CN',
    signal: new AbortController().signal,
    request: { requestId: '', address: '', userAgent: '' },
  } as RequestContext;
  const answer = await searchCases(context, contract.searchCases.query.parse(query));
  return contract.searchCases.output.parse(answer);
}
const found = async (query: Record<string, unknown>, userId?: string) =>
  (await search(query, userId)).items.map((item) =>
    Object.keys(ids).find((name) => ids[name as keyof typeof ids] === item.caseId),
  );

test('without words all shared cases come, the newest first', async () => {
  const answer = await search({});
  expect(answer.total).toBe(4);
  expect(answer.understood.by).toBe('all');
  expect(await found({})).toEqual(['appeal', 'deposit', 'sale', 'guiding']);
});

test("a person's own case is found by its owner alone", async () => {
  expect(await found({ q: '押金' })).toHaveLength(2);
  expect(await found({ q: '押金' }, 'owner')).toHaveLength(3);
  expect(await found({ holdings: 'own' }, 'owner')).toEqual(['own']);
  expect(await found({ holdings: 'shared', q: '押金' }, 'owner')).toHaveLength(2);
  expect(await found({ q: '（2024）浙0199民初9号' })).toEqual([]);
  expect((await search({ q: '（2024）浙0199民初9号' })).understood.problem).toBe('number_not_held');
});

test('all words are wanted, OR gives a choice, NOT shuts out', async () => {
  expect(await found({ q: '押金 修缮' })).toEqual(['appeal']);
  expect(await found({ q: '押金 NOT 修缮' })).toEqual(['deposit']);
  expect(await found({ q: '押金 -修缮' })).toEqual(['deposit']);
  expect((await found({ q: '修缮 或 违约金' })).sort()).toEqual(['appeal', 'sale']);
  expect(await found({ q: '没有这个词' })).toEqual([]);
});

test('a phrase is looked up word for word', async () => {
  expect(await found({ q: '"出租人应当返还押金"' })).toEqual(['deposit']);
  // Each pair of characters stands somewhere in it, the phrase does not.
  expect(await found({ q: '"应当返还押金"' })).toEqual(['deposit']);
  expect(await found({ q: '"返还押金，被告于本"' })).toEqual([]);
});

test('words are found in one part alone where asked', async () => {
  expect(await found({ q: '损坏', section: 'defence' })).toEqual(['deposit']);
  expect(await found({ q: '违约金', section: 'claims' })).toEqual([]);
});

test('within what was found', async () => {
  expect(await found({ q: '押金', within: '举证' })).toEqual(['deposit']);
});

test('the paragraphs that hold the words come with their marks', async () => {
  const [first] = (await search({ q: '违约金 减少' })).items;
  const reasoning = first?.paragraphs.find((paragraph) => paragraph.section === 'reasoning');
  expect(reasoning?.paragraph).toBe(2);
  expect(reasoning?.highlights.map(([from, to]) => reasoning.text.slice(from, to))).toEqual([
    '违约金',
    '减少',
  ]);
});

test.each(['（2023）浙0199民初123号', '(2023) 浙0199民初 123 号', '2023浙0199民初123号'])(
  'a number finds its case and then what names it: %s',
  async (q) => {
    const answer = await search({ q });
    expect(answer.understood).toMatchObject({
      by: 'number',
      reference: '（2023）浙0199民初123号',
      problem: null,
    });
    expect(await found({ q })).toEqual(['deposit', 'appeal']);
  },
);

test.each([
  ['（2023）玄01民终1号', 'impossible_number'],
  ['（2023）浙0102民终1号', 'impossible_number'],
  ['（2090）浙01民终1号', 'impossible_number'],
  ['（2023）浙01民终999号', 'number_not_held'],
])('%s: %s', async (q, problem) => {
  expect((await search({ q })).understood).toMatchObject({ by: 'number', problem });
});

test('a guiding case is found by its own number', async () => {
  expect(await found({ q: '指导案例999号' })).toEqual(['guiding']);
});

test('cases that cite an article are found by it, also of a law that is not held', async () => {
  expect(await found({ q: '民法典585' })).toEqual(['sale']);
  expect(await found({ q: '《中华人民共和国民法典》第五百八十五条' })).toEqual(['sale']);
  expect((await search({ q: '民法典第585条' })).understood).toMatchObject({
    by: 'article',
    problem: 'article_not_held',
  });
  expect(await found({ q: '违约金', cites: '民法典585' })).toEqual(['sale']);
  expect(await found({ q: '押金', cites: '民法典585' })).toEqual([]);
});

test('filters leave what they say, and a filter counts what another of its values would leave', async () => {
  expect(await found({ level: ['supreme'] })).toEqual(['sale']);
  expect(await found({ yearFrom: 2023, yearTo: 2023 })).toEqual(['deposit']);
  expect(await found({ amountFrom: 50_000, amountTo: 100_000 })).toEqual(['sale']);
  const { facets } = await search({ level: ['supreme'] });
  expect(facets.level).toHaveLength(4);
  expect(facets.area).toEqual([{ value: 'civil', count: 1 }]);
  expect(facets.cause).toEqual([
    { value: '买卖合同纠纷', count: 1, parent: '合同、准合同纠纷' },
    { value: '合同、准合同纠纷', count: 1, parent: null },
  ]);
  // A cause counts with those below it.
  expect(await found({ cause: ['合同、准合同纠纷'] })).toEqual(['appeal', 'deposit', 'sale']);
  const years = (await search({})).facets.year;
  expect(years.map((one) => one.value)).toEqual(['2024', '2023', '2022', '2019']);
});

test('by authority the guiding case comes first', async () => {
  expect((await found({ sort: 'authority' }))[0]).toBe('guiding');
});

test('a name that was masked finds nothing', async () => {
  expect(await found({ q: '张小虚' }, 'owner')).toEqual([]);
  expect(await found({ q: '"张小虚"' }, 'owner')).toEqual([]);
});

test('of a sentence whose words no case holds all, the nearest come', async () => {
  expect((await found({ q: '租赁期满 返还押金 不存在的词组' }))[0]).toBe('deposit');
});

test('a case that is deleted is not found any more', async () => {
  const gone = await writeCase(database.context, { ...SALE_CASE, title: '绝无仅有', number: null });
  expect((await search({ q: '绝无仅有' })).total).toBe(1);
  await database.context.db.delete(legalCase).where(eq(legalCase.id, gone));
  expireCases(database.context);
  expect((await search({ q: '绝无仅有' })).total).toBe(0);
});
