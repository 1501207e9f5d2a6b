import type { AuditedCitation, NamedArticle } from '@mingfa/contract/citation-audit';
import type { LawWords } from '@mingfa/legal/citation/agreement/law-words';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { type ArticleNumber, formatArticleKey, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { type SuccessorArticles, successorArticles } from '@mingfa/legal/statute/successor-articles';
import type { Database } from '../../../db/client.ts';
import type { LibraryReader } from '../../../engine/answering/library-reader.ts';
import { readLibrary } from '../../../engine/library/read-library.ts';
import { type ResolvedPlace, resolvePlaces } from '../../../engine/library/resolve-places.ts';
import { versionOnDay } from '../../../engine/library/version-on-day.ts';

type Now = AuditedCitation['now'];
type Successor = AuditedCitation['successors'][number];

/** What became of an article between the chosen day and today. */
export function whatBecame(then: ResolvedPlace, today: ResolvedPlace): Now {
  const nothing = { since: null, by: null };
  switch (today.state) {
    case 'held':
      return {
        state:
          then.article && today.article && then.article.text !== today.article.text ? 'changed' : 'in_force',
        ...nothing,
      };
    case 'repealed':
      return {
        state: 'repealed',
        since: today.repeal?.repealedOn ?? today.law?.repealedOn ?? null,
        by: null,
      };
    case 'not_found':
      return then.article ? { state: 'gone', ...nothing } : null;
    case 'not_yet_effective':
      return { state: 'not_yet', ...nothing };
    case 'not_in_library':
      return null;
    default:
      return { state: 'not_held', ...nothing };
  }
}

function certainOf(title: string, article: number, years: readonly string[]): SuccessorArticles | null {
  for (const year of ['', ...years]) {
    const found = successorArticles(title, article, year);
    if (found) return found;
  }
  return null;
}

/** Finds where the matter of an article stands now. */
export class SuccessorFinder {
  readonly #db: Database;
  readonly #library: Pick<LibraryReader, 'readLawWords'>;
  readonly #today: string;
  /** A brief cites the same repealed articles again and again. */
  readonly #named = new Map<string, Promise<NamedArticle[]>>();

  constructor(db: Database, library: Pick<LibraryReader, 'readLawWords'>, today: string) {
    this.#db = db;
    this.#library = library;
    this.#today = today;
  }

  /** The title of the law whose text repealed another. */
  async repealedBy({ repeal }: ResolvedPlace): Promise<string | null> {
    if (!repeal?.byLawId) return null;
    const index = await readLibrary({ db: this.#db });
    return index.laws.get(repeal.byLawId)?.shortTitle ?? null;
  }

  /**
   * The articles that have the place of one that was repealed or reads otherwise now: by the table of certain pairs, else the one
   * that alone is close in words, in the same law or in that which repealed it; where several may be meant, none.
   * @param years of the texts that may be meant, where the law of today has the same title
   * @param words the article as it read, or, where `is` says so, what is told of it
   */
  async find(
    today: ResolvedPlace,
    article: ArticleNumber,
    {
      lawName,
      years,
      words,
      is,
    }: { lawName: string; years: readonly string[]; words: string; is: 'worded' | 'told' },
  ): Promise<Successor[]> {
    const title = today.law?.title ?? lawName;
    const certain = article.sub === 0 ? certainOf(title, article.main, years) : null;
    if (certain) {
      const named = await this.#held(
        certain.law,
        certain.articles.map((main) => ({ main, sub: 0 })),
      );
      if (named.length > 0) return named.map((one) => ({ ...one, by: 'table' }));
    }
    const lawId = today.state === 'repealed' ? today.repeal?.byLawId : today.law?.id;
    const only = lawId ? await this.#findIn(lawId, (read) => read.findOnly(words, is)) : null;
    return only ? [{ ...only, by: 'words' }] : [];
  }

  /** The article in force today that is closest to an earlier wording: in the same law, or in that which repealed it. */
  async ofWords(today: ResolvedPlace, words: string, cited: readonly string[]): Promise<Successor[]> {
    const lawId = today.state === 'repealed' ? today.repeal?.byLawId : today.law?.id;
    const closest = lawId ? await this.closestIn(lawId, words, cited) : null;
    return closest ? [{ ...closest, by: 'words' }] : [];
  }

  /** The article of a law in force today that is closest to some words; null where none is close. */
  async closestIn(lawId: string, words: string, cited: readonly string[] = []): Promise<NamedArticle | null> {
    return await this.#findIn(lawId, (read) => read.findBetter(words, cited));
  }

  async #findIn(lawId: string, find: (read: LawWords) => string | null): Promise<NamedArticle | null> {
    const index = await readLibrary({ db: this.#db });
    const law = index.laws.get(lawId);
    const found = law && versionOnDay(law, this.#today);
    if (!law || found?.state !== 'held') return null;
    const read: LawWords | null = await this.#library.readLawWords(law.id, found.version.id);
    const key = read && find(read);
    const article = key === null ? null : parseArticleKey(key);
    if (key === null || !article) return null;
    return {
      label: formatCitation({ name: law.shortTitle, article }),
      location: { lawId: law.id, versionId: found.version.id, articleKey: key, paragraph: null, item: null },
    };
  }

  #held(lawName: string, articles: readonly ArticleNumber[]): Promise<NamedArticle[]> {
    const key = `${lawName} ${articles.map(formatArticleKey).join(' ')}`;
    const named = this.#named.get(key) ?? this.#read(lawName, articles);
    this.#named.set(key, named);
    return named;
  }

  async #read(lawName: string, articles: readonly ArticleNumber[]): Promise<NamedArticle[]> {
    const places = await resolvePlaces(
      { db: this.#db },
      articles.map((article) => ({ lawName, article, asOf: this.#today })),
    );
    return places.flatMap(({ state, law, version, article }, position) => {
      const number = articles[position];
      return state === 'held' && law && version && article && number
        ? [
            {
              label: formatCitation({ name: law.shortTitle, article: number }),
              location: {
                lawId: law.id,
                versionId: version.id,
                articleKey: article.key,
                paragraph: null,
                item: null,
              },
            },
          ]
        : [];
    });
  }
}
