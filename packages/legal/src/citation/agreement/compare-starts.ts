import { measuresIn } from '../../figures/find-measures.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import { cutWords } from '../../words/segmentation.ts';
import type { SenseDifference } from './sense-difference.ts';

/** 自知道或者应当知道撤销事由之日起, 从收到判决书的次日起算: from when a period runs. */
const START =
  /(?<![来亲独各擅私])(?:自(?!由|然|己|愿|行(?!政))|从(?!事|属|重|轻))([^，。；：,;\n]{2,60}?)(?:之日|之时|当日|次日|的?那天|的?那日|的时候|时|日|后)?(?:起(?![诉草点源止用])|开始|算|计算)/g;
/** A start that shares less than this of the shorter one's characters with each of the law's is another one. */
const LEAST_SHARE = 0.6;

/** Shorter ones are named beside many an event. */
const SUBJECT_LENGTH = 3;

/** Words by which people say that somebody came to know. */
const KNOWN = /知|发现|收到|得悉|明白|告诉|清楚/;
const TOLD = /知道|得知|知晓/;

/** From when a period runs, where the sentence and the law both say so and name different events. */
export function compareStarts(claim: string, law: string): SenseDifference | null {
  const held = [...startsOf(law), ...daysFixed(law)];
  const [first] = held;
  if (first === undefined) return null;
  for (const said of startsOf(claim)) {
    // 判决书作出 is not 判决书送达, though they speak of one paper.
    const moment = momentOf(said);
    const moments = held.map(momentOf);
    if (moment !== null && !moments.includes(null) && !moments.includes(moment))
      return { kind: 'start', said, law: first };
    // 胁迫行为发生 is not 胁迫行为终止, whatever else begins with 发生.
    const subject = said.slice(0, -2);
    const ofSubject =
      subject.length >= SUBJECT_LENGTH ? held.filter((one) => one.slice(0, -2).endsWith(subject)) : [];
    if (ofSubject[0] !== undefined && !ofSubject.some((one) => one.endsWith(said.slice(-2))))
      return { kind: 'start', said, law: ofSubject[0] };
    // 收到退货 is 收到退回商品.
    if (moment !== null && moments.every((one) => one === moment)) continue;
    // 签订 of 劳动合同签订 is the event; the law names it, or most of the words.
    const event = said.slice(-2);
    // What somebody comes to know is told in a word or two: 知道被辞退 is 知道其权利被侵害.
    if (said.startsWith('知道') && held.some((one) => one.includes('知道'))) continue;
    // 自行政行为作出之日起 is not the day on which somebody comes to know of it.
    if (!KNOWN.test(said) && held.every((one) => /知道|得知/.test(one)) && !TOLD.test(claim))
      return { kind: 'start', said, law: first };
    if (held.every((one) => !one.includes(event) && sharedCharacters(said, one) < LEAST_SHARE))
      return { kind: 'start', said, law: first };
  }
  return startOfOther(claim, law) ?? startOfAnotherThing(claim, law);
}

/** Shorter words are a part of many others. */
const THING_LENGTH = 4;

/** A thing that the article knows, and from which none of its periods runs: 自预告登记之日起, where 预告登记后 and 自能够进行登记之日起 are told apart. */
function startOfAnotherThing(claim: string, law: string): SenseDifference | null {
  for (const statement of claim.split(/[。；;\n]/)) {
    const times = timesIn(statement);
    const held = law
      .split(/[。；;\n]/)
      .filter((sentence) => timesIn(sentence).some((time) => times.includes(time)))
      .flatMap(startsOf);
    const [first] = held;
    if (first === undefined) continue;
    const said = startsOf(statement).find(
      (one) =>
        one.length >= THING_LENGTH &&
        law.includes(one) &&
        held.every(
          (start) => !start.includes(one) && !start.includes(one.slice(0, 2)) && !one.includes(start),
        ),
    );
    if (said !== undefined) return { kind: 'start', said, law: first };
  }
  return null;
}

/** Moments of one matter that no rule takes for each other; the words of a line say the same. */
const MOMENTS: readonly RegExp[] = [
  /知道|得知|知悉|发现/,
  /作出|宣告|宣判|判决$|裁决$/,
  /送达|收到|接到|领取/,
  /发出|寄出|发送/,
  /公告|公布/,
  /授权/,
  /申请/,
  /签订|订立/,
  /届满|期满|到期/,
  /死亡/,
  /交付|交货/,
];

