import { CASE_NUMBER_PATTERN, type CaseNumber, readCaseNumberMatch } from './case-number.ts';
import { REGION_OF_CODE } from './court-codes.ts';
import type { JudgmentLevel } from './judgment-reading.ts';

/** What a court's name, or the number of its case, tells. */
export interface CourtReading {
  court: string | null;
  level: JudgmentLevel | null;
  /** Province in the short form; null for the Supreme People's Court or when not told. */
  region: string | null;
  /** True where the name is concluded from the case number. */
  inferred: boolean;
}

/** 广西壮族自治区 → 广西, 新疆生产建设兵团 → 兵团, 河北省 → 河北. */
const shortRegion = (name: string) =>
  name.includes('兵团') ? '兵团' : name.replace(/(?:壮族|回族|维吾尔)?(?:自治区|省|市)$/, '');

const SHORT_REGIONS: readonly (readonly [name: string, short: string])[] = [
  ['新疆生产建设兵团', '兵团'],
  ['生产建设兵团分院', '兵团'],
  ...Object.values(REGION_OF_CODE)
    .filter((name) => !name.includes('兵团'))
    .flatMap((name): [string, string][] => [
      [name, shortRegion(name)],
      [shortRegion(name), shortRegion(name)],
    ]),
];

const LEVEL_OF: Readonly<Record<string, JudgmentLevel>> = {
  最高: 'supreme',
  高级: 'high',
  中级: 'intermediate',
  基层: 'basic',
};

/**
 * Level and region of a court, by its name, else by the number of its case (法〔2018〕335号). `text` is looked through
 * for the same court with its province before it.
 */
export function readCourt(printed: string | null, ownNumber: string | null, text: string): CourtReading {
  const number = ownNumber === null ? null : parseNumber(ownNumber);
  const court = printed ?? number?.court ?? null;
  const level = court ? levelOf(court) : number?.courtLevel ? (LEVEL_OF[number.courtLevel] ?? null) : null;
  return {
    court,
    level,
    region: level === 'supreme' ? null : regionOf(court, number, text),
    inferred: printed === null && court !== null,
  };
}

function parseNumber(number: string): CaseNumber | null {
  const [match] = number.replace(/（/g, '(').replace(/）/g, ')').matchAll(CASE_NUMBER_PATTERN);
  return match ? readCaseNumberMatch(match) : null;
}

function levelOf(court: string): JudgmentLevel | null {
  if (court.includes('最高人民法院')) return 'supreme';
  if (/高级人民法院|军事法院$/.test(court) && !/第[一二三]/.test(court)) return 'high';
  if (/中级(?:人民)?法院|(?:知识产权|金融|海事)法院$/.test(court)) return 'intermediate';
  return /法院$/.test(court) ? 'basic' : null;
}

function regionOf(court: string | null, number: CaseNumber | null, text: string): string | null {
  const named = SHORT_REGIONS.find(
    ([name]) => court?.startsWith(name) || (/兵团/.test(name) && court?.includes(name)),
  );
  if (named) return named[1];
  if (number?.region) return shortRegion(number.region);
  if (court === null) return null;
  const at = text.indexOf(court, 60);
  const before = at > 0 ? text.slice(Math.max(0, at - 10), at) : '';
  return SHORT_REGIONS.find(([name]) => before.endsWith(name))?.[1] ?? null;
}
