import { expect, test } from 'vitest';
import type { DraftDocument } from '../drafting/document-blocks.ts';
import { type InterviewInput, interviewRecord } from './interview-record.ts';
import { talk } from './testing/talk.ts';

const NOTHING = {
  time: null,
  place: null,
  asker: null,
  answerer: null,
  recorder: null,
  present: null,
  matter: null,
};
const input = (more: Partial<InterviewInput> = {}): InterviewInput => ({
  head: { kind: 'investigation', ...NOTHING },
  segments: talk(
    ['q', '钱是怎么给的'],
    ['r', '呃，那个，现金'],
    ['r', '在他家给的，三万五'],
    ['q', '有人在场吗'],
    ['r', '嗯'],
  ),
  speakers: [
    { id: 'q', name: '方律师', role: null },
    { id: 'r', name: '周桂兰', role: null },
  ],
  askers: ['q'],
  answerers: ['r'],
  recording: { name: '谈话.m4a', sha256: 'ab12' },
  ...more,
});
const lines = ({ blocks }: DraftDocument) =>
  blocks.flatMap((block) => ('spans' in block ? [block.spans.map(({ text }) => text).join('')] : []));

test('questions and answers have only what was said, in order, with the time of each turn', () => {
  expect(lines(interviewRecord(input())).filter((line) => /^[问答]/.test(line))).toEqual([
    '问：钱是怎么给的（00:00:00）',
    '答：呃，那个，现金，在他家给的，三万五（00:00:01）',
    '问：有人在场吗（00:00:06）',
    '答：嗯（00:00:08）',
  ]);
});

test('a turn that was deleted leaves a mark, and the questions around it stay two', () => {
  const text = lines(
    interviewRecord(
      input({
        segments: talk(['q', '钱是怎么给的'], ['q', '有人在场吗'], ['r', '嗯']),
        deleted: [{ startMs: 1 }, { startMs: 90_000 }, { startMs: 91_000 }],
        unchecked: 2,
      }),
    ),
  );
  expect(text.slice(text.findIndex((line) => line.startsWith('问')))).toEqual([
    '问：钱是怎么给的（00:00:00）',
    '（此处删去一段，原文见与识别原文对照）',
    expect.stringMatching(/^问：有人在场吗/),
    expect.stringMatching(/^答：嗯/),
    '（此处删去 2 段，原文见与识别原文对照）',
    '（以下无正文）',
  ]);
  expect(text.join('\n')).toContain('照录音整理；其中 2 段尚未经人工核对。');
  expect(lines(interviewRecord(input())).join()).not.toMatch(/删去|尚未经/);
});

test('whoever was not said to ask or to answer stands by name, and is put into nobody’s part', () => {
  const record = interviewRecord(input({ askers: [], answerers: [] }));
  expect(lines(record).filter((line) => /^[问答]/.test(line))).toEqual([]);
  expect(lines(record)).toContain('方律师：钱是怎么给的（00:00:00）');
});

test('it is marked as made from a recording, and names the file', () => {
  const record = interviewRecord(input());
  expect(record.title).toBe('调查笔录（据录音整理）');
  const text = lines(record).join('\n');
  expect(text).toContain('本笔录据录音整理，录音文件：谈话.m4a；SHA-256：ab12');
  expect(interviewRecord(input({ head: { kind: 'interview', ...NOTHING } })).title).toBe(
    '谈话笔录（据录音整理）',
  );
});

test('a record of words that nobody listened to says what it rests on, and who has to hold it against the recording', () => {
  const of = (source: 'import' | 'typed') => {
    const record = interviewRecord(input({ source, changed: 2 }));
    return [record.title, ...lines(record)].join('\n');
  };
  expect(of('import')).toContain('调查笔录（据导入的文字稿整理）');
  expect(of('typed')).toContain('本笔录据人工录入的文字整理');
  for (const text of [of('import'), of('typed')]) {
    expect(text).not.toContain('据录音整理');
    expect(text).toContain('由签名人对照录音确认');
    expect(text).toContain('其中 2 段经人工改动');
  }
});

test('no rights are told, nothing is said to be checked and no truth is promised', () => {
  const record = interviewRecord(
    input({ head: { kind: 'investigation', ...NOTHING, time: '2026年3月1日', asker: '方律师' } }),
  );
  const all = JSON.stringify(record);
  for (const invented of [
    '核对',
    '无误',
    '权利',
    '义务',
    '如实',
    '身份证',
    '告知',
    '属实',
    '以上笔录',
    '回避',
  ])
    expect(all).not.toContain(invented);
});

test('what was given stands in the head, and what was not is a blank to write on', () => {
  const { blocks } = interviewRecord(input({ head: { kind: 'investigation', ...NOTHING, asker: '方律师' } }));
  const spans = blocks.flatMap((block) => ('spans' in block ? [block.spans] : []));
  const of = (label: string) => spans.find(([first]) => first?.text === `${label}：`)?.[1];
  expect(of('调查人')).toMatchObject({ text: '方律师' });
  expect(of('调查人')?.blank).toBeUndefined();
  for (const label of ['时间', '地点', '被调查人', '记录人']) expect(of(label)?.blank).toBe(true);
  expect(of('在场人')).toBeUndefined();
});

test('every page and the end have lines to sign on', () => {
  const record = interviewRecord(input());
  expect(record.pageFoot.map(({ text }) => text).join('')).toMatch(
    /被调查人签名：＿+.*调查人签名：＿+.*记录人签名：＿+/,
  );
  const signature = record.blocks.find(({ kind }) => kind === 'signature');
  expect(signature?.kind === 'signature' && signature.lines).toHaveLength(3);
});

test('several who answer are told by name, and an unknown voice is neither 问 nor 答', () => {
  const [first, second, third] = talk(['q', '谁开的车'], ['r', '我'], ['x', '是他']);
  if (!first || !second || !third) throw new Error('three turns');
  const record = interviewRecord(
    input({
      segments: [first, second, third, { ...third, id: 's9', speaker: null, text: '喂' }],
      speakers: [...input().speakers, { id: 'x', name: '周小兵', role: null }],
      answerers: ['r', 'x'],
    }),
  );
  expect(
    lines(record)
      .filter((line) => /^(?:问|答|（说)/.test(line))
      .map((line) => line.split('：')[0]),
  ).toEqual(['问（方律师）', '答（周桂兰）', '答（周小兵）', '（说话人不明）']);
});

test('sounds without meaning can be left out, which the record says; an answer 嗯 stays', () => {
  const text = lines(interviewRecord(input({ hidesFillers: true }))).join('\n');
  expect(text).toContain('答：现金，在他家给的，三万五');
  expect(text).toContain('答：嗯');
  expect(text).toContain('语气词、口头重复已略去');
});

test.each(['interview', 'investigation'] as const)(
  'the lines to sign of a %s fit on one line of a page',
  (kind) => {
    const head = {
      time: null,
      place: null,
      asker: null,
      answerer: null,
      recorder: null,
      present: null,
      matter: null,
    };
    const { pageFoot } = interviewRecord({
      head: { kind, ...head },
      ...{
        segments: [],
        speakers: [],
        askers: [],
        answerers: [],
        recording: { name: 'a.wav', sha256: null },
      },
    });
    // 156 mm between the margins hold 36 characters of 12 points.
    expect(pageFoot.map(({ text }) => text).join('').length).toBeLessThanOrEqual(36);
  },
);
