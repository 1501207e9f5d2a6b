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
 * The place whose own law a question asks about, as it says it: 新加坡, California, named or by all happening there; null where it
 * asks about Chinese law. People and
 * companies of other countries are no law of theirs, and law of Hong Kong, Macau and Taiwan is not that of the mainland.
 */
export function findOtherJurisdiction(text: string): string | null {
  if (OF_CHINA.test(text)) return null;
  return findLawNamed(text) ?? findWhereItHappens(text);
}

function findLawNamed(text: string): string | null {
  const [, place] = LAW_OF_PLACE.exec(text) ?? [];
  if (place !== undefined) return place;
  const [, before, behind] = LAW_OF_PLACE_EN.exec(text) ?? [];
  const inEnglish = before ?? behind;
  if (inEnglish !== undefined) return inEnglish;
  return LOCAL_LAW.test(text) ? (PLACE_NAMED.exec(text)?.[0] ?? null) : null;
}

/** Who or what ties a story to the mainland though it speaks of another place: a court, an agency, an employer that sends people out. */
const OF_MAINLAND =
  /北京|上海|天津|重庆|深圳|广州|杭州|南京|成都|武汉|西安|厦门|青岛|苏州|大连|宁波|长沙|郑州|福州|珠海|东莞|佛山|济南|沈阳|昆明|合肥|广东|福建|浙江|江苏|山东|四川|湖北|湖南|河南|河北|辽宁|云南|广西|老家|回国|出境|国外|境外|淘宝|京东|拼多多|微信|支付宝|代购|中介|旅行社|旅游团|跟团|出差|派我|派他|派去|外派|外贸|Beijing|Shanghai|Guangzhou|Shenzhen|Hangzhou|Nanjing|Chengdu|Qingdao|Xiamen|Taobao|WeChat|Alipay|Renminbi|RMB|yuan|travel agency|business trip/iu;
/** What people do at a place under its law; of a thing from there, 在香港注册的商标, it is no story of there. */
const DONE_THERE =
  '离婚|结婚|上班|打工|工作|做工|实习|租房|租了|租的|买房|买车|开车|骑车|停车|酒驾|醉驾|闯红灯|超速|借钱|开店|开公司|继承|起诉|打官司|报警|吸毒|赌博|留学|读书|旅游|住院|看病|偷|打架|打人|出车祸|出了车祸|发生|被';
const ABROAD = new RegExp(`在(${PLACE})(?:${PLACE})?(?:那边|这边|本地|当地)?(?:${DONE_THERE})`, 'u');
/** Somebody of the family is there, and the question may well be of here: 老公在日本打工, 我想离婚. */
const SOMEBODY_ELSE =
  /(?:老公|老婆|丈夫|妻子|父亲|母亲|爸爸?|妈妈?|儿子|女儿|孩子|哥|弟|姐|妹|叔|舅|姑|姨|朋友|同学|同事|客户|对方|他|她|借款人|债务人|前夫|前妻|男友|女友)[^，,。；;！!？?]{0,6}$/u;
/** What every law has rules of, said of a place as such: 日本酒驾, 德国的试用期, 英国租客. */
const RULED_THERE =
  '酒驾|醉驾|醉酒|酒后|闯红灯|超速|离婚|结婚|同居|遗产|继承|遗嘱|试用期|年假|产假|加班|最低工资|工资|裁员|解雇|遣散|劳工|员工|租客|租房|房租|押金|个税|交税|纳税|消费税|版权|专利|商标|偷税|吸毒|大麻|赌博|打人|杀人|偷东西|盗窃|强奸|死刑|判刑|坐牢|刑法|堕胎|自卫|隐私|诉讼|打官司|起诉|交通|抚养|赡养|诽谤|退货';
const RULE_OF_PLACE = new RegExp(
  `(?:^|[，,。；;！!？?\\s]|请问|想问|问一下|关于|那|去|到)(?:在)?(${PLACE})(?:那边|这边|本地|当地|公司|企业|法院)?的?(?:${RULED_THERE})`,
  'u',
);
/** Where the asker is a party of a dispute with somebody of there, the question is of here: 美国公司拖欠工资, 我怎么办. */
const OWN_PARTY = /我|俺|咱|本人/u;

const NAMES_EN =
  '(?:the )?(?:United States|U\\.?S\\.?A?|America|California|New York|Texas|Florida|Delaware|United Kingdom|U\\.?K\\.?|Britain|England|Scotland|London|Canada|Ontario|Toronto|Australia|Sydney|New Zealand|Japan|Tokyo|(?:South )?Korea|Singapore|Malaysia|Thailand|Vietnam|Germany|Berlin|France|Paris|Italy|Spain|Switzerland|the Netherlands|Russia|India|Dubai|Hong Kong|Macau|Taiwan)';
const ABROAD_EN = new RegExp(`([a-z]+),?\\s+in\\s+(${NAMES_EN})(?![a-z])(?!\\s+and\\s+China)`, 'i');
/** A thing or somebody from there, and who only lives there, may stand in a question of here. */
const FROM_THERE_EN =
  /^(?:made|registered|based|born|incorporated|headquartered|listed|live|lives|lived|living|is|are|am|son|daughter|brother|sister|father|mother|husband|wife|parents|friend|cousin|uncle|aunt|child|company|firm|client|customer|supplier|buyer|seller|factory|produced|manufactured|bought|study|studies|studying)$/i;

/** The place where all of a story happens: 在日本酒驾, sue in Germany; null where something ties it to the mainland. */
function findWhereItHappens(text: string): string | null {
  if (OF_MAINLAND.test(text)) return null;
  const abroad = ABROAD.exec(text);
  if (abroad?.[1] && !SOMEBODY_ELSE.test(text.slice(0, abroad.index))) return abroad[1];
  if (!OWN_PARTY.test(text)) {
    const ruled = RULE_OF_PLACE.exec(text)?.[1];
    if (ruled) return ruled;
  }
  const [, before = '', place] = ABROAD_EN.exec(text) ?? [];
  return place && !FROM_THERE_EN.test(before) ? place.replace(/^the /i, '') : null;
}
