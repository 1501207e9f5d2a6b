import { type CitationQuery, findCitations, parseCitationQuery } from '@mingfa/legal/citation/citations';
import type { ArticleNumber } from '@mingfa/legal/statute/article-number';

/** A place in a law that a question names; `to` is set for a range. */
export interface CitedPlace {
  lawName: string;
  /** Null where only the law is named. */
  article: ArticleNumber | null;
  to: ArticleNumber | null;
  paragraph: number | null;
  item: number | null;
}

/** What a text cites. */
export interface ReadCitations {
  /** The citation, when all of the text is one (民法典577). */
  whole: CitationQuery | null;
  /** Laws and articles it names, each once, in its order. */
  cited: readonly CitedPlace[];
}

/** More places than this no question asks about; an answer that went through them all would say nothing. */
const MOST_CITED = 100;

/** Reads the laws and articles a text names; `isKnownTitle` says which names without marks around them are laws. */
export function readCited(text: string, isKnownTitle: (name: string) => boolean): ReadCitations {
  const options = { knownTitles: isKnownTitle };
  const whole = parseCitationQuery(text, options);
  if (whole) {
    const { name, article, paragraph, item } = whole;
    return { whole, cited: [{ lawName: name, article, to: null, paragraph, item }] };
  }
  const places = new Map<string, CitedPlace>();
  for (const citation of findCitations(text, options)) {
    if (citation.type !== 'statute') continue;
    const lawName = citation.law.kind === 'named' ? citation.law.name : citation.law.antecedent;
    const { article, to, paragraph, item } = citation;
    if (lawName === null) continue;
    const place = { lawName, article, to, paragraph, item };
    const key = JSON.stringify(Object.values(place));
    if (!places.has(key)) places.set(key, place);
    if (places.size >= MOST_CITED) break;
  }
  return { whole, cited: [...places.values()] };
}
