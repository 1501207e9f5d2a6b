import * as contract from '@mingfa/contract/case-folder';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { legalCase } from '../../../db/schema/case.ts';
import { DEPOSIT_CASE, SALE_CASE } from '../../../testing/invented-cases.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { writeCase } from '../../../testing/write-case.ts';

let server: TestApp;
let owner: TestPerson;
let other: TestPerson;
let deposit: string;
let sale: string;
beforeAll(async () => {
  server = await openTestApp();
  owner = await server.person();
  other = await server.person();
  deposit = await writeCase(server.context, DEPOSIT_CASE);
  sale = await writeCase(server.context, SALE_CASE);
});
afterAll(() => server.close());

async function makeFolder(name = '押金', token = owner.token): Promise<string> {
  const made = await server.call(contract.createCaseFolder, { token, body: { name } });
  expect(made.body).toMatchObject({ name, note: '', caseCount: 0 });
  return made.body.folderId;
}
const add = (folderId: string, caseIds: string[], note = '', token = owner.token) =>
  server.call(contract.addToCaseFolder, { token, params: { folderId }, body: { caseIds, note } });
const read = async (folderId: string) =>
  (await server.call(contract.getCaseFolder, { token: owner.token, params: { folderId } })).body;

test('cases are put into a folder once, noted and taken out', async () => {
  const folderId = await makeFolder();
  expect((await add(folderId, [deposit, sale, deposit], '看裁判要点')).body).toMatchObject({ added: 2 });
  expect((await add(folderId, [deposit])).body).toMatchObject({ added: 0, folder: { caseCount: 2 } });
  const noted = await server.call(contract.noteFolderCase, {
    token: owner.token,
    params: { folderId },
    body: { caseId: sale, note: '违约金酌减' },
  });
  expect(noted.body).toMatchObject({ caseId: sale, note: '违约金酌减', case: { title: SALE_CASE.title } });
  const { cases } = await read(folderId);
  expect(cases.total).toBe(2);
  expect(cases.items.find(({ caseId }) => caseId === deposit)).toMatchObject({
    note: '看裁判要点',
    number: DEPOSIT_CASE.number,
  });
  const left = await server.call(contract.removeFromCaseFolder, {
    token: owner.token,
    params: { folderId },
    body: { caseIds: [deposit] },
  });
  expect(left.body.caseCount).toBe(1);
});

test('the list says which folders hold a case, and renaming brings one to its top', async () => {
  const holding = await makeFolder('有');
  const empty = await makeFolder('无');
  await add(holding, [sale]);
  server.clock.advance(1000);
  await server.call(contract.editCaseFolder, {
    token: owner.token,
    params: { folderId: empty },
    body: { name: '改名', note: '待用' },
  });
  const listed = await server.call(contract.listCaseFolders, {
    token: owner.token,
    query: { caseId: sale },
  });
  expect(listed.body.items[0]).toMatchObject({ folderId: empty, name: '改名', note: '待用', holds: false });
  expect(listed.body.items.find(({ folderId }) => folderId === holding)).toMatchObject({
    holds: true,
    caseCount: 1,
  });
});

test('a case that is deleted leaves its title and number', async () => {
  const folderId = await makeFolder('将删');
  const gone = await writeCase(server.context, { ...DEPOSIT_CASE, number: '（2023）浙0199民初77号' });
  await add(folderId, [gone], '留存');
  await server.context.db.delete(legalCase).where(eq(legalCase.id, gone));
  expect((await read(folderId)).cases.items).toMatchObject([
    { caseId: gone, case: null, title: DEPOSIT_CASE.title, number: '（2023）浙0199民初77号', note: '留存' },
  ]);
  const file = await server.call(contract.exportCaseFolder, { token: owner.token, params: { folderId } });
  expect(file.status).toBe(200);
  expect(file.headers['content-disposition']).toContain('.xlsx');
});

test("nobody else's folder is found, and nobody else's case goes into one", async () => {
  const folderId = await makeFolder();
  expect((await add(folderId, [sale], '', other.token)).status).toBe(404);
  const foreign = await writeCase(server.context, { ...DEPOSIT_CASE, ownerId: other.userId });
  expect((await add(folderId, [sale, foreign])).status).toBe(404);
  expect((await read(folderId)).cases.total).toBe(0);
  const deleted = await server.call(contract.deleteCaseFolder, {
    token: other.token,
    params: { folderId },
  });
  expect(deleted.status).toBe(404);
});
