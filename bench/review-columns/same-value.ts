import { findDates } from '@mingfa/legal/figures/find-dates';
import { findDurations } from '@mingfa/legal/figures/find-durations';
import type { Length } from './read-answers.ts';

/** Words as they are compared: widths of characters equal, without white space, separators and signs of a form. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s_|*#]/g, '')
    .replace(/(?<=\d),(?=\d{3})/g, '');

/** Lengths that are counted the same: years in months, weeks in days; a month is not thirty days, a working day no day. */
export function sameLength(one: Length, other: Length): boolean {
  const [left, right] = [inSmallest(one), inSmallest(other)];
  return left.unit === right.unit && Math.abs(left.n - right.n) < 1e-9;
}

function inSmallest({ n, unit }: Length): Length {
  if (unit === 'year') return { n: n * 12, unit: 'month' };
  return unit === 'week' ? { n: n * 7, unit: 'day' } : { n, unit };
}

/** A unit as the library calls it, in the words of the set; hours are none of them. */
export function unitOf(unit: string): Length['unit'] | null {
  if (unit === 'working_day') return 'workday';
  return unit === 'day' || unit === 'workday' || unit === 'week' || unit === 'month' || unit === 'year'
    ? unit
    : null;
}

/** Every length of time in words. */
export const lengthsIn = (text: string): Length[] =>
  findDurations(text).flatMap(({ count, unit }) => {
    const name = unitOf(unit);
    return name === null ? [] : [{ n: count, unit: name }];
  });

/** Whether a day stands in words. */
export const hasDate = (text: string, date: string): boolean =>
  findDates(text).some(({ iso }) => iso === date);

/** Acts that contracts count from, each in the words it is written in. */
const ACTS: readonly RegExp[] = [
  /签[字章订署约名定]|盖章|订立/,
  /公证/,
  /批准/,
  /许可证/,
  /移交/,
  /预付款/,
  /决议/,
  /放款/,
  /开工/,
  /款到|到账/,
  /生效/,
  /竣工/,
  /结算/,
  /验收/,
  /终验/,
  /水电/,
  /木工|瓦工/,
  /发票/,
  /发货/,
  /到货|货到/,
  /收到货物/,
  /交付/,
  /单据/,
  /审核/,
  /期满|届满/,
  /到期/,
  /变更登记/,
  /开通/,
  /租金期|下一年/,
  /质保|缺陷责任/,
  /确认单/,
  /阶段/,
];

/** Whether words name the same act, and every part of it where it has several. */
export function namesAct(words: string, act: string): boolean {
  const parts = ACTS.filter((one) => one.test(act));
  return parts.length > 0 ? parts.every((one) => one.test(words)) : words.includes(act);
}
