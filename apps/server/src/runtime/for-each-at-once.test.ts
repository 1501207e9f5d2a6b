import { expect, test } from 'vitest';
import { forEachAtOnce } from './for-each-at-once.ts';

test('every item has its turn once, never more at a time than allowed', async () => {
  const seen: number[] = [];
  let running = 0;
  let most = 0;
  await forEachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    seen.push(item);
    running -= 1;
  });
  expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test('after a failure nothing new begins, and what is under way ends first', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const all = forEachAtOnce([1, 2, 3], 2, async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('broken');
    await held;
    ended.push(item);
  });
  const outcome = expect(all).rejects.toThrow('broken');
  release();
  await outcome;
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});
