import { REGION_OF_CODE } from './court-codes.ts';
import type { JudgmentLevel } from './judgment-reading.ts';
import { readCourt } from './read-court.ts';

/** Where the next higher court's name comes from. */
export type HigherCourtSource = 'given' | 'rule' | 'library' | 'name' | 'unknown' | 'none';

/** The courts by which like cases are ordered, seen from the court that hears a case. */
export interface HearingCourts {
  hearing: { name: string | null; level: JudgmentLevel | null; region: string | null };
  higher: { name: string | null; from: HigherCourtSource };
  /** The High Court of the province; null for the Supreme People's Court, or where no province can be read. */
  high: string | null;
}

const SUPREME = '最高人民法院';
/** Each has several intermediate courts: a district's name does not tell which is above it. */
const MUNICIPALITY = /^(?:北京|天津|上海|重庆)市/;

/**
 * Reads level and region of a hearing court, and which courts stand above it (人民法院组织法 §12, §13, §20, §22). Of a basic court the
 * intermediate one is concluded from where appeals of its decisions go, else from a city's name before its own; never guessed.
 * @param told what the court's name alone does not say: the pending case's number, a province known from its other decisions, where
 *   appeals from it go, and the higher court as somebody names it
 */
export function readHearingCourts(
  name: string,
  told: {
    number?: string | null;
    region?: string | null;
    appealsGoTo?: string | null;
    higher?: string | null;
  },
): HearingCourts {
  const printed = name.trim() || null;
  const read = readCourt(printed, told.number ?? null, '');
  const level = read.level;
  const region =
    level === 'supreme'
      ? null
      : (read.region ?? told.region ?? regionOfName(told.higher ?? told.appealsGoTo));
  const high = region ? highCourtOf(region) : null;
  const hearing = { name: read.court, level, region };
  const given = told.higher?.trim();
  if (given && level !== 'supreme') return { hearing, higher: { name: given, from: 'given' }, high };
  return { hearing, higher: higherOf(hearing, high, told.appealsGoTo ?? null), high };
}

function higherOf(
  { name, level }: HearingCourts['hearing'],
  high: string | null,
  appealsGoTo: string | null,
): HearingCourts['higher'] {
  if (level === 'supreme') return { name: null, from: 'none' };
  if (level === 'high') return { name: SUPREME, from: 'rule' };
  if (level === 'intermediate' && high) return { name: high, from: 'rule' };
  if (level === 'basic') {
    if (appealsGoTo) return { name: appealsGoTo, from: 'library' };
    const city = name && cityOf(name);
    if (city) return { name: `${city}中级人民法院`, from: 'name' };
  }
  return { name: null, from: 'unknown' };
}

/** 浙江省杭州市西湖区人民法院 → 杭州市; null where no city above the district stands in the name. */
function cityOf(name: string): string | null {
  const bare = withoutProvince(name);
  if (MUNICIPALITY.test(bare)) return null;
  return /^([\u4e00-\u9fff]{2,5}市)[\u4e00-\u9fff]{1,8}(?:区|县|旗)人民法院$/.exec(bare)?.[1] ?? null;
}

const PROVINCES = Object.values(REGION_OF_CODE).filter((one) => !one.includes('兵团'));
const withoutProvince = (name: string): string => {
  const province = PROVINCES.find((one) => !one.endsWith('市') && name.startsWith(one));
  // The High Court is named by its province alone.
  return province && !name.startsWith('高级', province.length) ? name.slice(province.length) : name;
};

const regionOfName = (name: string | null | undefined): string | null =>
  name ? readCourt(name, null, '').region : null;

/** 浙江 → 浙江省高级人民法院, 兵团 → the branch of Xinjiang's High Court; null for what is no region. */
export function highCourtOf(region: string): string | null {
  if (region === '兵团') return '新疆维吾尔自治区高级人民法院生产建设兵团分院';
  const province = PROVINCES.find((one) => one.startsWith(region));
  return province ? `${province}高级人民法院` : null;
}

/** Two names of courts are the same court's, with its province before it or not. */
export function isSameCourt(one: string | null, other: string | null): boolean {
  if (!one || !other) return false;
  return one === other || withoutProvince(one) === withoutProvince(other);
}

/** Where an appeal goes, as the end of a decision says: 上诉于浙江省杭州市中级人民法院. */
export function readAppealCourt(text: string): string | null {
  return /上诉(?:于|至)([\u4e00-\u9fff]{4,30}?法院)/.exec(text)?.[1] ?? null;
}
