import type { ArticleEvidence } from '@mingfa/contract/evidence';
import { readQuestion } from '@mingfa/legal/questions/read-question';
import { isEnglish, type PlainEnglish, plainEnglish } from '@mingfa/legal/words/plain-english';
import type { AppContext } from '../../../ports/app-context.ts';
import type { TextSearch } from '../../../ports/text-search.ts';
import { versionOnDay } from '../../library/index.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Source } from '../source.ts';
import { articleEvidence, type FoundArticle } from './article-evidence.ts';
import { findByMeaning, type MeaningContext } from './articles/find-by-meaning.ts';
import { digestPlace, readDigestIndex } from './digest-index.ts';
import { findInEnglish } from './find-in-english.ts';
import { readHeldTexts } from './held-texts.ts';
import { candidateText } from './ranking/candidate-text.ts';
import { fuseMeaning } from './ranking/fuse-meaning.ts';
import { rankByModel } from './ranking/rank-by-model.ts';
import type { RankingModel } from './ranking/ranking-model.ts';
import { relatedArticles } from './related-articles.ts';
import { type CitedLaws, resolveCited } from './resolve-cited.ts';

export type LawSourceContext = Pick<AppContext, 'db'> & {
  search: TextSearch;
  ranking: RankingModel;
  /** Finds articles by meaning, too, where an embedding model is configured. */
  meaning?: MeaningContext;
  /** How English is compared with the English of digests. */
  english?: PlainEnglish;
};

/** Which law is searched, and for how much. */
export interface LawScope {
  /** The law of which day. */
  asOf: string;
  limit: number;
  signal?: AbortSignal;
}

/** Articles and digests that bear on a question. */
export interface LawFindings {
  /** Not numbered yet; what the question cites comes first. */
  evidence: ArticleEvidence[];
  /** How many of them the question cites. */
  cited: number;
  /** A configured embedding model failed and the words served alone. */
  embeddingFailed: boolean;
}

/** The law library as a source of evidence. */
export type LawSource = Source<LawScope, LawFindings>;

export const createLawSource = (context: LawSourceContext): LawSource => ({
  search: (question, scope) => searchLaws(context, question.inContext ?? question, scope),
});

/** What the question cites is what it asks about. */
const SCORE_OF_CITED = 1;
/** What the library links with it comes behind it. */
const SCORE_OF_RELATED = 0.5;
const RELATED_MAX = 6;
/** What the order by English digests counts beside the learned one, for a question in English. */
const SHARE_OF_ENGLISH = 0.7;

/**
 * Of a question that asks for an article, that article and what the library links with it. Of any other the articles it
 * cites, then articles and digests in the order the ranking learned, mixed with the order by
 * meaning where an embedding model is configured, in the words of the day.
 */
async function searchLaws(
  context: LawSourceContext,
  question: ReadQuestion,
  scope: LawScope,
): Promise<LawFindings> {
  const { library, digests } = await readDigestIndex(context);
  const cited = resolveCited(library, question.cited);
  const [asked] = cited.articles;
  if (asked && readQuestion(question.text).intent === 'article') {
    const { asOf } = scope;
    const related = await relatedArticles(context, asked, { asOf, limit: RELATED_MAX });
    const places = orderPlaces(
      citedFound(cited, asOf),
      related.flatMap((one) => {
        const version = shownVersion(one.law, asOf);
        return version === undefined ? [] : [{ ...one, version, cited: false, score: SCORE_OF_RELATED }];
      }),
    );
    return {
      ...(await readEvidence(context, places.slice(0, scope.limit), question, scope)),
      embeddingFailed: false,
    };
  }
  let embeddingFailed = false;
  const [ranked, near] = await Promise.all([
    rankByModel(context.ranking, {
      library,
      digests,
      terms: question.terms,
      search: context.search,
      text: question.text,
      asOf: scope.asOf,
      namedLawIds: cited.lawIds,
      async readTexts(candidates) {
        const texts = await readHeldTexts({ db: context.db, library }, candidates);
        return candidates.map((one, at) => candidateText(one, texts[at], digests));
      },
    }),
    context.meaning
      ? findByMeaning(context.meaning, {
          library,
          text: question.text,
          asOf: scope.asOf,
          ...(scope.signal ? { signal: scope.signal } : {}),
          onFailure() {
            embeddingFailed = true;
          },
        })
      : [],
  ]);
  const inEnglish = isEnglish(question.text)
    ? findInEnglish(
        { library, digests, asOf: scope.asOf },
        context.english ?? plainEnglish([]),
        question.text,
      )
    : [];
  const fused = fuseMeaning(
    ranked.map(({ candidate: { law, version, articleKey }, likelihood }) => ({
      law,
      version,
      articleKey,
      score: likelihood,
    })),
    near,
  );
  const places = orderPlaces(
    citedFound(cited, scope.asOf),
    // Translated word by word a question finds what shares a word with it: what is told in English knows better, and is readable.
    (inEnglish.length > 0 ? fuseMeaning(fused, inEnglish, SHARE_OF_ENGLISH) : fused).map((one) => ({
      ...one,
      cited: false,
    })),
  ).slice(0, scope.limit);
  return { ...(await readEvidence(context, places, question, scope)), embeddingFailed };
}

async function readEvidence(
  context: LawSourceContext,
  places: readonly FoundArticle[],
  question: ReadQuestion,
  scope: LawScope,
): Promise<Pick<LawFindings, 'evidence' | 'cited'>> {
  const { library, digests } = await readDigestIndex(context);
  const articles = await readHeldTexts({ db: context.db, library }, places);
  const found = places.flatMap((place, at) => {
    const digest = digests.byPlace.get(digestPlace(place.law.id, place.articleKey));
    const reader = { asOf: scope.asOf, language: question.language };
    const evidence = articleEvidence(place, articles[at] ?? null, digest ?? null, reader);
    return evidence ? [{ evidence, cited: place.cited }] : [];
  });
  return {
    evidence: found.map((one) => one.evidence),
    cited: found.filter((one) => one.cited).length,
  };
}

function citedFound(cited: CitedLaws, asOf: string): FoundArticle[] {
  return cited.articles.flatMap(({ law, articleKey }) => {
    const version = shownVersion(law, asOf);
    return version === undefined ? [] : [{ law, articleKey, version, cited: true, score: SCORE_OF_CITED }];
  });
}

/** The version to show on the day; null where only digests are held, undefined where the text of the day is missing. */
function shownVersion(law: FoundArticle['law'], asOf: string): FoundArticle['version'] | undefined {
  const found = versionOnDay(law, asOf);
  if (found.state === 'no_text') return null;
  return 'version' in found ? found.version : undefined;
}

function orderPlaces(cited: readonly FoundArticle[], ranked: readonly FoundArticle[]): FoundArticle[] {
  const places = new Map(cited.map((one) => [digestPlace(one.law.id, one.articleKey), one]));
  for (const one of ranked) {
    const key = digestPlace(one.law.id, one.articleKey);
    if (!places.has(key)) places.set(key, one);
  }
  return [...places.values()];
}
