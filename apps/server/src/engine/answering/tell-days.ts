import type { AnswerUnderWay } from './answer-under-way.ts';
import { type ToldRule, tellEarlierRules } from './earlier-rules.ts';
import { tellLawOfDay, tellRuleOfDay } from './law-of-day.ts';
import { type OfferedDay, offerDays, placesAsked } from './offer-days.ts';
import type { WorkedOut } from './read-asked.ts';
import { placesBehind } from './search-law-of-day.ts';
import type { FoundSources } from './search-sources.ts';

/** Days of a story on which other law held. */
export interface ToldDays {
  /** Days whose law may be asked for. */
  offers: OfferedDay[];
  /** For each guide what held on a day of the story. */
  earlier: (ToldRule | null)[];
  /** What is said first of the law of the day; null where there is nothing to say. */
  text: string | null;
}

/** What is to be said of the days a story names; what they rest on joins the sources. */
export async function tellDays(
  under: AnswerUnderWay,
  { reading }: WorkedOut,
  found: FoundSources,
): Promise<ToldDays> {
  const { context, input } = under;
  const { guided, readerWithin, sources, evidence } = found;
  const isForArticle = reading.intent === 'article';
  if (found.offTopic || found.inDanger || isForArticle) return { offers: [], earlier: [], text: null };
  const days: Omit<ToldDays, 'text'> = { offers: [], earlier: [] };
  if (!found.files?.read) {
    const guides = guided?.found.length ? guided.found : (guided?.possible ?? []);
    const of = { text: reading.text, asOf: input.asOf };
    days.offers = await offerDays(context, { ...of, guides, evidence });
    days.earlier = await tellEarlierRules(readerWithin, sources, guides, { ...of, today: context.today() });
  }
  return { ...days, text: await tellDay(under, found, days) };
}

/** What is said first of the law of the day: that of the chosen one, or of the first the story names where it was another. */
async function tellDay(
  { context, input: { asOf, language } }: AnswerUnderWay,
  { readerWithin, sources, today, guided }: FoundSources,
  { offers, earlier }: Omit<ToldDays, 'text'>,
): Promise<string | null> {
  const guides = [...(guided?.found ?? []), ...(guided?.possible ?? [])];
  const deciding = guides.flatMap(placesAsked);
  const asked = { today: context.today(), language, isGuided: guided !== null, deciding };
  const [offered] = offers;
  const told = earlier.find((one) => one !== null);
  if (told && !today) return tellRuleOfDay(told, language);
  if (today)
    return tellLawOfDay(readerWithin, sources, { ...asked, day: asOf, places: placesBehind(guides, today) });
  return offered ? tellLawOfDay(readerWithin, sources, { ...asked, ...offered }) : null;
}
