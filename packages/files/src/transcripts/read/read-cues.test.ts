import { expect, test } from 'vitest';
import type { ReadTranscriptResult } from '../read-result.ts';
import { readTranscript } from './read-transcript.ts';

const read = (text: string, name = 'a.srt') => readTranscript(name, Buffer.from(text));
const shown = ({ segments, speakers }: ReadTranscriptResult) =>
  segments.map(({ startMs, endMs, speaker, text }) => [
    startMs,
    endMs,
    speakers.find(({ id }) => id === speaker)?.name ?? null,
    text,
  ]);
const codes = ({ warnings }: ReadTranscriptResult) => warnings.map(({ code, count }) => [code, count]);

test('an SRT file gives its cues with times and ids', async () => {
  const result = await read(
    '1\n00:00:01,000 --> 00:00:02,500\n喂，听得到吗\n\n2\n00:00:03,000 --> 00:00:04,000\n听得到\n你说\n',
  );
  expect(shown(result)).toEqual([
    [1000, 2500, null, '喂，听得到吗'],
    [3000, 4000, null, '听得到\n你说'],
  ]);
  expect(result.segments.map(({ id }) => id)).toEqual(['s1', 's2']);
  expect(result.warnings).toEqual([]);
});

test('cues without blank lines between them, with wrong numbers, full stops, missing hours and other arrows are all kept', async () => {
  const result = await read(
    [
      '7',
      '00:01.2 --> 00:02.000',
      '那钱呢',
      '7',
      '00:00:02.5 -> 00:00:03,100',
      '下个月，下个月一定还',
      '00:00:04,000 —> 0:00:05,0',
      '你上回也这么讲嘞',
      '12',
      '00:00:06，000 --> 00:00:07，000',
      '哎呀',
    ].join('\n'),
  );
  expect(shown(result)).toEqual([
    [1200, 2000, null, '那钱呢'],
    [2500, 3100, null, '下个月，下个月一定还'],
    [4000, 5000, null, '你上回也这么讲嘞'],
    [6000, 7000, null, '哎呀'],
  ]);
  expect(codes(result)[0]?.[0]).toBe('wrong_numbers');
});

test('a figure that is all somebody said is no number of a cue', async () => {
  const result = await read(
    '1\n00:01,000 --> 00:02,000\n到底多少\n\n2\n00:03,000 --> 00:04,000\n50000\n00:05,000 --> 00:06,000\n五万啊',
  );
  expect(shown(result).map(([, , , text]) => text)).toEqual(['到底多少', '50000', '五万啊']);
});

test('a byte order mark, Windows line ends and GBK are read', async () => {
  const marked = await read(
    '\ufeff1\r\n00:00:01,000 --> 00:00:02,000\r\n你好\r\n\r\n2\r\n00:00:02,000 --> 00:00:03,000\r\n您好\r\n',
  );
  expect(shown(marked).map(([, , , text]) => text)).toEqual(['你好', '您好']);
  // 借条 in GBK.
  const gbk = Buffer.concat([
    Buffer.from('1\r\n00:00:01,000 --> 00:00:02,000\r\n'),
    Buffer.from([0xbd, 0xe8, 0xcc, 0xf5, 0xc4, 0xd8]),
    Buffer.from('\r\n'),
  ]);
  expect(shown(await readTranscript('b.srt', gbk))[0]?.[3]).toBe('借条呢');
});

test('tags that neither format has are words that stay, and marks of the formats go', async () => {
  const result = await read(
    '1\n00:01,000 --> 00:02,000 X1:10 X2:20\n<i>他发的</i> <script>alert(1)</script> {\\an8}<b>看到没</b>\n',
  );
  expect(result.segments[0]?.text).toBe('他发的 <script>alert(1)</script> 看到没');
});

test('overlapping, backward and reversed times are told and nothing is dropped or moved', async () => {
  const result = await read(
    '1\n00:10,000 --> 00:14,000\n甲\n\n2\n00:12,000 --> 00:15,000\n乙\n\n3\n00:05,000 --> 00:06,000\n丙\n\n4\n00:20,000 --> 00:19,000\n丁\n',
  );
  expect(shown(result).map(([start, end, , text]) => [start, end, text])).toEqual([
    [10000, 14000, '甲'],
    [12000, 15000, '乙'],
    [5000, 6000, '丙'],
    [20000, 20000, '丁'],
  ]);
  expect(result.warnings).toEqual([
    { code: 'times_overlap', count: 1, segmentIds: ['s2'] },
    { code: 'time_backward', count: 1, segmentIds: ['s3'] },
    { code: 'end_before_start', count: 1, segmentIds: ['s4'] },
  ]);
});

test('a cue whose time cannot be is kept with a time between its neighbours', async () => {
  const result = await read(
    '1\n00:00:10,000 --> 00:00:12,000\n一\n\n2\n00:00:75,000 --> 00:00:80,000\n二\n\n3\n00:00:20,000 --> 00:00:21,000\n三\n',
  );
  const [, second] = result.segments;
  expect(second?.text).toBe('二');
  expect(second?.startMs).toBeGreaterThan(10000);
  expect(second?.startMs).toBeLessThanOrEqual(20000);
  expect(codes(result)).toContainEqual(['starts_guessed', 1]);
});

test('WebVTT gives voices, times of words and what was escaped; notes and styles are nothing that was said', async () => {
  const result = await read(
    [
      'WEBVTT - 谈话',
      '',
      'STYLE',
      '::cue { color: red }',
      '',
      'NOTE 这里是备注',
      '00 两行',
      '',
      'intro-1',
      '00:01.000 --> 00:03.000 align:start position:0%',
      '<v 王总>你<00:02.000>好 &amp; 再见 1 &lt; 2',
      '',
      'c2',
      '00:03.000 --> 00:04.000',
      '<v.loud 小李>嗯',
      '',
    ].join('\n'),
    'a.vtt',
  );
  expect(shown(result)).toEqual([
    [1000, 3000, '王总', '你好 & 再见 1 < 2'],
    [3000, 4000, '小李', '嗯'],
  ]);
  expect(result.segments[0]?.words).toEqual([
    { startMs: 1000, endMs: 2000, text: '你' },
    { startMs: 2000, endMs: 3000, text: '好 & 再见 1 < 2' },
  ]);
});

test('a name before a colon is whoever speaks where it comes again; 记住：明天来 names nobody', async () => {
  const result = await read(
    '1\n00:01,000 --> 00:02,000\n张三：喂\n\n2\n00:03,000 --> 00:04,000\n李四：在呢\n\n3\n00:05,000 --> 00:06,000\n张三：记住：明天来\n\n4\n00:07,000 --> 00:08,000\n李四:好\n\n5\n00:09,000 --> 00:10,000\n千万记住：带身份证',
  );
  expect(shown(result).map(([, , name, text]) => [name, text])).toEqual([
    ['张三', '喂'],
    ['李四', '在呢'],
    ['张三', '记住：明天来'],
    ['李四', '好'],
    [null, '千万记住：带身份证'],
  ]);
});

test('a cue whose times nobody can read is kept between its neighbours, and told', async () => {
  const result = await read(
    '1\n00:00:01,000 --> 00:00:02,000\n第一句\n\n2\n00:00:99,000 --> kaputt\nhello\n\n3\n00:00:08,000 --> 00:00:09,000\n第三句\n',
  );
  expect(shown(result).map(([, , , text]) => text)).toEqual(['第一句', 'hello', '第三句']);
  expect(codes(result)).toContainEqual(['starts_guessed', 1]);
});
