import { ENGLISH_PERSONS, FAMILY_NAMES, FIRST_NAMES } from './english-name-lists.ts';
import { ENGLISH_WORDS } from './english-words.ts';
import { CORPORATE, LATIN_WORD, NO_NAME, PINYIN_PLACES, PLACE_AFTER } from './latin-words.ts';
import type { PersonalData } from './mask.ts';
import { PERSON_ACT } from './person-acts.ts';
import { nounBefore } from './person-nouns.ts';
import { PINYIN_SURNAMES } from './surnames.ts';

const PART = `(?:${LATIN_WORD}|[A-Z]{2,}(?:-[A-Z]{2,})?(?![A-Za-z0-9]))`;
const PARTICLE = '(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|bin|binti|ibn|al|el) )';
/** One to four words written large, with initials and particles between them. */
const GROUP = new RegExp(
  `(?<![\\p{Script=Latin}\\d_@.-])${PART}(?:,? (?:[A-Z]\\. ?)?${PARTICLE}{0,2}${PART}){0,3}`,
  'gu',
);
/** From so much on a stretch is a name. */
const ENOUGH = 2;

/** Names in Latin letters that no list holds whole: words that are none of the language, weighed by what stands around them. */
export function findLatinNames(text: string): PersonalData[] {
  const found: PersonalData[] = [];
  for (const { index, 0: written } of text.matchAll(GROUP)) {
    for (const { at, words } of pieces(written)) {
      const start = index + at;
      const end = start + words.length;
      // LIU YANG and Fatoumata Bah: the neighbour of a name in a list.
      const isListed = /^(?:,? ?(?:and|or|&|和|与|、|跟|及)|,) ?$/.test(
        text.slice(found.at(-1)?.end ?? start, start),
      );
      if (isName(text, start, end, isListed ? 1 : 0)) found.push({ kind: 'name', start, end, sure: false });
    }
  }
  return found;
}

/** What is left of a group when words of the language are taken out; a comma parts two names, unless a surname in capitals stands before. */
function pieces(written: string): { at: number; words: string }[] {
  const found: { at: number; words: string }[] = [];
  let from = -1;
  let until = 0;
  const close = () => {
    if (from >= 0) found.push({ at: from, words: written.slice(from, until) });
    from = -1;
  };
  for (const { index, 0: word } of written.matchAll(/[^ ,]+/g)) {
    if (from >= 0 && written[index - 2] === ',') close();
    if (isCommon(word)) {
      close();
      continue;
    }
    if (from < 0) from = index;
    until = index + word.length;
  }
  close();
  return found.filter(({ words }) => !/^(?:van|von|de|der|den|di|da|la|le|bin|al|el)\b/.test(words));
}

