import type { ArticleEvidence } from '@mingfa/contract/evidence';
import { readQuestion } from '@mingfa/legal/questions/read-question';
import { lawKey } from '@mingfa/legal/statute/law-title';
import { isEnglish, type PlainEnglish, plainEnglish } from '@mingfa/legal/words/plain-english';
import type { AppContext } from '../../../ports/app-context.ts';
import type { TextSearch } from '../../../ports/text-search.ts';
import {
  findLawByName,
  type LawEntry,
  type LibraryIndex,
  readLibrary,
  versionOnDay,
} from '../../library/index.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Source } from '../source.ts';
import { articleEvidence, type FoundArticle } from './article-evidence.ts';
import { findByMeaning, type MeaningContext } from './articles/find-by-meaning.ts';
import { digestPlace, readDigestIndex } from './digest-index.ts';
import { findInEnglish } from './find-in-english.ts';
import { readHeldTexts } from './held-texts.ts';
import { type AdmittedLaws, admitLaws, type LawBounds } from './law-bounds.ts';
import type { BelongsToFields } from './laws-of-fields.ts';
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
  /** Which laws come first within fields. */
  belongs?: BelongsToFields;
};

/** Which law is searched, and for how much. */
export interface LawScope {
  /** The law of which day. */
  asOf: string;
  limit: number;
  signal?: AbortSignal;
  /** Which law may answer; absent: all. */
  bounds?: LawBounds | null;
}

/** Articles and digests that bear on a question. */
export interface LawFindings {
  /** Not numbered yet; what the question cites comes first. */
  evidence: ArticleEvidence[];
  /** How many of them the question cites. */
  cited: number;
  /** Short titles of the laws that the question cites and the bounds leave out. */
  outside: string[];
  /** A configured embedding model failed and the words served alone. */
  embeddingFailed: boolean;
}

/** The law library as a source of evidence. */
export interface LawSource extends Source<LawScope, LawFindings> {
  judgeLaws(bounds: LawBounds): Promise<LawJudge>;
}

/** Tells which laws are within bounds. */
export interface LawJudge {
  /** Whether a law may answer. */
  admits(lawId: string): boolean;
  /** Whether a law of some name may; one that the library does not know only where not some laws alone may. */
  admitsNamed(name: string): boolean;
  /** Whether it may, and belongs to the fields. */
  isOwn(lawId: string): boolean;
}

export const createLawSource = (context: LawSourceContext): LawSource => ({
  search: (question, scope) => searchLaws(context, question.inContext ?? question, scope),
  async judgeLaws(bounds) {
    const library = await readLibrary(context);
    const admitted = admitLaws(library, bounds);
    const admits = (law: LawEntry | null | undefined) =>
      law ? (admitted?.admits(law) ?? true) : (admitted?.lawIds ?? null) === null;
    const isOfField = (law: LawEntry) =>
      bounds.fields.length === 0 || (context.belongs?.(library, law, bounds.fields) ?? true);
    return {
      admits: (lawId) => admits(library.laws.get(lawId)),
      admitsNamed: (name) => admits(findLawByName(library, name)),
      isOwn(lawId) {
        const law = library.laws.get(lawId);
        return law !== undefined && admits(law) && isOfField(law);
      },
    };
  },
});

/** What the question cites is what it asks about. */
const SCORE_OF_CITED = 1;
/** What the library links with it comes behind it. */
const SCORE_OF_RELATED = 0.5;
const RELATED_MAX = 6;
/** What the order by English digests counts beside the learned one, for a question in English. */
const SHARE_OF_ENGLISH = 0.7;
/** What an article counts whose law belongs to none of the fields asked for. */
const SHARE_OF_OTHER_FIELDS = 0.25;

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
  const admitted = admitLaws(library, scope.bounds);
  const named = resolveCited(library, question.cited);
  const cited = admitted ? citedWithin(named, admitted) : named;
  const outside = admitted ? lawsOutside(library, question, admitted, scope.bounds?.lawsOnly ?? []) : [];
  const [asked] = cited.articles;
  if (asked && readQuestion(question.text).intent === 'article') {
    const { asOf } = scope;
    const related = await relatedArticles(context, asked, {
      asOf,
      limit: RELATED_MAX,
      admits: admitted?.admits,
    });
    const places = orderPlaces(
      citedFound(cited, asOf),
      related.flatMap((one) => {
        const version = shownVersion(one.law, asOf);
        return version === undefined ? [] : [{ ...one, version, cited: false, score: SCORE_OF_RELATED }];
      }),
    );
    return {
      ...(await readEvidence(context, places.slice(0, scope.limit), question, scope)),
      outside,
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
      admitted,
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
          admits: admitted?.admits,
          ...(scope.signal ? { signal: scope.signal } : {}),
          onFailure() {
            embeddingFailed = true;
          },
        })
      : [],
  ]);
  const inEnglish = isEnglish(question.text)
    ? findInEnglish(
        { library, digests, asOf: scope.asOf, admits: admitted?.admits },
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
    ownFieldsFirst(
      context,
      library,
      inEnglish.length > 0 ? fuseMeaning(fused, inEnglish, SHARE_OF_ENGLISH) : fused,
      scope.bounds?.fields ?? [],
    ).map((one) => ({ ...one, cited: false })),
  ).slice(0, scope.limit);
  return { ...(await readEvidence(context, places, question, scope)), outside, embeddingFailed };
}

/** What a question cites, without what the bounds leave out. */
function citedWithin({ articles, laws }: CitedLaws, { admits }: AdmittedLaws): CitedLaws {
  const kept = laws.filter(admits);
  return {
    articles: articles.filter(({ law }) => admits(law)),
    lawIds: new Set(kept.map(({ id }) => id)),
    laws: kept,
  };
}

/** The laws a question cites that are not admitted, as people call them; one that is not held may be named among the only ones. */
function lawsOutside(
  library: LibraryIndex,
  { cited }: ReadQuestion,
  { admits }: AdmittedLaws,
  lawsOnly: readonly string[],
): string[] {
  const names = cited.flatMap(({ lawName }) => {
    const law = findLawByName(library, lawName);
    if (law) return admits(law) ? [] : [law.shortTitle];
    const isNamed = lawsOnly.some((name) => lawKey(name) === lawKey(lawName));
    return lawsOnly.length === 0 || isNamed ? [] : [lawName];
  });
  return [...new Set(names)];
}

/** Articles whose laws belong to some fields before others, without losing what answers far better. */
function ownFieldsFirst<Article extends { law: LawEntry; score: number }>(
  { belongs }: LawSourceContext,
  library: LibraryIndex,
  ranked: readonly Article[],
  fields: readonly string[],
): readonly Article[] {
  if (!belongs || fields.length === 0) return ranked;
  return ranked
    .map((one) =>
      belongs(library, one.law, fields) ? one : { ...one, score: one.score * SHARE_OF_OTHER_FIELDS },
    )
    .sort((a, b) => b.score - a.score);
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
