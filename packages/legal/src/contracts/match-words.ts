import { toFlatText } from '../words/flat-text.ts';
import type { Contract, ContractKind, Party, ReviewSide } from './contract.ts';
import { PARTY_ROLES, type PartyRole, ROLE_WORDS } from './party-roles.ts';

/** Where a word of a rule was found, in characters of the text. */
export interface WordMatch {
  start: number;
  end: number;
}

/** A word of a rule, made ready for one contract. */
export interface WordMatcher {
  find(text: string): WordMatch | null;
}

/** At most this many `…` in a word are gaps; each may hold 30 characters of the same sentence. */
const MOST_GAPS = 2;
const GAP = '[^。;!?\\n]{0,30}?';
/** English needs more letters for as many words. */
const ENGLISH_GAP = '[^;!?\\n]{0,110}?';
/** A number in any writing, or the place for one. */
const NUMBER =
  ' {0,3}(?:\\d[\\d,.]*|[〇零一二三四五六七八九十百千万两壹贰叁肆伍陆柒捌玖拾佰仟半]{1,8}|[_＿ ]{1,40}|【[^】]{0,20}】|\\{\\{[^}]{0,40}\\}\\}|[xX×]{1,6}) {0,3}';
const ENGLISH_NUMBER =
  ' {0,3}(?:\\d[\\d,.]*|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|sixty|ninety)(?:-[a-z]+)?|_{2,40}|\\[[^\\]]{0,40}\\])(?: ?\\(\\d+%?\\))? {0,3}';
/** By when: 三日内, 2026年3月1日前, 当日, 月底前. */
const TIME =
  '(?:(?:工作日|日历日|日|天|个?月|周|小时|年|底|分钟)(?:之|以)?[内前]|[当次]日|当天|之前|(?:的|签订|生效|付款|收款)同时)';
const ROLE_BY_NAME = new Map<string, PartyRole>(PARTY_ROLES.map((role) => [ROLE_WORDS[role][0], role]));

/** Characters that mean the same to a reader are one, character for character, so that places stay. */
export function foldText(text: string): string {
  return toFlatText(text)
    .replaceAll('％', '%')
    .replaceAll('：', ':')
    .replaceAll('，', ',')
    .replaceAll('；', ';')
    .replaceAll('！', '!')
    .replaceAll('？', '?');
}

/** Who is meant by `{承租人}`, `{我方}`, `{对方}` in this contract, and how it is written. */
export interface PartyNames {
  parties: readonly Party[];
  /** Null for a neutral reader, and where the contract does not name the reader's side. */
  mine: Party | null;
  side: ReviewSide;
  kind?: ContractKind;
  /** Absent: Chinese. */
  language?: Contract['language'];
}

/** Makes a word of a rule ready: `…` is a gap, `#` a number, `{承租人}` a party, `{期限}` a time by which; all else stands for itself, letters in either case, English from the beginning of a word. */
export function compileWord(word: string, names: PartyNames): WordMatcher {
  const isEnglish = names.language === 'en';
  let gaps = 0;
  const pattern = foldText(word)
    .split(/(…|#|\{[^{}]{1,12}\})/)
    .map((part) => {
      if (part === '…') {
        gaps += 1;
        return gaps > MOST_GAPS ? '' : isEnglish ? ENGLISH_GAP : GAP;
      }
      if (part === '#') return isEnglish ? ENGLISH_NUMBER : NUMBER;
      const name = /^\{(.+)\}$/.exec(part)?.[1];
      if (name === '期限') return TIME;
      const words = name === undefined ? null : wordsFor(name, names);
      return words ? `(?:${words.map(literal).join('|')})` : literal(part);
    })
    .join('');
  const compiled = new RegExp(isEnglish && /^\w/.test(word) ? `\\b${pattern}` : pattern, 'i');
  return {
    find(text) {
      const match = compiled.exec(text);
      return match ? { start: match.index, end: match.index + match[0].length } : null;
    },
  };
}

/** The words a party is called by, longer ones first; null when the name is none of a party. */
export function wordsFor(
  name: string,
  { parties, mine }: Pick<PartyNames, 'parties' | 'mine'>,
): string[] | null {
  const sorted = (list: readonly Party[]) =>
    list.flatMap(({ words }) => words).toSorted((a, b) => b.length - a.length);
  if (name === '我方') return mine ? sorted([mine]) : everyone(parties);
  if (name === '对方')
    return mine ? orEveryone(sorted(parties.filter((party) => party !== mine))) : everyone(parties);
  if (name === '一方') return everyone(parties);
  const role = ROLE_BY_NAME.get(name);
  if (!role) return null;
  const known = sorted(parties.filter((party) => party.role === role));
  return known.length > 0 ? known : [...ROLE_WORDS[role]];
}

const orEveryone = (words: string[]) => (words.length > 0 ? words : ['甲方', '乙方']);
const everyone = (parties: readonly Party[]) =>
  [...parties.flatMap(({ words }) => words), '甲方', '乙方', '任何一方', '一方'].toSorted(
    (a, b) => b.length - a.length,
  );
const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
