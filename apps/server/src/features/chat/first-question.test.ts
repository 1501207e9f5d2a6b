import * as contract from '@mingfa/contract/chat';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversation } from '../../db/schema/chat.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { parseEvents, textOf } from '../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ chat: plainChatParts() });
});
afterAll(() => app.close());

const ask = (person: TestPerson, body: object, headers: Record<string, string> = {}) =>
  app.call(contract.streamAnswer, { token: person.token, headers, body });
const rowsOf = ({ userId }: TestPerson) =>
  app.context.db.select().from(conversation).where(eq(conversation.ownerId, userId));
async function listed(person: TestPerson) {
  const { body } = await app.call(contract.listConversations, { token: person.token });
  return body.items.map(({ conversationId }) => conversationId);
}

test('the first question begins the conversation, with what was chosen beside it', async () => {
  const me = await app.person();
  const events = parseEvents((await ask(me, { question: '押金不退怎么办', asOf: '2020-01-01' })).text);
  expect(textOf(events)).toBe('答：押金不退怎么办');
  const [row] = await rowsOf(me);
  expect(events[0]?.chunk).toMatchObject({ type: 'start', messageMetadata: { conversationId: row?.id } });
  expect(row).toMatchObject({ asOf: '2020-01-01', messageCount: 2, titleSource: 'generated' });
  expect(await listed(me)).toEqual([row?.id]);
});

test('a first question sent twice begins one conversation', async () => {
  const me = await app.person();
  const key = { 'idempotency-key': 'first-and-only' };
  const [first, second] = await Promise.all([
    ask(me, { question: '只问一次' }, key),
    ask(me, { question: '只问一次' }, key),
  ]);
  expect(parseEvents(second.text)).toEqual(parseEvents(first.text));
  expect(await rowsOf(me)).toHaveLength(1);
});

test('a first question that is refused leaves no conversation behind', async () => {
  const me = await app.person();
  const refused = [
    await ask(me, { question: '问', modelId: 'mdl_nowhere' }),
    await ask(me, { question: '问', attachmentIds: ['att_1234567890'] }),
    await ask(me, { question: '问', knowledgeBaseIds: ['kon_1234567890'] }),
  ];
  expect(refused.map(({ status }) => status)).not.toContain(200);
  expect(await rowsOf(me)).toEqual([]);
});

test('a conversation in which nothing was asked is not listed, and goes after a day; a named one stays', async () => {
  const me = await app.person();
  const start = async () =>
    (await app.call(contract.startConversation, { token: me.token, body: {} })).body.conversationId;
  const [empty, named] = [await start(), await start()];
  const title = { conversationId: named, title: '我的案子' };
  await app.call(contract.updateTitle, { token: me.token, body: title });
  expect(await listed(me)).toEqual([named]);
  await app.app.keepHouse();
  expect((await rowsOf(me)).map(({ id }) => id)).toContain(empty);
  app.clock.advance(25 * 3_600_000);
  await app.app.keepHouse();
  expect((await rowsOf(me)).map(({ id }) => id)).toEqual([named]);
  app.clock.advance(-25 * 3_600_000);
});
