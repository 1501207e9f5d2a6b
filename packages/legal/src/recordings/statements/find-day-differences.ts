import { parseNumeral } from '../../figures/numerals.ts';
import type { Segment } from '../transcript.ts';
import type { Difference } from './difference.ts';
import { findSpokenDates } from './find-spoken-dates.ts';
import { differenceOf, type ToldClause, toldClauses } from './told-clauses.ts';

/** What is done once: 入的职, 搬进来, 把车交给他. What is done again and again has several days. */
const DEED =
  /入(?:的)?职|离(?:的)?职|辞(?:的)?职|结(?:的)?婚|离(?:的)?婚|开(?:的)?工|完(?:的)?工|验(?:的)?收|搬|签|写|交(?!社保|房租|租金|物业|水电|税)|过(?:的)?户|装(?:的)?修|退(?:的)?伙|提(?:的)?车|撞|摔|受(?:的)?伤|出(?:的)?(?:事|院)|住(?:的)?院|开除|辞退/;
const THING =
  /合同|协议|[借欠收]条|保证书|钥匙|房子?|车子?|货|定金|订金|押金|首付|尾款|钱|报告|图纸|材料|门面|店/;
const MONTH =
  /(?:^|[年今去前])([\d一二三四五六七八九十]{1,3})月(?:份)?(?:([\d一二三四五六七八九十]{1,3})[号日]|(初|上旬|中旬|底|下旬))?$/;
const PARTS: Readonly<Record<string, readonly [number, number]>> = {
  初: [1, 10],
  上旬: [1, 10],
  中旬: [10, 21],
  底: [20, 31],
  下旬: [20, 31],
};
/** Who says 四月初 may mean the last days of March: so many days told loosely are none. */
const LOOSELY = 6;
const OF_SEVERAL = /第[一二三四五六七八九十\d]+|另外|其中|又|再|每|先|一部分|一半|上[次回]|头一/;
const NEAR = 40;
const MOST = 20;
/** More are held against no others. */
const MOST_HELD = 200;

interface Told {
  told: ToldClause;
  deed: string;
  thing: string | null;
  said: string;
  year: string | null;
  isLoose: boolean;
  /** Days of the year, each month counted as 31. */
  from: number;
  until: number;
}

/** A day and another time for the same deed, where at least one was told loosely: 三月五号 and 四月初. Exact days are held against each other elsewhere. */
export function dayDifferences(segments: readonly Segment[]): Difference[] {
  const told = toldClauses(segments).flatMap(toldOn).slice(0, MOST_HELD);
  const found: Difference[] = [];
  for (const [index, one] of told.entries()) {
    const other = told.slice(index + 1).find((later) => areApart(one, later));
    if (other)
      found.push(
        differenceOf(
          'date',
          one.deed.length > 1 ? one.deed : `${one.deed}${one.thing ?? ''}`,
          one.told,
          other.told,
        ),
      );
    if (found.length === MOST) break;
  }
  return found;
}

function toldOn(told: ToldClause): Told[] {
  const { clause, front } = told;
  const [date, ...more] = findSpokenDates(clause);
  const deed = DEED.exec(clause.replace(/交警|交代|交流|写字楼|签证/g, ''))?.[0].replace('的', '');
  if (!date || more.length > 0 || !deed || OF_SEVERAL.test(clause) || /[没未]有?|不/.test(clause)) return [];
  if (/前|后/.test(date.raw) || /^(?:之?前|以前|之?后|以后|前后)/.test(clause.slice(date.end))) return [];
  const when = MONTH.exec(date.raw);
  const month = parseNumeral(when?.[1] ?? '');
  if (!when || month === null || month < 1 || month > 12) return [];
  const day = when[2] === undefined ? null : parseNumeral(when[2]);
  const [first, last] = day === null ? (PARTS[when[3] ?? ''] ?? [1, 31]) : [day, day];
  const base = (month - 1) * 31;
  return [
    {
      ...{ told, deed, thing: THING.exec(clause)?.[0].replace('子', '') ?? THING.exec(front)?.[0] ?? null },
      ...{ said: date.raw, isLoose: day === null, from: base + first, until: base + last },
      year: /^(?:大?前年|去年|今年|[\d〇零一二三四五六七八九]{2,4}年)/.exec(date.raw)?.[0] ?? null,
    },
  ];
}

function areApart(one: Told, other: Told): boolean {
  if (one.told.segment === other.told.segment || other.told.index - one.told.index > NEAR) return false;
  if (one.deed !== other.deed || (!one.isLoose && !other.isLoose)) return false;
  if (one.thing !== null && other.thing !== null && one.thing !== other.thing) return false;
  if (one.year !== null && other.year !== null && one.year !== other.year) return false;
  return one.from - LOOSELY > other.until || other.from - LOOSELY > one.until;
}
