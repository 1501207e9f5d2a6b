import type { SenseDifference } from './sense-difference.ts';

/** 自知道或者应当知道撤销事由之日起, 从收到判决书的次日起算: from when a period runs. */
const START =
  /(?<![来亲独各擅私])(?:自(?!由|然|己|愿|行)|从(?!事|属|重|轻))([^，。；：,;\n]{2,60}?)(?:之日|之时|当日|次日|的?那天|的?那日|的时候|时|日|后)?(?:起(?![诉草点源止用])|开始|算|计算)/g;
/** A start that shares less than this of the shorter one's characters with each of the law's is another one. */
const LEAST_SHARE = 0.6;

/** Words by which people say that somebody came to know. */
const KNOWN = /知|发现|收到|得悉|明白|告诉|清楚/;
const TOLD = /知道|得知|知晓/;

/** From when a period runs, where the sentence and the law both say so and name different events. */
export function compareStarts(claim: string, law: string): SenseDifference | null {
  const held = [...startsOf(law), ...daysFixed(law)];
  const [first] = held;
  if (first === undefined) return null;
  for (const said of startsOf(claim)) {
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
  return null;
}

function sharedCharacters(one: string, other: string): number {
  const [a, b] = [new Set(one), new Set(other)];
  return [...a].filter((character) => b.has(character)).length / Math.min(a.size, b.size);
}

/** 在该事实发生之日起三日内. */
const START_WITHIN = /(?:在|为|于)([^，。；：,;\n自从在为于]{2,30}?)之日起/g;

/** 自事故伤害发生之日或者被诊断为职业病之日起: the first of two. */
const START_OR = /(?:自|从|在)([^，。；：、,;\n]{2,30}?)之日(?:或者?)[^，。；\n]{2,30}?之日起/g;

/** 已实际交付的，为交付之日: what day a rule has its period run from. */
const FIXED = /为([^，。；：、,;\n为]{2,30}?)之日/g;
const daysFixed = (text: string) => [...text.matchAll(FIXED)].map(([, words = '']) => inLawsWords(words));

const startsOf = (text: string): string[] =>
  [...text.matchAll(START), ...text.matchAll(START_WITHIN), ...text.matchAll(START_OR)]
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
