import * as admin from '@mingfa/contract/admin';
import * as contract from '@mingfa/contract/clone';
import type { CloneContent } from '@mingfa/contract/clone-content';
import * as square from '@mingfa/contract/clone-square';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { clone } from '../../../db/schema/clone.ts';
import { completeClone } from '../../../testing/complete-clone.ts';
import { markTried } from '../../../testing/mark-tried.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';

let server: TestApp;
let [maker, other, stranger, guest, administrator]: TestPerson[] = [];
beforeAll(async () => {
  server = await openTestApp();
  guest = await server.guest();
  administrator = await server.admin();
});
beforeEach(async () => {
  [maker, other, stranger] = [await server.person(), await server.person(), await server.person()];
  await server.context.db.delete(clone);
});
afterAll(() => server.close());

type Visibility = contract.CloneVisibility;
const tokenOf = (person: TestPerson | undefined) => person?.token;

async function publish(
  visibility: Visibility,
  more: Partial<CloneContent> = {},
  by: TestPerson | undefined = maker,
): Promise<contract.OwnCloneDetail> {
  const token = tokenOf(by);
  const body = { content: { ...completeClone(), ...more } };
  const { appId } = (await server.call(contract.createClone, { token, body })).body;
  return publishAgain({ appId, draftRevision: 1, lastVersion: 0 }, visibility, by);
}
async function publishAgain(
  { appId, draftRevision, lastVersion }: { appId: string; draftRevision: number; lastVersion: number },
  visibility: Visibility,
  by: TestPerson | undefined = maker,
): Promise<contract.OwnCloneDetail> {
  await markTried(server, appId);
  const body = { appId, draftRevision, lastVersion, visibility };
  const answer = await server.call(contract.publishClone, { token: tokenOf(by), body });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const list = async (query: object = {}, by: TestPerson | undefined = stranger) =>
  (await server.call(square.listSquare, { token: tokenOf(by), query: { ...query } })).body;
const names = async (query: object = {}) => (await list(query)).items.map(({ name }) => name);
const look = (appId: string, by: TestPerson | undefined = stranger, query: object = {}) =>
  server.call(square.getClone, { token: tokenOf(by), params: { appId }, query: { ...query } });
const statusFor = async (appId: string, by: TestPerson | undefined, linkId?: string) =>
  (await look(appId, by, { linkId })).status;
const pin = (appId: string, by: TestPerson | undefined = stranger, linkId?: string) =>
  server.call(square.pinClone, { token: tokenOf(by), params: { appId }, body: { linkId } });
const pinned = async (by: TestPerson | undefined = stranger) =>
  (await server.call(square.listPinnedClones, { token: tokenOf(by) })).body.items.map(({ appId }) => appId);
const change = (appId: string, visibility: Visibility, more: object = {}) =>
  server.call(contract.changeVisibility, {
    token: tokenOf(maker),
    params: { appId },
    body: { visibility, ...more },
  });
const decide = (appId: string, listed: boolean, reason = '') =>
  server.call(square.decideOnClone, {
    token: tokenOf(administrator),
    params: { appId },
    body: { listed, reason },
  });
const askForApproval = (clonesNeedApproval: boolean) =>
  server.call(admin.saveSettings, {
    token: tokenOf(administrator),
    body: { registration: 'open', guests: true, clonesNeedApproval },
  });
const own = async (appId: string) =>
  (await server.call(contract.getOwnClone, { token: tokenOf(maker), params: { appId } })).body;

test('what is published to the square is found by everybody, and nothing else is', async () => {
  const listed = await publish('square', { name: '租房' });
  await publish('private', { name: '自用' });
  await publish('link', { name: '凭链接' });
  expect(listed.listing).toBe('listed');
  const { items, total } = await list({}, guest);
  expect([items.map(({ name }) => name), total]).toEqual([['租房'], 1]);
  expect(items[0]).toMatchObject({
    appId: listed.appId,
    category: 'tenancy',
    official: false,
    isOwn: false,
    version: 1,
    users: 0,
    rating: null,
    ratings: 0,
    comments: 0,
    pinned: false,
  });
  expect((await list({}, maker)).items[0]?.isOwn).toBe(true);
  const inCategory = (category: string) =>
    server.call(square.listSquareCategory, { token: tokenOf(guest), params: { category } });
  expect((await inCategory('tenancy')).body.total).toBe(1);
  expect((await inCategory('labour')).body.total).toBe(0);
});

test('a clone is looked at by whoever may use it; to everybody else there is none', async () => {
  const [privately, listed] = [await publish('private'), await publish('square')];
  const linked = await publish('link');
  const everyone = [maker, other, guest, administrator];
  const statuses = async (appId: string, linkId?: string) =>
    Promise.all(everyone.map((who) => statusFor(appId, who, linkId)));
  expect(await statuses(privately.appId)).toEqual([200, 404, 404, 404]);
  expect(await statuses(listed.appId)).toEqual([200, 200, 200, 200]);
  expect(await statuses(linked.appId)).toEqual([200, 404, 404, 404]);
  expect(await statuses(linked.appId, linked.linkId ?? '')).toEqual([200, 200, 200, 200]);
  expect(await statuses(privately.appId, linked.linkId ?? '')).toEqual([200, 404, 404, 404]);
  await change(linked.appId, 'link', { renewLink: true });
  expect(await statuses(linked.appId, linked.linkId ?? '')).toEqual([200, 404, 404, 404]);
  await server.call(contract.unpublishClone, { token: tokenOf(maker), body: { appId: listed.appId } });
  expect(await statuses(listed.appId)).toEqual([404, 404, 404, 404]);
});

test('what is told of a clone leaves out its persona and what it knows', async () => {
  const { appId } = await publish('square', { persona: '秘密的人设' });
  const answer = await look(appId);
  expect(answer.text).not.toContain('秘密的人设');
  expect(answer.body).toMatchObject({
    appId,
    version: 1,
    knowledgeBases: 0,
    ownRating: null,
    mayRate: false,
    listed: { appId, version: 1 },
  });
  const token = tokenOf(guest);
  const card = await server.call(square.getIntroduction, { token, query: { appId } });
  expect(card.body).toEqual(answer.body.listed);
});

test('the draft never shows: the square says what was published, also of its name and category', async () => {
  const { appId } = await publish('square', { name: '第一版', category: 'labour' });
  const content = { ...completeClone('第二版'), category: 'family' };
  const body = { draftRevision: 1, content };
  await server.call(contract.updateClone, { token: tokenOf(maker), params: { appId }, body });
  expect(await names()).toEqual(['第一版']);
  const second = await publishAgain({ appId, draftRevision: 2, lastVersion: 1 }, 'square');
  expect(await names()).toEqual(['第二版']);
  expect((await list()).items[0]).toMatchObject({ category: 'family', version: second.lastVersion });
  const params = { appId, version: '1' };
  await server.call(contract.restoreCloneVersion, {
    token: tokenOf(maker),
    params,
    body: { lastVersion: 2, notes: '' },
  });
  expect((await list()).items[0]).toMatchObject({ name: '第一版', category: 'labour', version: 3 });
});

test('the square is searched by name, introduction and maker, and no wildcard finds all', async () => {
  await server.context.db
    .update(user)
    .set({ nickname: 'Lawyer Wang' })
    .where(eq(user.id, maker?.userId ?? ''));
  await publish('square', { name: '租房小助手', introduction: '押金与维修' });
  await publish('square', { name: '工资小助手', introduction: '欠薪与加班' }, other);
  expect(await names({ q: '押金' })).toEqual(['租房小助手']);
  expect((await names({ q: '小助手' })).toSorted()).toEqual(['工资小助手', '租房小助手'].toSorted());
  expect(await names({ q: '欠薪 小助手' })).toEqual(['工资小助手']);
  expect(await names({ q: 'lawyer wang' })).toEqual(['租房小助手']);
  expect(await names({ q: '%' })).toEqual([]);
});

test('it is ordered by recent people, by age, and by ratings that count how many there are', async () => {
  const made: string[] = [];
  for (const name of ['甲', '乙', '丙', '丁']) {
    made.push((await publish('square', { name })).appId);
    server.clock.advance(1000);
  }
  const set = (index: number, values: Partial<typeof clone.$inferInsert>) =>
    server.context.db
      .update(clone)
      .set(values)
      .where(eq(clone.id, made[index] ?? ''));
  await set(0, { recentUsers: 9, ratingSum: 5, ratings: 1 });
  await set(1, { recentUsers: 30, ratingSum: 192, ratings: 40 });
  await set(2, { recentUsers: 2, ratingSum: 40, ratings: 20 });
  expect(await names({ sort: 'popular' })).toEqual(['乙', '甲', '丙', '丁']);
  expect(await names({ sort: 'new' })).toEqual(['丁', '丙', '乙', '甲']);
  // One five does not stand above forty of 4.8; what nobody rated stands above what is rated badly.
  expect(await names({ sort: 'rated' })).toEqual(['乙', '甲', '丁', '丙']);
  expect((await list({ sort: 'rated' })).items.map(({ rating }) => rating)).toEqual([4.8, 5, null, 2]);
  const paged = await list({ sort: 'new', page: 2, pageSize: 3 });
  expect([paged.items.map(({ name }) => name), paged.total]).toEqual([['甲'], 4]);
});

test('pins stand in their order; what is withdrawn is left out and comes back', async () => {
  const [one, two, three] = [await publish('square'), await publish('square'), await publish('square')];
  for (const { appId } of [one, two, three]) expect((await pin(appId)).status).toBe(200);
  await pin(one.appId);
  expect(await pinned()).toEqual([one.appId, two.appId, three.appId]);
  const order = (appIds: string[]) =>
    server.call(square.orderPins, { token: tokenOf(stranger), body: { appIds } });
  await order([three.appId, 'app_nobodyhasthis', three.appId]);
  expect(await pinned()).toEqual([three.appId, one.appId, two.appId]);
  await change(one.appId, 'private');
  expect(await pinned()).toEqual([three.appId, two.appId]);
  await change(one.appId, 'square');
  expect(await pinned()).toEqual([three.appId, one.appId, two.appId]);
  const params = { appId: three.appId };
  await server.call(square.unpinClone, { token: tokenOf(stranger), params });
  expect(await pinned()).toEqual([one.appId, two.appId]);
  expect((await list()).items.filter((item) => item.pinned)).toHaveLength(2);
  expect(await pinned(other)).toEqual([]);
});

test('a clone open by link is pinned with its link, and leaves the home screen when the link is renewed', async () => {
  const { appId, linkId } = await publish('link');
  expect((await pin(appId)).status).toBe(404);
  expect((await pin(appId, stranger, linkId ?? '')).status).toBe(200);
  expect(await pinned()).toEqual([appId]);
  const renewed = await change(appId, 'link', { renewLink: true });
  expect(await pinned()).toEqual([]);
  await pin(appId, stranger, renewed.body.linkId ?? '');
  expect(await pinned()).toEqual([appId]);
});

test('of pins at once none is lost, and there are never more than the limit', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 4; made++) ids.push((await publish('square')).appId);
  await Promise.all([...ids, ...ids].map((appId) => pin(appId)));
  expect((await pinned()).toSorted()).toEqual(ids.toSorted());
});

