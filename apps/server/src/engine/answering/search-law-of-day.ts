import type { FoundGuide, LawBounds, LawSource, PlaceOfDay, ReadQuestion } from '../retrieval/index.ts';
import type { AnsweringContext } from './answering-context.ts';

type LawFindings = Awaited<ReturnType<LawSource['search']>>;

/** Places that the answer to a question would rest on today, where no guide names them. */
const RESTS_ON_MAX = 2;

/** What was found of the law of a day; of an earlier one, too, how what today's law has on the question stood then. */
export interface LawOfDay {
  laws: LawFindings;
  /** Null where the day is not an earlier one. */
  today: (PlaceOfDay | null)[] | null;
}

/**
 * Articles that bear on a question on a day. On an earlier one what was not in force yet answers nothing unless the question cites
 * it, nor does an article of which only the number is that of an article of today that answers: our digests found it by mistake.
 */
export async function searchLawOfDay(
  { laws, placesOfDay, today }: Pick<AnsweringContext, 'laws' | 'placesOfDay' | 'today'>,
  question: ReadQuestion,
  scope: { asOf: string; limit: number; signal: AbortSignal; bounds?: LawBounds },
): Promise<LawOfDay> {
  const { asOf, limit } = scope;
  const now = today();
  if (asOf >= now) return { laws: await laws.search(question, scope), today: null };
  const [found, foundToday] = await Promise.all([
    laws.search(question, { ...scope, limit: limit * 2 }),
    laws.search(question, { ...scope, asOf: now }),
  ]);
  const places = await placesOfDay(
    foundToday.evidence.map(({ place }) => place),
    { day: asOf, writtenOn: now },
  );
  const byNumberAlone = new Set(
    places.flatMap((place) =>
      place && place.shown?.articleKey !== place.asked ? [`${place.law.id} ${place.asked}`] : [],
    ),
  );
  const evidence = found.evidence.filter(
    ({ status, place }, at) =>
      at < found.cited || (status !== '尚未生效' && !byNumberAlone.has(`${place.lawId} ${place.articleKey}`)),
  );
  return { laws: { ...found, evidence: evidence.slice(0, limit) }, today: places.slice(0, RESTS_ON_MAX) };
}

/** How what an answer rests on stood: the articles of its guides, else what today's law has on the question. */
export const placesBehind = (guides: readonly FoundGuide[], today: LawOfDay['today']): PlaceOfDay[] =>
  (guides.length > 0 ? guides.flatMap(({ places }) => places) : (today ?? [])).filter(
    (place) => place !== null,
  );
