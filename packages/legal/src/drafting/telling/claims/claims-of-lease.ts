import { countOf } from '../../courses/told-matter.ts';
import { type Telling, within } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';
import type { ClaimGround } from './claim-ground.ts';
import { dailyRate } from './daily-rate.ts';
import { beforeSum } from './standard/told-parts.ts';

/** Writes a claim: for what, in which words, and of which sum. */
export type PutClaim = (noun: string, words: string, sum: ToldSum | null) => void;

/** Rent that is owed, with how it was reckoned where nobody said it. */
export interface OwedRent extends ToldSum {
  how: string;
}

/** What stands before the rent of a month. */
export const MONTHLY_RENT = /(?:月租金?|(?:每个?|一个?)月(?:租金|房租)?|房租|租金)[^，。；\d]{0,6}$/;
const YEARLY = /(?:一年|每年|年)(?:的)?(?:租金|房租)?(?:是)?[^，。；\d]{0,3}$/;
/** 今年9月该交的租金: one term of it. */
const ONE_TERM = /(?:该|应|要)(?:该)?交的?(?:租金|房租)|(?:今年|这一年)的?(?:租金|房租)/;
const UNPAID = /欠|没(?:有)?(?:再)?(?:交|给|付)|不(?:交|给|付)|拖/;
/** 就8月转来1500, 中间给过三千: what came of the rent in the meantime. */
export const CAME_OF_RENT =
  /(?:(?:转|打|付|汇|交|给)(?:了|过)?来|(?:中间|期间|只|就|才|后来)[^，。；我]{0,12}(?:转|打|付|交|给)(?:了|过)?(?:我)?|[月号日底初](?:又|才|只)?(?:微信|支付宝|银行卡?|现金)?(?:转|打|付|交|给)(?:了|过)(?:我)?)[^，。；\d]{0,3}$/;
/** What is told of other costs is no rent. */
const OTHER_COST = /[水电气]费|水电|物业|修|押|违约金/;
const LEFT = /(?:剩下?的?|余下?的?|还差|还欠)[^，。；\d押]{0,4}$/;
const MONTHS = /([一二两三四五六七八九十]{1,3}|\d{1,2})个月/;

/** The rent of a month. @param besides a sum that is something else, as the rent that is claimed in all */
export const monthlyRent = (telling: Telling, besides: number | null = null): ToldSum | undefined =>
  telling.sums.find((sum) => {
    const before = beforeSum(telling, sum);
    return (
      MONTHLY_RENT.test(before) &&
      !/押|欠|年租|年房租|一年|每年/.test(before) &&
      !YEARLY.test(before) &&
      sum.value !== besides
    );
  });

/** The rent of the months that were not paid: as it is told, or by the month; null where both are told and differ (民法典 721). */
export function rentOwed(telling: Telling): OwedRent | null {
  const { text, sums, clauses } = telling;
  const before = (sum: ToldSum) => beforeSum(telling, sum);
  const rent = monthlyRent(telling);
  const unpaid = clauses.find(
    (clause) => UNPAID.test(clause.text) && !/如果|要是|逾期|约定|合同|违约金/.test(clause.text),
  );
  if (!unpaid) return null;
  const sentence = { start: unpaid.start, end: unpaid.sentence.end };
  // 该交的3万才给了1万，剩下2万没给: what is told to be left.
  const left = within(sums, sentence).find((sum) => LEFT.test(before(sum)) && !sum.isRough);
  if (left) return { ...left, how: '' };
  const yearly = sums.find((sum) => YEARLY.test(before(sum)) && !sum.isRough);
  if (yearly && !rent && ONE_TERM.test(unpaid.text))
    return { ...yearly, how: `（一年租金${yearly.value}元）` };
  const months = MONTHS.exec(text.slice(sentence.start, sentence.end));
  const count = months?.[1] ? countOf(months[1]) : monthsListed(telling, unpaid);
  const told = within(sums, sentence).find(
    (sum) =>
      sum !== rent &&
      !sum.isRough &&
      !MONTHLY_RENT.test(before(sum)) &&
      !CAME_OF_RENT.test(before(sum)) &&
      !OTHER_COST.test(before(sum)),
  );
  if (!rent || rent.isRough || count === null) return told ? { ...told, how: '' } : null;
  const reckoned = Math.round(rent.value * count * 100) / 100;
  if (told && told.value !== reckoned) return null;
  return {
    ...(told ?? rent),
    value: reckoned,
    isRough: false,
    how: `（每月${rent.value}元，共${count}个月）`,
  };
}

