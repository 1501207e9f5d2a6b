import { expect, test } from 'vitest';
import { keyFacts } from './key-facts.ts';

test('facts are sums with what they are, days and periods with what happened, and who is who', () => {
  const story =
    '我2023年3月5日入职一家装修公司做木工，月工资8000元，干了九个月没有签书面合同，老板口头辞退我。我的押金是房东拿着的，6000元。';
  expect(keyFacts(story)).toEqual([
    '房东',
    '我2023年3月5日入职一家装修公司做木工',
    '月工资8000元',
    '干了九个月没有签书面合同',
  ]);
});

test('a long clause is told around its figure, and a story without figures by its roles alone', () => {
  const [fact] = keyFacts(
    '双方在没有任何其他人在场的情况下口头商定由对方在年底之前一次性付给我工程款50000元整并且不再追究其他责任',
  );
  expect(fact).toContain('工程款50000元');
  expect(fact?.length).toBeLessThan(40);
  expect(keyFacts('对方一直不理我')).toEqual([]);
});
