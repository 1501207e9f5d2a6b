import type { SearchCandidate, TextSearch } from '../../../../ports/text-search.ts';
import type { LawEntry, LibraryIndex } from '../../../library/index.ts';
import type { PassageHit } from '../../words/passage-index.ts';
import { type DigestIndex, digestPlace } from '../digest-index.ts';
import type { AdmittedLaws } from '../law-bounds.ts';
import { chooseVersion, type RankedArticle, rankArticles } from '../rank-articles.ts';
import type { Associated } from './associations.ts';
import type { Candidate } from './candidate.ts';

export interface GatherInput {
  library: LibraryIndex;
  digests: DigestIndex;
  search: Pick<TextSearch, 'candidates'>;
  asOf: string;
  /** Terms of the question, everyday words translated. */
  terms: readonly string[];
  associated: Associated;
  namedLawIds: ReadonlySet<string>;
  /** The laws that may answer; none given: all. */
  admitted?: AdmittedLaws | null;
}

/** Several versions of an article share a place, so more is fetched than looked at. */
export const WORDS_FETCHED = 400;
const LEARNED_FETCHED = 250;
/** Where some laws are left out so many times more is fetched, that as much is left to rank. */
const TIMES_WITHIN = 2;
const LEARNED_KEPT = 150;
const PLACES_KEPT = 100;
/** A learned word weighs as one, two or three. */
const MOST_REPEATS = 3;
const DIGESTS_LOOKED_AT = 60;
/** Under this share of the question a digest is about something else. */
const DIGEST_COVERS_AT_LEAST = 0.12;
/** What the best digests point at belongs to the answer too: 违法辞退赔2N leads to how it is computed. */
const RELATED_OF_FIRST = 3;
const SHARE_OF_RELATED = 0.3;
const MOST_OF_RELATED = 0.9;

/**
 * Everything that may answer a question: what its words find, what the words learned to go with them find, articles
 * learned to answer such questions, digests and what those point at. Each article once, in the words of the day.
 */
export async function gatherCandidates(input: GatherInput): Promise<Candidate[]> {
  const learnedTerms = repeatByWeight(input.associated.terms);
  const [byWords, byLearned] = await Promise.all([
    input.search.candidates(input.terms, within(input, WORDS_FETCHED)),
    learnedTerms.length > 0
      ? input.search.candidates(learnedTerms, within(input, LEARNED_FETCHED))
      : Promise.resolve<SearchCandidate[]>([]),
  ]);
  const gathered = new Map<string, Candidate>();
  addFound(gathered, input, byWords, (candidate, share, rank) => {
    candidate.words = share;
    candidate.wordsRank = rank;
  });
  addFound(gathered, input, byLearned, (candidate, share, rank) => {
    if (rank >= LEARNED_KEPT && candidate.wordsRank === null) return false;
    candidate.learned = share;
    candidate.learnedRank = rank;
  });
  addPlaces(gathered, input);
  addDigests(gathered, input);
  addDigestsByLearned(gathered, input, learnedTerms);
  return [...gathered.values()];
}

function within({ admitted }: GatherInput, limit: number): { limit: number; lawIds?: readonly string[] } {
  if (!admitted) return { limit };
  return admitted.lawIds ? { limit, lawIds: admitted.lawIds } : { limit: limit * TIMES_WITHIN };
}

/** The terms with their weights as repetitions, which is what the text search understands. */
function repeatByWeight(terms: Associated['terms']): string[] {
  const strongest = terms[0]?.[1] ?? 1;
  return terms.flatMap(([term, weight]) =>
    Array<string>(Math.max(1, Math.round((MOST_REPEATS * weight) / strongest))).fill(term),
  );
}

function addFound(
  gathered: Map<string, Candidate>,
  { library, asOf, namedLawIds, admitted }: GatherInput,
  found: readonly SearchCandidate[],
  note: (candidate: Candidate, share: number, rank: number) => undefined | false,
): void {
  const ranked = rankArticles(library, found, { asOf, namedLawIds })
    .filter(({ law }) => admitted?.admits(law) ?? true)
    .sort((a, b) => b.relevance - a.relevance);
  const best = ranked[0]?.relevance ?? 1;
  for (let rank = 0; rank < ranked.length; rank += 1) {
    const found = ranked[rank] as RankedArticle;
    const candidate = gathered.get(found.place) ?? newCandidate(found, namedLawIds.has(found.law.id));
    if (note(candidate, found.relevance / best, rank) !== false) gathered.set(found.place, candidate);
  }
}

