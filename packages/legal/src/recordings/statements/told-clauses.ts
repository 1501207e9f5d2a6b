import { isQuestion } from '../is-question.ts';
import { placeOf, type Segment } from '../transcript.ts';
import type { Difference } from './difference.ts';
import { spokenSentences } from './spoken-sentences.ts';

/** A clause in which somebody tells what was so, from what they know themselves. */
export interface ToldClause {
  segment: Segment;
  /** Of the segment in the talk. */
  index: number;
  /** Between commas. */
  clause: string;
  /** What stands before it in its sentence. */
  front: string;
  sentence: string;
}

/** What is supposed, reported, intended or only believed is told by nobody. */
const NOT_TOLD =
  /要是|要真|真要|倘若|如果|假如|万一|就算|除非|只要|的话|不然|否则|哪怕|听(?:说|人|他|她|你)|[说讲](?!明|好)|以为|应该|可能|好像|估计|大概|(?<![年开社大聚宴协工学机])会(?!议|计|所|员)|就要|打算|准备|保证|一定|答应|必须|得去|想去|要去|别|下个?[月周]|明[天年]|后天|难道|似的|凭什么/;

const ENDS = /[。！!；;…]+$/;

/** All that is told in a talk, clause by clause; questions and what hangs on something else are left out. */
export function toldClauses(segments: readonly Segment[]): ToldClause[] {
  const indexOf = new Map(segments.map((segment, index) => [segment, index]));
  return spokenSentences(segments).flatMap(({ segment, text }) => {
    if (isQuestion(text)) return [];
    let at = 0;
    return text
      .replace(ENDS, '')
      .split(/[，,]/)
      .flatMap((clause) => {
        const front = text.slice(0, at);
        at += clause.length + 1;
        if (NOT_TOLD.test(clause) || /[说讲](?:过|是)?[，,：:]?$/.test(front)) return [];
        return [{ segment, index: indexOf.get(segment) ?? 0, clause, front, sentence: text }];
      });
  });
}

const PERSON =
  /(我|咱|俺|本人|你|您|他|她|老婆|老公|媳妇|丈夫|妻子|爸|妈|哥|弟|姐|妹|儿子|女儿)(?:们)?(?!的|家|公司|那[边儿]|这[边儿])/g;

/**
 * Who a clause is about, up to a place in it: a speaker; `他` for anybody who does not speak. Nobody named is whoever speaks, as Chinese
 * leaves 我 out. Null where it stays open whom 你 means.
 */
export function doerOf(
  { front, segment: { speaker } }: ToldClause,
  before: string,
  speakers: readonly string[],
): string | null {
  const word = ([...before.matchAll(PERSON)].at(-1) ?? [...front.matchAll(PERSON)].at(-1))?.[1];
  if (word === undefined || /[我咱俺]|本人/.test(word)) return speaker;
  if (!/[你您]/.test(word)) return '他';
  return speakers.length === 2 ? (speakers.find((one) => one !== speaker) ?? null) : null;
}

/** Everybody who speaks. */
export const speakersOf = (segments: readonly Segment[]): string[] => [
  ...new Set(segments.flatMap(({ speaker }) => speaker ?? [])),
];

/** Two clauses as a difference, the earlier one first. */
export function differenceOf(
  kind: Difference['kind'],
  topic: string,
  first: ToldClause,
  second: ToldClause,
): Difference {
  const [one, other] = first.index <= second.index ? [first, second] : [second, first];
  const isSameSpeaker = one.segment.speaker === other.segment.speaker;
  return { kind, topic, isSameSpeaker, one: side(one), other: side(other) };
}

const side = ({ segment, sentence }: ToldClause): Difference['one'] => ({
  ...placeOf(segment),
  ...{ speaker: segment.speaker, said: sentence, context: sentence },
});
