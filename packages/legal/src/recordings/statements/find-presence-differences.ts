import type { Segment } from '../transcript.ts';
import type { Difference } from './difference.ts';
import { findSpokenDates } from './find-spoken-dates.ts';
import { differenceOf, doerOf, speakersOf, type ToldClause, toldClauses } from './told-clauses.ts';

const PLACE = '([^，。？的了过]{1,8}?)';
/** What somebody did or knew, and that they did not. What both are about has to be the same. */
interface Pair {
  not: RegExp;
  was: RegExp;
  /** Whether 我没去过 is about any place that the other is about; else both name one, or tell of the same things. */
  about: 'place' | 'nothing' | 'things';
  topic: string;
}
const ADVERB = '(?:从来|从|根本|压根|绝对|那天|当天|当时|真的?|就|都|也|可|又|一直)*';
const PAIRS: readonly Pair[] = [
  {
    topic: '去过',
    not: new RegExp(
      `${ADVERB}(?:没有?|未)(?:(?:去|到|来|进)(?:过|成)?${PLACE}?|(?:到|上)([^，。？]{1,8}?)(?:去|来)过?)$`,
    ),
    was: new RegExp(
      `(?<![没未不][有]?)(?:去|到|来|进)(?:[过了](?!再|就)(?:[一两几]?[趟次回])?|(?:[一两几][趟次回]))${PLACE}?(?:就?看了.*|的|[啊呀嘛])?$`,
    ),
    about: 'place',
  },
  {
    topic: '在场',
    not: /(?:不|没有?)在(?:场|现场|旁边|边上|跟前|那儿|那里)?[啊呀的]?$/,
    was: /(?<![不没有])在(?:场|现场|旁边|边上|跟前)[啊呀的]?$|(?<=[你您他她们婆公爸妈哥弟姐妹]|当时|那天|[都就也])也?在(?:那儿|那里)?[啊呀的]?$/,
    about: 'nothing',
  },
  {
    topic: '出门',
    not: /没有?出(?:去过?|过?门)/,
    was: /(?<![没未][有]?)(?:出(?:了|过)?(?:[一两]?[趟次])?门|出去(?:了|过|买|走|抽|吃|接))/,
    about: 'nothing',
  },
  { topic: '见过', not: /没有?见过/, was: /(?<![没未][有]?)见过/, about: 'things' },
  {
    topic: '看见',
    not: /没有?(?:看见|看到|瞧见|见到)/,
    was: /(?:亲眼|当面|都|就)?(?<![没未][有]?)(?:看见|看到|瞧见|见到)(?!底)/,
    about: 'things',
  },
  {
    topic: '知道',
    not: /(?:不|并不|根本不|压根不)(?:知道|晓得|清楚)(?![，。]?[谁什怎哪为多])|不知情|毫不知情/,
    was: /(?:是|早就?|当时就?|其实|都|也)(?:知道|晓得|清楚|知情)的?了?|(?:知道|晓得|清楚|知情)[的了]$/,
    about: 'things',
  },
  {
    topic: '认识',
    not: /不认识/,
    was: /(?<!不)认识/,
    about: 'things',
  },
  {
    topic: '收到',
    not: /没有?(?:收到|接到|看到|见到)(?:过)?/,
    was: /(?<![没未][有]?)(?:收到|接到|看到)(?:过|了|的|$)/,
    about: 'things',
  },
];
/** A later time is another: 后来去过一趟. */
const ANOTHER_TIME = /后来|之后|以后|第二[天次]|再去|以前|之前|上次|前几天|平时|有时/;
const NEAR = 40;
/** What leaves its thing open is held against what is told right beside it. */
const BESIDE = 6;
const MOST = 20;
/** More are held against no others. */
const MOST_HELD = 200;
/** Words and characters that name nothing two clauses could both be about. */
const EMPTY =
  /看见|看到|瞧见|见到|见过|知道|晓得|清楚|知情|收到|接到|认识|早就|亲眼|当时|当面|根本|从来|压根|绝对|真的|什么|时候|怎么|因为|所以|但是|而且|其实|旁边|起来|出来|[我你您他她它们的了过着是在有没未不也都就才可又还这那个些谁哪天人事上里外中下来去到说一二三四五六七八九十吧啊呀嘛呢吗跟和与给把被让会能要很太更最只但而]/g;

