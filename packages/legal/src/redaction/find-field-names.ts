import type { PersonalData } from './mask.ts';
import { NOT_NAMES } from './name-cues.ts';
import { oddsOf } from './name-evidence.ts';
import { FIELD_NOUNS, KIN_NOUNS, nounBefore, PARTY_NOUNS, PERSON_NOUNS } from './person-nouns.ts';
import { COMPOUND_SURNAMES, SURNAMES } from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

type Stretch = Pick<PersonalData, 'start' | 'end'>;

const HAN = '[\\u4e00-\\u9fff]';
const ONE = `(?:${HAN}{1,8}(?:[·•・‧]${HAN}{1,8}){1,3}|${HAN}{2,4}|${HAN} {1,3}${HAN})(?!${HAN})`;
/** 代书人：甲　乙; 访谈对象：甲（原车间主任）. */
const FIELD = new RegExp(
  `(?:\\([^)\\n]{1,10}\\))?(?: ?[A-Za-z]{2,12}(?: [A-Za-z]{2,12})?)? ?[:：] {0,3}(?=(${ONE}(?:(?:\\([^)\\n]{1,12}\\))?[、,， ]{1,3}${ONE}){0,30}))`,
  'g',
);
/** 主治医师　甲: a blank behind a noun alone, at the beginning of a line or of a field. */
const SPACED = new RegExp(`(?<=(?:^|[\\s|。；;，,])${HAN}{2,7}) {1,4}(?=(${ONE}))`, 'g');
const NOBODY =
  /公司|集团|中心|银行|医院|学校|大学|[厂店院校所行社局部会队处铺组科]$|某|以及|或者|[的了是在不应可须得吗呢吧啊]|^(?:同上|不详|未知|无|本人|另|略|如|待|暂|见|详见|盖章|签章|手印|年月日?|男|女|双方|各方|先生|女士|你好|您好|好的|没有|同意|可以|有的|知道|清楚|属实|记得|对的|反对|异议)/;
