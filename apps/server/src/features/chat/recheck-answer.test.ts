import { dataOf } from '@mingfa/contract/answer-part';
import * as contract from '@mingfa/contract/chat';
import { CITATION_RULES } from '@mingfa/contract/evidence';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { message } from '../../db/schema/chat.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

const ASKED = { total: 1, verified: 1, citations: [], asOf: '2026-11-20', libraryDate: null };

let app: TestApp;
let me: TestPerson;
beforeAll(async () => {
  const parts = plainChatParts();
  parts.checkAnswer = async ({ text, aside, asOf }) => ({
    ...ASKED,
    ...(aside ? { aside } : {}),
    verified: text.includes('二年') ? 0 : 1,
    existing: 0,
    partial: false,
    rules: CITATION_RULES,
    asOf,
  });
  app = await openTestApp({ chat: parts });
  me = await app.person();
});
afterAll(() => app.close());

async function answered(): Promise<string> {
  const { body } = await app.call(contract.startConversation, { token: me.token, body: {} });
  const { conversationId } = body;
  await app.call(contract.streamAnswer, { token: me.token, body: { conversationId, question: '时效' } });
  const { items } = (await app.call(contract.listMessages, { token: me.token, query: { conversationId } }))
    .body;
  return items[1]?.messageId ?? '';
}
const checkOf = async (messageId: string) => {
  const read = await app.call(contract.getMessage, { token: me.token, query: { messageId } });
  return dataOf(read.body.parts, 'citation-check');
};
const recheck = (messageId: string, token = me.token) =>
  app.call(contract.recheckAnswer, { token, body: { messageId } });

test('a kept answer shows the state it was given, as checked by earlier rules, until it is checked again', async () => {
  const messageId = await answered();
  const text = { type: 'text' as const, text: '诉讼时效为二年。', state: 'done' as const };
  // As a release wrote it that knew no rules.
  const aside = [{ start: 0, end: 2 }];
  const stored = [text, { type: 'data-citation-check', data: { ...ASKED, aside } }] as never;
  await app.context.db.update(message).set({ parts: stored }).where(eq(message.id, messageId));
  expect(await checkOf(messageId)).toMatchObject({ rules: 1, verified: 1 });
  const { status, body } = await recheck(messageId);
  expect(status).toBe(200);
  expect(dataOf(body.parts, 'citation-check')).toMatchObject({
    rules: CITATION_RULES,
    verified: 0,
    existing: 0,
    aside,
  });
  expect(await checkOf(messageId)).toMatchObject({ rules: CITATION_RULES, verified: 0 });
  expect(body.parts[0]).toEqual(text);
});

test('an answer that was never checked stays so, and nobody checks that of another', async () => {
  const messageId = await answered();
  expect((await recheck(messageId)).status).toBe(200);
  expect(await checkOf(messageId)).toBeNull();
  const stranger = await app.person();
  expect((await recheck(messageId, stranger.token)).status).toBe(404);
});
