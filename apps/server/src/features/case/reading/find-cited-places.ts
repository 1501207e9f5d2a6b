import { findCitations } from '@mingfa/legal/citation/citations';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';

/** An article named in a text: UTF-16 offsets, end exclusive. */
export interface CitedInText {
  start: number;
  end: number;
  title: string;
  articleKey: string;
  /** 款 and 项, 0 where not said. */
  paragraph: number;
  item: number;
}

/** A longer text is read without links: nobody waits a second for them. */
const MOST_CHARACTERS = 300_000;
const MOST_PLACES = 400;

/** Every place of a text that names an article, in order; whoever names it. */
export function findCitedPlaces(text: string): CitedInText[] {
  if (text.length > MOST_CHARACTERS) return [];
  return findCitations(text)
    .flatMap((citation): CitedInText[] => {
      if (citation.type !== 'statute' || citation.article === null) return [];
      const { law, start, end, article, paragraph, item } = citation;
      const named = law.kind === 'named' ? law.name : law.antecedent;
      // Inner marks of any sort as the reader of judgments writes them.
      const title = named?.replace(/[﹤<＜]/g, '〈').replace(/[﹥>＞]/g, '〉');
      if (!title) return [];
      return [
        {
          start,
          end,
          title,
          articleKey: formatArticleKey(article),
          paragraph: paragraph ?? 0,
          item: item ?? 0,
        },
      ];
    })
    .slice(0, MOST_PLACES);
}
