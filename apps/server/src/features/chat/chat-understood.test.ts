import * as contract from '@mingfa/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataIn, parseEvents } from '../../testing/read-events.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let me: TestPerson;
beforeAll(async () => {
  app = await openTestApp({});
  me = await app.person();
});
afterAll(() => app.close());

async function ask(question: string) {
  const { conversationId } = (await app.call(contract.startConversation, { token: me.token, body: {} })).body;
  const answer = await app.call(contract.streamAnswer, {
    token: me.token,
    body: { conversationId, question },
  });
  return { conversationId, events: parseEvents(answer.text) };
}

test('what was understood otherwise than written is said in the stream and in the exported file', async () => {
  const { conversationId, events } = await ask('公司拖签我两个月薪水，去哪中裁');
  expect(dataIn(events, 'understood')).toEqual([
    {
      words: [
        { said: '拖签', as: '拖欠' },
        { said: '中裁', as: '仲裁' },
      ],
    },
  ]);
  const file = await app.call(contract.exportConversation, {
    token: me.token,
    query: { conversationId, format: 'md' },
  });
  expect(file.text).toContain('“拖签”按“拖欠”理解；“中裁”按“仲裁”理解');
});

test('nothing is said where all was understood as written', async () => {
  const { events } = await ask('公司拖欠我两个月薪水，去哪仲裁');
  expect(dataIn(events, 'understood')).toEqual([]);
});
