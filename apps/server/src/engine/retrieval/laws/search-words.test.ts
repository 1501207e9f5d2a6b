import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('words are those typed, and the longest ones that a sentence is made of', () => {
  expect(searchWords('房屋买卖 定金')).toEqual({
    pieces: ['房屋买卖', '定金'],
    words: ['房屋买卖', '定金'],
  });
  expect(searchWords('劳动合同到期').words).toEqual(['劳动合同', '到期']);
});

test('words of asking are none', () => {
  expect(searchWords('公司拖欠工资怎么办？').words).toEqual(['公司', '拖欠工资']);
  expect(searchWords('怎么办').words).toEqual([]);
});
