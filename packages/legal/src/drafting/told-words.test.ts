import { expect, test } from 'vitest';
import { isPlainSentence } from './plain-words.ts';
import { readStory } from './read-story.ts';

const TODAY = '2026-11-29';
const one = (story: string, path: string) =>
  readStory(story, TODAY).find((fact) => fact.path === path)?.value;

const CHAT =
  '律师你好，我跟您说，真是倒霉。我租了汪小琴的房子，押金3000元，今年5月2日搬走，她就是不退押金，哎，我咽不下这口气。';

test('what is told as people chat stands beside the paper and is quoted in it, unchanged in the first person', () => {
  const [story, words] = [String(one(CHAT, 'story')), String(one(CHAT, 'told_words'))];
  expect(story).toBe('原告交付押金3000元。2026年5月2日，原告搬离并向被告交还房屋。被告至今没有退还押金。');
  expect(words).toContain('她就是不退押金，哎，我咽不下这口气。');
  expect(words).not.toContain('原告');
  expect(String(one(CHAT, 'told_account'))).toBe(
    '据原告自述：“我租了汪小琴的房子，押金3000元，今年5月2日搬走，她就是不退押金。”',
  );
});

test('a story in plain words is taken over, and nothing of it stands beside', () => {
  const plain = '2026年3月1日我租了汪小琴的房子，押金3000元。2026年5月2日我搬走，汪小琴不退押金。';
  expect(one(plain, 'story')).toContain('原告租了汪小琴的房子');
  expect(one(plain, 'told_words')).toBeUndefined();
});

test('of a loan whose facts a template writes, what no fact carries stands beside', () => {
  const story =
    '2024年3月1日我转账借给郑建平5万元。介绍人当时说他家里有三套房子要拆迁。约定2025年3月1日前归还。';
  expect(one(story, 'told_words')).toBe('介绍人当时说他家里有三套房子要拆迁。');
});

test('what somebody is quoted with makes no sentence chat', () => {
  expect(isPlainSentence('她说“哎，我就是不退”')).toBe(true);
  expect(isPlainSentence('佢冇俾钱')).toBe(false);
});
