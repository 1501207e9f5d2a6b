import type { LawSummary } from '@mingfa/contract/law';
import type { Language } from '@mingfa/contract/values';
import { segmentWords } from '@mingfa/legal/segmentation';
import { type LibraryIndex, readLibrary } from '../../engine/library/index.ts';
import { todayInChina } from '../../ports/clock.ts';
import { findPlaces } from './find-places.ts';
import type { SearchContext } from './law-context.ts';
import { countFacets, isUnfiltered, type LawFilters, passes } from './law-filters.ts';
import { lawSummaries } from './law-summaries.ts';
import { matchTitles } from './list-laws.ts';
import { resolveTyped } from './resolve-citation.ts';
import { type FoundPlace, viewHits } from './search-hits.ts';

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
  const citation = await resolveTyped(context, input.q, input.asOf);
  const search = { q: input.q, mode: input.mode, asOf: input.asOf ?? today };
  const wanted = input.lawId ? [input.lawId] : null;
  const all = await findPlaces(context, index, { ...search, lawIds: wanted });
  const accepts = (place: FoundPlace) => {
    const law = laws.get(place.law.id);
    return law !== undefined && passes(law, input);
  };
  let found = all.filter(accepts);
  // A filter that leaves little of the first ranking is asked for by itself.
  const few = wanted === null && !isUnfiltered(input) && found.length < input.page * input.pageSize;
  if (few) {
    const within = [...laws.values()].filter((law) => passes(law, input)).map((law) => law.lawId);
    if (within.length <= MOST_LAWS_ASKED) {
      found = (await findPlaces(context, index, { ...search, lawIds: within })).filter(accepts);
    }
  }
  const start = (input.page - 1) * input.pageSize;
  return {
    items: await viewHits(context, found.slice(start, start + input.pageSize), {
      terms: highlightTerms(input),
      language: input.language,
      laws,
    }),
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

/** Scoring the rows of more laws than this takes longer than walking the index. */
const MOST_LAWS_ASKED = 60;

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

/** What is marked in the excerpts: the phrase itself, or the words of substance. */
function highlightTerms({ q, mode }: SearchLawsInput): string[] {
  if (mode === 'phrase') return [q];
  const pieces = q.split(/\s+/).filter((piece) => piece.length > 1 && piece.length <= 20);
  return [...pieces, ...segmentWords(q).filter((word) => word.length > 1)];
}
