import { clausesOf } from '@mingfa/legal/citation/agreement/clauses';

/**
 * 本案应当适用《…》第…条, 综上，依照《…》第…条，判决如下: words of procedure say nothing that an article could say, nor do the headings of
 * official forms (请求依据（法律及司法解释的规定，要写明具体条文）, 法〔2025〕82号).
 */
export const OF_PROCEDURE =
  /(?:请求|恳请|提请|望)?(?:依法)?(?:判决|裁定|裁决)?(?:支持|驳回)[^，。；]{0,12}(?:请求|诉请|申请|上诉)|(?<=^|[\s，、])(?:依|据|按|及|和|与|至|到|以及)(?=[\s，、]|$)|(?:为(?:了)?)?维护[^，。；]{0,12}合法权[益利]|(?:申请|提请)(?:劳动)?仲裁|申请(?:贵院|人民法院)?(?:依法)?发出支付令|请(?:求)?(?:贵?[院委会])?依法(?:作出)?(?:裁决|判决|裁判|处理)|综上所述|综上|据此|为此|因此|本案|本院|贵院|法院|审判长|(?:应当?|须|必须)?(?:遵循|遵守|恪守)|应当适用|应适用|可以适用|予以适用|适用|援引|引用|参照|之规定|有关|判决如下|裁定如下|特此|具状|诉至|请求|支持|诉讼请求|提起上诉|提起诉讼|法律依据|裁判依据|请求权基础|法律及司法解释的|要写明具体条文/g;

/** Words that tell what happened, and to whom. */
export const TELLS_A_CASE =
  /[原被]告(?!知)|申请人(?!身)|上诉人|答辩人|代理人认为|对方|[甲乙丙丁](?:方|公司|(?=[^、级类乙丙丁]))|我[方司]|[贵本][司院案]|本人|[您你]|某|(?:19|20)\d\d ?年|\d ?万?元/;
/** 原告主张：, 对方认为，: whose words follow. */
export const SOMEBODY_SAYS =
  /^\s*(?:[一二三四五六七八九十\d]{1,2}[、.．])?\s*(?:[原被]告[一二三]?|对方|[被]?(?:申请|上诉|答辩)人)(?:又|还|再|并)?(?:主张|认为|提出|辩称|诉称|称|答辩称?)[：:，,]/;
/** Words without which nothing is said to be a rule. */
export const STATES_RULE =
  /应|须|可以?|[不无]得|有权|无权|不予|禁止|视为|推定|[有无]效|承担|负责|赔偿|支付|撤销|解除|处以?[\d一二三四五六七八九十警罚拘有死无]|属于|是指|由.{2,12}[决负承管审证]|[自从].{2,30}起[计开]?算?|延长|适用|允许|支持|不[受再能必]|免[除予]/;
/** A figure in such words is what happened: 拖了五个月, 仅有二人; and with such it is the rule's. 已满十周岁的 is a case of a rule, 逾期利息 a term. */
const HAPPENED =
  /才|已(?!满[^，]*的)|仅|只[有是]|拖|逾(?!期(?:利息|付款|还款|罚息|费))|实际|历时|长达|迟延|至今|了/;
const OF_A_RULE =
  /应|须|不得|可以|最[高长低短多少迟]|至少|不[超少低高多][过于]|以[上下内]|规定|标准|期限|期间|时效|上限|下限|有权|处|负有|承担|责任|义务|不[用必需再能会]|无[需须权]|免除|视为|[无有]效|属于/;

/** 第…条就是这样规定的: then what leads up to it is said of the article, whoever it names. */
export const SAYS_SO = /^[^，。；]{0,6}(?:就|正|便|即)是?(?:这样|如此|这么)(?:规定|写|要求)/;

/** That somebody did what he owed is told of the case, in words that rules on the end of debts have, too. */
export const FULFILLED =
  /的?(?:义务|责任|手续|程序)(?:已经?|均已|也已|业已|早已)(?:履行|尽到|完成|办理|办妥)(?:完毕)?/g;

/** 故按六年计: what comes of a rule for the case. */
const APPLIED = /^\s*(?:故|因此|因而|所以|据此|由此|从而)[^，。；]{0,4}[按以计算][^，。；]{0,12}[计算]?$/;

/** Whether a figure of a sentence tells what happened, or what comes of the rule for it, and not what a rule demands. */
export function isFigureOfCase(claim: string, figure: string): boolean {
  const clause = clausesOf(claim).find(({ text }) => text.includes(figure))?.text ?? '';
  return isToldOfCase(clause) || APPLIED.test(clause);
}

/** 即使已经安排补休: what is conceded has not happened. */
const CONCEDES = /^\s*(?:即使|即便|哪怕|就算|纵使|纵然|不论|无论|不管)/;

/** Whether words tell what somebody did, in no word of a rule. */
export const isToldOfCase = (words: string): boolean =>
  !CONCEDES.test(words) && (TELLS_A_CASE.test(words) || HAPPENED.test(words)) && !OF_A_RULE.test(words);
