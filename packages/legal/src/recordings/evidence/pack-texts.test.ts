import { expect, test } from 'vitest';
import { consentNote } from './consent-note.ts';
import { hashStatement } from './hash-statement.ts';
import type { PackText } from './pack-text.ts';
import { recordingStatement } from './recording-statement.ts';
import { verifyInstructions, writeSums } from './verify-instructions.ts';

const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const file = {
  name: '谈话.m4a',
  bytes: 123456,
  sha256: SHA256,
  receivedAt: '2026年3月1日16时（北京时间）',
  tags: [],
  deletedOn: null,
};
const origin = {
  ...{ fileName: '谈话.m4a', sha256: SHA256, device: null, recordedAt: null, place: null, recordedBy: null },
  ...{
    speakers: [],
    keptWhere: null,
    receivedAt: '2026年3月1日16时',
    transferredBy: null,
    deletedOn: null,
    transcript: 'recording' as const,
    guessedTimes: 0,
    editedPassages: null,
    deletedPassages: 0,
  },
};
const words = ({ paragraphs }: PackText) => paragraphs.join('\n');

test('the hash statement proves integrity since receipt alone, and calls the file no original carrier', () => {
  const text = words(hashStatement(file, 'zh-CN'));
  expect(text).toContain(`SHA-256：${SHA256}`);
  expect(text).toContain('自收到之时起未被改动');
  expect(text).toContain('不能说明收到之前的情况');
  expect(text).not.toContain('原始载体');
  expect(text).toContain('保管录制所用的手机');
  const english = words(hashStatement({ ...file, tags: [{ name: 'make', value: 'X' }] }, 'en'));
  expect(english).toContain('since it was received');
  expect(english).toContain('not verified): make X');
});

test('the statement follows articles 116, 15, 93 and 106, asserts nothing that was not given and names no original carrier of its own', () => {
  const empty = recordingStatement(origin);
  expect(empty.sources.map(({ article }) => article)).toEqual(['116', '15', '93', '106']);
  const text = words(empty);
  for (const article of ['第一百一十六条第三款', '第十五条', '第九十三条', '第一百零六条'])
    expect(text).toContain(article);
  expect(text).toContain('录音由＿＿＿＿＿＿于＿＿＿＿＿＿在＿＿＿＿＿＿使用＿＿＿＿＿＿录制');
  expect(text).not.toMatch(/(?:随附|本文件|该文件)[^。]*原始载体/);
  expect(text).not.toContain('人工改动');
  const given = words(
    recordingStatement({
      ...origin,
      device: '手机',
      recordedBy: '周桂兰',
      speakers: ['周桂兰', '老李'],
      editedPassages: 3,
    }),
  );
  expect(given).toContain(
    '录音由周桂兰于＿＿＿＿＿＿在＿＿＿＿＿＿使用手机录制；录音中的说话人：周桂兰、老李',
  );
  expect(given).toContain('人工改动3处，');
  const deleted = words(recordingStatement({ ...origin, editedPassages: 3, deletedPassages: 2 }));
  expect(deleted).toContain('人工改动3处（含删去2段）');
});

test('the statement says what the words of the transcript rest on, and 据录音整理 of those alone that were written down from the sound', () => {
  const of = (transcript: 'recording' | 'import' | 'typed' | null, guessedTimes = 0) =>
    words(recordingStatement({ ...origin, transcript, guessedTimes }));
  expect(of('recording')).toContain('五、文字稿。文字稿据录音整理');
  expect(of('import')).toContain('与录音的对应由提交人核对');
  expect(of('import', 12)).toContain('其中12段的时间标“约”，系按字数推算');
  expect(of('import', 12)).toContain('字幕文件因部分时间是推算的未附');
  expect(of('import')).not.toContain('字幕');
  expect(of('typed')).toContain('文字稿由人工录入');
  expect(of(null)).toContain('五、文字稿。未附文字稿。');
  for (const source of ['import', 'typed', null] as const) expect(of(source)).not.toContain('据录音整理');
});

test('a file that was deleted is not said to be enclosed, and its hash is that of what was received', () => {
  const deletedOn = '2026-03-09';
  const hash = words(hashStatement({ ...file, deletedOn }, 'zh-CN'));
  expect(hash).toContain('已由保管人选择于 2026-03-09 从本系统删除，未随附');
  expect(hash).not.toMatch(/随附文件/);
  const english = words(hashStatement({ ...file, deletedOn }, 'en'));
  expect(english).toContain('deleted here on 2026-03-09');
  expect(english).not.toMatch(/The enclosed file|over the enclosed/);
  const statement = words(recordingStatement({ ...origin, deletedOn }));
  expect(statement).toContain('已由保管人选择于2026-03-09从本系统删除，本次未随附');
  expect(statement).not.toContain('本次随附');
  expect(statement).toContain('是对当时收到的文件计算的');
});

test('the consent note says what the law has of secret recordings, in both languages with the same articles', () => {
  const [chinese, english] = [consentNote('zh-CN'), consentNote('en')];
  expect(chinese.sources).toEqual(english.sources);
  for (const { article } of english.sources) expect(words(english)).toMatch(new RegExp(`\\b${article}\\b`));
  expect(words(chinese)).toContain('不当然无效');
  expect(words(chinese)).toContain('第一千零三十三条');
});

test('verifying needs what a computer has, and runs nothing of the pack', () => {
  for (const language of ['zh-CN', 'en'] as const)
    expect(words(verifyInstructions(language))).toContain('sha256sum -c SHA256SUMS');
  expect(
    writeSums([
      { path: '原件/谈话.m4a', sha256: SHA256 },
      { path: 'a\nb\\c', sha256: SHA256 },
    ]),
  ).toBe(`${SHA256}  原件/谈话.m4a\n\\${SHA256}  a\\nb\\\\c\n`);
});
