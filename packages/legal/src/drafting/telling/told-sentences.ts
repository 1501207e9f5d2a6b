import type { StoryClause } from '../story-clauses.ts';
import { isAside, isGreeting, isHead, isProof, isQuestion } from './said-besides.ts';
import type { Telling } from './telling.ts';

/**
 * What was told, sentence by sentence in the order and in the words of its telling. A sentence stays whole or goes whole: a clause cut out of the
 * middle would make another statement of what remains, and so may any word that is put in place of a told one. Only what is said to whoever
 * listens is left off a sentence's beginning and its end.
 * @param isTold what stands in the document already
 */
export function toldSentences(telling: Telling, isTold: (clause: StoryClause) => boolean): string[] {
  const goes = (clause: StoryClause) =>
    isTold(clause) || isHead(telling, clause) || isProof(telling, clause) || isChaff(telling, clause);
  return sentencesOf(telling).flatMap((sentence) => {
    if (sentence.every(goes)) return [];
    const said = inItsWords(telling, withoutChaff(telling, sentence));
    return hanziIn(said) >= LEAST ? [said] : [];
  });
}

/**
 * The sentences of a telling. One runs on behind a mark within what somebody is quoted with (“你好意思要？”然后拉黑了我), and over a short question that its
 * teller answers at once (合同？没有).
 */
function sentencesOf(telling: Telling): StoryClause[][] {
  const sentences: StoryClause[][] = [];
  for (const clause of telling.clauses) {
    const open = sentences.at(-1);
    const last = open?.at(-1);
    const goesOn =
      last !== undefined &&
      (last.sentence.start === clause.sentence.start ||
        isWithinQuote(telling, last.end) ||
        (open?.length === 1 && asksAndAnswers(telling, last, clause)));
    if (open && goesOn) open.push(clause);
    else sentences.push([clause]);
  }
  return sentences;
}

const isWithinQuote = ({ quotes }: Telling, at: number): boolean =>
  quotes.some(({ start, end }) => start < at && at < end - 1);
/** A short question that its teller answers at once. */
const asksAndAnswers = ({ text }: Telling, question: StoryClause, answer: StoryClause): boolean =>
  /[？?]/.test(text.charAt(question.end)) &&
  question.text.trim().length <= QUESTION_MAX &&
  answer.start - question.end <= 2 &&
  /^(?:没有?|不是|有|是)(?:的|啊|呀)?$/.test(answer.text.trim());
const QUESTION_MAX = 8;
/** So few characters tell nothing. */
const LEAST = 4;
const hanziIn = (words: string): number => words.match(/[\u4e00-\u9fff]/g)?.length ?? 0;

/** Whether a clause is said to whoever listens, and tells nothing that happened. */
const isChaff = (telling: Telling, clause: StoryClause): boolean =>
  !telling.quotes.some(({ start, end }) => start < clause.end && clause.start < end) &&
  (isGreeting(clause) || isAside(telling, clause) || isQuestion(telling, clause));

function withoutChaff(telling: Telling, sentence: readonly StoryClause[]): StoryClause[] {
  const from = sentence.findIndex((clause) => !isChaff(telling, clause));
  const to = sentence.findLastIndex((clause) => !isChaff(telling, clause));
  return sentence.slice(Math.max(0, from), to + 1);
}

/** A stretch of a telling as it was told, with the mark that ends it; quotations in it stand within ‘ ’, because all of it is quoted. */
function inItsWords({ text }: Telling, sentence: readonly StoryClause[]): string {
  const start = sentence[0]?.start ?? 0;
  const end = sentence.at(-1)?.end ?? start;
  const mark = text.charAt(end);
  const words = text
    .slice(start, end)
    // A mark of the sentence before, and the blanks of what somebody took back.
    .replace(/\s+/g, (gap) => (gap.length > 1 ? '' : gap))
    .replace(/^[，、；：\s]+|[，、；：\s]+$/g, '')
    .replace(/[“「『]/g, '‘')
    .replace(/[”」』]/g, '’');
  return `${words}${/[！？!?]/.test(mark) ? mark : '。'}`;
}
