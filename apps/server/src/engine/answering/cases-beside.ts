import { type CaseEvidence, type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { fitsQuestion, type GuideFindings, type ReadQuestion } from '../retrieval/index.ts';
import type { AnswerUnderWay } from './answer-under-way.ts';

/** The skill by whose name whoever sets an assistant up allows cases in its answers. */
const SKILL = 'search_cases';
/** The first two are looked at: behind them few fit, and more would bury the law. */
const MOST_CASES = 2;
/** So many articles answer; those behind them are about less and less of the question. */
const ANSWERING = 5;
const ASKS_NO_CASE: ReadonlySet<QuestionReading['intent']> = new Set([
  'article',
  'greeting',
  'thanks',
  'not_legal',
]);

/** What of an answer says whether cases have a place in it. */
interface BesideWhat {
  reading: QuestionReading;
  guided: GuideFindings | null;
  inDanger: boolean;
  offTopic: boolean;
  /** A document is being read. */
  readsDocument: boolean;
  /** Law that was found, the most direct first. */
  evidence: readonly Evidence[];
}

/**
 * Cases that really fit, for the part of an answer behind the law; none in an emergency, off topic, while it is still open what is
 * meant, beside a document, and where a guidance does not allow them.
 */
export async function findCasesBeside(
  { context, input, isUrgent, possible, signal }: AnswerUnderWay,
  question: ReadQuestion,
  { reading, guided, inDanger, offTopic, readsDocument, evidence: answering }: BesideWhat,
): Promise<CaseEvidence[]> {
  const isAllowed = input.guidance?.skills?.includes(SKILL) ?? true;
  const isOpen = guided !== null && (guided.isOpen === true || guided.choices.length > 0);
  if (!isAllowed || isUrgent || possible !== null || inDanger || offTopic || readsDocument || isOpen)
    return [];
  if (ASKS_NO_CASE.has(reading.intent)) return [];
  const { evidence, signs } = await context.cases.search(question, {
    userId: input.askedBy ?? null,
    asOf: input.asOf,
    limit: MOST_CASES,
    articles: answering
      .filter(isArticleEvidence)
      .slice(0, ANSWERING)
      .map(({ title, place }) => ({ lawTitle: title, articleKey: place.articleKey })),
    signal,
    // The first words of an answer do not wait for the ranking by likeness.
    patienceMs: 0,
  });
  const asked = question.inContext ?? question;
  return evidence.filter((_, at) => {
    const sign = signs[at];
    return sign !== undefined && !sign.isSuperseded && fitsQuestion(asked, sign);
  });
}
