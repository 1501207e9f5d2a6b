import { readRates } from '../../questions/read-rates.ts';
import { isQuestion } from '../is-question.ts';
import { placeOf, type Segment } from '../transcript.ts';
import type { Difference } from './difference.ts';

/** 从来没有安排过加班: a deed that was never done. */
const NEVER =
  /(?:从来|从未|根本|压根|绝对)[^，。？]{0,3}?(?:没有?)?([\u4e00-\u9fff]{2})(?:过|了)([\u4e00-\u9fff]{2,10})/;
/** What a sum or a relation is called: 是投资款, 不是借款. */
const CALLED =
  /(?<!是)(不)?是([\u4e00-\u9fff]{0,3}(?:款|费|彩礼|赠与|借贷|合伙|劳动关系|劳务关系|合作关系))(?![的人项])/g;
const TELLS_WHAT = /(?:钱|款|万|元|关系|账|^)[^，。？]{0,6}$/;
/** A rate that was asked for, pressed down or changed contradicts no other. */
const CHANGED = /改成|改为|降|涨|后来|不对|按|[能可]不[能可]|最多|法律|规定|lpr|四倍|司法|保护|不超过/i;
const MOST = 20;
/** More are held against no others. */
const MOST_HELD = 300;

interface Told {
  segment: Segment;
  text: string;
  /** What both are about: 安排 加班, 借款. */
  topic: string;
  isDenied: boolean;
}

/** What somebody says never happened and another that it did, and a sum that is called two things: 不是借款 and 就是借款. */
export function saidOtherwise(segments: readonly Segment[]): Difference[] {
  const clauses = segments.flatMap((segment) =>
    segment.text.split(/(?<=[，,。；！？])/).map((text) => ({ segment, text: text.trim() })),
  );
  const found: Difference[] = [];
  const nevers = clauses.flatMap((clause): (Told & { object: string; verb: string })[] => {
    const [, verb, object] = NEVER.exec(clause.text) ?? [];
    if (!verb || !object || isQuestion(clause.text)) return [];
    return [{ ...clause, verb, object: object.slice(-2), topic: verb, isDenied: true }];
  });
  for (const never of nevers.slice(0, MOST_HELD)) {
    const done = clauses.find(
      ({ segment, text }) =>
        segment !== never.segment &&
        text.includes(never.object) &&
        new RegExp(`(?<![没未不别][有]?)${never.verb}[了过]`).test(text) &&
        !/从来|从未|没|[吗？?]|如果|要是|没有/.test(text),
    );
    if (done) found.push(difference(never, { ...done, topic: never.verb, isDenied: false }));
  }
  const called = clauses.flatMap(({ segment, text }) =>
    /[吗？?]$|是不是/.test(text)
      ? []
      : [...text.matchAll(CALLED)].flatMap((match): Told[] => {
          const [, not, what = ''] = match;
          const front = text.slice(0, match.index);
          if (!TELLS_WHAT.test(front.replace(/[就确实才都也只]+$/, ''))) return [];
          return [{ segment, text, topic: what, isDenied: not !== undefined }];
        }),
  );
  for (const [index, one] of called.slice(0, MOST_HELD).entries()) {
    const other = called
      .slice(index + 1, MOST_HELD)
      .find(
        ({ segment, topic, isDenied }) =>
          segment !== one.segment && topic === one.topic && isDenied !== one.isDenied,
      );
    if (other) found.push(difference(one, other));
  }
  return [...found, ...ratesOtherwise(clauses)].slice(0, MOST);
}

/** 月息一分五 and 月息两分. */
function ratesOtherwise(clauses: readonly { segment: Segment; text: string }[]): Difference[] {
  const told = clauses.flatMap(({ segment, text }) =>
    isQuestion(text) || CHANGED.test(text)
      ? []
      : readRates(text)
          .filter(({ role }) => role !== 'lpr')
          .map(({ percentPerYear, role }) => ({
            ...{ segment, text, topic: role === 'overdue' ? '逾期利息' : '利息', isDenied: false },
            percentPerYear,
          })),
  );
  return told.slice(0, MOST_HELD).flatMap((one, index) => {
    const other = told
      .slice(index + 1, MOST_HELD)
      .find(
        ({ segment, topic, percentPerYear }) =>
          segment !== one.segment && topic === one.topic && percentPerYear !== one.percentPerYear,
      );
    return other ? [difference(one, other)] : [];
  });
}

function difference(first: Told, second: Told): Difference {
  const [one, other] = first.segment.startMs <= second.segment.startMs ? [first, second] : [second, first];
  return {
    kind: 'deed',
    topic: first.topic,
    isSameSpeaker: one.segment.speaker === other.segment.speaker,
    one: side(one),
    other: side(other),
  };
}

const side = ({ segment, text }: Told): Difference['one'] => {
  const words = text.replace(/[，,。；！]$/, '');
  return { ...placeOf(segment), speaker: segment.speaker, said: words, context: words };
};
