import { expect, test } from 'vitest';
import { knownRepeal } from './known-repeals.ts';

test('interpretations of the marriage law ended with the decision of 2020, however the title is written', () => {
  expect(knownRepeal('最高人民法院关于适用《婚姻法》若干问题的解释（三）')?.since).toBe('2021-01-01');
  expect(knownRepeal('最高人民法院关于适用〈中华人民共和国婚姻法〉若干问题的解释(三)')?.since).toBe(
    '2021-01-01',
  );
});

test('an interpretation that was revised in 2020 is not among them', () => {
  expect(knownRepeal('最高人民法院关于审理民间借贷案件适用法律若干问题的规定')).toBeNull();
});

test('the four old interpretations on labour disputes ended, the one of 2020 did not', () => {
  expect(knownRepeal('最高人民法院关于审理劳动争议案件适用法律若干问题的解释（四）')?.since).toBe(
    '2021-01-01',
  );
  expect(knownRepeal('最高人民法院关于审理劳动争议案件适用法律问题的解释（一）')).toBeNull();
});

test('the two old interpretations on construction contracts ended, the one of 2020 did not', () => {
  const title = '最高人民法院关于审理建设工程施工合同纠纷案件适用法律问题的解释';
  expect([title, `${title}（二）`].map((one) => knownRepeal(one)?.since)).toEqual([
    '2021-01-01',
    '2021-01-01',
  ]);
  expect(knownRepeal(`${title}（一）`)).toBeNull();
});

test('what 民法典 repealed is known by title and by name, and with the law that has its matter now', () => {
  for (const name of ['中华人民共和国合同法', '合同法', '婚姻法', '侵权责任法'])
    expect(knownRepeal(name)).toMatchObject({ since: '2021-01-01', successor: '中华人民共和国民法典' });
  expect(knownRepeal('中华人民共和国劳动合同法')).toBeNull();
  expect(knownRepeal('民法典')).toBeNull();
});

test.each([
  ['食品卫生法', '2009-06-01'],
  ['《企业劳动争议处理条例》', '2011-01-08'],
  ['中华人民共和国营业税暂行条例', '2017-11-19'],
])('%s was repealed, and is no invention', (name, since) => {
  expect(knownRepeal(name)?.since).toBe(since);
});

test('marks written as signs of less and more are marks of a title', () => {
  expect(knownRepeal('最高人民法院关于适用<中华人民共和国合同法>若干问题的解释（一）')?.since).toBe(
    '2021-01-01',
  );
});

test('what the criminal code of 1997 ended is known with and without whose it was', () => {
  for (const name of [
    '关于惩治贪污罪贿赂罪的补充规定',
    '全国人民代表大会常务委员会关于惩治贪污罪贿赂罪的补充规定',
  ])
    expect(knownRepeal(name)?.since).toBe('1997-10-01');
  expect(knownRepeal('关于惩治骗购外汇、逃汇和非法买卖外汇犯罪的决定')).toBeNull();
});
