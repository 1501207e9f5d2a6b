import { type ArticlePlace, nameOfPlace } from './cited-text.ts';
import { sharedWeight, weighPairs } from './clauses.ts';
import { CLAIM_MAX_CHARACTERS, compareNamed, piecesFrom } from './compare-named.ts';
import { nameAsLaw } from './everyday-persons.ts';
import { nameParties } from './parties.ts';
import { readArticle, wholeOf } from './read-article.ts';
import type { CitedPart, SentenceComparison } from './sentence-comparison.ts';
import { uncomparedClause } from './uncompared-clause.ts';

/**
 * Compares a sentence with the article it cites: every figure, the 款 and 项 named, who does what, and whether it must, may
 * or must not. It reads words, not meaning: what it cannot hold against the article is never called agreement.
 * @param sentence without its citations; nobody's is longer than what is read of it
 * @param articleText the article without its label
 */
export function compareSentence(sentence: string, articleText: string, cited: CitedPart): SentenceComparison {
  const compared = compareNamed(sentence, articleText, cited);
  const { paragraph, item } = cited;
  if ((paragraph === null && item === null) || compared.outcome !== 'differs') return compared;
  if (compared.difference?.kind === 'paragraph_or_item') return compared;
  const other =
    itemThatAgrees(sentence, articleText, cited) ?? paragraphThatAgrees(sentence, articleText, cited);
  if (other === null) return compared;
  return {
    outcome: 'differs',
    difference: {
      kind: 'paragraph_or_item',
      said: nameOf(paragraph, item),
      law: nameOf(other.paragraph, other.item),
    },
  };
}

/** Another 款 must have so much more of the sentence than the one that says otherwise. */
const OTHER_FACTOR = 1.1;

/** The item of the same list that says what the sentence says, where the one named says otherwise: another step of a ladder. */
function itemThatAgrees(
  sentence: string,
  articleText: string,
  { paragraph, item: named, also = [], ...cited }: CitedPart,
): ArticlePlace | null {
  if (named === null) return null;
  const { parts } = readArticle(articleText);
  const list = parts.find(
    (part) => part.item === named && (paragraph === null || part.paragraph === paragraph),
  );
  if (!list) return null;
  const pairs = weighPairs(sentence.slice(0, CLAIM_MAX_CHARACTERS));
  const least = OTHER_FACTOR * sharedWeight(pairs, weighPairs(list.text));
  for (const part of parts) {
    const { item } = part;
    if (part.paragraph !== list.paragraph || item === null || item === named) continue;
    if (also.some((one) => one.item === item) || sharedWeight(pairs, weighPairs(part.text)) < least) continue;
    const compared = compareNamed(sentence, articleText, { ...cited, paragraph: part.paragraph, item });
    if (compared.isAbout && compared.outcome !== 'differs') return { paragraph, item };
  }
  return null;
}

/** The 款 that says what the sentence says, where the one named says otherwise. */
function paragraphThatAgrees(
  sentence: string,
  articleText: string,
  { paragraph: named, also = [], ...cited }: CitedPart,
): ArticlePlace | null {
  if (named === null) return null;
  const { parts } = readArticle(articleText);
  const pairs = weighPairs(sentence.slice(0, CLAIM_MAX_CHARACTERS));
  const shareOf = (number: number | null) =>
    sharedWeight(pairs, weighPairs(wholeOf(parts.filter(({ paragraph }) => paragraph === number)).whole));
  const least = OTHER_FACTOR * shareOf(named);
  const others = new Set(parts.map(({ paragraph }) => paragraph));
  others.delete(named);
  for (const { paragraph } of also) others.delete(paragraph ?? 0);
  for (const other of others) {
    if (shareOf(other) < least) continue;
    const compared = compareNamed(sentence, articleText, { ...cited, paragraph: other, item: null });
    if (compared.isAbout && compared.outcome !== 'differs') return { paragraph: other, item: null };
  }
  return null;
}

/**
 * Words beside a quotation that state a rule, or a case of one, and were not found in the article: the quotation agrees, and they were not
 * compared. Null where there are none.
 */
export function wordsBesideQuote(rest: string, articleText: string): string | null {
  const { parts, whole } = readArticle(articleText);
  const claim = nameAsLaw(nameParties(rest.slice(0, CLAIM_MAX_CHARACTERS), whole), whole);
  const at = uncomparedClause(claim, parts, { only: 'stated' });
  return at === null ? null : piecesFrom(rest, claim, { from: at, to: at });
}

const nameOf = (paragraph: number | null, item: number | null) => nameOfPlace({ paragraph, item });
