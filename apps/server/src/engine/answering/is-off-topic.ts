import type { Evidence } from '@mingfa/contract/evidence';
import { type QuestionReading, saysWordOfLaw } from '@mingfa/legal/questions/read-question';
import { segmentWords } from '@mingfa/legal/words/segmentation';
import type { ReadQuestion } from '../retrieval/index.ts';

/** What has nothing to do with law whatever was found. */
const WITHOUT_LAW: readonly QuestionReading['intent'][] = ['greeting', 'thanks', 'not_legal'];
/** A word of the lexicon up to this weight (孩子, 老公, 领导) names who, not what about. */
const WEIGHT_OF_PERSONS = 0.5;
/** An article this likely is about the question, whatever its words. */
export const LIKELY = 0.35;

/** What stands in any question. */
const ASKING =
  /^(?:怎么|怎么办|怎样|如何|什么|可以|能否|是否|有没有|没有|是不是|应该|需要|多少|请问|我们|你们|自己|这个|那个|一个|现在|已经|但是|因为|如果|还是|老是|总是|最近|有点|推荐|好看|好吃)$/;
const SHARED_WORDS_MIN = 2;
const SHARED_SHARE_MIN = 0.5;

/**
 * Whether no law belongs to a question that no guide fits: it says no word of law, no everyday word for one, and no article stands
 * out or speaks of the same things. Among some ten thousand articles one always shares a word with 3x+5=20.
 */
export function isOffTopic(
  reading: QuestionReading,
  { words, cited }: Pick<ReadQuestion, 'words' | 'cited'>,
  evidence: readonly Evidence[],
): boolean {
  if (WITHOUT_LAW.includes(reading.intent)) return true;
  if (reading.intent !== 'rule' || cited.length > 0 || saysWordOfLaw(reading.text)) return false;
  const tells = words.some(({ entries }) => entries.some(({ weight = 1 }) => weight > WEIGHT_OF_PERSONS));
  if (tells || evidence.some(({ score }) => score >= LIKELY)) return false;
  return !speaksOfSame(reading.text, evidence);
}

/** How much or how long is asked, not what of: 一度, 几点, 每月. */
const COUNTED = /^(?:[一几多半每][\p{Script=Han}]{1,2}|哪里|哪儿|以后|以前)$/u;
const CLAUSE = /[^，。；;！？!?\n]+/g;

/**
 * Whether passages of the knowledge that an answer is to come from speak of what is asked: of the same things, or in one sentence of
 * the only thing that is named (养狗: 可以养一只猫或者狗).
 */
export function knowledgeSpeaksOf(question: string, passages: readonly { text: string }[]): boolean {
  if (speaksOfSame(question, passages)) return true;
  const things = thingsOf(question).filter((word) => !COUNTED.test(word));
  const [thing] = things.filter((word) => !things.some((other) => other !== word && other.includes(word)));
  if (thing === undefined || things.some((word) => !thing.includes(word))) return false;
  const [first, second, more] = thing;
  const isSaid = (clause: string) =>
    clause.includes(thing) ||
    (more === undefined && /\p{Script=Han}/u.test(thing) && isBefore(clause, first ?? '', second ?? ''));
  return passages.some(({ text }) => text.match(CLAUSE)?.some(isSaid));
}

const isBefore = (clause: string, first: string, second: string): boolean =>
  clause.includes(first) && clause.indexOf(second, clause.indexOf(first) + 1) > 0;

/** Whether one of some texts speaks of the things a question names. */
export function speaksOfSame(question: string, texts: readonly { text: string }[]): boolean {
  const things = thingsOf(question);
  return texts.some(({ text }) => {
    const shared = things.filter((word) => text.includes(word)).length;
    return shared >= SHARED_WORDS_MIN && shared >= things.length * SHARED_SHARE_MIN;
  });
}

/** What a question names, without words that stand in any question. */
export const thingsOf = (question: string): string[] =>
  [...new Set(segmentWords(question))].filter((word) => word.length >= 2 && !ASKING.test(word));
