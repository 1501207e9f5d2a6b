import { listAuditEntries } from '@mingfa/contract/admin-audit';
import * as chat from '@mingfa/contract/chat';
import * as contract from '@mingfa/contract/clone';
import * as cloneChat from '@mingfa/contract/clone-chat';
import * as square from '@mingfa/contract/clone-square';
import * as commentReport from '@mingfa/contract/comment-report';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { user } from '../../../db/schema/account.ts';
import { clone, cloneComment, cloneRating } from '../../../db/schema/clone.ts';
import { onCommandLine } from '../../../runtime/command-line.ts';
import { plainChatParts } from '../../../testing/chat-parts.ts';
import { completeClone } from '../../../testing/complete-clone.ts';
import { markTried } from '../../../testing/mark-tried.ts';
import { enter } from '../../../testing/sample-world.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { forgetPerson } from '../../account/forget-person.ts';

let server: TestApp;
let maker: TestPerson;
let reader: TestPerson;
let other: TestPerson;
let guest: TestPerson;
let administrator: TestPerson;
let appId: string;
beforeAll(async () => {
  server = await openTestApp({ chat: plainChatParts() });
  [guest, administrator] = [await enter(server, 'guest'), await enter(server, 'admin')];
});
beforeEach(async () => {
  [maker, reader, other] = [
    await enter(server, 'user'),
    await enter(server, 'user'),
    await enter(server, 'user'),
  ];
  appId = await publish(maker, 'square');
});
afterEach(async () => {
  const rows = await server.context.db.select().from(clone);
  for (const { id, threads, comments } of rows) {
    const shown = and(eq(cloneComment.cloneId, id), eq(cloneComment.state, 'shown'));
    const tops = await server.context.db.$count(cloneComment, and(shown, isNull(cloneComment.parentId)));
    expect([threads, comments]).toEqual([tops, await server.context.db.$count(cloneComment, shown)]);
  }
});
afterAll(() => server.close());

async function publish(by: TestPerson, visibility: contract.CloneVisibility): Promise<string> {
  const { token } = by;
  const content = completeClone();
  const made = await server.call(contract.createClone, { token, body: { content } });
  const body = { appId: made.body.appId, draftRevision: 1, lastVersion: 0, visibility };
  await markTried(server, made.body.appId);
  const answer = await server.call(contract.publishClone, { token, body });
  expect(answer.status, answer.text).toBe(200);
  return made.body.appId;
}
const write = (by: TestPerson, text: string, more: object = {}) =>
  server.call(square.createComment, { token: by.token, body: { appId, text, ...more } });
const wrote = async (by: TestPerson, text: string, more: object = {}) => {
  const answer = await write(by, text, more);
  expect(answer.status, answer.text).toBe(200);
  // Two of one moment have no order.
  server.clock.advance(1000);
  return answer.body.commentId;
};
const edit = (by: TestPerson, commentId: string, text: string) =>
  server.call(square.editComment, { token: by.token, body: { commentId, text } });
const remove = (by: TestPerson, commentId: string) =>
  server.call(square.deleteComment, { token: by.token, body: { commentId } });
const report = (by: TestPerson, commentId: string) =>
  server.call(square.reportComment, { token: by.token, body: { commentId, reason: '广告' } });
const hide = (by: TestPerson, commentId: string, reason = '与法律无关') =>
  server.call(square.moderateComment, { token: by.token, body: { commentId, hidden: true, reason } });
const show = (by: TestPerson, commentId: string) =>
  server.call(square.moderateComment, { token: by.token, body: { commentId, hidden: false } });
const listed = async (by: TestPerson = guest, query: object = {}) =>
  (await server.call(square.listComments, { token: by.token, query: { appId, ...query } })).body;
const texts = async (by: TestPerson = guest, query: object = {}) =>
  (await listed(by, query)).items.map(({ text }) => text);
