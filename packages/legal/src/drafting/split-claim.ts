import { readAmounts } from '../questions/read-amounts.ts';

/** What is asked for, with its place. */
export interface ToldClaim {
  text: string;
  start: number;
  end: number;
  /** So many characters of its words stand elsewhere: the verb it shares with the claims beside it. */
  lead?: number;
  /** Said as people talk, so that a court needs other words for it. */
  isSpoken?: boolean;
  /** What is asked in words for a court already, and its sum, where the story tells or makes it. */
  worded?: { content: string; amount: number | null; at?: { start: number; end: number } };
}

/** What an employer or a debtor pays: a part of a list that names one is a claim of its own. */
const PAYMENT =
  /工资|薪|赔偿金|补偿|补助金|加班费|加班|年休?假|社保|公积金|奖金?|提成|津贴|报销|违约金|利息|押金|租金|货款|费$|损失|金$/;
const PAYS =
  /^.{0,24}?(?:支付|给付|赔偿|补偿|补发|付|赔|补|给|退还|返还|退)(?:我们?|本人|原告|申请人)?(?:的)?/;
const VERB =
  /^(?:支付|退还|返还|归还|偿还|赔偿|补偿|补发|补缴|付清|解除|撤销|确认|拆除|拆掉|清理|恢复|停止|修好|修复|搬离|搬走|腾退|退货|退车|退款|赔礼道歉)/;

/** The claims that one stretch of words makes, each as it may stand alone. */
export const claimParts = (claim: ToldClaim, isListed: boolean): ToldClaim[] =>
  [claim]
    .flatMap(oneActEach)
    .flatMap(onePaymentEach)
    .flatMap((one) => oneSumEach(one, isListed));

const partOf = (claim: ToldClaim, lead: string, part: string, at: number): ToldClaim => ({
  ...claim,
  text: `${lead}${part}`,
  lead: lead.length,
  start: claim.start + at,
  end: claim.start + at + part.length,
});

/** 请求判令甲拆除摄像头、清理杂物、赔偿医疗费 makes three, each asked of the same. */
function oneActEach(claim: ToldClaim): ToldClaim[] {
  const [first, ...rest] = [...claim.text.matchAll(/[^、]+/g)];
  if (!first || rest.length === 0 || !rest.every(([part]) => VERB.test(part))) return [claim];
  const lead =
    /^(?:(?:我们?|本人)?(?:要求|请求|想|要|希望)(?:法院)?(?:依法)?(?:判令|裁决)?[^，。]{0,20}?)(?=支付|退还|返还|归还|偿还|赔偿|补|付清|解除|撤销|确认|拆|清理|恢复|停止|修|搬|腾|退|赔)/.exec(
      first[0],
    )?.[0];
  return [
    partOf(claim, '', first[0], first.index),
    ...rest.map(({ index, 0: part }) => partOf(claim, lead ?? '', part, index)),
  ];
}

/** 请求公司支付赔偿金、加班费和年休假工资 makes three, where each names a kind of payment; sums that stand within one stay with it. */
function onePaymentEach(claim: ToldClaim): ToldClaim[] {
  const lead = PAYS.exec(claim.text)?.[0];
  if (!lead || !claim.text.includes('、')) return [claim];
  const parts = [...claim.text.slice(lead.length).matchAll(/(?:(?!、|以及|和|及)[\s\S]|和(?=解))+/g)];
  if (parts.length < 2 || !parts.every(([part]) => PAYMENT.test(withoutSum(part)) && part.length <= 30))
    return [claim];
  const sums = parts.map(([part]) => readAmounts(part).length);
  // Sums that each name their own are parted below; here one names none.
  if (
    sums.some((count) => count > 0) &&
    (sums.some((count) => count > 1) || sums.every((count) => count === 1))
  )
    return [claim];
  return parts.map(({ index, 0: part }) => partOf(claim, lead, part, lead.length + index));
}

/** 赔偿金43400元、工资9300元 are two claims, and so are two sums that 和 joins where nobody numbered them. */
function oneSumEach(claim: ToldClaim, isListed: boolean): ToldClaim[] {
  // Names before the verb may be a list of their own: 请求甲、乙和保险公司赔偿….
  const lead = LEAD_OF_SUMS.exec(claim.text)?.[0] ?? '';
  const rest = claim.text.slice(lead.length);
  const isByMark = isListed || rest.includes('、');
  const parts = [...rest.matchAll(isByMark ? /[^、]+/g : /(?:(?!和|及(?!时))[\s\S])+/g)];
  const isEachASum =
    parts.length > 1 &&
    parts.every(
      ([part], index) =>
        readAmounts(`${lead}${part}`).length === 1 &&
        (index === 0 || (part.length <= 24 && (PAYMENT.test(withoutSum(part)) || ORAL_VERB.test(part)))),
    );
  if (!isEachASum) return [claim];
  return parts.map(({ index, 0: part }) => {
    const hasOwnVerb = index > 0 && (isListed || ORAL_VERB.test(part));
    return partOf(claim, hasOwnVerb ? '' : lead, part, lead.length + index);
  });
}

const LEAD_OF_SUMS =
  /^.{0,60}?(?:支付|给付|赔偿|补偿|补发|退还|返还|付清?|赔|补|给|退)(?:我们?|本人|原告|申请人)?(?:的)?/;
const ORAL_VERB = /^(?:[退赔付还补]|支付|赔偿)/;
const withoutSum = (part: string) => part.replace(/[\d,.]+(?:万|千)?\d*(?:元|块)?$/, '');
