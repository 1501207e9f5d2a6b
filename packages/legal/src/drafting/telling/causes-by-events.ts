import { CAUSES_OF_CONTRACT } from './causes/causes-of-contract.ts';
import { CAUSES_OF_FAMILY } from './causes/causes-of-family.ts';
import { CAUSES_OF_HARM } from './causes/causes-of-harm.ts';
import { CAUSES_OF_MONEY } from './causes/causes-of-money.ts';

/** In the order in which they are tried: of two that are told alike the first. */
const CAUSES = [...CAUSES_OF_FAMILY, ...CAUSES_OF_HARM, ...CAUSES_OF_MONEY, ...CAUSES_OF_CONTRACT];

/** A trouble with how many of its events are told, of all and as a share. */
interface CauseByEvents {
  name: string;
  start: number;
  end: number;
  events: number;
  share: number;
}

/** So many further events make a trouble that its first alone only hints at. */
const LEAST = 1;

/** How large a part of the events of a trouble is told; 0 of one whose first event is not, or that has no events here. */
export function shareOfEvents(story: string, cause: string): number {
  const events = CAUSES.find(({ name }) => name === cause);
  if (!events?.needs.test(story) || events.not?.test(story)) return 0;
  return events.also.filter((says) => says.test(story)).length / events.also.length;
}

/** The trouble whose events a telling has most of; null where none is told. Places are of its first event. */
export function causeByEvents(story: string): CauseByEvents | null {
  let best: CauseByEvents | null = null;
  for (const { name, needs, also, not, isSure } of CAUSES) {
    const match = needs.exec(story);
    if (!match || not?.test(story)) continue;
    const events = also.filter((says) => says.test(story)).length;
    if (events < LEAST && !isSure) continue;
    const share = (events + (isSure ? 1 : 0)) / also.length;
    if (!best || share > best.share + 0.01 || (Math.abs(share - best.share) <= 0.01 && events > best.events))
      best = {
        name,
        start: match.index,
        end: Math.min(match.index + match[0].length, match.index + 40),
        events,
        share,
      };
  }
  return best;
}
