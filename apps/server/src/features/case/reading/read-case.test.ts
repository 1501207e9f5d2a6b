import * as contract from '@mingfa/contract/case';
import * as searchContract from '@mingfa/contract/case-search';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { auditEvent } from '../../../db/schema/audit.ts';
import { caseSource, legalCase } from '../../../db/schema/case.ts';
import { expireLibrary } from '../../../engine/library/index.ts';
import { createCaseTextIndex } from '../../../engine/retrieval/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import { DEPOSIT_APPEAL, DEPOSIT_CASE, GUIDING_CASE, SALE_CASE } from '../../../testing/invented-cases.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { writeCase } from '../../../testing/write-case.ts';
import { writeLaw, writeVersion } from '../../../testing/write-law.ts';
import { listCaseNotes } from '../notes/list-case-notes.ts';
import { saveCaseNote } from '../notes/save-case-note.ts';
import { listSavedSearches } from '../saved-searches/list-saved-searches.ts';
import { saveSearch } from '../saved-searches/save-search.ts';
import { exportCases } from '../search/export-cases.ts';
import { searchCases } from '../search/search-cases.ts';
import { correctCase } from './correct-case.ts';
import { deleteCase } from './delete-case.ts';
import { getCase } from './get-case.ts';
import { getCaseLibrary } from './get-case-library.ts';
import { getCaseText } from './get-case-text.ts';
import { listCitingCases } from './list-citing-cases.ts';
import { openOriginal } from './open-original.ts';

let database: TestDatabase;
const ids: Record<'deposit' | 'appeal' | 'own', string> = { deposit: '', appeal: '', own: '' };
let lawId = '';
beforeAll(async () => {
  database = await openTestDatabase();
  const { context } = database;
  for (const id of ['owner', 'stranger', 'admin'])
    await context.db
      .insert(user)
      .values({ id, role: id === 'admin' ? 'admin' : 'user', createdAt: context.clock.now() });
  lawId = await writeLaw(context, '中华人民共和国风筝法');
  await writeVersion(context, lawId, '2020-01-01', ['第一。', '第二。', '第三。']);
  expireLibrary(context);
  ids.deposit = await writeCase(context, DEPOSIT_CASE);
  ids.appeal = await writeCase(context, DEPOSIT_APPEAL);
  ids.own = await writeCase(context, { ...SALE_CASE, ownerId: 'owner' });
});
afterAll(() => database.close());

const as = (userId: string) =>
  ({
    ...database.context,
    caseSearch: createCaseTextIndex(database.context),
    caller: { userId, sessionId: '', role: userId === 'admin' ? 'admin' : 'user' },
    language: 'zh-CN',
    signal: new AbortController().signal,
    request: { requestId: '', address: '', userAgent: '' },
    makeOnce: (work: Parameters<MakingContext['makeOnce']>[0]) => database.context.db.transaction(work),
  }) as unknown as MakingContext & { caseSearch: ReturnType<typeof createCaseTextIndex> };
const page = { page: 1, pageSize: 20 };

test('a case is shown with its later instance, and what that did to it', async () => {
  const detail = contract.getCase.output.parse(await getCase(as('stranger'), { caseId: ids.deposit }));
  expect(detail.instances).toEqual([
    expect.objectContaining({
      relation: 'later',
      number: '（2024）浙01民终45号',
      disposal: ['changed'],
      held: expect.objectContaining({ caseId: ids.appeal }),
    }),
  ]);
  const appeal = await getCase(as('stranger'), { caseId: ids.appeal });
  expect(appeal.instances).toEqual([
    expect.objectContaining({
      relation: 'earlier',
      held: expect.objectContaining({ caseId: ids.deposit }),
    }),
  ]);
});

test('a party is shown as the text shows it', async () => {
  const { parties } = await getCase(as('admin'), { caseId: ids.deposit });
  expect(parties.map((party) => party.name)).toEqual(['张某', '某虚构置业公司']);
});

test('the name of the file that a case came from is shown to those alone who may change the case', async () => {
  await database.context.db.insert(caseSource).values({
    caseId: ids.deposit,
    name: '张小虚诉某虚构置业公司一审判决书.txt',
    path: '张小虚诉某虚构置业公司一审判决书.txt',
    hash: 'deposit',
    importedAt: database.context.clock.now(),
  });
  const namesFor = async (userId: string) =>
    (await getCase(as(userId), { caseId: ids.deposit })).sources.map(({ name }) => name);
  expect(await namesFor('stranger')).toEqual([null]);
  expect(await namesFor('admin')).toEqual(['张小虚诉某虚构置业公司一审判决书.txt']);
});

test('the text comes by sections, paragraphs counted through', async () => {
  const text = contract.getCaseText.output.parse(await getCaseText(as('stranger'), { caseId: ids.deposit }));
  expect(text.isMasked).toBe(true);
  expect(text.sections[1]).toEqual({
    kind: 'claims',
    paragraphs: [{ number: 3, text: '原告张某诉称：被告拒不退还押金六千元。', articles: [] }],
  });
  expect(JSON.stringify(text)).not.toContain('张小虚');
});

