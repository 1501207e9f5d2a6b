import * as adminContract from '@mingfa/contract/admin';
import * as contract from '@mingfa/contract/chat';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataIn, parseEvents, textOf } from '../../testing/read-events.ts';
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
beforeEach(() => {
  upstream.requests.length = 0;
});

/** Asks, and reads what the model was sent. */
async function ask(question: string, language = 'zh-CN') {
  const answer = await app.call(contract.streamAnswer, {
    token: me.token,
    headers: { 'accept-language': language },
    body: { question },
  });
  const events = parseEvents(answer.text);
  const [request] = upstream.requests;
  return {
    events,
    instructions: String(request?.messages[0]?.content ?? ''),
    asked: request?.question ?? '',
  };
}

test('the model is given what was read and worked out, and asked to use it as it is', async () => {
  const { instructions, asked } = await ask('公司知道我怀孕了就把我辞退了，干了3年，月工资8000元，赔偿多少');
  expect(instructions).toMatch(/结论.+→ 现在先做.+→ 最晚日期 → 能拿多少 → 为什么.+→ 证据 → 去哪里办/);
  expect(instructions).toContain('不要重新计算');
  expect(instructions).toContain('特别保护');
  expect(asked).toMatch(/- 事实：情形 孕期、产期或哺乳期[\s\S]+- 金额：.*48,000 元[\s\S]+- 办事指引：/);
  expect(asked.indexOf('已读出和算好的')).toBeLessThan(asked.lastIndexOf('公司知道我怀孕了'));
});

test('of a question that holds nothing to read or work out nothing is told', async () => {
  const { instructions, asked } = await ask('民法典第五百七十七条');
  expect(instructions).not.toContain('已读出和算好的');
  expect(asked).not.toContain('已读出和算好的');
});

test('in English the model is asked for the same order, with the same figures', async () => {
  const { instructions, asked } = await ask(
    'I was dismissed without any reason after 3 years, my monthly wage is 8000 yuan, how much severance',
    'en',
  );
  expect(instructions).toMatch(
    /Conclusion.+→ What to do now.+→ Last days → How much → Why.+→ Proof → Where to go/,
  );
  expect(instructions).toContain('300 words');
  expect(asked).toMatch(/Read and worked out:[\s\S]+- Sum: .*48,000 yuan/);
});

test('where it is in doubt which situation is meant, the choices stand before the words of the model, which asks no more', async () => {
  const { events, instructions } = await ask('家里老人走了房子怎么弄');
  const [choices] = dataIn(events, 'choices');
  expect(choices?.choices.length).toBeGreaterThan(1);
  expect(textOf(events)).toMatch(/^先确认一下，您说的是：[\s\S]+都不是[\s\S]+模型的回答。$/);
  expect(instructions).toContain('不要再问');
});
