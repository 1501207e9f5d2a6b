import type { Segment } from '../transcript.ts';
import { CITIES } from './cities.ts';
import type { Difference } from './difference.ts';
import { findSpokenDates } from './find-spoken-dates.ts';
import { differenceOf, doerOf, speakersOf, type ToldClause, toldClauses } from './told-clauses.ts';

const CITY = new RegExp(`(${CITIES.join('|')})(?![路街大])`);
/** Kinds of places of which one is never within another; what may be within another has one name: a meeting room and its firm. */
const SPOTS: readonly (readonly [string, RegExp])[] = [
  ['酒店', /酒店|宾馆|旅馆/],
  ['茶馆', /茶馆|茶楼|茶室|咖啡[馆厅店]/],
  ['饭店', /饭店|饭馆|餐厅|酒楼|火锅店|酒吧|KTV/i],
  ['银行', /银行/],
  ['医院', /医院|诊所|卫生院/],
  ['派出所', /派出所|公安局/],
  ['法院', /法院|法庭/],
  ['律所', /律所|律师事务所/],
  ['公证处', /公证处/],
  ['民政局', /民政局/],
  ['村委会', /村委会?|居委会|社区|街道/],
  ['学校', /学校/],
  ['车站', /车站|机场|高铁站/],
  ['中介', /中介/],
  ['工地', /工地/],
  ['仓库', /仓库/],
  ['车上', /车[上里]/],
  ['公司', /公司|单位|办公室|会议室|厂里|工厂|车间/],
  ['店里', /店里?|门店|门面|商场|超市/],
  ['家', /家里?$|家中|屋里|宿舍/],
];

const THING = /合同|协议|[借欠收]条|保证书|定金|订金|押金|现金|钱|货|车|钥匙|房|字/;
const WITH =
  '(?:里|门口|附近|那边|那儿|对面|楼下|大厅)?(?:当面|亲手|一起|[给跟和](?:我|你|您|他|她)们?|把[^，。]{1,6})*';
/** 在南京签的, 在他店里给的现金. */
const DONE_AT = new RegExp(
  `(?<!不|没|没有)在([^，。？在]{1,12}?)${WITH}(签|写|给|交|拿|收|打|借|付|验收|碰(?:的?面|头)|见(?:的?面)?)(?:的|了|过)`,
);
/** 那天, 当时: the day that is spoken of. */
const THAT_DAY = /那[天晚日]|当[天晚日时]|那时候?|事发|出事/;
/** 我那天在上海, 人不在苏州. */
const WAS_AT = /(不|没|没有)?(?:还|就|都|一直|正|也|是|人)*在([^，。？在]{1,8})/;
/** Where somebody lives or works tells nothing of a day. */
const USUALLY = /住在|老家|平时|一般|经常|常年|上班|工作|上学|开(?:店|公司|厂)|注册/;
const PART_OF_DAY = /早上|上午|中午|下午|傍晚|晚上|半夜|凌晨|先|后来|然后|再/;
/** One day is spoken of within so many turns. */
const NEAR = 60;
const MOST = 20;
/** More are held against no others. */
const MOST_HELD = 200;

interface Placed {
  told: ToldClause;
  /** A city, or a kind of place. */
  where: string;
  isCity: boolean;
  isNot: boolean;
  doer: string | null;
  /** Of a deed: 签. */
  deed: string | null;
  thing: string | null;
  days: string[];
  isThatDay: boolean;
}

/** Where one and the same thing was done, told otherwise; and where somebody was on the day on which they did it elsewhere. */
export function placeDifferences(segments: readonly Segment[]): Difference[] {
  const speakers = speakersOf(segments);
  const placed = toldClauses(segments)
    .flatMap((told) => placedIn(told, speakers))
    .slice(0, MOST_HELD);
  const found: Difference[] = [];
  for (const [index, one] of placed.entries()) {
    const other = placed.slice(index + 1).find((later) => areApart(one, later));
    if (other) found.push(differenceOf('place', topicOf(one, other), one.told, other.told));
    if (found.length === MOST) break;
  }
  return found;
}

function placedIn(told: ToldClause, speakers: readonly string[]): Placed[] {
  const { clause, front } = told;
  if (!clause.includes('在') || USUALLY.test(clause)) return [];
  const done = DONE_AT.exec(clause);
  const was = done ? null : WAS_AT.exec(clause);
  const words = done?.[1] ?? was?.[2];
  const where = words === undefined ? null : placeIn(words);
  const at = done?.index ?? was?.index ?? 0;
  const isThatDay = THAT_DAY.test(clause) || THAT_DAY.test(front);
  if (!where || (!done && !isThatDay && findSpokenDates(clause).length === 0)) return [];
  const nouns = (text: string) => [...text.matchAll(new RegExp(THING, 'g'))].at(-1)?.[0];
  return [
    {
      ...{ told, ...where, isNot: was?.[1] !== undefined, isThatDay },
      doer: doerOf(told, clause.slice(0, at), speakers),
      deed: done?.[2]?.slice(0, 1) ?? null,
      thing:
        nouns(clause.slice(0, at)) ??
        nouns(clause.slice(at + (done?.[0].length ?? 0))) ??
        nouns(front) ??
        null,
      days: findSpokenDates(`${front}${clause}`).map(({ raw }) => raw),
    },
  ];
}

function placeIn(words: string): { where: string; isCity: boolean } | null {
  const spot = SPOTS.find(([, pattern]) => pattern.test(words))?.[0];
  if (spot) return { where: spot, isCity: false };
  const city = CITY.exec(words)?.[1];
  return city ? { where: city, isCity: true } : null;
}

function areApart(one: Placed, other: Placed): boolean {
  if (one.told.segment === other.told.segment || one.isCity !== other.isCity) return false;
  if (one.isNot && other.isNot) return false;
  const isElsewhere = one.isNot || other.isNot ? one.where === other.where : one.where !== other.where;
  if (!isElsewhere) return false;
  const isOnOtherDay =
    one.days.length > 0 && other.days.length > 0 && !one.days.some((day) => other.days.includes(day));
  if (isOnOtherDay) return false;
  const isDeed = one.deed !== null && other.deed !== null;
  if (isDeed) {
    const isSameThing = one.thing === other.thing || (one.thing === null) !== (other.thing === null);
    return one.deed === other.deed && isSameThing && (one.thing !== null || other.thing !== null);
  }
  // Within a city one goes from place to place in a day.
  if (!one.isCity || one.doer === null || one.doer !== other.doer) return false;
  if (PART_OF_DAY.test(one.told.clause) || PART_OF_DAY.test(other.told.clause)) return false;
  const isOneDay = one.days.some((day) => other.days.includes(day)) || one.isThatDay || other.isThatDay;
  return isOneDay && other.told.index - one.told.index <= NEAR;
}

const topicOf = (one: Placed, other: Placed): string => {
  const deed = one.deed ?? other.deed;
  if (one.isNot || other.isNot) return one.where;
  return deed === null ? `${one.where}、${other.where}` : `${deed}${one.thing ?? other.thing ?? ''}`;
};
