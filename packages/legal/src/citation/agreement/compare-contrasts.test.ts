import { expect, test } from 'vitest';
import { appliedThoughNot, contrastAsRule } from './compare-contrasts.ts';

// Rules of our own making.
const RENT =
  '会员请求分期支付场地租金、器材维修费的，应当提供担保。俱乐部可以同意分期支付相关费用。但是，已经欠缴的费用以及入会押金，应当一次付清。';
const TERM = '前款的二年为最长期间，不适用时效中止、中断或者延长的规定。';

test('what the contrast alone names does not fall under the rule', () => {
  expect(contrastAsRule('入会押金也可以分期支付', RENT)?.law).toContain('但是');
  expect(contrastAsRule('场地租金也可以分期支付', RENT)).toBeNull();
  expect(contrastAsRule('入会押金也应当一次付清', RENT)).toBeNull();
  expect(contrastAsRule('入会押金应当一次付清', RENT)).toBeNull();
});

test('what is not applied is not possible', () => {
  expect(appliedThoughNot('二年可以因会员主张权利而中断', TERM)?.said).toContain('中断');
  expect(appliedThoughNot('二年可以依法延长', TERM)).not.toBeNull();
  expect(appliedThoughNot('二年不能中断', TERM)).toBeNull();
  expect(appliedThoughNot('二年届满后可以另行协商', TERM)).toBeNull();
});
