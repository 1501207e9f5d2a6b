import { act, KIN, SPOUSE } from '../story-acts.ts';
import { type CastMember, memberAt, type StoryCast, type StorySide, tokenOf } from '../story-cast.ts';
import type { StorySides } from '../story-sides.ts';

/** What somebody is told to do or to be, and how much it tells for or against their being asked. */
interface Mark {
  says: RegExp;
  weight: number;
  of?: RegExp;
  kind?: 'person' | 'organisation';
}

const MONEY_OR_THING = '(?:钱|款|货|工资|房|租|押金|定金|账|利息|违约金|赔)';
const REFUSES =
  '(?:不(?:还|给|退|赔|付|结|认|管|接|理|肯|同意|承认|道歉|搬|让|修|来|露面|回)|没(?:有)?(?:还|给|退|赔|付|结|发)|欠|拖|赖|拉黑|躲|跑|推|说没钱|说(?:再)?等|翻脸|失联|关机|不见)';
/** Relatives and helpers, who stand beside the matter unless something is told that they did. */
const BESIDE =
  '(?:中介|经理|会计|出纳|店长|主管|人事|前台|客服|业务员|销售|设计师|仓管|老师|医生|护士|交警|民警|法官|调解员|律师|村长|村主任|书记|工友|证人|介绍人|媒人|保安|厨师|服务员|组长|班长|传菜的|后厨)';

