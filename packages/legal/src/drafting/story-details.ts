import { isoDate } from '../figures/find-dates.ts';
import type { QuestionDate } from '../questions/read-dates.ts';
import { hasCreditCodeCheck } from '../redaction/check-digits.ts';
import type { Mask } from '../redaction/mask.ts';
import type { FactValue } from './fact-sheet.ts';
import type { CastMember, StoryCast } from './story-cast.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';
import { firmCalled, type NamedPlace, ownerOf } from './story-owner.ts';
import type { StorySides } from './story-sides.ts';

/** Something told of somebody: the field of a party it is, with its place. */
export interface StoryDetail {
  of: CastMember;
  field: string;
  value: FactValue;
  start: number;
  end: number;
}

type FoundDetail = Omit<StoryDetail, 'of'>;

const PEOPLES =
  '汉|蒙古|回|藏|维吾尔|苗|彝|壮|布依|朝鲜|满|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|高山|拉祜|水|东乡|纳西|景颇|柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|阿昌|普米|塔吉克|怒|乌孜别克|俄罗斯|鄂温克|德昂|保安|裕固|京|塔塔尔|独龙|鄂伦春|赫哲|门巴|珞巴|基诺';
const ETHNICITY = new RegExp(
  `(?<=[，,、(:：；;\\s]|民族(?:[:：为是])?)((?:${PEOPLES})族)(?=[，,。;；、)\\s]|$)`,
  'g',
);
const SEX = /(?<=[，,、(:：；;\s])(男|女)(?=性?的?[，,。;；、)\s]|性?$)/g;
const BORN_BEHIND = /^ ?(?:出生|出世|生人|生(?=[，。,、；;)\s]|$))/;
const BORN_BEFORE = /(?:出生(?:日期|年月日?|时间|于)?|生于|生日是?)[:：为是在]? ?$/;
/** Letters no code has are read too: that it is wrong is for the check of the fact to say. */
const CREDIT_CODE = /(?<![0-9A-Z])[0-9A-Z]{18}(?![0-9A-Z])/g;
const CREDIT_LABEL = /(?:信用代码|信用证代码|税号)[^，。\n]{0,8}$/;
/** 代码 alone may be another number: it is a firm's where its check digit says so. */
const CODE_LABEL = /代码[^，。\n]{0,6}$/;
/** Words that tell an address is where somebody lives, the longest first. */
const LIVES =
  /(经常居住地|经常居住于|现在?(?:居住|租住|住)(?:地址|地)?|户籍所在地|户籍地址?|户籍|住所地|住址|住所|身份证地址|注册地址?|登记地|家庭(?:住址|地址)|(?:公司|单位|酒店|店|厂)[子里]?(?:就)?(?:的?地址|在|开在|位于)|家在|通讯地址|联系地址|送达地址|地址|家住|居住(?:地|于|在)|住)(?:[:：]|在|于|为|是|系|喺| )*([\u4e00-\u9fffA-Za-z0-9\-#号()]{2,60})/g;
const PLACE_HOLDS = /[省市区县镇乡村路街道巷弄号栋幢苑城]/;
const PLACE_ENDS =
  /^(?:.*[县镇乡村][\u4e00-\u9fff]{1,4}[沟湾坡岭屯寨坪冲塘坝岗洼埠营堡埭浜庄圩坳](?![\u4e00-\u9fff])|.*(?:\d{1,5}(?:号|室|房|楼|单元|幢|栋|组|层|户|座)|\d{1,5}(?![\d年月日个万千元块岁%.])|号|室|楼|单元|幢|栋|村|组|层|户|院|苑|小区|园|城|弄|里|庄|大厦|广场|中心|公寓|[路街][一二三四五六七八九十]段|街道|路|街|镇|乡|区|县|市))/;
/** 公司在广州给我…: only what has a number is where a firm is. */
const FIRM_IS = /^(?:公司|单位|酒店|店|厂)/;
/** A clause that is an address, right behind whom or what it is of: 我叫席建华，男，洛阳市涧西区天津路40号. */
const BARE =
  /(?<=[，,(] ?|[，,(] ?在)(?!现?住|家住|地址|户籍|居住|在|厂|店|公司|单位)([\u4e00-\u9fff]{2,8}(?:省|市|区|县|州)[\u4e00-\u9fff\dA-Za-z\-#号]{3,40}(?:号|室|栋|幢|单元|组|村|户|\d))(?=[，。；;,)\n]|$)/g;
/** Words that tell of what was rented, in whose sentence an address is that of the flat. */
const PREMISES =
  /我家[^，。]{0,8}(?:装修|房)|租(?!金|客)[^，。]{0,20}(?:房|屋|铺|门面|公寓|室)|房子|房屋|门面|商铺|套房/;
const NO_PLACE = /^(?:到|满|院|宿|进|过|了|的是|不|所|处|房|户)|的房|一起|在一/;
const POST =
  /(?:职务[:：为是]? ?|，|,)(执行董事|董事长|总经理|副总经理|经理|董事|执行合伙人|厂长|店长|院长|校长|主任|经营者|负责人)(?=[，,。;；、兼\s]|$)/g;

/** What is told of people and firms right behind their names, or of oneself: sex, birth, numbers, where they live. */
export function readDetails(
  story: string,
  cast: StoryCast,
  sides: StorySides,
  clauses: readonly StoryClause[],
  masked: readonly Mask[],
  dates: readonly QuestionDate[],
): StoryDetail[] {
  const mentions = cast.members
    .flatMap((member) => member.mentions.map((mention) => ({ member, ...mention })))
    .sort((one, other) => one.start - other.start);
  const told = [...numbers(masked, story), ...words(story), ...births(story, dates)];
  const labelled = homes(story);
  const bare = [
    ...bareHomes(story, [...mentions, ...told]),
    ...shortHomes(story, cast),
    ...firmsAt(story),
  ].filter(({ start, end }) => !labelled.some((one) => one.start < end && start < one.end));
  const found = [...told, ...labelled, ...bare].filter(
    ({ field, start }) => !isOfPremises(field, start, story, clauses, told),
  );
  const owned: StoryDetail[] = [];
  let last: { of: CastMember; end: number } | null = null;
  for (const detail of found.sort((one, other) => one.start - other.start)) {
    // 我的身份证号码是…，男，住…: one after the other in a sentence, of the same person.
    // 我现住…，他还住…: who is spoken of has changed.
    const goesOn: boolean =
      last !== null &&
      !/[他她]|对方|[原被]告|申请人/.test(story.slice(last.end, detail.start)) &&
      isOneRun(last.end, detail.start, clauses, mentions);
    const of: CastMember | null = goesOn && last ? last.of : ownerOf(detail, story, mentions, sides, clauses);
    if (!of) continue;
    last = { of, end: detail.end };
    owned.push(...ofFirm(sides, { ...detail, of }));
  }
  return settleHomes(owned);
}

function numbers(masked: readonly Mask[], story: string): FoundDetail[] {
  const told = masked.flatMap(({ kind, start, end }): FoundDetail[] => {
    const value = story.slice(start, end);
    if (kind === 'identity') return [{ field: 'identity_number', value, start, end }];
    return kind === 'mobile' ? [{ field: 'phone', value: value.replace(/[\s-]/g, ''), start, end }] : [];
  });
  const codes = [...story.matchAll(CREDIT_CODE)].flatMap(({ index, 0: value }): FoundDetail[] =>
    CREDIT_LABEL.test(story.slice(Math.max(0, index - 20), index)) ||
    (CODE_LABEL.test(story.slice(Math.max(0, index - 12), index)) && hasCreditCodeCheck(value))
      ? [{ field: 'credit_code', value, start: index, end: index + value.length }]
      : [],
  );
  return [...told.filter(({ start }) => !codes.some((code) => code.start === start)), ...codes];
}

const words = (story: string): FoundDetail[] => [
  ...[...story.matchAll(SEX)].map(({ index, 0: sex }) => ({
    field: 'gender',
    value: sex === '男' ? 'male' : 'female',
    start: index,
    end: index + 1,
  })),
  ...[...story.matchAll(ETHNICITY)].map(({ index, 0: value }) => ({
    field: 'ethnicity',
    value,
    start: index,
    end: index + value.length,
  })),
  ...[...story.matchAll(POST)].map(({ index, 0: all, 1: value = '' }) => ({
    field: 'representative_position',
    value,
    start: index + all.length - value.length,
    end: index + all.length,
  })),
];

const births = (story: string, dates: readonly QuestionDate[]): FoundDetail[] =>
  dates
    .filter(
      ({ start, end }) =>
        BORN_BEHIND.test(story.slice(end, end + 6)) ||
        BORN_BEFORE.test(story.slice(Math.max(0, start - 10), start)),
    )
    .map(({ iso, start, end }): FoundDetail => ({ field: 'born_on', value: iso, start, end }))
    .concat(shortBirths(story, dates));

/** 90年3月3号生: a birth in two digits is of the last century, unless that is yet to come. */
function shortBirths(story: string, dates: readonly QuestionDate[]): FoundDetail[] {
  return [...story.matchAll(SHORT_BIRTH)].flatMap(
    ({ index, 0: all, 1: year = '', 2: month = '', 3: day = '' }) => {
      const iso = isoDate(1900 + Number(year), Number(month), Number(day));
      const isKnown = dates.some(({ start, end }) => start < index + all.length && index < end);
      return iso === null || isKnown || Number(year) < 30
        ? []
        : [{ field: 'born_on', value: iso, start: index, end: index + all.length }];
    },
  );
}
const SHORT_BIRTH = /(?<!\d)(\d{2})年(\d{1,2})月(\d{1,2})[日号](?=出?生)/g;

/** Addresses that stand alone behind a name, or behind what is told of it. */
function bareHomes(story: string, behind: readonly { end: number }[]): FoundDetail[] {
  const ends = new Set(behind.map(({ end }) => end));
  return [...story.matchAll(BARE)].flatMap(({ index, 1: value = '' }): FoundDetail[] => {
    const before = story.slice(0, index).replace(/[，,(] ?在?$/, '').length;
    const start = index;
    return ends.has(before) || ends.has(before - 1)
      ? [{ field: 'domicile', value, start, end: start + value.length }]
      : [];
  });
}

/** 云帆在杭州市余杭区文一西路1500号: a firm under its short name. */
function shortHomes(story: string, cast: StoryCast): FoundDetail[] {
  return [...story.matchAll(SHORT_AT)].flatMap(
    ({ index, 0: all, 1: short = '', 2: value = '' }): FoundDetail[] => {
      const start = index + all.length - value.length;
      return firmCalled(cast.members, short) || /^(?:对方|他们|她们)$/.test(short)
        ? [{ field: 'domicile', value, start, end: start + value.length }]
        : [];
    },
  );
}
const SHORT_AT =
  /(?<=^|[，。；\s])([\u4e00-\u9fff]{2,6}?)(?:公司)?(?:就|开)?在([\u4e00-\u9fff]{2,8}(?:省|市|区|县|州)[\u4e00-\u9fff\dA-Za-z\-#号]{3,40}(?:号|室|栋|幢|单元|组|村|户|\d))(?=[，。；;,)\n]|$)/g;

/** 江苏…有限公司，在常州武进区湖塘镇那里: where a firm is, right behind its name, without a number. */
const FIRM_AT =
  /(?:公司|厂|集团)，(?:就|是)?在([\u4e00-\u9fff]{2,14}(?:镇|街道|区|县|市|开发区|工业园))(?=那里|那边|这边|[，。])/g;

const firmsAt = (story: string): FoundDetail[] =>
  [...story.matchAll(FIRM_AT)].map(({ index, 0: all, 1: value = '' }) => {
    const start = index + all.length - value.length;
    return { field: 'domicile', value, start, end: start + value.length };
  });

function homes(story: string): FoundDetail[] {
  return [...story.matchAll(LIVES)].flatMap(
    ({ index, 0: all, 1: label = '', 2: rest = '' }): FoundDetail[] => {
      const value = PLACE_ENDS.exec(withinBrackets(rest))?.[0] ?? '';
      if (value.length < 3 || !PLACE_HOLDS.test(value) || NO_PLACE.test(withinBrackets(rest))) return [];
      if (FIRM_IS.test(label) && !/\d/.test(value)) return [];
      // 马连道街和白云巷的拐角 is near where somebody lives, and no address.
      if (!/\d/.test(value) && /^(?:和|与|跟|交叉|附近|旁)/.test(rest.slice(value.length))) return [];
      const start = index + all.length - rest.length;
      const isHabitual = /经常/.test(label);
      const field = isHabitual ? 'residence' : /^现|^居住/.test(label) ? 'lives_now' : 'domicile';
      return [{ field, value, start, end: start + value.length }];
    },
  );
}

/** What stands before a bracket that closes none: (住…18号)因经营饭店. */
function withinBrackets(words: string): string {
  let open = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (words[at] === '(') open += 1;
    if (words[at] === ')') open -= 1;
    if (open < 0) return words.slice(0, at);
  }
  return words;
}

const isOneRun = (
  from: number,
  to: number,
  clauses: readonly StoryClause[],
  mentions: readonly NamedPlace[],
) =>
  clauseAt(clauses, from - 1)?.sentence.start === clauseAt(clauses, to)?.sentence.start &&
  to - from <= RUN_GAP &&
  !mentions.some(({ start }) => start >= from && start < to);
/** So many characters may stand between two details of one person. */
const RUN_GAP = 16;

/** 我租了个房子，房东叫…，地址是…: where the flat is, and nobody's home. */
function isOfPremises(
  field: string,
  start: number,
  story: string,
  clauses: readonly StoryClause[],
  told: readonly FoundDetail[],
): boolean {
  const clause = field === 'domicile' ? clauseAt(clauses, start) : null;
  if (!clause || !/^(?:房[子屋]?的?|具体)?地址/.test(clause.text.trim())) return false;
  const sentence = story.slice(clause.sentence.start, start);
  const isOfSomebody = told.some(
    (one) => one.field === 'identity_number' && one.end <= clause.start && clause.start - one.end <= 2,
  );
  return PREMISES.test(sentence) && !isOfSomebody;
}

/** What is told of who leads a firm is the firm's; a sex or a birth of a firm is nobody's. */
function ofFirm({ leads, sideOf }: StorySides, detail: StoryDetail): StoryDetail[] {
  const firm = [...leads].find(([, leader]) => leader === detail.of)?.[0];
  const isLeaderAlone = firm !== undefined && !sideOf.has(detail.of);
  const of = isLeaderAlone ? firm : detail.of;
  const isFirms = [
    'phone',
    'credit_code',
    'domicile',
    'residence',
    'lives_now',
    'representative_position',
  ].includes(detail.field);
  if (of.kind !== 'person')
    return isFirms && (detail.field !== 'representative_position' || leads.has(of))
      ? [{ ...detail, of }]
      : [];
  // 法定代表人韩卫东，执行董事: he is a party himself, and his post is the firm's.
  if (detail.field === 'representative_position' || detail.field === 'credit_code')
    return firm ? [{ ...detail, of: firm }] : [];
  return [detail];
}

/** Where somebody lives now is their domicile as long as no other was told. */
function settleHomes(details: readonly StoryDetail[]): StoryDetail[] {
  return details.map((detail) => {
    if (detail.field !== 'lives_now') return detail;
    const hasHome = details.some(({ of, field }) => of === detail.of && field === 'domicile');
    return { ...detail, field: hasHome ? 'residence' : 'domicile' };
  });
}
