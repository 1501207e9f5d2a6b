import { act, KIN, SPOUSE } from '../story-act.ts';

/** What somebody is told to do or to be, and how much it tells for or against their being asked. */
interface AskedMark {
  says: RegExp;
  weight: number;
  of?: RegExp;
  kind?: 'person' | 'organisation';
}

const REFUSES =
  '(?:不(?:还|给|退|赔|付|结|认|管|接|理|肯|同意|承认|道歉|搬|让|修|来|露面|回)|没(?:有)?(?:还|给|退|赔|付|结|发)|欠|拖|赖|拉黑|躲|跑|推|说没钱|说(?:再)?等|翻脸|失联|关机|不见)';
/** Relatives and helpers, who stand beside the matter unless something is told that they did. */
const BESIDE =
  '(?:中介|经理|会计|出纳|店长|主管|人事|前台|客服|业务员|销售|设计师|仓管|老师|医生|护士|交警|民警|法官|调解员|律师|村长|村主任|书记|工友|证人|介绍人|媒人|保安|厨师|服务员|组长|班长|传菜的|后厨)';

/** The marks, in no order: each is weighed. */
export const ASKED_MARKS: readonly AskedMark[] = [
  // What is asked of them, and that they refuse.
  { says: act(`P[^，。；\\ue000-\\ue3e7]{0,14}${REFUSES}`), weight: 2 },
  { says: act(`P[^。；\\ue000-\\ue3e7]{0,30}，[^，。；\\ue000-\\ue3e7]{0,6}${REFUSES}`), weight: 1 },
  { says: act(`(?:告|起诉|找|催|问)P[^，。]{0,8}(?:要|还|退|赔|讨|催|算账)`), weight: 2 },
  {
    says: act(`(?:要|让|叫|请|判令)P[^，。]{0,14}(?:还|退|赔|付|给|搬|拆|修|停|删|道歉|承担|过户|交)`),
    weight: 3,
  },
  { says: act(`(?:把|跟|向)P(?:也|一起)?(?:告|起诉|列)`), weight: 3 },
  // Loans.
  {
    says: act(
      'P[^。；\\ue000-\\ue3e7]{0,24}，[^，。；\\ue000-\\ue3e7]{0,10}(?:找|问|跟|向|管)我(?:借|要|拿|周转|凑)',
    ),
    weight: 3,
    of: /借贷/,
  },
  {
    says: act(
      'P[^，。；\\ue000-\\ue3e7]{0,16}(?:找|问|跟|向|管|老找)我[^，。]{0,8}(?:借|要|拿|周转|倒|凑|说)',
    ),
    weight: 3,
    of: /借贷/,
  },
  { says: act('(?:借|转|打|汇|给)(?:钱)?(?:了|给)?P'), weight: 2, of: /借贷/ },
  {
    says: act(
      'P[^，。；\\ue000-\\ue3e7]{0,10}(?:还|转|给|付)(?:了|过)?(?:我|来)?[^，。]{0,6}[\\d一二三四五六七八九十]',
    ),
    weight: 2,
  },
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
  {
    says: act(
      '(?:车(?:子|主)?|面包车|货车|轿车)(?:是|登记在|挂在?|挂靠在?)[^，。]{0,6}(?:单位|公司|老板)?(?:的)?，?P',
    ),
    weight: 2,
    of: /交通/,
    kind: 'organisation',
  },
  {
    says: act(
      '(?:保险|投保|承保|交强险|商业险|保的)[^，。]{0,6}(?:是|在|于)?P|P[^，。]{0,4}(?:承保|投保|买的?保险|保的)',
    ),
    weight: 3,
    of: /交通/,
    kind: 'organisation',
  },
  {
    says: act('(?:邻居|楼上|楼下|隔壁|对门|四楼|[一二三四五六七八九]楼)[^，。]{0,6}(?:叫|是|的)?P'),
    weight: 2,
    of: /损害|相邻|动物|健康/,
  },
  { says: act('P家?[^，。]{0,8}(?:狗|犬|猫|漏|水管|卫生间)'), weight: 2 },
  {
    says: act(
      'P[^，。；]{0,10}(?:打|推|砍|踹|撞|骂|造谣|拿|占|卖|取走|锁|砸|偷|冒|用)(?:了|走|伤|的|我|着|掉)?',
    ),
    weight: 1,
  },
  {
    says: act('(?:老板|老板娘|店主|经营者|包工头|工头)(?:姓[\\u4e00-\\u9fff]，?)?(?:叫|是)?P'),
    weight: 2,
    of: /^(?!劳动|离婚)/,
    kind: 'person',
  },
  // Employers and firms.
  {
    says: act(
      '(?:在|去|进|到|跟的?)[^，。\\ue000-\\ue3e7]{0,8}P[^，。]{0,10}(?:上班|干|做|当|工作|切|送|进|任|打工|的?)',
    ),
    weight: 2,
    of: /劳动/,
    kind: 'organisation',
  },
  {
    says: act('(?:公司|单位|厂|店|商家|老板|馆|机构)(?:名|全称|全名|的名字)?(?:叫|是|为)P'),
    weight: 3,
    of: /^(?!股权|继承|离婚)/,
    kind: 'organisation',
  },
  {
    says: act('(?:签|印|合同)[^，。]{0,6}(?:章|写|是)[^，。]{0,4}P'),
    weight: 2,
    of: /^(?!股权|继承|离婚)/,
    kind: 'organisation',
  },
  // Marriage.
  { says: act(`(?:${SPOUSE}|男人|那口子)[^，。]{0,4}(?:叫|是)?P`), weight: 3, of: /离婚/ },
  { says: act('(?:我|俺)叫[\\ue000-\\ue3e7]，(?:他|她)(?:叫|是)P'), weight: 4, of: /离婚/ },
  {
    says: act('(?:姑娘|对象|女方|男方|未婚[妻夫]|女朋友|男朋友|她|他)(?:名字)?叫P'),
    weight: 4,
    of: /婚约|同居/,
  },
  { says: act('(?:转|打|汇|充)到[^，。\\ue000-\\ue3e7]{0,6}P'), weight: 3, of: /不当得利/ },
  // Who stands beside.
  {
    says: act(
      `(?:他|她|我|P)(?:的)?(?:大|小|二|亲|堂|表)?(?:${KIN}|${SPOUSE}|姐夫|妹夫|嫂子|媳妇|外甥|侄子|对象)(?:叫|是)?P`,
    ),
    weight: -3,
    of: /^(?!离婚|继承)/,
  },
  { says: act(`${BESIDE}(?:是|叫)?(?:[^，。]{0,3}的)?P`), weight: -3 },
  { says: act(`P(?:是|，)?[^，。]{0,6}(?:的)?${BESIDE}`), weight: -2 },
  {
    says: act(
      '当着P|P(?:也)?(?:在旁边|在场|看着|看见|听见|作证|可以证明|知道|请假|陪|照顾|伺候)|(?:经|通过|托)P[^，。]{0,4}(?:介绍|认识)|P介绍',
    ),
    weight: -4,
  },
  { says: act('P(?:发我|告诉我|跟我说|提醒我|帮我|替我)'), weight: -3 },
  { says: act('(?:签字|签收|经手|收货)(?:的|人)?(?:是|叫)?P'), weight: -3 },
  { says: act('(?:法人|法定代表人|负责人)(?:代表)?(?:是|叫|好像叫|写的是)?P'), weight: -2 },
  { says: act('(?:租客|租户|同事)[^，。\\ue000-\\ue3e7]{0,2}P'), weight: -5, of: /损害|劳动|相邻/ },
  { says: act('房东(?:姓[\\u4e00-\\u9fff]，)?(?:叫|是)P'), weight: 3, of: /损害|相邻/ },
  { says: act('(?:叫|公司是)P'), weight: 3, of: /姓名权/, kind: 'organisation' },
  { says: act('P[^。]{0,30}(?:身份证|刷(?:了)?脸|办贷款|冒|签)'), weight: 2, of: /姓名权/, kind: 'person' },
  {
    says: act('P[^。；\\ue000-\\ue3e7]{0,40}(?:遗嘱|存折|取了|取走|占着|不肯分|不给分|房产证)'),
    weight: 3,
    of: /继承/,
  },
  { says: act('P[^，。]{0,8}(?:放弃|不买|不争|都听我|不想出头|听我的)'), weight: -4 },
  { says: act('(?:儿子|女儿|闺女|孩子|娃)(?:叫|是|取名)?P'), weight: -4, of: /^(?!继承|赡养)/ },
  { says: act('(?:股东|还有)P[^，。]{0,6}(?:三个|几个|四个)'), weight: -1, of: /股权/ },
  {
    says: act('(?:开|持有|占|名下|转让)(?:的|了)?[^，。]{0,8}P'),
    weight: -4,
    of: /股权|股东/,
    kind: 'organisation',
  },
  {
    says: act(
      '(?:总包|平台|物业|房管|社区|银行|医院|派出所|法院)[^，。]{0,4}P|P(?:银行|支行|派出所|法院|医院|鉴定)',
    ),
    weight: -3,
    kind: 'organisation',
  },
];
