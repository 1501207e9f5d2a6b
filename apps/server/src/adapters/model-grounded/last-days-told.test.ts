import { expect, test } from 'vitest';
import { answerStory } from './testing/answer-story.ts';

const answer = (guide: string, story: string) => answerStory({ guide, story });

test.each([
  [
    'dismissed-without-reason',
    '去年12月5号公司口头通知我不用来了，还来得及仲裁吗',
    '2026-12-05',
    '2026-12-07',
  ],
  ['dismissed-without-reason', '2025年11月29号被公司开除，现在申请仲裁晚不晚', '2026-11-29', '2026-11-30'],
  ['dismissed-without-reason', '2025年12月13日被公司辞退，最晚哪天申请仲裁', '2026-12-13', '2026-12-14'],
])('the day before a rest day is told first: %s, %s', (guide, story, safe, moved) => {
  const text = answer(guide, story);
  expect(text).toContain(safe);
  expect(text.indexOf(safe)).toBeLessThan(text.indexOf(moved));
});

test.each([
  '我开网店的，2026年8月31日发的货，买家说色差要退一赔三，我要赔吗',
  '2026年8月31日收到货，数量少了两箱，卖家不认，怎么办',
  '上月5号交货，对方说有质量问题不付款，该怎么回他',
])('a day years ahead is told to nobody who does not ask of time: %s', (story) => {
  expect(answer('goods-not-delivered-or-unpaid', story)).not.toMatch(/最晚 2029|2029-\d\d-\d\d/);
});

test.each([
  '10月3日我爸在工地去世，已经认定工亡了，能赔多少',
  '今年4月2日手被机器压断，工伤认定下来了，评了九级，能拿多少',
  '去年12月1日上班摔断腿，工伤认了，鉴定十级，公司不给钱',
])('no day to ask for recognition where it was granted: %s', (story) => {
  expect(answer('work-injury', story)).not.toMatch(/最晚 20\d\d/);
});

test.each([
  ['medical-dispute', '2026年11月14日爸爸在医院去世，怀疑医院有责任，能告吗'],
  ['insulted-or-defamed-online', '2026年3月1日他在群里骂我造谣，帖子一直没删，怎么办'],
])('what may still be on is not told to be over: %s, %s', (guide, story) => {
  expect(answer(guide, story)).not.toContain('已过：');
});

test.each([undefined, ['new-evidence']])(
  'who may still appeal is told to appeal first, and of no retrial: %s',
  (points) => {
    const story = '民事判决书我11月16号收到的，我不服想上诉，今天才想起来是不是来不及了';
    const text = answerStory({ guide: 'appeal-or-retrial', story, ...(points ? { points } : {}) });
    const now = text.slice(text.indexOf('现在先做'), text.indexOf('最晚日期'));
    expect(now).toMatch(/1\. 先在 2026-12-01 前办好：上诉/);
    expect(now).not.toMatch(/再审/);
  },
);
