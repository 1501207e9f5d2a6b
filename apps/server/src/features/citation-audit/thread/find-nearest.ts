import type { NamedArticle } from '@mingfa/contract/citation-audit';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { parseArticleKey } from '@mingfa/legal/statute/article-number';
import { characterBigrams } from '@mingfa/legal/words/segmentation';
import type { Database } from '../../../db/client.ts';
import { quoteAgrees } from '../../../engine/answering/quoted-words.ts';
import { articlePlace, readArticles } from '../../../engine/library/read-articles.ts';
import { readLibrary } from '../../../engine/library/read-library.ts';
import { versionOnDay } from '../../../engine/library/version-on-day.ts';
import { questionTerms } from '../../../engine/retrieval/words/index-text.ts';
import type { TextSearch } from '../../../ports/text-search.ts';

/** Articles of a search that are looked at. */
const LOOKED_AT = 12;
/** An article must have so much of what is said before it is named; of a quotation all of it. */
const LEAST_SHARE = 0.5;
/** Fewer pairs of characters tell no article. */
const LEAST_PAIRS = 10;
/** So many are searched for in one audit, each among as many articles, whatever else the machine does; later ones are told as not run. */
export const NEAREST_SEARCHES_MAX = 100;
/** More of a sentence is not searched for. */
const SAID_MAX = 300;

/** Finds the article of any law in force on a day that says what a citation is said to say. */
export class NearestFinder {
  readonly #db: Database;
  readonly #search: Pick<TextSearch, 'candidates'>;
  readonly #day: string;
  #left: number;

  /** @param most searches, of those of the audit, that are done here */
  constructor(
    db: Database,
    search: Pick<TextSearch, 'candidates'>,
    day: string,
    most = NEAREST_SEARCHES_MAX,
  ) {
    this.#left = most;
    this.#db = db;
    this.#search = search;
    this.#day = day;
  }

  /** Null where none is near; `not_run` where the searches of this audit are used up. */
  async find(said: { text: string; isQuote: boolean }): Promise<NamedArticle | 'not_run' | null> {
    const text = said.text.slice(0, SAID_MAX);
    const pairs = new Set(characterBigrams(text));
    if (pairs.size < LEAST_PAIRS) return null;
    if (this.#left === 0) return 'not_run';
    this.#left -= 1;
    return this.#find(text, pairs, said.isQuote);
  }

  async #find(text: string, pairs: ReadonlySet<string>, isQuote: boolean): Promise<NamedArticle | null> {
    const candidates = await this.#search.candidates(questionTerms(text), { limit: 3 * LOOKED_AT });
    const index = await readLibrary({ db: this.#db });
    const inForce = candidates
      .filter(({ lawId, versionId }) => {
        const law = index.laws.get(lawId);
        const found = law && versionOnDay(law, this.#day);
        return found?.state === 'held' && found.version.id === versionId;
      })
      .slice(0, LOOKED_AT);
    const articles = await readArticles(
      this.#db,
      inForce.map(({ versionId, articleKey }) => ({ versionId, key: articleKey })),
    );
    let best: { share: number; named: NamedArticle } | null = null;
    for (const { lawId, versionId, articleKey } of inForce) {
      const law = index.laws.get(lawId);
      const article = articles.get(articlePlace(versionId, articleKey));
      const number = parseArticleKey(articleKey);
      if (!law || !article || !number) continue;
      const share = isQuote
        ? Number(quoteAgrees(text, article.text))
        : shareOf(pairs, new Set(characterBigrams(article.text)));
      if (share < LEAST_SHARE || share <= (best?.share ?? 0)) continue;
      const location = { lawId, versionId, articleKey, paragraph: null, item: null };
      best = { share, named: { label: formatCitation({ name: law.shortTitle, article: number }), location } };
    }
    return best?.named ?? null;
  }
}

const shareOf = (said: ReadonlySet<string>, article: ReadonlySet<string>): number =>
  [...said].filter((pair) => article.has(pair)).length / said.size;
