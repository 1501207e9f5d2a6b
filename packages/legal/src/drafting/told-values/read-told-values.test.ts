import { expect, test } from 'vitest';
import { readToldValues } from './read-told-values.ts';

const TODAY = '2026-11-30';
const STORY =
  '大前天才下定决心。我叫沈若兰，家住宁波市鄞州区百丈东路18号2幢301室，电话13800138000。去年3月8号借给同事戴志强六万，当天又从工行转了1.5万，说年利率百分之十，晚一天罚千分之五一天。今年4月2号还了五千。';
const told = (kind: string, story = STORY) =>
  readToldValues(story, TODAY).flatMap((one) => (one.kind === kind ? [one.value] : []));

test('every sum, day, rate, number, person and place is told, in the order of the story', () => {
  expect(told('money')).toEqual([60_000, 15_000, 5_000]);
  expect(told('date')).toEqual(['2025-03-08', '2026-04-02']);
  expect(told('percent')).toEqual([10]);
  expect(told('mobile')).toEqual(['13800138000']);
  expect(told('name')).toEqual(['沈若兰', '戴志强']);
  expect(told('address')).toEqual(['宁波市鄞州区百丈东路18号2幢301室']);
});

test('each has its place in what was typed, and the words around it', () => {
  const [sum] = readToldValues(STORY, TODAY).filter(({ kind }) => kind === 'money');
  expect(sum && STORY.slice(sum.start, sum.end)).toBe('六万');
  expect(sum?.words).toBe('去年3月8号借给同事戴志强六万');
});

test('a long clause is shown around its value', () => {
  const [sum] = readToldValues('他那一年前前后后从我这里零零碎碎拿走的钱加起来一共有三万二千元左右吧', TODAY);
  expect(sum).toMatchObject({ value: 32_000 });
  expect(sum?.words).toContain('三万二千元');
  expect(sum?.words.startsWith('…')).toBe(true);
});

test('an estate without its district, and what is no address, are none', () => {
  expect(told('address', '他妈在小区做保洁一个月2600，公司区别对待我们。')).toEqual([]);
  expect(told('address', '我们是在武汉市洪山区珞喻路的店里签的')).toEqual(['武汉市洪山区珞喻路']);
});

test('nothing that was told is nothing', () => {
  expect(readToldValues('', TODAY)).toEqual([]);
  expect(readToldValues('我该怎么办？', TODAY)).toEqual([]);
});

test('a number plate is no sum, a road nobody, and a word that looks like a name is not offered', () => {
  const story =
    '我叫谢芳，住绍兴柯桥。8月5号过减速带的时候，对方的皖A6K21X撞了我，后来全包修车花了三千，黄山路那家店修的。';
  expect(told('money', story)).toEqual([3_000]);
  expect(told('name', story)).toEqual(['谢芳']);
});

test('a sum between two is none', () => {
  expect(told('money', '我叫成小满，一个月一般是一万七八，上月只发了四千二。')).toEqual([4200]);
});
