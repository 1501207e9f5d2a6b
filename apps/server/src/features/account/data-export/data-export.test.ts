import * as account from '@mingfa/contract/account';
import * as rights from '@mingfa/contract/rights';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personalQuota } from '../../../db/schema/account.ts';
import { plainChatParts } from '../../../testing/chat-parts.ts';
import { enter, makeSampleWorld } from '../../../testing/sample-world.ts';
import { openTestApp, TEST_PASSWORD, type TestApp, type TestPerson } from '../../../testing/test-app.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ chat: plainChatParts() });
});
afterAll(() => server.close());

const begin = ({ token }: TestPerson, password = TEST_PASSWORD) =>
  server.call(rights.beginExport, { token, body: { password } });
const state = async ({ token }: TestPerson) => (await server.call(rights.getExport, { token })).body.export;
const download = (address: string) => server.app.server.inject({ method: 'GET', url: address });

test('a person downloads everything that is held of them, conversations in words as well, and nobody else can', async () => {
  const person = await enter(server, 'user');
  const world = makeSampleWorld(server, person);
  await world.answer();
  await world.lawNote();
  await server.context.db.insert(personalQuota).values({
    userId: person.userId,
    kind: 'upload',
    limit: 7,
    reason: '卷宗多',
    setAt: server.clock.now(),
  });
  await world.ownCase();
  const fileId = await world.file();
  expect((await begin(person, 'not it at all')).error.errorCode).toBe('wrong_password');
  expect((await begin(person)).status).toBe(200);
  await server.app.idle();
  const made = await state(person);
  expect(made).toMatchObject({ state: 'ready', done: made?.total });
  expect(await state(await enter(server, 'user'))).toBeNull();

  const answer = await download(made?.address ?? '');
  expect(answer.headers['content-disposition']).toContain('.zip');
  expect(answer.rawPayload.length).toBe(made?.bytes);
  const zip = await JSZip.loadAsync(answer.rawPayload);
  const names = Object.keys(zip.files);
  const json = async (name: string) => JSON.parse((await zip.file(name)?.async('string')) ?? '');
  expect(names[0]).toBe('README.md');
  expect(await zip.file('README.md')?.async('string')).toMatch(
    /`conversations\/`：[\s\S]+`conversations\/`: /,
  );
  expect((await json('account.json')).account).toMatchObject([{ id: person.userId }]);
  expect((await json('account.json')).ownLimits).toMatchObject([{ kind: 'upload', reason: '卷宗多' }]);
  expect((await json('conversations.json')).messages).toHaveLength(2);
  expect((await json('law-notes.json')).lawNotes).toHaveLength(1);
  expect((await json('cases.json')).cases).toHaveLength(1);
  expect(names.join()).toContain(`documents/${fileId}`);
  const words = names.find((name) => /^conversations\/.+\.md$/.test(name)) ?? '';
  expect(await zip.file(words)?.async('string')).toContain('## ');

  const forged = (made?.address ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect((await download(forged)).statusCode).toBe(404);
  await server.call(account.signOut, { token: person.token });
  expect((await download(made?.address ?? '')).statusCode).toBe(404);
});

test('there is one at a time; a new one takes the place of the last, and after a day it is gone from the store', async () => {
  const person = await enter(server, 'user');
  const [first, second] = await Promise.all([begin(person), begin(person)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 409]);
  await server.app.idle();
  const made = await state(person);
  await begin(person);
  await server.app.idle();
  const again = await state(person);
  expect(again?.exportId).not.toBe(made?.exportId);
  const { files } = server.app.context;
  expect(await files.read(made?.exportId ?? '')).toBeNull();
  const held = await files.read(again?.exportId ?? '');
  expect(held).not.toBeNull();
  held?.destroy();
  await server.app.keepHouse();
  expect(await state(person)).toMatchObject({ state: 'ready' });
  server.clock.advance(DAY_MS + 1000);
  await server.app.keepHouse();
  expect(await files.read(again?.exportId ?? '')).toBeNull();
});
