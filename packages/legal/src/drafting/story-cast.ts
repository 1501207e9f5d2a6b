import { isPersonName } from '../judgments/party-kind.ts';
import { isNoName } from '../redaction/is-no-name.ts';
import type { Mask } from '../redaction/mask.ts';
import { HARDLY_SURNAMES, SURNAMES } from '../redaction/surnames.ts';
import { findCompanies } from './story-companies.ts';
import { isFalseName, trimmedName } from './telling/false-names.ts';
import { namedByDeed } from './telling/named-by-deed.ts';
import { namesOfOne } from './telling/names-of-one.ts';
import { toldFirms } from './telling/told-firms.ts';
import { whoTells } from './telling/who-tells.ts';

/** A side of a matter. */
export type StorySide = 'claimants' | 'defendants';

/** Somebody a story names, whatever they have to do with it. */
export interface CastMember {
  kind: 'person' | 'organisation' | 'law_firm';
  name: string;
  /** Where the name stands, in order. */
  mentions: { start: number; end: number }[];
}

/** Everybody a story names. `scene` is the story with each name as one character, its number in the private use area. */
export interface StoryCast {
  members: readonly CastMember[];
  /** Those under whose name whoever tells says who they are. */
  tellers: readonly CastMember[];
  scene: string;
  /** Where a place of the scene is in the story. */
  placeOf(at: number): number;
}

/** The character that stands for a member in a scene. */
export const tokenOf = (index: number): string => String.fromCharCode(FIRST + index);
/** The member a character of a scene stands for. */
export const memberAt = ({ members }: Pick<StoryCast, 'members'>, token: string | undefined) =>
  token === undefined ? undefined : members[token.charCodeAt(0) - FIRST];

/** Everybody whom words of a scene name, in order. */
export const namedIn = (cast: Pick<StoryCast, 'members'>, words: string): CastMember[] =>
  [...words].flatMap((token) => memberAt(cast, token) ?? []);

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const FIRST = 0xe000;
const MEMBERS_MAX = 1_000;
/** Words that a list of names takes for a part of one: 我叫陈晓，女. */
const LEAD =
  /^(?:我叫|我是|本人|我|叫|是|原告|被告|申请人|儿子|女儿|丈夫|妻子|老公|老婆|房东|老板)(?=[\u4e00-\u9fff]{2,})/;
/** 原告曾于2023年: an adverb and a preposition, and nobody. */
const NOBODY =
  /^(?:[曾应均经现遂故仅只](?:于|向|与|在|因|以|将|经|多|被|和|由|给|对|到)|于是|应当|曾经|双方|男方|女方|对方)$/;
/** 我叫伊修: somebody was told to do something, and nobody is named. */
const IS_TOLD_TO = /(?:叫|喊|让|催|请)$/;
const VERB_OF_TWO = /^[\u4e00-\u9fff][修退赔还付给来去说讲做买卖装拆搬换弄签写走停改]$/;

/** 武青南路, 张家桥: what follows or ends a name of a place, in which nobody is named. */
const OF_PLACE =
  /^[东西南北中一二三四五六七八九十上下新老家]{0,2}(?:[路街巷镇村桥站弄](?![过人上远边费还在有着])|大道|大街|小区|街道|新村|花园|广场|大厦|花苑|社区)/;
const PLACE_NAME = /(?:^.家|^)[\u4e00-\u9fff]{0,2}[路街巷道镇村桥站]$/;
const PLACE_BEFORE = /(?:在|(?<![看遇见找碰])到|于|从|去|至|往|途经|经过|住|[路街巷道镇村桥站][和与跟及、])$/;
const PLACE_BEHIND = /^(?:之间|附近|旁|口|交叉|交汇|路口|那边|这边|的?拐角|上的?|里的?|对面|\d)/;

/** 腰不行就回林西了, 他去林西打工: whither somebody went is a place, whatever surname it begins with. */
const WENT_TO = /(?:回|(?<!失)去了?|(?:搬|跑|调|嫁|派)[到去回])$/;
const BEEN_THERE = /^(?:了|老家|打工|上班|工作|过年|务工|那边|[，。；])/;

/** Whether what was read as a name is one of a road, a village, a station. */
const isOfPlace = (name: string, before: string, after: string): boolean =>
  OF_PLACE.test(after) ||
  (WENT_TO.test(before) && BEEN_THERE.test(after)) ||
  (PLACE_NAME.test(name) && (/^.家.$/.test(name) || PLACE_BEFORE.test(before) || PLACE_BEHIND.test(after)));

const TRADE_BEHIND =
  /^(?:早教|托育|少儿|英语|画室|琴行|托管|家政|汽车|美容|健身|美发|瑜伽|餐饮|装饰|装修|教育|培训|舞蹈|口腔|宠物|家具|建材|服饰|珠宝)[\u4e00-\u9fff]{0,4}(?:中心|店|馆|会所|公司|机构|学校|厂|行|城)?/;
