import { act, KIN, list, PAYS, SPOUSE, type StoryAct } from './story-act.ts';

const LOAN = /借贷/;
const WORK = /劳动/;
const MARRIAGE = /离婚/;
const NO_WORK = /^(?!劳动)/;
const TRADE = /^(?!民间借贷|劳动|离婚)/;
const NO_MARRIAGE = /^(?!离婚)/;

const WORKS = '(?:工作|上班|打工|任职|就职|干活|做工|担任|从事|当|做|干|岗位|实习|试用)';
const SUES = '(?:起诉|诉至|提起诉讼|提起仲裁|申请仲裁|申请劳动仲裁|状告)';

/** Labels of parties come before everything else. */
const LABELS: readonly StoryAct[] = [
  {
    says: list('(?<!被|反诉|案外)(?:原告|申请人|出借人|债权人|申请执行人|委托人|我方当事人)'),
    whose: ['claimants'],
    strength: 3,
  },
  {
    says: list('(?:被告|被申请人|借款人|债务人|被执行人|用人单位)'),
    whose: ['defendants'],
    strength: 3,
  },
  { says: list('(?:第三人|案外人)'), whose: ['nobody'], strength: 3 },
  { says: act('P\\((?:以下简称|下称|系|即)?[“"]?(?:原告|申请人)'), whose: ['claimants'], strength: 3 },
  { says: act('P\\((?:以下简称|下称|系|即)?[“"]?(?:被告|被申请人)'), whose: ['defendants'], strength: 3 },
];

