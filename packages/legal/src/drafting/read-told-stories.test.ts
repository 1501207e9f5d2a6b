import { describe, expect, test } from 'vitest';
import { compareStory } from './testing/compare-story.ts';
import { TOLD_STORIES } from './testing/told-stories.ts';
import { LAST_STORIES, UNSEEN_STORIES } from './testing/unseen-stories.ts';

const TODAY = '2026-11-29';
const isParty = (path: string) => /^(?:claimants|defendants)\//.test(path);

describe('a story is read as a reader reads it', () => {
  test.each(TOLD_STORIES)('$title', (story) => {
    expect(compareStory(story, TODAY)).toMatchObject({ wrong: [], missed: [] });
  });

  test.each(UNSEEN_STORIES)('nothing is read wrongly: $title', (story) => {
    expect(compareStory(story, TODAY).wrong).toEqual([]);
  });

  test('of stories the rules never saw most facts are read, and nobody is put on a side they are not on', () => {
    const read = LAST_STORIES.map((story) => compareStory(story, TODAY));
    const right = read.reduce((sum, one) => sum + one.right.length, 0);
    const missed = read.reduce((sum, one) => sum + one.missed.length, 0);
    expect(right / (right + missed)).toBeGreaterThan(0.85);
    expect(read.flatMap(({ wrong }) => wrong.filter(isParty))).toEqual([]);
  });
});
