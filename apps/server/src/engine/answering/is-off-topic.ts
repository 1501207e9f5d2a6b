import type { Evidence } from '@mingfa/contract/evidence';
import { type QuestionReading, saysWordOfLaw } from '@mingfa/legal/questions/read-question';
import type { ReadQuestion } from '../retrieval/index.ts';

/** What has nothing to do with law whatever was found. */
const WITHOUT_LAW: readonly QuestionReading['intent'][] = ['greeting', 'thanks', 'not_legal'];
/** A word of the lexicon up to this weight (孩子, 老公, 领导) names who, not what about. */
const WEIGHT_OF_PERSONS = 0.5;
/** An article this likely is about the question, whatever its words. */
const LIKELY = 0.35;

/**
 * Whether no law belongs to a question that no guide fits: it says no word of law, no everyday word for one, and no article stands
 * out. Among some ten thousand articles one always shares a word with 3x+5=20.
 */
export function isOffTopic(
  reading: QuestionReading,
  { words, cited }: Pick<ReadQuestion, 'words' | 'cited'>,
  evidence: readonly Evidence[],
): boolean {
  if (WITHOUT_LAW.includes(reading.intent)) return true;
  if (reading.intent !== 'rule' || cited.length > 0 || saysWordOfLaw(reading.text)) return false;
  const tells = words.some(({ entries }) => entries.some(({ weight = 1 }) => weight > WEIGHT_OF_PERSONS));
  return !tells && evidence.every(({ score }) => score < LIKELY);
}
