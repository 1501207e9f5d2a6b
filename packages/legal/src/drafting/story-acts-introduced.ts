import { act, type StoryAct } from './story-act.ts';

const WORK = /劳动/;
const LOAN = /借贷/;
const NO_WORK = /^(?!劳动)/;
const NOT_DIVORCE = /^(?!离婚)/;
const OTHER = /^(?!民间借贷|劳动|离婚)/;
const SITE = /^(?:劳务合同|追索劳动报酬)/;
const KNOWN = '(?:同学|朋友|同事|邻居|老乡|战友|亲戚|网友|工友|客户|熟人|老板|师傅|人|男的|女的)';
const HEADS = '(?:法定代表人|法人代表|法人|老板|负责人|经营者|总经理)';

/** How people introduce who a story is of: their own firm, and whom they knew, worked for, or paid. */
export const INTRODUCED: readonly StoryAct[] = [
  // 我是开公司的，…有限公司，我是法定代表人: the firm of the teller.
  {
    says: act(
      `(?:我们?|本人)(?:是|就是)?(?:做|开|搞|干|经营|办)[^，。；]{1,14}的，(?:公司|厂|店)?(?:叫|是|名叫)?P`,
    ),
    whose: ['own'],
    strength: 3,
    of: NO_WORK,
    kinds: ['organisation'],
  },
  {
    says: act(
      `(?:我们?|本人)(?:自己)?(?:开|办|经营|注册|成立)(?:了|着)?(?:一?家|个)?[^，。；]{0,8}(?:公司|厂|店)，?(?:名字)?(?:叫|名叫|是|全称)P`,
    ),
    whose: ['own'],
    strength: 3,
    of: NO_WORK,
    kinds: ['organisation'],
  },
  {
    says: act(`P(?:\\([^()]{0,40}\\))?，(?:我|本人)(?:是|系|就是)(?:公司|它|该公司)?的?${HEADS}`),
    whose: ['own'],
    strength: 3,
    of: NO_WORK,
    kinds: ['organisation'],
  },
  // 浙江…有限公司，法定代表人金国勇，就是我.
  {
    says: act(`P，(?:的)?${HEADS}(?:是|叫|为)?P，?(?:就)?是我(?=[，。；]|$)`),
    whose: ['own', 'nobody'],
    strength: 3,
    of: NO_WORK,
    kinds: ['organisation'],
  },
  // 我喊吴正发，身份证…: who tells it, where people call it so.
  { says: act('我喊P(?=，(?:身份证|男|女|住))'), whose: ['own'], strength: 3, kinds: ['person'] },
  // 我租了戴敏华位于…的房子.
  { says: act('N~租(?:了|的|用)?P(?:位于|坐落|在|的|家)'), whose: ['other'], strength: 2, of: OTHER },
  // Who drove, and whose insurance it was.
  {
    says: act('P(?:无证|醉酒|酒后)?驾驶[^。；\\n]{0,40}(?:撞|碰|刮|剐|追尾|事故)'),
    whose: ['other'],
    strength: 2,
    of: /交通事故/,
    kinds: ['person'],
  },
  {
    says: act('在P(?:这家|那边)?(?:上|投|买|承)的?(?:保险?)?'),
    whose: ['other'],
    strength: 2,
    of: /交通事故/,
    kinds: ['organisation'],
  },
  // A site: from whom the work was contracted, and who is the general contractor.
  {
    says: act('从P(?:手上|手里|那里|那边|处)?(?:承)?(?:包|接|揽)'),
    whose: ['other'],
    strength: 2,
    of: SITE,
    kinds: ['organisation'],
  },
  {
    says: act(
      '(?:总(?:承)?包(?:单位|方|公司)?|分包(?:单位|方)?|发包(?:单位|方)?|劳务公司)(?:就)?(?:是|为|叫|:|：)?P',
    ),
    whose: ['other'],
    strength: 2,
    of: SITE,
    kinds: ['organisation'],
  },
  {
    says: act('(?:牌子|公示牌|围挡|工牌)上?(?:写|挂|标)的?(?:是|着)?P'),
    whose: ['other'],
    strength: 2,
    of: SITE,
    kinds: ['organisation'],
  },
  // 他儿子叫关志鹏，…就给他打了四万.
  {
    says: act('P[^。；\\n\ue000-\ue3e7]{0,90}(?:给|向)(?:他|她)(?:打|转|汇|借)了'),
    whose: ['other'],
    strength: 2,
    of: LOAN,
    kinds: ['person'],
  },
  // Who vouches in writing.
  {
    says: act(
      `P[^。；\\n\ue000-\ue3e7]{0,40}(?:手写|书面|签字|签名|签了字?|写了?|写的是|出具)[^。；\\n\ue000-\ue3e7]{0,30}(?:担保|保证责任|连带)`,
    ),
    whose: ['other'],
    strength: 3,
    of: NOT_DIVORCE,
    kinds: ['person'],
  },
  {
    says: act(`P，${HEADS}(?:就)?是我(?=[，。；]|$)`),
    whose: ['own'],
    strength: 3,
    of: NO_WORK,
    kinds: ['organisation'],
  },
  // 我有个老同学叫鲁某.
  {
    says: act(
      `(?:有|认识)(?:了)?[^，。；]{0,10}${KNOWN}，?(?:他|她)?(?:的?名字)?(?:叫做?|名叫)P(?!(?:可以|能|会)?(?:作证|证明)|介绍)`,
    ),
    whose: ['other'],
    strength: 2,
    of: LOAN,
    kinds: ['person'],
  },
  {
    says: act(`P[^，。；我\ue000-\ue3e7]{0,24}借(?:了|走|走了)?N`),
    whose: ['other'],
    strength: 2,
    of: LOAN,
  },
  {
    says: act(`(?:房东|租客|业主|卖家|买家|司机|老板娘?)姓[\u4e00-\u9fff]，?(?:名字)?(?:叫|全名)P`),
    whose: ['other'],
    strength: 2,
    of: OTHER,
    kinds: ['person'],
  },
  {
    says: act(
      `N(?:进|去|入职|应聘|上班|干活|打工|做事|工作)的?[^，。；]{0,8}(?:厂|公司|单位|店|酒店|企业)，?(?:名字)?(?:叫做?|名叫|全称是?|是)P`,
    ),
    whose: ['other'],
    strength: 2,
    of: WORK,
    kinds: ['organisation'],
  },
  {
    says: act(
      `(?<!我们?|本人)(?:欠|拖欠)(?:我们?)?(?:公司)?(?:的)?(?:货款|钱|款|工程款|运费)?的(?:公司|单位|人)?(?:就)?(?:是|叫)P`,
    ),
    whose: ['other'],
    strength: 2,
    of: OTHER,
  },
  {
    says: act(`(?:(?:开|骑|驾|开货)车的|动手的|打人的|撞我的|车主|司机)(?:名字)?(?:叫做?|名叫|是)P`),
    whose: ['other'],
    strength: 2,
    of: OTHER,
    kinds: ['person'],
  },
  {
    says: act(
      `(?<!(?:我们?|本人)[^，。；]{0,6})(?:车行|店|驾校|酒店|超市|商家|卖家|厂家|健身房|中心|学校|机构)(?:的?名字)?(?:叫做?|名叫)P`,
    ),
    whose: ['other'],
    strength: 2,
    of: OTHER,
    kinds: ['organisation'],
  },
  {
    says: act(`(?:执照|合同|收据|发票|公章|盖章)上?(?:写的|盖的|的名字|的公司)?(?:是|叫)P`),
    whose: ['other'],
    strength: 2,
    of: OTHER,
    kinds: ['organisation'],
  },
  {
    says: act(`(?:进|入职|去|应聘)的(?:是)?P(?=[，。；])`),
    whose: ['other'],
    strength: 2,
    of: WORK,
    kinds: ['organisation'],
  },
  { says: act(`P(?:给我|帮我)?介绍(?:的|我|认识|给)`), whose: ['nobody'], strength: 3, of: NOT_DIVORCE },
  {
    says: act(`(?:借给|转给|打给)了?(?:他|她)的?(?!弟媳)[\u4e00-\u9fff]{1,3}P`),
    whose: ['other'],
    strength: 2,
    of: LOAN,
    kinds: ['person'],
  },
  {
    says: act(`P[^，。；我]{0,10}(?:拿|进|订|提)了?[^，。；我\\d]{0,4}(?:批|车|吨|件|箱)`),
    whose: ['other'],
    strength: 1,
    of: OTHER,
    kinds: ['organisation'],
  },
  // 公司全名是…, 收我钱的公司叫…: who took the money.
  {
    says: act(
      `(?<!我们?的?|本)(?:公司|机构|店|单位|商家|他们|它|平台|驾校|学校)(?:的)?(?:全名|全称|名字|名称|真名)(?:是|叫|为)?[:：]?P`,
    ),
    whose: ['other'],
    strength: 2,
    of: NOT_DIVORCE,
    kinds: ['organisation'],
  },
  {
    says: act(
      `(?:收(?:了)?(?:我|我们)?(?:的)?(?:钱|款|费)|收款|签合同|开票)的(?:公司|单位|账户|户名|机构)?(?:全称|名字)?(?:是|叫|为)?P`,
    ),
    whose: ['other'],
    strength: 2,
    of: NOT_DIVORCE,
    kinds: ['organisation'],
  },
];
