import { expect, test } from 'vitest';
import { paragraph, writeWord } from '../../testing/office-packages.ts';
import { readTranscript } from './read-transcript.ts';

const LINES = [
  '谈话笔录',
  '（据录音整理）',
  '时间：＿＿＿＿＿＿＿＿＿＿',
  '谈话人：张律师',
  '被谈话人：＿＿＿＿＿＿＿＿＿＿',
  '本笔录据录音整理，录音文件：通话.wav；括号内为录音中的时间（时:分:秒）；照录音整理。',
  '问：这三万五是您借的吗？（00:00:00）',
  '答：是我借的：月底还（分两次）。（00:00:12）',
  '王会计：账是我记的。（00:01:05）',
  '（说话人不明）：对。（01:00:07）',
  '（以下无正文）',
  '被谈话人（签名）：＿＿＿＿　　年　　月　　日',
];

test('a 笔录 that this program wrote is read back with who spoke and when', async () => {
  const { segments, speakers, warnings } = await readTranscript(
    '笔录.docx',
    await writeWord({ body: LINES.map((line) => paragraph(line)).join('') }),
  );
  const nameOf = (speaker: string | null) => speakers.find(({ id }) => id === speaker)?.name ?? null;
  expect(segments.map(({ startMs, speaker, text }) => [startMs, nameOf(speaker), text])).toEqual([
    [0, '张律师', '这三万五是您借的吗？'],
    [12_000, '答', '是我借的：月底还（分两次）。'],
    [65_000, '王会计', '账是我记的。'],
    [3_607_000, null, '对。'],
  ]);
  expect(warnings.map(({ code }) => code)).not.toContain('text_before_first_time');
});

test('where several ask or answer, those who are named in brackets speak', async () => {
  const lines = [
    '调查笔录',
    '（据录音整理）',
    '问（赵一）：在吗？（00:00:01）',
    '答（钱二）：在。（00:00:03）',
  ];
  const { segments, speakers } = await readTranscript('a.txt', Buffer.from(lines.join('\n')));
  expect(segments.map(({ speaker }) => speakers.find(({ id }) => id === speaker)?.name)).toEqual([
    '赵一',
    '钱二',
  ]);
});
