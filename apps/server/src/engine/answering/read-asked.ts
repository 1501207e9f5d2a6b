import type { Field } from '@mingfa/content/fields';
import type { PublishedFigures } from '@mingfa/legal/figures/published-figures';
import { type CalculationBounds, withinCalculations } from '@mingfa/legal/questions/calculation-bounds';
import { type QuestionReading, readQuestion } from '@mingfa/legal/questions/read-question';
import type { MendedWord } from '@mingfa/legal/words/mend-typing';
import { isBounded, type LawBounds, type LawJudge, type ReadQuestion } from '../retrieval/index.ts';
import type { AnswerUnderWay } from './answer-under-way.ts';
import { calculationsWithin } from './calculations-within.ts';

/** A question as it is searched with, before anything was worked out from it. */
export interface AskedInBounds {
  /** With its typing errors understood. */
  text: string;
  understood: readonly MendedWord[];
  question: ReadQuestion;
  /** Which law may answer; null: all. */
  bounds: LawBounds | null;
  /** What is asked on leads nowhere that is not answered here. */
  fields: Field[];
}

/** Reads a question, and shows which typing errors were understood. */
export async function readAsked({ context, input, write, reply }: AnswerUnderWay): Promise<AskedInBounds> {
  const { guidance } = input;
  const bounds = guidance && isBounded(guidance.law) ? guidance.law : null;
  const fields = bounds?.fields.length
    ? context.fields.filter(({ id }) => bounds.fields.includes(id))
    : context.fields;
  const { text, understood } = await context.understandTyping(input.question);
  if (understood.length > 0) write({ type: 'data-understood', data: { words: understood } });
  const question = await context.readQuestion({
    text,
    language: input.language,
    before: reply ? undefined : input.history.findLast((turn) => turn.role === 'user')?.text,
  });
  return { text, understood, question, bounds, fields };
}

/** What a question tells and asks, with what may be worked out from it. */
export interface WorkedOut {
  published: PublishedFigures;
  /** Tells the law that may answer from the rest; null where all may. */
  judge: LawJudge | null;
  /** Which sums may be told. */
  calculations: CalculationBounds & { calculators: readonly string[] | null };
  reading: QuestionReading;
}

/** Reads facts, figures and days out of a question and works out what may be. */
export async function workOutAsked(
  { context, input }: AnswerUnderWay,
  { question, bounds }: AskedInBounds,
): Promise<WorkedOut> {
  const published = await context.readPublishedFigures();
  const judge = bounds && (await context.laws.judgeLaws(bounds));
  const calculations = calculationsWithin(input.guidance, judge);
  const reading = withinCalculations(readQuestion(question.text, published, context.today()), calculations);
  return { published, judge, calculations, reading };
}
