import type { LawSummary } from '@mingfa/contract/law';
import type { Language } from '@mingfa/contract/values';
import { type LibraryIndex, readLibrary } from '../../engine/library/index.ts';
import { findPlaces, type PlaceSearch, type ReasonedPlace } from '../../engine/retrieval/index.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { SearchContext } from './law-context.ts';
import { countFacets, isUnfiltered, type LawFilters, passes } from './law-filters.ts';
import { lawSummaries } from './law-summaries.ts';
import { matchTitles } from './list-laws.ts';
import { resolveTyped } from './resolve-citation.ts';
import { describeHits } from './search-hits.ts';

export interface SearchLawsInput extends LawFilters {
  q: string;
  mode: 'words' | 'phrase' | 'meaning';
  asOf?: string | undefined;
  lawId?: string | undefined;
  language: Language;
  page: number;
  pageSize: number;
}

const MOST_TITLES = 6;

/** Articles by words, exact phrase or meaning, with laws of that name and the citation when one was typed. */
export async function searchLaws(context: SearchContext, input: SearchLawsInput) {
  const index = await readLibrary(context);
  const today = todayInChina(context.clock);
  const laws = lawSummaries(index, today);
  const question = await context.readQuestion({ text: input.q, language: input.language });
  const citation = await resolveTyped(context, question.whole, input.asOf);
  const search = { mode: input.mode, asOf: input.asOf ?? today };
  const find = (within: Pick<PlaceSearch, 'lawIds' | 'candidates'>) =>
    findPlaces(context, index, question, { ...search, ...within });
  const one = input.lawId ? laws.get(input.lawId) : undefined;
  const inOneLaw = input.lawId ? depthFor(one ? [one] : []) : null;
  const all = (await find(inOneLaw ?? { lawIds: null })).filter(
    (place) => !input.lawId || place.law.id === input.lawId,
  );
  const accepts = (place: ReasonedPlace) => {
    const law = laws.get(place.law.id);
    return law !== undefined && passes(law, input);
  };
  let found = all.filter(accepts);
  // A filter that leaves little of the first ranking is asked for by itself.
  const few = inOneLaw === null && !isUnfiltered(input) && found.length < input.page * input.pageSize;
  if (few) {
    const depth = depthFor([...laws.values()].filter((law) => passes(law, input)));
    found = (await find(depth)).filter(accepts);
  }
  const start = (input.page - 1) * input.pageSize;
  const described = await describeHits(context, found.slice(start, start + input.pageSize), {
    termsOf: ({ reason }) => [...reason.held, ...reason.meant.map(({ term }) => term)],
    language: input.language,
    laws,
  });
  return {
    items: described.map(({ place, hit }) => ({ ...hit, reason: place.reason })),
    byWords: found.filter(({ reason }) => reason.by === 'words').length,
    total: found.length,
    page: input.page,
    pageSize: input.pageSize,
    facets: countFacets(
      all.flatMap((place) => laws.get(place.law.id) ?? []),
      input,
    ),
    citation,
    laws: input.page === 1 && !input.lawId ? lawsNamed(index, laws, input) : [],
  };
}

/** Each row of a few laws is scored by itself, at about 0.15 ms; beyond this, walking further down the index is quicker. */
const MOST_ARTICLES_SCORED = 300;
const DEEPER_CANDIDATES = 3000;

/** How to find the articles of some laws: among theirs alone, or deeper in the ranking of all. */
function depthFor(laws: readonly LawSummary[]): Pick<PlaceSearch, 'lawIds' | 'candidates'> {
  const articles = laws.reduce((sum, law) => sum + law.articleCount * Math.max(1, law.versionCount), 0);
  return articles <= MOST_ARTICLES_SCORED
    ? { lawIds: laws.map((law) => law.lawId) }
    : { lawIds: null, candidates: DEEPER_CANDIDATES };
}

function lawsNamed(
  index: LibraryIndex,
  laws: ReadonlyMap<string, LawSummary>,
  input: SearchLawsInput,
): LawSummary[] {
  return matchTitles(index, [...laws.values()], input.q)
    .filter(({ law }) => passes(law, input))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_TITLES)
    .map(({ law }) => law);
}
