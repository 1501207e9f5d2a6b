import type { LawSummary } from '@mingfa/contract/law';
import { normalizeLawTitle } from '@mingfa/legal/statute/law-title';
import { LAW_KINDS } from '@mingfa/legal/statute/statute';
import { findLawByName, type LibraryIndex, readLibrary } from '../../engine/library/index.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { LawContext } from './law-context.ts';
import { countFacets, type LawFilters, passes } from './law-filters.ts';
import { lawSummaries } from './law-summaries.ts';

export interface ListLawsInput extends LawFilters {
  q: string;
  sort: 'relevance' | 'newest' | 'title';
  page: number;
  pageSize: number;
}

/** Laws by filters and words of the title. */
export async function listLaws(context: Pick<LawContext, 'db' | 'clock'>, input: ListLawsInput) {
  const index = await readLibrary(context);
  const today = todayInChina(context.clock);
  const matched = matchTitles(index, [...lawSummaries(index, today).values()], input.q);
  const found = matched.filter(({ law }) => passes(law, input)).sort(orderBy(input.sort));
  const start = (input.page - 1) * input.pageSize;
  return {
    items: found.slice(start, start + input.pageSize).map(({ law }) => law),
    total: found.length,
    page: input.page,
    pageSize: input.pageSize,
    facets: countFacets(
      matched.map(({ law }) => law),
      input,
    ),
  };
}

interface Matched {
  law: LawSummary;
  /** Lower is better. */
  distance: number;
}

/** Laws whose title, short title or usual name holds all words asked for. */
export function matchTitles(index: LibraryIndex, laws: readonly LawSummary[], q: string): Matched[] {
  const words = q
    .split(/[\s,，、]+/)
    .map(normalizeLawTitle)
    .filter((word) => word !== '');
  if (words.length === 0) return laws.map((law) => ({ law, distance: 0 }));
  const named = findLawByName(index, q);
  return laws.flatMap((law) => {
    const title = normalizeLawTitle(law.title);
    const short = normalizeLawTitle(law.shortTitle);
    if (law.lawId === named?.id) return [{ law, distance: -1 }];
    if (!words.every((word) => title.includes(word) || short.includes(word))) return [];
    const first = words[0] ?? '';
    const starts = title.startsWith(first) || short.startsWith(first);
    return [{ law, distance: (starts ? 0 : 1000) + title.length }];
  });
}

function orderBy(sort: ListLawsInput['sort']): (a: Matched, b: Matched) => number {
  const byTitle = (a: Matched, b: Matched) => a.law.title.localeCompare(b.law.title, 'zh');
  const byNewest = (a: Matched, b: Matched) =>
    (b.law.promulgatedOn ?? '').localeCompare(a.law.promulgatedOn ?? '') || byTitle(a, b);
  if (sort === 'title') return byTitle;
  if (sort === 'newest') return byNewest;
  // What people ask about most has the most digests: 民法典, 民事诉讼法, 刑法, 劳动合同法 …
  return (a, b) =>
    a.distance - b.distance ||
    b.law.digestCount - a.law.digestCount ||
    rank(a.law) - rank(b.law) ||
    byNewest(a, b);
}

const rank = (law: LawSummary): number => {
  const place = (LAW_KINDS as readonly string[]).indexOf(law.kind);
  return place === -1 ? LAW_KINDS.length : place;
};
