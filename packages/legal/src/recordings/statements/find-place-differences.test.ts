import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { placeDifferences } from './find-place-differences.ts';

const found = (...turns: [string, string][]) =>
  placeDifferences(talk(...turns)).map(({ topic, one, other }) => `${topic}: ${one.said} / ${other.said}`);

test('who was in one city on the day and signed in another tells of two places', () => {
  expect(
    found(['a', '你那天人在哪儿'], ['b', '我那天在绍兴开会'], ['a', '哦'], ['b', '协议我是在台州签的']),
  ).toEqual(['签协议: 我那天在绍兴开会 / 协议我是在台州签的']);
  expect(found(['a', '你那天在台州签的字'], ['b', '我当天在绍兴，没去台州'])).toHaveLength(1);
});

test('one thing cannot be handed over in two kinds of places', () => {
  expect(found(['a', '押金是在中介给的'], ['b', '押金是在你店里给的'])).toEqual([
    '给押金: 押金是在中介给的 / 押金是在你店里给的',
  ]);
});

test.each([
  [
    ['a', '我礼拜一在合肥，礼拜二在芜湖'],
    ['b', '我礼拜二在合肥'],
  ],
  [
    ['a', '借条是在茶馆写的'],
    ['b', '收条是在银行写的'],
  ],
  [
    ['a', '我那天早上在无锡'],
    ['b', '你那天晚上在常州'],
  ],
  [
    ['a', '我住在长沙，那天也在长沙'],
    ['b', '我那天在株洲'],
  ],
  [
    ['a', '要是我那天在烟台就好了'],
    ['a', '合同我在威海签的'],
  ],
  [
    ['a', '他说他那天在烟台'],
    ['a', '合同他在威海签的'],
  ],
  [
    ['a', '合同是在公司签的'],
    ['b', '合同是在公司会议室签的'],
  ],
] as [string, string][][])('%j are of two days, things, people or one place', (...turns) => {
  expect(found(...turns)).toEqual([]);
});
