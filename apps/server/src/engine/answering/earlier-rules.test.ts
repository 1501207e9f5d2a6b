import type { EarlierRule } from '@mingfa/content/earlier-rule';
import type { Guide } from '@mingfa/content/guide';
import { loadGuides } from '@mingfa/content/load-guides';
import { expect, test } from 'vitest';
import { makeLawEvidence } from '../../testing/make-evidence.ts';
import { callEarlierRule, withEarlierLaw } from './earlier-rules.ts';
import type { LibraryReader } from './library-reader.ts';
import { SourceList } from './source-list.ts';

const TODAY = '2026-11-20';
const text = { zh: '风筝', en: 'a kite' };
const rule = (change: Partial<EarlierRule>): EarlierRule => ({
  id: 'old',
  before: '2021-01-01',
  happened: text,
  answer: text,
  same: false,
  sums: false,
  source: { law: text, readIn: 'nowhere', inLibrary: false },
  period: false,
  readOn: null,
  ...change,
});

const call = (story: string, rules: EarlierRule[], { points = [] as string[], asOf = TODAY } = {}) =>
  callEarlierRule({ earlier: rules } as Guide, { text: story, points, asOf, today: TODAY });

test.each([
  ['a day before that of the newer law', '2015年3月借出的风筝丢了', {}, '2015-03-01'],
  ['a year that lies before it as a whole', '2020年借出的风筝丢了', {}, '2020-01-01'],
  ['not the day of the newer law', '2021年1月1日借出的风筝丢了', {}, null],
  ['not a year in which the law changed', '2021年借出的风筝丢了', { before: '2021-06-01' }, null],
  ['not what happened before the older law', '2009年借出的风筝丢了', { from: '2010-07-01' }, null],
  ['not a story without a day', '借出的风筝丢了', {}, null],
  [
    'a word told with the day',
    '2015年结婚，2019年借出风筝',
    { toldBy: { zh: ['借'], en: ['lent'] } },
    '2019-01-01',
  ],
  [
    'not a word told with another day',
    '2015年结婚，2023年借出风筝',
    { toldBy: { zh: ['借'], en: ['lent'] } },
    null,
  ],
  [
    'a word before the only day',
    '风筝是借的，那是2015年',
    { toldBy: { zh: ['借'], en: ['lent'] } },
    '2015-01-01',
  ],
  [
    'a word between two days of one clause',
    '2015年借的风筝去年丢了',
    { toldBy: { zh: ['借'], en: ['lent'] } },
    '2015-01-01',
  ],
  ['English', 'I lent my kite in March 2019', { toldBy: { zh: ['借'], en: ['lent'] } }, '2019-03-01'],
])('a rule of an earlier time is called by %s', (_, story, change, day) => {
  expect(call(story, [rule(change)])?.day ?? null).toBe(day);
});

test('a rule of the point that was asked comes before one of the whole, one of another point never', () => {
  const rules = [rule({ id: 'whole' }), rule({ id: 'tail', asked: ['tail'] })];
  expect(call('2015年借的', rules, { points: ['tail'] })?.rule.id).toBe('tail');
  expect(call('2015年借的', rules, { points: ['string'] })?.rule.id).toBe('whole');
  expect(call('2015年借的', [rule({ asked: ['tail'] })], { points: ['string'] })).toBeNull();
});

test('a rule may answer where no point was asked', () => {
  const rules = [rule({ asked: ['none', 'tail'] })];
  expect(call('2015年借的', rules)?.rule.id).toBe('old');
  expect(call('2015年借的', rules, { points: ['string'] })).toBeNull();
});

test('the day that was chosen counts, not those of the story', () => {
  expect(call('2015年借的', [rule({})], { asOf: '2022-01-01' })).toBeNull();
  expect(call('借的', [rule({})], { asOf: '2019-01-01' })).toMatchObject({ day: '2019-01-01', said: null });
});

const guides = await loadGuides();
test.each([
  ['guarantor-asked-to-pay', ['joint-or-ordinary'], '2018年给朋友借款做担保，没写连带', 'silent-was-joint'],
  ['guarantor-asked-to-pay', ['until-paid-off'], '我2019年签的担保，写到本息还清为止', 'until-paid-off'],
  ['guarantor-asked-to-pay', ['joint-or-ordinary'], '2023年给朋友借款做担保，没写连带', null],
  ['interest-too-high', ['monthly-two-three-percent'], '2018年借的钱月息三分', 'twenty-four-thirty-six'],
  ['interest-too-high', ['monthly-two-three-percent'], '2013年借的钱月息三分', 'four-times-bank-rate'],
  ['will-valid-or-not', ['several-wills'], '爸爸2012年公证了遗嘱，2018年又手写一份', 'notarised-first'],
  ['dog-bite', ['which-costs'], '2014年被狗咬', 'one-year'],
  ['dog-bite', ['which-costs'], '2019年被狗咬', null],
  ['limitation-expired', [], '货款2013年到期', 'two-years'],
  ['limitation-expired', [], '货款2016年到期', 'two-became-three'],
  ['cohabitation-and-children', ['inherit-and-spouse'], '我们1990年摆酒结婚，一直没领证', 'marriage-in-fact'],
  ['drunk-driving', [], '2010年醉酒开车被查', 'no-crime-yet'],
  ['beaten-and-hurt', ['slight-injury-penalty'], '2025年8月打了邻居，派出所要罚我', 'fine-of-then'],
  ['minor-paid-for-games', [], '2016年孩子充值了游戏', 'under-ten'],
])('in %s, asked of %s, the story “%s” calls for %s', (id, points, story, expected) => {
  const guide = guides.find((one) => one.id === id) as Guide;
  expect(callEarlierRule(guide, { text: story, points, asOf: TODAY, today: TODAY })?.rule.id ?? null).toBe(
    expected,
  );
});

test('law of an earlier day is looked up as it stood then, also by a short title of its successor', async () => {
  const library = {
    resolvePlaces: async (places: { lawName: string; article: { main: number } }[], asOf: string) =>
      places.map(({ lawName, article }) => ({
        state: asOf < '2021' ? 'held' : 'repealed',
        law: {
          lawId: lawName === '旧风筝解释全名' ? 'law_old' : 'law_new',
          title: lawName,
          shortTitle: lawName,
        },
        location: {
          lawId: 'law',
          versionId: 'lvr',
          articleKey: String(article.main),
          paragraph: null,
          item: null,
        },
        article: null,
      })),
  } as unknown as LibraryReader;
  const place = { lawId: 'law_old', versionId: 'lvr_1', articleKey: '3', paragraph: null, item: null };
  const sources = new SourceList([
    makeLawEvidence({ title: '旧风筝解释全名', shortTitle: '风筝解释', label: '第三条', place }),
  ]);
  const told = { rule: rule({}), day: '2015-01-01', said: '2015年', source: 1, transition: null };
  const reader = withEarlierLaw(library, sources, [told, null]);
  const cite = (lawName: string, main: number) => ({
    lawName,
    article: { main, sub: 0 },
    paragraph: null,
    item: null,
  });
  const states = await reader.resolvePlaces(
    [cite('风筝解释', 3), cite('旧风筝解释全名', 3), cite('风筝解释', 4)],
    TODAY,
  );
  expect(states.map(({ state }) => state)).toEqual(['held', 'held', 'repealed']);
  expect(states[0]?.law?.lawId).toBe('law_old');
});
