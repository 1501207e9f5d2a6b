import { SOMEBODY } from './parties.ts';
import type { PlacedMeasure } from './placed-measures.ts';

/** Figures beside the number of another article are that article's. */
const OF_ANOTHER = /第 ?[〇零一二三四五六七八九十百千\d]+ ?条/;

/** Words by which people tell their own case, whose figures no law names. */
const OWN_CASE =
  /我|某|咱|(?:你|您|他|她)(?:的|在|已|从|自|于|这|每|们的)|小[一-龥]{1,2}(?:的|在|今|现|被|向|买|借|岁|\d)|老板|本案|案涉|涉案|月薪|工资(?:为|是|每月)?\d|月租|工龄|入职|押金[\d为是]|比如|例如|譬如|举例|假设|假如|(?:19|20)\d\d ?年|\bI\b|\bmy\b|\bhe\b|\bshe\b|for example|e\.g\./i;
/** Such words right before a figure: 买了3000元, 工作了五年, 签一年的合同. */
const TOLD =
  /(?:(?:[一-龥]了|(?<!可以|不得|应当|必须|只能|最多|[能可])约定(?:了|的|为)?|加班|住院|误工|旷工|还?差)|(?:买|借|花|付|交|干|住|拖|投|赔|存|租|卖|赚|等|签|收|请|休|判|关|停)(?:了|的|过)|工作|工龄|干|签|欠|花|借款|货款|价款|本金|租金|租期|损失|认缴|已|已经)(?:了|的|为|是|共|约|有|满|订)* ?$/;
/** Words that make a figure in the clause of a party the rule's. */
const SAYS_RULE = /应|须|可以|不得|有权|期[限间]|要求|请求|(?:为|是|处|在|按|的)$/;
/** For how long something has gone on, or how often: 连续四个月未付, 逾期八个月. */
const HAS_LASTED = /(?:连续|累计|至今|拖欠[^，]{0,6}|逾期|迟延|延迟|长达|历时|已有?|已逾|已过|已满)$/;
/** A share that somebody has, or that something has come to: 持有15%的表决权, 已达四分之一. */
const OF_FACT =
  /(?:持股|占股)(?:比例)?(?:为|是)?$|(?:已经?|现|共|合计|累计|实际)(?:达到?|占|持有|付|支付|超过)?[^，]{0,10}$|持有[^，]{0,8}$/;
/** What a rule says of its own figures: 处五年以下, 为五百元, 提前三十日, 三十日内. */
const OF_RULE =
  /(?:为|是|处|罚款?|在|期限|时效|期间|按|支付|返还|补偿|赔偿?|每|提前|经过|享受|休|延长|应付|缴纳?|给付|最\S|至|到)\s?$/;

/** 租期三个月以上的租赁才必须…: a least that something must reach is the rule's. */
const isThreshold = (bound: PlacedMeasure['bound'], clause: string) =>
  (bound === 'least' || bound === 'more') && /应当|必须|才[应须要能可必]|不得/.test(clause);

const AGREED = /(?<!可以|不得|应当|必须|只能|最多|[可能])约定[^，。；]{0,10}$/;
/** 合同约定试用期三个月，而第…条规定……: what parties agreed is put against the rule that follows. */
export const isPutAgainst = ({ before, next, bound }: PlacedMeasure): boolean =>
  bound === 'exact' && AGREED.test(before) && /^\s*(?:而|但)/.test(next);

/** A figure of the person's own case. */
export const isOwnCase = ({ clause, before, after, bound, kind }: PlacedMeasure) =>
  kind !== 'multiple' &&
  ((kind === 'share' && bound === 'exact' && OF_FACT.test(before)) ||
    OWN_CASE.test(clause) ||
    (bound === 'exact' &&
      clause.includes(SOMEBODY) &&
      !SAYS_RULE.test(before) &&
      !/^(?:之|以)?[内上下]/.test(after)) ||
    (kind !== 'share' && bound !== 'most' && !isThreshold(bound, clause) && TOLD.test(before)) ||
    (bound !== 'most' &&
      bound !== 'less' &&
      !isThreshold(bound, clause) &&
      HAS_LASTED.test(before) &&
      !/[的内]$/.test(clause.trim())) ||
    (kind === 'money' && bound === 'exact' && !OF_RULE.test(before)));

/**
 * Whether a figure is said to be the rule's. Where the sentence has another of the kind that the article bears out, one without
 * such words is what somebody agreed, did or asks: 约定了六个月试用期，超过两个月的上限.
 */
export function isOfRule(figure: PlacedMeasure, agreeing: readonly PlacedMeasure[]): boolean {
  if (figure.bound !== 'exact' || figure.kind === 'multiple') return true;
  if (figure.kind === 'share' && !agreeing.some(({ kind }) => kind === 'share')) return true;
  if (agreeing.length === 0) return true;
  return (
    OF_RULE.test(figure.before) ||
    /^(?:内|以|之|的?(?:期限|时效|期间|有期徒刑|拘留|罚款|年休假|产假|婚假))/.test(figure.after)
  );
}

/** Somebody's own figure, or a condition: what a range of the law may hold. */
export const isCondition = (figure: PlacedMeasure) =>
  isOwnCase(figure) ||
  figure.kind === 'age' ||
  /(?:的|合同|期限)$/.test(figure.after.trim()) ||
  /^(?:以上|以下)?的?(?:劳动)?合同/.test(figure.after);

/** A figure beside the number of another article is that article's. */
export const isOfAnother = ({ clause }: PlacedMeasure) => OF_ANOTHER.test(clause);