const sums = async () => {
  const token = guest.token;
  const { body } = await server.call(square.getIntroduction, { token, query: { appId } });
  return { rating: body.rating, ratings: body.ratings, comments: body.comments };
};
const rate = (by: TestPerson, rating: number | null) =>
  server.call(square.rateClone, { token: by.token, body: { appId, rating } });

async function ask(by: TestPerson, more: object = {}): Promise<void> {
  const { token } = by;
  const started = await server.call(cloneChat.startConversation, { token, body: { appId, ...more } });
  expect(started.status, started.text).toBe(200);
  const body = { conversationId: started.body.conversationId, question: '房东不退押金怎么办？' };
  expect((await server.call(chat.streamAnswer, { token, body })).status).toBe(200);
}

test('a comment says which version it means, and outlives it', async () => {
  const commentId = await wrote(reader, '<b>有帮助</b>');
  const body = { appId, draftRevision: 1, lastVersion: 1, visibility: 'square' };
  await server.call(contract.publishClone, { token: maker.token, body });
  await wrote(other, '第二版也好');
  const { items, total } = await listed();
  expect(total).toBe(2);
  expect(items.map(({ text, version }) => [text, version])).toEqual([
    ['第二版也好', 2],
    ['<b>有帮助</b>', 1],
  ]);
  expect(items[1]).toMatchObject({
    commentId,
    appId,
    isOwn: false,
    byMaker: false,
    edited: false,
    reports: 0,
  });
  expect((await listed(reader)).items[1]?.isOwn).toBe(true);
  expect((await sums()).comments).toBe(2);
});

test('answers stand under the comment, one level deep, oldest first; the maker’s are marked', async () => {
  const commentId = await wrote(reader, '能问押金吗？');
  const answerId = await wrote(maker, '可以', { parentId: commentId });
  await wrote(reader, '谢谢', { parentId: answerId });
  const [thread] = (await listed()).items;
  expect(thread?.replies.map(({ text, byMaker, parentId }) => [text, byMaker, parentId])).toEqual([
    ['可以', true, commentId],
    ['谢谢', false, commentId],
  ]);
  const query = { commentId: answerId };
  expect((await server.call(square.getComment, { token: guest.token, query })).body).toEqual(thread);
  const foreign = await publish(other, 'square');
  expect((await write(reader, '跨', { appId: foreign, parentId: commentId })).status).toBe(404);
});

test('an own comment is edited, marked, and deleted; answers to it stay', async () => {
  const commentId = await wrote(reader, '初稿');
  expect((await edit(reader, commentId, '初稿')).body.edited).toBe(false);
  expect((await edit(reader, commentId, '改过')).body).toMatchObject({ text: '改过', edited: true });
  for (const who of [maker, other, administrator])
    expect([(await edit(who, commentId, '别人改')).status, (await remove(who, commentId)).status]).toEqual([
      404, 404,
    ]);
  await wrote(maker, '回复', { parentId: commentId });
  const alone = await wrote(reader, '无人回复');
  expect((await remove(reader, commentId)).status).toBe(200);
  expect((await remove(reader, alone)).status).toBe(200);
  expect((await remove(reader, alone)).status).toBe(404);
  const { items, total } = await listed();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ text: '', author: '', state: 'deleted', replies: [{ text: '回复' }] });
  expect((await sums()).comments).toBe(1);
});

test('who cannot use a clone reads and writes nothing of it; a guest only reads', async () => {
  const commentId = await wrote(reader, '公开');
  const refused = await write(guest, '访客');
  expect([refused.status, refused.error.errorCode]).toEqual([409, 'sign_up_required']);
  expect((await rate(guest, 5)).error.errorCode).toBe('sign_up_required');
  expect((await report(guest, commentId)).error.errorCode).toBe('sign_up_required');
  await server.call(contract.changeVisibility, {
    token: maker.token,
    params: { appId },
    body: { visibility: 'private' },
  });
  const query = { appId };
  expect((await server.call(square.listComments, { token: reader.token, query })).status).toBe(404);
  expect((await write(reader, '再来')).status).toBe(404);
  expect((await report(other, commentId)).status).toBe(404);
  expect(await texts(maker)).toEqual(['公开']);
});