function isCommon(word: string): boolean {
  const title = titled(word);
  if (FIRST_NAMES.has(title)) return false;
  if (ENGLISH_PERSONS.has(word.toLowerCase())) return true;
  if (word.split('-').length > 1 && word.split('-').every((part) => ENGLISH_WORDS.has(part.toLowerCase())))
    return true;
  if (PINYIN_SURNAMES.has(word.toLowerCase()) && !/^(?:an|he|long|she|you|can|may|mo|so|do)$/i.test(word))
    return false;
  return (
    NO_NAME.test(title) ||
    PINYIN_PLACES.test(title) ||
    ENGLISH_WORDS.has(word.toLowerCase().replace(/['’]s?$/, ''))
  );
}

const titled = (word: string) => (/^[A-Z-]{2,}$/.test(word) ? word[0] + word.slice(1).toLowerCase() : word);

function isName(text: string, start: number, end: number, listed: number): boolean {
  const written = text.slice(start, end);
  const after = text.slice(end, end + 40);
  if (
    PLACE_AFTER.test(after) ||
    CORPORATE.test(written) ||
    /^ ?(?:&|LLP|Inc|Corp|GmbH|AG\b|S\.A|Pty|[A-Z]\b)/.test(after)
  )
    return false;
  const words = written.split(/,? /).filter((word) => !/^[A-Z]\.$|^[a-z]/.test(word));
  const isSingle = words.length < 2;
  const isShouted = words.every((word) => /^[A-Z-]+$/.test(word));
  const known = lexiconScore(words.map(titled), isSingle);
  if (isShouted && (isSingle || known < 1)) return isBesideHan(text, start, end) && !isSingle;
  if (isSingle && written.length < 3 && known === 0) return false;
  return (
    listed + known + beforeScore(text, start, isSingle) + afterScore(text, start, end, isSingle) >= ENOUGH
  );
}

/** What the lists of names say. */
function lexiconScore(words: readonly string[], isSingle: boolean): number {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (isSingle) return FIRST_NAMES.has(first) ? 1.5 : FAMILY_NAMES.has(first) ? 0.5 : 0;
  let score = 0.5;
  // Mei-Ling Tsai.
  if (words.some((word) => /^[A-Z][a-z]+-[A-Z]?[a-z]+$/.test(word))) score += 0.5;
  if (FIRST_NAMES.has(first) || FIRST_NAMES.has(last)) score += 1.5;
  if (FAMILY_NAMES.has(last) || FAMILY_NAMES.has(first)) score += 1;
  if ([first, last].some((word) => PINYIN_SURNAMES.has(word.toLowerCase().split('-')[0] ?? ''))) score += 0.5;
  return score;
}

const DONE_TO =
  /\b(?:lent|lend|paid|pays?|owes?|owed|sued?|gave|told|asked|against|between|married|divorced?|met|hired|hit|called|named|contact|notify|copy|copied|reach|represents?|defeated|fired|dismissed|know|knew|by) $/i;
const TOWARDS = /\b(?:to|from|with|and|that|because|but|when|if) $|[.,;:!?(“"] ?$|^$|\n$/;
const GREETED =
  /(?:\b(?:Dear|Hi|Hello|Hey|Morning|Thanks|Thank you|Regards|regards|Best|wishes|Cheers|Sincerely|sincerely|faithfully|truly|cc|CC|Cc|Bcc|From|To|Attn|Attention|—|--)[,:：]? ?\n?|@ ?)$/;
const LISTED = /(?:^|[\n;；])? ?(?:\(\d{1,2}\)|\d{1,2}[.)、]|[-•*●]|\|) ?$/;
const PLACED = /\b(?:in|at|near|of|on|via|inside|outside|through|across|the|a|an) $/i;
const HAN_BEFORE = /[和跟与把被给找向对让叫请替问骂打陪帮系到的(、，。：“"@]\s?$/;

const HAN_CALLED = /(?:[英外中]文名|名叫|我叫|叫做|[他她]叫|网名|昵称|署名|签名|落款)[是为叫:：]? ?[“"]?$/;

function beforeScore(text: string, start: number, isSingle: boolean): number {
  const before = text.slice(Math.max(0, start - 30), start);
  const label = /([A-Za-zé]+)(?: ?\([^)\n]{1,16}\))? ?[:：#] ?$/.exec(before)?.[1] ?? '';
  if (ENGLISH_PERSONS.has(label.toLowerCase())) return 2;
  const han = /[:：]? {0,2}$/.exec(before)?.[0] ?? '';
  if (HAN_CALLED.test(before)) return 2;
  const noun = nounBefore(text, start - han.length);
  if (noun.length > 1) return han === '' ? 1.5 : 2;
  const word = /([A-Za-zé]+),? $/.exec(before)?.[1] ?? '';
  if (ENGLISH_PERSONS.has(word.toLowerCase()) && !/^(?:to|from|by|name)$/i.test(word)) return 1.5;
  if (GREETED.test(before)) return 1.5;
  if (DONE_TO.test(before)) return isSingle ? 1 : 1.5;
  if (PLACED.test(before)) return -1;
  if (LISTED.test(before)) return 1;
  if (/(?:^|\n) *$/.test(before) && !isSingle) return 1;
  if (/[找问让叫跟约陪][过了]?$/.test(before)) return 1.5;
  if (HAN_BEFORE.test(before) && /\p{Script=Han}/u.test(before)) return 0.5;
  return TOWARDS.test(before) ? 0.5 : 0;
}

const ACTS =
  /^(?:,? (?:who|whose)\b|,? (?:aged? \d|\d{2} years|born)|['’]s (?:wife|husband|son|daughter|mother|father|house|car|account|lawyer|phone|signature|family|salary|brother|sister|boss)\b| (?:said|says|claims?|claimed|owes?|owed|refuse[sd]?|promised|told|signed|lent|borrowed|threatened|quit|resigned|testified|denie[sd]|argue[sd]|admit(?:s|ted)|agree[sd]|moved|married|divorced|hit|beat|lives?|lived|works?|worked|never|repaid|sold|bought|disappeared|died|wants?|wanted|asked|asks|left|sued|has not|hasn't|didn't|doesn't|won't|is my|was my|was driving|was injured|was fired|was hired|and I\b))/;
const DOES =
  /^ (?:had|has|have|is|was|does|did|will|would|can|could|should|paid|pays|keeps?|kept|still|also|transferred|filed|sent|sends|called|calls|needs?|got|gets|took|takes)\b|^['’]s\b/;
const HAN_DOES =
  /^ ?(?:说|欠|借|没|不|也|把|被|要|向|骗|打|拿|签|写|叫|问|已|还|又|先生|女士|小姐|哥|姐|总|老师|经理|律师|同学|叔|阿姨|教练|医生|你|您|他|她|在(?!线|售)|和我|跟我|的(?:老婆|老公|电话|微信|号码|账户|护照|房|车|妻|丈夫|儿|女|妈|爸))/;

function afterScore(text: string, start: number, end: number, isSingle: boolean): number {
  const after = text.slice(end, end + 40);
  if (ACTS.test(after)) return 1.5;
  const role =
    /^ ?[,(（] ?(?:(?:my|his|her|our|their|your|the|a|an|as) )?(?:[a-z]+ ){0,2}?([A-Za-zé]+)\b/.exec(
      after,
    )?.[1] ?? '';
  if (ENGLISH_PERSONS.has(role.toLowerCase()) && !/^(?:to|from|by|name|contact)$/i.test(role)) return 1.5;
  if (/^ ?[(（](?:["“]|hereinafter|male|female|passport|ID\b|born|tel|phone|\+?\d{5})/i.test(after))
    return 1.5;
  const isOwnLine =
    /(?:^|\n) *$/.test(text.slice(Math.max(0, start - 4), start)) && /^ *(?:\n|$)/.test(after);
  if (isOwnLine) return isSingle ? 0.5 : 1;
  if (isBesideHan(text, start, end)) return isSingle ? 0.5 : 1.5;
  if (PERSON_ACT.test(after) || HAN_DOES.test(after)) return 1;
  if (DOES.test(after)) return 0.5;
  return /^ ?[:：]/.test(after) && /(?:^|\n) *$/.test(text.slice(Math.max(0, start - 4), start)) ? 1 : 0;
}

/** 山口美咲（YAMAGUCHI MISAKI）. */
const isBesideHan = (text: string, start: number, end: number) =>
  /[\u4e00-\u9fff]{2}[(（] ?$/.test(text.slice(Math.max(0, start - 4), start)) &&
  /^ ?[)）,，]/.test(text.slice(end, end + 2));
