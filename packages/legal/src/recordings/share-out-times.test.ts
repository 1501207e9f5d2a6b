import { describe, expect, test } from 'vitest';
import { spreadSentences, timeSentences } from './share-out-times.ts';

const words = (text: string, startMs = 0, everyMs = 200) =>
  [...text].map((one, at) => ({
    text: one,
    startMs: startMs + at * everyMs,
    endMs: startMs + (at + 1) * everyMs,
  }));
const told = (sentences: readonly { text: string; startMs: number; endMs: number }[]) =>
  sentences.map(({ text, startMs, endMs }) => [text, startMs, endMs]);

describe('times of what was heard', () => {
  test('a text without times is shared out by the length of its sentences', () => {
    expect(told(spreadSentences('你好。请坐下吧。', { startMs: 1000, endMs: 9000 }))).toEqual([
      ['你好。', 1000, 4000],
      ['请坐下吧。', 4000, 9000],
    ]);
  });

  test('sentences have the times of their words, whatever marks stand between', () => {
    const heard = [...words('你好', 100), ...words('请坐', 2000)];
    const sentences = timeSentences('你好。请坐。', heard, { startMs: 0, endMs: 3000 });
    expect(told(sentences)).toEqual([
      ['你好。', 100, 500],
      ['请坐。', 2000, 2400],
    ]);
    expect(sentences[1]?.words?.map(({ text }) => text)).toEqual(['请', '坐']);
  });

  test('a text without marks is cut where somebody paused', () => {
    const heard = [...words('钱我借了', 0), ...words('月底还', 3000)];
    expect(told(timeSentences('钱我借了月底还', heard, { startMs: 0, endMs: 4000 }))).toEqual([
      ['钱我借了', 0, 800],
      ['月底还', 3000, 3600],
    ]);
  });

  test('one sentence without a pause keeps its marks', () => {
    expect(timeSentences('好的，', words('好的'), { startMs: 0, endMs: 900 })).toMatchObject([
      { text: '好的，', startMs: 0, endMs: 400 },
    ]);
  });

  test('words that say something else give no times', () => {
    const sentences = timeSentences('50000元。', words('五万元'), { startMs: 0, endMs: 900 });
    expect(sentences).toEqual([{ text: '50000元。', startMs: 0, endMs: 900 }]);
  });
});