const MARKS: readonly Mark[] = [
  // What is asked of them, and that they refuse.
  { says: act(`P[^，。；\\ue000-\\ue3e7]{0,14}${REFUSES}`), weight: 2 },
  { says: act(`P[^。；\\ue000-\\ue3e7]{0,30}，[^，。；\\ue000-\\ue3e7]{0,6}${REFUSES}`), weight: 1 },
  { says: act(`(?:告|起诉|找|催|问)P[^，。]{0,8}(?:要|还|退|赔|讨|催|算账)`), weight: 2 },
  { says: act(`(?:要|让|叫|请|判令)P[^，。]{0,14}(?:还|退|赔|付|给|搬|拆|修|停|删|道歉|承担|过户|交)`), weight: 3 },
  { says: act(`(?:把|跟|向)P(?:也|一起)?(?:告|起诉|列)`), weight: 3 },
  // Loans.
  { says: act('P[^，。；\\ue000-\\ue3e7]{0,16}(?:找|问|跟|向|管|老找)我[^，。]{0,8}(?:借|要|拿|周转|倒|凑|说)'), weight: 3, of: /借贷/ },
  { says: act('(?:借|转|打|汇|给)(?:钱)?(?:了|给)?P'), weight: 2, of: /借贷/ },
  { says: act('P[^，。；\\ue000-\\ue3e7]{0,10}(?:还|转|给|付)(?:了|过)?(?:我|来)?[^，。]{0,6}[\\d一二三四五六七八九十]'), weight: 2 },
  { says: act('P[^，。；]{0,8}(?:打|写)(?:了|的)[^，。]{0,6}(?:条|欠)'), weight: 2 },
  { says: act('(?:条子?|借条|欠条|合同)[^，。]{0,6}(?:是|跟|和)P'), weight: 2 },
  { says: act('P[^，。；]{0,16}(?:担保|保证人|共同借款)'), weight: 2, of: /借贷|买卖|追偿/ },
  { says: act('(?:担保人|保证人|共同借款人)(?:是|叫)?[^，。]{0,4}P'), weight: 2, of: /借贷|买卖|追偿/ },
  // Who let, sold, built, hit, cured.
  { says: act('(?:房东|业主)(?:姓[\\u4e00-\\u9fff]，)?(?:叫|是)?P'), weight: 3, of: /租赁/ },
  { says: act('(?:租给|承租人|租客)[^，。]{0,10}P'), weight: 3, of: /租赁/ },
  { says: act('(?:跟|和|与|同|向|找)P[^，。]{0,10}(?:签|订|买|租|合伙|定|谈)'), weight: 2 },
  { says: act('P(?:跟|和|与)我[^，。]{0,6}(?:签|订|合伙|说好)'), weight: 2 },
  { says: act('(?:给|往|向)P[^，。]{0,8}(?:送|供|做|装|干|施工|拉)'), weight: 3, of: /^(?!劳动|离婚)/ },
  { says: act('(?:司机|开车的|肇事者|骑手)(?:姓[\\u4e00-\\u9fff]，?)?(?:叫|是)?P'), weight: 3, of: /交通/ },
  { says: act('P[^，。]{0,6}(?:开|骑|驾)[^，。]{0,12}(?:车)'), weight: 2, of: /交通/ },
  { says: act('(?:车(?:子|主)?|面包车|货车|轿车)(?:是|登记在|挂在?|挂靠在?)[^，。]{0,6}(?:单位|公司|老板)?(?:的)?，?P'), weight: 2, of: /交通/, kind: 'organisation' },
  { says: act('(?:保险|投保|承保|交强险|商业险|保的)[^，。]{0,6}(?:是|在|于)?P|P[^，。]{0,4}(?:承保|投保|买的?保险|保的)'), weight: 3, of: /交通/, kind: 'organisation' },
  { says: act('(?:邻居|楼上|楼下|隔壁|对门|四楼|[一二三四五六七八九]楼)[^，。]{0,6}(?:叫|是|的)?P'), weight: 2, of: /损害|相邻|动物|健康/ },
  { says: act('P家?[^，。]{0,8}(?:狗|犬|猫|漏|水管|卫生间)'), weight: 2 },
  { says: act('P[^，。；]{0,10}(?:打|推|砍|踹|撞|骂|造谣|拿|占|卖|取走|锁|砸|偷|冒|用)(?:了|走|伤|的|我|着|掉)?'), weight: 1 },
  { says: act('(?:老板|老板娘|店主|经营者|包工头|工头)(?:姓[\\u4e00-\\u9fff]，?)?(?:叫|是)?P'), weight: 2, of: /^(?!劳动|离婚)/, kind: 'person' },
  // Employers and firms.
  { says: act('(?:在|去|进|到|跟的?)[^，。\\ue000-\\ue3e7]{0,8}P[^，。]{0,10}(?:上班|干|做|当|工作|切|送|进|任|打工|的?)'), weight: 2, of: /劳动/, kind: 'organisation' },
  { says: act('(?:公司|单位|厂|店|商家|老板|馆|机构)(?:名|全称|全名|的名字)?(?:叫|是|为)P'), weight: 3, of: /^(?!股权|继承|离婚)/, kind: 'organisation' },
  { says: act('(?:签|印|合同)[^，。]{0,6}(?:章|写|是)[^，。]{0,4}P'), weight: 2, of: /^(?!股权|继承|离婚)/, kind: 'organisation' },
  // Marriage.
  { says: act(`(?:${SPOUSE}|男人|那口子)[^，。]{0,4}(?:叫|是)?P`), weight: 3, of: /离婚/ },
  { says: act('(?:我|俺)叫[\\ue000-\\ue3e7]，(?:他|她)(?:叫|是)P'), weight: 4, of: /离婚/ },
  // Who stands beside.
  { says: act(`(?:他|她|我|P)(?:的)?(?:大|小|二|亲|堂|表)?(?:${KIN}|${SPOUSE}|姐夫|妹夫|嫂子|媳妇|外甥|侄子|对象)(?:叫|是)?P`), weight: -3, of: /^(?!离婚|继承)/ },
  { says: act(`${BESIDE}(?:是|叫)?(?:[^，。]{0,3}的)?P`), weight: -3 },
  { says: act(`P(?:是|，)?[^，。]{0,6}(?:的)?${BESIDE}`), weight: -2 },
  { says: act('当着P|P(?:也)?(?:在旁边|在场|看着|看见|听见|作证|可以证明|知道|请假|陪|照顾|伺候)|(?:经|通过|托)P[^，。]{0,4}(?:介绍|认识)|P介绍'), weight: -4 },
  { says: act('P(?:发我|告诉我|跟我说|提醒我|帮我|替我)'), weight: -3 },
  { says: act('(?:签字|签收|经手|收货)(?:的|人)?(?:是|叫)?P'), weight: -3 },
  { says: act('(?:法人|法定代表人|负责人)(?:代表)?(?:是|叫|好像叫|写的是)?P'), weight: -2 },
  { says: act('(?:租客|租户|同事)[^，。\\ue000-\\ue3e7]{0,2}P'), weight: -5, of: /损害|劳动|相邻/ },
  { says: act('房东(?:姓[\\u4e00-\\u9fff]，)?(?:叫|是)P'), weight: 3, of: /损害|相邻/ },
  { says: act('(?:叫|公司是)P'), weight: 3, of: /姓名权/, kind: 'organisation' },
  { says: act('P[^。]{0,30}(?:身份证|刷(?:了)?脸|办贷款|冒|签)'), weight: 2, of: /姓名权/, kind: 'person' },
  { says: act('P[^。；\\ue000-\\ue3e7]{0,40}(?:遗嘱|存折|取了|取走|占着|不肯分|不给分|房产证)'), weight: 3, of: /继承/ },
  { says: act('P[^，。]{0,8}(?:放弃|不买|不争|都听我|不想出头|听我的)'), weight: -4 },
  { says: act('(?:儿子|女儿|闺女|孩子|娃)(?:叫|是|取名)?P'), weight: -4, of: /^(?!继承|赡养)/ },
  { says: act('(?:股东|还有)P[^，。]{0,6}(?:三个|几个|四个)'), weight: -1, of: /股权/ },
  { says: act('(?:开|持有|占|名下|转让)(?:的|了)?[^，。]{0,8}P'), weight: -4, of: /股权|股东/, kind: 'organisation' },
  { says: act('(?:总包|平台|物业|房管|社区|银行|医院|派出所|法院)[^，。]{0,4}P|P(?:银行|支行|派出所|法院|医院|鉴定)'), weight: -3, kind: 'organisation' },
];

