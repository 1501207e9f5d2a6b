import { createCaseReport, editCaseReport } from '@mingfa/contract/case-report';
import { suggestTemplates } from '@mingfa/contract/document-template';
import type { StorySource } from '@mingfa/contract/story-source';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  ({ token } = await app.person());
});
afterAll(() => app.close());

const suggest = (from: StorySource, as = token) => app.call(suggestTemplates, { token: as, body: { from } });
const idsFor = async (text: string) =>
  (await suggest({ kind: 'text', text })).body.items.map(({ template }) => template.templateId);

test('what a story tells decides which templates are offered, and what is asked for by name comes first', async () => {
  const loan = '2024年3月1日我通过银行转账借给郑建平12万元，约定2025年3月1日前归还，年利率8%。';
  expect((await idsFor(loan)).slice(0, 3)).toContain('civil-complaint');
  expect((await idsFor(`${loan}请帮我写一份授权委托书。`))[0]).toBe('power-of-attorney');
  expect((await idsFor(`${loan}他写了借条。`))[0]).toBe('civil-complaint');
  const divorce = '我和丈夫王强2015年5月20日登记结婚，他长期家暴，我要离婚，孩子归我抚养。';
  expect((await idsFor(divorce))[0]).toMatch(/^divorce-/);
});

test('each is told with what is known and what it would still need', async () => {
  const { body } = await suggest({
    kind: 'text',
    text: '2024年3月1日我借给郑建平12万元，他一直没有还。',
  });
  const complaint = body.items.find(({ template }) => template.templateId === 'civil-complaint');
  expect(body.title).toBe('');
  expect(complaint?.known).toBeGreaterThan(2);
  expect(complaint?.missing).toBeGreaterThan(0);
});

test('a similar-case report tells its pending case; somebody else’s tells nothing', async () => {
  const { body } = await app.call(createCaseReport, { token, body: { title: '借款案类案' } });
  const { reportId } = body;
  const facts = '原告2024年3月1日向被告出借12万元，被告至今未还借款。';
  await app.call(editCaseReport, {
    token,
    params: { reportId },
    body: { pending: { causes: ['民间借贷纠纷'], facts } },
  });
  const told = await suggest({ kind: 'report', reportId });
  expect(told.body.title).toBe('借款案类案');
  expect(told.body.items.map(({ template }) => template.templateId)).toContain('civil-complaint');
  const other = await app.person();
  expect((await suggest({ kind: 'report', reportId }, other.token)).status).toBe(404);
});

test('what a story is about is told with its words; what is said in passing gives a matter no name', async () => {
  const { body } = await suggest({
    kind: 'text',
    text: '我叫孟小乔，借给邓小兵4万元，他写了借条，一直不还。我老公天天说要跟我离婚。',
  });
  expect(body.causes).toEqual([{ name: '民间借贷纠纷', quote: '借给' }]);
  expect(body.matterName).not.toContain('离婚');
});

test('fraud by strangers is told as one, and no civil paper is offered for it', async () => {
  const text =
    '我叫谷雨晴，网上刷单垫了两万，客服说账户冻结要交解冻费，后来把我拉黑了，钱转到一个叫严志的人卡里。我要起诉他还钱。';
  const { body } = await suggest({ kind: 'text', text });
  expect(body.isCrime).toBe(true);
  expect(body.items).toEqual([]);
  const loan = await suggest({ kind: 'text', text: '2024年3月1日我借给郑建平12万元，他一直没有还。' });
  expect(loan.body.isCrime).toBe(false);
});

test('who is sued is offered the answer first', async () => {
  const sued =
    '我叫柏青。上周法院寄来起诉状副本，我是第二被告，第一被告是我丈夫耿大海，原告叫宗明辉，说耿大海前年8月6日跟他借了12万。';
  expect((await idsFor(sued))[0]).toBe('defence');
});
