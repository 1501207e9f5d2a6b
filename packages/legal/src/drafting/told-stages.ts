import { withoutWishes } from './story-wishes.ts';
import { IS_SUED } from './telling/is-sued.ts';

/** A court or a commission has decided. */
const DECIDED =
  /判决书|裁定书|调解书|裁决书|一审|二审|终审|(?:法院|仲裁委?(?:员会)?)[^，。；]{0,16}(?:判决|判令|判了|裁决|裁定|调解)|判决(?:已|后|生效|支持|驳回)|judge?ment|award/i;
/** An earlier suit that came to nothing leaves nothing to enforce. */
const CAME_TO_NOTHING = /[^，。；]*(?:不准|不予|未准|不判)[^，。；]{0,4}离婚?[^，。；]*/g;
const SUED = new RegExp(
  `${IS_SUED.source}|反诉|被[^，。；]{0,12}(?:起诉|告了|告上|仲裁)|传票|应诉|答辩|收到[^，。；]{0,16}(?:起诉状|诉状|仲裁申请)|sued me|summons`,
  'i',
);
const IN_COURT = /质证|开庭|庭审|传票|举证期限|对方[^，。；]{0,8}(?:提交|举证)|hearing|trial/i;
const AWARD = /裁决|不予受理|仲裁[^，。；]{0,12}(?:驳回|支持|终结|逾期未)|award/i;
const JOB =
  /^(?![\s\S]*(?:离婚|交通事故|交警|撞[了伤]))[\s\S]*(?:劳动|工资|入职|辞退|开除|被裁|加班|离职|用人单位|社保|上班|wage|dismiss|employ)/i;
/** Somebody wants to make a contract; to quarrel about one is not enough. */
const MAKING =
  /(?:想|要|准备|打算|需要|帮我|替我|请|怎么|如何|应该|写|拟)[^，。；\n没未]{0,12}(?:签|写|拟|起草|订立|立|出具|出租|租给|租出去|卖给|借给)[^，。；\n]{0,14}(?:合同|协议|借条|租约|欠条|收条)|(?:准备|打算|想)(?:把|将)[^，。；\n]{0,12}(?:租|卖|借)(?:给|出去)|draft|contract for/i;
const DIVORCE = /离婚|离异|分居|过不下去|夫妻|婚后|divorce|marriage/i;
const LAST_WILL = /遗嘱|身后|百年之后|去世后|我死后|立嘱|\bwill\b|testament/i;
/** An authority did something, or does nothing. */
const BY_AUTHORITY =
  /行政|处罚|复议|征收|拆迁|强拆|政府|派出所[^，。]{0,8}(?:拘留|罚)|公安[^，。]{0,10}(?:决定|拘留)|市场监管|工商局|税务局|人社局|不动产登记|administrative|authority/i;
/** Somebody cannot wait for the judgment. */
const CANNOT_WAIT =
  /先予执行|等不(?:到|及)判决|没钱(?:治|看病|做手术)|交不起[^，。]{0,6}(?:医|药|手术|住院)|生活(?:困难|无着|没有着落)|赡养|抚恤金|揭不开锅|advance enforcement/i;
/** Somebody wants to give notice, and does not sue over it: 发了解除通知 was done. */
const GIVING_NOTICE =
  /(?<!(?:已经?|收到|又|再次)[^，。；]{0,4})(?:发|写|寄|出|起草|下)(?![了过])[^，。；了过]{0,10}(?:通知|告知函)|书面通知[^，。了]{0,8}解除(?!了)|terminat|give notice/i;
/** Homes bought with a spouse, or with borrowed money, are told of in other troubles. */
const HOME_SALE =
  /^(?![\s\S]*(?:离婚|遗产|继承人|分居))[\s\S]*(?:房屋买卖|商品房|二手房(?!东)|购房(?:合同|款)|逾期交房|逾期办证|开发商[^。；\n]{0,40}(?:交房|办证|退房|退款|房产证)|(?:home|house|flat|apartment) (?:I|we) (?:bought|sold))/i;
const GOODS_SALE =
  /^(?![\s\S]*(?:离婚|遗产|遗嘱|继承|合伙(?!企业)|散伙|劳动仲裁|房屋买卖))[\s\S]*(?:货款|供货(?!商)|买卖合同|购销|采购合同|送货单|对账单|订货|退货|(?:买|卖|订|购)(?:了|的)?[^，。；\n房租]{0,16}(?:货|设备|机器|材料|二手车)|unpaid goods|delivered goods)/i;
