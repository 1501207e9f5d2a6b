import * as accountContract from '@mingfa/contract/account';
import * as contract from '@mingfa/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../ports/app-error.ts';
import { plainChatParts } from '../../testing/chat-parts.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({
    chat: {
      ...plainChatParts(),
      async answer(input, write) {
        if (input.question.includes('半句')) {
          write({ type: 'text-start', id: '1' });
          write({ type: 'text-delta', id: '1', delta: '试用期' });
        }
        throw new AppError('model_unavailable');
      },
    },
  });
});
afterAll(() => server.close());

test('a question without a word of an answer does not count; one cut off in the middle does', async () => {
  const { token } = await server.person();
  const used = async () => {
    const { body } = await server.call(accountContract.listQuotas, { token });
    return body.items.find((item) => item.kind === 'question')?.used;
  };
  const ask = async (question: string) => {
    const { body } = await server.call(contract.startConversation, { token, body: {} });
    const answer = await server.call(contract.streamAnswer, {
      token,
      body: { conversationId: body.conversationId, question },
    });
    expect(answer.text).toContain('model_unavailable');
  };
  await ask('没有回答');
  expect(await used()).toBe(0);
  await ask('只有半句');
  expect(await used()).toBe(1);
});