/** What stands behind a field of a form: its end, the next one, or what tells more of the person. */
const ENDS_FIELD =
  /^(?:$|[\n|;；(、]| {2,}| [\u4e00-\u9fff]{2,3}(?:$|[\n 、(])| ?(?:身份证|电话|手机|职务|性别|[，,] ?(?:[男女]|公民|身份|证件|电话|手机|住|[\u4e00-\u9fff]{1,4}族|\d{4}年|生于|系|联系)))/;
const BEGINS_LINE = new RegExp(
  `(?:^|\\n) {0,4}(?:[\\[(][^\\])\\n]{4,24}[\\])] ?)?(${HAN}{2,4})(?:\\([^)\\n]{1,10}\\))? ?[:：]`,
  'g',
);
/** 闪亮：029-…, 甲 138…: a name before a telephone in a list. */
const CONTACT = new RegExp(
  `(?<=(?:^|[\\n。；;、，,|]|[\\n ]?[-•*●] ?|\\d[.、)] ?) {0,2})(${HAN}{2,4})(?:\\([^)\\n]{1,8}\\))?[:： ，,|]{1,3}(?:(?:联系)?电话|手机号?码?|[Tt]el\\.?|微信)?[:： ]{0,2}(?=(?:\\+?86[- ]?)?1[3-9]\\d[- ]?\\d{4}|0\\d{2,3}[- ]\\d{7,8})`,
  'g',
);

/** Names that stand where forms, lists and transcripts have them: behind a noun and a colon, before speech, before a telephone. */
export function findFieldNames(text: string, grid: WordGrid): PersonalData[] {
  return [...fields(text, grid), ...spaced(text, grid), ...speakers(text, grid), ...contacts(text, grid)].map(
    (place) => ({ kind: 'name', ...place, sure: false }),
  );
}

function fields(text: string, grid: WordGrid): Stretch[] {
  return [...text.matchAll(FIELD)].flatMap((match) => {
    const noun = nounBefore(text, match.index, FIELD_NOUNS);
    if (noun.length < 2) return [];
    const isParty = !KIN_NOUNS.has(noun) && (PARTY_NOUNS.has(noun) || !PERSON_NOUNS.has(noun));
    return listAt(text, grid, match.index + match[0].length, match[1] ?? '', isParty);
  });
}

/** The names of a list up to the first stretch that is none. */
function listAt(text: string, grid: WordGrid, at: number, list: string, isParty: boolean): Stretch[] {
  const found: Stretch[] = [];
  for (const { index, 0: part } of list.matchAll(new RegExp(ONE, 'g'))) {
    const start = at + index;
    const end = start + part.length;
    if (/\([^)]*$/.test(list.slice(0, index))) continue;
    const close = part.replaceAll(' ', '');
    if (NOBODY.test(close) || PERSON_NOUNS.has(close)) break;
    const isField = ENDS_FIELD.test(text.slice(end, end + 8));
    if (!mayBeNamed(text, grid, start, end, isParty && isField)) break;
    found.push({ start, end });
  }
  return found;
}

function spaced(text: string, grid: WordGrid): Stretch[] {
  return [...text.matchAll(SPACED)].flatMap((match) => {
    const noun = nounBefore(text, match.index);
    const start = match.index + match[0].length;
    const name = match[1] ?? '';
    const end = start + name.length;
    if (noun.length < 2 || NOBODY.test(name) || PERSON_NOUNS.has(name) || !hasSurname(name)) return [];
    return mayBeNamed(text, grid, start, end, false) ? [{ start, end }] : [];
  });
}

/** Who speaks in a transcript: at least two of several lines begin with somebody and a colon. */
function speakers(text: string, grid: WordGrid): Stretch[] {
  const lines = [...text.matchAll(BEGINS_LINE)];
  if (lines.length < 2) return [];
  return lines.flatMap(({ index, 0: match, 1: name = '' }) => {
    const start = index + match.indexOf(name);
    const end = start + name.length;
    if (NOBODY.test(name) || PERSON_NOUNS.has(name) || nounBefore(text, end).length > 1) return [];
    const isSpoken = /^.{0,40}(?:[。？！?!，]|[吗吧呢啊的了行好]$|[吗吧呢啊了行]\n)/.test(
      text.slice(end + 1, end + 42),
    );
    return isSpoken &&
      (/^[小老阿大][^\P{Script=Han}师板公婆人]$/u.test(name) || mayBeNamed(text, grid, start, end, false))
      ? [{ start, end }]
      : [];
  });
}

function contacts(text: string, grid: WordGrid): Stretch[] {
  return [...text.matchAll(CONTACT)].flatMap(({ index, 1: name = '' }) => {
    const end = index + name.length;
    const word = grid.wordAt(index);
    if (NOBODY.test(name) || nounBefore(text, end).length > 1 || NOT_NAMES.has(name)) return [];
    const isQuality = word?.start === index && word.end === end && /^[az]/.test(word.tag);
    return isQuality || mayBeNamed(text, grid, index, end, false) ? [{ start: index, end }] : [];
  });
}

/** Whether a stretch that stands alone may be a name; where one is asked for, words that name somebody now and then are, too. */
function mayBeNamed(text: string, grid: WordGrid, start: number, end: number, isAsked: boolean): boolean {
  const name = text.slice(start, end).replaceAll(' ', '');
  if (/[·•・‧]/.test(name)) return true;
  if (NOT_NAMES.has(name) && !isAsked) return false;
  const word = grid.wordAt(start);
  const isWhole = word?.start === start && word.end === end;
  if (isWhole && word.tag.startsWith('nr')) return true;
  if (isWhole) return isAsked && (hasSurname(name) || /^[natzvsi]/.test(word.tag)) && name.length < 4;
  if (hasSurname(name)) {
    const given = name.slice(COMPOUND_SURNAMES.has(name.slice(0, 2)) ? 2 : 1);
    return given.length < 3 && (isAsked || oddsOf(given) > -1);
  }
  return name.length === 2 ? oddsOf(name) > (isAsked ? -1 : 2) : isAsked && name.length === 3;
}

const hasSurname = (name: string) => SURNAMES.has(name[0] ?? '') || COMPOUND_SURNAMES.has(name.slice(0, 2));
