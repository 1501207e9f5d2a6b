import { flatQuestion } from './flat-question.ts';
import type { QuestionReading } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';

/** Whether words are what a row of the table is: 合同 of a list of contracts. */
export const isThing = ({ nouns }: QuestionReading, token: QuestionToken | undefined): boolean =>
  token !== undefined && nouns.includes(flatQuestion(token.text).trim());
