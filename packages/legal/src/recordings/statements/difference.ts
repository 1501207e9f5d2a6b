import type { SpokenPlace } from '../transcript.ts';

/** Two statements on the same thing that do not go together, for a person to compare: nobody says here which is true. */
export interface Difference {
  kind: 'amount' | 'date' | 'deed' | 'place' | 'presence';
  /** What both are about: 借, 押金. */
  topic: string;
  /** Whether one person said both. */
  isSameSpeaker: boolean;
  one: SpokenPlace & { speaker: string | null; said: string; context: string };
  other: SpokenPlace & { speaker: string | null; said: string; context: string };
}
