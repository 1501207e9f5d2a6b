import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { speaksOfSame, thingsOf } from '../is-off-topic.ts';

/** What can be asked of a trouble, how a question says so, and how a sentence tells it. */
interface Aspect {
  isAsked: (reading: QuestionReading) => boolean;
  /** Its own words name nothing that a sentence would have to speak of. */
  words: RegExp;
  tells: RegExp;
}

const ASPECTS: readonly Aspect[] = [
  {
    isAsked: ({ asksDeadline }) => asksDeadline,
    words: /多久|多长|时间|几[天日年个月]|期限|时效|什么时候|何时|来得及|long|when|deadline|time/i,
    tells:
      /[\d一二三四五六七八九十百两半]+\s*(?:年|个月|日|天|周|小时)|时效|\d+ (?:day|month|year)|limitation/i,
  },
  {
    isAsked: ({ asksAmount }) => asksAmount,
    words: /多少|费用|收费|价钱|much|cost|fee|pay/i,
    tells:
      /[\d一二三四五六七八九十百千万分]\s*(?:万?元|块|倍|%)|百分之|[不免]收?费|一分钱|yuan|free|per cent/i,
  },
  {
    isAsked: ({ text }) =>
      /哪里|哪儿|去哪|在哪|哪[个家级](?:法院|部门|机关|单位)|\bwhere\b|\bwhich court\b/i.test(text),
    words: /哪|部门|机关|单位|where|which/i,
    tells: /向[^，。；]{2,}|法院|仲裁委|派出所|公安|监察|委员会|\bcourt\b|commission|bureau|police/i,
  },
  {
    isAsked: ({ text }) =>
      /材料|证据|手续|准备什么|带什么|\bevidence\b|\bdocuments?\b|\bpapers\b/i.test(text),
    words: /材料|证据|手续|准备|文件|evidence|document|paper|need|bring|prepare/i,
    tells: /证据|材料|复印件|身份证|凭证|记录|申请书|起诉状|evidence|cop(?:y|ies)|record|receipt/i,
  },
];

const SENTENCES = /[^。！？!?；;\n]+/g;
const ENGLISH_ASKING =
  /^(?:how|what|when|where|which|who|do|does|did|can|must|should|will|is|are|the|and|for|have)$/;

/**
 * Whether an answer itself speaks of a part of the question: a sentence of it is about the same things, or tells what the part asks
 * of the trouble (how long, how much, where, with what papers) and names what else the part names.
 */
export function isSpokenInAnswer(part: QuestionReading, answer: string): boolean {
  // A heading that says the part again tells nothing of it.
  const [asking = part.text] = part.text.match(SENTENCES) ?? [];
  const sentences = (answer.match(SENTENCES) ?? []).filter((sentence) => !sentence.includes(asking.trim()));
  if (
    speaksOfSame(
      part.text,
      sentences.map((text) => ({ text })),
    )
  )
    return true;
  const asked = ASPECTS.filter(({ isAsked }) => isAsked(part));
  if (asked.length === 0) return false;
  const things = thingsOf(part.text).filter(
    (thing) => !ENGLISH_ASKING.test(thing) && !asked.some(({ words }) => words.test(thing)),
  );
  return asked.every(({ tells }) =>
    sentences.some((sentence) => tells.test(sentence) && namesSome(sentence, things)),
  );
}

/** Names half of some things at least. */
const namesSome = (sentence: string, things: readonly string[]): boolean =>
  things.filter((thing) => sentence.toLowerCase().includes(thing)).length * 2 >= things.length;
