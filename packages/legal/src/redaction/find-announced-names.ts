import type { PersonalData } from './mask.ts';
import { NOT_NAMES, ROLE_CUE } from './name-cues.ts';
import { oddsOf } from './name-evidence.ts';
import { NO_PERSON, PARTY_ACT, PERSON_ACT } from './person-acts.ts';
import { PERSON_NOUNS } from './person-nouns.ts';
import { COMPOUND_SURNAMES, SURNAMES } from './surnames.ts';
import type { WordGrid } from './word-grid.ts';

/** Who takes part in a proceeding, a contract, a policy, an interview or a treatment. */
const PARTY =
  '(?:(?:申请|被|协助|异议|复议)?执行人|异议人|罪犯|(?:被)?[询讯]问人|记录人|(?:主治|经治|执业)?医师|医生|患者|病人|户主|家庭成员|(?:受)?赠与?人|受遗赠人|经营者|审判长|(?:代理)?审判员|书记员|(?:人民)?陪审员|法官助理|检察员|公诉人|自诉人|侦查员|辩护人|鉴定人|翻译人员|再审申请人|(?:被)?上诉人|(?:被)?申请人|(?:立)?遗嘱人|见证人|转让人|受让人|(?:出|承)租人|投保人|被保险人|受益人|驾驶[人员]|监护人|(?:被)?继承人|(?:附带民事诉讼)?(?:原告|被告)人?|案外人|第三人|证人|借款人|出借人|担保人|保证人|债[务权]人|被害人|受害人|犯罪嫌疑人|死者|伤者|学生|家长|姓名|员工|工人|工友|代表|经办人|联系人|负责人|收件人|寄件人|收货人|签收人|立[约据]人|合伙人[一二三四五]?|(?:代理|承办|辩护)律师|具状人|答辩人|申诉人|投诉人|经手人|证明人|填表人|审核人|制表人|主持人|公证员|调解员|仲裁员|持卡人|户名|收款方|付款方|卖方|买方|报案人|报警人|委托人|受托人|法定代表人|代理人|业主|房主|车主|股东|签[名字])';
const HAN = '[\\u4e00-\\u9fff]';
const NAME = `(?:${HAN}{1,8}(?:[·•・‧]${HAN}{1,8}){1,3}|${HAN}{2,4}(?!${HAN})|${HAN} ${HAN}(?: ${HAN})?(?!${HAN})|(?<=成员[:：]|、|\\))${HAN}{2,7}(?!${HAN}))`;
/** 见证人：甲、乙（均系本所律师）; 姓名 Name：白音. A blank after a role of a court is enough: 审判长　甲. */
const LABELLED = new RegExp(
  `(?:${PARTY}(?:\\([^)\\n]{0,8}\\))?(?: ?[A-Za-z]{2,12}(?: [A-Za-z]{2,12})?)? ?[:：] ?|(?:名单|人员|成员|参会人|出席人|到会人)[:：] ?)(?=(${NAME}(?:(?:\\([^)\\n]{1,12}\\))?[、,，] ?${NAME}){0,30}))`,
  'g',
);
const SPACED_ROLE =
  /(?:审判长|审判员|书记员|陪审员|法官助理|检察员|执行员) {1,4}([\u4e00-\u9fff]{2,4})(?![\u4e00-\u9fff])/g;
const NOBODY =
  /公司|集团|中心|银行|医院|学校|大学|执照|证书|证件|保证|申请|[厂店院校所行社局部会队处铺]$|某|^(?:同意|反对|属实|没有|是的|好的|可以|有的|知道|清楚|记得|同上|不详|未知|无|本人|男|女|双方|各方|见|详见|不|另|略|如|待|暂|盖章|签字|签名|姓名|电话|地址|日期|年龄|性别|身份|民族|职业|住址|单位|职务|部门|年月日?)|以及|或者|[的了是在不应可须得共计]|[方人员者]$|妻子|丈夫|儿子|女儿|父亲|母亲|父母|父子|子女/;
