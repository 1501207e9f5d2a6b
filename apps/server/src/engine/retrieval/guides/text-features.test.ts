import { expect, test } from 'vitest';
import { featuresOf } from './text-features.ts';

test('Chinese is compared by runs of one to three characters, figures as one', () => {
  expect([...featuresOf('欠薪30天')].sort()).toEqual(
    ['欠', '薪', '0', '天', '欠薪', '薪0', '0天', '欠薪0', '薪0天'].sort(),
  );
  expect(featuresOf('欠薪45天')).toEqual(featuresOf('欠薪30天'));
});

test('no run crosses a mark', () => {
  expect(featuresOf('欠薪，跑路').has('薪跑')).toBe(false);
});

test('other words stand alone and by twos', () => {
  expect([...featuresOf('My boss left')]).toEqual(['my', 'boss', 'my boss', 'left', 'boss left']);
  expect([...featuresOf('用APP买')].sort()).toEqual(['app', '买', '用']);
});
