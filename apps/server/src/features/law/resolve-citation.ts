import type { CitationState } from '@mingfa/contract/evidence';
import type { citationResolution } from '@mingfa/contract/law';
import { type CitationQuery, formatCitation, parseCitationQuery } from '@mingfa/legal/citation/citations';
import { type ArticleNumber, formatArticleKey } from '@mingfa/legal/statute/article-number';
import type { z } from 'zod';
import { findLawByName, type ResolvedPlace, readLibrary, resolvePlace } from '../../engine/library/index.ts';
import { todayInChina } from '../../runtime/today-in-china.ts';
import type { LawContext } from './law-context.ts';

export type CitationResolution = z.infer<typeof citationResolution>;

/** Resolves what somebody typed when all of it is one citation (民法典577, 刑诉法第五十六条第二款); null when it is not. */
export async function resolveTyped(
  context: Pick<LawContext, 'db' | 'clock'>,
  query: CitationQuery | null,
  asOf: string | undefined,
): Promise<CitationResolution | null> {
  if (!query) return null;
  const day = asOf ?? todayInChina(context.clock);
  const place = await resolvePlace(context, { lawName: query.name, article: query.article, asOf: day });
  return describe(query, place);
}

/** Resolves a citation typed in any usual way; what cannot be read as one is not in the library. */
export async function resolveCitation(
  context: Pick<LawContext, 'db' | 'clock'>,
  input: { citation: string; asOf?: string | undefined },
): Promise<CitationResolution> {
  const index = await readLibrary(context);
  const query = parseCitationQuery(input.citation, {
    knownTitles: (name) => findLawByName(index, name) !== null,
  });
  const found = await resolveTyped(context, query, input.asOf);
  return found ?? { state: 'not_in_library', label: input.citation, title: null, location: null };
}

function describe(query: CitationQuery, place: ResolvedPlace): CitationResolution {
  const { law, article } = place;
  const within = provisionOf(query, place);
  const label = formatCitation({
    ...query,
    paragraph: within.paragraph,
    name: law?.shortTitle ?? query.name,
  });
  // Nothing was said of it that could be compared.
  const state: CitationState = place.state === 'held' ? 'not_compared' : place.state;
  if (!law || !query.article)
    return { state, label, title: law?.title ?? place.repeal?.title ?? null, location: null };
  const located = article !== null || place.state === 'digest_only';
  return {
    state: within.missing ? 'not_found' : state,
    label,
    title: law.title,
    location: located ? locationOf(place, query.article, within) : null,
  };
}

interface Within {
  paragraph: number | null;
  item: number | null;
  /** The article is there, the 款 or 项 is not. */
  missing: boolean;
}

/** 款 and 项 as they are in the text; an item cited without its paragraph stands in the first that has items. */
function provisionOf(query: CitationQuery, { article }: ResolvedPlace): Within {
  const { paragraph, item } = query;
  if (!article) return { paragraph, item, missing: false };
  const nowhere = { paragraph: null, item: null, missing: true };
  if (paragraph !== null && !article.paragraphs[paragraph - 1]) return nowhere;
  if (item === null) return { paragraph, item, missing: false };
  const home =
    paragraph === null
      ? article.paragraphs.find((one) => one.items.some(({ number }) => number === item))
      : article.paragraphs[paragraph - 1];
  if (!home?.items.some(({ number }) => number === item)) return nowhere;
  return { paragraph: home.number, item, missing: false };
}

function locationOf({ law, version, article }: ResolvedPlace, number: ArticleNumber, within: Within) {
  return {
    lawId: law?.id ?? '',
    versionId: article ? (version?.id ?? null) : null,
    articleKey: formatArticleKey(number),
    paragraph: within.paragraph,
    item: within.item,
  };
}
