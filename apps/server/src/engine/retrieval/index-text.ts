import { characterBigrams, segmentWords } from '@mingfa/legal/segmentation';

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

/** The terms of one article, separated by blanks. Safe to store: no marks, no line ends. */
export interface IndexText {
  words: string;
  bigrams: string;
}

/**
 * The text that goes into the search index. Pure: the import makes it in its worker thread.
 * Title and headings stand in the words once, so that 民法典 or 试用期 in a question finds its law or chapter.
 */
export function indexText(input: IndexInput): IndexText {
  const context = [plainTitle(input.lawTitle), headingWords(input.headingPath), ...input.everydayWords].join(
    ' ',
  );
  return {
    words: segmentWords(`${context} ${input.text}`).join(' '),
    bigrams: characterBigrams(`${context} ${input.text}`).join(' '),
  };
}

/** The terms of a question, each once, as the index writes them. */
export function questionTerms(text: string): { words: string[]; bigrams: string[] } {
  return { words: [...new Set(segmentWords(text))], bigrams: [...new Set(characterBigrams(text))] };
}

const plainTitle = (title: string): string => title.replace('中华人民共和国', '');
const headingWords = (path: string): string =>
  path.replace(/第[〇零一二三四五六七八九十百]+(?:分编|编|章|节)/g, ' ');