/** What people are called and what they do, in words that tell which side they are on. */
export const TOLD_ACTS: readonly StoryAct[] = [
  ...LABELS,
  // The teller.
  {
    says: act(
      '(?:我叫|我的名字[叫是]|本人姓名|我姓[\u4e00-\u9fff]，(?:名字?)?叫|(?:我|本人)是[^，。；]{1,12}，(?:名字|姓名)?[叫是]|我的?(?:姓名|名字)[:：是叫])P',
    ),
    whose: ['own'],
    strength: 3,
    kinds: ['person'],
  },
  { says: act('(?:我是|本人|我\\(|我系)P(?=[，。,、；;()\\s]|$)'), whose: ['own'], strength: 3 },
  { says: act('(?<!告|诉)本人P'), whose: ['own'], strength: 3, kinds: ['person'] },
  {
    says: act('(?:我公司|我司|我厂|我店|我们公司|我们厂|我单位)P'),
    whose: ['own'],
    strength: 3,
    of: NO_WORK,
    kinds: ['organisation'],
  },
  { says: act('N(?:是|叫|名称[是叫为])[:：]?P(?=[，。,；;(\\s])'), whose: ['own'], strength: 3, of: NO_WORK },
  {
    says: act(`N是P的?(?:老板|法定代表人|法人|负责人|总经理|股东|经营者|业主|店主)`),
    whose: ['own'],
    strength: 3,
    of: NO_WORK,
  },
  { says: act(`(?:我|本人)(?:开|经营)(?:了|着)?P`), whose: ['own'], strength: 3 },
  {
    says: act(
      `我(?:的)?(?:当事人|委托人|客户)P|我(?:是)?(?:替|帮|代)(?:我的?|他|她)?(?:${KIN}|${SPOUSE}|朋友|同事)?P`,
    ),
    whose: ['own'],
    strength: 2,
  },
  { says: act(`我(?:的)?${KIN}(?:叫|是|名叫)?P`), whose: ['own'], strength: 1, of: NO_MARRIAGE },
  { says: act(`我(?:的)?${SPOUSE}(?:叫|是|名叫)?P`), whose: ['own'], strength: 1, of: NO_MARRIAGE },
  // Suits.
  { says: act(`P~(?:起诉|状告|诉)P`), whose: ['claimants', 'defendants'], strength: 3 },
  { says: act(`P与P[^，。]{0,6}(?:纠纷|一案)`), whose: ['claimants', 'defendants'], strength: 2 },
  { says: act(`N~(?:起诉|状告|要告|告|索赔)P`), whose: ['other'], strength: 2 },
  {
    says: act(`(?:起诉|状告|(?<![被报转广警])告)了?((?:[\\ue000-\\ue3e7][、和及与]?)+)`),
    whose: ['other'],
    strength: 2,
  },
  {
    says: act(`(?<![把将让][^，。；]{0,8})P~(?:把|将)?N?(?:告上|告到|告了|起诉N|告N|起诉到|诉至)`),
    whose: ['claimants'],
    strength: 2,
  },
  {
    says: act(`P(?:现|遂|故|特|已|便)?(?:向[^，。]{2,24})?${SUES}`),
    whose: ['claimants'],
    strength: 2,
    not: /[被把将]$/,
  },
  {
    says: act(`(?:要求|请求|判令|责令)(?:被告|对方|法院)?(?:判令|责令)?P~${PAYS}`),
    whose: ['other'],
    strength: 2,
  },
  {
    says: act(`P(?:现|遂|故|特|想|希望|要|坚决){0,3}(?:要求|请求|诉请)P~${PAYS}`),
    whose: ['claimants', 'defendants'],
    strength: 2,
  },
  { says: act(`对方(?:公司|单位)?(?:是|叫|名叫|名称[是为叫])?[:：]?P`), whose: ['other'], strength: 2 },
  // A loan: the lender is the claimant.
  { says: act(`P~(?:向|找|跟|问|和|从|与)P~借`), whose: ['defendants', 'claimants'], strength: 2, of: LOAN },
  {
    says: act(`P~(?:借给|出借给|借款给|转账给|转给|汇给|打给|汇款给|交给|出借)了?P`),
    whose: ['claimants', 'defendants'],
    strength: 2,
    of: LOAN,
    not: /还/,
  },
  { says: act(`P~欠(?:了|着)?P`), whose: ['defendants', 'claimants'], strength: 2, of: LOAN },
  { says: act(`P~(?:向|找|跟|问|和|从|与)N~借`), whose: ['other'], strength: 2, of: LOAN },
  {
    says: act(`P(?:还|又|总共|一共|至今|目前)*(?:欠|借了?|借走了?|拿了?)N`),
    whose: ['other'],
    strength: 2,
    of: LOAN,
  },
  {
    says: act(
      `(?:借给|出借给|转账给|转给|打给|汇给|借钱给|汇款给)了?(?:我的?)?老?(?:朋友|同事|同学|邻居|亲戚|老乡|战友|客户)?P`,
    ),
    whose: ['other'],
    strength: 2,
    of: LOAN,
  },
  { says: act(`N~(?:给|向)P~(?:转账|转了|汇款|打款|打了|出借)`), whose: ['other'], strength: 2, of: LOAN },
  {
    says: act(`P~(?:写|打|出具)[^，。]{0,8}(?:借条|欠条|借据|收条)`),
    whose: ['defendants'],
    strength: 1,
    of: LOAN,
  },
  {
    says: act(`P~(?:没还|不还|未还|未归还|拒不归还|不归还|没有还|失联|联系不上|不接电话|不偿还|未偿还|拖着)`),
    whose: ['defendants'],
    strength: 1,
    of: LOAN,
  },
  // Who vouches is sued only where the story says so.
  { says: act(`P~(?:提供|承担)[^，。]{0,8}(?:保证|担保)`), whose: ['nobody'], strength: 1, of: LOAN },
  {
    says: act(`P[^。；\n]{0,24}(?:让|请|求|叫|要|劝)N(?:先)?(?:借|拿|转)`),
    whose: ['other'],
    strength: 2,
    of: LOAN,
  },
  // Work: the worker is the claimant.
  {
    says: act(`P~(?:入职|进入|应聘到|到|在|去|加入)P(?!离职|辞职)`),
    whose: ['claimants', 'defendants'],
    strength: 2,
    of: WORK,
    kinds: ['person', 'organisation'],
  },
  {
    says: act(`(?:入职|进入|应聘到?|加入|受雇于|就职于|任职于|供职于)(?:了|到|于)?P`),
    whose: ['defendants'],
    strength: 2,
    of: WORK,
    kinds: ['organisation'],
  },
  {
    says: act(`(?:在|到|去|进|于)的?P(?!离职|辞职)~${WORKS}`),
    whose: ['defendants'],
    strength: 2,
    of: WORK,
    kinds: ['organisation'],
  },
  {
    says: act(`N(?:一直|原来|以前|之前)?(?:给|为|帮|替)P(?:开|干|做|打工|上班|送|工作|当|跑|看|扫)`),
    whose: ['defendants'],
    strength: 2,
    of: WORK,
    kinds: ['organisation'],
  },
  {
    says: act(`(?:与|和|跟|同)P~(?:签|建立|存在|解除|订立|确认)`),
    whose: ['defendants'],
    strength: 2,
    of: WORK,
    kinds: ['organisation'],
  },
  {
    says: act(`P~(?:辞退|开除|解除|裁|拖欠|克扣|没发|不发|欠)`),
    whose: ['defendants'],
    strength: 1,
    of: WORK,
    kinds: ['organisation'],
  },
  {
    says: act(`从P~(?:离职|辞职|跳槽|出来)`),
    whose: ['defendants'],
    strength: 1,
    of: WORK,
    kinds: ['organisation'],
  },
  {
    says: act(`被P~(?:辞退|开除|解除|裁)`),
    whose: ['defendants'],
    strength: 2,
    of: WORK,
    kinds: ['organisation'],
  },
  {
    says: act(`P[^，。]{0,6}(?:入职|被辞退|被开除|被裁)`),
    whose: ['claimants'],
    strength: 1,
    of: WORK,
    kinds: ['person'],
  },
  // A marriage.
  { says: act(`(?:${SPOUSE})(?:是|叫|名叫)?P`), whose: ['other'], strength: 2, of: MARRIAGE },
  {
    says: act(`N~(?:与|和|跟|同)P~(?:结婚|登记|领证|领了|相识|认识|恋爱|相亲|离婚|感情|分居|生活)`),
    whose: ['other'],
    strength: 2,
    of: MARRIAGE,
  },
  {
    says: act(`P~(?:与|和|跟)N~(?:结婚|登记|领证|领了|相识|认识|恋爱|离婚|感情|分居)`),
    whose: ['other'],
    strength: 2,
    of: MARRIAGE,
  },
  {
    says: act('(?:姐夫|妹夫|嫂子|嫂嫂|弟媳|弟妹|儿媳|女婿)(?:叫|是)?P'),
    whose: ['other'],
    strength: 2,
    of: MARRIAGE,
  },
  // A lease or a sale.
  {
    says: act(
      `(?:房东|出租人|租客|租户|房客|卖家|买家|商家|卖方|买方|供货商|装修队|业主)(?:是|叫|名叫|:|：)?P`,
    ),
    whose: ['other'],
    strength: 2,
    of: TRADE,
  },
  { says: act(`N~(?:租给|出租给|卖给|供货给|销售给)P`), whose: ['other'], strength: 2, of: TRADE },
  {
    says: act(`(?:给|向|为)P~(?:供货|供应|送货|发货|交货|提供|加工|安装)`),
    whose: ['other'],
    strength: 2,
    of: TRADE,
  },
  {
    says: act(`(?:向|从|在|跟|找|与|和)P~(?:买|购|订|采购|租|定制|下单|签)`),
    whose: ['other'],
    strength: 2,
    of: TRADE,
  },
  {
    says: act(`P~(?:向|从|跟|找|在)N~(?:买|购|订|采购|租|进货|拿货|赊)`),
    whose: ['other'],
    strength: 2,
    of: TRADE,
  },
  { says: act(`P~(?:欠|拖欠)N`), whose: ['other'], strength: 2, of: TRADE },
  {
    says: act(`P~(?:不退|拒绝退|拒不|拒绝|不肯|不给|未付|没付|不付|扣了|克扣|拖欠|还欠|尚欠)`),
    whose: ['other'],
    strength: 1,
    of: TRADE,
  },
  // Whoever stands beside the matter.
  {
    says: act(
      `(?:经|通过|由)(?:我的?)?(?:朋友|同事|同学|亲戚|邻居|老乡|熟人)?P(?:的)?(?:介绍|牵线|居间|引荐)`,
    ),
    whose: ['nobody'],
    strength: 3,
  },
  {
    says: act(`(?:证人|介绍人|中间人|中介|见证人|媒人|法官|仲裁员|书记员|主审)(?:是|叫|:|：)?P`),
    whose: ['nobody'],
    strength: 3,
  },
  { says: act(`P~(?:可以作证|能作证|作证|在场见证|可以证明|能证明)`), whose: ['nobody'], strength: 3 },
  {
    says: act(
      `(?:包工头|工头|经理|店长|主管|人事|财务|会计|[组班队厂]长|车队长|同事|工友)(?:是|叫|名叫|姓名)?[:：]?P`,
    ),
    whose: ['nobody'],
    strength: 2,
    of: WORK,
  },
  { says: act(`P(?:的)?律师(?!事务所)`), whose: ['nobody'], strength: 3 },
  { says: act(`律师P`), whose: ['nobody'], strength: 3 },
  { says: act(`(?:代理人|辩护人)[:：是为]? ?P`), whose: ['nobody'], strength: 3 },
  { says: act(`P，(?:系|是)?P(?:的)?(?:执业|专职|实习)?律师`), whose: ['nobody', 'nobody'], strength: 3 },
];
