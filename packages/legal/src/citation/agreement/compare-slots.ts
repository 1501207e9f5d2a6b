import { sharedWeight, type WeighedPairs, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** Words around two slots must share this much before what stands in the one is held against what stands in the other. */
const SLOT_WEIGHT = 3;

/** What is told in fixed words with one place for what counts. */
interface Slot {
  text: string;
  filled: string;
  around: WeighedPairs;
}

/** 以投保单为准: whose word counts. */
const STANDARD = /以([^，。；：、,;\n以]{2,12}?)(?:的?(?:记载|规定|约定|内容|登记))?为准/g;
/** 该记载无效: what is void. */
const VOID = /(?:该|其|此)([^，。；：、,;\n该其]{2,6}?)(?:均|自始|全部|应当?)?(?:属于)?无效/g;
/** 企业之间留置的除外: whom an exception is for. */
const EXCEPTED = /([一-龥]{2,8})之间([一-龥]{2,8})的?除外/g;
const SLOTS = [STANDARD, VOID, EXCEPTED];

/** Another word in such a place: 以保险单为准 for 以投保单为准, where the article has the one and nowhere says the other so. */
export function otherInSlot(claim: string, law: string): SenseDifference | null {
  for (const pattern of SLOTS) {
    const held = slotsIn(law, pattern);
    for (const said of held.length === 0 ? [] : slotsIn(claim, pattern)) {
      if (held.some(({ filled }) => areAlike(filled, said.filled))) continue;
      const [other, ...more] = held;
      // The article decides between two cases: only one of them can be meant.
      if (!other || more.some(({ filled }) => filled === said.filled)) continue;
      // 以公证遗嘱为准 where the article knows but one that counts: the other need not stand in it.
      const isKnown =
        law.includes(said.filled) || pattern === EXCEPTED || pattern === VOID || more.length === 0;
      if (!isKnown || sharedWeight(said.around, other.around) < SLOT_WEIGHT) continue;
      return { kind: 'word', said: said.text, law: other.text };
    }
  }
  return null;
}

/** 两个以上见证人: how many of whom at least. */
const AT_LEAST = /([一两二三四五六七八九十]{1,3})[个名位]?(?:以上|及以上)的?([一-龥]{2,4})/g;

/** Another number of the same persons: 一个以上见证人 for 两个以上见证人. */
export function otherCount(claim: string, law: string): SenseDifference | null {
  const read = (text: string) =>
    [...text.matchAll(AT_LEAST)].map(([words, count = '', whom = '']) => ({
      words,
      count: count.replace('二', '两'),
      whom: whom.slice(0, 2),
    }));
  const held = read(law);
  for (const said of read(claim)) {
    const alike = held.filter(({ whom }) => whom === said.whom);
    const [other] = alike;
    if (other && alike.every(({ count }) => count !== said.count))
      return { kind: 'word', said: said.words, law: other.words };
  }
  return null;
}

/** 数额巨大, of what: the grade that a rule asks for. */
const GRADED_AMOUNT = /(?:数额|金额|数量)(特别巨大|巨大|较大|较小)/g;

/** Another grade where the article knows one: 数额较大 for 数额巨大. */
export function otherAmount(claim: string, law: string): SenseDifference | null {
  const read = (text: string) => new Set([...text.matchAll(GRADED_AMOUNT)].map(([words]) => words));
  const [said, held] = [read(claim), read(law)];
  const [one, other] = [[...said][0], [...held][0]];
  if (one === undefined || other === undefined || said.size > 1 || held.size > 1 || one === other)
    return null;
  return sharedWeight(weighPairs(claim), weighPairs(law)) >= SLOT_WEIGHT
    ? { kind: 'word', said: one, law: other }
    : null;
}

/** 由人民法院裁定: who decides. */
const DECIDES =
  /(?<![事理缘])由([^，。；：、,;\n（(由]{2,12}?)(?:首先|先行|先|依法)?(?:作出|作)?(?:决定|裁定|裁决|认定)/g;
const OFFICES = [/法院/, /仲裁/, /检察/, /公安/, /政府/, /复议/];

/** Another kind of office decides: 由仲裁委先作决定 for 由人民法院裁定. */
export function otherDecider(claim: string, law: string): SenseDifference | null {
  const read = (text: string) =>
    [...text.matchAll(DECIDES)].flatMap(([words, who = '']) => {
      const office = OFFICES.findIndex((one) => one.test(who));
      return office < 0 ? [] : [{ words, office }];
    });
  const held = read(law);
  const [other] = held;
  const said = read(claim).find(({ office }) => held.every((one) => one.office !== office));
  return other && said ? { kind: 'person', said: said.words, law: other.words } : null;
}

function slotsIn(text: string, pattern: RegExp): Slot[] {
  return [...text.matchAll(pattern)].map((match) => {
    const [words, filled = ''] = match;
    const before =
      text
        .slice(Math.max(0, match.index - 24), match.index)
        .split(/[。；;\n]/)
        .at(-1) ?? '';
    const behind = text
      .slice(match.index + words.length, match.index + words.length + 12)
      .split(/[。；;\n]/)[0];
    return { text: words, filled, around: weighPairs(`${before}${words.replace(filled, ' ')}${behind}`) };
  });
}

const areAlike = (one: string, other: string): boolean => one.includes(other) || other.includes(one);

/** How many must agree, of which a rule names one and means no other. */
const CONSENTS: readonly (readonly [said: RegExp, name: string])[] = [
  [/一致(?:同意|通过|决定|表决)|全体[^，。；]{0,8}(?:同意|通过|决定)|(?:同意|通过)[^，。；]{0,4}一致/, 'all'],
  [/过半数|半数以上|超过半数|二分之一以上|(?<!法定|特别|绝对|要求的|规定的)多数(?:同意|通过|表决)/, 'half'],
  [/三分之二以上|超过三分之二/, 'two thirds'],
  [/四分之三以上|超过四分之三/, 'three quarters'],
];

/** 过半数同意 for 一致同意, where the article asks for one of them alone. */
export function otherConsent(claim: string, law: string): SenseDifference | null {
  const find = (text: string) =>
    CONSENTS.flatMap(([pattern, name]) => {
      const words = pattern.exec(text)?.[0];
      return words === undefined ? [] : [{ name, words }];
    });
  const [said, held] = [find(claim), find(law)];
  const [one, other] = [said[0], held[0]];
  if (!one || !other || said.length > 1 || held.length > 1 || one.name === other.name) return null;
  return { kind: 'word', said: one.words, law: other.words };
}

const GRADE = /([一二三四五六七八九十])级(?:至([一二三四五六七八九十])级)?/;
const GRADED =
  /([一二三四五六七八九十]级)[^，。；、\n一二三四五六七八九十\d]{0,16}(?:为|是|支付|享受)?[^，。；、\n一二三四五六七八九十\d]{0,6}?([一二三四五六七八九十百\d.％%]{1,6})(个月|年|日|天|万?元|倍|%|％)/g;
const NUMERALS = '零一二三四五六七八九十';

/** The figure of another grade: 十级为9个月, where the article has 九级为9个月 and 十级为7个月. */
export function otherGrade(claim: string, law: string): SenseDifference | null {
  if (!GRADE.test(claim)) return null;
  const held = gradedIn(law);
  for (const said of gradedIn(claim)) {
    const own = held.filter(({ grade, unit }) => grade === said.grade && unit === said.unit);
    const [first] = own;
    if (!first || own.some(({ value }) => value === said.value)) continue;
    if (held.some(({ value, unit }) => value === said.value && unit === said.unit))
      return { kind: 'word', said: said.text, law: first.text };
  }
  return null;
}

const gradedIn = (text: string) =>
  [...text.replaceAll('一次性', '').matchAll(GRADED)].map(([words, grade = '', value = '', unit = '']) => ({
    text: words,
    grade,
    value: arabic(value),
    unit,
  }));

function arabic(written: string): string {
  if (/^\d/.test(written)) return written;
  const [tens, ones] = written.split('十');
  const digit = (one: string | undefined) => Math.max(0, NUMERALS.indexOf(one ?? ''));
  if (!written.includes('十')) return String(digit(written));
  return String(10 * (tens === '' ? 1 : digit(tens)) + (ones === '' ? 0 : digit(ones)));
}

/** Words that hold another one, and mean its contrary or a part of it. */
const LONGER: readonly (readonly [longer: string, shorter: RegExp])[] = [
  ['不动产', /(?<!不)动产/],
  ['无过错', /(?<!无)过错/],
  ['非货币', /(?<!非)货币/],
  ['非法人', /(?<!非)法人/],
  ['无行为能力', /限制行为能力/],
];

/** 不动产 for 动产, where the article has only the one of the two, and the sentence only the other. */
export function otherLonger(sentence: string, text: string): SenseDifference | null {
  const [claim, law] = [withoutCivil(sentence), withoutCivil(text)];
  for (const [longer, shorter] of LONGER) {
    const [said, held] = [
      [claim.includes(longer), shorter.test(claim)],
      [law.includes(longer), shorter.test(law)],
    ];
    const short = shorter.exec(law)?.[0] ?? shorter.exec(claim)?.[0] ?? '';
    if (said[0] && !said[1] && !held[0] && held[1]) return { kind: 'word', said: longer, law: short };
    if (!said[0] && said[1] && held[0] && !held[1]) return { kind: 'word', said: short, law: longer };
  }
  return null;
}

const withoutCivil = (text: string) => text.replaceAll('民事行为能力', '行为能力');

/** 每日二十二时, 晚上十点, 次日8时. */
const HOUR =
  /(上午|早上|早晨|凌晨|下午|晚上?|夜间)?(?<![\d一二三四五六七八九十小个])(\d{1,2}|[一二三四五六七八九十]{1,3})(?:时|点钟?)(?![间候效刻常期段限长而])/g;
const OF_A_DAY = /每[日天晚]|次日|当[日天]|[早晚]|凌晨|[上下]午|夜间/;

/** Another hour of the day: 二十一时至次日八时 for 二十二时至次日八时. */
export function otherHour(claim: string, law: string): SenseDifference | null {
  if (!OF_A_DAY.test(claim) || !OF_A_DAY.test(law)) return null;
  const [said, held] = [hoursIn(claim), hoursIn(law)];
  const other = said.find(({ hour }) => !held.some((one) => one.hour === hour));
  const free = held.find(({ hour }) => !said.some((one) => one.hour === hour));
  return other && free && said.length === held.length
    ? { kind: 'word', said: other.text, law: free.text }
    : null;
}

const hoursIn = (text: string) =>
  [...text.matchAll(HOUR)].map(([words, part = '', number = '']) => {
    const hour = Number(arabic(number));
    return { text: words, hour: /下午|晚|夜/.test(part) && hour < 12 ? hour + 12 : hour };
  });

/** 没有造成损害的，应当免除; 造成损害的，应当减轻: a case, its denial, and what follows from each. */
const DENIED_CASE = /(?:没有|未|不)([一-龥]{2,8})的[，,]([^。；;\n]{2,20})/g;

/** The consequence of a case for its denial, where the article has both. */
export function crossedDenial(claim: string, law: string): SenseDifference | null {
  for (const [, what = '', ofDenied = ''] of law.matchAll(DENIED_CASE)) {
    const ofCase = new RegExp(`(?<!没有|未|不)${what}的[，,]([^。；;\\n]{2,20})`).exec(law)?.[1];
    const isDenied = new RegExp(`(?:没有|未|不)${what}`).test(claim);
    const isCase = new RegExp(`(?<!没有|未|不)${what}`).test(claim);
    if (ofCase === undefined || isDenied === isCase) continue;
    const [own, other] = isDenied ? [ofDenied, ofCase] : [ofCase, ofDenied];
    const [tellsOwn, tellsOther] = [onlyIn(own, other), onlyIn(other, own)];
    const says = (words: readonly string[]) => words.some((word) => claim.includes(word));
    if (says(tellsOther) && !says(tellsOwn)) return { kind: 'word', said: other, law: own };
  }
  return null;
}

/** The pairs of characters that only the first of two texts has. */
function onlyIn(one: string, other: string): string[] {
  const pairs: string[] = [];
  for (let at = 0; at + 2 <= one.length; at += 1)
    if (!other.includes(one.slice(at, at + 2))) pairs.push(one.slice(at, at + 2));
  return pairs;
}
