import { answerCaseNumbers } from './answer-case-numbers.ts';
import type { AnswerUnderWay, WriteChunk } from './answer-under-way.ts';
import type { AnswerInput, AnsweringContext } from './answering-context.ts';
import { finishAnswer } from './finish-answer.ts';
import { openAnswer } from './open-answer.ts';
import { readAsked, workOutAsked } from './read-asked.ts';
import { refuseBefore } from './refuse-before.ts';
import { refuseFound } from './refuse-found.ts';
import { searchSources } from './search-sources.ts';
import { tellDays } from './tell-days.ts';
import { writeAnswer } from './write-answer.ts';
import { writeInsufficient } from './write-insufficient.ts';

/**
 * Answers a question as a stream of UI message parts: what is urgent, the steps, the numbered sources, text and reasoning of
 * the first model that works, the check of every citation, notices, follow-up questions and a title. Somebody who may hurt
 * themselves is told where to turn and nothing else.
 * @throws AppError when no model answered; what was written before stays
 */
export async function answerQuestion(
  context: AnsweringContext,
  asked: AnswerInput,
  write: WriteChunk,
  signal: AbortSignal,
): Promise<void> {
  const under = openAnswer(context, asked, write, signal);
  if (under) await answerByLaw(under);
}

/** Reads the question, searches, judges whether it is answered here, writes the answer and checks it. */
async function answerByLaw(under: AnswerUnderWay): Promise<void> {
  const { guidance, language } = under.input;
  const asked = await readAsked(under);
  const refused = guidance && refuseBefore(guidance, asked.text, asked.bounds !== null, language);
  if (guidance && refused) return writeInsufficient(under, guidance, refused, []);
  if (await answerCaseNumbers(under, asked)) return;
  const worked = await workOutAsked(under, asked);
  const searched = await searchSources(under, asked, worked);
  const judged = refuseFound(under, worked, searched);
  const outside = searched.chosen?.outside;
  if (guidance && judged.insufficient)
    return writeInsufficient(under, guidance, judged.insufficient, outside ? [{ guide: outside }] : []);
  const found = judged.insufficient ? searched : judged.found;
  const days = await tellDays(under, worked, found);
  const written = await writeAnswer(under, asked, worked, found, days);
  await finishAnswer(under, { asked, worked, found, days, lead: written.lead }, written);
}
