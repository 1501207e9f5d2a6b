const STATES =
  '加利福尼亚州?|加州|纽约州|得克萨斯州?|佛罗里达州?|特拉华州?|安大略省?|魁北克省?|伦敦|东京|纽约';
const COUNTRIES =
  '美国|英国|英格兰|苏格兰|加拿大|澳大利亚|澳洲|新西兰|日本|韩国|朝鲜|新加坡|马来西亚|泰国|越南|缅甸|柬埔寨|老挝|菲律宾|印度尼西亚|印尼|印度|德国|法国|意大利|西班牙|葡萄牙|荷兰|比利时|瑞士|瑞典|挪威|丹麦|芬兰|波兰|俄罗斯|乌克兰|土耳其|阿联酋|迪拜|沙特|以色列|埃及|南非|巴西|阿根廷|墨西哥|欧盟|香港|澳门|台湾';
const PLACE = `(?:${COUNTRIES}|${STATES})`;
/** 英国普通法, 美国版权法, 日本法律; not 日本法人, nor the 法国 of a place that is named next. */
const LAW = String.raw`(?:法律|法规|法例|普通法|判例法|[a-z-]{2,20} law(?![a-z])|[\p{Script=Han}]{0,4}?法(?=[，,。；;、？?！!\s的里下上中规来]|$))`;
const LAW_OF_PLACE = new RegExp(`(${PLACE})(?:${PLACE})?(?:本地|当地|这边|那边)?的?${LAW}`, 'iu');
const PLACE_NAMED = new RegExp(`${PLACE}`, 'u');
const LOCAL_LAW =
  /(?:按|按照|依|依照|根据|依据|适用|看)?当地的?(?:法律|法规|法院|[a-z-]{2,20}\s?(?:law|规则))/iu;

const PLACE_EN =
  'United States|U\\.?S\\.?A?|American?|California|New York|Texas|Florida|Delaware|United Kingdom|U\\.?K\\.?|British|England|English|Scottish|Canadian?|Ontario|Australian?|New Zealand|Japan(?:ese)?|Korean?|Singapore(?:an)?|Malaysian?|Thai(?:land)?|Vietnam(?:ese)?|German(?:y)?|French|France|Ital(?:y|ian)|Spanish|Spain|Swiss|Dutch|Russian?|Indian?|European|EU|Hong Kong|Macau|Taiwan(?:ese)?';
const LAW_OF_PLACE_EN = new RegExp(
  String.raw`\b(?:(${PLACE_EN})(?:['’]s)?\s+(?:state\s+|federal\s+|common\s+|copyright\s+|patent\s+|labou?r\s+|contract\s+|family\s+)?laws?|laws?\s+(?:of|in)\s+(?:the\s+)?(${PLACE_EN}))\b`,
  'i',
);

/** Whoever speaks of China asks what its law says of something foreign: 美国的判决在中国能承认吗. */
const OF_CHINA = /中国|国内|我国|大陆|内地|涉外|承认|China|Chinese|mainland/iu;

/**
 * The place whose own law a question asks about, as it says it: 新加坡, California; null where it asks about Chinese law. People and
 * companies of other countries are no law of theirs, and law of Hong Kong, Macau and Taiwan is not that of the mainland.
 */
export function findOtherJurisdiction(text: string): string | null {
  if (OF_CHINA.test(text)) return null;
  const [, place] = LAW_OF_PLACE.exec(text) ?? [];
  if (place !== undefined) return place;
  const [, before, behind] = LAW_OF_PLACE_EN.exec(text) ?? [];
  const inEnglish = before ?? behind;
  if (inEnglish !== undefined) return inEnglish;
  return LOCAL_LAW.test(text) ? (PLACE_NAMED.exec(text)?.[0] ?? null) : null;
}
