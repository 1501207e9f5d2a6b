import { characterBigrams, segmentWords } from '@mingfa/legal/words/segmentation';

/** What is known of an article when it is indexed. */
export interface IndexInput {
  lawTitle: string;
  shortTitle: string;
  /** Headings above the article, joined by ` › `. */
  headingPath: string;
  label: string;
  text: string;
  /** Words people use for this, from our digest of the article. */
  everydayWords: string[];
}

/**
 * The terms of one article for the search index, separated by blanks, without marks. Pure: the import makes them in
 * its worker. Title and headings stand in once, so that 民法典 or 试用期 in a question finds its law or chapter.
 */
export function indexText(input: IndexInput): string {
  const path = input.headingPath.replace(HEADING_NUMBER, ' ');
  const all = [input.lawTitle.replace('中华人民共和国', ''), path, ...input.everydayWords, input.text].join(
    ' ',
  );
  return [...characterBigrams(all), ...segmentWords(all).filter(isLongWord)].join(' ');
}

/**
 * The terms of a question as the index writes them. A word of two characters is its own bigram and comes twice, so
 * that a real word weighs more than two characters that merely stand together.
 */
export function questionTerms(text: string): string[] {
  return [
    ...new Set(characterBigrams(text)),
    ...new Set(segmentWords(text).filter((word) => word.length === 2 || isLongWord(word))),
  ];
}

const isLongWord = (word: string): boolean => word.length >= 3;
const HEADING_NUMBER = /第[〇零一二三四五六七八九十百]+(?:分编|编|章|节)/g;