test('the text as imported opens to administrators and owners alone, and each opening is recorded', async () => {
  await expect(openOriginal(as('stranger'), { caseId: ids.deposit })).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(openOriginal(as('admin'), { caseId: ids.own })).rejects.toMatchObject({ code: 'not_found' });
  expect((await openOriginal(as('admin'), { caseId: ids.deposit })).text).toContain('张小虚');
  expect(await database.context.db.$count(auditEvent, eq(auditEvent.action, 'original_opened'))).toBe(1);
});

test("somebody else's case is not there for others, whatever they want of it", async () => {
  const caseId = ids.own;
  const notFound = { code: 'not_found' };
  await expect(getCase(as('stranger'), { caseId })).rejects.toMatchObject(notFound);
  await expect(getCase(as('admin'), { caseId })).rejects.toMatchObject(notFound);
  await expect(getCaseText(as('stranger'), { caseId })).rejects.toMatchObject(notFound);
  await expect(correctCase(as('stranger'), { caseId, title: '改' })).rejects.toMatchObject(notFound);
  await expect(deleteCase(as('stranger'), { caseId })).rejects.toMatchObject(notFound);
  await expect(saveCaseNote(as('stranger'), { caseId, paragraph: null, text: '记' })).rejects.toMatchObject(
    notFound,
  );
  expect((await getCase(as('owner'), { caseId })).mayChange).toBe(true);
});

test('cases that cite an article are counted by outcome', async () => {
  const citing = await listCitingCases(as('stranger'), { ...page, lawId, articleKey: '3' });
  expect(contract.listCitingCases.output.parse(citing)).toMatchObject({
    total: 1,
    byOutcome: [{ value: 'supported', count: 1 }],
  });
  const { citations } = await getCase(as('stranger'), { caseId: ids.deposit });
  expect(citations).toEqual([
    expect.objectContaining({
      label: '《中华人民共和国风筝法》第三条',
      location: expect.objectContaining({ lawId, articleKey: '3' }),
      statusToday: '现行有效',
    }),
  ]);
});

test('a correction holds, is found, and is certain', async () => {
  const caseId = await writeCase(database.context, {
    ...SALE_CASE,
    number: null,
    uncertain: [{ field: 'causes', why: 'several' }],
  });
  await expect(correctCase(as('stranger'), { caseId, causes: ['不当得利纠纷'] })).rejects.toMatchObject({
    code: 'not_found',
  });
  const corrected = await correctCase(as('admin'), {
    caseId,
    causes: ['不当得利纠纷'],
    decidedOn: '2021-01-02',
  });
  expect(corrected).toMatchObject({ causes: ['不当得利纠纷'], uncertain: [], decidedOn: '2021-01-02' });
  expect(corrected.corrected.sort()).toEqual(['causes', 'decidedOn']);
  const elsewhere = await correctCase(as('admin'), { caseId, court: '四川省高级人民法院' });
  expect(elsewhere).toMatchObject({ court: '四川省高级人民法院', level: 'high', region: '四川' });
  const query = searchContract.searchCases.query.parse({ cause: '不当得利纠纷', q: '不当得利纠纷' });
  expect((await searchCases(as('stranger'), query)).total).toBe(1);
  await deleteCase(as('admin'), { caseId });
  expect((await searchCases(as('stranger'), query)).total).toBe(0);
});

test("notes are the writer's own", async () => {
  const note = await saveCaseNote(as('stranger'), { caseId: ids.deposit, paragraph: 3, text: '看这里' });
  expect(contract.caseNote.parse(note)).toMatchObject({ paragraph: 3, caseId: ids.deposit });
  expect((await listCaseNotes(as('stranger'), page)).total).toBe(1);
  expect((await listCaseNotes(as('owner'), page)).total).toBe(0);
  await expect(
    saveCaseNote(as('owner'), { noteId: note.noteId, caseId: ids.deposit, paragraph: 3, text: '改' }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('a kept search tells what came since, until it is looked at', async () => {
  const kept = await saveSearch(as('stranger'), { name: '听证', query: 'q=陈述&level=high' });
  expect(kept.newCount).toBe(0);
  database.clock.advance(60_000);
  const caseId = await writeCase(database.context, GUIDING_CASE);
  const [told] = (await listSavedSearches(as('stranger'), page)).items;
  expect(told).toMatchObject({ name: '听证', newCount: 1 });
  await saveSearch(as('stranger'), { ...kept, searchId: kept.searchId });
  expect((await listSavedSearches(as('stranger'), page)).items[0]?.newCount).toBe(0);
  expect((await listSavedSearches(as('owner'), page)).total).toBe(0);
  await database.context.db.delete(legalCase).where(eq(legalCase.id, caseId));
});

test('what is found is exported as a spreadsheet', async () => {
  const file = await exportCases(as('stranger'), { q: '押金' });
  expect(file.fileName).toMatch(/\.xlsx$/);
  expect(Buffer.from(file.content).subarray(0, 2).toString()).toBe('PK');
});

test('the library says what it holds, and how many are the caller’s own', async () => {
  const library = contract.getCaseLibrary.output.parse(await getCaseLibrary(as('owner')));
  expect(library).toMatchObject({ own: 1, latest: '2024-02-01' });
  expect((await getCaseLibrary(as('stranger'))).own).toBe(0);
});
