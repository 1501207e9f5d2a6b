import { toFlatText } from '../words/flat-text.ts';

/** A number that a published case has of its own, apart from the court's. */
export interface OwnNumber {
  /** As it is kept: `指导性案例265号`, `检例第254号`, `2023-16-2-103-001`, `最高人民法院公报2015年第3期`. */
  number: string;
  kind: 'guiding' | 'procuratorate' | 'registered' | 'gazette';
  /** Of the number or of the issue; null where it has none. */
  year: number | null;
  serial: number;
}

/** An own number where it stands in a text. */
export interface WrittenOwnNumber extends OwnNumber {
  start: number;
  end: number;
}

const GUIDING =
  /(?:(?:最高人民法院|最高法)(?:发布的?)?)?(?:第 *(\d{1,12}) *号 *指导性?案例|指导性?案例 *(?:第 *)?(\d{1,12}) *号)/g;
const PROCURATORATE =
  /(?:(?:最高人民检察院|最高检)(?:发布的?)?(?:指导性?案例)?)?[(（]?检例 *第? *(\d{1,12}) *号[)）]?/g;
const REGISTERED =
  /(?:(?:人民法院案例库)?(?:入库|案例)编号[:： ]*)?(?<![\d-])((?:19|20)\d{2})-(\d{2})-(\d)-(\d{3})-(\d{3})(?![\d-])/g;
const GAZETTE =
  /《?(?:中华人民共和国)?(?:最高人民法院|最高法)公报》? *(?:案例)?[(（]?((?:19|20)\d{2}) *年? *第? *(\d{1,3}) *期[)）]?(?:案例)?/g;

/** Finds the numbers of guiding cases of both supreme organs, of the case library (入库编号), and issues of the court's gazette, in order. */
export function findOwnNumbers(text: string): WrittenOwnNumber[] {
  const flat = toFlatText(text);
  const found: WrittenOwnNumber[] = [];
  const add = (match: RegExpMatchArray, own: OwnNumber) =>
    found.push({ ...own, start: match.index ?? 0, end: (match.index ?? 0) + match[0].length });
  for (const match of flat.matchAll(GUIDING)) {
    const serial = Number(match[1] ?? match[2]);
    add(match, { kind: 'guiding', number: `指导性案例${serial}号`, year: null, serial });
  }
  for (const match of flat.matchAll(PROCURATORATE)) {
    const serial = Number(match[1]);
    add(match, { kind: 'procuratorate', number: `检例第${serial}号`, year: null, serial });
  }
  for (const match of flat.matchAll(REGISTERED)) {
    const [, year, type, procedure, cause, serial] = match;
    const number = [year, type, procedure, cause, serial].join('-');
    add(match, { kind: 'registered', number, year: Number(year), serial: Number(serial) });
  }
  for (const match of flat.matchAll(GAZETTE)) {
    const [year, serial] = [Number(match[1]), Number(match[2])];
    add(match, { kind: 'gazette', number: `最高人民法院公报${year}年第${serial}期`, year, serial });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Our decision: numbers are counted as if either organ had begun in this year. */
const FIRST_YEAR = 2010;
/**
 * Our decision: the highest numbers in the collected cases are 274 and 256 in 2026, some seventeen a year. What is more than a hundred a
 * year is absurd; a number above the highest known and below that may have been published since, and is said to be not held.
 */
const MOST_A_YEAR = 100;
/** Our decision, too: a gazette of more than two issues a month is absurd. */
const ISSUES_A_YEAR = 24;

/** Whether no published case can have such a number by a year. */
export function isImpossibleOwnNumber({ kind, serial, year: ofNumber }: OwnNumber, year: number): boolean {
  if (serial < 1) return true;
  if (kind === 'guiding' || kind === 'procuratorate') return serial > (year - FIRST_YEAR) * MOST_A_YEAR;
  if (ofNumber !== null && ofNumber > year) return true;
  return kind === 'gazette' && serial > ISSUES_A_YEAR;
}
