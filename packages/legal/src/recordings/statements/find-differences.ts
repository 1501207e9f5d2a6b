import { rememberByText } from '../../words/remember-by-text.ts';
import { segmentWords } from '../../words/segmentation.ts';
import type { Segment } from '../transcript.ts';
import type { Difference } from './difference.ts';
import { dayDifferences } from './find-day-differences.ts';
import { doneDifferences } from './find-done-differences.ts';
import type { KeyFact, KeyFacts } from './find-key-facts.ts';
import { placeDifferences } from './find-place-differences.ts';
import { presenceDifferences } from './find-presence-differences.ts';
import { saidOtherwise } from './find-said-otherwise.ts';
import { correctsBefore } from './find-spoken-amounts.ts';
import type { Statement } from './find-statements.ts';
import { dayTold, differInDay, periodTold } from './told-values.ts';

/** What sums and days are spoken of; the first that stands in a clause names it. */
const TOPICS =
  /[借欠收]条(?=[上里]?(?:写|是|面))|[这那]笔?钱|押金|租金|房租|工资|薪水|底薪|彩礼|嫁妆|定金|订金|首付|尾款|货款|工程款|利息|本金|奖金|提成|医药费|医疗费|赔偿|补偿|违约金|中介费|物业费|学费|房款|车款|借(?!条)|欠(?!条)|给(?=[了过])|还(?![有是没欠差剩要想得会能可不在用跟说敢真挺算])|转|收(?![条据])|签|入职|离职|搬|结婚|离婚|撞|送货|交房/;
/** 第一次借三万, 又借两万, 一笔五万一笔七万: of several of a kind. */
const OF_SEVERAL =
  /第[一二三四五六七八九十\d]+|另外|其中|再|又|先|每(?!个?[月年])|[一二三四五六七八九十\d]{1,2}月份|分[两三四五几\d]次|[两二三四五六七八九十几]笔|一笔(?=[\d一二两三四五六七八九十百])|头一[次回]|上[次回]|一部分|一半|剩|余下|还剩/;
/** 一共借了五万 is as much as 借了五万 where nobody tells of parts. */
const TOTAL = /加起来|总共|一共|合计/;
/** What is paid again and again changes: 原来工资五千，现在八千. */
const RECURRING = /^(?:工资|薪水|底薪|租金|房租|物业费|学费|奖金|提成)$/;
const CHANGES = /原来|原先|以前|之前|那时|现在|目前|如今|后来|涨|降|调到|改成/;
/** 到手二十八万: after something was taken off. */
const NET = /到手|扣|减|除去|去掉/;
/** What is done more than once has several days. */
const REPEATED = /^(?:还|转|收|工资|薪水|租金|房租|利息|货款|工程款|奖金|提成|[这那]笔?钱)$/;
/** Of what is to come a day is no fact. */
const TO_COME = /[会要]|一定|之前|以前|保证|答应|打算|准备|下个?[月周]|明[天年]/;
const PAPER = /^借条/;
const DEEDS = /借|欠|收|签|打|拿|撞|答应|认/;
const MOST = 50;
/** More of one topic are held against no others. */
const MOST_HELD = 400;
/** Sentences are held against each other many times. */
const wordsOf = rememberByText(segmentWords, 5000);

/**
 * Statements to be compared: the same kind of sum or day told otherwise, and what one admitted and the same or another denied. Vague sums,
 * sums their speaker corrected in the same breath, and sums of which there may be several are left out.
 */
export function findDifferences({ facts, statements }: KeyFacts, segments: readonly Segment[]): Difference[] {
  const names = [...new Set(facts.flatMap(({ kind, said }) => (kind === 'person' ? said : [])))];
  const found = [
    ...valueDifferences(facts, segments, names),
    ...deedDifferences(statements),
    ...doneDifferences(segments, names),
    ...saidOtherwise(segments),
  ].slice(0, MOST);
  // A talk full of sums leaves room for where somebody was.
  const days = dayDifferences(segments).filter((one) => !found.some((known) => isOfSameTurns(one, known)));
  return [...found, ...days, ...placeDifferences(segments), ...presenceDifferences(segments)];
}

