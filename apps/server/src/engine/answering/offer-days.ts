import { type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import { readEventDays } from '@mingfa/legal/questions/read-event-days';
import type { FoundGuide, PlaceOfDay } from '../retrieval/index.ts';
import type { AnsweringContext } from './answering-context.ts';

/** More days than these are a calendar. */
const OFFERED_MAX = 2;
/** What an answer without a guide rests on. */
const RESTS_ON_MAX = 3;

/** Articles of a guide that its answer rests on: the most telling stand first, behind those of the points that were asked. */
const TELLING_MAX = 4;
const TELLING_BESIDE_POINTS_MAX = 2;

/** What was asked, and what the answer by today's law rests on. */
export interface AnsweredToday {
  text: string;
  asOf: string;
  guides: readonly FoundGuide[];
  evidence: readonly Evidence[];
}

/** A day that is offered, and how what the answer rests on stood then. */
export interface OfferedDay {
  day: string;
  /** The words it was read from. */
  said: string;
  places: PlaceOfDay[];
  /** The story also tells of a later day, on which the law was today's: what is asked of may have happened then. */
  hasLater: boolean;
}

/**
 * Days of a story whose law was another one than today's for what the answer rests on. None where the law of a day was chosen
 * already, where the law has not changed since, and for procedure, which is today's.
 */
export async function offerDays(
  context: Pick<AnsweringContext, 'placesOfDay' | 'today'>,
  { text, asOf, guides, evidence }: AnsweredToday,
): Promise<OfferedDay[]> {
  const today = context.today();
  if (asOf !== today) return [];
  const places =
    guides.length > 0
      ? guides.flatMap((guide) =>
          restsOn(guide).flatMap((place) =>
            place ? [{ lawId: place.law.id, articleKey: place.asked }] : [],
          ),
        )
      : evidence
          .filter(isArticleEvidence)
          .slice(0, RESTS_ON_MAX)
          .map(({ place }) => place);
  const offers: Omit<OfferedDay, 'hasLater'>[] = [];
  const ofToday: string[] = [];
  for (const { from, said } of readEventDays(text, today)) {
    if (offers.length === OFFERED_MAX) break;
    if (from === today || offers.some(({ day }) => day === from)) continue;
    const onDay = await context.placesOfDay(places, { day: from, writtenOn: today });
    const held = onDay.filter((place) => place !== null);
    if (held.some(isOtherLaw)) offers.push({ day: from, said, places: held });
    else ofToday.push(from);
  }
  return offers.map((offer) => ({ ...offer, hasLater: ofToday.some((day) => day > offer.day) }));
}

/** The places that decide the points of a guide which were asked. */
export const placesAsked = ({ guide, points }: FoundGuide): string[] =>
  points.flatMap((id) => guide.points?.find((point) => point.id === id)?.source ?? []);

/** A change of what the answer does not rest on turns nothing. */
function restsOn(one: FoundGuide) {
  const asked = placesAsked(one);
  const own = one.places.filter((_, at) => asked.includes(one.guide.articles[at]?.place ?? ''));
  return own.length > 0
    ? [...own, ...one.places.slice(0, TELLING_BESIDE_POINTS_MAX)]
    : one.places.slice(0, TELLING_MAX);
}

/**
 * An interpretation is followed in whatever is judged today, so that its age makes no other law; nor does a regulation that had no
 * forerunner.
 */
const isOtherLaw = ({ standing, law, former }: PlaceOfDay): boolean =>
  standing !== 'same' &&
  standing !== 'procedure' &&
  law.kind !== '司法解释' &&
  !(standing === 'not_yet' && former.length === 0 && law.kind !== '法律');
