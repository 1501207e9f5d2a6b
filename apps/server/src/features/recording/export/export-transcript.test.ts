import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { setRecordingRetention } from '@mingfa/contract/recording';
import * as findings from '@mingfa/contract/recording-findings';
import * as contract from '@mingfa/contract/recording-transcript';
import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordingFile, recordingSpeaker } from '../../../db/schema/recording.ts';
import { inlineRecordingReader } from '../../../testing/inline-recording-reader.ts';
import { spokenWave } from '../../../testing/spoken-wave.ts';
import { openTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts';
import { uploadFile } from '../../../testing/upload-file.ts';
import { type SaidTurn, writeRecording } from '../../../testing/write-recording.ts';

const run = promisify(execFile);
let server: TestApp;
let me: TestPerson;
beforeAll(async () => {
  server = await openTestApp({ recordingReader: inlineRecordingReader });
  me = await server.person();
});
afterAll(() => server.close());

const TALK: SaidTurn[] = [
  ['张律师', '这三万五是您借的吗？'],
  ['李建国', '嗯，嗯，是我借的，=月底还。'],
];
const sound = spokenWave(20);
const make = () => writeRecording(server, me.userId, TALK, { sound });

async function download(url: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${me.token}` };
  const answer = await server.app.server.inject({ method: 'GET', url, headers });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.rawPayload;
}
const exported = (id: string, query: string) => download(`/v1/recording/${id}/export?${query}`);
const wordsOf = async (docx: Buffer, part = 'word/document.xml') =>
  ((await (await JSZip.loadAsync(docx)).file(part)?.async('string')) ?? '').replace(/<[^>]+>/g, '');

test('a transcript says how its words came about, what was checked, and who said what when', async () => {
  const words = await wordsOf(await exported(await make(), 'format=docx'));
  expect(words).toContain('通话.wav');
  expect(words).toContain('语音识别服务');
  expect(words).toContain('2 段尚未经人工核对');
  expect(words).toContain('[00:00:10] 李建国：嗯，嗯，是我借的');
});

test('subtitles hold what was said of the part that was chosen, and nothing else', async () => {
  const subtitles = String(await exported(await make(), 'format=srt&fromMs=9500'));
  expect(subtitles).toBe('1\n00:00:10,000 --> 00:00:19,000\n李建国：嗯，嗯，是我借的，=月底还。\n');
});

test('a record of questions and answers has only what was said, with its signature lines on every page, and is no text file', async () => {
  const id = await make();
  const { db } = server.context;
  await db.update(recordingSpeaker).set({ role: 'asks' }).where(eq(recordingSpeaker.name, '张律师'));
  await db.update(recordingSpeaker).set({ role: 'answers' }).where(eq(recordingSpeaker.name, '李建国'));
  const docx = await exported(id, 'format=docx&form=inquiry&asker=张律师');
  const words = await wordsOf(docx);
  expect(words).toContain('调查笔录');
  expect(words).toContain('据录音整理');
  expect(words).toContain('问：这三万五是您借的吗？');
  expect(words).toContain('答：嗯，嗯，是我借的');
  expect(words).not.toContain('核对无误');
  const zip = await JSZip.loadAsync(docx);
  const feet = await Promise.all(
    Object.keys(zip.files)
      .filter((path) => /footer/.test(path))
      .map((path) => wordsOf(docx, path)),
  );
  expect(feet.join()).toContain('被调查人签名');
  await expect(exported(id, 'format=srt&form=talk')).rejects.toThrow('invalid_input');
});

test('the evidence pack is verified by sha256sum, holds the file as it was received, and its log ends with itself', async () => {
  const id = await make();
  const segments = await server.call(contract.listSegments, { token: me.token, params: { recordingId: id } });
  const changes = [{ kind: 'text', segmentId: segments.body.items[1]?.segmentId, text: '=是我借的' }];
  const body = { changes, revision: 0 };
  await server.call(contract.editTranscript, { token: me.token, params: { recordingId: id }, body });
  const zip = await JSZip.loadAsync(await download(`/v1/recording/${id}/evidence-pack`));
  const folder = await mkdtemp(join(tmpdir(), 'mingfa-pack-'));
  try {
    for (const [path, file] of Object.entries(zip.files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      if (!file.dir) await writeFile(join(folder, path), await file.async('nodebuffer'));
    }
    const { stdout } = await run('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder });
    expect(stdout).toContain('01-通话.wav: OK');
    expect(stdout.trim().split('\n')).toHaveLength(
      Object.keys(zip.files).filter((path) => !path.endsWith('/')).length - 1,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const read = async (path: string) => (await zip.file(path)?.async('nodebuffer')) ?? Buffer.alloc(0);
  expect(await read('收到的文件/01-通话.wav')).toEqual(sound);
  const log = JSON.parse(String(await read('保管记录.json')));
  expect(log.map(({ entry }: { entry: { deed: string } }) => entry.deed)).toEqual(['edited', 'pack_given']);
  const table = String(await read('保管记录.csv'));
  expect(table).toContain('时间（北京时间）');
  expect(table).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  expect(table).toContain('1 个文件；文字记录第 1 版');
  expect(table).not.toMatch(/\dT\d\d|revision/);
  // Nobody's words are a formula.
  expect(String(await read('改动清单.csv'))).toContain("'=是我借的");
  const all = await Promise.all(
    Object.keys(zip.files)
      .filter((path) => path.endsWith('.docx'))
      .map(async (path) => wordsOf(await read(path))),
  );
  expect(all.join()).toContain('《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》');
  expect(all.join()).not.toMatch(/(?:随附|本文件)[^。]*原始载体/);
  expect(all.join()).toContain(createHash('sha256').update(sound).digest('hex'));
});

test('what was deleted is counted in the statement, stands beside nothing in the comparison, and leaves a mark in the record', async () => {
  const id = await writeRecording(
    server,
    me.userId,
    [...TALK, ['张律师', '怎么还？'], ['李建国', '转账。']],
    {
      sound,
    },
  );
  const params = { recordingId: id };
  const { items } = (await server.call(contract.listSegments, { token: me.token, params })).body;
  const idOf = (place: number) => items[place]?.segmentId ?? '';
  const edit = async (changes: contract.TranscriptChange[], revision: number) =>
    server.call(contract.editTranscript, { token: me.token, params, body: { changes, revision } });
  await edit(
    [
      { kind: 'remove', segmentIds: [idOf(1)] },
      { kind: 'text', segmentId: idOf(3), text: '现金。' },
    ],
    0,
  );
  const zip = await JSZip.loadAsync(await download(`/v1/recording/${id}/evidence-pack`));
  const read = async (path: string) => (await zip.file(path)?.async('nodebuffer')) ?? Buffer.alloc(0);
  const rows = String(await read('与识别原文对照.csv'))
    .trim()
    .split('\r\n')
    .slice(1);
  expect(rows).toEqual([
    '00:00:10,嗯，嗯，是我借的，=月底还。,,已删除,,,,',
    '00:00:30,转账。,现金。,改字,,,,',
  ]);
  const statement = await wordsOf(await read('关于录音证据的说明（待核实签名）.docx'));
  expect(statement).toContain('人工改动2处（含删去1段）');
  expect(String(await read('如何核验.txt'))).toContain('未作合并');
  const { db } = server.context;
  const ofRecording = eq(recordingSpeaker.recordingId, id);
  await db.update(recordingSpeaker).set({ role: 'asks' }).where(ofRecording);
  const record = await wordsOf(await exported(id, 'format=docx&form=inquiry'));
  expect(record).toMatch(
    /问[^问]*这三万五是您借的吗？[^问]*（此处删去一段，原文见与识别原文对照）问[^问]*怎么还？/,
  );
  expect(record).toContain('其中 2 段尚未经人工核对');
  expect(await wordsOf(await exported(id, 'format=docx'))).toContain('原文 1 段已被人工删去');
});

test('what a person typed, changed, moved or gave to another is marked in every file, and stands in the comparison with times and names', async () => {
  const id = await writeRecording(
    server,
    me.userId,
    [...TALK, ['张律师', '怎么还？'], ['李建国', '转账。'], ['张律师', '好。']],
    { sound },
  );
  const params = { recordingId: id };
  const { items } = (await server.call(contract.listSegments, { token: me.token, params })).body;
  const [first, second, third, fourth, fifth] = items;
  if (!first || !second || !third || !fourth || !fifth) throw new Error('There are five turns.');
  await server.call(contract.editTranscript, {
    token: me.token,
    params,
    body: {
      changes: [
        { kind: 'text', segmentId: first.segmentId, text: '这五万五是您借的吗？' },
        { kind: 'speaker', segmentIds: [third.segmentId], speakerId: fourth.speakerId },
        { kind: 'time', segmentId: fourth.segmentId, startMs: 31_500, endMs: 39_000 },
        { kind: 'insert', startMs: 35_000, endMs: 36_000, speakerId: fourth.speakerId, text: '（点头）' },
      ],
      revision: 0,
    },
  });
  const told = '改字 1 段、改说话人 1 段、改时间 1 段、人工录入 1 段';
  const word = await wordsOf(await exported(id, 'format=docx'));
  const text = String(await exported(id, 'format=txt'));
  const markdown = String(await exported(id, 'format=md')).replaceAll('\\', '');
  for (const written of [word, text, markdown]) {
    expect(written).toContain(told);
    expect(written).toMatch(/\[00:00:00\]〔改字〕 \**张律师\**：这五万五/);
    expect(written).toMatch(/\[00:00:20\]〔改说话人〕 \**李建国\**：怎么还？/);
    expect(written).toMatch(/\[00:00:31\]〔改时间〕 \**李建国\**：转账。/);
    expect(written).toMatch(/\[00:00:35\]〔人工录入〕 \**李建国\**：（点头）/);
    expect(written).toMatch(/\[00:00:40\] \**张律师\**：好。/);
  }
  const zip = await JSZip.loadAsync(await download(`/v1/recording/${id}/evidence-pack`));
  const compared = (await zip.file('与识别原文对照.csv')?.async('string')) ?? '';
  expect(compared).toContain('00:00:20,怎么还？,怎么还？,改说话人,,,张律师,李建国');
  expect(compared).toContain('00:00:31,转账。,转账。,改时间,00:00:30.0–00:00:39.0,00:00:31.5–00:00:39.0,,');
  expect(compared).toContain('00:00:35,,（点头）,人工录入,,,,李建国');
  const statement = await wordsOf(
    (await zip.file('关于录音证据的说明（待核实签名）.docx')?.async('nodebuffer')) ?? Buffer.alloc(0),
  );
  expect(statement).toContain('文字稿据录音整理');
  expect(statement).toContain('人工改动4处');
});

test('what is made of a transcript that nobody wrote down from the sound says so', async () => {
  const id = await make();
  const content =
    'WEBVTT\n\n00:01.000 --> 00:02.500\n<v 张律师>你好。\n\n00:03.000 --> 00:04.000\n<v 李建国>您好。\n';
  const uploadId = await uploadFile(server, me.token, { name: 'a.vtt', content, purpose: 'transcript' });
  await server.call(contract.importTranscript, {
    token: me.token,
    params: { recordingId: id },
    body: { uploadId },
  });
  const record = await wordsOf(await exported(id, 'format=docx&form=talk'));
  expect(record).toContain('（据导入的文字稿整理）');
  expect(record).toContain('文字稿与录音是否一致，由签名人对照录音确认');
  const transcript = await wordsOf(await exported(id, 'format=docx'));
  expect(transcript).toContain('本文件由明法根据导入的文字稿整理');
  const zip = await JSZip.loadAsync(await download(`/v1/recording/${id}/evidence-pack`));
  const statement = await wordsOf(
    (await zip.file('关于录音证据的说明（待核实签名）.docx')?.async('nodebuffer')) ?? Buffer.alloc(0),
  );
  expect(statement).toContain('文字稿是从外部导入的，不是本系统据录音转写的，与录音的对应由提交人核对');
  for (const words of [record, transcript, statement]) expect(words).not.toMatch(/据录音整理/);
});

test('once the received file was deleted the pack says so where it speaks of it, and encloses none', async () => {
  const id = await make();
  await server.call(setRecordingRetention, {
    token: me.token,
    params: { recordingId: id },
    body: { of: 'original', until: { kind: 'now' } },
  });
  const zip = await JSZip.loadAsync(await download(`/v1/recording/${id}/evidence-pack`));
  expect(Object.keys(zip.files).join()).not.toContain('.wav');
  const read = async (path: string) =>
    wordsOf((await zip.file(path)?.async('nodebuffer')) ?? Buffer.alloc(0));
  for (const path of ['校验值说明.docx', '关于录音证据的说明（待核实签名）.docx']) {
    const words = await read(path);
    expect(words).toContain('从本系统删除');
    expect(words).toContain(createHash('sha256').update(sound).digest('hex'));
    expect(words).not.toMatch(/本次随附|随附文件/);
  }
});

test('a log whose entry was changed by hand is not whole', async () => {
  const id = await make();
  const custody = async () =>
    (await server.call(findings.listCustody, { token: me.token, params: { recordingId: id } })).body;
  await exported(id, 'format=txt');
  expect(await custody()).toMatchObject({ isWhole: true, total: 1, items: [{ deed: 'exported' }] });
  await server.context.db.execute(
    `update recording_custody set detail = '{"format":"pdf"}' where recording_id = '${id}'`,
  );
  expect((await custody()).isWhole).toBe(false);
});

test('a passage is sound of the times that were asked for, which its name tells, and is logged', async () => {
  const id = await make();
  const cut = await download(`/v1/recording/${id}/passage?startMs=2000&endMs=4000`);
  expect(cut.subarray(0, 4).toString('latin1')).toBe('RIFF');
  expect(Math.abs(cut.length / 16_000 - 2)).toBeLessThan(0.3);
  const params = { recordingId: id };
  const log = await server.call(findings.listCustody, { token: me.token, params });
  expect(log.body.items.at(-1)).toMatchObject({ deed: 'passage_cut', detail: { startMs: 2000 } });
  const long = await server.call(findings.cutPassage, {
    token: me.token,
    params,
    query: { startMs: 0, endMs: 4_000_000 },
  });
  expect(long.error).toMatchObject({ errorCode: 'passage_too_long' });
});

test('what rules find is told with its second, and found again once a word was changed', async () => {
  const id = await make();
  const params = { recordingId: id };
  const find = async () =>
    (await server.call(findings.getRecordingFindings, { token: me.token, params })).body;
  const found = await find();
  const amount = found.facts.find(({ kind }) => kind === 'amount');
  expect(amount).toMatchObject({ value: '三万五', normal: '35000.00', at: { time: { startMs: 0 } } });
  const body = { find: '三万五', replacement: '五万', revision: 0 };
  await server.call(contract.replaceInTranscript, { token: me.token, params, body });
  const again = await find();
  expect(again.revision).toBe(1);
  expect(again.facts.find(({ kind }) => kind === 'amount')).toMatchObject({ normal: '50000.00' });
});

test('a transcript that is imported keeps its times, leaves out and tells what lies behind the recording, and is beside what is changed later', async () => {
  const id = await make();
  const content =
    'WEBVTT\n\n00:01.000 --> 00:02.500\n<v 张律师>你好。\n\n00:03.000 --> 00:04.000\n<v 说话人 2>您好。\n\n01:00.000 --> 01:02.000\n<v 说话人 2>再见。\n';
  const uploadId = await uploadFile(server, me.token, { name: 'a.vtt', content, purpose: 'transcript' });
  const params = { recordingId: id };
  const request = { token: me.token, params, body: { uploadId } };
  const imported = await server.call(contract.importTranscript, request);
  expect(imported.body).toMatchObject({ segments: 2, recording: { transcript: 'import', revision: 1 } });
  expect(imported.body.warnings.join()).toContain(
    '1 句在录音结束之后，未导入，请核对是否为同一份录音：00:01:00 再见。',
  );
  expect(imported.body.recording.speakers.map(({ name, isNamed }) => [name, isNamed])).toEqual([
    ['张律师', true],
    ['说话人 2', false],
  ]);
  const listed = await server.call(contract.listSegments, { token: me.token, params });
  expect(listed.body.items.map(({ startMs, endMs, text }) => [startMs, endMs, text])).toEqual([
    [1000, 2500, '你好。'],
    [3000, 4000, '您好。'],
  ]);
  const behind = await uploadFile(server, me.token, {
    name: 'c.srt',
    content: '1\n00:10:00,000 --> 00:10:01,000\n别的录音。\n',
    purpose: 'transcript',
  });
  const other = await server.call(contract.importTranscript, { ...request, body: { uploadId: behind } });
  expect(other.error).toMatchObject({ errorCode: 'transcript_behind_end' });
  expect((await server.call(contract.listSegments, { token: me.token, params })).body.total).toBe(2);
  const wrong = await uploadFile(server, me.token, {
    name: 'b.srt',
    content: '没有时间',
    purpose: 'transcript',
  });
  const refused = await server.call(contract.importTranscript, { ...request, body: { uploadId: wrong } });
  expect(refused.error).toMatchObject({ errorCode: 'transcript_unreadable' });
});

test.each(['md', 'txt', 'json', 'docx'] as const)(
  'a transcript that was exported as %s comes back with its words, times, names and who asks',
  async (format) => {
    const id = await writeRecording(
      server,
      me.userId,
      [...TALK, [null, '记住：要写 1. 借条 *和* 收条'], ['李建国', '知道了']],
      { sound },
    );
    const { db } = server.context;
    await db.update(recordingSpeaker).set({ role: 'asks' }).where(eq(recordingSpeaker.name, '张律师'));
    await db.update(recordingSpeaker).set({ role: 'answers' }).where(eq(recordingSpeaker.name, '李建国'));
    const params = { recordingId: id };
    const before = await server.call(contract.listSegments, { token: me.token, params });
    const changed = { segmentId: before.body.items[3]?.segmentId ?? '', text: '知道了，明天写' };
    await server.call(contract.editTranscript, {
      token: me.token,
      params,
      body: { changes: [{ kind: 'text', ...changed }], revision: 0 },
    });
    const content = await exported(id, `format=${format}`);
    const uploadId = await uploadFile(server, me.token, {
      name: `回来.${format}`,
      content,
      purpose: 'transcript',
    });
    const back = await server.call(contract.importTranscript, {
      token: me.token,
      params,
      body: { uploadId },
    });
    expect(back.body.recording).toMatchObject({ transcript: 'import', segments: 4 });
    expect(back.body.recording.speakers.map(({ name, role }) => [name, role])).toEqual([
      ['张律师', 'asks'],
      ['李建国', 'answers'],
    ]);
    const names = new Map(back.body.recording.speakers.map(({ speakerId, name }) => [speakerId, name]));
    const { items } = (await server.call(contract.listSegments, { token: me.token, params })).body;
    expect(items.map(({ startMs, speakerId, text }) => [startMs, names.get(speakerId ?? ''), text])).toEqual([
      [0, '张律师', '这三万五是您借的吗？'],
      [10_000, '李建国', '嗯，嗯，是我借的，=月底还。'],
      [20_000, undefined, '记住：要写 1. 借条 *和* 收条'],
      [30_000, '李建国', '知道了，明天写'],
    ]);
  },
);

test('words without times are spread over the recording, and every file of them says that the times are nobody’s', async () => {
  const id = await make();
  const uploadId = await uploadFile(server, me.token, {
    name: '速记.txt',
    content: '张律师：在吗？\n李建国：在。\n张律师：这三万五是您借的吗？\n李建国：是我借的。\n张律师：好。\n',
    purpose: 'transcript',
  });
  const params = { recordingId: id };
  const taken = await server.call(contract.importTranscript, { token: me.token, params, body: { uploadId } });
  expect(taken.body.recording).toMatchObject({ transcript: 'untimed', segments: 5 });
  expect(taken.body.warnings.join()).toContain('按字数铺在整段录音上');
  const { items } = (await server.call(contract.listSegments, { token: me.token, params })).body;
  expect(items.at(-1)?.endMs).toBe(20_000);
  const text = String(await exported(id, 'format=txt'));
  expect(text).toContain('[约 00:00:00] 张律师：');
  expect(text).toContain('5 段的时间标“约”：按字数推算');
  expect(taken.body.recording.guessedTimes).toBe(5);
  await saysWhatWasGuessed(id, items.length);
  const set = (place: number, startMs: number, endMs: number, revision: number) =>
    server.call(contract.editTranscript, {
      token: me.token,
      params,
      body: {
        changes: [{ kind: 'time', segmentId: items[place]?.segmentId ?? '', startMs, endMs }],
        revision,
      },
    });
  await set(2, 4000, 6000, 1);
  await set(3, 16_000, 18_000, 2);
  const aligned = String(await exported(id, 'format=txt'))
    .split('\n')
    .filter((line) => line.startsWith('['));
  // Those that nobody set stay in their order around those that somebody did.
  expect(aligned.map((line) => line.replace(/ .*：/, ' '))).toEqual([
    expect.stringContaining('约'),
    expect.stringContaining('约'),
    '[00:00:04]〔改时间〕 这三万五是您借的吗？',
    '[00:00:16]〔改时间〕 是我借的。',
    expect.stringContaining('约'),
  ]);
  const after = (await server.call(contract.listSegments, { token: me.token, params })).body.items;
  expect(after.map(({ text }) => text)).toEqual(items.map(({ text }) => text));
  expect(after[1]?.endMs).toBeLessThanOrEqual(4000);
  expect(after[4]).toMatchObject({ startMs: 18_000, endMs: 20_000 });
  expect(after.map(({ timing }) => timing)).toEqual([
    ...['guessed', 'guessed', 'measured', 'measured', 'guessed'],
  ]);
  // Of a part whose times somebody set subtitles can be made.
  expect(String(await exported(id, 'format=srt&fromMs=4001&toMs=17999'))).toContain('00:00:16,000');
});

/** In every other way in which words leave a recording whose times are all guessed. */
async function saysWhatWasGuessed(id: string, turns: number): Promise<void> {
  expect(String(await exported(id, 'format=md'))).toContain('约 00:00:00');
  const json = JSON.parse(String(await exported(id, 'format=json'))) as { segments: { timing?: string }[] };
  expect(json.segments.filter(({ timing }) => timing === 'guessed')).toHaveLength(turns);
  for (const format of ['srt', 'vtt']) {
    const refused = await server.call(findings.exportTranscript, {
      token: me.token,
      params: { recordingId: id },
      query: { format },
    });
    expect(refused.error).toMatchObject({ errorCode: 'transcript_times_guessed' });
  }
  const record = String(await exported(id, 'format=html&form=talk'));
  expect(record).toContain('（约 00:00:00）');
  expect(record).toContain('标“约”的时间按文字长短推算');
  const found = (
    await server.call(findings.getRecordingFindings, { token: me.token, params: { recordingId: id } })
  ).body;
  const times = [...found.facts, ...found.todos].map(({ at }) => at.time);
  expect(times.length).toBeGreaterThan(0);
  expect(
    [...times, ...found.chapters.map(({ time }) => time)].every(({ timing }) => timing === 'guessed'),
  ).toBe(true);
}

test('of a text with a single time no word is lost, however far it would reach beyond the end', async () => {
  const id = await make();
  const lines = Array.from(
    { length: 40 },
    (_, at) => `第${at + 1}点，合同里写得清清楚楚，验收合格以后再付尾款。`,
  );
  const uploadId = await uploadFile(server, me.token, {
    name: '记录.txt',
    // Signs that turn words round, or ring a bell, are no words.
    content: [`[00:05] ${lines[0]}\u202e\u0007`, ...lines.slice(1)].join('\n'),
    purpose: 'transcript',
  });
  const params = { recordingId: id };
  const taken = await server.call(contract.importTranscript, { token: me.token, params, body: { uploadId } });
  expect(taken.body.recording).toMatchObject({ transcript: 'import', segments: 40, guessedTimes: 39 });
  expect(taken.body.warnings.join()).toContain('39 段没有写明开始时间');
  const { items } = (await server.call(contract.listSegments, { token: me.token, params })).body;
  expect(items.map(({ text }) => text)).toEqual(lines);
  expect(items[0]).toMatchObject({ startMs: 5000, timing: 'measured' });
  expect(items.at(-1)?.endMs).toBe(20_000);
});

test('a transcript of more turns than a recording holds is refused with how many there may be, and what to do', async () => {
  const id = await make();
  const content = Array.from({ length: 20_001 }, (_, place) => `[0:${place % 60}] 好`).join('\n');
  const uploadId = await uploadFile(server, me.token, { name: 'a.txt', content, purpose: 'transcript' });
  const refused = await server.call(contract.importTranscript, {
    token: me.token,
    params: { recordingId: id },
    body: { uploadId },
  });
  expect(refused.error).toMatchObject({ errorCode: 'transcript_too_many_turns' });
  expect(JSON.stringify(refused.error)).toMatch(/20001 段.*最多存 20000 段.*请先合并/);
});

test('a passage across two files is refused with the time at which the second begins', async () => {
  const id = await make();
  const [first] = await server.context.db
    .select()
    .from(recordingFile)
    .where(eq(recordingFile.recordingId, id));
  if (!first) throw new Error('There is no file.');
  const second = { ...first, id: `${first.id}2`, position: 1, name: '下半场.wav', offsetMs: 20_000 };
  await server.context.db.insert(recordingFile).values(second);
  const cut = (startMs: number, endMs: number) =>
    server.call(findings.cutPassage, {
      token: me.token,
      params: { recordingId: id },
      query: { startMs, endMs },
    });
  const across = await cut(18_000, 22_000);
  expect(across.error).toMatchObject({ errorCode: 'passage_across_files' });
  expect(JSON.stringify(across.error)).toContain('00:00:20');
  expect((await cut(18_000, 20_000)).status).toBe(200);
});