test('the maker and administrators hide with a reason; its writer still reads it, others do not', async () => {
  const commentId = await wrote(reader, '广告内容');
  await wrote(other, '正常');
  expect((await hide(other, commentId)).status).toBe(404);
  expect((await hide(maker, commentId)).body).toMatchObject({ state: 'hidden', reason: '与法律无关' });
  expect(await texts()).toEqual(['正常']);
  expect(await texts(other)).toEqual(['正常']);
  for (const who of [reader, maker, administrator]) {
    const hidden = (await listed(who)).items.find((item) => item.commentId === commentId);
    expect(hidden).toMatchObject({ text: '广告内容', state: 'hidden', reason: '与法律无关' });
  }
  expect((await sums()).comments).toBe(1);
  await hide(administrator, commentId, '广告');
  expect((await show(maker, commentId)).status).toBe(404);
  expect((await show(administrator, commentId)).body).toMatchObject({ state: 'shown', reason: '' });
  expect([(await texts()).length, (await sums()).comments]).toEqual([2, 2]);
});

test('a report counts once a person, and only moderators see how many there are', async () => {
  const commentId = await wrote(reader, '可疑');
  expect((await report(reader, commentId)).status).toBe(404);
  await Promise.all([report(other, commentId), report(other, commentId), report(administrator, commentId)]);
  const reports = async (by: TestPerson) => (await listed(by)).items[0]?.reports;
  expect([await reports(maker), await reports(administrator), await reports(reader)]).toEqual([2, 2, 0]);
});

const reported = async (query: Record<string, string> = {}) =>
  (await server.call(commentReport.listReportedComments, { token: administrator.token, query })).body;
const decide = (by: TestPerson, commentId: string, decision: 'hide' | 'keep', reason = '看过了') =>
  server.call(commentReport.decideOnReport, { token: by.token, body: { commentId, decision, reason } });

test('administrators find what was reported with its reasons, and never who reported it', async () => {
  const [first, second] = [await wrote(reader, '买二手手机加我'), await wrote(reader, '正常的话')];
  await report(other, first);
  server.clock.advance(1000);
  await report(maker, first);
  server.clock.advance(1000);
  await report(other, second);
  const mine = (items: commentReport.ReportedComment[]) => items.filter((item) => item.appId === appId);
  const { items } = await reported();
  expect(mine(items).map((item) => item.commentId)).toEqual([second, first]);
  expect(mine(items)[1]?.author).toMatch(/^.\*\*$/);
  expect(mine(items)[1]).toMatchObject({ reports: 2, reasons: ['广告', '广告'], state: 'waiting' });
  const told = JSON.stringify(items);
  for (const { userId, mobile } of [other, reader]) {
    expect(told).not.toContain(userId);
    expect(told).not.toContain(mobile);
  }
  expect((await reported({ q: '二手手机' })).items.map(({ commentId }) => commentId)).toEqual([first]);
  expect((await reported({ q: '没有这样的话' })).total).toBe(0);
  expect((await decide(maker, first, 'hide')).status).toBe(404);
});

