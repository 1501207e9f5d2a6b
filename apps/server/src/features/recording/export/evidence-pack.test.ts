import * as findings from '@mingfa/contract/recording-findings';
import * as contract from '@mingfa/contract/recording-transcript';
import { and, eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { custodyEntry } from '../../../db/schema/recording.ts';
import { inlineRecordingReader } from '../../../testing/inline-recording-reader.ts';
import { spokenWave } from '../../../testing/spoken-wave.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/upload-file.ts';
import { type SaidTurn, writeRecording } from '../../../testing/write-recording.ts';
import { writeCustody } from '../custody/write-custody.ts';

let server: TestApp;
let me: TestPerson;
beforeAll(async () => {
  server = await openTestApp({ recordingReader: inlineRecordingReader });
  me = await server.person();
});
afterAll(() => server.close());

const TALK: SaidTurn[] = [
  ['张律师', '这三万五是您借的吗？'],
  ['李建国', '是我借的，月底还。'],
];
const sound = spokenWave(20);
const make = () => writeRecording(server, me.userId, TALK, { sound });

async function importLines(recordingId: string, content: string): Promise<void> {
  const uploadId = await uploadFile(server, me.token, { name: '速记.txt', content, purpose: 'transcript' });
  const params = { recordingId };
  await server.call(contract.importTranscript, { token: me.token, params, body: { uploadId } });
}
const askPack = (id: string, language = 'zh-CN') =>
  server.app.server.inject({
    method: 'GET',
    url: `/v1/recording/${id}/evidence-pack`,
    headers: { authorization: `Bearer ${me.token}`, 'accept-language': language },
  });
async function packOf(id: string, language?: string) {
  const answer = await askPack(id, language);
  expect(answer.statusCode).toBe(200);
  const zip = await JSZip.loadAsync(answer.rawPayload);
  const read = async (name: string) => {
    const path = Object.keys(zip.files).find((one) => one.includes(name)) ?? '';
    const content = (await zip.file(path)?.async('nodebuffer')) ?? Buffer.alloc(0);
    if (!path.endsWith('.docx')) return String(content);
    const xml = await (await JSZip.loadAsync(content)).file('word/document.xml')?.async('string');
    return (xml ?? '').replace(/<[^>]+>/g, '');
  };
  return { paths: Object.keys(zip.files), read };
}
const custodyOf = async (id: string) =>
  (await server.call(findings.listCustody, { token: me.token, params: { recordingId: id } })).body;
const givenOf = async (id: string) =>
  (await custodyOf(id)).items.filter(({ deed }) => deed === 'pack_given').length;

test('while times are estimates the pack is given without subtitles, which its statement and its instructions say', async () => {
  const id = await make();
  await importLines(id, '张律师：在吗？\n李建国：在。\n张律师：这三万五是您借的吗？\n李建国：是我借的。\n');
  const params = { recordingId: id };
  const { items } = (await server.call(contract.listSegments, { token: me.token, params })).body;
  const change = { kind: 'time', segmentId: items[2]?.segmentId ?? '', startMs: 4000, endMs: 6000 } as const;
  await server.call(contract.editTranscript, {
    token: me.token,
    params,
    body: { changes: [change], revision: 1 },
  });
  const { paths, read } = await packOf(id);
  expect(paths.filter((path) => /\.(?:srt|vtt)$/.test(path))).toEqual([]);
  expect(paths.filter((path) => /文字记录-.*\.docx$/.test(path))).toHaveLength(1);
  expect(await read('文字记录-')).toContain('约 00:00:');
  expect(await read('关于录音证据的说明')).toContain('其中3段的时间标“约”');
  expect(await read('关于录音证据的说明')).toContain('字幕文件因部分时间是推算的未附');
  expect(await read('如何核验.txt')).toContain(
    '字幕文件因部分时间是推算的未附：文字记录中有 3 段的时间标“约”',
  );
  expect(await read('SHA256SUMS')).not.toContain('.srt');
  expect(await givenOf(id)).toBe(1);
  expect(JSON.parse(await read('保管记录.json')).at(-1).entry.deed).toBe('pack_given');
  const english = await packOf(id, 'en');
  expect(await english.read('how to verify.txt')).toContain(
    'The subtitle file is left out because some times are estimates: in the transcript the time of 3 turns is marked',
  );
});

test('once all times are measured the pack has its subtitles and says nothing of them', async () => {
  const { paths, read } = await packOf(await make());
  expect(paths.filter((path) => path.endsWith('.srt'))).toHaveLength(1);
  expect(await read('关于录音证据的说明')).not.toContain('字幕');
  expect(await read('如何核验.txt')).not.toContain('字幕');
});

test('a pack that could not be made is told as refused, and neither the log nor a later pack has it as given', async () => {
  const id = await make();
  const { files } = server.app.context;
  await files.remove(`${id}-sound`);
  const refused = await askPack(id);
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ errorCode: 'store_unavailable' });
  expect(await custodyOf(id)).toMatchObject({ total: 0, isWhole: true });
  await files.write(`${id}-sound`, sound);
  const { read } = await packOf(id);
  const log: { entry: { deed: string } }[] = JSON.parse(await read('保管记录.json'));
  expect(log.map(({ entry }) => entry.deed)).toEqual(['pack_given']);
  expect(await custodyOf(id)).toMatchObject({ total: 1, isWhole: true });
});

test('what the program did by itself is told from what somebody did whose account was deleted since', async () => {
  const id = await make();
  const { db } = server.app.context;
  await db.transaction(async (tx) => {
    await writeCustody(server.app.context, tx, id, { by: null, deed: 'looked_into' });
    await writeCustody(server.app.context, tx, id, { by: me.userId, deed: 'shared' });
  });
  const ofShare = and(eq(custodyEntry.recordingId, id), eq(custodyEntry.deed, 'shared'));
  await db.update(custodyEntry).set({ by: null }).where(ofShare);
  const { items } = await custodyOf(id);
  expect(items.map(({ by, isByProgram }) => [by, isByProgram])).toEqual([
    [null, true],
    [null, false],
  ]);
  const { read } = await packOf(id);
  const table = (await read('保管记录.csv')).split('\n');
  expect([table[1], table[2]]).toEqual([
    expect.stringContaining('系统自动'),
    expect.stringContaining('账号已注销'),
  ]);
});
