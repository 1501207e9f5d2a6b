import { readOurSide } from '@mingfa/legal/drafting/read-our-side';
import { readSpokenStory } from '@mingfa/legal/drafting/read-spoken-story';
import { readStory } from '@mingfa/legal/drafting/read-story';
import type { StoryFact } from '@mingfa/legal/drafting/story-fact';
import type { IsoDate } from '@mingfa/legal/statute/statute';

/** What a thread is given. */
export interface StoryJob {
  story: string;
  today: IsoDate;
  /** A line is a turn, with who spoke in front. */
  isSpoken: boolean;
}

/** The facts of a story by rules. */
export const readStoryFacts = ({ story, today, isSpoken }: StoryJob): StoryFact[] =>
  isSpoken ? readSpokenStory(story, today) : [...readStory(story, today), ...readOurSide(story)];