const SHARE =
  /(?:按|付|支付|赔)?(?:所?欠(?:付)?(?:的)?)?(?:租金?|房租|欠租)(?:总额)?的?(?:百分之([一二三四五六七八九十]{1,3})|(\d{1,2})%)[^，。；]{0,6}违约金/;
const NOTICE = /(?:发|寄|送|下)(?:了|过)[^，。；]{0,10}(?:解除|终止)[^，。；]{0,4}(?:通知|函)/;

/** What a lease asks besides its rent: a penalty that is a share of it. */
export function leaseClaims({ wished, telling }: ClaimGround, rent: OwedRent | null, put: PutClaim): void {
  const share = SHARE.exec(telling.text);
  const percent = share?.[2] ? Number(share[2]) : share?.[1] ? countOf(share[1]) : null;
  // What a day of delay costs is claimed by the day.
  if (!/违约金/.test(wished) || dailyRate(telling)) return;
  const fixed = telling.sums.find(
    ({ start, end, isRough }) =>
      !isRough &&
      (/^(?:的)?违约金/.test(telling.text.slice(end)) ||
        /违约金(?:是|为)?$/.test(telling.text.slice(Math.max(0, start - 5), start))),
  );
  if (fixed && percent === null) {
    put('违约金', `支付违约金${fixed.value}元`, fixed);
    return;
  }
  if (!rent || percent === null || !share) {
    put('违约金', '支付违约金＿＿＿元', null);
    return;
  }
  const value = Math.round(rent.value * percent) / 100;
  const at = { start: share.index, end: share.index + share[0].length };
  put('违约金', `支付违约金${value}元（欠付租金${rent.value}元的${percent}%）`, {
    ...at,
    value,
    text: `${value}元`,
    isRough: false,
  });
}

/** 租约到期他不搬: it ended by itself, and nothing is left to end (民法典 733). */
export const IS_EXPIRED =
  /(?:租约|租期|合同|租房合同)?[^，。；]{0,8}(?:到期|期满|届满)(?:了|后|以后|之后)?[^。；]{0,12}(?:不|没|拒)(?:肯|有)?(?:再)?(?:搬|走|腾|续|交房)/;

/** 让他搬走: the lease ends and the place is given back; 把合同解了: any contract. A notice that was served has ended it (民法典 565). */
export function endOfContract({ wished, telling }: ClaimGround, put: PutClaim): void {
  const isLease = /租赁/.test(telling.cause);
  const isLeft = isLease && /搬|腾|收回|清退/.test(wished);
  const isEnded = /(?:合同|租约)[^，。；]{0,4}解|解除|解约/.test(wished) || isLeft;
  if (!isEnded) return;
  const what = isLease ? '租赁合同' : '合同';
  const isNotified = NOTICE.test(telling.text);
  const isOver = isLease && IS_EXPIRED.test(telling.text);
  if (!isOver) put('解除', isNotified ? `确认双方的${what}已经解除` : `解除双方的${what}`, null);
  if (isLeft) put('腾退', '腾退租赁房屋并交还原告', null);
}

/** 9月、10月、11月的房租一分没给: so many months, each by its name; null where fewer than two are named. */
function monthsListed({ days, text }: Telling, clause: { start: number; end: number }): number | null {
  const named = within(days, clause).filter(({ precision }) => precision === 'month');
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last || named.length < 2) return null;
  const isList = /^[\d一二三四五六七八九十月份年、和及与今去的]+$/.test(text.slice(first.start, last.end));
  return isList ? named.length : null;
}
