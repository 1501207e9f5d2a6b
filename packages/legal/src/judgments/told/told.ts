import type { Disposal } from '../judgment-reading.ts';

/**
 * What came of holding something that is said of a case against the case: it agrees, it differs, it is said but could not be
 * compared (`open`), or nothing of the kind is said.
 */
export type Told = 'agrees' | 'differs' | 'open' | 'nothing';

/** A case as far as what is said of it is compared. */
export interface DecidedCase {
  /** A paragraph a line. */
  text: string;
  /** Which paragraphs a section has: from 1, both ends counted. Empty where they are not known. */
  sections: readonly { kind: string; from: number; to: number }[];
  /** The day of the decision, or its year and month; null where it is not known. */
  decidedOn: string | null;
  disposal: readonly Disposal[];
  /** False where only a part of the text is held: what does not stand in it may stand elsewhere. */
  isWhole: boolean;
}

/** The gravest of several: what differs before what is open, that before what agrees. */
export function gravest(all: readonly Told[]): Told {
  const order: readonly Told[] = ['differs', 'open', 'agrees'];
  return order.find((told) => all.includes(told)) ?? 'nothing';
}

/** Paragraphs of the sections of these kinds. */
export function paragraphsOf({ text, sections }: DecidedCase, kinds: readonly string[]): string[] {
  const lines = text.split('\n');
  return sections
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ from, to }) => lines.slice(from - 1, to));
}

/** What the decision orders, without what it refuses: 驳回… . */
export function ordersOf(decided: DecidedCase): string {
  return paragraphsOf(decided, ['ruling'])
    .join('\n')
    .replace(/(?:驳回|不准)[^。；\n]*/g, '');
}

/** The clause of a text that holds a place, with the next where only a comma follows it: 2023年1月8日，原告交还房屋. */
export function clauseAround(text: string, start: number, end: number): string {
  let from = start;
  while (from > 0 && !CLAUSE_ENDS.test(text.charAt(from - 1))) from -= 1;
  let to = /^[，,]/.test(text.slice(end)) ? end + 1 : end;
  while (to < text.length && !CLAUSE_ENDS.test(text.charAt(to))) to += 1;
  return text.slice(from, start) + ' '.repeat(end - start) + text.slice(end, to);
}

const CLAUSE_ENDS = /[，。；：,;:\n]/;

/** Where two neighbouring characters stand in both, numbers and white space apart. */
export function sharesWord(one: string, other: string): boolean {
  const words = one.replace(/[^\u4e00-\u9fff]/g, ' ');
  for (let at = 0; at + 2 <= words.length; at += 1) {
    const pair = words.slice(at, at + 2);
    if (!pair.includes(' ') && !TELLS_NOTHING.test(pair) && other.includes(pair)) return true;
  }
  return false;
}

/** Pairs that stand beside every sum or day. */
const TELLS_NOTHING = /[的了为于在共计约年月日元各由其该]|支付|人民|被告|原告|法院|判决|请求|金额/;
