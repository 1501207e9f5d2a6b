import * as adminContract from '@mingfa/contract/admin';
import * as contract from '@mingfa/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataIn, parseEvents } from '../../testing/read-events.ts';
import { type ScriptedModelServer, startScriptedModelServer } from '../../testing/scripted-model-server.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts';

let app: TestApp;
let me: TestPerson;
let upstream: ScriptedModelServer;

beforeAll(async () => {
  upstream = await startScriptedModelServer({
    script: () => [
      { do: 'text', text: '模型的回答。' },
      { do: 'finish', reason: 'stop' },
    ],
  });
  app = await openTestApp({});
  const admin = await app.admin();
  me = await app.person();
  await app.call(adminContract.saveModel, {
    token: admin.token,
    body: { name: '模型', baseUrl: upstream.baseUrl, modelName: 'any' },
  });
});
afterAll(async () => {
  await app.close();
  await upstream.close();
});

async function ask(question: string, conversation?: string) {
  const started = conversation
    ? conversation
    : (await app.call(contract.startConversation, { token: me.token, body: {} })).body.conversationId;
  const answer = await app.call(contract.streamAnswer, {
    token: me.token,
    body: { conversationId: started, question },
  });
  const events = parseEvents(answer.text);
  const { items } = (
    await app.call(contract.listMessages, { token: me.token, query: { conversationId: started } })
  ).body;
  const texts = (items.at(-1)?.parts ?? []).flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return { conversationId: started, events, texts };
}

test('somebody who may hurt themselves is told where to turn and nothing else, and no model reads it, then or later', async () => {
  const { conversationId, events, texts } = await ask('活着没意思，网贷欠了二十万还不上');
  expect(texts.join('\n')).toContain('12356');
  expect(texts.join('\n')).not.toMatch(/《|第.{1,6}条|利息/);
  expect(dataIn(events, 'evidence')).toEqual([]);
  expect(dataIn(events, 'follow-ups')).toEqual([]);
  expect(upstream.requests).toHaveLength(0);

  const later = await ask('网贷逾期会被起诉吗', conversationId);
  expect(later.texts.at(-1)).toContain('模型的回答');
  expect(JSON.stringify(upstream.requests)).not.toMatch(/活着没意思|12356/);
});

test('what is urgent is said before the words of any model', async () => {
  const { texts } = await ask('我刚被骗了两万，对方让我再转五千才能提现');
  expect(texts).toHaveLength(2);
  expect(texts[0]).toMatch(/^## 先停下，别再付钱[\s\S]*96110/);
  expect(texts[1]).toBe('模型的回答。');
});

test('an ordinary question begins with its answer', async () => {
  const { texts } = await ask('家属自杀了，公司要不要赔');
  expect(texts.at(-1)).toBe('模型的回答。');
  expect(texts.join('\n')).not.toMatch(/^## |12356|110/);
});

test.each([
  ['我刚被邻居的狗咬了，腿在流血，我月工资八千，误工费怎么算'],
  ['老公又在打我，我躲在厕所里，2019年结的婚，房子能分多少'],
])(
  'below a danger stand no sums, no fields to fill in and no questions of another matter: %s',
  async (question) => {
    const { events, texts } = await ask(question);
    expect(texts[0]).toMatch(/^## /);
    for (const kind of ['calculators', 'facts', 'days', 'choices'] as const)
      expect(dataIn(events, kind), kind).toEqual([]);
    expect(dataIn(events, 'follow-ups')).toEqual([]);
  },
);
