import { expect, test } from 'vitest';
import { growthOf, IN_PROPORTION } from '../testing/own-work.ts';
import { findMeasures } from './find-measures.ts';

const read = (text: string) =>
  findMeasures(text).map(({ raw, kind, value, bound }) => `${raw} ${kind} ${value} ${bound}`);

test.each<[string, string[]]>([
  ['期限三个月以上不满一年的', ['三个月 time 90 least', '一年 time 360 less']],
  ['不得超过二十年', ['二十年 time 7200 most']],
  ['满十六周岁的人', ['十六周岁 age 16 least']],
  ['价款的三倍，不足五百元的', ['三倍 multiple 3 exact', '五百元 money 500 less']],
  ['不低于工资的百分之三百', ['百分之三百 multiple 3 exact']],
  ['两成，占三分之二以上', ['两成 share 20 exact', '三分之二 share 66.6667 least']],
  ['百分之二十至三十', ['百分之二十 share 20 exact', '三十 share 30 exact']],
  ['三至五倍', ['三 multiple 3 exact', '五倍 multiple 5 exact']],
  ['两个以上见证人', ['两个 number 2 least']],
  ['15个工作日内', ['15个工作日 workdays 15 most']],
  ['within 30 days, up to 20%', ['30 days time 30 most', '20% share 20 most']],
])('%s', (text, measures) => {
  expect(read(text)).toEqual(measures);
});

test('dates, places and numbers that count nothing are no measures', () => {
  expect(read('2021年1月1日起，依照本法第三十条第二款，任何一方都可以解除。')).toEqual([]);
});

test('36 months are three years, and half a year is six months', () => {
  const values = findMeasures('36个月，三年；半年，六个月').map(({ value }) => value);
  expect(values).toEqual([1080, 1080, 180, 180]);
});

test('a long run of numerals is read in linear time', () => {
  for (const run of ['三分之二至五倍', '一二三四五六七八九十'])
    expect(growthOf((times) => findMeasures(run.repeat(times)), 1000)).toBeLessThan(IN_PROPORTION);
});
