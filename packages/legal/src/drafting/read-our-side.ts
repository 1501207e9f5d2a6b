import { redact } from '../redaction/redact.ts';
import { toFlatText } from '../words/flat-text.ts';
import { findCast } from './story-cast.ts';
import { causeOf } from './story-causes.ts';
import { STORY_MAX } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';
import { readSides } from './story-sides.ts';

/** On which side whoever tells a story stands; nothing where nobody says 我 by their name. */
export function readOurSide(written: string): StoryFact[] {
  const story = toFlatText(written.slice(0, STORY_MAX));
  const cast = findCast(story, redact(story).masked);
  const { own, narrator, sideOf } = readSides(cast, causeOf(story)?.name ?? '');
  const teller = narrator ?? [...sideOf].find(([, side]) => side === own)?.[0];
  const place = teller?.mentions[0];
  if (!teller || !place || sideOf.get(teller) !== own) return [];
  return [{ path: 'our_side', value: own === 'claimants' ? 'claimant' : 'defendant', ...place }];
}