/** Which of the moments an event is; null for any other, and where it names two. */
function momentOf(event: string): number | null {
  const found = [...MOMENTS.entries()].filter(([, words]) => words.test(event));
  // 知道 is of whatever somebody comes to know.
  if (found[0]?.[0] === 0) return 0;
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

/**
 * The start of a period that the article counts from another moment, though it knows that moment for a period of another length:
 * 六个月，自行政行为作出之日起, where 六个月 are counted from when somebody knew and 二十年 from the act.
 */
function startOfOther(claim: string, law: string): SenseDifference | null {
  for (const statement of claim.split(/[。；;\n]/)) {
    // 作出 is read in 行政行为作出 once more.
    const [said, ...more] = startsOf(statement).filter(
      (one, _, all) => !all.some((other) => other !== one && other.endsWith(one)),
    );
    const moment = said === undefined ? null : momentOf(said);
    if (said === undefined || more.length > 0 || moment === null) continue;
    const times = timesIn(statement);
    const held = law
      .split(/[。；;\n]/)
      .filter((sentence) => timesIn(sentence).some((time) => times.includes(time)))
      .map(startsOf);
    const starts = held.flat();
    const [first] = starts;
    if (first === undefined || held.some((some) => some.length === 0)) continue;
    if (starts.every((one) => momentOf(one) !== null && momentOf(one) !== moment))
      return { kind: 'start', said, law: first };
  }
  return null;
}

/** The days that the periods of a text have. */
const timesIn = rememberByText(
  (text): readonly number[] =>
    measuresIn(text).flatMap(({ kind, value }) => (kind === 'time' || kind === 'workdays' ? [value] : [])),
  600,
);

function sharedCharacters(one: string, other: string): number {
  const [a, b] = [new Set(one), new Set(other)];
  return [...a].filter((character) => b.has(character)).length / Math.min(a.size, b.size);
}

/** 在该事实发生之日起三日内. */
const START_WITHIN = /(?:在|为|于)([^，。；：,;\n自从在为于]{2,30}?)之日起/g;

/** 在知道受遗赠后六十日内. */
const AFTER_WITHIN =
  /(?:自|从|在|于)?([^，。；：、,;\n自从在于]{2,24}?)(?:之|以)?后[〇零一二两三四五六七八九十百\d]+ ?个?(?:工作)?(?:日|天|月|年)[之以]?内/g;

/** 自事故伤害发生之日或者被诊断为职业病之日起: the first of two. */
const START_OR = /(?:自|从|在)([^，。；：、,;\n]{2,30}?)之日(?:或者?)[^，。；\n]{2,30}?之日起/g;

/** 已实际交付的，为交付之日: what day a rule has its period run from. */
const FIXED = /为([^，。；：、,;\n为]{2,30}?)之日/g;
const daysFixed = (text: string) => [...text.matchAll(FIXED)].map(([, words = '']) => inLawsWords(words));

/** Whether one of the starts of a rule is that of a clause, with every word of it; a clause without a start needs none. */
export function startStands(clause: string, rule: string): boolean {
  const held = startsOf(rule);
  return startsOf(clause).every((said) =>
    held.some(
      (one) =>
        momentOf(one) === momentOf(said) &&
        cutWords(said).every((word) => word.length < 2 || one.includes(word)),
    ),
  );
}

const startsOf = (text: string): string[] =>
  [
    ...text.matchAll(START),
    ...text.matchAll(START_WITHIN),
    ...text.matchAll(START_OR),
    ...text.matchAll(AFTER_WITHIN),
  ]
    .map(([, words = '']) => inLawsWords(words))
    .filter(
      (words) =>
        !/^(?:第|次|[那这该此彼哪何]|什么|当(?!事人)|\d|[一二三四五六七八九十]+[个月年日])/.test(words),
    );

/** What people say for the events that statutes name. */
const EVENTS: readonly (readonly [RegExp, string])[] = [
  [/之日[向往][前后]推$/, ''],
  [/(?:的|之|那天|那日|当天)$/, ''],
  [/(?:实际)?用.{0,2}干活|入职|上班|开始干活/, '用工'],
  [/结束|完毕/, '终了'],
  [/拿到|接到/, '收到'],
];
const inLawsWords = (words: string) => EVENTS.reduce((text, [said, law]) => text.replace(said, law), words);
