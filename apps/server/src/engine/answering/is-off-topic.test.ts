import { readQuestion } from '@mingfa/legal/questions/read-question';
import { expect, test } from 'vitest';
import { makeLawEvidence } from '../../testing/make-evidence.ts';
import { isOffTopic } from './is-off-topic.ts';

const article = (text: string, score = 0.1) => makeLawEvidence({ text, score });
const of = (question: string, evidence = [article('渡船应当配备足够的救生设备。')]) =>
  isOffTopic(readQuestion(question), { words: [], cited: [] }, evidence);

test('what says no word of law and shares nothing with an article is no question of law', () => {
  expect(of('3x+5=20，x等于几')).toBe(true);
  expect(of('孩子不爱吃饭怎么办')).toBe(true);
  expect(of('你好')).toBe(true);
});

test('a word of law, a likely article, or one that speaks of the same things makes it one', () => {
  expect(of('邻居欠我钱')).toBe(false);
  expect(of('孩子不爱吃饭怎么办', [article('别的事情的条文。', 0.5)])).toBe(false);
  expect(of('渡船没有救生设备怎么办')).toBe(false);
});
