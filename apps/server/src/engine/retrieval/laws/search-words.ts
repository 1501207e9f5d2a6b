import { segmentWords } from '@mingfa/legal/words/segmentation';

const MOST_WORDS = 10;
/** Words of asking, that no article is looked for by. */
const OF_ASKING =
  /^(?:怎么办|怎么|怎样|如何|什么|为什么|多少|多久|哪些|哪里|是否|能否|可以|可不可以|有没有|请问|应该|需要|规定|问题|情况|一个|我们|他们|自己|没有|the|an?|is|are|my|of|to|in|on|for|what|when|how|can|do|does)$/i;

/** What somebody who types words into a search box wants to read in the articles found. */
export interface SearchWords {
  /** As typed, between blanks: each stands as it is. */
  pieces: string[];
  /** The longest words of them that say something: 试用期 and 辞退 of 试用期被辞退. */
  words: string[];
}

/** Reads the words of a search. */
export function searchWords(text: string): SearchWords {
  const pieces = [...new Set(text.split(/[\s,，、；;。？?！!]+/).filter((piece) => piece !== ''))];
  const all = [
    ...new Set(segmentWords(text).filter((word) => [...word].length > 1 && !OF_ASKING.test(word))),
  ];
  const longest = all.filter((word) => !all.some((other) => other !== word && other.includes(word)));
  return { pieces: pieces.slice(0, MOST_WORDS), words: longest.slice(0, MOST_WORDS) };
}
