import type { CaseArea } from '@mingfa/contract/case';
import type { SimilarCase } from '@mingfa/contract/case-search';
import type { AskedFilters } from '../../../engine/cases/index.ts';
import { keyFacts } from './key-facts.ts';
import { articleLabel, type SimilarContext, similarTo } from './similar-to.ts';

/** So many of the nearest tell what kind of matter a story is. */
const NEAREST = 5;

/** Similar cases for a story, best first, with what was read of it. */
export async function findSimilarCases(
  context: SimilarContext,
  { story, filters, limit }: { story: string; filters?: AskedFilters | undefined; limit: number },
) {
  const { answer, items, searched } = await similarTo(context, { story, filters, limit });
  return {
    story: {
      area: areaOf(items),
      causes: answer.causes,
      terms: keyFacts(story),
      articles: answer.articles.map(articleLabel),
    },
    items,
    searched,
  };
}

/** The kind of most of the nearest cases; null where they are at odds. */
function areaOf(items: readonly SimilarCase[]): CaseArea | null {
  const nearest = items.slice(0, NEAREST).map(({ area }) => area);
  return nearest.find((area) => nearest.filter((one) => one === area).length * 2 > nearest.length) ?? null;
}
