import type { Evidence, FileEvidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { AppContext } from '../../ports/app-context.ts';
import type { TextSearch } from '../../ports/text-search.ts';
import { articlePlace, readArticles, versionOnDay } from '../library/index.ts';
import { findByMeaning, type MeaningContext } from './articles/find-by-meaning.ts';
import { type AttachedText, findAttachmentPassages } from './attachment-passages.ts';
import { type CitedPlaces, findCitedPlaces } from './cited-places.ts';
import { digestPlace, readDigestIndex } from './digest-index.ts';
import { attachmentEvidence, type Found, lawEvidence } from './evidence-of.ts';
import type { ExpandQuestion } from './expand-question.ts';
import { fuseMeaning } from './ranking/fuse-meaning.ts';
import { rankByModel } from './ranking/rank-by-model.ts';
import type { RankingModel } from './ranking/ranking-model.ts';
import { readTexts } from './ranking/read-texts.ts';

export type RetrievalContext = Pick<AppContext, 'db'> & {
  search: TextSearch;
  /** Terms of a question with everyday words translated. */
  expandQuestion: ExpandQuestion;
  ranking: RankingModel;
  /** Finds articles by meaning, too, where an embedding model is configured. */
  meaning?: MeaningContext;
};

/** What somebody wants to know. */
export interface RetrievalQuestion {
  text: string;
  /** The law of which day. */
  asOf: string;
  limit: number;
  /** Language of the digests. */
  language: Language;
  attachments?: readonly AttachedText[];
  /** Passages of the person's files, found before; they come on top of the limit. */
  files?: readonly FileEvidence[];
  signal?: AbortSignal;
  /** Told when a configured embedding model failed and the words served alone. */
  onEmbeddingFailed?: () => void;
}

/** What the question cites is what it asks about. */
const SCORE_OF_CITED = 1;
const MOST_ATTACHMENT_PASSAGES = 4;

/**
 * Ranked evidence for a question: the articles it cites, then articles and digests in the order the ranking learned,
 * mixed with the order by meaning where an embedding model is configured, in the words of the day. The person's files come
 * after what is cited. Numbered from 1.
 */
export async function retrieve(context: RetrievalContext, question: RetrievalQuestion): Promise<Evidence[]> {
  const terms = context.expandQuestion(question.text);
  const { library, digests } = await readDigestIndex(context);
  const cited = findCitedPlaces(library, question.text);
  const [ranked, near] = await Promise.all([
    rankByModel(context.ranking, {
      library,
      digests,
      terms,
      search: context.search,
      text: question.text,
      asOf: question.asOf,
      namedLawIds: cited.lawIds,
      readTexts: (candidates) => readTexts(context.db, digests, candidates),
    }),
    context.meaning
      ? findByMeaning(context.meaning, {
          library,
          text: question.text,
          asOf: question.asOf,
          ...(question.signal ? { signal: question.signal } : {}),
          onFailure: () => question.onEmbeddingFailed?.(),
        })
      : [],
  ]);
  const passages = findAttachmentPassages(
    question.attachments ?? [],
    terms,
    Math.min(MOST_ATTACHMENT_PASSAGES, Math.ceil(question.limit / 2)),
  );
  const places = orderPlaces(
    citedFound(cited, question.asOf),
    fuseMeaning(
      ranked.map(({ candidate: { law, version, articleKey }, likelihood }) => ({
        law,
        version,
        articleKey,
        score: likelihood,
      })),
      near,
    ).map((one) => ({ ...one, cited: false })),
  ).slice(0, question.limit);

  const articles = await readArticles(
    context.db,
    places.flatMap(({ version, articleKey }) =>
      version ? [{ versionId: version.id, key: articleKey }] : [],
    ),
  );
  const laws = places.flatMap((place) => {
    const article = place.version
      ? articles.get(articlePlace(place.version.id, place.articleKey))
      : undefined;
    const digest = digests.byPlace.get(digestPlace(place.law.id, place.articleKey));
    const evidence = lawEvidence(place, article ?? null, digest ?? null, question);
    return evidence ? [{ evidence, cited: place.cited }] : [];
  });
  const citedCount = laws.filter((one) => one.cited).length;
  const statutes = laws.map((one) => one.evidence);
  const ofLaw = statutes.slice(0, Math.max(citedCount, question.limit - passages.length));
  return [
    ...ofLaw.slice(0, citedCount),
    ...passages.map(attachmentEvidence),
    ...(question.files ?? []),
    ...ofLaw.slice(citedCount),
  ].map((evidence, index) => ({ ...evidence, index: index + 1 }));
}

function citedFound(cited: CitedPlaces, asOf: string): Found[] {
  return cited.articles.flatMap(({ law, articleKey }) => {
    const version = shownVersion(law, asOf);
    return version === undefined ? [] : [{ law, articleKey, version, cited: true, score: SCORE_OF_CITED }];
  });
}

/** The version to show on the day; null where only digests are held, undefined where the text of the day is missing. */
function shownVersion(law: Found['law'], asOf: string): Found['version'] | undefined {
  const found = versionOnDay(law, asOf);
  if (found.state === 'no_text') return null;
  return 'version' in found ? found.version : undefined;
}

function orderPlaces(cited: readonly Found[], ranked: readonly Found[]): Found[] {
  const places = new Map(cited.map((one) => [digestPlace(one.law.id, one.articleKey), one]));
  for (const one of ranked) {
    const key = digestPlace(one.law.id, one.articleKey);
    if (!places.has(key)) places.set(key, one);
  }
  return [...places.values()];
}
