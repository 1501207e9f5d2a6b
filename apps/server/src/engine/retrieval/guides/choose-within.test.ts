import type { Guide } from '@mingfa/content/guide';
import { expect, test } from 'vitest';
import { chooseWithin } from './choose-within.ts';

const guide = (id: string) => ({ id }) as Guide;
const [kite, lantern, drum] = [guide('kite'), guide('lantern'), guide('drum')];
const only =
  (...some: Guide[]) =>
  (one: Guide) =>
    some.includes(one);
const about = (one: Guide) => ({ guide: one, about: '' });

test('a situation outside is no occasion to answer by the next best within', () => {
  const choice = { kind: 'chosen' as const, guides: [about(kite)], beside: about(lantern) };
  expect(chooseWithin(choice, only(lantern))).toEqual({ choice: { kind: 'none' }, outside: kite });
});

test('of several troubles those within are answered', () => {
  const choice = { kind: 'chosen' as const, guides: [about(kite), about(lantern)], beside: about(drum) };
  expect(chooseWithin(choice, only(lantern))).toEqual({
    choice: { kind: 'chosen', guides: [about(lantern)] },
    outside: kite,
  });
  expect(chooseWithin(choice, only(kite, lantern, drum))).toEqual({ choice, outside: null });
});

test('in doubt whoever asks here means what is answered here, unless something else stands out', () => {
  const doubt = (standsOut: boolean) => ({
    kind: 'doubt' as const,
    guides: [kite, lantern, drum],
    standsOut,
  });
  expect(chooseWithin(doubt(false), only(lantern, drum))).toEqual({
    choice: { kind: 'doubt', guides: [lantern, drum], standsOut: false },
    outside: null,
  });
  expect(chooseWithin(doubt(true), only(lantern, drum)).outside).toBe(kite);
  expect(chooseWithin(doubt(false), only()).outside).toBe(kite);
});
