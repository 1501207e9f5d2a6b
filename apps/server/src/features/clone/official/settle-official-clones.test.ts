import { loadFields } from '@mingfa/content/fields';
import { loadClones, type OfficialClone } from '@mingfa/content/load-clones';
import * as chat from '@mingfa/contract/chat';
import * as contract from '@mingfa/contract/clone';
import * as cloneChat from '@mingfa/contract/clone-chat';
import * as square from '@mingfa/contract/clone-square';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clone, cloneVersion } from '../../../db/schema/clone.ts';
import type { PictureReader } from '../../../ports/picture-reader.ts';
import { onCommandLine } from '../../../runtime/command-line.ts';
import { enter } from '../../../testing/sample-world.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { findUnknown } from '../find-unknown.ts';
import { settleOfficialClones } from './settle-official-clones.ts';

const official = await loadClones();
let server: TestApp;
let me: TestPerson;
let guest: TestPerson;
beforeAll(async () => {
  server = await openTestApp({ officialClones: official });
  [me, guest] = [await enter(server, 'user'), await enter(server, 'guest')];
});
afterAll(() => server.close());

const settle = (clones: readonly OfficialClone[]) => settleOfficialClones(server.app.context, clones);
const listed = async (headers: Record<string, string> = {}) =>
  (await server.call(square.listOfficialClones, { token: guest.token, headers })).body.items;
const versions = async () => (await server.context.db.select().from(cloneVersion)).length;
const changed = (more: Partial<OfficialClone['content']>): OfficialClone[] =>
  official.map((one, index) => (index === 0 ? { ...one, content: { ...one.content, ...more } } : one));

test('official clones stand in the square after the first start, in both languages', async () => {
  const items = await listed();
  expect(items).toHaveLength(official.length);
  const employment = items.find(({ category }) => category === 'labour');
  expect(employment).toMatchObject({
    name: '劳动用工助手',
    official: true,
    maker: '',
    isOwn: false,
    version: 1,
  });
  const inEnglish = await listed({ 'accept-language': 'en' });
  expect(inEnglish.find(({ category }) => category === 'labour')?.name).toBe('Employment assistant');
  const params = { appId: employment?.appId ?? '' };
  const headers = { 'accept-language': 'en' };
  const detail = await server.call(square.getClone, { token: guest.token, params, headers });
  expect(detail.body).toMatchObject({ name: 'Employment assistant', listed: { official: true } });
  const { token } = guest;
  const begun = await server.call(cloneChat.startConversation, {
    token,
    body: { appId: params.appId },
    headers,
  });
  expect(begun.body.clone?.name).toBe('Employment assistant');
  const query = { conversationId: begun.body.conversationId };
  const inChinese = await server.call(chat.getConversation, { token, query });
  expect(inChinese.body.clone?.name).toBe(employment?.name);
  const found = await server.call(square.listSquare, { token: guest.token, query: { q: 'employment' } });
  expect(found.body.items.map(({ appId }) => appId)).toContain(params.appId);
});

test('what they name is known here', async () => {
  const refuse = () => Promise.reject(new Error('No picture is read here.'));
  const pictures: PictureReader = { square: refuse, redraw: refuse };
  const context = { ...onCommandLine(server.app.context), fields: await loadFields(), pictures };
  for (const { content } of official) expect(await findUnknown(context, content, null)).toEqual([]);
});

test('a start with the same files changes nothing, also of two at once; a changed file is the next version', async () => {
  const before = await versions();
  await Promise.all([settle(official), settle(official)]);
  expect(await versions()).toBe(before);
  const next = changed({ opening: '换了开场白。' });
  await Promise.all([settle(next), settle(next)]);
  expect(await versions()).toBe(before + 1);
  expect(Math.max(...(await listed()).map(({ version }) => version))).toBe(2);
  await settle(official);
});

test('a file that is gone withdraws its clone, and it comes back with the file', async () => {
  await settle(official.slice(1));
  expect(await listed()).toHaveLength(official.length - 1);
  await settle(official);
  expect(await listed()).toHaveLength(official.length);
  expect(await server.context.db.$count(clone)).toBe(official.length);
});

test('an official clone is copied by anybody registered, in their language, and is nobody’s to change', async () => {
  const [first] = await listed();
  const params = { appId: first?.appId ?? '' };
  const { token } = me;
  const copy = await server.call(contract.duplicateClone, {
    token,
    params,
    body: {},
    headers: { 'accept-language': 'en' },
  });
  expect(copy.status, copy.text).toBe(200);
  expect(copy.body.content).toMatchObject({ en: null });
  expect(copy.body.name).toMatch(/\(copy\)$/);
  expect(copy.body.content.persona).not.toBe('');
  expect((await server.call(contract.getOwnClone, { token, params })).status).toBe(404);
  expect((await server.call(contract.deleteClone, { token, params })).status).toBe(404);
  expect((await server.call(contract.exportClone, { token, params })).status).toBe(404);
  const body = { listed: false, reason: '' };
  const administrator = await enter(server, 'admin');
  const kept = await server.call(square.decideOnClone, { token: administrator.token, params, body });
  expect(kept.status).toBe(404);
});
