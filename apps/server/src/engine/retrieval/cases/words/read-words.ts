import { characterBigrams } from '@mingfa/legal/words/segmentation';
import { searchWords } from '../../laws/search-words.ts';

/** A word that a case must hold, or must not. */
export interface SoughtWord {
  text: string;
  /** Stood between quotation marks: looked up in the text itself. */
  isPhrase: boolean;
  /** All of them stand where the word stands. */
  terms: readonly string[];
}

/** Words of which a case must hold all `required` and none of `excluded`. */
export interface WordClause {
  required: SoughtWord[];
  excluded: SoughtWord[];
}

const MOST_WORDS = 30;
/** A longer run of characters is a sentence: its words count, not the run. */
const LONGEST_WORD = 4;
const TOKENS = /([+\-－＋]?)(?:["“”]([^"“”]*)["“”]|「([^」]*)」|([^\s"“”「,，;；、]+))/g;
const AND = /^(?:AND|&&?|与|且|并且)$/;
const OR = /^(?:OR|\|\|?|或|或者)$/;
const NOT = /^(?:NOT|!|非|不含)$/;

/**
 * Reads what was typed into a search box: words between blanks are all wanted; OR (或) gives a choice between what stands before
 * and after it; NOT (非) and - shut out the word behind them; "…" is one phrase. Between OR and OR, AND binds first.
 */
export function readWords(text: string): WordClause[] {
  const clauses: WordClause[] = [{ required: [], excluded: [] }];
  let shutsOut = false;
  let count = 0;
  for (const [, sign, quoted, cornered, plain] of text.normalize('NFC').matchAll(TOKENS)) {
    const phrase = (quoted ?? cornered)?.trim();
    const word = phrase ?? plain ?? '';
    if (phrase === undefined && !sign) {
      if (AND.test(word)) continue;
      if (OR.test(word)) {
        clauses.push({ required: [], excluded: [] });
        shutsOut = false;
        continue;
      }
      if (NOT.test(word)) {
        shutsOut = true;
        continue;
      }
    }
    const clause = clauses.at(-1);
    const into = shutsOut || sign === '-' || sign === '－' ? clause?.excluded : clause?.required;
    shutsOut = false;
    for (const one of phrase === undefined ? wordsOf(word) : [word]) {
      const terms = [...new Set(characterBigrams(one))];
      if (terms.length === 0 || count >= MOST_WORDS) continue;
      into?.push({ text: one, isPhrase: phrase !== undefined, terms });
      count += 1;
    }
  }
  return clauses.filter((clause) => clause.required.length > 0);
}

/** A short word stands as it is; of a sentence the words that say something. */
function wordsOf(token: string): string[] {
  if ([...token].length <= LONGEST_WORD || !/\p{Script=Han}/u.test(token)) return [token];
  const { words } = searchWords(token);
  return words.length > 0 ? words : [token];
}
