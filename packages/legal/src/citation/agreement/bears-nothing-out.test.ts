import { expect, test } from 'vitest';
import { isInAnotherLanguage, narrowsRule } from './bears-nothing-out.ts';

test.each([
  ['会员提前三日通知协会，才可以退会', '会员提前三日通知协会，可以退会。'],
  ['满两年未缴费的，方能除名', '满两年未缴费的，可以除名。'],
  ['双方均不愿意的，可以撤回', '任何一方不愿意的，可以撤回。'],
])('narrower than the article: %s', (claim, law) => {
  expect(narrowsRule(claim, law)).toBe(true);
});

test.each([
  ['会员提前三日通知协会，可以退会', '会员提前三日通知协会，可以退会。'],
  ['经表决的，方可除名', '经表决的，方可除名。'],
  ['只有表决才能除名', '只有经过表决的，协会才能除名。'],
  ['付款方可以撤回', '任何一方可以撤回。'],
])('no narrower: %s', (claim, law) => {
  expect(narrowsRule(claim, law)).toBe(false);
});

test('an English sentence is in another language, a Chinese one with a name in it is not', () => {
  expect(isInAnotherLanguage('requires suit within 30 days of the application')).toBe(true);
  expect(isInAnotherLanguage('应当在30日内向 Kite Club Ltd. 缴费并说明理由')).toBe(false);
  expect(isInAnotherLanguage('30日')).toBe(false);
});
