import { findDates } from '../figures/find-dates.ts';
import type { IsoDate } from '../statute/statute.ts';

/** The last decision that a digest tells of. */
export interface LastDecision {
  court: string | null;
  date: IsoDate | null;
  /** What was ordered, as told. */
  ordered: string;
}

const COURT =
  '([\\u4e00-\\u9fff]{2,30}?(?:人民法院|知识产权法院|金融法院|海事法院|互联网法院|铁路运输法院|中级法院|高级法院))';
const DAY = '(?:19|20)\\d{2} *年 *\\d{1,2} *月(?: *\\d{1,2} *日)?';
const MADE = new RegExp(
  `(?<=^|[，。；：:、\\n（(后） )】])(?:后?经?由?|被告人不服，)?${COURT}[^，。；\\n]{0,16}?(?:于|在)?(${DAY})[^。；\\n]{0,40}?(?:作出|以|裁定|判决)`,
  'g',
);
const DATE_FIRST = new RegExp(
  `(${DAY})[，,]? *${COURT}[^。；\\n]{0,60}?(?:作出|以[^。]{2,20}罪|裁定|判决)`,
  'g',
);
const UNDATED = new RegExp(
  `(?<=^|[，。；：:\\n])${COURT}(?:经[^，。]{0,8})?(?:一审|二审|再审|终审)?(?:审理)?(?:后)?(?:认为|判决|裁定|作出)`,
  'g',
);
const ORDERED = /(?:判决|裁定|决定)[:：]?/g;

/** Reads which court decided last, when and what, in the words that tell of the outcome. */
export function readLastDecision(told: string): LastDecision {
  const made = [
    ...[...told.matchAll(MADE)].map((match) => ({ at: match.index, court: match[1], day: match[2] })),
    ...[...told.matchAll(DATE_FIRST)].map((match) => ({ at: match.index, court: match[2], day: match[1] })),
  ].toSorted((a, b) => a.at - b.at);
  const last = made.at(-1);
  const undated = [...told.matchAll(UNDATED)].at(-1);
  if (last && (!undated || undated.index <= last.at + 60)) {
    return {
      court: tidyCourt(last.court ?? ''),
      date: findDates(last.day ?? '')[0]?.iso ?? null,
      ordered: orderedBehind(told.slice(last.at)),
    };
  }
  return {
    court: undated?.[1] ? tidyCourt(undated[1]) : null,
    date: null,
    ordered: orderedBehind(undated ? told.slice(undated.index) : told),
  };
}

const tidyCourt = (court: string) =>
  court.replace(/^(?:宣判后|后经|后|由|被|经|并由|向|遂|据此|对此|同日)(?=[\u4e00-\u9fff]{4})/, '');

/** Behind 判决： or the first 判决 that something follows. */
function orderedBehind(words: string): string {
  const marks = [...words.matchAll(ORDERED)];
  const opened = marks.find(([mark]) => /[:：]$/.test(mark)) ?? marks[0];
  return opened ? words.slice(opened.index + opened[0].length).trim() : words;
}
