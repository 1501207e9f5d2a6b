import type { Guide } from '@mingfa/content/guide';
import { type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { Database } from '../../../db/client.ts';
import {
  articlePlace,
  findLawByName,
  type LawEntry,
  type LibraryIndex,
  readArticles,
  readLibrary,
  type VersionEntry,
  versionOnDay,
} from '../../library/index.ts';
import { articleEvidence } from '../laws/article-evidence.ts';
import { digestPlace, readDigestIndex } from '../laws/digest-index.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Source } from '../source.ts';
import type { GuideHit, GuideIndex } from './guide-index.ts';

export interface GuideSourceContext {
  db: Database;
  guides: GuideIndex;
}

/** The law of which day, and what was found of it already. */
export interface GuideScope {
  asOf: string;
  evidence: readonly Evidence[];
}

/** The guide to a situation, with its articles among the sources of the answer. */
export interface FoundGuide {
  guide: Guide;
  /** For each article of the guide the number of its source; null where the library holds nothing of it. */
  sources: (number | null)[];
}

/** A guide that was found, and the evidence with the guide's articles behind what was found. */
export interface GuideFindings {
  found: FoundGuide;
  evidence: Evidence[];
}

/** Our guides as a source: null where none fits. */
export type GuideSource = Source<GuideScope, GuideFindings | null>;

export const createGuideSource = (context: GuideSourceContext): GuideSource => ({
  search: (question, scope) => searchGuides(context, question, scope),
});

const GUIDES_LOOKED_AT = 5;
/** The question's words and the articles that the search found for it must speak for a guide together. */
const LEAST_FIT = 0.95;
const WEIGHT_OF_ARTICLES = 0.3;
const MOST_OF_ARTICLES = 1.2;
/**
 * How much of the question the guide's words must hold, by how many of its articles were found: a question about something the
 * guide does not speak of shares a saying by chance.
 */
const LEAST_COVERAGE = [
  { articles: 2, coverage: 0.3 },
  { articles: 1, coverage: 0.42 },
  { articles: 0.1, coverage: 0.5 },
  { articles: 0, coverage: 0.54 },
];

/**
 * The guide that fits a question. A guide that does not fit is worse than none: it needs both the question's words and the
 * articles that were found for it.
 */
async function searchGuides(
  context: GuideSourceContext,
  question: ReadQuestion,
  scope: GuideScope,
): Promise<GuideFindings | null> {
  const hits = context.guides.find(question.terms, GUIDES_LOOKED_AT);
  if (hits.length === 0) return null;
  const library = await readLibrary(context);
  const [best] = hits
    .map((hit) => ({ hit, fit: fitOf(hit, placesOf(library, hit.guide), scope.evidence) }))
    .sort((a, b) => b.fit - a.fit);
  if (!best || best.fit < LEAST_FIT) return null;
  return withArticles(context, best.hit.guide, { ...scope, language: question.language });
}

function fitOf(
  hit: GuideHit,
  places: readonly (ArticlePlace | null)[],
  evidence: readonly Evidence[],
): number {
  const own = new Set(places.flatMap((place) => (place ? [keyOf(place)] : [])));
  const agreeing = evidence
    .map((source, rank) =>
      isArticleEvidence(source) && own.has(keyOf(source.place)) ? 1 / (1 + rank / 2) : 0,
    )
    .reduce((sum, one) => sum + one, 0);
  const least = LEAST_COVERAGE.find(({ articles }) => agreeing >= articles)?.coverage ?? 1;
  if (hit.coverage < least) return 0;
  return hit.saying + hit.coverage + WEIGHT_OF_ARTICLES * Math.min(agreeing, MOST_OF_ARTICLES);
}

interface ArticlePlace {
  lawId: string;
  articleKey: string;
}
const keyOf = ({ lawId, articleKey }: ArticlePlace): string => digestPlace(lawId, articleKey);

/** Where the guide's articles stand in the library; null for a law it does not know. */
function placesOf(library: LibraryIndex, guide: Guide): (ArticlePlace | null)[] {
  return guide.articles.map(({ place }) => {
    const [name = '', articleKey = ''] = place.split(' ');
    const law = findLawByName(library, name);
    return law && { lawId: law.id, articleKey };
  });
}

/** The text of the day; null where only digests are held, undefined where nothing of the law applies that could be shown. */
function versionInForce(law: LawEntry, asOf: string): VersionEntry | null | undefined {
  const found = versionOnDay(law, asOf);
  if (found.state === 'no_text') return null;
  return found.state === 'held' ? found.version : undefined;
}

async function withArticles(
  context: GuideSourceContext,
  guide: Guide,
  scope: GuideScope & { language: Language },
): Promise<GuideFindings> {
  const { library, digests } = await readDigestIndex(context);
  const places = placesOf(library, guide).map((place) => {
    const law = place && library.laws.get(place.lawId);
    const version = law ? versionInForce(law, scope.asOf) : undefined;
    return place && law && version !== undefined ? { ...place, law, version } : null;
  });
  const articles = await readArticles(
    context.db,
    places.flatMap((place) =>
      place?.version ? [{ versionId: place.version.id, key: place.articleKey }] : [],
    ),
  );
  const evidence = [...scope.evidence];
  const sources = places.map((place) => {
    if (!place) return null;
    const held = evidence.find((source) => isArticleEvidence(source) && keyOf(source.place) === keyOf(place));
    if (held) return held.index;
    const article = place.version && articles.get(articlePlace(place.version.id, place.articleKey));
    const added = articleEvidence(
      { ...place, cited: false, score: 0 },
      article ?? null,
      digests.byPlace.get(keyOf(place)) ?? null,
      scope,
    );
    if (!added) return null;
    evidence.push({ ...added, index: evidence.length + 1 });
    return evidence.length;
  });
  return { found: { guide, sources }, evidence };
}
