import { type AnswerUnderWay, type WriteChunk, writeText } from './answer-under-way.ts';
import { askWhich } from './ask-which.ts';
import { askFirst, type FirstFacts, readFirstFacts } from './first-questions.ts';
import type { AskedInBounds, WorkedOut } from './read-asked.ts';
import type { FoundSources } from './search-sources.ts';
import type { ToldDays } from './tell-days.ts';
import { tellIfNow } from './urgent-first.ts';

/** What was said before the answer. */
export interface WrittenLead {
  /** Facts a guidance wants to know first; null where it wants none here. */
  first: FirstFacts | null;
  /** The words that ask for them; null where nothing is asked. */
  askedFirst: string | null;
  /** The person was asked which situation they mean. */
  isAsked: boolean;
}

/** Writes what stands before an answer: what must be known first, the law of the day, what to do in a danger, which situation is meant. */
export function writeLead(
  under: AnswerUnderWay,
  put: WriteChunk,
  asked: AskedInBounds,
  worked: WorkedOut,
  found: FoundSources,
  days: ToldDays,
): WrittenLead {
  const { context, input, isUrgent, possible, told } = under;
  const { guided } = found;
  const say = (id: string, text: string | null) => {
    if (text === null) return;
    writeText(put, id, text);
    told.push(text);
  };
  const first = readFirst(under, asked, worked, found);
  const askedFirst = first && askFirst(first.missing, input.language);
  say('first-questions', askedFirst);
  say('law-of-day', days.text);
  // Who tells two troubles is in the first of them; what they may mean is no danger yet.
  const inTrouble = guided?.found.slice(0, 1) ?? [];
  if (!isUrgent)
    say('if-now', tellIfNow(possible, inTrouble, input.language, context.urgent, input.question));
  const isAsked = guided !== null && guided.choices.length > 0 && asked.question.cited.length === 0;
  if (isAsked) {
    // A model is not told which to answer first.
    const isAnswered = guided.standsOut === true && input.models[0]?.builtIn === true;
    const as = guided.isOpen ? 'open' : isAnswered ? 'likeliest' : 'lead';
    const which = askWhich(guided.choices, input.language, as);
    writeText(put, 'which', which.text);
    put({ type: 'data-choices', data: which.data });
    told.push(which.text);
  }
  return { first, askedFirst, isAsked };
}

function readFirst(
  { context, input, isUrgent }: AnswerUnderWay,
  { text }: AskedInBounds,
  { reading }: WorkedOut,
  { offTopic, files, guided }: FoundSources,
): FirstFacts | null {
  const { guidance } = input;
  if (!guidance || offTopic || isUrgent || files?.read || reading.intent === 'article' || guided?.isOpen)
    return null;
  return readFirstFacts(guidance.firstQuestions, context.fields, {
    question: text,
    before: input.history.flatMap(({ role, text: said }) => (role === 'user' ? [said] : [])),
    today: context.today(),
  });
}
