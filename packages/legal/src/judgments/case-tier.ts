import { type HearingCourts, isSameCourt } from './hearing-courts.ts';
import type { CaseAuthority, JudgmentLevel } from './judgment-reading.ts';
import { readCourt } from './read-court.ts';

/** Tiers of like cases in their order: 法发〔2020〕24号第四条, and 人民法院案例库 (法〔2024〕92号第十九条) beside it. */
export const CASE_TIERS = ['guiding', 'court_library', 'supreme', 'high', 'higher_and_own', 'other'] as const;
/** One of {@link CASE_TIERS}. */
export type CaseTier = (typeof CASE_TIERS)[number];

/** Who published a typical case, as its text says. */
export interface CasePublisher {
  level: 'supreme' | 'high';
  region: string | null;
}

/** What of a case decides its tier. */
export interface TieredCase {
  authority: CaseAuthority;
  level: JudgmentLevel | null;
  region: string | null;
  court: string | null;
  /** 指导性案例269号, 检例第244号. */
  ownNumber: string | null;
  /** Of typical cases; null where the text does not tell. */
  publisher: CasePublisher | null;
}

/** 检例: published by the Supreme People's Procuratorate; art. 4 ranks the guiding cases of the Supreme People's Court alone. */
export const isProcuratorateCase = ({ ownNumber }: Pick<TieredCase, 'ownNumber'>): boolean =>
  ownNumber?.includes('检例') ?? false;

/**
 * The tier of a case seen from a hearing court (法发〔2020〕24号第四条): guiding cases; typical cases and decisions of the Supreme People's
 * Court; reference cases and decisions of the province's High Court; decisions of the next higher and the own court. Whether a
 * decision has taken effect is another question, see `decisionEffect`.
 */
export function tierOfCase(one: TieredCase, courts: HearingCourts): CaseTier {
  if (isProcuratorateCase(one)) return 'other';
  if (one.authority === 'guiding') return 'guiding';
  if (one.authority === 'reference') return 'court_library';
  const { hearing, higher } = courts;
  if (one.level === 'supreme') return 'supreme';
  if (one.authority === 'typical' && one.publisher?.level === 'supreme') return 'supreme';
  const ofHigh =
    one.authority === 'typical' && one.publisher?.level === 'high'
      ? one.publisher.region
      : one.level === 'high'
        ? one.region
        : null;
  if (ofHigh !== null && ofHigh === hearing.region) return 'high';
  if (isSameCourt(one.court, hearing.name) || isSameCourt(one.court, higher.name)) return 'higher_and_own';
  return 'other';
}

const PUBLISHED =
  /(最高人民法院(?:公报)?|[\u4e00-\u9fff]{2,9}?高级人民法院)[^。\n]{0,16}(?:发布|公布|公报)|公报案例/;
/** So many characters at a text's beginning can say who published it. */
const HEAD_CHARACTERS = 300;

/** Reads who published a typical case from the beginning of its text; null where it does not say. */
export function readPublisher(text: string): CasePublisher | null {
  const match = PUBLISHED.exec(text.slice(0, HEAD_CHARACTERS));
  if (!match) return null;
  const court = match[1] ?? '最高人民法院';
  if (court.startsWith('最高')) return { level: 'supreme', region: null };
  return { level: 'high', region: readCourt(court, null, '').region };
}

/** Years within which cases are preferred, guiding cases apart (法发〔2020〕24号第四条第二款). */
const YEARS_PREFERRED = 3;

/**
 * Whether a decision lies more than three years before a day; null where its day is not known. Of a masked day only what is certain.
 * @param decided `2021-05-04`, `2021-05` or `2021`
 */
export function isOlderThanPreferred(decided: string | null, day: string): boolean | null {
  if (decided === null) return null;
  const limit = `${Number(day.slice(0, 4)) - YEARS_PREFERRED}${day.slice(4)}`;
  if (decided.length === 10) return decided < limit;
  const known = limit.slice(0, decided.length);
  return decided === known ? null : decided < known;
}
