import { readOurSide } from '@mingfa/legal/drafting/read-our-side';
import { readSpokenStory } from '@mingfa/legal/drafting/read-spoken-story';
import { readStory } from '@mingfa/legal/drafting/read-story';
import type { StoryFact } from '@mingfa/legal/drafting/story-fact';
import { type PlacedValue, readToldValues } from '@mingfa/legal/drafting/told-values/read-told-values';
import type { IsoDate } from '@mingfa/legal/statute/statute';

/** What a thread is given. */
export interface StoryJob {
  story: string;
  today: IsoDate;
  /** A line is a turn, with who spoke in front. */
  isSpoken: boolean;
}

/** What rules read of a story. */
export interface ReadStory {
  facts: StoryFact[];
  /** Sums, days, people: whatever it tells, for facts that stay blank. */
  values: PlacedValue[];
}

/** The facts of a story by rules, and the values it tells besides. */
export const readStoryFacts = ({ story, today, isSpoken }: StoryJob): ReadStory => ({
  facts: isSpoken ? readSpokenStory(story, today) : [...readStory(story, today), ...readOurSide(story)],
  values: readToldValues(story, today),
});
