import { getRecordingFindings } from '@mingfa/contract/recording-findings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingSegment } from '../../../db/schema/recording.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { writeLaw, writeVersion } from '../../../testing/write-law.ts';
import { type SaidTurn, writeRecording } from '../../../testing/write-recording.ts';

let server: TestApp;
let me: TestPerson;
beforeAll(async () => {
  server = await openTestApp();
  me = await server.person();
  const lawId = await writeLaw(server.context, '怀表鉴定法', '中华人民共和国怀表鉴定法');
  const texts = ['鉴定怀表的，鉴定人应当在七日内出具怀表鉴定书。', '鉴定人逾期的，应当退还鉴定费五十元。'];
  await writeVersion(server.context, lawId, '2024-01-01', [
    ...texts,
    ...Array(10).fill('怀表由鉴定人保存。'),
  ]);
});
afterAll(() => server.close());

async function citationsOf(said: readonly SaidTurn[], more = {}) {
  const params = { recordingId: await writeRecording(server, me.userId, said, more) };
  return (await server.call(getRecordingFindings, { token: me.token, params })).body;
}

test('laws that are named in a talk are checked, each with its second, however they are said', async () => {
  const { citations } = await citationsOf([
    ['甲', '怀表鉴定法里面第一条说，鉴定怀表的，鉴定人应当在七日内出具怀表鉴定书。'],
    ['乙', '怀表鉴定法1条说，应当在九日内出具怀表鉴定书。'],
    ['甲', '怀表鉴定法十二条也看看。'],
  ]);
  expect(citations.map(({ label, state, at }) => [label, state, at.time.startMs])).toEqual([
    ['《怀表鉴定法》第一条', 'verified', 0],
    ['《怀表鉴定法》第一条', 'contradicted', 10_000],
    ['《怀表鉴定法》第十二条', 'not_compared', 20_000],
  ]);
  expect(citations[1]).toMatchObject({
    at: { words: '怀表鉴定法1条说，应当在九日内出具怀表鉴定书。' },
    location: { articleKey: '1' },
    difference: { kind: 'figure' },
  });
});

test('what the library does not have is said so, without any text', async () => {
  const { citations } = await citationsOf([
    ['甲', '怀表鉴定法第九十九条写了。'],
    ['乙', '风车使用法第三条也写了。'],
  ]);
  expect(citations.map(({ label, state, location }) => [label, state, location?.versionId ?? null])).toEqual([
    ['《怀表鉴定法》第九十九条', 'not_found', expect.anything()],
    ['《风车使用法》第三条', 'not_in_library', null],
  ]);
});

test('该法 goes back to what was said right before, and a bare article or one of a contract cites no law', async () => {
  const { citations } = await citationsOf([
    ['甲', '怀表鉴定法第一条您看过吗？'],
    ['乙', '该法第二条也看过。'],
    ['甲', '我们聊聊天气。'],
    ['乙', '第三条意见我不同意，合同第五条也不同意。'],
  ]);
  expect(citations.map(({ label }) => label)).toEqual(['《怀表鉴定法》第一条', '《怀表鉴定法》第二条']);
});

test('a second that was guessed is told as one', async () => {
  const params = { recordingId: await writeRecording(server, me.userId, [['甲', '怀表鉴定法第一条说了。']]) };
  await server.context.db
    .update(recordingSegment)
    .set({ timing: 'guessed' })
    .where(eq(recordingSegment.recordingId, params.recordingId));
  const { citations } = (await server.call(getRecordingFindings, { token: me.token, params })).body;
  expect(citations[0]?.at.time).toEqual({ startMs: 0, endMs: 9000, timing: 'guessed' });
});

test('they are checked as of the day of the talk', async () => {
  const found = await citationsOf([['甲', '怀表鉴定法第一条说了。']], {
    recordedAt: new Date('2023-05-01T16:30:00Z'),
  });
  expect([found.citationsAsOf, found.citationsAsOfFrom]).toEqual(['2023-05-02', 'recorded']);
  expect(found.citations[0]?.state).toBe('not_yet_effective');
});

test('the day that is said at the beginning is that of the talk; where nobody says it, today is named', async () => {
  const said = await citationsOf([
    ['甲', '今天是二〇二三年五月二日，我们开始谈话。'],
    ['甲', '怀表鉴定法第一条说了。'],
  ]);
  expect([said.citationsAsOf, said.citationsAsOfFrom]).toEqual(['2023-05-02', 'said']);
  expect(said.citations[0]?.state).toBe('not_yet_effective');
  const open = await citationsOf([['甲', '怀表鉴定法第一条说了。']]);
  expect(open.citationsAsOfFrom).toBe('today');
});
