import { expect, test } from 'vitest';
import { narrowsRule } from './narrowed-rule.ts';

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
