import { ABBREVIATIONS, normalizeLawTitle } from './law-title.ts';

/** What a name says of the kind of its text. */
export type NationalKind = 'law' | 'regulation';

/** Words that end in 法 and name no law: 办法 are rules, 示范法 and the laws of others are not ours. */
const NO_LAW =
  /(?:[办方作做看说想用写司执守立违合依非书宪笔手语疗无设枉][法]|示范法|国际法|公法|私法|实体法|部门法|基本法)$|^(?:民事|刑事|行政)?程序法$/;
/** A field of the law by itself, a law with the country's name before it. */
const GENERIC = /程序法$/;
/** Places, and whoever makes regulations besides the national organs. */
const OTHERS =
  /[省市县区州盟旗镇乡]|香港|澳门|台湾|深圳|珠海|厦门|汕头|横琴|前海|雄安|北京|天津|上海|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆|共产党|中共|党内|党的|纪律|军队|解放军|武警|军人|军事|军用|中央军委/;
/** Words with such a character that name no place. */
const NO_PLACE = /城市|市场|都市|区域|地区|社区|园区|乡村|城乡|城镇|村镇|县域|区分|区块|灾区|海区/g;
/** Laws of other countries and times, treaties and drafts. */
const ELSEWHERE =
  /德国|日本|法国|法兰西|英国|美国|意大利|瑞士|俄罗斯|韩国|欧盟|欧洲|奥地利|荷兰|加拿大|新加坡|印度|联邦|联合国|国际|公约|民国|大清|苏维埃|解放区|边区|罗马|唐律|拿破仑|草案|试行|暂行|征求|建议稿|学者|修订稿|修正案|送审/;
const LENGTH = { least: 5, most: 30 };

/** 中华人民共和国离婚法: with the country's name before it, it is given as the title in full, however short or generic. */
export const isGivenInFull = (name: string): boolean => /^[《\s]*中华人民共和国./.test(name);

/** The kind of text whose name could stand in the list of national laws, or of regulations of the State Council; null for any other name. */
export function nationalKindOf(name: string): NationalKind | null {
  const key = normalizeLawTitle(name);
  const isInFull = isGivenInFull(name);
  if ((key.length < LENGTH.least && !isInFull) || key.length > LENGTH.most || !/^[\u4e00-\u9fff]+$/.test(key))
    return null;
  if (ELSEWHERE.test(key) || OTHERS.test(key.replace(NO_PLACE, ''))) return null;
  if (/(?:法|法典)$/.test(key)) return NO_LAW.test(key) && !(isInFull && GENERIC.test(key)) ? null : 'law';
  return /(?<!实施)条例$/.test(key) ? 'regulation' : null;
}

/** Whether a name could be short for a title: its characters stand there in their order. */
export function mayBeShortFor(name: string, title: string): boolean {
  let at = -1;
  for (const character of name) {
    at = title.indexOf(character, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The usual short names as they are written. */
export const isUsualShortName = (name: string): boolean => Object.hasOwn(ABBREVIATIONS, name);
