import type { TranscriptSegment, TranscriptSpeaker } from '@mingfa/contract/transcript';
import { expect, test } from 'vitest';
import { readTranscript } from '../read/read-transcript.ts';
import { writeSrt } from './write-srt.ts';
import { writeTranscriptJson } from './write-transcript-json.ts';
import { writeTranscriptMarkdown } from './write-transcript-markdown.ts';
import { writeVtt } from './write-vtt.ts';

const speakers: TranscriptSpeaker[] = [
  { id: 'x1', name: '王总', role: '借款人' },
  { id: 'x2', name: 'Li & Co', role: null },
];
const segments: TranscriptSegment[] = [
  { id: 'k7', startMs: 1005, endMs: 2500, speaker: 'x1', text: '钱呢，<b>那个</b> 1 < 2 & 3' },
  {
    id: 'k8',
    startMs: 2400,
    endMs: 3_723_004,
    speaker: 'x2',
    text: '给过了\n\n真给了',
    words: [{ startMs: 2400, endMs: 2600, text: '给' }],
  },
  { id: 'k9', startMs: 3_723_004, endMs: 3_723_004, speaker: null, text: '1. 嗯 --> 啊' },
  { id: 'k10', startMs: 3_724_000, endMs: 3_725_000, speaker: 'x1', text: '不对，是五万' },
];
const transcript = { segments, speakers };
const bytes = (text: string) => Buffer.from(text);
const shown = async (name: string, text: string) => {
  const read = await readTranscript(name, bytes(text));
  return read.segments.map(({ startMs, endMs, speaker, text: said }) => [
    startMs,
    endMs,
    read.speakers.find(({ id }) => id === speaker)?.name ?? null,
    said,
  ]);
};

test('JSON is read back as it was, ids, roles and times of words too', async () => {
  const read = await readTranscript('a.json', bytes(writeTranscriptJson(transcript)));
  expect(read).toEqual({ ...transcript, warnings: [] });
});

test('WebVTT is read back with every word and voice; markup that was said stays words', async () => {
  const text = writeVtt(transcript);
  expect(text).not.toContain('<b>');
  expect(await shown('a.vtt', text)).toEqual([
    [1005, 2500, '王总', '钱呢，<b>那个</b> 1 < 2 & 3'],
    [2400, 3_723_004, 'Li & Co', '给过了\n真给了'],
    [3_723_004, 3_723_004, null, '1. 嗯 --> 啊'],
    [3_724_000, 3_725_000, '王总', '不对，是五万'],
  ]);
});

test('SRT is read back with times and names; no empty line or arrow breaks a cue', async () => {
  const plain = {
    speakers,
    segments: segments.map((one) => ({ ...one, text: one.text.replace(/<\/?b>/g, '') })),
  };
  expect(
    await shown(
      'a.srt',
      writeSrt({ ...plain, segments: plain.segments.filter(({ speaker }) => speaker !== 'x2') }),
    ),
  ).toEqual([
    [1005, 2500, '王总', '钱呢，那个 1 < 2 & 3'],
    [3_723_004, 3_723_004, null, '1. 嗯 → 啊'],
    [3_724_000, 3_725_000, '王总', '不对，是五万'],
  ]);
  expect(writeSrt(plain)).toContain('Li & Co：给过了\n真给了\n\n3\n');
});

test('Markdown has a paragraph for each turn, and nothing said in it becomes markup', () => {
  expect(writeTranscriptMarkdown(transcript, '录音#1').split('\n\n')).toEqual([
    '# 录音\\#1',
    '\\[00:01\\] **王总**：钱呢，\\<b\\>那个\\</b\\> 1 \\< 2 \\& 3',
    '\\[00:02\\] **Li \\& Co**：给过了  \n真给了',
    '\\[1:02:03\\] 1\\. 嗯 --\\> 啊',
    '\\[1:02:04\\] **王总**：不对，是五万\n',
  ]);
});
