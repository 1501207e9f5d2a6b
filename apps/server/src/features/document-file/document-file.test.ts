import * as account from '@mingfa/contract/account';
import * as contract from '@mingfa/contract/document';
import * as knowledge from '@mingfa/contract/knowledge';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../ports/app-error.ts';
import { PIXEL } from '../../testing/pixel.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../../testing/test-app.ts';
import { type TextParser, textParser } from '../../testing/text-parser.ts';
import { addFile, makeKnowledgeBase } from '../../testing/upload-file.ts';

let server: TestApp;
let parser: TextParser;
let person: TestPerson;
let konId: string;
beforeAll(async () => {
  parser = textParser();
  server = await openTestApp({ parser });
  person = await server.person();
  konId = await makeKnowledgeBase(server, person.token);
});
afterEach(() => {
  parser.beforePage = () => {};
  parser.log.length = 0;
});
afterAll(() => server.close());

let made = 0;
async function makeFile(name: string, text: string): Promise<string> {
  made += 1;
  const file = { name, content: `${text}\n${made}` };
  const { fileId } = await addFile(server, person.token, konId, file);
  await server.app.idle();
  return fileId;
}
async function addressesOf(documentId: string, token = person.token) {
  return server.call(contract.getDocumentAddresses, { token, params: { documentId } });
}
const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.server.inject({ method: 'GET', url, headers });
const pageOf = (address: string | null, page: number) => address?.replace('{page}', String(page)) ?? '';

test('the original is always a download that runs nothing, under the name its owner gave it', async () => {
  const id = await makeFile('租赁合同.pdf', '<script>alert(1)</script>');
  const { body } = await addressesOf(id);
  const answer = await get(body.original);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<script>alert(1)</script>');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  });
  const disposition = String(answer.headers['content-disposition']);
  expect(disposition).toMatch(/^attachment;/);
  expect(disposition).toContain(encodeURIComponent('租赁合同.pdf'));
  const again = await get(body.original, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a page is rendered once, however many ask for it at once, and then kept', async () => {
  const id = await makeFile('两页.pdf', '第一页\f第二页');
  const { body } = await addressesOf(id);
  const answers = await Promise.all([1, 1, 1, 2].map((page) => get(pageOf(body.pageImage, page))));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload.equals(PIXEL)).toBe(true);
  }
  await get(pageOf(body.pageImage, 2));
  expect(parser.log.filter((line) => line.startsWith('render')).toSorted()).toEqual([
    'render 两页.pdf 1',
    'render 两页.pdf 2',
  ]);
});

test('pages that are not there, and formats without pages, have no images', async () => {
  const id = await makeFile('一页.pdf', '只有一页');
  const { body } = await addressesOf(id);
  expect((await get(pageOf(body.pageImage, 2))).statusCode).toBe(404);
  const text = await makeFile('文本.txt', '没有页');
  const addresses = (await addressesOf(text)).body;
  expect(addresses.pageImage).toBeNull();
});

test('an address of a document that was deleted opens nothing, at once, and leaves nothing in the store', async () => {
  const id = await makeFile('要删.pdf', '机密');
  const { body } = await addressesOf(id);
  const image = pageOf(body.pageImage, 1);
  const shown = await get(image);
  expect(shown.statusCode).toBe(200);
  await server.call(knowledge.deleteFile, { token: person.token, params: { fileId: id } });
  expect((await get(body.original)).statusCode).toBe(404);
  expect((await get(image)).statusCode).toBe(404);
  expect((await get(image, { 'if-none-match': String(shown.headers.etag) })).statusCode).toBe(404);
  expect(await server.app.context.files.read(`${id}-page1-1240`)).toBeNull();
});

