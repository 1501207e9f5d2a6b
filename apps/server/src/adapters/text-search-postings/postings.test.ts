import { expect, test } from 'vitest';
import { describeTextSearch } from '../../testing/text-search-suite.ts';
import { postings } from './postings.ts';
import { postingsOf } from './postings-of.ts';

describeTextSearch(
  (context) => postings(context.db, { now: () => context.clock.now().getTime() }),
  () => true,
);

test('a term weighs less in a long article than in a short one', () => {
  const long = Array.from({ length: 240 }, (_, index) => (index === 0 ? '违约' : `词${index}`)).join(' ');
  const [posting] = postingsOf(['违约', long]);
  expect(posting?.positions).toEqual([0, 1]);
  expect(posting?.frequencies[0]).toBeGreaterThan(posting?.frequencies[1] ?? 0);
});
