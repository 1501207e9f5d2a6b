import type { articleHit, LawSummary } from '@mingfa/contract/law';
import type { Language } from '@mingfa/contract/values';
import { formatArticleLabel } from '@mingfa/legal/statute/article-number';
import { makeExcerpt } from '@mingfa/legal/words/make-excerpt';
import type { z } from 'zod';
import { articlePlace, type HeldDigest, readArticles } from '../../engine/library/index.ts';
import type { FoundPlace } from '../../engine/retrieval/index.ts';
import type { LawContext } from './law-context.ts';

export type ArticleHit = z.infer<typeof articleHit>;

/** Reads the found places and cuts their excerpts, in order; a place that vanished meanwhile is left out. */
export async function describeHits<Place extends FoundPlace>(
  context: Pick<LawContext, 'db'>,
  places: readonly Place[],
  options: {
    /** What is marked in the excerpt. */
    termsOf: (place: Place) => readonly string[];
    language: Language;
    laws: ReadonlyMap<string, LawSummary>;
  },
): Promise<{ place: Place; hit: ArticleHit }[]> {
  const articles = await readArticles(
    context.db,
    places.flatMap(({ version, articleKey }) =>
      version ? [{ versionId: version.id, key: articleKey }] : [],
    ),
  );
  return places.flatMap((place) => {
    const { law, version, digest } = place;
    const article = version ? articles.get(articlePlace(version.id, place.articleKey)) : undefined;
    if (version ? !article : !digest) return [];
    const summary = options.laws.get(law.id);
    const text = article?.text ?? digestText(digest, options.language);
    const hit: ArticleHit = {
      location: {
        lawId: law.id,
        versionId: version?.id ?? null,
        articleKey: place.articleKey,
        paragraph: null,
        item: null,
      },
      title: law.title,
      shortTitle: law.shortTitle,
      kind: law.kind,
      label: article?.label ?? (digest ? formatArticleLabel(digest) : ''),
      headingPath: article?.headingPath ?? '',
      ...makeExcerpt(text, options.termsOf(place)),
      isDigest: !article,
      status: summary?.status ?? null,
      effectiveOn: version ? version.effectiveOn : law.digestEffectiveOn,
      effectiveApproximate: version?.effectiveApproximate ?? false,
      score: place.score,
    };
    return [{ place, hit }];
  });
}

const digestText = (digest: HeldDigest | null, language: Language): string =>
  (language === 'en' ? digest?.digestEn : digest?.digest) ?? '';
