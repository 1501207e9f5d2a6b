import { expect, test } from 'vitest';
import { paragraph, writeWord } from '../../testing/office-packages.ts';
import type { ReadTranscriptResult } from '../read-result.ts';
import { readTranscript } from './read-transcript.ts';

const read = (text: string) => readTranscript('a.txt', Buffer.from(text));
const shown = ({ segments, speakers }: ReadTranscriptResult) =>
  segments.map(({ startMs, speaker, text }) => [
    startMs,
    speakers.find(({ id }) => id === speaker)?.name ?? null,
    text,
  ]);

test('a time in brackets, whoever speaks and a colon', async () => {
  const result = await read(
    '[00:01:02] 张三：钱我收到了，三万五\n[00:01:09] 李四：不是说好五万嘛\n【00:01:12】张三：不对，是五万，我记岔了',
  );
  expect(shown(result)).toEqual([
    [62000, '张三', '钱我收到了，三万五'],
    [69000, '李四', '不是说好五万嘛'],
    [72000, '张三', '不对，是五万，我记岔了'],
  ]);
});

test('a bare time in front, and lines that go on below', async () => {
  const result = await read('00:01 喂，你在不在啊\n00:04 在的\n我刚才在开车\n1:02:03 那先这样');
  expect(shown(result)).toEqual([
    [1000, null, '喂，你在不在啊'],
    [4000, null, '在的\n我刚才在开车'],
    [3723000, null, '那先这样'],
  ]);
});

test('whoever speaks and a time on a line of their own, the words below: 讯飞, 飞书, 腾讯会议', async () => {
  const xunfei = await read('说话人 1 00:12\n你这个租金到底啥时候给\n\n说话人 2 00:18\n月底\n我保证\n');
  expect(shown(xunfei)).toEqual([
    [12000, '说话人 1', '你这个租金到底啥时候给'],
    [18000, '说话人 2', '月底\n我保证'],
  ]);
  const feishu = await read(
    '物业会议\n2026年3月1日 10:00\n\n王丽 00:00:05\n人到齐了没\n\n陈军 00:00:09\n齐了\n\n王丽 00:00:11\n那开始',
  );
  expect(shown(feishu)).toEqual([
    [5000, '王丽', '人到齐了没'],
    [9000, '陈军', '齐了'],
    [11000, '王丽', '那开始'],
  ]);
  expect(feishu.warnings).toEqual([
    { code: 'text_before_first_time', count: 2, segmentIds: [] },
    { code: 'ends_estimated', count: 3, segmentIds: ['s1', 's2', 's3'] },
  ]);
  const tencent = await read('王丽(00:00:05): 人到齐了没\n陈军(00:00:09)：\n齐了');
  expect(shown(tencent)).toEqual([
    [5000, '王丽', '人到齐了没'],
    [9000, '陈军', '齐了'],
  ]);
});

test('a time of an appointment in what was said begins nothing', async () => {
  const result = await read(
    '00:01 张三：哪天见\n00:03 李四：我们约在明天 10:30\n下午 3:15 也行，看你\n00:09 张三：行',
  );
  expect(shown(result)).toEqual([
    [1000, '张三', '哪天见'],
    [3000, '李四', '我们约在明天 10:30\n下午 3:15 也行，看你'],
    [9000, '张三', '行'],
  ]);
});

test('a name behind a time and the words below', async () => {
  const result = await read('00:00:01 说话人1\n喂\n00:00:03 说话人2\n哪位\n00:00:05 说话人1\n我老周');
  expect(shown(result)).toEqual([
    [1000, '说话人1', '喂'],
    [3000, '说话人2', '哪位'],
    [5000, '说话人1', '我老周'],
  ]);
});

