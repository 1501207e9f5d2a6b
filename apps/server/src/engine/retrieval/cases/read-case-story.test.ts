import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { expect, test } from 'vitest';
import { articleKey } from './article-key.ts';
import { causeFinder, readCaseStory } from './read-case-story.ts';

const findCauses = causeFinder(['盗窃罪', '民间借贷纠纷', '借贷纠纷', '房屋租赁合同纠纷'], matchLexicon);
const read = (text: string) =>
  readCaseStory({ isKnownTitle: (name) => name === '民法典' || name === '刑法', findCauses }, text);

test('of a story one reads whom it is about, its figures, what it cites and what is in dispute', () => {
  const story = read(
    '房东租给我的房子漏水，押金5000元不退，租期两年。按民法典第七百一十二条他应当维修。房东是否要赔我的家具？',
  );
  expect(story.roles).toEqual([{ word: '房东', role: 'lessor' }]);
  expect(story.amounts.map(({ value }) => value)).toEqual([5000]);
  expect(story.durations.map(({ count, unit }) => [count, unit])).toEqual([[2, 'year']]);
  expect(story.citedKeys).toEqual(['民法典 712']);
  expect(story.issues).toEqual(['房东是否要赔我的家具？']);
});

test('causes that a story names are found without their ending, the longest name wins', () => {
  expect(read('他因涉嫌盗窃被拘留').causes).toEqual(['盗窃罪']);
  expect(read('这是一起民间借贷').causes).toEqual(['民间借贷纠纷']);
  expect(read('邻居的狗咬了我').causes).toEqual([]);
});

test('the same article has one key however it is cited', () => {
  const article = { main: 264, sub: 0 };
  expect(articleKey('《中华人民共和国刑法》', article)).toBe(articleKey('刑法', article));
  expect(articleKey('刑法', { main: 133, sub: 1 })).not.toBe(articleKey('刑法', { main: 133, sub: 0 }));
});

test('a text far too long is read in its beginning', () => {
  expect(read('被告欠款不还。'.repeat(100_000)).text).toHaveLength(20_000);
  expect(read('')).toMatchObject({ issues: [], causes: [], roles: [], citedKeys: [] });
});