/** 被告明月表示上诉: a word of the dictionary stands between a role and what a party does. */
const DIRECT = new RegExp(`${PARTY}(?=(${HAN}{2})(${HAN}{1,6}))`, 'g');
/** 方圆，女，住…: only persons have a sex. */
const WITH_SEX = new RegExp(
  `(?:(?:^|[\\s，,。；;：:、)])${PARTY}?|${PARTY})(${HAN}{2,4}|(?<=${PARTY})${HAN}{2,7}|${HAN}{2,8}·${HAN}{2,8})[，,](?:(?:性别)?[男女](?:性)?[，,。]|(?:[汉满回壮苗彝藏蒙]|蒙古|维吾尔|${HAN}{1,4})族[，,。；;])`,
  'g',
);
/** 江山和夏天两口子. */
const COUPLE =
  /(?<![\u4e00-\u9fff])([\u4e00-\u9fff]{2,3})[和与跟]([\u4e00-\u9fff]{2,3}?)(?=两口子|夫妻|夫妇|俩|两人|二人|两个人|兄弟|姐妹|父子|母女|父女|母子|系夫妻|是夫妻|原系|结婚|登记结婚|离婚)/g;
/** 该款汇入了路平的账户. */
const OWNER =
  /(?:[汇转打存划]入|[汇转打存划]到|[汇转打存划]给|登记在|过户到|记在|挂在)了?([\u4e00-\u9fff]{2,3}?)(?:的?(?:账户|账号|银行卡|卡上|卡里|微信|支付宝)|名下)/g;
/** 由黄金龙于裁决生效之日起五日内返还. */
const LIABLE =
  /(?:由|(?<![受被])委托)([\u4e00-\u9fff]{2,3})(?=于[本判裁\d一二三四五六七八九十收]|承担|负担|返还|支付|偿还|赔偿|抚养|继承所有|代为|代表(?:本人|我|其)|前往办理|全权)/g;
/** 石头是我表弟的小名. */
const IS_NAME =
  /(?<![\u4e00-\u9fff])([\u4e00-\u9fff]{2,4}?)(?=是[^，。；\n]{1,8}(?:名字|真名|本名|艺名|小名|外号|绰号|网名|乳名|曾用名|化名))/g;
/** What stands in front of a name that is told to be somebody's. */
const AT = '(?:(?<![\\u4e00-\\u9fff])|(?<=死者|原告|被告人?|系|鉴于|因|与|和|跟|、))';
const KIN =
  '(?:什么人|谁|老公|老婆|丈夫|妻子|爱人|前夫|前妻|爸|妈|父亲|母亲|儿子|女儿|孩子|[哥姐弟妹叔舅姑姨]|表[哥姐弟妹]|堂[哥姐弟妹]|姐夫|嫂子|岳[父母]|同[事学乡村]|朋友|邻居|房东|老板|领导|亲戚)';
/** 死者严格之妻, 高原是我表哥, 和舒畅什么关系, 雷雨系公司员工: whose kin somebody is, or who they are. */
const KIN_OF = [
  new RegExp(
    `${AT}(${HAN}{2,3})(?=之(?:妻|夫|父|母|子|女|兄|弟|姐|妹|长子|次子|长女|次女|配偶|家属)(?:${HAN}|[，,、。]))`,
    'g',
  ),
  new RegExp(`${AT}(${HAN}{2,3})(?=是(?:我|你|他|她|咱们?)(?:的|们)?(?:亲|大|小|二|三)?${KIN})`, 'g'),
  new RegExp(`[与和跟](${HAN}{2,3}?)(?=(?:之间)?(?:是|有)?(?:什么|啥)关系)`, 'g'),
  new RegExp(
    `${AT}(${HAN}{2,3})(?=系(?:${HAN}{0,8}(?:公司|单位)${HAN}{0,4}(?:员工|职工|股东|人员|经理|负责人|法定代表人|司机)|(?:原告|被告|死者|本案)))`,
    'g',
  ),
];
/** 伙同石头（另案处理）, 安全（化名）: what only a person has in brackets behind the name. */
const BRACKETED =
  /(?:(?<![\u4e00-\u9fff])|(?<=伙同|被告人?|原告|被害人|证人|[转受让租卖买甲乙丙丁借贷托包][让受]?方|[人告方者与和跟对向由]))([\u4e00-\u9fff]{2,4}?)(?=\((?:化名|(?<=[方人][\u4e00-\u9fff]{2,4}\()以下(?:简称|称)|另案处理|在逃|已判刑|均已判刑|已死亡|已故|殁年|绰号|外号|曾用名|[男女][，,)]|系[^)\n]{1,10}[之的][父母妻夫子女]))/g;