/** Articles that such words were learned to ask for. */
function addPlaces(gathered: Map<string, Candidate>, input: GatherInput): void {
  const lawOf = lawsByTitleKey(input.library);
  const strongest = [...input.associated.places].sort((a, b) => b[1] - a[1]).slice(0, PLACES_KEPT);
  for (const [place] of strongest) {
    const at = place.lastIndexOf(' ');
    const law = lawOf.get(place.slice(0, at));
    if (law) addArticle(gathered, input, law, place.slice(at + 1));
  }
}

function addDigests(gathered: Map<string, Candidate>, input: GatherInput): void {
  const { digests, library } = input;
  const found = findDigests(input, input.terms).filter((hit) => hit.coverage >= DIGEST_COVERS_AT_LEAST);
  const best = found[0]?.score ?? 1;
  for (const hit of found) {
    const digest = digests.digests[hit.index];
    const law = digest && library.laws.get(digest.lawId);
    const candidate = law && addArticle(gathered, input, law, digest.articleKey);
    if (!candidate) continue;
    candidate.digest = hit.score / best;
    candidate.digestCoverage = hit.coverage;
  }
  for (const source of found.slice(0, RELATED_OF_FIRST)) {
    for (const place of digests.related[source.index] ?? []) {
      const candidate = addArticle(gathered, input, place.law, place.articleKey);
      if (!candidate) continue;
      // What is pointed at never comes before what points at it.
      const raised = Math.min(
        candidate.digestCoverage + SHARE_OF_RELATED * source.coverage,
        MOST_OF_RELATED * source.coverage,
      );
      candidate.digestCoverage = Math.max(candidate.digestCoverage, raised);
    }
  }
}

function findDigests({ digests, library, admitted }: GatherInput, terms: readonly string[]): PassageHit[] {
  if (!admitted) return digests.passages.find(terms, DIGESTS_LOOKED_AT);
  const isAdmitted = ({ index }: PassageHit) => {
    const law = library.laws.get(digests.digests[index]?.lawId ?? '');
    return law !== undefined && admitted.admits(law);
  };
  return digests.passages.find(terms, digests.digests.length).filter(isAdmitted).slice(0, DIGESTS_LOOKED_AT);
}

function addDigestsByLearned(
  gathered: Map<string, Candidate>,
  input: GatherInput,
  learnedTerms: readonly string[],
): void {
  const found = findDigests(input, learnedTerms);
  const best = found[0]?.score ?? 1;
  for (const hit of found) {
    const digest = input.digests.digests[hit.index];
    const law = digest && input.library.laws.get(digest.lawId);
    const candidate = law && addArticle(gathered, input, law, digest.articleKey);
    if (candidate) candidate.digestLearned = hit.score / best;
  }
}

/** The candidate at a place, new where nothing else found it; null where neither the text of the day nor a digest is held. */
function addArticle(
  gathered: Map<string, Candidate>,
  { asOf, namedLawIds, digests, admitted }: GatherInput,
  law: LawEntry,
  articleKey: string,
): Candidate | null {
  const key = digestPlace(law.id, articleKey);
  const known = gathered.get(key);
  if (known) return known;
  if (admitted?.admits(law) === false) return null;
  const shown = chooseVersion(law, asOf);
  if (!shown || (!shown.version && !digests.byPlace.has(key))) return null;
  const { version, weight: standing, inForce } = shown;
  const named = namedLawIds.has(law.id);
  const candidate = newCandidate({ law, version, articleKey, standing, inForce }, named);
  gathered.set(key, candidate);
  return candidate;
}

/** Nothing is known of it yet but where it stands. */
const newCandidate = (
  place: Pick<Candidate, 'law' | 'version' | 'articleKey' | 'standing' | 'inForce'>,
  named: boolean,
): Candidate => ({
  law: place.law,
  version: place.version,
  articleKey: place.articleKey,
  standing: place.standing,
  inForce: place.inForce,
  named,
  words: 0,
  wordsRank: null,
  learned: 0,
  learnedRank: null,
  digest: 0,
  digestCoverage: 0,
  digestLearned: 0,
});

const byTitleKey = new WeakMap<LibraryIndex, ReadonlyMap<string, LawEntry>>();

function lawsByTitleKey(library: LibraryIndex): ReadonlyMap<string, LawEntry> {
  let laws = byTitleKey.get(library);
  if (!laws) {
    laws = new Map([...library.laws.values()].map((law) => [law.titleKey, law]));
    byTitleKey.set(library, laws);
  }
  return laws;
}
