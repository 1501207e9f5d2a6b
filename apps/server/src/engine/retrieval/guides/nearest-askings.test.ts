import { expect, test } from 'vitest';
import { indexAskings } from './nearest-askings.ts';
import { featuresOf } from './text-features.ts';

const words = { featuresOf, rarityOf: () => 5 };
const KNOWN = [
  { point: 0, text: '旧风筝按多少钱赔，用了两年怎么折价' },
  { point: 0, text: '风筝旧了还照原价赔吗，能不能折价' },
  { point: 1, text: '后来风筝又找到了还要赔吗' },
  { point: 1, text: '找回来的风筝要退钱吗，捡到的人还给我了' },
];
const index = indexAskings(2, KNOWN, words);

test('what is asked is nearest to what is known to ask it', () => {
  const [price, found] = index.measure(['借的风筝用了好几年', '折价赔多少钱'], [false, true]);
  expect(price?.threeToAll).toBeGreaterThan(found?.threeToAll ?? 1);
  expect(price?.threeToAsked).toBeGreaterThan(found?.threeToAsked ?? 1);
});

test('a part may be nearer than the whole, and nothing is nearer than 1', () => {
  const [, found] = index.measure(
    ['小区里放风筝的人很多', '后来风筝又找到了还要赔吗', '天气也好'],
    [false, true, false],
  );
  expect(found?.nearestToPart).toBeGreaterThan(found?.nearestToAll ?? 1);
  expect(found?.nearestToPart).toBeCloseTo(1);
});

test('an asking that is taken to be unknown does not find itself', () => {
  const text = '后来风筝又找到了还要赔吗';
  const nearest = (without?: string) => index.measure([text], [true], without)[1]?.nearestToAll ?? 0;
  expect(nearest()).toBeCloseTo(1);
  expect(nearest(text)).toBeLessThan(0.5);
});

test('an empty question is near to nothing', () => {
  expect(index.measure([], [])).toEqual(
    [0, 1].map(() => expect.objectContaining({ nearestToAll: 0, threeToPart: 0 })),
  );
});