/** Words that tell who claims, where nobody says 我叫 before a name alone. */
const OWN: readonly RegExp[] = [
  act('(?<!说|问|骂)(?:我|俺|本人)是[^，。；\\ue000-\\ue3e7]{1,6}P(?=[，。]|$)'),
  act('(?:我|俺)[^，。；\\ue000-\\ue3e7]{1,4}叫P(?=[，。]|$)'),
  act('我(?:公司|司|厂|店|们公司)(?:为|是|叫|名称是?)P'),
  act('(?:执照|执照上|登记)[^，。]{0,4}是?我P的?(?:名|名字)'),
  act('当事人P(?=[，。（(])'),
  act('(?:借到|欠到|收到)P(?:人民币|现金|的|[\\d一二三四五六七八九十])'),
];
/** 本人甲，与同村乙、丙共三人: who claims together. */
const TOGETHER = /(?:本人|我)[\ue000-\ue3e7]?，?(?:与|和|跟)[^，。；\ue000-\ue3e7]{0,6}((?:[\ue000-\ue3e7][、和及]?)+)(?:共|等)?[一二两三四五六七八九十\d]+个?人/g;
/** It is told for somebody: 我表弟的事，我帮他说，他叫某人. */
const FOR_ANOTHER =
  /(?:帮|替|代)(?:他|她|我(?:妈|爸|父|母|表?[哥弟姐妹]|老公|老婆|儿子|女儿|闺女|朋友|邻居|爷|奶))(?:们)?(?:说|问|写|打字|咨询|来)|我是?(?:替|帮|代)/;
const NAMED_FOR: readonly RegExp[] = [act('(?:他|她|当事人|本人)(?:名字)?(?:叫|是)?P'), act(`我(?:的)?(?:${KIN}|表[哥弟姐妹])(?:叫|是)?P`)];
/** Bodies nobody sues because they are named. */
const BODY = /银行|支行|医院(?!管理)|派出所|法院|鉴定|公证|信用社|街道|社区|居委|村委|仲裁|人社|市场监管|税务/;

