import { type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { type ArticleNumber, parseArticleKey, parseArticleLabel } from '@mingfa/legal/statute/article-number';

/** What laws are called in English, by their short title. */
export type EnglishLawNames = ReadonlyMap<string, string>;

/** Names the article of a source, or the place in a file. */
export type NamePlace = (source: Evidence) => string;

/** `《劳动合同法》第二十一条`; in English `Article 21 of the Labour Contract Law (《劳动合同法》)`. */
export function placeNamer(language: Language, names: EnglishLawNames): NamePlace {
  return (source) => {
    if (!isArticleEvidence(source)) return `${source.title} ${source.label}`.trim();
    const { shortTitle, label, place } = source;
    const article = parseArticleLabel(label) ?? parseArticleKey(place.articleKey);
    return language === 'en' && article
      ? englishPlace(shortTitle, article, names)
      : `《${shortTitle}》${label}`;
  };
}

/** An article as English cites it; a law without an English name keeps its Chinese one. */
export function englishPlace(
  shortTitle: string,
  { main, sub }: ArticleNumber,
  names: EnglishLawNames,
): string {
  const number = sub === 0 ? main : `${main}-${sub}`;
  const name = names.get(shortTitle);
  return name === undefined
    ? `Article ${number} of 《${shortTitle}》`
    : `Article ${number} of the ${shortName(name)} (《${shortTitle}》)`;
}

/** The court that interprets most needs no four words: `SPC Interpretation (I) on Labour Dispute Cases`. */
const shortName = (name: string): string =>
  name.replace(
    /^(.+?) of the Supreme People's Court(?: and the Supreme People's Procuratorate)? on (?:the )?/,
    'SPC $1 on ',
  );

/** `《劳动合同法》第二十一条` */
export const citePlace = (shortTitle: string, article: ArticleNumber): string =>
  formatCitation({ name: shortTitle, article });

/** Keeps the Chinese title of a law where it is named first; the source lines of quotations keep theirs. */
export function nameTitlesOnce(blocks: readonly string[]): string[] {
  const named = new Set<string>();
  return blocks.map((block) =>
    block
      .split('\n')
      .map((line) =>
        line.startsWith('>')
          ? line
          : line.replace(/ \(《([^》]+)》\)/g, (said, title: string) => {
              if (named.has(title)) return '';
              named.add(title);
              return said;
            }),
      )
      .join('\n'),
  );
}
