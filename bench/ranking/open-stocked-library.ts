import type { LexiconEntry } from '@mingfa/content/lexicon';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import type { DatabaseConnection } from '../../apps/server/src/db/client.ts';
import { findLawByName, type LibraryIndex } from '../../apps/server/src/engine/library/index.ts';
import {
  buildDigestIndex,
  type DigestIndex,
  readDigestIndex,
} from '../../apps/server/src/engine/retrieval/laws/digest-index.ts';
import { associate, placeKey } from '../../apps/server/src/engine/retrieval/laws/ranking/associations.ts';
import type { Candidate } from '../../apps/server/src/engine/retrieval/laws/ranking/candidate.ts';
import { candidateText } from '../../apps/server/src/engine/retrieval/laws/ranking/candidate-text.ts';
import { featuresOf } from '../../apps/server/src/engine/retrieval/laws/ranking/features.ts';
import {
  gatherCandidates,
  WORDS_FETCHED,
} from '../../apps/server/src/engine/retrieval/laws/ranking/gather-candidates.ts';
import type { AssociationTable } from '../../apps/server/src/engine/retrieval/laws/ranking/ranking-model.ts';
import { readFeatures } from '../../apps/server/src/engine/retrieval/laws/ranking/read-features.ts';
import { joinFeatures } from '../../apps/server/src/engine/retrieval/laws/ranking/score-candidate.ts';
import { resolveCited } from '../../apps/server/src/engine/retrieval/laws/resolve-cited.ts';
import { expandQuestion } from '../../apps/server/src/engine/retrieval/question/expand-question.ts';
import { readCited } from '../../apps/server/src/engine/retrieval/question/read-cited.ts';
import type { TextSearch } from '../../apps/server/src/ports/text-search.ts';
import { openSeededDatabase } from './open-seeded-database.ts';
import { type ReadCorpus, readCorpus } from './read-corpus.ts';
import { searchInMemory } from './search-in-memory.ts';

/** With both corpora, or as a fresh machine holds it: only our digests. */
export type HeldIn = 'library' | 'digests';

/** What the engine makes of one question before anything is weighed. */
export interface Weighable {
  candidates: readonly Candidate[];
  features: Float32Array[];
  /** `placeKey` of each. */
  places: string[];
  /** All features of those that are read. */
  read(chosen: readonly number[]): Float32Array[];
}

export interface StockedLibrary {
  connection: DatabaseConnection;
  corpus: ReadCorpus;
  digests: DigestIndex;
  library: LibraryIndex;
  weigh(table: AssociationTable, text: string, held: HeldIn): Promise<Weighable>;
  close(): Promise<void>;
}

/** Opens a data folder with both corpora; no server may be using it. */
export async function openStockedLibrary(
  dataDir: string,
  day: string,
  lexicon: readonly LexiconEntry[],
): Promise<StockedLibrary> {
  const database = await openSeededDatabase(dataDir);
  const { db } = database.connection;
  const { library, digests } = await readDigestIndex({ db });
  const unstocked = withoutTexts(library);
  const stocks = {
    library: { library, digests, search: rememberingWords(await searchInMemory(db)) },
    digests: {
      library: unstocked,
      digests: buildDigestIndex(digests.digests, unstocked),
      search: { candidates: async () => [] } as Pick<TextSearch, 'candidates'>,
    },
  };
  const findWords = matchLexicon(lexicon);
  const isKnownTitle = (name: string) => findLawByName(library, name) !== null;
  const corpus = await readCorpus(db, library, day);
  const textOf = ({ law, version, articleKey }: Candidate) =>
    version && corpus.textAt(placeKey(law.titleKey, articleKey));
  const understood = remembering((text: string) => ({
    terms: expandQuestion(text, findWords(text)),
    namedLawIds: resolveCited(library, readCited(text, isKnownTitle).cited).lawIds,
  }));
  return {
    connection: database.connection,
    corpus,
    digests,
    library,
    async weigh(table, text, held) {
      const associated = associate(table, text);
      const { terms, namedLawIds } = understood(text);
      const candidates = await gatherCandidates({
        ...stocks[held],
        asOf: day,
        terms,
        associated,
        namedLawIds,
      });
      const features = featuresOf(candidates, associated, table);
      let lastRead: { key: string; rows: Float32Array[] } | undefined;
      return {
        candidates,
        features,
        places: candidates.map(({ law, articleKey }) => placeKey(law.titleKey, articleKey)),
        read(chosen) {
          const key = chosen.join();
          if (lastRead?.key !== key) {
            const some = chosen.flatMap((at) => candidates[at] ?? []);
            const texts = some.map((one) => candidateText(one, textOf(one), digests));
            const reading = readFeatures({ text, terms, associated }, texts);
            lastRead = { key, rows: joinFeatures(features, chosen, reading) };
          }
          return lastRead.rows;
        },
      };
    },
    close: () => database.close(),
  };
}

/** The library of a fresh machine: the same laws, without their texts. */
function withoutTexts(library: LibraryIndex): LibraryIndex {
  const laws = new Map([...library.laws].map(([id, law]) => [id, { ...law, versions: [] }]));
  return { ...library, laws, versions: new Map() };
}

/** Every question is asked again for every fold. */
function remembering<Result>(make: (key: string) => Result): (key: string) => Result {
  const known = new Map<string, Result>();
  return (key) => {
    let held = known.get(key);
    if (held === undefined) {
      held = make(key);
      known.set(key, held);
    }
    return held;
  };
}

/** Remembers what the question's own words find; learned words differ from fold to fold. */
function rememberingWords(inner: Pick<TextSearch, 'candidates'>): Pick<TextSearch, 'candidates'> {
  const words = remembering((terms) => inner.candidates(terms.split(' '), { limit: WORDS_FETCHED }));
  return {
    candidates: (terms, options) =>
      options.limit === WORDS_FETCHED ? words(terms.join(' ')) : inner.candidates(terms, options),
  };
}
