import { rememberByText } from '../../words/remember-by-text.ts';
import { segmentWords } from '../../words/segmentation.ts';
import type { Segment, SpokenPlace } from '../transcript.ts';
import type { KeyFact, KeyFacts } from './find-key-facts.ts';
import { correctsBefore } from './find-spoken-amounts.ts';
import type { Statement } from './find-statements.ts';

/** Two statements on the same thing that do not go together, for a person to compare: nobody says here which is true. */
export interface Difference {
  kind: 'amount' | 'date' | 'deed';
  /** What both are about: 借, 押金. */
  topic: string;
  /** Whether one person said both. */
  isSameSpeaker: boolean;
  one: SpokenPlace & { speaker: string | null; said: string; context: string };
  other: SpokenPlace & { speaker: string | null; said: string; context: string };
}

/** What sums and days are spoken of; the first that stands in a clause names it. */
const TOPICS =
  /押金|租金|房租|工资|薪水|底薪|彩礼|嫁妆|定金|订金|首付|尾款|货款|工程款|利息|本金|奖金|提成|医药费|医疗费|赔偿|补偿|违约金|中介费|物业费|学费|房款|车款|借(?!条)|欠(?!条)|还(?![有是没])|转|收(?![条据])|签|入职|离职|搬|结婚|离婚|撞|送货|交房/;
/** 一月工资五千，二月工资六千: of several of a kind. */
const OF_SEVERAL =
  /第[一二三四五六七八九十\d]+|另外|再|又|先|每|[一二三四五六七八九十\d]{1,2}月份|分[两三四五几\d]次|头一[次回]|上[次回]|一部分|一半|剩|余下|还剩|加起来|总共|一共|每个?月|一个月/;
const DEEDS = /借|欠|收|签|打|拿|撞|答应|认/;
const MOST = 50;
/** Sentences are held against each other many times. */
const wordsOf = rememberByText(segmentWords, 5000);

/**
 * Statements to be compared: the same kind of sum or day told otherwise, and what one admitted and the same or another denied. Vague sums,
 * sums their speaker corrected in the same breath, and sums of which there may be several are left out.
 */
export function findDifferences({ facts, statements }: KeyFacts, segments: readonly Segment[]): Difference[] {
  return [...valueDifferences(facts, segments), ...deedDifferences(statements)].slice(0, MOST);
}

function valueDifferences(facts: readonly KeyFact[], segments: readonly Segment[]): Difference[] {
  const texts: Places = {
    of: new Map(segments.map((one, index) => [one.id, { segment: one, index }])),
    before: segments,
  };
  const withdrawn = withdrawnFacts(facts, texts);
  const byTopic = Map.groupBy(
    facts.flatMap((fact) => {
      const isExact =
        fact.value !== null &&
        (fact.kind === 'amount' || (fact.kind === 'date' && String(fact.value).length === 10));
      const topic = isExact && !withdrawn.has(fact) ? topicOf(fact, texts) : null;
      const isOne = !OF_SEVERAL.test(fact.context) && !fact.isCorrected && !fact.isDenied;
      return topic && isOne ? [{ fact, topic }] : [];
    }),
    ({ fact, topic }) => `${fact.kind} ${topic}`,
  );
  const found: Difference[] = [];
  for (const group of byTopic.values()) {
    const seen = new Set<string>();
    for (const [index, { fact: one, topic }] of group.entries()) {
      for (const { fact: other } of group.slice(index + 1)) {
        // More are shown to nobody; a talk full of sums has millions of pairs.
        if (found.length === MOST) return found;
        if (one.value === other.value) continue;
        const pair = [`${one.speaker}${one.value}`, `${other.speaker}${other.value}`].toSorted().join(' ');
        if (one.segmentIds[0] === other.segmentIds[0] || seen.has(pair)) continue;
        seen.add(pair);
        const kind = one.kind === 'date' ? 'date' : 'amount';
        found.push({
          kind,
          topic,
          isSameSpeaker: one.speaker === other.speaker,
          one: side(one),
          other: side(other),
        });
      }
    }
  }
  return found;
}

