import { readQuestion } from '@mingfa/legal/questions/read-question';
import { expect, test } from 'vitest';
import { makeLawEvidence } from '../../testing/make-evidence.ts';
import { isOffTopic, knowledgeSpeaksOf } from './is-off-topic.ts';

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

test('knowledge speaks of the one thing that is asked, however the question counts it, and of nothing it only brushes', () => {
  const handbook = [
    { text: '可以养一只体重十公斤以下的猫或者狗，入住前登记。' },
    { text: '水费每吨五元，电费每度一元一角，网费每月六十元。' },
  ];
  for (const asked of ['可以养狗吗？', '电费一度多少钱？', '网费一个月多少钱？'])
    expect([asked, knowledgeSpeaksOf(asked, handbook)]).toEqual([asked, true]);
  for (const asked of ['网费太贵被骗了怎么投诉？', '离婚财产怎么分？', '借钱不还怎么办？', '怎么办？'])
    expect([asked, knowledgeSpeaksOf(asked, handbook)]).toEqual([asked, false]);
});
