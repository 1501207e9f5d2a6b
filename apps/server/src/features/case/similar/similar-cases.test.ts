import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '@mingfa/contract/case-search';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { keepInFolder } from '../../../engine/retrieval/cases/keep-similar-cases.ts';
import { SimilarCaseIndex } from '../../../engine/retrieval/cases/similar-case-index.ts';
import { SimilarCaseLibrary } from '../../../engine/retrieval/cases/similar-case-library.ts';
import { DEPOSIT_APPEAL, DEPOSIT_CASE, SALE_CASE } from '../../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeCase } from '../../../testing/write-case.ts';
import { findSimilarCases } from './find-similar-cases.ts';
import { listSimilarCases } from './list-similar-cases.ts';
import type { SimilarContext } from './similar-to.ts';

let database: TestDatabase;
let library: SimilarCaseLibrary;
const ids: Record<'deposit' | 'appeal' | 'sale' | 'own', string> = {
  deposit: '',
  appeal: '',
  sale: '',
  own: '',
};
beforeAll(async () => {
  database = await openTestDatabase();
  const { context } = database;
  library = new SimilarCaseLibrary(context.db);
  await context.db.insert(user).values({ id: 'owner', role: 'user', createdAt: context.clock.now() });
  ids.deposit = await writeCase(context, DEPOSIT_CASE);
  ids.appeal = await writeCase(context, DEPOSIT_APPEAL);
  ids.sale = await writeCase(context, SALE_CASE);
  ids.own = await writeCase(context, { ...DEPOSIT_CASE, ownerId: 'owner' });
});
afterAll(() => database.close());

const as = (userId: string) =>
  ({
    ...database.context,
    similarCases: { find: (asked) => library.find(asked), prepare: () => {}, close: async () => {} },
    caller: { userId, sessionId: '', role: 'user' },
    language: 'zh-CN',
    signal: new AbortController().signal,
    request: { requestId: '', address: '', userAgent: '' },
  }) as SimilarContext;
const STORY = '租赁期满后房屋交还时没有损坏，房东却不肯退押金。';
const namesOf = (items: readonly { caseId: string }[]) =>
  items.map(({ caseId }) => Object.keys(ids).find((name) => ids[name as keyof typeof ids] === caseId));

test('the case that tells the same comes first, with the sentences that do', async () => {
  const answer = contract.findSimilarCases.output.parse(
    await findSimilarCases(as('stranger'), { story: STORY, limit: 5 }),
  );
  expect(namesOf(answer.items)[0]).toBe('deposit');
  expect(answer.searched).toBe(3);
  expect(answer.items[0]?.likeness.pairs[0]).toMatchObject({
    told: expect.stringContaining('租赁期满'),
    paragraph: 5,
  });
  expect(answer.story.area).toBe('civil');
});

test("a case of one's own is among them for its owner alone", async () => {
  const found = async (userId: string) =>
    namesOf((await findSimilarCases(as(userId), { story: STORY, limit: 5 })).items);
  expect(await found('stranger')).not.toContain('own');
  expect(await found('owner')).toContain('own');
});

test('filters hold here too', async () => {
  const { items, searched } = await findSimilarCases(as('stranger'), {
    story: STORY,
    filters: { level: ['supreme'] },
    limit: 5,
  });
  expect(searched).toBe(1);
  expect(namesOf(items)).not.toContain('deposit');
});

test('of a case others are found, and a case added since is among them', async () => {
  const before = contract.listSimilarCases.output.parse(
    await listSimilarCases(as('stranger'), { caseId: ids.deposit, limit: 5 }),
  );
  expect(namesOf(before.items)).not.toContain('deposit');
  const added = await writeCase(database.context, { ...DEPOSIT_CASE, number: null });
  const after = await listSimilarCases(as('stranger'), { caseId: ids.deposit, limit: 5 });
  expect(after.items[0]?.caseId).toBe(added);
  await expect(listSimilarCases(as('stranger'), { caseId: ids.own, limit: 5 })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a library that was kept is not made anew, and what changed since is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-similar-'));
  const asked = { story: STORY, year: 2026, limit: 5, admitted: null, denied: [] };
  const { db } = database.context;
  const first = new SimilarCaseLibrary(db, keepInFolder(folder));
  const before = await first.find(asked);
  const added = await writeCase(database.context, { ...SALE_CASE, number: null, title: '又一件' });
  const indexed: string[] = [];
  const add = vi.spyOn(SimilarCaseIndex.prototype, 'add').mockImplementation(function (
    this: SimilarCaseIndex,
    one,
  ) {
    indexed.push(one.id);
    add.mockRestore();
    this.add(one);
  });
  const again = await new SimilarCaseLibrary(db, keepInFolder(folder)).find(asked);
  expect(indexed).toEqual([added]);
  expect(again.found[0]).toMatchObject({ caseId: before.found[0]?.caseId });
  await rm(folder, { recursive: true, force: true });
});
