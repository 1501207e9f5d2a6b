import { NOT_CONTENT, PERIODS_ASKED_FOR } from './told-asked.ts';
import type { ToldPeriod, ToldScene } from './told-scene.ts';

const LABOUR =
  /劳动|工资|公司|单位|员工|老板|辞|开除|解除|工伤|加班|社保|入职|主任|\b(?:employer|boss|wages?|salary)\b/i;
const DETENTION = /刑事?拘留?|刑拘|拘留通知书|涉嫌|看守所|批不?批?捕|逮捕/;

/** The special before the general; of those with the same beginning only the first that fits is told. */
const SCENES: readonly ToldScene[] = [
  {
    period: 'payment_order_objection',
    source: '民事诉讼法 227',
    leads: true,
    tells: [/支付令|payment order/i],
    not: /(?:我|想|要|能不能|可以|怎么|去)[^，。？?]{0,6}申请(?:一[张个]|个)?支付令/,
  },
  {
    period: 'execution_objection_suit',
    source: '民事诉讼法 238',
    leads: true,
    tells: [/案外人|(?:查封|拍卖|冻结|扣押)/, /异议/, /驳回/],
    not: /执行行为|异议之诉[^。]{0,8}(?:判|败|输)/,
  },
  {
    period: 'labour_award_annulment',
    source: '劳动争议调解仲裁法 49',
    leads: true,
    tells: [
      LABOUR,
      /裁决/,
      /(?:公司|单位|企业|我们)[^。？?]{0,24}撤销[^。]{0,6}(?:裁决|仲裁)|申请撤销[^。]{0,10}一裁终局/,
    ],
  },
  {
    period: 'set_aside_award',
    source: '仲裁法 72',
    leads: true,
    tells: [/仲裁委|仲裁庭|仲裁员|仲裁裁决|裁决|arbitra/i, /撤(?:销|裁|掉)|set aside/i],
    not: /劳动|工资|加班|工伤|辞退|社保|入职|员工/,
  },
  {
    period: 'labour_suit',
    source: '劳动争议调解仲裁法 50',
    leads: true,
    tells: [
      // Of awards only that of a labour dispute is taken to a court by a suit.
      new RegExp(`${LABOUR.source}|裁决书?[^。！？]{0,50}起诉`, 'i'),
      /裁决(?:书|结果)?|仲裁(?:结果|书|判|输|败|没|不支持|驳回|委?没)|\baward\b/i,
      /不服|不认|还有[几多]|往哪|下一步|起诉|法院|15[日天]|十五[日天]|\bcourt\b|^(?=[\s\S]*(?:劳动|工资|欠薪|加班|工伤|社保|公司|辞退|开除))[\s\S]*(?:不满|不认|不同意|不甘|[太裁]少|少了|觉得少|不公|几天|多久|最[晚迟]|哪天|怎么办|接下来|接着|期限)/i,
    ],
    not: /还没(?:裁|开庭)|没裁决|仲裁员|撤裁|(?:想|去|申请)[^，。]{0,8}撤销/,
  },
  {
    period: 'divorce_certificate',
    source: '民法典 1077',
    leads: true,
    tells: [
      /离婚(?:登记)?(?:的)?申请|申请(?:了)?离婚|冷静期|民政局|civil affairs|divorce application|cooling/i,
      /领证|领离婚证|没(?:一直)?(?:去)?领|冷静期[^。]{0,12}(?:过|满|完)|collect|certificate/i,
    ],
    not: /撤回(?:申请)?[^，。]{0,6}(?:最晚|哪天|来得及)|彩礼|单方撤/,
  },
  {
    period: 'disability_reassessment',
    source: '工伤保险条例 26',
    leads: true,
    tells: [
      /(?:劳动能力)?鉴定(?:结论|结果|出来|下来)|评[了为定]?[^，。]{0,4}级|[一二三四五六七八九十]级/,
      /工伤/,
      /不服|再次?鉴|重新鉴定|(?:至少|应该|该)[^，。]{0,4}[一二三四五六七八九]级|太低|评低/,
    ],
    not: /司法鉴定/,
  },
  {
    period: 'legacy_acceptance',
    source: '民法典 1124',
    leads: true,
    tells: [
      /遗嘱|遗赠/,
      /侄|外甥|孙|干儿|干女|保姆|邻居|朋友|护工|学生|徒弟/,
      /接受|表示|表态|吭声|答复|不说|没说|作废|放弃|六十[日天]|60[日天]|两个月/,
    ],
  },
  {
    period: 'creditor_revocation',
    source: '民法典 541',
    leads: true,
    tells: [/欠|债|判决/, /白送|赠与|送给|过户给|低价|转给|转到/, /撤销|撤掉|revok/i],
  },
  {
    period: 'marriage_annulment_illness',
    source: '民法典 1053',
    leads: true,
    tells: [/婚前|结婚前|隐瞒|瞒/, /病|症/, /撤销|撤掉|annul/i],
  },
  {
    period: 'mistake_rescission',
    source: '民法典 152',
    leads: false,
    tells: [
      /(?:一次性|了结|私了|互不追究|两清)/,
      /(?:拍片|检查|查出|发现|诊断|医院)[^，。]{0,12}(?:骨折|断|裂|出血|伤|破|残)/,
      /协议|签|写|按了手印/,
    ],
  },
  {
    period: 'tour_refund',
    source: '旅游法 35',
    leads: true,
    tells: [
      /旅游|旅行社|低价团|跟团|导游|报了?个?[^，。]{0,6}团|\btour\b/i,
      /强[迫制]|硬拉|不交|不买|自费|购物店|进店|骗进|forced|shopping/i,
      /退|要回|refund/i,
    ],
  },
  {
    period: 'car_return',
    source: '家用汽车产品修理更换退货责任规定 23',
    leads: true,
    tells: [
      /新车|4S|四儿子店|提[的了]?车/i,
      /(?:刹车|制动|转向|方向盘)[^。]{0,16}(?:失灵|失效|故障|踩不|不住|没反应|锁死|打不动)|车身开裂|漏油|燃油泄漏|(?:电池|自燃)[^，。]{0,4}(?:起火|着火)/,
      /退车|换车|退换/,
    ],
    not: /二手/,
  },
  {
    period: 'arrest_decision_long',
    source: '刑事诉讼法 91',
    leads: true,
    tells: [
      DETENTION,
      /多次|流窜|结伙|团伙|(?:三十|30|37|三十七)[天日]/,
      /批捕|批不批|逮捕|检察院|什么时候|哪天|多久|出来/,
    ],
    not: /行政拘留|已经?(?:批捕|逮捕)|(?:被|批准|正式)逮捕了|不批捕了|取保(?:出来|了|在外)|判[了决]/,
  },
  {
    period: 'arrest_decision',
    source: '刑事诉讼法 91',
    leads: false,
    tells: [
      /刑事?拘留|刑拘|拘留通知书|看守所/,
      /批捕|批不批|逮捕|(?:什么时候|多久|哪天)[^，。]{0,6}(?:出来|放|有结果)/,
    ],
    not: /行政拘留|已经?(?:批捕|逮捕)|(?:被|批准|正式)逮捕了|不批捕了|取保(?:出来|了|在外)|判[了决]/,
  },
  {
    period: 'non_compete_end',
    source: '劳动合同法 24',
    leads: true,
    tells: [/竞业|non-?compete/i, /到哪天|守到|到什么时候|多久|几年|期限|哪天|how long|until/i],
    not: /竞业[^，。]{0,10}(?:一年|半年|1年|[一二三四五六七八九十\d]+个月)|(?:一年|半年|1年|六个月|6个月)[^，。]{0,6}竞业/,
  },
  {
    period: 'appeal',
    source: '民事诉讼法 171',
    leads: true,
    tells: [/判决|裁定|宣判|一审|\b(?:judge?ment|ruling|verdict)/i, NOT_CONTENT],
    not: /二审|终审|再审|执行异议|案外人|仲裁|生效(?:了|快|已)|复议|对方[^，。]{0,6}上诉/,
  },
  {
    period: 'guarantee',
    source: '民法典 692',
    leads: true,
    tells: [
      /担保|保证人|guarant/i,
      /没[^，。]{0,4}(?:写|约定|说)[^，。]{0,6}(?:到什么时候|到哪|哪天|多久|期限|期间|时间)|别的(?:什么)?都没写|担保人[^，。]{0,4}(?:三个字|签)/,
    ],
    not: /保证期间[^，。]{0,4}[一二三两\d]|担保(?:期|期限)[^，。]{0,4}[一二三两\d]/,
  },
  {
    period: 'civil-limitation',
    source: '婚姻家庭编解释（一） 84',
    leads: true,
    startsAs: 'knowledge',
    name: { zh: '离婚后再分被藏起来的财产', en: 'Dividing property hidden at the divorce' },
    tells: [
      /离婚|离的|前夫|前妻|divorced/i,
      /转给|转走|转到|藏|隐瞒|瞒着|没说|偷偷|背着|没告诉|hid/i,
      /发现|看到|查到|才知道|found/i,
      /万|房|车|存款|股/,
    ],
    not: /没离|还没办|准备离|想离婚|要离婚|正在离|小三|第三者|情人|出轨|赠与无效/,
  },
  {
    period: 'labour-arbitration-limitation',
    source: '劳动合同法 82',
    leads: true,
    startsAs: 'employment',
    later: { months: 12 },
    name: { zh: '没签合同的二倍工资，申请仲裁', en: 'Arbitration for double wages without a contract' },
    tells: [
      /(?:没|未|从来?不)[^，。]{0,10}签[^，。]{0,4}(?:合同)?/,
      /双倍|二倍|两倍|2倍/,
      /到现在|至今|两年|[三四五六七八]年|一年多|还在/,
    ],
    not: /辞退|开除|离职|辞职|不用来|被裁|解除|不去了/,
  },
  {
    period: 'probation_end_2',
    source: '劳动合同法 19',
    leads: true,
    startsAs: 'employment',
    later: { days: -1 },
    tells: [
      /试用期/,
      /合同[^，。]{0,6}(?:[一两二12])年|[一两二12]年(?:期)?(?:的)?(?:劳动)?合同/,
      /辞|不合格|走人|让我走|延长|转正|最长|超/,
    ],
  },
  {
    period: 'probation_end_6',
    source: '劳动合同法 19',
    leads: true,
    startsAs: 'employment',
    later: { days: -1 },
    tells: [
      /试用期/,
      /合同[^，。]{0,6}(?:[三四五3-5])年|[三四五3-5]年(?:期)?(?:的)?(?:劳动)?合同|无固定期限/,
      /辞|不合格|走人|让我走|延长|转正|最长|超/,
    ],
  },
  {
    period: 'probation_end_1',
    source: '劳动合同法 19',
    leads: true,
    startsAs: 'employment',
    later: { days: -1 },
    tells: [
      /试用期/,
      /合同[^，。]{0,6}(?:半年|[六七八九6-9]个月)|(?:半年|[六6]个月)(?:期)?(?:的)?(?:劳动)?合同/,
      /辞|不合格|走人|让我走|延长|转正|最长|超/,
    ],
  },
  {
    period: 'old_company_capital',
    source: '注册资本登记管理规定 2',
    leads: true,
    startsOn: '2027-06-30',
    tells: [
      /认缴|实缴|注册资[本金]/,
      /(?:20(?:0\d|1\d|2[0-3])年?|2024年[1-6]月|以前|早就|老公司)[^。]{0,12}(?:注册|成立|设立|开的)|认缴到20[3-9]\d/,
      /新公司法|新规|2027|6月30|五年|5年|最晚|什么时候|哪天/,
    ],
    not: /股份有限|(?:2024年(?:[7-9]|1[0-2])月|202[5-9]年)[^。]{0,8}(?:注册|成立|设立)/,
  },
  {
    period: 'work_injury_worker',
    source: '工伤保险条例 17',
    leads: true,
    tells: [/工伤/, /报|申请|认定/, /最晚|最迟|来得及|满一年|一年|超期|超了|哪天|还能/],
    not: /认定(?:书)?(?:已经)?下来|已经认定|认定了|鉴定结论|评了/,
  },
  {
    period: 'execution',
    source: '民事诉讼法 250',
    leads: true,
    tells: [/判决|调解书|判的|裁决/, /执行/, /过期|期限|两年|三年|还能|来得及|哪天/],
    not: /被执行|申请(?:过|了)?(?:强制)?执行了|已经?(?:申请|立案)|执行异议|起诉[^。]{0,12}超期|公司说不服/,
  },
  ...PERIODS_ASKED_FOR,
  {
    period: 'civil-limitation',
    source: '民法典 188',
    leads: true,
    tells: [
      /时效|过期(?!那|后|利息|的)|[三3]年|最[晚迟]|哪天|来得及|废纸|还[用要]还|才来[要催讨]|还能(?:不能)?(?:告|起诉)|out of time|last day|too late|time limit/i,
      /欠|借|债|货款|尾款|[分\d]期|撞|打伤|咬|押金|转[给了我他她]|\b(?:lent|owes?|bit|hit|deposit)/i,
    ],
    not: /工资|加班|劳动|仲裁|工伤|竞业|判决|执行|支付令|遗嘱|遗产|担保|保证人|撤销|查封|拘留|批捕|罚款|处罚|离婚|前夫|前妻|冷静期|旅行社|办卡|退货|抚养费|wages|salary|employer/i,
  },
  {
    // A loan with its due day told, beside another trouble.
    period: 'civil-limitation',
    source: '民法典 188',
    leads: false,
    startsAs: 'loan_due',
    tells: [
      /[借欠]条|借[给了我他她]/,
      /[日号](?:之?前|以前)?[^，。；]{0,4}(?:还清?|归还|付清)|[日号]到期/,
      /时效|过期(?!那|后|利息|的)|最[晚迟]|哪一?天|来得及|还能(?:不能)?(?:要|告|起诉)|怎么(?:要|办)/,
    ],
    not: /判决|执行|支付令|遗嘱|遗产|担保|保证人|破产/,
  },
  {
    period: 'labour-arbitration-limitation',
    source: '劳动争议调解仲裁法 27',
    leads: true,
    tells: [
      /仲裁|最[晚迟]|哪一?天|来得及|过期|时效|晚不晚|晚了|too late|last day|by when|how long/i,
      /公司|单位|老板|主管|厂|店|仲裁|\b(?:employer|boss|company|fired|laid off|dismissed|arbitration)/i,
      /辞了|辞退|开除|解除|被裁|裁掉|不去了|离职|不用来|炒|fired|laid off|dismissed|left|last day/i,
      /工资|月薪|赔|补偿|欠|wages?|salary|owe|severance|pay/i,
    ],
    not: /(?:能|要不要|该不该|没|还没|先别|不)签|竞业|裁决|一审|判刑|刑事/,
  },
  {
    period: 'labour-arbitration-limitation',
    source: '劳动争议调解仲裁法 27',
    leads: false,
    tells: [
      /公司|单位|老板|主管|厂|店|仲裁|\b(?:employer|boss|company|fired|laid off|dismissed|arbitration)/i,
      /辞了|辞退|开除|解除|被裁|裁掉|不去了|离职|不用来|炒|fired|laid off|dismissed|left|last day/i,
      /工资|月薪|赔|补偿|欠|wages?|salary|owe|severance|pay/i,
    ],
    not: /(?:能|要不要|该不该|没|还没|先别|不)签|竞业|裁决|一审|判刑|刑事/,
  },
];

/** The periods in which a story stands by its own words, the most special first. */
export function readToldPeriods(text: string): ToldPeriod[] {
  const told = SCENES.filter(
    ({ tells, suits, not }) =>
      !not?.test(text) && (suits?.(text) ?? true) && tells.every((pattern) => pattern.test(text)),
  ).map(({ tells: _tells, suits: _suits, not: _not, ...told }) => told);
  const first = (one: ToldPeriod) =>
    told.findIndex(({ period, source }) => period === one.period || source === one.source);
  return told.filter((one, at) => first(one) === at);
}
