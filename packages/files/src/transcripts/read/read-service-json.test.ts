import { expect, test } from 'vitest';
import { readTranscript } from './read-transcript.ts';

/** `start–end who: words` of each segment, in seconds. */
async function read(data: unknown): Promise<string[]> {
  const { segments, speakers } = await readTranscript('answer.json', Buffer.from(JSON.stringify(data)));
  return segments.map(({ startMs, endMs, speaker, text }) => {
    const name = speakers.find(({ id }) => id === speaker)?.name;
    return `${startMs / 1000}–${endMs / 1000} ${name ? `${name}: ` : ''}${text}`;
  });
}

test('OpenAI: verbose_json with segments, and with words beside them', async () => {
  const answer = {
    task: 'transcribe',
    language: 'chinese',
    duration: 4.2,
    text: '钱呢 下周',
    segments: [
      { id: 0, start: 0, end: 1.5, text: ' 钱呢', avg_logprob: -0.2 },
      { id: 1, start: 2, end: 4.2, text: ' 下周' },
    ],
    words: [
      { word: '钱', start: 0, end: 0.5 },
      { word: '呢', start: 0.5, end: 1.5 },
      { word: '下周', start: 2.1, end: 4 },
    ],
  };
  expect(await read(answer)).toEqual(['0–1.5 钱呢', '2–4.2 下周']);
  const { segments } = await readTranscript('a', Buffer.from(JSON.stringify(answer)));
  expect(segments.map(({ words }) => words?.map(({ text }) => text))).toEqual([['钱', '呢'], ['下周']]);
});

test('OpenAI: a diarised answer, and one with words alone', async () => {
  expect(
    await read({
      text: '…',
      segments: [
        { type: 'transcript.text.segment', id: 'seg_001', start: 0, end: 1.2, speaker: 'A', text: '你说' },
        {
          type: 'transcript.text.segment',
          id: 'seg_002',
          start: 1.2,
          end: 3,
          speaker: '王总',
          text: '我没钱',
        },
      ],
    }),
  ).toEqual(['0–1.2 A: 你说', '1.2–3 王总: 我没钱']);
  expect(
    await read({
      text: '好。行',
      words: [
        { word: '好。', start: 0, end: 0.4 },
        { word: '行', start: 0.5, end: 0.9 },
      ],
    }),
  ).toEqual(['0–0.4 好。', '0.5–0.9 行']);
});

test('WhisperX with a word that has no time, and whisper.cpp', async () => {
  expect(
    await read({
      segments: [
        {
          start: 0.5,
          end: 2,
          text: ' 还 5000',
          speaker: 'SPEAKER_01',
          words: [{ word: '还', start: 0.5, end: 0.7 }, { word: '5000' }],
        },
      ],
      word_segments: [],
    }),
  ).toEqual(['0.5–2 SPEAKER_01: 还 5000']);
  expect(
    await read({
      systeminfo: '',
      transcription: [
        {
          timestamps: { from: '00:00:00,000', to: '00:00:01,500' },
          offsets: { from: 0, to: 1500 },
          text: ' 嗯',
        },
      ],
    }),
  ).toEqual(['0–1.5 嗯']);
});

test('AWS Transcribe: words and marks become sentences of each speaker', async () => {
  const word = (content: string, start: number, end: number) => ({
    type: 'pronunciation',
    start_time: String(start),
    end_time: String(end),
    alternatives: [{ confidence: '0.9', content }],
  });
  expect(
    await read({
      jobName: 'j',
      results: {
        transcripts: [{ transcript: '…' }],
        speaker_labels: {
          segments: [
            {
              speaker_label: 'spk_0',
              items: [
                { start_time: '0.1', speaker_label: 'spk_0' },
                { start_time: '0.4', speaker_label: 'spk_0' },
              ],
            },
            { speaker_label: 'spk_1', items: [{ start_time: '1.1', speaker_label: 'spk_1' }] },
          ],
        },
        items: [
          word('还', 0.1, 0.3),
          word('钱', 0.4, 0.6),
          { type: 'punctuation', alternatives: [{ content: '。' }] },
          word('没有', 1.1, 1.5),
        ],
      },
    }),
  ).toEqual(['0.1–0.6 spk_0: 还钱。', '1.1–1.5 spk_1: 没有']);
});

test('Google: both versions; the last result that says all again with speakers counts alone', async () => {
  expect(
    await read({
      results: [
        { alternatives: [{ transcript: '你好', confidence: 0.9 }], resultEndTime: '1.5s' },
        { alternatives: [{ transcript: '再见' }], resultEndTime: '3.250s' },
      ],
    }),
  ).toEqual(['0–1.5 你好', '1.5–3.25 再见']);
  const word = (text: string, from: string, to: string, speakerTag?: number) => ({
    startTime: from,
    endTime: to,
    word: text,
    ...(speakerTag ? { speakerTag } : {}),
  });
  expect(
    await read({
      response: {
        results: [
          {
            alternatives: [
              { transcript: '借 了', words: [word('借', '0.1s', '0.5s'), word('了', '0.5s', '0.8s')] },
            ],
          },
          { alternatives: [{ words: [word('借', '0.1s', '0.5s', 1), word('了', '0.5s', '0.8s', 2)] }] },
        ],
      },
    }),
  ).toEqual(['0.1–0.5 说话人 1: 借', '0.5–0.8 说话人 2: 了']);
});

