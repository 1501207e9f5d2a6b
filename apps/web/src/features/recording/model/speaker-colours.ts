import type { RecordingSpeaker } from '@mingfa/contract/recording';

/** Colours that can be told apart, in light and dark; the name always stands beside them. */
const COLOURS = 8;

/** Number of a speaker's colour, by the order in which they were heard; 0 for nobody. */
export function colourOf(speakers: readonly RecordingSpeaker[], speakerId: string | null): number {
  const place = speakers.findIndex((speaker) => speaker.speakerId === speakerId);
  return place < 0 ? 0 : (place % COLOURS) + 1;
}