test('a guest looks and has no home screen of their own', async () => {
  const { appId } = await publish('square');
  expect(await pinned(guest)).toEqual([]);
  const refused = await pin(appId, guest);
  expect([refused.status, refused.error.errorCode]).toEqual([409, 'sign_up_required']);
});

test('where an administrator asks for it, a clone waits, is let in, and waits again with its next version', async () => {
  await askForApproval(true);
  try {
    const waiting = await publish('square', { name: '等待' });
    const { appId } = waiting;
    expect(waiting.listing).toBe('waiting');
    expect(await names()).toEqual([]);
    expect(await statusFor(appId, maker)).toBe(200);
    expect(await statusFor(appId, stranger)).toBe(404);
    const queue = async () =>
      (await server.call(square.listWaitingClones, { token: tokenOf(administrator) })).body.items.map(
        (item) => item.appId,
      );
    expect(await queue()).toEqual([appId]);
    expect(await statusFor(appId, administrator)).toBe(200);
    await decide(appId, true);
    expect([await names(), await queue(), (await own(appId)).listing]).toEqual([['等待'], [], 'listed']);
    // What was let in stays while only its visibility is confirmed; leaving the square, it waits anew.
    expect((await change(appId, 'square')).body.listing).toBe('listed');
    expect((await change(appId, 'private')).body.listing).toBe('none');
    expect((await change(appId, 'square')).body.listing).toBe('waiting');
    await decide(appId, true);
    const next = await publishAgain({ appId, draftRevision: 1, lastVersion: 1 }, 'square');
    expect(next.listing).toBe('waiting');
    const byAdministrator = await publish('square', { name: '管理员的' }, administrator);
    expect(byAdministrator.listing).toBe('listed');
  } finally {
    await askForApproval(false);
  }
});

test('what an administrator took out says why, and goes in again only by an administrator', async () => {
  const { appId } = await publish('square', { name: '不实' });
  await decide(appId, false, '内容不实');
  expect(await own(appId)).toMatchObject({ listing: 'refused', listingReason: '内容不实' });
  expect(await names()).toEqual([]);
  await change(appId, 'private');
  expect((await change(appId, 'square')).body).toMatchObject({ listing: 'refused' });
  const next = await publishAgain({ appId, draftRevision: 1, lastVersion: 1 }, 'square');
  expect(next).toMatchObject({ listing: 'waiting', listingReason: '' });
  await decide(appId, true);
  expect(await names()).toEqual(['不实']);
  const again = await publishAgain({ appId, draftRevision: 1, lastVersion: 2 }, 'square');
  expect(again.listing).toBe('listed');
  expect((await decide((await publish('private')).appId, true)).status).toBe(404);
});