test('a reported comment is hidden with a reason its writer reads, kept, and waits again when it is reported again', async () => {
  const commentId = await wrote(reader, '可疑的话');
  expect((await decide(administrator, commentId, 'hide')).status).toBe(404);
  await report(other, commentId);
  const find = async () => (await reported()).items.find((item) => item.commentId === commentId);
  expect((await decide(administrator, commentId, 'hide', '广告')).status).toBe(200);
  expect((await decide(administrator, commentId, 'hide', '广告')).status).toBe(200);
  expect(await find()).toMatchObject({ state: 'hidden', decision: '广告' });
  expect([await texts(), (await sums()).comments]).toEqual([[], 0]);
  expect((await listed(reader)).items[0]).toMatchObject({ state: 'hidden', reason: '广告' });
  expect((await show(maker, commentId)).status).toBe(404);
  expect((await decide(administrator, commentId, 'keep', '看错了')).status).toBe(200);
  expect(await find()).toMatchObject({ state: 'kept', decision: '看错了' });
  expect((await reported({ state: 'kept' })).items.map((item) => item.commentId)).toContain(commentId);
  expect(await texts()).toEqual(['可疑的话']);
  await report(maker, commentId);
  expect(await find()).toMatchObject({ state: 'waiting', reports: 2 });
  await hide(maker, commentId, '作者隐藏');
  expect(await find()).toMatchObject({ state: 'hidden', decision: '作者隐藏' });
  await remove(reader, commentId);
  expect(await find()).toBeUndefined();
  const query = { thingId: appId, action: 'comment_kept' };
  expect((await server.call(listAuditEntries, { token: administrator.token, query })).body.total).toBe(1);
});

test('of comments and reports a person makes so many a day, also at once', async () => {
  const limit = square.COMMENT_LIMITS.perDay;
  const tries = Array.from({ length: limit + 3 }, (_, index) => write(reader, `第${index}条`));
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
  const refused = answers.find(({ status }) => status !== 200);
  expect([refused?.status, refused?.error.errorCode]).toEqual([429, 'quota_exceeded']);
  expect((await sums()).comments).toBe(limit);
  const ids = (await listed(other, { pageSize: 50 })).items.map(({ commentId }) => commentId);
  const reported: number[] = [];
  for (const id of ids.slice(0, square.COMMENT_LIMITS.reportsPerDay + 1))
    reported.push((await report(other, id)).status);
  expect(reported.filter((status) => status === 200)).toHaveLength(square.COMMENT_LIMITS.reportsPerDay);
  expect(reported.at(-1)).toBe(429);
  expect((await write(other, '还能评论')).status).toBe(200);
});

test('a rating needs an answer, is one a person, and never one’s own', async () => {
  expect((await rate(reader, 5)).error.errorCode).toBe('rating_not_allowed');
  await ask(reader);
  await ask(maker, { test: true });
  await ask(maker);
  expect((await rate(maker, 5)).error.errorCode).toBe('rating_not_allowed');
  const detail = async (by: TestPerson) =>
    (await server.call(square.getClone, { token: by.token, params: { appId } })).body;
  expect(await detail(reader)).toMatchObject({ mayRate: true, ownRating: null });
  expect(await detail(other)).toMatchObject({ mayRate: false });
  expect((await rate(reader, 5)).body).toEqual({ rating: 5, ratings: 1 });
  expect((await rate(reader, 2)).body).toEqual({ rating: 2, ratings: 1 });
  await wrote(reader, '一般');
  expect((await listed()).items[0]?.rating).toBe(2);
  expect(await detail(reader)).toMatchObject({ ownRating: 2 });
  expect((await rate(reader, null)).body).toEqual({ rating: null, ratings: 0 });
  expect((await rate(reader, 6)).status).toBe(422);
});

test('of ratings at once the sums are those of the rows', async () => {
  const people = [reader, other];
  for (const person of people) await ask(person);
  await Promise.all(people.flatMap((person) => [1, 4, 3].map((rating) => rate(person, rating))));
  const rows = await server.context.db.select().from(cloneRating).where(eq(cloneRating.cloneId, appId));
  const [row] = await server.context.db.select().from(clone).where(eq(clone.id, appId));
  expect(rows).toHaveLength(2);
  expect([row?.ratings, row?.ratingSum]).toEqual([2, rows.reduce((sum, { rating }) => sum + rating, 0)]);
  expect(await texts(guest, { sort: 'rated' })).toEqual([]);
});

