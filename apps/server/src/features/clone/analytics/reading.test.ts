import * as accountContract from '@mingfa/contract/account';
import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import * as cloneContract from '@mingfa/contract/clone';
import * as contract from '@mingfa/contract/clone-analytics';
import * as cloneChat from '@mingfa/contract/clone-chat';
import JSZip from 'jszip';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onCommandLine } from '../../../runtime/command-line.ts';
import { completeClone } from '../../../testing/complete-clone.ts';
import { markTried } from '../../../testing/mark-tried.ts';
import { parseEvents } from '../../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { forgetPerson } from '../../account/index.ts';

const TELLING = '我叫王建国，电话13812345678，身份证号11010519491231002X，无人退押金。';

let app: TestApp;
let maker: TestPerson;
let which: { appId: string; linkId: string };
beforeAll(async () => {
  app = await openTestApp({ chat: { answer: answerScripted } });
});
afterAll(() => app.close());
beforeEach(async () => {
  maker = await app.person();
  which = await offer(maker);
});

/** Repeats the question, and says 资料不足 where it says 无. */
async function answerScripted(
  { question }: { question: string },
  write: (chunk: AnswerChunk) => void,
): Promise<void> {
  write({ type: 'text-start', id: 'a' });
  write({ type: 'text-delta', id: 'a', delta: `您说：${question}` });
  write({ type: 'text-end', id: 'a' });
  if (question.includes('无'))
    write({ type: 'data-insufficient', data: { reason: 'not_held', about: '押金退还', referTo: '' } });
}
async function offer({ token }: TestPerson): Promise<{ appId: string; linkId: string }> {
  const made = await app.call(cloneContract.createClone, { token, body: { content: completeClone() } });
  const { appId } = made.body;
  await markTried(app, appId);
  const body = { appId, draftRevision: 1, lastVersion: 0, visibility: 'link' };
  const answer = await app.call(cloneContract.publishClone, { token, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return { appId, linkId: answer.body.linkId ?? '' };
}
async function ask(body: object, { token }: TestPerson): Promise<string> {
  app.clock.advance(1000);
  const answer = await app.call(cloneChat.streamAnswer, { token, body });
  const begun = parseEvents(answer.text)[0]?.chunk;
  if (begun?.type !== 'start') throw new Error(answer.text);
  app.clock.advance(1000);
  return begun.messageMetadata?.conversationId ?? '';
}
const allow = ({ token }: TestPerson, allowed: boolean, conversationId?: string) =>
  app.call(cloneChat.giveConsent, {
    token,
    body: { ...(conversationId ? { conversationId } : which), allowed },
  });
const list = ({ token } = maker, { appId } = which) =>
  app.call(cloneChat.listCloneConversations, { token, query: { appId } });
const read = (conversationId: string, { token } = maker) =>
  app.call(cloneChat.getCloneConversation, { token, query: { conversationId } });
const unanswered = ({ token } = maker) =>
  app.call(contract.listUnanswered, { token, query: { appId: which.appId } });

test('without a yes nothing is read; with one it is masked, also the name of the profile, and only from then on', async () => {
  const silent = await app.person();
  const hidden = await ask({ ...which, question: TELLING }, silent);
  const open = await app.person();
  await app.call(accountContract.updateProfile, { token: open.token, body: { nickname: '飞天橘猫' } });
  const before = await ask({ ...which, question: '说好之前的秘密' }, open);
  expect((await list()).body).toMatchObject({ items: [], total: 0 });
  expect((await read(before)).status).toBe(404);
  await allow(open, true, before);
  expect((await list()).body.total).toBe(0);
  await ask({ conversationId: before, question: `${TELLING}飞天橘猫也这么说。` }, open);

  const listed = (await list()).body;
  expect(listed.items).toMatchObject([{ conversationId: before, version: 1, questions: 1 }]);
  const shown = await read(before);
  expect(shown.body).toMatchObject({ hidden: 2, messages: [{ role: 'user' }, { role: 'assistant' }] });
  const answers = [JSON.stringify(listed), shown.text, (await unanswered()).text];
  for (const text of answers) {
    expect(text).not.toMatch(/王建国|建国|13812345678|11010519491231002X|飞天橘猫|秘密/);
    expect(text).toContain('退押金');
  }
  expect((await read(hidden)).status).toBe(404);
});

test('an answer written anew to a question of before the yes stays hidden', async () => {
  const open = await app.person();
  const conversationId = await ask({ ...which, question: '旧的秘密' }, open);
  await allow(open, true, conversationId);
  const messages = await app.call(cloneChat.listMessages, { token: open.token, query: { conversationId } });
  app.clock.advance(1000);
  await app.call(cloneChat.regenerateAnswer, {
    token: open.token,
    body: { messageId: messages.body.items[1]?.messageId },
  });
  expect((await read(conversationId)).body).toMatchObject({ hidden: 2, messages: [] });
  expect((await list()).body.total).toBe(0);
});

test('withdrawing hides all at once; a deleted conversation or account takes its words along, the counts stay', async () => {
  const people = [await app.person(), await app.guest(), await app.person()];
  const ids: string[] = [];
  for (const who of people) {
    await allow(who, true);
    ids.push(await ask({ ...which, question: '无人退押金' }, who));
  }
  const [first, guest, third] = people as [TestPerson, TestPerson, TestPerson];
  expect((await list()).body.total).toBe(3);
  expect((await unanswered()).body.items).toMatchObject([
    { times: 3, reason: 'not_held', question: '无人退押金' },
  ]);
  await allow(first, false);
  await app.call(cloneChat.deleteConversations, {
    token: guest.token,
    body: { conversationIds: [ids[1]] },
  });
  for (const id of ids.slice(0, 2)) expect((await read(id)).status).toBe(404);
  expect((await list()).body.items.map(({ conversationId }) => conversationId)).toEqual([ids[2]]);
  await forgetPerson(onCommandLine(app.app.context), { mobile: third.mobile });
  expect((await list()).body).toMatchObject({ items: [], total: 0 });
  expect((await unanswered()).body.items).toMatchObject([{ times: 1, question: null }]);
  const day = app.clock.now().toISOString().slice(0, 10);
  const query = { appId: which.appId, from: day.replace(/\d\d$/, '01'), to: day.replace(/\d\d$/, '28') };
  const counted = await app.call(contract.listActiveUsers, { token: maker.token, query });
  expect(counted.status).toBe(200);
});

test('another maker, a user, an administrator find nothing by any endpoint, a guest is asked to sign up', async () => {
  const open = await app.person();
  await allow(open, true);
  const conversationId = await ask({ ...which, question: '无人退押金' }, open);
  const groupId = (await unanswered()).body.items[0]?.groupId ?? '';
  const other = await app.person();
  await offer(other);
  const { appId } = which;
  const period = { appId, from: '2026-01-01', to: '2026-01-31' };
  for (const [who, status] of [
    [other, 404],
    [open, 404],
    [await app.admin(), 404],
    [await app.guest(), 409],
  ] as const) {
    const { token } = who;
    const answers = [
      await list(who),
      await read(conversationId, who),
      await unanswered(who),
      await app.call(contract.settleUnanswered, { token, body: { appId, groupId } }),
      await app.call(contract.getOverview, { token, query: period }),
      await app.call(contract.listActiveUsers, { token, query: period }),
      await app.call(contract.exportOverview, { token, query: period }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
  const ofOther = { appId: (await offer(maker)).appId, groupId };
  const foreign = await app.call(contract.settleUnanswered, { token: maker.token, body: ofOther });
  expect(foreign.status).toBe(404);
});

test('a settled group is gone until one is asked in vain again; the maker’s own and tests are in none', async () => {
  const { token } = maker;
  const asker = await app.person();
  await ask({ ...which, question: '无' }, maker);
  await ask({ appId: which.appId, test: true, question: '无' }, maker);
  expect((await unanswered()).body.items).toEqual([]);
  await ask({ ...which, question: '无一' }, asker);
  await ask({ ...which, question: '无二' }, asker);
  const [group] = (await unanswered()).body.items;
  expect(group).toMatchObject({ times: 2, question: null });
  const body = { appId: which.appId, groupId: group?.groupId };
  expect((await app.call(contract.settleUnanswered, { token, body })).status).toBe(200);
  expect((await app.call(contract.settleUnanswered, { token, body })).status).toBe(200);
  expect((await unanswered()).body).toMatchObject({ items: [], total: 0 });
  await ask({ ...which, question: '无三' }, asker);
  expect((await unanswered()).body.items).toMatchObject([{ groupId: group?.groupId, times: 1 }]);
});

test('the numbers go into a spreadsheet by day and by version, in both languages, without words', async () => {
  const asker = await app.person();
  await allow(asker, true);
  await ask({ ...which, question: TELLING }, asker);
  const day = new Date(app.clock.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  for (const [language, sheet, heading] of [
    ['zh-CN', '按日', '提问'],
    ['en', 'By day', 'Questions'],
  ] as const) {
    const query = { appId: which.appId, from: day, to: day, language };
    const { token } = maker;
    const answer = await app.app.server.inject({
      method: 'GET',
      url: `/v1/brain_app/data/export?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const zip = await JSZip.loadAsync(answer.rawPayload);
    const xml = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
    expect(await xml('xl/workbook.xml')).toContain(sheet);
    const days = await xml('xl/worksheets/sheet1.xml');
    expect(days).toContain(heading);
    expect(days).toContain(day);
    expect(days).toContain('<v>1</v>');
    expect(days).not.toContain('押金');
  }
});
