import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from './case-number.ts';
import type { JudgmentKind, ReadCaseNumber } from './judgment-reading.ts';
import { type LaidOutText, squeezed, type TextLine } from './lay-out-text.ts';
import { STANCE_SOURCE } from './party-stances.ts';

/** What stands above the parties. */
export interface JudgmentHeading {
  /** The court as printed, without 中华人民共和国; null where no line names it. */
  court: string | null;
  /** The words of the heading: 民事裁定书, 申请回避决定书; empty where there are none. */
  words: string;
  kind: JudgmentKind | null;
  numbers: ReadCaseNumber[];
  /** Position of the first line behind the heading. */
  bodyFrom: number;
}

const COURT_LINE = /^[\u4e00-\u9fff()]{2,40}法院$/;
const HEADING_LINE =
  /^[\u4e00-\u9fff()、]{0,40}(?:判决书|裁定书|决定书|调解书|通知书|支付令|搜查令|拘留令|命令|保护令|刑事裁定|民事裁定|刑事判决|民事判决|公告)(?:\([^()]{1,12}\))?\d{0,3}$/;
const TOP_LINES = 12;

const KINDS: readonly (readonly [RegExp, JudgmentKind])[] = [
  [/补正|更正/, 'correction'],
  [/判决书?/, 'judgment'],
  [/调解书/, 'mediation'],
  [/裁定书?/, 'ruling'],
  [/支付令|搜查令|拘留令|命令|保护令/, 'order'],
  [/决定书/, 'decision'],
  [/通知书/, 'notice'],
];

/** The kind that a heading or a title names; null where it names none. */
export const kindOf = (words: string): JudgmentKind | null =>
  KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;

const MASKED_NUMBER =
  /[(〔[] *([12][\d×xX*]{3}) *[)〕\]] *((?! )[\u4e00-\u9fff\d×xX* ]{1,24}?) *(?:第 *)?([\d×xX*]{1,8}(?:-\d{1,4})?) *号(?:之[一二三四五六七八九十]{1,3})?/g;

/** Reads court, kind and numbers above the parties. */
export function readHeading({ lines, text }: LaidOutText): JudgmentHeading {
  const heading: JudgmentHeading = { court: null, words: '', kind: null, numbers: [], bodyFrom: 0 };
  for (const [index, line] of lines.slice(0, TOP_LINES).entries()) {
    const words = squeezed(line.flat);
    if (isParty(words)) break;
    if (COURT_LINE.test(words) && heading.numbers.length === 0) {
      heading.court ??= withoutCountry(words);
      heading.bodyFrom = index + 1;
    } else if (HEADING_LINE.test(words) && heading.words === '') {
      heading.words = words;
      const named = /^(.{4,30}?法院)(.+)$/.exec(words);
      if (named?.[1]) heading.court ??= withoutCountry(named[1]);
      heading.bodyFrom = index + 1;
    } else if (line.flat.length < 120) {
      const numbers = readOwnNumbers(line, text);
      if (numbers.length === 0) {
        if (heading.bodyFrom > 0 && heading.words !== '') break;
        continue;
      }
      heading.numbers.push(...numbers);
      heading.bodyFrom = index + 1;
    } else break;
  }
  heading.kind = kindOf(heading.words);
  return heading;
}

const PARTY_LINE = new RegExp(`^(?:${STANCE_SOURCE})(?:$|[(:：\\u4e00-\\u9fff])`);
const isParty = (words: string) => PARTY_LINE.test(words);

/** 中华人民共和国最高人民法院 → 最高人民法院; slips of the pen in the country's name, too. */
const withoutCountry = (court: string) => court.replace(/^中华人民法?共和国(?=.)/, '');

/** A line of the heading that is nothing but numbers. */
function readOwnNumbers(line: TextLine, text: string): ReadCaseNumber[] {
  const masked = /[×xX*]/.test(line.flat);
  const pattern = masked ? MASKED_NUMBER : CASE_NUMBER_PATTERN;
  const found: ReadCaseNumber[] = [];
  let rest = line.flat;
  for (const match of line.flat.matchAll(pattern)) {
    const number = masked ? maskedNumber(match[0]) : readCaseNumberMatch(match)?.number;
    if (!number) continue;
    const start = line.start + match.index;
    found.push({ number, written: text.slice(start, start + match[0].length), masked });
    rest = rest.replace(match[0], '');
  }
  return /[\u4e00-\u9fff]{3}/.test(rest) && !/^案号[:：]?/.test(rest.trim()) ? [] : found;
}

const maskedNumber = (written: string) =>
  written
    .replaceAll(' ', '')
    .replace(/[xX*]/g, '×')
    .replace(/^[(〔[]/, '（')
    .replace(/[)〕\]]/, '）');