/** Segments by id, and in order. */
interface Places {
  of: ReadonlyMap<string, { segment: Segment; index: number }>;
  before: readonly Segment[];
}

/** What a speaker took back in their next turn: 三万。— 不对，是五万. */
function withdrawnFacts(facts: readonly KeyFact[], places: Places): ReadonlySet<KeyFact> {
  const withdrawn = new Set<KeyFact>();
  facts.forEach((fact, at) => {
    const place = places.of.get(fact.segmentIds[0] ?? '');
    if (!place || fact.kind !== 'amount') return;
    const start = place.segment.text.indexOf(fact.said);
    if (!correctsBefore(place.segment.text, start)) return;
    let earlier = at - 1;
    while (earlier >= 0 && !isBefore(facts[earlier], fact)) earlier -= 1;
    const before = facts[earlier];
    const from = places.of.get(before?.segmentIds[0] ?? '')?.index;
    if (before && from !== undefined && place.index - from <= 2) withdrawn.add(before);
  });
  return withdrawn;
}

const isBefore = (one: KeyFact | undefined, fact: KeyFact): boolean =>
  one?.kind === 'amount' && one.speaker === fact.speaker && one.segmentIds[0] !== fact.segmentIds[0];

/** 不对，是五万 is about what was spoken of before. */
function topicOf(fact: KeyFact, places: Places): string | null {
  const own = TOPICS.exec(fact.context)?.[0];
  if (own) return own;
  const place = places.of.get(fact.segmentIds[0] ?? '');
  if (!place) return null;
  const { text } = place.segment;
  const front = text.slice(0, Math.max(0, text.indexOf(fact.said)));
  const near = [...front.matchAll(new RegExp(TOPICS, 'g'))].at(-1)?.[0];
  if (near) return near;
  // 五千不够 is about something else; 不对，是五万 and 四千八嘛 are about what was just spoken of.
  const isBare = fact.context.replace(fact.said, '').replace(/[是就嘛啊吧呢的哦那]/g, '') === '';
  if (!isBare && !correctsBefore(text, text.indexOf(fact.said))) return null;
  const before = places.before[place.index - 1]?.text ?? '';
  return [...before.matchAll(new RegExp(TOPICS, 'g'))].at(-1)?.[0] ?? null;
}

const side = ({ segmentIds, startMs, endMs, speaker, said, context }: KeyFact): Difference['one'] => ({
  ...{ segmentIds, startMs, endMs, speaker, said, context },
});

/** What was admitted and denied, with the same deed and a word in common. */
function deedDifferences(statements: readonly Statement[]): Difference[] {
  const admitted = statements.filter(({ kind }) => kind === 'admission');
  const denied = statements.filter(({ kind }) => kind === 'denial');
  return admitted.flatMap((one) =>
    denied.flatMap((other): Difference[] => {
      const topic = DEEDS.exec(one.text)?.[0];
      if (!topic || !other.text.includes(topic) || one.speaker !== other.speaker || one.speaker === null)
        return [];
      if (!haveWordInCommon(one.text, other.text, topic)) return [];
      return [
        { kind: 'deed', topic, isSameSpeaker: true, one: statementSide(one), other: statementSide(other) },
      ];
    }),
  );
}

const statementSide = ({ segmentIds, startMs, endMs, speaker, text }: Statement): Difference['one'] => ({
  ...{ segmentIds, startMs, endMs, speaker, said: text, context: text },
});

const COMMON = new Set([
  '我',
  '你',
  '是',
  '的',
  '了',
  '过',
  '没',
  '没有',
  '这',
  '那',
  '不',
  '确实',
  '根本',
  '从来',
]);

function haveWordInCommon(one: string, other: string, topic: string): boolean {
  const words = new Set(wordsOf(one).filter((word) => !COMMON.has(word) && word !== topic));
  return words.size === 0 || wordsOf(other).some((word) => words.has(word)) || one.length + other.length < 24;
}
