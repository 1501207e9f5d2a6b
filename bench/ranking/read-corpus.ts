import type { Database } from '../../apps/server/src/db/client.ts';
import { type LibraryIndex, versionOnDay } from '../../apps/server/src/engine/library/index.ts';
import { placeKey } from '../../apps/server/src/engine/retrieval/laws/ranking/associations.ts';
import { placeOf } from '../retrieval/read-questions.ts';
import { articleTerms, type Corpus } from './learn-associations.ts';

/** The articles of the day with their terms, and where the places of the questions are. */
export interface ReadCorpus extends Corpus {
  /** Title key and article key of a place as the questions name it. */
  find(place: string): { titleKey: string; articleKey: string } | null;
  /** Headings and text at a `placeKey`, as of the day. */
  textAt(place: string): { headingPath: string; text: string } | null;
}

/** Reads every law as of the day, one version each. */
export async function readCorpus(db: Database, library: LibraryIndex, day: string): Promise<ReadCorpus> {
  const places = new Map<string, { titleKey: string; articleKey: string }>();
  const texts = new Map<string, { headingPath: string; text: string }>();
  const documentFrequency = new Map<string, number>();
  const terms = new Map<string, readonly string[]>();
  for (const law of library.laws.values()) {
    const found = versionOnDay(law, day);
    const version = ('version' in found ? found.version : null) ?? law.versions.at(-1);
    if (!version) continue;
    const articles = await db.query.lawArticle.findMany({
      columns: { key: true, label: true, headingPath: true, text: true },
      where: (article, { eq }) => eq(article.versionId, version.id),
      orderBy: (article, { asc }) => asc(article.position),
    });
    for (const { key, label, headingPath, text } of articles) {
      places.set(placeOf(law.title, label), { titleKey: law.titleKey, articleKey: key });
      texts.set(placeKey(law.titleKey, key), { headingPath, text });
      for (const term of articleTerms(headingPath, text)) {
        documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
      }
    }
  }
  return {
    articles: texts.size,
    documentFrequency,
    find: (place) => places.get(place) ?? null,
    textAt: (place) => texts.get(place) ?? null,
    termsAt(place) {
      let known = terms.get(place);
      if (!known) {
        const article = texts.get(place);
        known = article ? articleTerms(article.headingPath, article.text) : [];
        terms.set(place, known);
      }
      return known;
    },
  };
}
