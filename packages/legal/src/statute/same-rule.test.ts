import { expect, test } from 'vitest';
import { isSameMatter, isSameRule } from './same-rule.ts';

const RETURN = '借用风筝的，应当在借期届满之日起三日内归还；损坏的，应当照价赔偿，但是因暴风损坏的除外。';

test('a rule is the same when only references, marks and single words differ', () => {
  expect(isSameRule(RETURN, RETURN)).toBe(true);
  expect(isSameRule('依照本法第十二条第二款的规定归还。', '依照本法第二十条第一款的规定归还。')).toBe(true);
  expect(isSameRule(RETURN, RETURN.replace('借用风筝的', '借用他人风筝的'))).toBe(true);
});

test('another figure, another denial or other words are another rule', () => {
  expect(isSameRule(RETURN, RETURN.replace('三日', '十日'))).toBe(false);
  expect(isSameRule(RETURN, RETURN.replace('应当照价', '不得照价'))).toBe(false);
  expect(isSameRule(RETURN, '灯笼节的举办人应当向消防机构备案。')).toBe(false);
});

test('an article that rules otherwise may be about the same matter', () => {
  expect(
    isSameMatter(RETURN, RETURN.replace('三日', '十日').replace('但是因暴风损坏的除外', '数额由双方商定')),
  ).toBe(true);
  expect(isSameMatter(RETURN, '灯笼节的举办人应当向消防机构备案。')).toBe(false);
});