const FIRM_BEHIND = /^(?:公司|厂|店|的?地址|(?:就|开)?在[\u4e00-\u9fff]{1,5}[省市区县])/;

/** What tells that a name comes: for those a list of names does not know. */
const ANNOUNCED =
  /(?:我叫|我就[是叫]|是我(?=[\u4e00-\u9fff]{3}[跟和与签的租开出，])(?![\u4e00-\u9fff]{0,2}[钱买租借付交签找们家自己的妈爸爷奶朋友同事])|我姓[\u4e00-\u9fff]，(?:名字?|全名)?(?:叫|是)?|我喊(?=[\u4e00-\u9fff]{2,3}，(?:身份证|男|女|住))|名字[叫是]|姓[\u4e00-\u9fff]，(?:名)?叫|本人姓名|姓名[:：]|(?:他|她)(?:名字)?叫|(?:大名|真名|本名|全名)(?:叫|是)?|法人(?:代表)?(?:是|叫)|(?:老板|经理|负责人)(?:叫|是)|(?:找|请)的是|包给|(?:介绍|认识|合作|雇|请|找|借钱|租房|装修)的(?=[\u4e00-\u9fff]{2,3}[，,])|(?:儿子|女儿|[长次]子|[长次]女|[一两]子|一女|孩子|老公|老婆|丈夫|妻子|房东|朋友|同学|同事|客户|老乡|战友|亲戚|邻居|老板娘?|师傅|网友|工友|个人|男的|女的|(?:开|骑|驾|开货)车的|动手的|打人的|车主|对方|(?:法定)?代表人)(?:，?(?:他|她))?(?:取名|名叫|叫做?|名为))([\u4e00-\u9fff]{2,3})(?=[，。,、；;(（\s]|$|[的是向跟找从在借])/g;

/** 这个马某是我邻居, 他表弟章某在借条上签字: a name between what somebody is to another and what they did. */
const RELATED =
  /(?:^|[，。；\n]|这个|那个)([\u4e00-\u9fff]{2,3})(?=(?:就)?[是系](?:我们?|本人)的?[^，。；]{0,8}(?:同学|朋友|同事|邻居|老乡|战友|亲戚|网友|工友|客户|熟人|发小|闺蜜))|(?:他|她|我|对方)的?(?:亲|大|二|小|堂|表)?(?:哥哥?|弟弟?|姐夫|妹夫|姐姐?|妹妹?|老婆|老公|爱人|儿子|女儿|父亲|母亲|爸爸?|妈妈?|叔叔?|舅舅?|舅子|嫂子|侄子|外甥|女婿)([\u4e00-\u9fff]{2,3})(?=[在也又说写签帮替转把给和跟手，。])/g;

/** 我卞蓉，苏州的; 卞蓉，苏州的: who tells it says their name alone, and goes on with where they live, their age or what they gave. */
const TELLER =
  /(?:(?<=^|[，。；！？!?…\n(] ?)(?:我|俺|本人)|^)([\u4e00-\u9fff]{2,3})(?=，(?:还有|家?住|家在|今年\d|\d{2}岁|男|女|出了?\d|[\u4e00-\u9fff]{2,6}(?:的|人)[，。！]))/g;

/** (个体工商户，经营者开建文): whatever surname, who stands behind a firm. */
const HEAD_OF_FIRM = /[(，,](?:投资人|经营者|经营人|业主)(?:为|是|：|:)?([\u4e00-\u9fff]{2,3})(?=[)，。])/g;

/** 鲁某, 应某某: a name that its teller hides. */
const MASKED_NAME =
  /((?![和于同从向由对有因与以]|应某某?的)[\u4e00-\u9fff]某某?)(?=[^\u4e00-\u9fff]|[的是向跟找从在借写说把被也就还没不]|$)/g;

/** 叫黎明辉，: a name that is said to be one ends at the mark, and not where a shorter name would. */
const SAID_TO_BE = /(?:叫|大名|真名|姓名(?:是|为)?[:：]?|名字(?:是|叫)|儿子|女儿|闺女|孩子)$/;
function untilMark(story: string, mask: Mask): Mask {
  const { kind, start, end } = mask;
  const isShort =
    kind === 'name' && end - start === 2 && SAID_TO_BE.test(story.slice(Math.max(0, start - 4), start));
  return isShort && NAME_ENDS.test(story.slice(end)) && !ADVERB.test(story.charAt(end))
    ? { ...mask, end: end + 1 }
    : mask;
}
/** One character more, and a mark or an age behind it: 儿子马子轩十二岁. */
const NAME_ENDS = /^[\u4e00-\u9fff](?:[，。；、,;)）]|(?:今年)?[\d一二三四五六七八九十]{1,3}(?:周?岁|个月))/;
const ADVERB = /[的了吧啊呀呢吗是我他她你今一二三四五六七八九十才也在说还和跟]/;

/** Everybody a story names: people by the words around them, firms by how their names end. */
export function findCast(story: string, masked: readonly Mask[]): StoryCast {
  const kinds = new Map<string, CastMember['kind']>();
  for (const { name, isLawFirm } of findCompanies(story))
    kinds.set(name, isLawFirm ? 'law_firm' : 'organisation');
  for (const name of toldFirms(story))
    if (![...kinds.keys()].some((firm) => firm.includes(name) || name.includes(firm)))
      kinds.set(name, 'organisation');
  // 安平市瑞达电子厂(全称安平市瑞达电子有限公司): one firm, under the name on its licence.
  for (const name of [...kinds.keys()])
    if ([...kinds.keys()].some((full) => full !== name && FULL_NAME_BEHIND(name, full).test(story)))
      kinds.delete(name);
  const firms = [...kinds.keys()];
  /** Given names alone, with the names that they are of. */
  const givens = new Map<string, string>();
  /** @param at where the words stand; of names that are announced it does not matter */
  const add = (read: string, after: string, before = '', at?: number) => {
    // 戚敏于2008年: the preposition before a day is no part of a name.
    const full = withSurname(story, read);
    if (full !== null) givens.set(read, full);
    const name =
      withVerbAsSurname(read, before, after) ??
      full ??
      (read.length > 2 && /[于在自从至与向因]$/.test(read) && /^ ?[\d一二三四五六七八九十年]/.test(after)
        ? read.slice(0, -1)
        : trimmedName(read, before, after));
    if (isFalseName(name, before) || NICKNAME.test(before)) return;
    if (at !== undefined && story.startsWith(name, at) && isNoName(story, at, at + name.length)) return;
    // 找云帆 of 杭州云帆公司: the firm by its own word, unless somebody is said to bear it.
    const isPart = firms.some(
      (firm) => firm.includes(name) && (!hasOwnPlace(story, name, firms) || !isSaidOfPerson(story, name)),
    );
    // 云帆在杭州市…: a firm under its short name.
    const isShort =
      firms.some((firm) => firm.includes(name + after.slice(0, 2))) ||
      TRADE_BEHIND.test(after) ||
      (firms.some((firm) => firm.includes(name)) &&
        story.split(name).some((behind, index) => index > 0 && FIRM_BEHIND.test(behind.slice(0, 8))));
    if (
      isPersonName(name) &&
      !NOBODY.test(name) &&
      !isPart &&
      !isShort &&
      !isOfPlace(name, before, after) &&
      !kinds.has(name)
    )
      kinds.set(name, 'person');
  };
  const isToldToDo = (name: string, at: number) =>
    VERB_OF_TWO.test(name) && IS_TOLD_TO.test(story.slice(0, at)) && story.split(name).length === 2;
  const tellers = whoTells(story).filter(({ name, start }) => !isToldToDo(name, start));
  for (const { name, end } of tellers) add(name, story.slice(end, end + 6), '叫');
  for (const { kind, start, end } of masked.map((mask) => untilMark(story, mask)))
    if (kind === 'name' && !isToldToDo(story.slice(start, end).replace(LEAD, ''), start)) {
      const name = story.slice(start, end).replace(LEAD, '');
      add(name, story.slice(end, end + 6), story.slice(start - 4, start), end - name.length);
    }
  for (const { index, 0: all, 1: name = '' } of story.matchAll(ANNOUNCED))
    if (SURNAMES.has(name[0] ?? '') && !isToldToDo(name, index + all.indexOf(name))) add(name, '');
  for (const [, name = ''] of story.matchAll(TELLER)) if (SURNAMES.has(name[0] ?? '')) add(name, '，', '我');
  for (const { index, 0: all, 1: known, 2: kin } of story.matchAll(RELATED)) {
    const name = known ?? kin ?? '';
    const behind = story.slice(index + all.length, index + all.length + 6);
    if (SURNAMES.has(name[0] ?? '')) add(name, behind, '', index + all.indexOf(name));
  }
  for (const { name, end } of namedByDeed(story)) add(name, story.slice(end, end + 6), '', end - name.length);
  for (const [, name = ''] of story.matchAll(HEAD_OF_FIRM)) if (!kinds.has(name)) kinds.set(name, 'person');
  for (const [, name = ''] of story.matchAll(MASKED_NAME)) if (SURNAMES.has(name[0] ?? '')) add(name, '');
  const people = [...kinds].flatMap(([name, kind]) => (kind === 'person' ? [name] : []));
  const shorts = namesOfOne(story, people);
  for (const [given, full] of givens)
    if (kinds.has(full) && !kinds.has(given) && !shorts.has(given))
      shorts.set(given, shorts.get(full) ?? full);
  for (const short of shorts.keys()) kinds.delete(short);
  return layOut(story, kinds, shorts, new Set(tellers.map(({ name }) => shorts.get(name) ?? name)));
}

/** 开理发店的付洪亮，: a surname that is a verb elsewhere, behind what tells that a name comes. */
const withVerbAsSurname = (read: string, before: string, after: string): string | null => {
  const [, surname] = /(?:的|叫|是|姓名|找|跟|借给|转给|卖给)([付于向和时应计])$/.exec(before) ?? [];
  return surname && read.length === 2 && /^(?:[，。；、,]|$|也|就|是)/.test(after) ? surname + read : null;
};

/** 建军一家 of who is 龚建军: a given name whose surname is told elsewhere; 玉刚, though 玉 is a surname, of 老三柏玉刚. */
function withSurname(story: string, given: string): string | null {
  // 保安小丁 has no surname of 安.
  if (given.length !== 2 || /^[小老阿大二三]/.test(given)) return null;
  const before = SURNAMES.has(given[0] ?? '') ? '(?<=[，。、；：\\n叫]|老[大二三四五六幺]|[哥姐弟妹])' : '';
  const at = [...story.matchAll(new RegExp(`${before}([\\u4e00-\\u9fff])${given}`, 'g'))].find(
    ([, surname = '']) =>
      SURNAMES.has(surname) && !/[和向于从与同对由有给]/.test(surname) && !HARDLY_SURNAMES.has(surname),
  );
  return at ? at[0] : null;
}

/** 网名“小苏打”: what somebody is called beside their name. */
const NICKNAME = /(?:网名|昵称|外号|绰号|微信名)[叫是]?[“"‘]?$/;

const FULL_NAME_BEHIND = (short: string, full: string): RegExp =>
  new RegExp(
    `${escaped(short)}[(，]?(?:公司)?(?:的)?(?:全称|全名|登记名称|执照上?)(?:是|叫|为|写的是?)?[:：]?${escaped(full)}`,
  );

const hasOwnPlace = (story: string, name: string, firms: readonly string[]) =>
  firms.reduce((text, firm) => text.replaceAll(firm, ' '), story).includes(name);

/** 老板云帆, 云帆这个人: a word that a firm is called by is said to be somebody's name. */
const isSaidOfPerson = (story: string, name: string): boolean =>
  new RegExp(
    `(?:叫|大名|姓名|名字|我|老板|老总|经理|法人|法定代表人|负责人|经营者|股东|老公|老婆|朋友|同学|先生|女士)(?:是|叫|为|[:：])?${name}|${name}(?:这个人|本人|个人|先生|女士|签|借|是(?:我|他|老板|法人|股东)|[，(（](?:男|女|系|身份证|电话))`,
  ).test(story);

/** @param shorts short names that people go by, with their full ones */
function layOut(
  story: string,
  kinds: ReadonlyMap<string, CastMember['kind']>,
  shorts: ReadonlyMap<string, string>,
  tellers: ReadonlySet<string>,
): StoryCast {
  // The longest first, so that a name within another's is no mention of its own.
  const names = [...kinds.keys(), ...shorts.keys()]
    .sort((one, other) => other.length - one.length)
    .slice(0, MEMBERS_MAX);
  if (names.length === 0) return { members: [], tellers: [], scene: story, placeOf: (at) => at };
  // 表舅妈 is not 表舅.
  const pattern = new RegExp(
    names.map((name) => `${escaped(name)}${shorts.has(name) ? '(?![妈家])' : ''}`).join('|'),
    'g',
  );
  const members: CastMember[] = [];
  const numbers = new Map<string, number>();
  const shifts: { at: number; by: number }[] = [];
  let scene = '';
  let from = 0;
  for (const { index, 0: said } of story.matchAll(pattern)) {
    const name = shorts.get(said) ?? said;
    let number = numbers.get(name);
    if (number === undefined) {
      number = members.length;
      numbers.set(name, number);
      members.push({ kind: kinds.get(name) ?? 'person', name, mentions: [] });
    }
    members[number]?.mentions.push({ start: index, end: index + said.length });
    scene += story.slice(from, index) + tokenOf(number);
    from = index + said.length;
    shifts.push({ at: scene.length, by: from - scene.length });
  }
  scene += story.slice(from);
  const placeOf = (at: number) => at + (shifts.findLast((shift) => shift.at <= at)?.by ?? 0);
  return { members, tellers: members.filter(({ name }) => tellers.has(name)), scene, placeOf };
}
