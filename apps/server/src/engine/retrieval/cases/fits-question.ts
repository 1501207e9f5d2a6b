import type { ReadQuestion } from '../question/read-question.ts';
import type { CaseSigns } from './read-case-evidence.ts';

/** Shorter questions, and those of nobody, ask what the law says. */
const SHORTEST_STORY = 20;
const OF_SOMEBODY = /[我她咱俺]|(?<!其)他|对方|父亲|母亲|爸|妈|老公|老婆|丈夫|妻子|姐|哥|弟|妹|老板|房东/;

/**
 * Whether a case among the first two found may be told in an answer unasked: it is named, or somebody tells what happened to them
 * and it rests on a rule that answers. How much of the words it holds tells less (`npm run bench -- case-fit`, decision 020).
 */
export function fitsQuestion({ text }: Pick<ReadQuestion, 'text'>, signs: CaseSigns): boolean {
  const isStory = [...text].length >= SHORTEST_STORY && OF_SOMEBODY.test(text);
  return signs.isNamed || (isStory && signs.sharesArticle);
}
