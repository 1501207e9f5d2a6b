import type { JudgmentCounsel, JudgmentParty } from './judgment-reading.ts';
import type { LaidOutText, TextLine } from './lay-out-text.ts';
import { isBodyName, isPersonName, partyKindOf } from './party-kind.ts';
import { STANCE_SOURCE } from './party-stances.ts';
import { readCounselLine } from './read-counsel.ts';

/** The people at the head of a document, and where they end. */
export interface PeopleReading {
  parties: JudgmentParty[];
  counsel: JudgmentCounsel[];
  /** Position of the first and behind the last line that speaks of them; equal where there is no list. */
  from: number;
  to: number;
}

const ORDINAL = '[一二三四五六七八九十\\d]{0,2}';
const PARTY = new RegExp(
  `^((?:(?:一审|二审|原审|再审)[、,，])?(?:${STANCE_SOURCE})(?:[、,，兼暨](?:${STANCE_SOURCE}))*)${ORDINAL} *(?:[:：] *(?=\\())?((?:\\([^()]{2,60}\\) *){0,2})([:：]?) *(.*)$`,
  's',
);
/** What a line that tells of the matter says, and one that lists a party does not. */
const TELLS = /一案|不服|因与|为与|向本院|指控|纠纷|诉称|辩称|认为|提起公诉|于[12]\d{3}年.{0,30}作出/;
const REPRESENTATIVE =
  /^(法定代表人?|代表人|主要负责人|负责人|经营者|法定代理人|监护人|诉讼代表人|执行事务合伙人(?:委派代表)?|投资人|业主)(?:\([^()]{1,20}\))? *[:：，,]? *([^，。；,;:：]{2,40})/;
const MORE_OF_SOMEBODY =
  /^(?:住所|住[\u4e00-\u9fff]|住址|地址|户籍|出生|公民身份|身份证|统一社会信用|组织机构|营业执照|注册|联系|电话|国籍|通讯|送达地址|经常居住|现羁押|现在押|现住|因涉嫌|因犯|因本案|曾因|曾用名|前科|[12]\d{3}年\d{1,2}月.{0,40}(?:羁押|拘留|逮捕|取保候审|监视居住|处罚|判处)|男[，,]|女[，,]|系[\u4e00-\u9fff]{1,12}(?:之|的)|上述)/;
const MOST_LINES = 2_000;

/** Reads who is listed between heading and procedure. */
export function readPeople(laidOut: LaidOutText, from: number, until: number): PeopleReading {
  const people: PeopleReading = { parties: [], counsel: [], from, to: from };
  let groupFrom = 0;
  for (let index = from; index < Math.min(until, from + MOST_LINES); index += 1) {
    const line = laidOut.lines[index];
    if (!line) break;
    const parties = readPartyLine(line, laidOut.text);
    if (parties) {
      mendBrokenName(parties, line, laidOut.lines[index + 1]);
      if (people.parties.length === 0) people.from = index;
      if (people.parties.at(-1)?.stance !== parties[0]?.stance) groupFrom = people.parties.length;
      people.parties.push(...parties);
      people.to = index + 1;
      continue;
    }
    if (people.parties.length === 0) {
      if (index > from + 2) break;
      continue;
    }
    const representative = line.flat.length < 200 ? REPRESENTATIVE.exec(line.flat) : null;
    if (representative?.[1] && representative[2]) {
      const name = withoutNotes(representative[2]);
      people.parties.at(-1)?.representatives.push({ name, role: representative[1] });
    } else {
      const counsel = readCounselLine(line, people.parties, groupFrom);
      if (counsel) people.counsel.push(...counsel);
      else if (isBetweenPeople(laidOut, index, people.parties)) continue;
      else if (
        !MORE_OF_SOMEBODY.test(line.flat) ||
        TELLS.test(line.flat.slice(0, 400).replace(/因涉嫌.*/s, ''))
      )
        break;
    }
    people.to = index + 1;
  }
  if (people.parties.length === 0) people.to = people.from = from;
  return people;
}

/** A name broken off at the end of a line goes on in the next. */
function mendBrokenName(parties: JudgmentParty[], line: TextLine, next: TextLine | undefined): void {
  const last = parties.at(-1);
  if (
    !last ||
    !next ||
    last.kind === 'authority' ||
    /[，。；：)]$/.test(line.flat) ||
    isBodyName(last.name) ||
    last.name.length < 5
  )
    return;
  const whole = tidyName(last.name + next.flat.slice(0, nameEnd(next.flat)));
  if (isBodyName(whole) && whole.length < 60)
    Object.assign(last, { name: whole, kind: partyKindOf(whole, last.stance, '') });
}

/** A short line that says nothing of the matter, with more people behind it: 住所地 broken off, a slip of the pen. */
function isBetweenPeople(
  { lines, text }: LaidOutText,
  index: number,
  parties: readonly JudgmentParty[],
): boolean {
  const line = lines[index];
  if (!line || line.flat.length > 160 || TELLS.test(line.flat)) return false;
  return lines
    .slice(index + 1, index + 4)
    .some((next) => readPartyLine(next, text) !== null || readCounselLine(next, parties, 0) !== null);
}

/** The parties that lines of a digest's facts list, one to a line, before the facts themselves begin. */
export function readListedParties(
  laidOut: LaidOutText,
  from: number,
  until: number,
  end: number,
): JudgmentParty[] {
  const parties: JudgmentParty[] = [];
  for (const line of laidOut.lines.slice(from, until)) {
    const listed = line.end <= end ? readPartyLine(line, laidOut.text) : null;
    if (!listed && parties.length > 0) break;
    if (!listed) return [];
    parties.push(...listed);
  }
  return parties;
}

