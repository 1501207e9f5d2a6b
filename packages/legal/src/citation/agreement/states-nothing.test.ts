import { expect, test } from 'vitest';
import { statesNothing } from './states-nothing.ts';

test.each([
  '安全放飞义务见 ',
  '风筝租金的调整标准规定在 ',
  '线轴检验的程序，',
  '3. 自行收线依 ',
  '会员追索权见 ',
  '（出借人的交付义务）',
])('who names a matter says nothing of it: %s', (claim) => {
  expect(statesNothing(claim, claim)).toBe(true);
});

test.each(['试飞期从哪天起算', '什么时候可以分割共有的风筝', '放飞是否需要许可'])(
  'nor does who asks: %s',
  (claim) => {
    expect(statesNothing(claim, claim)).toBe(true);
  },
);

test.each([
  '放飞人承担连带责任',
  '出租人不负修理义务',
  '试飞期为三个月',
  '放飞人应当遵守协会规则',
  '租用人有权请求降低标准',
  '会员应当依 ',
])('a rule states something, whatever word it ends with: %s', (claim) => {
  expect(statesNothing(claim, claim)).toBe(false);
});
