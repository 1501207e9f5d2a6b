import { expect, test } from 'vitest';
import { causeIn } from './cause-head.ts';
import { readDigestCauses } from './read-digest-causes.ts';

/** Names are from a novel. */
test.each([
  ['与游小梅执行实施', '执行实施'],
  ['史进诉陈达民间借贷纠纷', '民间借贷纠纷'],
  ['陈达民间借贷纠纷', '民间借贷纠纷'],
  ['卢某与宋某离婚纠纷一案', '离婚纠纷'],
  ['与公司有关的纠纷', '与公司有关的纠纷'],
  ['商品房预售合同纠纷', '商品房预售合同纠纷'],
  ['生命权、身体权、健康权纠纷', '生命权、身体权、健康权纠纷'],
  ['农村土地承包合同纠纷', '农村土地承包合同纠纷'],
  ['盗窃罪', '盗窃罪'],
])('of %s the cause is %s', (words, cause) => expect(causeIn(words)).toBe(cause));

test('parties without a cause behind them are none', () => expect(causeIn('卢某诉宋某')).toBeNull());

test('the title of a reported case gives its cause without the person behind the last firm', () => {
  expect(
    readDigestCauses({
      area: 'enforcement',
      title: '清川虚构公司与游小梅执行实施案',
      keywords: '',
      facts: '',
    }),
  ).toEqual(['执行实施']);
});
