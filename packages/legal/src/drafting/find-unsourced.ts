import { findAmounts, type WrittenAmount } from '../figures/find-amounts.ts';
import { findDates, type WrittenDate } from '../figures/find-dates.ts';
import { findPercentages } from '../figures/find-percentages.ts';
import { findCreditCodes } from '../redaction/find-coded-numbers.ts';
import { findPersonalData } from '../redaction/find-personal-data.ts';
import type { FactSheet } from './fact-sheet.ts';

/** Something of a text that nobody told: where it stands, and what it is. */
export interface UnsourcedWords {
  kind: 'name' | 'amount' | 'percent' | 'date' | 'number' | 'address';
  start: number;
  end: number;
  text: string;
}

/** What was told: the facts of the matter, and texts of the person, of rules or of the law a writer was given. */
export interface ToldFacts {
  sheet: FactSheet;
  texts: readonly string[];
}

const COMPANY = /[\p{Script=Han}（）()]{2,40}?(?:公司|事务所|合伙企业|合作社|集团|商行|经营部)/gu;
/** What stands before a company's name and is none of it. */
const LEAD =
  /^.*(?:原告|被告|第三人|申请人|被申请人|与|和|及|向|由|对|在|是|为|系|从|被|将|给|跟|同|即|[（(])(?=[^与和及]{4,})/u;
/** So called where no company is named: 该公司, 用人单位. */
const NO_COMPANY =
  /^(?:原告|被告|第三人|申请人|被申请人|该|本|这家|某|我|贵|双方|对方|有限|股份|分|子|母|总|物业|保险|律师|会计师|.{0,2}(?:有限|股份))*(?:责任)?(?:公司|事务所|集团|合作社|商行|经营部|合伙企业)$/u;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\s\-－—·]/gu, '')
    .toLowerCase();

/**
 * Names, sums, shares, days, numbers and addresses of a text that stand neither in the facts nor in the texts that were told, in order: what
 * a model made up, or misread. It goes on step by step, since names take a while to be found.
 */
export function* findUnsourced(text: string, told: ToldFacts): Generator<void, UnsourcedWords[]> {
  const values = Object.values(told.sheet.entries).flatMap(({ chosen, others }) =>
    [chosen, ...others].map(({ value }) => value),
  );
  const words = [...told.texts, ...values.filter((value) => typeof value === 'string')];
  const known = plain(words.join('\n'));
  const names = Object.entries(told.sheet.entries)
    .filter(([path]) => path.endsWith('/name') || path.endsWith('_name'))
    .map(([, { chosen }]) => plain(String(chosen.value)))
    .filter((name) => name.length >= 2);
  const isTold = (said: string) => known.includes(plain(said));
  const found: UnsourcedWords[] = [];
  const add = (kind: UnsourcedWords['kind'], start: number, end: number) => {
    if (found.some((one) => one.start < end && start < one.end)) return;
    found.push({ kind, start, end, text: text.slice(start, end) });
  };

  const numbers = values.filter((value) => typeof value === 'number');
  const amounts = new Set([
    ...numbers,
    ...words.flatMap((one) => findAmounts(one).map(({ value }) => value)),
  ]);
  for (const one of findAmounts(text))
    if (isMoney(one) && !amounts.has(one.value)) add('amount', one.start, one.end);
  yield;
  const shares = new Set([
    ...numbers,
    ...words.flatMap((one) => findPercentages(one).map(({ percent }) => percent)),
  ]);
  for (const { percent, start, end } of findPercentages(text))
    if (!shares.has(percent)) add('percent', start, end);
  const days = words.flatMap((one) => findDates(one));
  for (const one of findDates(text))
    if (!isOfLaw(text, one) && !days.some((day) => isSameDay(one, day))) add('date', one.start, one.end);
  yield;
  for (const { start, end } of findCreditCodes(text))
    if (!isTold(text.slice(start, end))) add('number', start, end);
  for (const { kind, start, end } of yield* findPersonalData(text)) {
    const said = text.slice(start, end);
    // A finder takes a character too many rather than one too few.
    if (isTold(said) || (kind === 'name' && names.some((name) => plain(said).includes(name)))) continue;
    add(kind === 'name' || kind === 'address' ? kind : 'number', start, end);
  }
  for (const { index, 0: match } of text.matchAll(COMPANY)) {
    const name = match.replace(LEAD, '');
    const start = index + match.length - name.length;
    const isKnown = isTold(name) || names.some((one) => plain(match).endsWith(one));
    if (!isKnown && !NO_COMPANY.test(name) && !isWithinTitle(text, start))
      add('name', start, index + match.length);
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** Only what is said to be money: other numbers count articles, days and people. */
const isMoney = ({ currency, form }: WrittenAmount): boolean => currency !== null || form === 'capital';

/** A day as it is told, or as much of it as is said. */
function isSameDay(said: WrittenDate, told: WrittenDate): boolean {
  const agrees = (one: number | null, other: number | null) => one === null || one === other;
  return agrees(said.year, told.year) && agrees(said.month, told.month) && agrees(said.day, told.day);
}

/** `（2020年修正）` names a version of a law. */
const isOfLaw = (text: string, { end, precision }: WrittenDate): boolean =>
  precision === 'year' &&
  /^\s*(?:第?[一二三四五]?次?(?:修正|修订|修改)|版|文本)/.test(text.slice(end, end + 8));

/** 《公司法》 is a law, not a firm. */
const isWithinTitle = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 60), at);
  return before.lastIndexOf('《') > before.lastIndexOf('》');
};
