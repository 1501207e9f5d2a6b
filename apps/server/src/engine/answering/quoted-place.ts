import {
  type ArticlePlace,
  isNamed,
  nameOfPlace,
  partsIn,
  textOfPlaces,
} from '@mingfa/legal/citation/agreement/cited-text';
import { sharedWeight, weighPairs } from '@mingfa/legal/citation/agreement/clauses';
import { quoteAgrees } from './quoted-words.ts';

/** Words beside a quotation that only the 款 named has, of so much weight, speak of that one. */
const OWN_WEIGHT = 2;

/**
 * The 款 or 项 of the article that has quoted words, where the one named has them not; `unsure`, where what is said beside them stands in
 * the one named alone: 没有确切证据证明“甲”而中止的, of a 款 on who stops without proof of a case of the 款 before. Null where the one named has
 * them, or none by itself.
 * @param named the places that the sentence names of the article
 */
export function quotedElsewhere(
  quote: string,
  rest: string,
  wording: string,
  named: readonly ArticlePlace[],
): { said: string; law: string } | 'unsure' | null {
  const [cited] = named;
  if (!cited || (cited.paragraph === null && cited.item === null)) return null;
  const text = textOfPlaces(wording, named);
  if (text === wording || quoteAgrees(quote, text)) return null;
  const parts = partsIn(wording);
  const other = parts.find(
    (part) => !named.some((place) => isNamed(part, place)) && quoteAgrees(quote, part.text),
  );
  if (!other) return null;
  const [said, own, theirs] = [weighPairs(rest), weighPairs(text), weighPairs(wordsBut(wording, named))];
  const only = new Map([...own].filter(([pair]) => !theirs.has(pair)));
  if (sharedWeight(said, only) >= OWN_WEIGHT) return 'unsure';
  const isOfSame = other.paragraph === cited.paragraph;
  return {
    said: nameOfPlace(cited),
    law: nameOfPlace({
      paragraph: other.paragraph,
      item: isOfSame || cited.item !== null ? other.item : null,
    }),
  };
}

const wordsBut = (wording: string, named: readonly ArticlePlace[]): string =>
  partsIn(wording)
    .filter((part) => !named.some((place) => isNamed(part, place)))
    .map(({ text }) => text)
    .join('\n');