function readPartyLine(line: TextLine, text: string): JudgmentParty[] | null {
  const match = PARTY.exec(line.flat.slice(0, 3_000));
  if (!match) return null;
  const [whole, stances = '', brackets = '', colon, rest = ''] = match;
  if (rest === '') return null;
  const restAt = line.start + whole.length - rest.length;
  const cut = nameEnd(rest);
  const nameRun = text.slice(restAt, restAt + cut);
  const details = rest.slice(cut);
  if (!colon && (TELLS.test(rest.slice(0, cut)) || !isListed(rest, cut))) return null;
  if (colon && /^.{0,30}一案/.test(rest) && !/^[^，。]{2,40}。/.test(rest)) return null;
  const printed = stances.split(/[、,，兼暨]/).filter((part) => !/^(?:一审|二审|原审|再审)$/.test(part));
  const inBrackets = brackets
    .split(/[()、,，；; ]/)
    .map((part) => part.trim())
    .filter((part) => isStanceLike(part));
  const stance = printed.at(-1) ?? '';
  const earlier = [...printed.slice(0, -1), ...inBrackets];
  const names = splitNames(nameRun);
  return names.map(({ name, alias }) => ({
    name,
    stance,
    earlier,
    kind: partyKindOf(name, stance, names.length === 1 ? details : ''),
    alias: alias ?? aliasIn(details),
    representatives: operatorIn(details),
  }));
}

const STANCE_LIKE = new RegExp(`^(?:原)?(?:${STANCE_SOURCE})$`);
const isStanceLike = (part: string) =>
  STANCE_LIKE.test(part) || /^(?:一审|二审|原审|再审|原|反诉|本诉|仲裁)[\u4e00-\u9fff]{2,12}$/.test(part);

/** Without a colon a line lists a party only where details or nothing follow a name. */
function isListed(rest: string, cut: number): boolean {
  const name = rest.slice(0, cut).trim().replace(/\(.*$/, '');
  const details = rest.slice(cut);
  if (!isPersonName(name) && !isBodyName(name)) return /^[，,]? *(?:男|女)[，,。]/.test(details);
  if (/^[，,。 ]*$/.test(details)) return true;
  return (
    /^[，,。 ]*(?:\([^()]{1,60}\))?[，,。 ]*(?:男|女|住|又名|曾用名|化名|绰号|别名|自报|小名|乳名|原名|法名|汉族|[\u4e00-\u9fff]{1,5}族|[12]\d{3}年|身份|公民|统一|系|地址|户籍|公司|经营者|单位|[^。]{0,10}出生|经[营办]|组织|基本情况)/.test(
      details,
    ) || /检察院$/.test(name)
  );
}

/** Where the name ends: at the first mark outside brackets, or before 男, 住 and the like. */
function nameEnd(rest: string): number {
  let depth = 0;
  for (let at = 0; at < Math.min(rest.length, 400); at += 1) {
    const sign = rest[at] ?? '';
    if (sign === '(') depth += 1;
    else if (sign === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && /[，。；,;:：]/.test(sign)) return at;
    else if (
      depth === 0 &&
      sign === ' ' &&
      /^ +(?:男|女|住|汉族|法定代表人|地址)/.test(rest.slice(at, at + 12))
    )
      return at;
    else if (depth === 0 && at > 3 && /^住所地?[:：\u4e00-\u9fff]/.test(rest.slice(at, at + 4))) return at;
  }
  return Math.min(rest.length, 400);
}

const NOTE =
  /[(（](?:以下|下称|下同|简称|原名|曾用名|又名|又译|别名|绰号|化名|自报|系|原系|原[\u4e00-\u9fff]{4}|反诉|身份|英文|公民|经营者|统一|注册|组织|女|男|原审|一审|二审|外文|现更名|原告|被告|未成年|已故|已死亡|营业执照)[^()（）]*(?:[(（][^()（）]*[)）][^()（）]*)?[)）]/g;
/** A foreign name in brackets behind the Chinese one. */
const IN_LATIN = /[(（][A-Za-z0-9，,.&’' ]+[)）]\s*$/;
const withoutNotes = (name: string) => name.replace(NOTE, '').replace(IN_LATIN, '').trim();

const ALIAS = /(?:以下|下)?(?:简称|统称|称)[:：]?[“"《]?([^）)“”"》，,、]{2,24})/;
const aliasIn = (words: string): string | null => ALIAS.exec(words.slice(0, 120))?.[1] ?? null;

const OPERATOR = /经营者[:：]?([\u4e00-\u9fff·]{2,12})(?=[，,。；)]|$)/;
function operatorIn(details: string): JudgmentParty['representatives'] {
  const name = OPERATOR.exec(details.slice(0, 200))?.[1];
  return name ? [{ name, role: '经营者' }] : [];
}

/** One name, or several joined by 、 where each can be one. */
function splitNames(run: string): { name: string; alias: string | null }[] {
  const parts = run.split('、');
  const named = parts.map((part) => ({ name: tidyName(withoutNotes(part)), alias: aliasIn(part) }));
  const all = parts.length > 1 && named.every(({ name }) => isPersonName(name) || isBodyName(name));
  return all ? named : [{ name: tidyName(withoutNotes(run)), alias: aliasIn(run) }];
}

/** 张 三 → 张三; the spaces of a foreign name stay. */
const tidyName = (name: string) =>
  (/[A-Za-z]/.test(name) ? name.trim() : name.replace(/[\s\u3000]+/g, '')).replace(
    /^中华人民共和国(?=最高)/,
    '',
  );
