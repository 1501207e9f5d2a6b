import { answerLanguage } from './answer-language.ts';
import { type AnswerUnderWay, type WriteChunk, writeText } from './answer-under-way.ts';
import type { AnswerInput, AnsweringContext } from './answering-context.ts';
import { readWhichReply } from './ask-which.ts';
import { titleOf } from './title-of.ts';
import { tellUrgent, withoutSelfHarm } from './urgent-first.ts';

/**
 * Begins an answer: its title, and what is urgent.
 * @returns null where nothing else may be said: somebody may hurt themselves
 */
export function openAnswer(
  context: AnsweringContext,
  asked: AnswerInput,
  write: WriteChunk,
  signal: AbortSignal,
): AnswerUnderWay | null {
  if (asked.wantsTitle) write({ type: 'data-title', data: { title: titleOf(asked.question) } });
  const urgent = tellUrgent(
    context.hearUrgency(asked.question),
    languageOf(asked, asked.question),
    context.urgent,
    asked.question,
  );
  if (urgent.text !== null) writeText(write, 'urgent', urgent.text);
  if (urgent.alone) return null;
  const history = withoutSelfHarm(asked.history, context.hearUrgency);
  const reply = readWhichReply(asked.question, history);
  const question = reply?.question ?? asked.question;
  const language = languageOf(asked, question);
  return {
    context,
    input: { ...asked, history, question, language },
    write,
    signal,
    told: urgent.text === null ? [] : [urgent.text],
    isUrgent: urgent.text !== null,
    possible: urgent.possible,
    below: urgent.below,
    reply,
  };
}

const languageOf = ({ answersIn, language }: AnswerInput, question: string) =>
  answersIn ?? answerLanguage(question, language);
