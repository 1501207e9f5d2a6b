import { expect, it } from 'vitest';
import { OneAtATime } from './one-at-a-time.ts';

function start() {
  const told: [string, boolean][] = [];
  const made: string[] = [];
  const ends: (() => void)[] = [];
  const pauses: (() => void)[] = [];
  const queue = new OneAtATime<string>(
    (then) => {
      pauses.push(then);
      return () => void pauses.splice(pauses.indexOf(then), 1);
    },
    (name, isNewest) => told.push([name, isNewest]),
  );
  const wish = (name: string) => () => {
    made.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const end = async () => {
    ends.shift()?.();
    await settle();
  };
  const pause = async () => {
    pauses.shift()?.();
    await settle();
  };
  return { queue, wish, told, made, end, pause, pauses };
}

it('nothing is made before a pause, and then of the newest wish alone', async () => {
  const { queue, wish, made, pause, pauses } = start();
  queue.want(wish('a'));
  queue.want(wish('b'));
  expect(pauses).toHaveLength(1);
  expect(made).toEqual([]);
  await pause();
  expect(made).toEqual(['b']);
});

it('one is made at a time, and the latest wish wins', async () => {
  const { queue, wish, told, made, end, pause } = start();
  queue.want(wish('a'), true);
  queue.want(wish('b'));
  await pause();
  queue.want(wish('c'));
  await pause();
  expect(made).toEqual(['a']);
  await end();
  expect(told).toEqual([['a', false]]);
  await end();
  expect(made).toEqual(['a', 'c']);
  expect(told).toEqual([
    ['a', false],
    ['c', true],
  ]);
});

it('whoever left is told nothing', async () => {
  const { queue, wish, told, end } = start();
  queue.want(wish('a'), true);
  queue.close();
  await end();
  expect(told).toEqual([]);
});