const BANK_LOAN =
  /金融借款|信贷合同|(?:银行|信用社|农商行|小额贷款公司|消费金融公司|信托公司)[^，。；]{0,20}(?:贷款|放款|授信|借款合同)|(?:向|从|跟|欠)[^，。；]{0,12}(?:银行|信用社|小额贷款公司)[^，。；]{0,10}(?:贷|借)|bank loan/i;
const COPYRIGHT =
  /著作权|版权|抄袭|剽窃|盗图|盗版|洗稿|(?:擅自|未经[^，。]{0,8}(?:许可|同意|授权)|偷)[^，。；]{0,16}(?:用|转载|发布|搬运|上传)[^，。；]{0,14}(?:图片|摄影|文章|视频|音乐|作品|设计图|软件|小说|歌)|copyright|plagiari/i;
/** A company that fines its workers is no authority. */
const PENALISED =
  /^(?=[\s\S]*(?:行政|局|政府|城管|交警|派出所|公安|执法|administrative|authority))[\s\S]*(?:行政处罚|处罚决定|罚款|罚了|吊销|责令(?:停产|停业|关闭)|行政拘留|拘留[^，。]{0,6}[日天]|没收违法所得|penalty|fined)/i;
/** Money that is owed. */
const OWED =
  /欠|[没未不](?:有)?[^，。；]{0,4}(?:还|付|给|结)(?:清|钱|款|账)?|催(?:款|要|收|讨)|货款|尾款|owe|unpaid|not paid/i;
/** Property is being enforced against. */
const IN_ENFORCEMENT =
  /强制执行|执行(?:局|法官|法院|裁定|案|程序|异议|标的|通知)|被执行人|查封|冻结|扣押|拍卖|限高|限制(?:高)?消费|enforcement/i;
const BARRED_FROM_TRAVEL =
  /限高|限制(?:高)?消费|失信|老赖|(?:不能|不让|没法|无法|禁止)[^，。；]{0,6}(?:坐|买|乘)[^，。；]{0,6}(?:飞机|高铁|机票|动车)|travel ban/i;
const NEVER = /(?!)/;

/**
 * Stages of a trouble, and matters, that a template may have to wait for. `asked_for`: a story speaks of such a paper for many reasons, so it is
 * wanted only where it is asked for by name. `making`: a contract, where somebody wants to make one.
 */
export const TOLD_STAGES = [
  ...(['decided', 'sued', 'in_court', 'awarded', 'employed', 'asked_for'] as const),
  ...(['non_compete', 'injured_at_work', 'making', 'divorcing', 'bequeathing'] as const),
  ...(['against_authority', 'cannot_wait', 'giving_notice'] as const),
  ...(['home_sale', 'goods_sale', 'bank_loan', 'copyright', 'penalised'] as const),
  ...(['owed', 'in_enforcement', 'barred_from_travel'] as const),
] as const;
/** One of {@link TOLD_STAGES}. */
export type ToldStage = (typeof TOLD_STAGES)[number];

const TOLD_BY: Readonly<Record<ToldStage, RegExp>> = {
  decided: DECIDED,
  sued: SUED,
  in_court: IN_COURT,
  awarded: AWARD,
  employed: JOB,
  asked_for: NEVER,
  non_compete: /竞业/,
  against_authority: BY_AUTHORITY,
  cannot_wait: CANNOT_WAIT,
  giving_notice: GIVING_NOTICE,
  making: MAKING,
  divorcing: DIVORCE,
  bequeathing: LAST_WILL,
  injured_at_work: /工伤|职业病|work injury/i,
  home_sale: HOME_SALE,
  goods_sale: GOODS_SALE,
  bank_loan: BANK_LOAN,
  copyright: COPYRIGHT,
  penalised: PENALISED,
  owed: OWED,
  in_enforcement: IN_ENFORCEMENT,
  barred_from_travel: BARRED_FROM_TRAVEL,
};

/** What somebody wishes for makes these, and not what happened. */
const WISHED: ReadonlySet<ToldStage> = new Set([
  'making',
  'giving_notice',
  'divorcing',
  'bequeathing',
] as const);

/** Whether what is told has reached the stage. @param said all that is said, wishes too */
export const isTold = (stage: ToldStage | undefined, told: string, said: string): boolean =>
  stage === undefined || TOLD_BY[stage].test(WISHED.has(stage) ? said : told);

/** What a text tells, without what it wishes for and without suits that came to nothing. */
export const toldOf = (text: string): string => withoutWishes(text).replace(CAME_TO_NOTHING, '');

const SUES =
  /起诉|诉讼|诉至|告上|状告|要告|仲裁|诉请|诉求|(?:请求|要求)[^，。；]{0,24}(?:判令|支付|归还|返还|偿还|赔偿|离婚)|原告/;
/** Whether somebody sues, or wants to. */
export const isSuing = (text: string): boolean => SUES.test(text);