test('the address of an original lives 10 to 15 minutes, that of a page image 20 to 30', async () => {
  const id = await makeFile('时限.pdf', '一页');
  const now = server.clock.now();
  const { body } = await addressesOf(id);
  const statusAfter = async (minutes: number) => {
    server.clock.set(new Date(now.getTime() + minutes * 60_000).toISOString());
    const answers = [await get(body.original), await get(pageOf(body.pageImage, 1))];
    return answers.map(({ statusCode }) => statusCode);
  };
  const life = Date.parse(body.expiresAt) - now.getTime();
  expect(life).toBeGreaterThanOrEqual(10 * 60_000);
  expect(life).toBeLessThanOrEqual(15 * 60_000);
  try {
    expect(await statusAfter(9)).toEqual([200, 200]);
    expect(await statusAfter(15)).toEqual([404, 200]);
    expect(await statusAfter(30)).toEqual([404, 404]);
    // What an open document asks for before the end is another address, which opens it again.
    const renewed = (await addressesOf(id)).body;
    expect(renewed.original).not.toBe(body.original);
    expect((await get(renewed.original)).statusCode).toBe(200);
  } finally {
    server.clock.set(now);
  }
});

test('a forged ticket, one for another purpose, and one for another document open nothing', async () => {
  const [mine, other] = [await makeFile('甲.pdf', '甲'), await makeFile('乙.pdf', '乙')];
  const { body } = await addressesOf(mine);
  const ticket = body.original.split('/').at(-1) ?? '';
  const [, session, end, signature] = ticket.split('.');
  const forged = [
    pageOf(body.pageImage, 1).replace(/[^/]+\/1$/, `${ticket}/1`),
    body.original.replace(ticket, `${other}.${session}.${end}.${signature}`),
    body.original.replace(ticket, `${mine}.${session}.${end}zz.${signature}`),
    body.original.replace(ticket, `${mine}.${session}.${end}.${'A'.repeat(signature?.length ?? 0)}`),
    body.original.replace(ticket, '..%2f..%2fetc%2fpasswd'),
  ];
  for (const address of forged) expect((await get(address)).statusCode, address).toBe(404);
});

test('addresses end with the session they were signed for, and no other session opens them', async () => {
  const id = await makeFile('会话.pdf', '一页');
  const second = await server.call(account.passwordLogin, {
    body: { username: person.mobile, password: TEST_PASSWORD },
  });
  const { body } = await addressesOf(id, second.body.token);
  const mine = (await addressesOf(id)).body;
  const shown = await get(pageOf(body.pageImage, 1));
  expect([shown.statusCode, (await get(body.original)).statusCode]).toEqual([200, 200]);
  await server.call(account.signOut, { token: second.body.token });
  expect((await get(body.original)).statusCode).toBe(404);
  const kept = { 'if-none-match': String(shown.headers.etag) };
  expect((await get(pageOf(body.pageImage, 1), kept)).statusCode).toBe(404);
  const ofMine = mine.original.split('.')[1] ?? '';
  const [, ended = ''] = body.original.split('.');
  expect((await get(body.original.replace(ended, ofMine))).statusCode).toBe(404);
  expect((await get(mine.original)).statusCode).toBe(200);
});

test('nobody but the owner is given addresses', async () => {
  const id = await makeFile('私有.pdf', '私有');
  for (const someone of [await server.person(), await server.admin()])
    expect((await addressesOf(id, someone.token)).status).toBe(404);
});

test('a page that cannot be rendered says why, and a full store keeps no image from anybody', async () => {
  const id = await makeFile('坏页.pdf', '一\f二\f三');
  const { body } = await addressesOf(id);
  for (const [code, told] of [
    ['file_damaged', 'file_damaged'],
    ['parser_timeout', 'parser_timeout'],
    ['parser_memory', 'parser_timeout'],
  ] as const) {
    parser.beforePage = () => {
      throw new ParseFailure(code);
    };
    expect((await get(pageOf(body.pageImage, 2))).json()).toMatchObject({ errorCode: told });
  }
  parser.beforePage = () => {};
  const { files } = server.app.context;
  const write = files.write;
  files.write = () => Promise.reject(new AppError('disk_full'));
  expect((await get(pageOf(body.pageImage, 2))).statusCode).toBe(200);
  files.write = write;
});
