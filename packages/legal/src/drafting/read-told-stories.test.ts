import { describe, expect, test } from 'vitest';
import { compareStory } from './testing/compare-story.ts';
import { TOLD_STORIES } from './testing/told-stories.ts';

describe('a story is read as a reader reads it', () => {
  test.each(TOLD_STORIES)('$title', (story) => {
    expect(compareStory(story, '2026-11-29')).toMatchObject({ wrong: [], missed: [] });
  });
});
