import { expect, test } from 'vitest';
import { statementKinds } from './statement-kinds.ts';

test.each(['我不是不承认这笔债', '我也没有不认这个账', '我们从来不否认收过定金', '我没说不认'])(
  '%s admits',
  (sentence) => {
    expect(statementKinds(sentence)).toEqual(['admission']);
  },
);

test.each([
  '我又不是没还过',
  '我没说不付',
  '不是我不赔，是手上没有现金',
  '这话我不能说没讲过，钱也不能说没收到',
  '我不是不认，你拿出证据来再说',
  '他不是不承认，他是躲着',
])('%s neither admits nor denies, and refuses nothing', (sentence) => {
  expect(statementKinds(sentence)).toEqual([]);
});

test('what is denied once is denied', () => {
  expect(statementKinds('我不承认这笔债')).toContain('denial');
  expect(statementKinds('我从来没借过他的钱')).toContain('denial');
});