test('a deleted account leaves its comments without a name, and what the clone counts of it', async () => {
  await ask(reader);
  await rate(reader, 4);
  const { db } = server.context;
  await db.update(user).set({ nickname: '柳下惠' }).where(eq(user.id, reader.userId));
  const commentId = await wrote(reader, `答得准。柳下惠，电话 ${reader.mobile}`);
  await wrote(maker, '作者的回复', { parentId: commentId });
  const hidden = await wrote(reader, '不妥的话');
  await wrote(maker, '请文明', { parentId: hidden });
  await hide(maker, hidden);
  const answer = await wrote(reader, '谢谢', { parentId: commentId });
  await forgetPerson(onCommandLine(server.app.context), { mobile: reader.mobile });
  expect(await sums()).toEqual({ rating: 4, ratings: 1, comments: 4 });
  expect((await listed()).items).toMatchObject([
    { text: '', author: '', state: 'deleted', reason: '', replies: [{ text: '请文明' }] },
    {
      text: '答得准。＊＊，电话 ＊＊',
      author: '',
      isOwn: false,
      rating: null,
      state: 'shown',
      replies: [{ text: '作者的回复' }, { commentId: answer, text: '谢谢', author: '' }],
    },
  ]);
  const held = JSON.stringify(await db.select().from(cloneComment));
  for (const trace of [reader.userId, reader.mobile, '柳下惠', '不妥的话']) expect(held).not.toContain(trace);
  expect(await db.$count(cloneRating, eq(cloneRating.userId, reader.userId))).toBe(0);
});

test('comments are ordered by age and by what their writers gave, in pages', async () => {
  for (const person of [reader, other]) await ask(person);
  await rate(reader, 2);
  await rate(other, 5);
  for (const [person, text] of [
    [other, '五分'],
    [reader, '二分'],
    [administrator, '没打分'],
  ] as const) {
    await wrote(person, text);
  }
  expect(await texts()).toEqual(['没打分', '二分', '五分']);
  expect(await texts(guest, { sort: 'old' })).toEqual(['五分', '二分', '没打分']);
  expect(await texts(guest, { sort: 'rated' })).toEqual(['五分', '二分', '没打分']);
  expect(await texts(guest, { sort: 'old', pageSize: 2, page: 2 })).toEqual(['没打分']);
});

test('edits count as comments of the day, signs that are not seen are taken off, and nobody edits where they see no more', async () => {
  const [maker, writer] = [await server.person(), await server.person()];
  const other = await publish(maker, 'square');
  const said = await server.call(square.createComment, {
    token: writer.token,
    body: { appId: other, text: '有\u200b用\u202e，👨‍👩‍👧谢谢' },
  });
  expect(said.body.text).toBe('有用，👨‍👩‍👧谢谢');
  const { commentId } = said.body;
  const bounded = async (text: string) => (await edit(writer, commentId, text)).body.text;
  expect(await bounded(`a${'\u0301'.repeat(1500)}`)).toHaveLength(4 + 1);
  expect(await bounded(`上${'\n'.repeat(1900)}下`)).toBe('上\n\n\n下');
  const nothing = await edit(writer, commentId, '\u200b\u2060');
  expect(nothing.body).toMatchObject({
    errorCode: 'invalid_input',
    errorMessage: expect.stringContaining('没有可见的文字'),
  });
  for (let at = 3; at < square.COMMENT_LIMITS.perDay; at += 1)
    expect((await edit(writer, commentId, `第${at}遍`)).status).toBe(200);
  expect((await edit(writer, commentId, '再一遍')).body).toMatchObject({ errorCode: 'quota_exceeded' });
  expect(
    (await server.call(square.createComment, { token: writer.token, body: { appId: other, text: '又一条' } }))
      .body,
  ).toMatchObject({ errorCode: 'quota_exceeded' });
  server.clock.advance(24 * 3_600_000);
  await server.call(contract.unpublishClone, { token: maker.token, body: { appId: other } });
  expect((await edit(writer, commentId, '看不到了')).status).toBe(404);
  expect((await remove(writer, commentId)).status).toBe(200);
});
