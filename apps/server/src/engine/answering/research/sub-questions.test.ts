import { expect, test } from 'vitest';
import { readSubQuestions } from './sub-questions.ts';

test('sentences that ask are parts of a question, each with the facts told right before it', () => {
  expect(readSubQuestions('公司拖欠我三个月工资。我能不能辞职要补偿？劳动仲裁的时效是多久？')).toEqual([
    '公司拖欠我三个月工资。我能不能辞职要补偿？',
    '劳动仲裁的时效是多久？',
  ]);
});

test('one sentence may ask several things', () => {
  expect(readSubQuestions('房东不退押金，能不能要回来，去哪里起诉，要交多少诉讼费？')).toEqual([
    '房东不退押金，能不能要回来',
    '去哪里起诉',
    '要交多少诉讼费？',
  ]);
});

test('another trouble told besides is a part of its own, without a question mark', () => {
  expect(readSubQuestions('房东不退押金怎么办？另外公司没有给我交社保。')).toEqual([
    '房东不退押金怎么办？',
    '另外公司没有给我交社保。',
  ]);
});

test('a question that asks one thing is itself its only part', () => {
  for (const question of [
    '民法典第五百七十七条',
    '押金不退怎么办？',
    '离职',
    '合同到期。房东要涨租。我不同意。',
  ])
    expect(readSubQuestions(question)).toEqual([question]);
  expect(readSubQuestions('  Can the landlord keep the deposit? ')).toEqual([
    'Can the landlord keep the deposit?',
  ]);
});

test('English questions part at their sentences', () => {
  expect(readSubQuestions('My boss owes me wages. Can I resign? How long do I have to sue?')).toHaveLength(2);
});

test('of very many questions the last part holds the rest, and a hostile text ends soon', () => {
  const parts = readSubQuestions('怎么办？能不能退？'.repeat(200));
  expect(parts).toHaveLength(6);
  const started = performance.now();
  readSubQuestions('？，'.repeat(50_000));
  readSubQuestions('，'.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(500);
});