interface Told {
  told: ToldClause;
  pair: Pair;
  isNot: boolean;
  doer: string | null;
  /** Of a place: what stands behind the verb, or what was asked about right before. */
  place: string;
  things: string;
  days: string[];
}

/** Somebody was there, saw it or knew of it, and was not, did not, as the same or another tells: of the same person. */
export function presenceDifferences(segments: readonly Segment[]): Difference[] {
  const speakers = speakersOf(segments);
  const clauses = toldClauses(segments);
  const found: Difference[] = [];
  for (const pair of PAIRS) {
    const told = clauses.flatMap((clause) => toldOf(pair, clause, speakers, segments));
    const was = told.filter(({ isNot }) => !isNot).slice(0, MOST_HELD);
    for (const not of told.filter(({ isNot }) => isNot).slice(0, MOST_HELD)) {
      const other = was.find((one) => areAgainst(not, one));
      if (!other) continue;
      found.push(differenceOf('presence', pair.topic, not.told, other.told));
      if (found.length === MOST) return found;
    }
  }
  return found;
}

function toldOf(
  pair: Pair,
  told: ToldClause,
  speakers: readonly string[],
  segments: readonly Segment[],
): Told[] {
  const not = pair.not.exec(told.clause);
  const match = not ?? pair.was.exec(told.clause);
  if (!match || (!not && ANOTHER_TIME.test(told.clause))) return [];
  const asked = segments[told.index - 1]?.text ?? '';
  const beside = /(?:去|到|来|进)(?:没)?过?([^，。？没吗过]{1,8}?)(?:没有|没|吗|么|吧)?[。？?]?$/.exec(
    asked,
  )?.[1];
  // 他店里我去过: the place stands in front.
  const inFront = /(?:^|[，,])([^，。我你]{1,6}?)(?:我|你)?(?:是|都|也|倒是)*$/.exec(
    told.clause.slice(0, match.index),
  )?.[1];
  const named = match[1] ?? match[2] ?? inFront ?? (not ? beside : undefined) ?? '';
  const place = named.replace(/^(?:那个?|这个?|你们?|我们?|他们?|她|人家)+/, '');
  return [
    {
      ...{ told, pair, isNot: not !== null, place },
      doer: doerOf(told, told.clause.slice(0, match.index), speakers),
      things: `${told.front}${told.clause}`.replace(EMPTY, ''),
      days: findSpokenDates(told.clause).map(({ raw }) => raw),
    },
  ];
}

function areAgainst(not: Told, was: Told): boolean {
  const apart = Math.abs(not.told.index - was.told.index);
  if (not.told.segment === was.told.segment || apart > NEAR) return false;
  if (not.days.length > 0 && was.days.length > 0 && !not.days.some((day) => was.days.includes(day)))
    return false;
  const isOne = not.doer !== null && not.doer === was.doer;
  // 她 is whoever was just spoken of.
  if (!isOne || (not.doer === '他' && apart > 2)) return false;
  if (not.pair.about === 'nothing') return true;
  if (not.pair.about === 'things') return sharedCharacters(not.things, was.things) >= 2;
  const isSomewhere = (place: string) => place === '' || /现场|那[里儿边]|^场$/.test(place);
  if (isSomewhere(not.place) || isSomewhere(was.place))
    return apart <= BESIDE && !(isSomewhere(was.place) && was.place === '' && isSomewhere(not.place));
  return not.place.includes(was.place) || was.place.includes(not.place);
}

function sharedCharacters(one: string, other: string): number {
  const own = new Set([...other].filter((character) => /\p{Script=Han}/u.test(character)));
  return new Set([...one].filter((character) => own.has(character))).size;
}