/** Who is asked, as far as what each is told to have done tells it; of whom labels and acts told it already is left to them. */
export function whoIsAsked(cast: StoryCast, cause: string, labelled: StorySides): StorySides {
  const own = labelled.own;
  const sides = { ...labelled, sideOf: ownSide(cast, labelled) };
  const other: StorySide = own === 'claimants' ? 'defendants' : 'claimants';
  const known = [...sides.sideOf];
  const asked = known.filter(([, side]) => side === other).map(([member]) => member);
  const scores = scoresOf(cast, cause);
  const isOwn = (member: CastMember) =>
    sides.sideOf.get(member) === own || member === sides.narrator || [...sides.leads.values()].includes(member);
  const open = cast.members.filter((member) => !isOwn(member) && !asked.includes(member) && member.kind !== 'law_firm');
  const score = (member: CastMember) => scores.get(member) ?? 0;
  const sideOf = new Map(sides.sideOf);
  const ask = (member: CastMember) => sideOf.set(member, other);
  const isBody = ({ name }: CastMember) => BODY.test(name) && !/医疗|金融借款|储蓄/.test(cause);
  const likely = open
    .filter((member) => score(member) >= LIKELY && !isBody(member))
    .sort((one, two) => score(two) - score(one));
  for (const member of asked) if (score(member) <= -3 && (asked.length > 1 || likely.length > 0)) sideOf.delete(member);
  if (/交通|姓名权/.test(cause)) for (const member of likely) ask(member);
  else if (/借贷|追偿/.test(cause)) {
    // Who vouches is never alone: whoever borrowed is asked, too.
    const borrower = asked.filter((member) => !isGuarantor(cast, member));
    if (borrower.length === 0 && likely[0]) ask(likely[0]);
    for (const member of open) if (isGuarantor(cast, member) && member.kind === 'person') ask(member);
    // Who borrowed stands before who vouched.
    for (const [member, side] of [...sideOf])
      if (side === other && isGuarantor(cast, member)) {
        sideOf.delete(member);
        sideOf.set(member, side);
      }
  } else if (asked.every((member) => !sideOf.has(member)) && likely[0]) {
    ask(likely[0]);
    for (const member of likely.slice(1)) if (score(member) >= SURE && member.kind === likely[0].kind) ask(member);
  }
  if (![...sideOf.values()].includes(other)) elimination();
  ownersForShops(cast, sideOf, other);
  for (const [, token] of cast.scene.matchAll(act('个人独资企业[^。)）]{0,6}投资人P'))) {
    const investor = memberAt(cast, token);
    if (investor && [...sideOf.values()].includes(other)) ask(investor);
  }
  return { ...sides, sideOf, leads: operators(cast, sideOf, sides) };

  /** One firm, or one who is left when all others are somebody else's. */
  function elimination() {
    const left = open.filter((member) => score(member) >= 0 && !isBody(member));
    const firms = left.filter(({ kind }) => kind === 'organisation');
    const people = left.filter(({ kind }) => kind === 'person');
    const isOfFirms = /劳动|服务|培训|买卖|装修|旅游|物业|肖像|保险|运输/.test(cause);
    const [firm] = firms;
    const [person] = people;
    if (firm && firms.length === 1 && (isOfFirms || people.length === 0) && !/股权|继承|离婚/.test(cause)) ask(firm);
    else if (person && people.length === 1 && !/^[老小阿]./.test(person.name)) ask(person);
  }
}

