import { expect, test } from 'vitest';
import { talk } from '../testing/talk.ts';
import { findChapters } from './find-chapters.ts';

test('a chapter that is called after what was said first is cut between clauses, never within one', () => {
  const said =
    '我跟你讲，当时在店里大家都说好了的，不是我不肯付这个钱，是你们送来的货根本就不对，我找谁说理去';
  expect(findChapters(talk(['a', said]))[0]?.opening).toBe(
    '我跟你讲，当时在店里大家都说好了的，不是我不肯付这个钱…',
  );
});