test('somebody who speaks within the stretch of another gets a time between, which is told', async () => {
  const result = await read('[00:10] 张三：你先讲\n李四：我讲啥\n[00:20] 李四：那我讲了');
  expect(shown(result).map(([, name, text]) => [name, text])).toEqual([
    ['张三', '你先讲'],
    ['李四', '我讲啥'],
    ['李四', '那我讲了'],
  ]);
  expect(result.segments[1]?.startMs).toBe(15000);
});

test('times of day count from the first', async () => {
  const result = await read(
    '2026-03-01 10:00:12 张三：到了没\n2026-03-01 10:00:42 李四：堵着呢\n2026-03-01 10:01:12 张三：快点',
  );
  expect(shown(result)).toEqual([
    [0, '张三', '到了没'],
    [30000, '李四', '堵着呢'],
    [60000, '张三', '快点'],
  ]);
  expect(result.warnings.map(({ code }) => code)).toContain('times_of_day');
});

test('a Word file is read by its paragraphs, and a table by its rows', async () => {
  const body = ['询问录音', '[00:05] 问：钱给了没有', '[00:09] 答：给了，给的现金']
    .map((line) => paragraph(line))
    .join('');
  const lines = await readTranscript('a.docx', await writeWord({ body }));
  expect(shown(lines)).toEqual([
    [5000, '问', '钱给了没有'],
    [9000, '答', '给了，给的现金'],
  ]);
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`;
  const row = (...texts: string[]) => `<w:tr>${texts.map(cell).join('')}</w:tr>`;
  const table = `<w:tbl>${row('时间', '发言人', '内容')}${row('00:00:05', '王丽', '三万五，现金')}${row('00:00:08', '陈军', '哪有三万五')}</w:tbl>`;
  expect(shown(await readTranscript('b.docx', await writeWord({ body: table })))).toEqual([
    [5000, '王丽', '三万五，现金'],
    [8000, '陈军', '哪有三万五'],
  ]);
});

test('what cannot be read fails with a code', async () => {
  const code = (name: string, bytes: Uint8Array | string) =>
    readTranscript(name, Buffer.from(bytes)).then(
      () => 'read',
      (error: { code?: string }) => error.code,
    );
  expect(await code('a.srt', '')).toBe('transcript_empty');
  expect(await code('a.txt', ' \n ')).toBe('transcript_empty');
  expect(await code('a.srt', '只有话，没有时间')).toBe('transcript_without_times');
  expect(await code('a.srt', '1\n00:01,000 --> 00:02,000\n\n')).toBe('transcript_empty');
  expect(
    await code(
      'a.txt',
      Uint8Array.from({ length: 400 }, (_, index) => (index * 37) % 256),
    ),
  ).toBe('transcript_damaged');
  expect(await code('a.json', '{"segments": [{"start": 1')).toBe('transcript_damaged');
  expect(await code('a.json', '{"price": 3}')).toBe('transcript_unsupported');
  expect(await code('a.docx', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9]))).toMatch(/^file_/);
});

test('in a Word file tabs part time, name and words, and a text box is read where it stands', async () => {
  const tabbed = (...cells: string[]) =>
    `<w:p>${cells.map((cell) => `<w:r><w:t>${cell}</w:t></w:r>`).join('<w:r><w:tab/></w:r>')}</w:p>`;
  const inBox = `<wps:txbx><w:txbxContent>${tabbed('00:00:25', '张三', '框里的话。')}</w:txbxContent></wps:txbx>`;
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${inBox}</w:drawing></mc:Choice><mc:Fallback><w:pict>${inBox}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  const body = [
    tabbed('00:00:05', '张三', '我们开始。'),
    tabbed('00:00:15', '李四', '货没有到。'),
    box,
    tabbed('00:00:35', '李四', '好。'),
  ].join('');
  expect(shown(await readTranscript('a.docx', await writeWord({ body })))).toEqual([
    [5000, '张三', '我们开始。'],
    [15_000, '李四', '货没有到。'],
    [25_000, '张三', '框里的话。'],
    [35_000, '李四', '好。'],
  ]);
});
