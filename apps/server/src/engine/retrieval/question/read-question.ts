import type { Language } from '@mingfa/contract/values';
import type { LexiconMatch, MatchLexicon } from '@mingfa/legal/words/match-lexicon';
import type { Database } from '../../../db/client.ts';
import { breather } from '../../breathe.ts';
import { findLawByName, readLibrary } from '../../library/index.ts';
import { expandQuestion, type WeightedWord } from './expand-question.ts';
import { type ReadCitations, readCited } from './read-cited.ts';

/** A question, read once for all sources that are searched for it. */
export interface ReadQuestion extends ReadCitations {
  /** As it was asked; an article without its law (那第五百八十五条呢) has the law that the question before it named in front. */
  text: string;
  language: Language;
  /** The everyday words it says, with the statutes' words for them. */
  words: readonly LexiconMatch<WeightedWord>[];
  /** Its terms as the indexes write them, everyday words translated. */
  terms: readonly string[];
  /** The same together with the question before it, where it may be a follow-up of that one (那期限呢). */
  inContext: ReadQuestion | null;
}

/** A question as it was asked. */
export interface AskedQuestion {
  text: string;
  language: Language;
  /** The question before it in the conversation. */
  before?: string | undefined;
}

/** What reading a question needs. */
export interface QuestionContext {
  db: Database;
  /** Finds the words of the lexicon in a text. */
  findWords: MatchLexicon<WeightedWord>;
}

/** A longer question says itself what it is about. */
const LONGEST_FOLLOW_UP = 25;
const READ_OF_BEFORE = 200;

/** What a follow-up begins with: 那、那么、还有、和. */
const LEADING_WORDS = /^[\s，,]*(?:那么?|还有|以及|和)?[\s，,]*/;

const namesArticle = ({ cited }: ReadCitations): boolean => cited.some(({ article }) => article !== null);

/** Reads a question: what it cites by the names the library knows, its words and its terms. */
export async function readQuestion(context: QuestionContext, asked: AskedQuestion): Promise<ReadQuestion> {
  const library = await readLibrary(context);
  const isKnownTitle = (name: string) => findLawByName(library, name) !== null;
  const breathe = breather();
  const read = async (text: string): Promise<ReadQuestion> => {
    const words = context.findWords(text);
    await breathe();
    const citations = readCited(text, isKnownTitle);
    await breathe();
    const terms = expandQuestion(text, words);
    return { text, language: asked.language, ...citations, words, terms, inContext: null };
  };
  const question = await read(asked.text);
  const { before } = asked;
  // An article that is named is what is asked about, whatever was asked before.
  if (before === undefined || asked.text.length > LONGEST_FOLLOW_UP || namesArticle(question))
    return question;
  const lawBefore = readCited(before.slice(0, READ_OF_BEFORE), isKnownTitle).cited.at(-1)?.lawName;
  const ofThatLaw = lawBefore && (await read(`《${lawBefore}》${asked.text.replace(LEADING_WORDS, '')}`));
  if (ofThatLaw && namesArticle(ofThatLaw)) return ofThatLaw;
  return { ...question, inContext: await read(`${asked.text} ${before.slice(0, READ_OF_BEFORE)}`) };
}
