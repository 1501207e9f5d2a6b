import * as calculator from '@mingfa/contract/calculator';
import * as contract from '@mingfa/contract/chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseEvents, textOf } from '../../testing/read-events.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function answerTo(question: string, token: string): Promise<string> {
  const { conversationId } = (await app.call(contract.startConversation, { token, body: {} })).body;
  const answer = await app.call(contract.streamAnswer, { token, body: { conversationId, question } });
  return textOf(parseEvents(answer.text));
}

test('holidays and rates an administrator adds reach the built-in answers', async () => {
  const { token } = await app.admin();
  const appeal = '一审民事判决书2027年1月22日收到，上诉期限最后一天是哪天？';
  const loan = '2026年6月1日借给朋友10万元，约定年利率24%，2027年6月1日到期，利息一共多少？';
  expect(await answerTo(appeal, token)).toContain('：**2027-02-08**');
  expect(await answerTo(loan, token)).not.toContain('11,600');
  await app.call(calculator.saveHolidayYear, {
    token,
    body: {
      year: 2027,
      holidays: [['2027-02-05', '2027-02-11']],
      adjustedWorkdays: ['2027-02-20'],
      source: '国务院办公厅关于2027年部分节假日安排的通知',
      url: null,
    },
  });
  await app.call(calculator.saveLoanPrimeRate, {
    token,
    body: { from: '2026-05-20', oneYear: 2.9, fiveYears: 3.4, source: '2026年5月20日公告' },
  });
  expect(await answerTo(appeal, token)).toContain('：**2027-02-12**');
  expect(await answerTo(loan, token)).toContain('11,600');
});