const SPOUSE_OF = /(?<=死者|原告|被告|系|被害人|伤者)([\u4e00-\u9fff]{2,3})(?=之[妻夫父母子女])/g;
/** 备注钱多多, 碰到钱多多了, 卡是祝福的，, 提交温馨的结婚证, 是方圆干的. */
const POINTED_AT =
  /(?:备注(?:名|写|填|是|的)?|(?:碰到|遇到|碰见|遇见|见到|认识|问问|通知|转告|麻烦)|是(?=[\u4e00-\u9fff]{2,3}(?:的[，,。？?！!]|(?:干|写|签|拿|打|收|说|偷)的))|提交(?=[\u4e00-\u9fff]{2,3}的(?:结婚证|身份证|户口|病历|死亡证明|护照)))([\u4e00-\u9fff]{2,3}?)(?=$|[，,。；;？?！!\n]|了[，,。]|的[，,。？?！!]|(?:干|写|签|拿|打|收|说|偷)的|的(?:结婚证|身份证|户口|病历|死亡证明|护照))/g;

/** 我叫安静，: nothing but a name, whatever word it is. */
const CALLED =
  /(?:(?<=^|[\s，,。；;：:“])本人|我叫|名叫|本名叫?|真名叫?|真名是|名字叫|名字是|姓名[是为]|全名叫?|他叫|她叫|个叫|自称|化名|大名叫?|原名叫?|中文名叫?|学名叫?|又名|现名|真实姓名[是为]?)([\u4e00-\u9fff]{2,3})(?=$|[\s，,。；;、:：)的]|电话|手机|身份证)/g;
/** 我是安静，证件号…: somebody who says who they are, with what proves it. */
const I_AM =
  /(?:^|[\s，,。；;])我是([\u4e00-\u9fff]{2,3})(?=[，, ]{1,2}(?:电话|手机|身份证|证件|公民身份|联系|微信|住))/g;
