import type { Language } from '@mingfa/contract/values';
import { findOtherJurisdiction } from '@mingfa/legal/questions/other-jurisdiction';
import { findRefusedTopic } from './find-refused-topic.ts';
import type { Guidance } from './guidance.ts';
import type { Insufficient } from './tell-insufficient.ts';

/**
 * What is refused by the words of a question, before anything is searched: a topic that is left to others, and, by whoever answers
 * from some law alone, the law of another place, to which some article here is always close.
 * @returns null where it may be answered
 */
export function refuseBefore(
  { refusals }: Guidance,
  question: string,
  isBounded: boolean,
  language: Language,
): Insufficient | null {
  const topic = findRefusedTopic(refusals, question);
  if (topic) return { reason: 'refused_topic', about: topic.about };
  const place = isBounded && refusals.outOfScope ? findOtherJurisdiction(question) : null;
  if (place === null) return null;
  return { reason: 'out_of_scope', about: language === 'en' ? `the law of ${place}` : `${place}的法律` };
}
