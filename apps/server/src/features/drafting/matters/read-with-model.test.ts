import * as contract from '@mingfa/contract/matter';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Script } from '../../../testing/model-scripts.ts';
import { openSuggestionApp, type SuggestionApp } from '../../../testing/suggestion-app.ts';

let app: SuggestionApp;
beforeAll(async () => {
  app = await openSuggestionApp();
});
afterEach(() => app.forgetModel());
afterAll(() => app.close());

const STORY = '郑建平2024年3月1日从我这儿拿走十二万块，手机是13800000001，说好的月息两分他不认。';
const answers = (text: string): Script =>
  function* () {
    yield { do: 'text', text };
    yield { do: 'finish' };
  };
const fact = (path: string, value: string | number, quote: string) => ({ path, value, quote });
const read = (matterId: string, text = STORY) =>
  app.server.call(contract.readIntoFactsWithModel, {
    token: app.me.token,
    params: { matterId },
    body: { from: { kind: 'text', text } },
  });

test('a model offers facts with the words they were read from, unconfirmed; what the text does not say is dropped', async () => {
  const { matterId } = await app.draft();
  const list = [
    fact('loan_principal', 120_000, '拿走十二万块'),
    fact('loan_on', '2024-03-01', '2024年3月1日'),
    fact('defendants/郑建平/name', '郑建平', '郑建平'),
    fact('defendants/郑建平/phone', '13800000001', '手机是13800000001'),
    fact('loan_due_on', '2024-12-31', '说好年底还'),
    fact('loan_rate', 24, '月息两分'),
    fact('defendants/王建国/name', '王建国', '郑建平'),
  ];
  await app.useModel(answers(`好的：\n\`\`\`json\n${JSON.stringify({ facts: list })}\n\`\`\``));
  const { status, body } = await read(matterId);
  expect(status).toBe(200);
  expect(body).toMatchObject({ model: '起草模型', dropped: 3 });
  const { entries } = body.sheet;
  expect(entries.loan_principal).toMatchObject({
    chosen: {
      value: 120_000,
      source: { kind: 'model', model: '起草模型', place: { quote: '拿走十二万块' } },
    },
    confirmed: false,
  });
  const row = body.sheet.rows.defendants?.[0];
  expect(entries[`defendants/${row}/phone`]?.chosen.value).toBe('13800000001');
  expect(Object.keys(entries)).not.toContain('loan_due_on');
  expect(JSON.stringify(app.upstream.requests[0]?.messages)).toContain('loan_principal | 借款本金 | money');
});

test('what a model reads stands beside what a person typed, and replaces nothing', async () => {
  const { matterId } = await app.draft([{ act: 'set', path: 'loan_principal', value: 100_000 }]);
  const facts = [fact('loan_principal', 120_000, '拿走十二万块')];
  await app.useModel(answers(JSON.stringify({ facts })));
  const { body } = await read(matterId);
  expect(body.disagrees).toEqual(['loan_principal']);
  expect(body.sheet.entries.loan_principal).toMatchObject({
    chosen: { value: 100_000 },
    others: [{ value: 120_000 }],
  });
});

test('without a model, and where one writes nonsense, it is said so and nothing is changed', async () => {
  const { matterId } = await app.draft();
  expect((await read(matterId)).error.errorCode).toBe('model_not_configured');
  await app.useModel(answers('我不知道。'));
  expect((await read(matterId)).error.errorCode).toBe('model_malformed');
  const { body } = await app.server.call(contract.getMatterFacts, {
    token: app.me.token,
    params: { matterId },
  });
  expect(body.sheet.entries).toEqual({});
});