/** 绰号“二狗”, 小名糖糖, 人称“刀疤”. */
const NICKNAME =
  /(?:绰号|外号|诨名|小名|乳名|昵称|曾用名|别名|(?<![^\s，,。；;：:、])人称)(?:叫做?|是|为)?(?:[:：]? ?[“"「『']([\u4e00-\u9fff]{1,5})[”"」』']|[:：]?([\u4e00-\u9fff]{2,3})(?=[，,。；;、\n）)]|$))/g;
/** 都叫他“黑皮”, “二愣子”，大名叫…: in quotation marks what somebody is called. */
const QUOTED =
  /(?:[叫喊称][他她其]|人称|江湖上叫|群里叫|都叫|网名叫?|昵称叫?|微信名叫?|微信昵称|备注)[:：]?[“"「『'‘]([^”"」』'’\n，。]{1,6})[”"」』'’]|[“"「『'‘]([^”"」』'’\n，。]{1,6})[”"」』'’](?=[(，,]?(?:大名|真名|本名|原名|真实姓名|又名)|的(?:网友|男子|女子|男人|女人|人(?!数|员)|老板|主播|中介|男生|女生|小伙|阿姨|大哥|大姐))/g;
/** 单名一个珊字, 姓令狐. */
const SPELLED =
  /单名(?:一个|是|叫|个)?[“"]?([\u4e00-\u9fff])|姓([\u4e00-\u9fff]{2})(?=$|[\s，,。；;、的）)是])/g;
const CAUSE =
  '离婚|借款|民间借贷|买卖|租赁|劳动|劳务|合同|侵权|人身|财产|房屋|机动车|交通|继承|抚养|赡养|物权|名誉|生命|健康|医疗|产品|建设|装修|承揽|股权|股东|保险|信用卡|金融|追偿|不当得利|返还|排除|相邻|分家|赠与|遗嘱|婚约|同居|探望|变更|确认|执行|保证|债权|债务|一案';
/** 原告甲与被告乙离婚纠纷一案. */
const IN_CASE = new RegExp(
  `(?:原告|被告人?|上诉人|申请人|执行人|第三人|人|诉)(${HAN}{2,4}?)(?=(?:与|诉|和)(?:原告|被告|被?上诉人|被?申请人|被执行人|第三人|${HAN}{2,4}?(?:${CAUSE}))${HAN}{0,24}(?:纠纷|一案)|(?:${CAUSE})${HAN}{0,20}(?:纠纷|一案))`,
  'g',
);
/** 到会：郭、惠、荆三位组长: surnames alone, counted behind. */
const COUNTED =
  /(?<![\u4e00-\u9fff])(?:[\u4e00-\u9fff]、){1,8}[\u4e00-\u9fff](?=(?:[两二三四五六七八九]|几)?(?:位|名|人|个)?(?:[\u4e00-\u9fff]{0,2}[长师员任理]|律师|老师|法官|先生|女士))/g;
/** 被执行人北海 as a line of its own. */
const OWN_LINE = new RegExp(`(?<=(?:^|\\n) {0,4}${PARTY} {0,3})(${HAN}{2,4})(?= *(?:$|\\n))`, 'g');
const NO_PARTY = /公司|集团|中心|[厂店院校所行社局部会方]$|某|的/;
const NO_NICKNAME = /^(?:很|太|不|什么|怎么|难听|我们?|他们?|她们?|的|是|老赖|黄牛|等|和)/;

/** Names that the words around them announce so surely that they may be any word: after a role with a colon, between a role and an act. */
export function findAnnouncedNames(text: string, grid: WordGrid): PersonalData[] {
  const found = [
    ...labelled(text),
    ...direct(text, grid),
    ...groupsOf(text, SPACED_ROLE, (name) => !NOBODY.test(name)),
    ...groupsOf(text, WITH_SEX, (name) => !NOBODY.test(name)),
    ...groupsOf(text, COUPLE, (_, all) =>
      all.every((one) => SURNAMES.has(one[0] ?? '') && !ROLE_CUE.test(one) && !NOBODY.test(one)),
    ),
    ...groupsOf(text, OWNER, mayBeName),
    ...KIN_OF.flatMap((pattern) => groupsOf(text, pattern, mayBeName)),
    ...groupsOf(text, BRACKETED, (name) => !NOBODY.test(name) && !ROLE_CUE.test(name)),
    // 死者严格之妻: whatever word it is.
    ...groupsOf(text, SPOUSE_OF, (name) => SURNAMES.has(name[0] ?? '') && !NOBODY.test(name)),
    ...groupsOf(text, POINTED_AT, mayBeName),
    ...groupsOf(text, LIABLE, mayBeName),
    ...groupsOf(text, IS_NAME, (name) => !ROLE_CUE.test(name) && !/^[这那他她它我你]|[的个]/.test(name)),
    ...groupsOf(
      text,
      CALLED,
      (name) =>
        !NOBODY.test(name) &&
        (SURNAMES.has(name[0] ?? '') ||
          isNr(text, grid, name) ||
          (name.length === 3 && oddsOf(name.slice(1)) > 1)),
    ),
    ...groupsOf(text, I_AM, (name) => !NOBODY.test(name) && !ROLE_CUE.test(name)),
    ...groupsOf(text, NICKNAME, (name) => !NO_NICKNAME.test(name)),
    ...groupsOf(text, QUOTED, (name) => !NO_NICKNAME.test(name) && !NOBODY.test(name)),
    ...groupsOf(
      text,
      OWN_LINE,
      (name) =>
        !NOBODY.test(name) &&
        !NO_PERSON.test(name) &&
        (SURNAMES.has(name[0] ?? '') || isNr(text, grid, name, /^(?:n[rsz]|[atzs])/)),
    ),
    ...counted(text),
    ...groupsOf(text, SPELLED, (name) => name.length === 1 || COMPOUND_SURNAMES.has(name)),
    ...groupsOf(text, IN_CASE, (name) => SURNAMES.has(name[0] ?? '') && !NO_PARTY.test(name)),
  ];
  return found.map((place) => ({ kind: 'name', ...place, sure: true }));
}

type Stretch = Pick<PersonalData, 'start' | 'end'>;

/** Every group of a pattern that may be a name; a group is looked for from the end of the one before it. */
function groupsOf(
  text: string,
  pattern: RegExp,
  isName: (name: string, all: string[]) => boolean,
): Stretch[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const groups = match.slice(1).filter((group) => group !== undefined);
    let from = match.index;
    return groups.flatMap((group) => {
      const start = text.indexOf(group, from);
      from = start + group.length;
      return isName(group, groups) ? [{ start, end: from }] : [];
    });
  });
}

const counted = (text: string): Stretch[] =>
  [...text.matchAll(COUNTED)].flatMap(({ index, 0: list }) =>
    [...list].every((sign) => sign === '、' || SURNAMES.has(sign))
      ? [...list].flatMap((sign, at) => (sign === '、' ? [] : [{ start: index + at, end: index + at + 1 }]))
      : [],
  );

const mayBeName = (name: string) =>
  SURNAMES.has(name[0] ?? '') && !NOT_NAMES.has(name) && !NOBODY.test(name) && !ROLE_CUE.test(name);

function isNr(text: string, grid: WordGrid, name: string, tags = /^nr/): boolean {
  const at = text.indexOf(name);
  const word = grid.wordAt(at);
  return word?.start === at && word.end === at + name.length && tags.test(word.tag);
}

/** All of the list behind a label; one that names a crowd (名单) needs a surname in each. */
function labelled(text: string): Stretch[] {
  return [...text.matchAll(LABELLED)].flatMap((match) => {
    const isCrowd = /(?:名单|人员|成员|代表|股东|参会人|出席人|到会人|业主|员工|工人|学生)[:：] ?$/.test(
      match[0],
    );
    const list = match[1] ?? '';
    const at = match.index + match[0].length;
    const parts = [...list.matchAll(/[^、,，]+/g)];
    const found: Stretch[] = [];
    for (const { index, 0: part } of parts) {
      const bare = part.replace(/\(.*$/, '').trim();
      const isFirst = index === 0;
      const isListed = text[at + index - 1] === '、' || /\)[、,，]$/.test(list.slice(0, index));
      if (!isFirst && !isListed) break;
      if (bare === '' || NOBODY.test(bare) || PERSON_NOUNS.has(bare)) break;
      if ((isCrowd || !isFirst) && !SURNAMES.has(bare[0] ?? '') && bare.length < 3 && !/\(/.test(part)) break;
      const start = at + index + part.indexOf(bare);
      found.push({ start, end: start + bare.length });
    }
    return isCrowd && found.length < 2 && !/\(/.test(list) ? [] : found;
  });
}

/** The dictionary's word between a role and what a party does; a thing (n) needs what only persons do. */
function direct(text: string, grid: WordGrid): Stretch[] {
  return [...text.matchAll(DIRECT)].flatMap((match) => {
    const start = match.index + match[0].length;
    const name = match[1] ?? '';
    const end = start + name.length;
    const word = grid.wordAt(start);
    if (word?.start !== start || NO_PERSON.test(name) || NOBODY.test(name)) return [];
    const after = text.slice(end, end + 16);
    if (word.end === end && !/^(?:n|a|t|z|nr)/.test(word.tag)) return [];
    // Two words of a character each (于 归) are a name only with a surname in front.
    if (
      word.end !== end &&
      !(word.end === start + 1 && grid.wordAt(start + 1)?.end === end && SURNAMES.has(name[0] ?? ''))
    )
      return [];
    const isThing = word.end === end && /^n(?!r)/.test(word.tag) && !SURNAMES.has(name[0] ?? '');
    const acts = PERSON_ACT.test(after) || (!isThing && PARTY_ACT.test(after));
    return acts ? [{ start, end }] : [];
  });
}
