import { characterBigrams } from '../../words/segmentation.ts';
import type { LawWords } from './law-words.ts';

/** 关于听证的规定: the matter of a rule by a word of the law. */
const MATTER = /关于([一-龥]{2,4})的(?=规定|规则|要求|程序|[\s，。；]|$)/g;
/** A word that stands in more articles tells none of them. */
const ARTICLES_MAX = 8;

/**
 * The key of the first article of a law that has the word by which a sentence names the matter of its rule, where the cited ones have nothing of
 * that word. Null where no article has it, or too many have.
 */
export function findMatter(law: LawWords, sentence: string, cited: readonly string[]): string | null {
  for (const [, matter = ''] of sentence.matchAll(MATTER)) {
    if (characterBigrams(matter).some((pair) => cited.some((key) => law.holds(key, pair)))) continue;
    const [first, ...more] = law.keys.filter((key) => law.holds(key, matter));
    if (first !== undefined && more.length < ARTICLES_MAX) return first;
  }
  return null;
}