/** The sides with whoever claims by words that labels do not have. */
function ownSide(cast: StoryCast, { own, sideOf, narrator, leads }: StorySides): Map<CastMember, StorySide> {
  const found = new Map(sideOf);
  const heads = [...leads.values()];
  const put = (member: CastMember | undefined) => member && !heads.includes(member) && found.set(member, own);
  for (const says of OWN) for (const match of cast.scene.matchAll(says)) put(memberAt(cast, match[1]));
  for (const [, tokens = ''] of cast.scene.matchAll(TOGETHER)) for (const token of tokens) put(memberAt(cast, token));
  const hasOwn = [...found.values()].includes(own);
  if ((!hasOwn || narrator === null) && FOR_ANOTHER.test(cast.scene))
    for (const says of NAMED_FOR) {
      const [match] = cast.scene.matchAll(says);
      const member = memberAt(cast, match?.[1]);
      if (member?.kind === 'person' && ![...found].some(([, side]) => side === own)) put(member);
    }
  return found;
}

/** 执照是我韩建民的名: a shop that claims is run by whoever tells, who is no second claimant (民事诉讼法解释 59). */
function operators(cast: StoryCast, sideOf: Map<CastMember, StorySide>, { own, leads }: StorySides): Map<CastMember, CastMember> {
  const led = new Map(leads);
  const mine = [...sideOf].filter(([, side]) => side === own).map(([member]) => member);
  const [shop, second] = mine.filter(({ kind }) => kind === 'organisation');
  const [person, other] = mine.filter(({ kind }) => kind === 'person');
  if (!shop || second || !person || other || !/个体|执照|经营者|我开的|我的店/.test(cast.scene)) return led;
  led.set(shop, person);
  sideOf.delete(person);
  return led;
}

/** A shop without a form of its own is whoever runs it. */
const HAS_FORM = /公司|厂$|合作社|医院|学校|幼儿园|集团|中心$|保险|财险|人保|平安|太平洋|人寿|大地|(?:市|区|县)[\u4e00-\u9fff]{2,}(?:店|行|部|馆|室)$/;
const RUNS = '(?:老板娘?|店主|经营者|开店的|馆主)';

function ownersForShops(cast: StoryCast, sideOf: Map<CastMember, StorySide>, other: StorySide): void {
  for (const [shop, side] of [...sideOf]) {
    if (side !== other || shop.kind !== 'organisation' || HAS_FORM.test(shop.name)) continue;
    const people = [...sideOf].filter(([one, on]) => on === other && one.kind === 'person');
    const [boss] = cast.scene.match(new RegExp(`${RUNS}[^。]{0,40}(?:叫|是)[\\ue000-\\ue3e7]`))?.[0].slice(-1) ?? '';
    const owner = memberAt(cast, boss);
    if (people.length === 0 && owner?.kind !== 'person') continue;
    sideOf.delete(shop);
    if (people.length === 0 && owner) sideOf.set(owner, other);
  }
}

const LIKELY = 2;
const SURE = 3;

/** How much is told for and against each being asked; what is told of two groups counts for the last of them. */
function scoresOf(cast: StoryCast, cause: string): Map<CastMember, number> {
  const scores = new Map<CastMember, number>();
  for (const { says, weight, of, kind } of MARKS) {
    if (of && !of.test(cause)) continue;
    const seen = new Set<CastMember>();
    for (const match of cast.scene.matchAll(says)) {
      const token = match.slice(1).findLast((group) => group !== undefined);
      const member = memberAt(cast, token);
      if (!member || seen.has(member) || (kind && member.kind !== kind)) continue;
      seen.add(member);
      scores.set(member, (scores.get(member) ?? 0) + weight);
    }
  }
  return scores;
}

/** Whether somebody is told to vouch for another. */
function isGuarantor(cast: StoryCast, member: CastMember): boolean {
  const token = tokenOf(cast.members.indexOf(member));
  if (new RegExp(`${token}[^。；\\ue000-\\ue3e7]{0,10}口头`).test(cast.scene)) return false;
  return new RegExp(
    `${token}[^。；\\ue000-\\ue3e7]{0,30}(?:担保人|保证人|做保|作保|担保|连带责任|共同借款)|(?:担保人|保证人|担保的)(?:是|叫)?[^，。]{0,4}${token}|(?:签|写)了?(?:个|的)?${token}[^。]{0,24}担保`,
  ).test(cast.scene);
}