test('Azure: batch in ticks, fast in milliseconds', async () => {
  expect(
    await read({
      recognizedPhrases: [
        { offset: 'PT1M2.5S', duration: 'PT1S', speaker: 2, nBest: [{ display: '对。' }] },
        { offsetInTicks: 5_000_000, durationInTicks: 10_000_000, speaker: 1, nBest: [{ display: '是吗？' }] },
      ],
    }),
  ).toEqual(['0.5–1.5 说话人 1: 是吗？', '62.5–63.5 说话人 2: 对。']);
  expect(
    await read({
      phrases: [{ offsetMilliseconds: 40, durationMilliseconds: 960, text: '嗯。', speaker: 1 }],
    }),
  ).toEqual(['0.04–1 说话人 1: 嗯。']);
});

test('阿里云: 百炼, 录音文件识别, 听悟', async () => {
  expect(
    await read({
      file_url: 'x',
      transcripts: [
        {
          channel_id: 0,
          text: '…',
          sentences: [
            {
              begin_time: 100,
              end_time: 900,
              text: '这钱我确实借了。',
              speaker_id: 0,
              words: [{ begin_time: 100, end_time: 900, text: '这钱我确实借了', punctuation: '。' }],
            },
          ],
        },
      ],
    }),
  ).toEqual(['0.1–0.9 说话人 0: 这钱我确实借了。']);
  expect(
    await read({
      StatusText: 'SUCCESS',
      Result: { Sentences: [{ BeginTime: 340, EndTime: 1200, ChannelId: 0, Text: '喂' }] },
    }),
  ).toEqual(['0.34–1.2 喂']);
  expect(
    await read({
      TaskId: 't',
      Transcription: {
        Paragraphs: [
          {
            SpeakerId: '1',
            Words: [
              { Start: 5, End: 300, Text: '你' },
              { Start: 300, End: 500, Text: '讲' },
            ],
          },
        ],
      },
    }),
  ).toEqual(['0.005–0.5 说话人 1: 你讲']);
});

test('腾讯云: ResultDetail, and the lines of Result without it', async () => {
  const detail = (text: string, from: number, to: number, speaker: number) => ({
    FinalSentence: text,
    SliceSentence: text,
    StartMs: from,
    EndMs: to,
    SpeakerId: speaker,
    Words: [],
  });
  expect(
    await read({
      Response: {
        Data: {
          Status: 2,
          Result: '',
          ResultDetail: [detail('喂', 0, 500, 0), detail('你好', 600, 1200, 1)],
        },
      },
    }),
  ).toEqual(['0–0.5 说话人 0: 喂', '0.6–1.2 说话人 1: 你好']);
  expect(
    await read({
      Response: {
        Data: { Result: '[0:0.020,0:2.380]  腾讯的\n[0:2.380,1:4.100]  第二句\n', ResultDetail: null },
      },
    }),
  ).toEqual(['0.02–2.38 腾讯的', '2.38–64.1 第二句']);
});

test('讯飞: the older list inside a text, and the newer lattice', async () => {
  const list = [
    { bg: '0', ed: '4950', onebest: '三万五，不是五万。', speaker: '1' },
    { bg: '5000', ed: '6000', onebest: '晓得了。', speaker: '2' },
  ];
  expect(await read({ ok: 0, err_no: 0, data: JSON.stringify(list) })).toEqual([
    '0–4.95 说话人 1: 三万五，不是五万。',
    '5–6 说话人 2: 晓得了。',
  ]);
  const best = {
    st: {
      bg: '100',
      ed: '900',
      rl: '0',
      rt: [
        {
          ws: [
            { wb: 1, we: 20, cw: [{ w: '喂' }] },
            { wb: 21, we: 60, cw: [{ w: '你好' }] },
          ],
        },
      ],
    },
  };
  expect(
    await read({
      content: { orderResult: JSON.stringify({ lattice: [{ json_1best: JSON.stringify(best) }] }) },
    }),
  ).toEqual(['0.1–0.9 喂你好']);
});

test('services that are not known by name are read where a list has texts and times, in seconds or milliseconds', async () => {
  expect(
    await read({
      result: {
        text: '…',
        utterances: [{ start_time: 200, end_time: 1400, text: '火山', additions: { speaker: '1' } }],
      },
    }),
  ).toEqual(['0.2–1.4 说话人 1: 火山']);
  expect(
    await read({ results: { utterances: [{ start: 0.2, end: 1.4, transcript: 'deep', speaker: 0 }] } }),
  ).toEqual(['0.2–1.4 说话人 0: deep']);
  expect(await read([{ sentence_info: [{ start: 480, end: 2100, text: '方', spk: 1 }] }])).toEqual([
    '0.48–2.1 说话人 1: 方',
  ]);
});
