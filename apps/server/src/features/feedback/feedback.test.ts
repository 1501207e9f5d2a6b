import * as chat from '@mingfa/contract/chat';
import * as contract from '@mingfa/contract/feedback';
import { countUnreadAnswers } from '@mingfa/contract/feedback-unread';
import { makePng } from '@mingfa/files/testing/make-image';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedback } from '../../db/schema/feedback.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { makeSampleWorld } from '../../testing/sample-world.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let admin: TestPerson;
let networks = 0;
beforeAll(async () => {
  app = await openTestApp({ chat: plainChatParts() });
  admin = await app.admin();
});
afterAll(() => app.close());

/** Each from a network of its own unless one is named. */
const send = (by: { token?: string }, body: object = {}, address = `10.9.${networks++}.1`) =>
  app.call(contract.createFeedback, {
    token: by.token,
    body: { kind: 'wish', text: '希望有夜间模式', ...body },
    address,
  });
const inbox = async (query: Record<string, string> = {}) =>
  (await app.call(contract.listFeedback, { token: admin.token, query })).body;
const detail = (feedbackId: string) =>
  app.call(contract.getFeedback, { token: admin.token, params: { feedbackId } });
const update = (feedbackId: string, body: object) =>
  app.call(contract.updateFeedback, { token: admin.token, params: { feedbackId }, body });
const own = async ({ token }: TestPerson) => (await app.call(contract.listOwnFeedback, { token })).body.items;
const unread = async ({ token }: TestPerson) => (await app.call(countUnreadAnswers, { token })).body.unread;

test('what a person sends is answered, and they see the answer once as new', async () => {
  const me = await app.person();
  const { feedbackId } = (await send(me)).body;
  expect((await inbox({ state: 'new' })).items[0]).toMatchObject({
    feedbackId,
    kind: 'wish',
    person: { userId: me.userId },
    hasContext: false,
  });
  await update(feedbackId, { state: 'seen' });
  expect(await unread(me)).toBe(0);
  expect((await update(feedbackId, { answer: '下一版会有。' })).status).toBe(200);
  expect(await unread(me)).toBe(1);
  expect(await own(me)).toMatchObject([{ state: 'answered', answer: '下一版会有。', isUnread: true }]);
  await app.call(contract.markAnswersRead, { token: me.token });
  expect([await unread(me), (await own(me))[0]?.isUnread]).toEqual([0, false]);
  await update(feedbackId, { answer: '已经有了。' });
  expect(await unread(me)).toBe(1);
});

test('guests and people without a session can send, and nobody sees what others sent', async () => {
  const [guest, other] = [await app.guest(), await app.person()];
  expect((await send(guest)).status).toBe(200);
  const { feedbackId } = (await send({})).body;
  expect((await detail(feedbackId)).body.person).toBeNull();
  expect([(await own(guest)).length, (await own(other)).length]).toEqual([1, 0]);
  const asOther = { token: other.token, params: { feedbackId } };
  expect((await app.call(contract.getFeedback, asOther)).status).toBe(404);
  expect((await app.call(contract.readScreenshot, asOther)).status).toBe(404);
});

test('where the person was is kept only where they sent it', async () => {
  const context = { page: '/chat', browser: 'Firefox', version: '0.1.0', requestId: 'r1' };
  const { feedbackId } = (await send({}, { context })).body;
  expect((await detail(feedbackId)).body.context).toEqual(context);
});

test('a picture is drawn anew; what is no picture is refused, and nothing is kept of it', async () => {
  const me = await app.person();
  const png = makePng(300, 200, 400);
  const { feedbackId } = (await send(me, { screenshot: png.toString('base64') })).body;
  const shown = await app.call(contract.readScreenshot, { token: admin.token, params: { feedbackId } });
  expect(shown.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(shown.text.slice(0, 4)).toBe('RIFF');
  for (const hostile of ['<svg onload="alert(1)"/>', '<html></html>'])
    expect((await send(me, { screenshot: Buffer.from(hostile).toString('base64') })).error.errorCode).toBe(
      'unsupported_file',
    );
  const large = Buffer.alloc(contract.SCREENSHOT_MAX_BYTES + 10).toString('base64');
  expect((await send(me, { screenshot: large })).status).toBeGreaterThanOrEqual(400);
  expect((await own(me)).length).toBe(1);
});

test('a person sends twenty a day, many at once included, and a network without a session five an hour', async () => {
  const me = await app.person();
  const answers = await Promise.all(Array.from({ length: 25 }, () => send(me)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 200)?.error.errorCode).toBe('quota_exceeded');
  const apart = await Promise.all(Array.from({ length: 9 }, () => send({}, {}, '203.0.113.5')));
  expect(apart.filter(({ status }) => status === 200)).toHaveLength(5);
  const slowed = await send({}, {}, '203.0.113.5');
  expect([slowed.status, Number(slowed.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  app.clock.advance(3_600_001);
  expect((await send({}, {}, '203.0.113.5')).status).toBe(200);
});

test('what is said below an answer comes into the same inbox, once: the newest, and new again', async () => {
  const world = makeSampleWorld(app, await app.person());
  const { messageId } = await world.answer();
  const { token } = world.owner;
  const say = (comment: string) =>
    app.call(chat.feedbackAnswer, { token, body: { messageId, reasons: ['outdated'], comment } });
  await say('引用的是旧法');
  const [first] = (await inbox({ kind: 'answer' })).items;
  await update(first?.feedbackId ?? '', { state: 'closed' });
  await say('引用的是已废止的旧法');
  const { items } = await inbox({ kind: 'answer' });
  expect(items).toMatchObject([{ text: '引用的是已废止的旧法', reasons: ['outdated'], state: 'new' }]);
});

test('words are found in the middle of what was written, and signs mean themselves', async () => {
  await send({}, { text: '计算器里的违约金上限 100% 不对' });
  for (const q of ['违约金上限', '100%', '约金', '器'])
    expect([q, (await inbox({ q })).items.length]).toEqual([q, 1]);
  expect((await inbox({ q: '违约金下限' })).total).toBe(0);
  expect((await inbox({ q: '违约金', state: 'closed' })).total).toBe(0);
});

test('the export holds everything that fits, and no cell of it is a formula', async () => {
  await send({}, { text: '=HYPERLINK("http://evil.example")' });
  const csv = await app.call(contract.exportFeedback, { token: admin.token, query: { format: 'csv' } });
  expect(csv.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  const { total } = await inbox();
  expect(csv.text.split('\r\n').length).toBe(total + 2);
  const json = await app.call(contract.exportFeedback, { token: admin.token, query: { format: 'json' } });
  expect(JSON.parse(json.text)).toHaveLength(total);
});

test('where feedback came from is forgotten after two days', async () => {
  await send({});
  app.clock.advance(3 * 24 * 3_600_000);
  await app.app.keepHouse();
  const kept = await app.context.db.select({ hash: feedback.addressHash }).from(feedback);
  expect(kept.filter(({ hash }) => hash !== null)).toEqual([]);
});
