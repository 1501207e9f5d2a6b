import { OPPOSITE_PERSONS } from './opposites.ts';
import { ROLES } from './roles.ts';

/** Places in a procedure or a contract: they say on which side somebody stands, and nothing of what the law calls them. */
const PLACES = [
  ...['反诉原告', '反诉被告', '一审原告', '一审被告', '原审原告', '原审被告', '再审申请人', '再审被申请人'],
  ...[
    '被上诉人',
    '上诉人',
    '申请执行人',
    '被执行人',
    '被申请人',
    '申请人',
    '被答辩人',
    '答辩人',
    '案外人',
    '异议人',
  ],
  ...['被告人', '自诉人', '公诉人', '辩护人', '第三人', '本公司', '我公司', '我司'],
  ...['甲方', '乙方', '丙方', '我方', '己方', '(?<![人者方员工童子女身])本人', '贵司', '贵公司', '委托人'],
];
const SIDE = '(?:第[一二三四五六])?(?:原告|被告(?![知人]))(?:[一二三四五六](?![十百千年个月日倍]))?';
const PLACE = new RegExp(`${PLACES.join('|')}|${SIDE}`, 'g');
const BOTH_SIDES = /原、?被告(?:双方)?(?![知人])|甲、?乙双方/g;
const COURT = /贵院|本院|一审法院|原审法院|二审法院/g;

/** Opposite a 劳动者 a company is the 用人单位 (劳动合同法 §2). */
const COMPANY = /[本我]公司|[我贵]司|贵公司/g;

/** Any of them; most sentences of an opinion have none. */
const ANY = new RegExp(`${PLACES.join('|')}|[原被]告|双方|[贵本]院|[一原二]审`);

/** What stands for somebody of whom nobody says what the law calls him; no rule names him so. */
export const SOMEBODY = '它';

/** 被告作为出租人, 原告系买受人，, 被告（承租人）: the text says itself who is who. */
const IS_ROLE = new RegExp(
  `(${PLACES.join('|')}|${SIDE})(?:(?:[一-龥]{0,8})作为(?:案涉|涉案|本案|该)?(?:[一-龥]{0,4}的)?(${ROLES.join('|')})|(?:系|是|即)(?:案涉|涉案|本案|该)?(?:[一-龥]{0,4}的)?(${ROLES.join('|')})(?=[，,。；;、]|$)|[（(](${ROLES.join('|')})[)）])`,
  'g',
);

/**
 * A sentence in which no place in a procedure stands for somebody whom the law names: 被告 neither is nor is not a 借款人, unless
 * the text says so. Where the article itself speaks of a 被告, the word stays.
 */
export function nameParties(claim: string, law: string): string {
  if (!ANY.test(claim)) return claim;
  const isRole = (place: string) => place === '第三人' && !OF_PROCEDURE.test(claim);
  const told = new Map<string, string>();
  for (const [, place = '', ...roles] of claim.matchAll(IS_ROLE)) {
    const role = roles.find((one) => one !== undefined);
    if (role !== undefined && law.includes(role) && !law.includes(place)) told.set(place, role);
  }
  return claim
    .replace(BOTH_SIDES, '双方')
    .replace(COURT, law.includes('人民法院') ? '人民法院' : SOMEBODY)
    .replace(COMPANY, (place) => (law.includes('劳动者') ? '用人单位' : place))
    .replace(
      PLACE,
      (place) => told.get(place) ?? (isNamedIn(law, place) || isRole(place) ? place : SOMEBODY),
    );
}

/** Beside a 原告 or 被告 stands 第三人 for a place in the procedure, and else for whoever is no party of a contract. */
const OF_PROCEDURE = /[原被]告|申请人|上诉人/;

const MORE_OPPOSITES: readonly (readonly [string, string])[] = [
  ['上诉人', '被上诉人'],
  ['申请执行人', '被执行人'],
];
/** The two sides of one procedure: a rule about the one is about the other, too. */
const OPPOSITES = [...OPPOSITE_PERSONS, ...MORE_OPPOSITES];
const areOpposed = (one: string, other: string): boolean =>
  OPPOSITES.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

const isNamedIn = (law: string, place: string): boolean =>
  law.includes(place) ||
  OPPOSITES.some(
    ([one, other]) => (one === place && law.includes(other)) || (other === place && law.includes(one)),
  );

const PROCEDURAL = new Set([
  ...['原告', '被告', '申请人', '被申请人', '上诉人', '被上诉人', '申请执行人', '被执行人'],
  ...['被告人', '犯罪嫌疑人', '被害人'],
]);

/** One person as a case goes on. */
const ACCUSED = new Set(['被告人', '犯罪嫌疑人']);

/** Whether two names can be names of two sides: a place in a procedure is none of the persons whom rules of substance name. */
export const areComparable = (one: string, other: string): boolean =>
  areOpposed(one, other) ||
  (PROCEDURAL.has(one) === PROCEDURAL.has(other) && !(ACCUSED.has(one) && ACCUSED.has(other)));