const isOfSameTurns = (one: Difference, other: Difference): boolean =>
  one.kind === other.kind &&
  one.one.segmentIds[0] === other.one.segmentIds[0] &&
  one.other.segmentIds[0] === other.other.segmentIds[0];

function valueDifferences(
  facts: readonly KeyFact[],
  segments: readonly Segment[],
  names: readonly string[],
): Difference[] {
  const texts: Places = {
    of: new Map(segments.map((one, index) => [one.id, { segment: one, index }])),
    before: segments,
  };
  const withdrawn = withdrawnFacts(facts, texts);
  const partOf = partsOfSums(facts, texts);
  const told = facts.flatMap((fact) => {
    const isExact =
      fact.value !== null ? fact.kind === 'amount' || fact.kind === 'date' : dayTold(fact) !== null;
    if (!isExact || withdrawn.has(fact)) return [];
    if (fact.kind === 'date' && dayTold(fact) === null) return [];
    const topic = topicOf(fact, texts);
    return topic ? [{ fact, topic }] : [];
  });
  const several = new Set(
    told.flatMap(({ fact, topic }) => (OF_SEVERAL.test(fact.context) ? `${fact.kind} ${topic}` : [])),
  );
  const byTopic = Map.groupBy(
    told.filter(({ fact, topic }) => isOne(fact, topic)),
    ({ fact, topic: named }) => {
      // What an IOU says is held against what was lent.
      const topic = fact.kind === 'amount' ? named.replace(/^借条.*$/, '借') : named;
      const isTotal = several.has(`${fact.kind} ${topic}`) && TOTAL.test(fact.context);
      return `${fact.kind} ${topic} ${periodTold(fact)} ${isTotal ? 'total' : ''}`;
    },
  );
  const found: Difference[] = [];
  for (const all of byTopic.values()) {
    const group = all.slice(0, MOST_HELD);
    const seen = new Set<string>();
    for (const [index, { fact: one, topic: named }] of group.entries()) {
      for (const { fact: other, topic: otherNamed } of group.slice(index + 1)) {
        const isOfPaper = PAPER.test(named) !== PAPER.test(otherNamed);
        const topic = isOfPaper && PAPER.test(otherNamed) ? otherNamed : named;
        // More are shown to nobody; a talk full of sums has millions of pairs.
        if (found.length === MOST) return found;
        if (one.kind === 'date' ? !differInDay(one, other) : one.value === other.value) continue;
        const pair = [
          `${one.speaker}${one.value ?? one.said}`,
          `${other.speaker}${other.value ?? other.said}`,
        ]
          .toSorted()
          .join(' ');
        if (one.segmentIds[0] === other.segmentIds[0] || seen.has(pair)) continue;
        if (areOfOthers(one.context, other.context, names)) continue;
        if (one.kind === 'amount' && !isOfPaper && partOf(one, other)) continue;
        // One who gives twice gives two sums; two who tell of one gift tell one.
        if (topic === '给' && one.speaker === other.speaker) continue;
        if (one.kind === 'date' && REPEATED.test(topic) && one.speaker === other.speaker) continue;
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

function isOne(fact: KeyFact, topic: string): boolean {
  const { context, isCorrected, isDenied, kind } = fact;
  if (isCorrected || isDenied || OF_SEVERAL.test(context)) return false;
  if (kind === 'date') return !TO_COME.test(context);
  // 我一定把二十二万还清: nothing was paid back yet.
  if (topic.startsWith('还') && TO_COME.test(context)) return false;
  return !NET.test(context) && !(RECURRING.test(topic) && CHANGES.test(context));
}

/** 借给老王 and 借给老李: of different people. */
const areOfOthers = (one: string, other: string, names: readonly string[]): boolean => {
  const [first, second] = [one, other].map((text) => names.filter((name) => text.includes(name)));
  return first?.length !== 0 && second?.length !== 0 && !first?.some((name) => second?.includes(name));
};

/** 三十万，扣两万，二十八万: whether the rest of one sum and the other is told beside either of them. */
function partsOfSums(facts: readonly KeyFact[], places: Places): (one: KeyFact, other: KeyFact) => boolean {
  const near = 2;
  const valuesAt = new Map<number, Set<number>>();
  for (const { kind, value, segmentIds } of facts) {
    const index = places.of.get(segmentIds[0] ?? '')?.index;
    if (kind !== 'amount' || typeof value !== 'number' || index === undefined) continue;
    const values = valuesAt.get(index) ?? new Set();
    valuesAt.set(index, values.add(value));
  }
  const isToldBeside = ({ segmentIds }: KeyFact, value: number) => {
    const index = places.of.get(segmentIds[0] ?? '')?.index ?? 0;
    return Array.from({ length: 2 * near + 1 }, (_, at) => index - near + at).some((at) =>
      valuesAt.get(at)?.has(value),
    );
  };
  return (one, other) => {
    const rest = Math.abs(Number(one.value) - Number(other.value));
    const isHalf = rest === Math.min(Number(one.value), Number(other.value));
    return !isHalf && (isToldBeside(one, rest) || isToldBeside(other, rest));
  };
}

/** Segments by id, and in order. */
interface Places {
  of: ReadonlyMap<string, { segment: Segment; index: number }>;
  before: readonly Segment[];
}

/** What a speaker took back in their next turn: 三万。— 不对，是五万. */
function withdrawnFacts(facts: readonly KeyFact[], places: Places): ReadonlySet<KeyFact> {
  const withdrawn = new Set<KeyFact>();
  const indexOf = ({ segmentIds }: KeyFact) => places.of.get(segmentIds[0] ?? '')?.index ?? 0;
  const isNear = (one: KeyFact | undefined, fact: KeyFact) =>
    one !== undefined && indexOf(fact) - indexOf(one) <= 2;
  facts.forEach((fact, at) => {
    const place = places.of.get(fact.segmentIds[0] ?? '');
    if (!place || fact.kind !== 'amount') return;
    const start = place.segment.text.indexOf(fact.said);
    if (!correctsBefore(place.segment.text, start)) return;
    let earlier = at - 1;
    while (earlier >= 0 && isNear(facts[earlier], fact) && !isBefore(facts[earlier], fact)) earlier -= 1;
    const before = facts[earlier];
    const from = places.of.get(before?.segmentIds[0] ?? '')?.index;
    if (before && isBefore(before, fact) && from !== undefined && place.index - from <= 2)
      withdrawn.add(before);
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
  const isBare =
    fact.context.replace(fact.said, '').replace(/总共|一共|只有|[是就嘛啊吧呢的哦那只才]/g, '') === '';
  if (!isBare && !correctsBefore(text, text.indexOf(fact.said))) return null;
  const before = places.before[place.index - 1]?.text ?? '';
  return [...before.matchAll(new RegExp(TOPICS, 'g'))].at(-1)?.[0] ?? null;
}

const side = ({ segmentIds, startMs, endMs, speaker, said, context }: KeyFact): Difference['one'] => ({
  ...{ segmentIds, startMs, endMs, speaker, said, context },
});

/** What was admitted and denied, with the same deed and a word in common. */
function deedDifferences(statements: readonly Statement[]): Difference[] {
  const denied = Map.groupBy(
    statements.filter(({ kind }) => kind === 'denial'),
    ({ speaker }) => speaker,
  );
  const found: Difference[] = [];
  for (const one of statements) {
    const topic = one.kind === 'admission' && one.speaker !== null ? DEEDS.exec(one.text)?.[0] : undefined;
    if (!topic) continue;
    for (const other of denied.get(one.speaker) ?? []) {
      if (found.length === MOST) return found;
      if (one.segmentIds.some((id) => other.segmentIds.includes(id))) continue;
      if (!other.text.includes(topic) || !haveWordInCommon(one.text, other.text, topic)) continue;
      const sides = { one: statementSide(one), other: statementSide(other) };
      found.push({ kind: 'deed', topic, isSameSpeaker: true, ...sides });
    }
  }
  return found;
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
  const words = new Set(wordsOf(one).filter((word) => !COMMON.has(word) && !word.includes(topic)));
  return words.size === 0 || wordsOf(other).some((word) => words.has(word)) || one.length + other.length < 24;
}
