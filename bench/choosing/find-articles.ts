import type { Guide } from '@mingfa/content/guide';
import { loadLexicon } from '@mingfa/content/lexicon';
import { loadEnglishWords } from '@mingfa/content/load-english-words';
import { matchLexicon } from '@mingfa/legal/words/match-lexicon';
import { plainEnglish } from '@mingfa/legal/words/plain-english';
import { chooseTextSearch } from '../../apps/server/src/choose-text-search.ts';
import { readLibrary } from '../../apps/server/src/engine/library/index.ts';
import { agreementWith, placesOf } from '../../apps/server/src/engine/retrieval/guides/guide-places.ts';
import { loadRankingModel } from '../../apps/server/src/engine/retrieval/laws/ranking/load-ranking-model.ts';
import { createLawSource } from '../../apps/server/src/engine/retrieval/laws/search-laws.ts';
import { readQuestion } from '../../apps/server/src/engine/retrieval/question/read-question.ts';
import { openSeededDatabase } from '../ranking/open-seeded-database.ts';

/** Sources an answer looks at. */
const LIMIT = 10;

/** For each question how much the articles that a library finds for it are those of each guide. */
export async function findArticles(
  dataDir: string,
  guides: readonly Guide[],
  texts: readonly string[],
  day: string,
): Promise<number[][]> {
  const database = await openSeededDatabase(dataDir);
  try {
    const { db } = database.connection;
    const findWords = matchLexicon(await loadLexicon());
    const search = chooseTextSearch(database.connection);
    await search.ensureReady();
    const laws = createLawSource({
      db,
      search,
      ranking: await loadRankingModel(),
      english: plainEnglish(await loadEnglishWords()),
    });
    const library = await readLibrary({ db });
    const places = guides.map((guide) => placesOf(library, guide));
    const found: number[][] = [];
    for (const text of texts) {
      const language = /\p{Script=Han}/u.test(text) ? 'zh-CN' : 'en';
      const question = await readQuestion({ db, findWords }, { text, language });
      const { evidence } = await laws.search(question, { asOf: day, limit: LIMIT });
      found.push(places.map((own) => Math.round(agreementWith(own, evidence) * 1000) / 1000));
    }
    return found;
  } finally {
    await database.close();
  }
}
