import { expect, test } from 'vitest';
import { learnAskings } from './learned-askings.ts';
import { featuresOf } from './text-features.ts';

const words = { featuresOf, rarityOf: () => 5 };
const KNOWN = [
  { point: 0, text: '旧风筝按多少钱赔，用了两年怎么折价' },
  { point: 0, text: '风筝旧了还照原价赔吗，能不能折价' },
  { point: 1, text: '后来风筝又找到了还要赔吗' },
  { point: 1, text: '找回来的风筝要退钱吗，捡到的人还给我了' },
];
const learned = await learnAskings(2, KNOWN, words);

test('what is asked scores highest at the point it is known to ask', () => {
  const [price, found] = learned.measure(['借的风筝用了好几年', '折价赔多少钱'], [false, true]);
  expect(price?.all).toBeGreaterThan(found?.all ?? 1);
  expect(price?.asked).toBeGreaterThan(found?.asked ?? 1);
});

test('two points whose askings are nearly the same are told apart by where they differ', async () => {
  const signing = await learnAskings(
    2,
    [
      { point: 0, text: '公司让我签离职协议，该不该签' },
      { point: 0, text: '离职协议能签吗，签了吃亏吗' },
      { point: 1, text: '公司让我签离职协议，已经签了' },
      { point: 1, text: '离职协议签完字了，还能反悔吗' },
    ],
    words,
  );
  const [before, after] = signing.measure(['公司拿了一份离职协议', '该不该签'], [false, true]);
  expect(before?.all).toBeGreaterThan(after?.all ?? 1);
});

test('a part may ask more plainly than the whole', () => {
  const [, found] = learned.measure(
    ['小区里放风筝的人很多', '后来风筝又找到了还要赔吗', '天气也好'],
    [false, true, false],
  );
  expect(found?.part).toBeGreaterThan(found?.all ?? 1);
});

test('an asking that is taken to be unknown is judged by the others alone', async () => {
  const text = '后来风筝又找到了还要赔吗';
  const measure = (without?: string) => learned.measure([text], [true], without)[1];
  expect(measure()?.likeness).toBeCloseTo(1);
  expect(measure(text)?.likeness).toBeLessThan(0.5);
  // As if it had never been known.
  const others = await learnAskings(
    2,
    KNOWN.filter((asking) => asking.text !== text),
    words,
  );
  expect(measure(text)?.all).toBeCloseTo(others.measure([text], [true])[1]?.all ?? 0);
});

test('an empty question asks nothing', () => {
  expect(learned.measure([], [])).toEqual(
    [0, 1].map(() => expect.objectContaining({ likeness: 0, part: -1 })),
  );
});
