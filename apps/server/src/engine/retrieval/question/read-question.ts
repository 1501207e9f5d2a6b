import type { Language } from '@mingfa/contract/values';
import type { LexiconMatch, MatchLexicon } from '@mingfa/legal/words/match-lexicon';
import type { Database } from '../../../db/client.ts';
import { breather } from '../../breathe.ts';
import { findLawByName, readLibrary } from '../../library/index.ts';
import { expandQuestion, type WeightedWord } from './expand-question.ts';
import { type ReadCitations, readCited } from './read-cited.ts';

/** A question, read once for all sources that are searched for it. */
export interface ReadQuestion extends ReadCitations {
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
  if (before === undefined || asked.text.length > LONGEST_FOLLOW_UP) return question;
  return { ...question, inContext: await read(`${asked.text} ${before.slice(0, READ_OF_BEFORE)}`) };
}
