import type { Evidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import type { AppContext } from '../../ports/app-context.ts';
import type { TextSearch } from '../../ports/text-search.ts';
import { articlePlace, readArticles, versionOnDay } from '../library/index.ts';
import { type AttachedText, findAttachmentPassages } from './attachment-passages.ts';
import { type CitedPlaces, findCitedPlaces } from './cited-places.ts';
import { type DigestIndex, digestPlace, readDigestIndex } from './digest-index.ts';
import { attachmentEvidence, type Found, lawEvidence } from './evidence-of.ts';
import type { ExpandQuestion } from './expand-question.ts';
import { rankArticles } from './rank-articles.ts';

export type RetrievalContext = Pick<AppContext, 'db'> & {
  search: TextSearch;
  /** Terms of a question with everyday words translated. */
  expandQuestion: ExpandQuestion;
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
  files?: readonly Evidence[];
}

/** Several versions of an article share a place, so more is fetched than shown. */
const CANDIDATES_AT_LEAST = 120;
const CANDIDATES_FOR_EACH = 3;
/** A digest that holds all of the question lifts its article by this share of the best score. */
const WEIGHT_OF_DIGEST = 0.6;
/** Under this share of the question a digest is about something else. */
const DIGEST_COVERS_AT_LEAST = 0.12;
const DIGESTS_LOOKED_AT = 30;
/** What the best digests point at belongs to the answer too: 违法辞退赔2N leads to how it is computed. */
const RELATED_OF_FIRST = 3;
const SHARE_OF_RELATED = 0.3;
const MOST_OF_RELATED = 0.9;
const MOST_ATTACHMENT_PASSAGES = 4;

/**
 * Ranked evidence for a question: the articles it cites, then articles by BM25 over words and character bigrams,
 * everyday words translated, lifted by our digests and the standing of the law, in the words of the day.
 * The person's files come after what is cited. Numbered from 1.
 */
export async function retrieve(context: RetrievalContext, question: RetrievalQuestion): Promise<Evidence[]> {
  const terms = context.expandQuestion(question.text);
  const [{ library, digests }, candidates] = await Promise.all([
    readDigestIndex(context),
    context.search.candidates(terms, {
      limit: Math.max(CANDIDATES_AT_LEAST, question.limit * CANDIDATES_FOR_EACH),
    }),
  ]);
  const cited = findCitedPlaces(library, question.text);
  const ranked = rankArticles(library, candidates, { asOf: question.asOf, namedLawIds: cited.lawIds });
  const passages = findAttachmentPassages(
    question.attachments ?? [],
    terms,
    Math.min(MOST_ATTACHMENT_PASSAGES, Math.ceil(question.limit / 2)),
  );
  const places = orderPlaces(
    citedFound(cited, question.asOf),
    liftByDigests(ranked, digestHits(library.laws, digests, terms), question.asOf),
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

interface DigestHit {
  place: Omit<Found, 'score' | 'version' | 'cited'>;
  coverage: number;
}

/** Places of the digests that fit, and behind them the articles those digests point at. */
function digestHits(
  laws: ReadonlyMap<string, Found['law']>,
  index: DigestIndex,
  terms: readonly string[],
): DigestHit[] {
  const hits = new Map<string, DigestHit>();
  const found = index.passages
    .find(terms, DIGESTS_LOOKED_AT)
    .filter((hit) => hit.coverage >= DIGEST_COVERS_AT_LEAST);
  for (const { index: at, coverage } of found) {
    const digest = index.digests[at];
    const law = digest && laws.get(digest.lawId);
    if (!law) continue;
    const place = { law, articleKey: digest.articleKey };
    hits.set(digestPlace(law.id, digest.articleKey), { place, coverage });
  }
  for (const source of found.slice(0, RELATED_OF_FIRST)) {
    for (const place of index.related[source.index] ?? []) {
      const key = digestPlace(place.law.id, place.articleKey);
      const own = hits.get(key)?.coverage ?? 0;
      // What is pointed at never comes before what points at it.
      const raised = Math.min(own + SHARE_OF_RELATED * source.coverage, MOST_OF_RELATED * source.coverage);
      hits.set(key, { place, coverage: Math.max(own, raised) });
    }
  }
  return [...hits.values()];
}

/** Adds what the digests know: an article already found is lifted, another joins. Scores become shares of the best. */
function liftByDigests(
  ranked: readonly Omit<Found, 'cited'>[],
  hits: readonly DigestHit[],
  asOf: string,
): Found[] {
  const best = ranked[0]?.score ?? 1;
  const found = new Map<string, Found>();
  for (const one of ranked) {
    found.set(digestPlace(one.law.id, one.articleKey), { ...one, cited: false, score: one.score / best });
  }
  for (const { place, coverage } of hits) {
    const key = digestPlace(place.law.id, place.articleKey);
    const known = found.get(key);
    const version = known ? known.version : shownVersion(place.law, asOf);
    if (version === undefined) continue;
    const score = (known?.score ?? 0) + WEIGHT_OF_DIGEST * coverage;
    found.set(key, { ...place, version, cited: false, score });
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

function citedFound(cited: CitedPlaces, asOf: string): Found[] {
  return cited.articles.flatMap(({ law, articleKey }) => {
    const version = shownVersion(law, asOf);
    return version === undefined ? [] : [{ law, articleKey, version, cited: true, score: 2 }];
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
