import { REGION_OF_CODE } from './court-codes.ts';

/** What was meant for a case number and has not the form of one. */
export interface MalformedNumber {
  start: number;
  end: number;
  year: number;
}

const COURT = `(?:最高法|[${Object.keys(REGION_OF_CODE).join('')}](?:\\d{4}|\\d{2})?)`;
const TYPE =
  '(?:知|商|海)?(?:[民刑行][\\u4e00-\\u9fff]{0,2}[初终再申监辖撤特催督更赔]|执[异复恢保监]?|破申?|强清|财保)(?:字)?';
const YEAR = '[(〔[] *((?:19|20)\\d{2}) *[)〕\\]]';
const BARE_YEAR = '((?:19|20)\\d{2}) *年?';

/** The court before the year, the type before the court, the year without brackets or behind all else, its number in words, the last word missing. */
const SHAPES = [
  `${COURT} *${TYPE} *${YEAR} *第? *\\d{1,8} *号`,
  `${COURT} *${YEAR} *(?:\\d{2,4})? *${TYPE} *第? *\\d{1,8} *号`,
  `${YEAR} *${TYPE} *${COURT} *第? *\\d{1,8} *号`,
  `${YEAR} *\\d{1,8} *号? *${COURT} *${TYPE}(?: *号)?`,
  `[(〔[] *${COURT} *[)〕\\]] *(?:${YEAR}|${BARE_YEAR}) *${TYPE} *第? *\\d{1,8} *号`,
  `(?<![\\d(〔[])${BARE_YEAR} *${COURT} *${TYPE} *第? *\\d{1,8} *号`,
  `${YEAR} *${COURT} *${TYPE} *第? *[〇零一二三四五六七八九十百千]{1,7} *号`,
  `${YEAR} *${COURT} *${TYPE} *第? *\\d{1,8}(?![\\d号至、-]| *号)`,
].map((shape) => new RegExp(shape, 'g'));

/** Finds what was meant for a case number, in flat text, and has its parts in another order or lacks one (法〔2015〕137号). */
export function findMalformedNumbers(flat: string): MalformedNumber[] {
  const found: MalformedNumber[] = [];
  for (const shape of SHAPES) {
    for (const match of flat.matchAll(shape)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const year = Number(match.slice(1).find((group) => group !== undefined));
      if (!found.some((one) => one.start < end && start < one.end)) found.push({ start, end, year });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
