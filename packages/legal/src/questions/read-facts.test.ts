import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';
import { readQuestion } from './read-question.ts';

const factsOf = (text: string) => readFacts(readQuestion(text));

test.each([
  ['我怀孕5个月，公司要辞退我', ['pregnant']],
  ['I am pregnant and was fired', ['pregnant']],
  ['老公刚走，我还怀着孕', ['pregnant']],
  ['孩子12岁，玩手机充了8000元', ['child_8_to_15']],
  ['六岁的女儿充值了三千', ['child_under_8']],
  ['一岁的儿子归谁', ['child_under_2', 'child_under_8']],
  ['my 16-year-old son paid for games', ['child_16_or_17']],
  ['干了三个月没签劳动合同', ['no_written_contract']],
  ['没领证，彩礼能要回来吗', ['not_registered']],
  ['我今年72岁，儿子不管我', ['elderly']],
  ['我爸七十多岁被忽悠买了保健品', ['elderly']],
  ['my 78-year-old mother was cheated', ['elderly']],
  ['对方全责，撞断我一条腿', ['other_side_at_fault']],
])('what changes the answer is read: %s', (text, circumstances) => {
  expect(factsOf(text).circumstances).toEqual(circumstances);
});

test.each([
  '老公的小三怀孕了，能要回给她的钱吗',
  '我没怀孕，公司以为我怀孕了',
  '我儿子35岁，不养我',
  '孩子的抚养费怎么定',
  '抚养费一个月60元，7年没给',
])('what is said of somebody else or not at all is no circumstance: %s', (text) => {
  expect(factsOf(text).circumstances).toEqual([]);
});

test('figures, days and lengths of time are shown with what they are, each once', () => {
  const { shown } = factsOf('2022年3月1日入职，月薪6000元，干了3年，月薪6000元');
  expect(shown.map(({ label, value }) => `${label.zh} ${value.zh}`)).toEqual([
    '月工资 6,000 元',
    '入职日期 2022-03-01',
    '时间 3年',
  ]);
});

test.each([
  ['2026年3月1日入职，9月30日被辞退', ['入职日期 2026-03-01', '离职日期 2026-09-30']],
  ['入职2026年3月1日', ['入职日期 2026-03-01']],
  ['2024年5月1日签的合同，2025年4月30日到期', ['签订日期 2024-05-01', '到期日 2025-04-30']],
  ['2024年5月1日他来我家', ['日期 2024-05-01']],
  [
    'I joined on 1 March 2026 and was fired on 30 September 2026',
    ['入职日期 2026-03-01', '离职日期 2026-09-30'],
  ],
])('a day is called by what happened on it: %s', (text, days) => {
  const { shown } = factsOf(text);
  expect(
    shown.filter(({ id }) => id === 'date').map(({ label, value }) => `${label.zh} ${value.zh}`),
  ).toEqual(days);
});
