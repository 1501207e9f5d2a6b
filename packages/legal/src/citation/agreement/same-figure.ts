import type { Bound, Measure } from '../../figures/find-measures.ts';
import type { PlacedMeasure } from './placed-measures.ts';

/** Whether two figures count the same. */
export const isSameKind = (one: Measure, other: Measure): boolean =>
  one.kind === other.kind
    ? one.kind !== 'number' || one.counted === other.counted
    : isTime(one) && isTime(other);

const isTime = ({ kind }: Measure) => kind === 'time' || kind === 'workdays';

/** The same number on the same side of it; a bound that is not said agrees with any. */
export function isSame(one: PlacedMeasure, other: PlacedMeasure): boolean {
  if (one.kind !== other.kind || !isNear(one.value, other.value)) return false;
  // 超过48小时的不算 says what 48小时之内的视同 says, and 满五年没行使的 what 五年内没有行使 says.
  return (
    !areOpposed(one.bound, other.bound) ||
    (other.bound === 'more' && FORBIDDEN_BEYOND.test(one.before)) ||
    DENIED.test(one.clause + one.after + one.next) ||
    DENIED.test(other.clause + other.next)
  );
}

/** 不得超过五万元 says of a sum what a list of forbidden acts says with 超过五万元. */
const FORBIDDEN_BEYOND = /(?:不得|不能|不可以?|不应当?|不允许|没有|未)(?:超过|高于|多于)?$/;

const DENIED =
  /不(?!满|足|超过|少于|多于|低于|高于|早于|晚于|得[超少多低高早晚]|动产)|未(?!成年|满|来|婚)|无(?![期民限固偿])|没|才|逾期|否则|not|unless/;

/** Equal but for rounding. */
export const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.005 * Math.max(one, other);
/** 以上, 超过. */
export const isUp = (bound: Bound) => bound === 'least' || bound === 'more';
/** 以下, 不满. */
export const isDown = (bound: Bound) => bound === 'most' || bound === 'less';
/** One is a least, the other a most. */
export const areOpposed = (one: Bound, other: Bound) =>
  (isUp(one) && isDown(other)) || (isDown(one) && isUp(other));

/** Whether a value lies on the side of a limit that is meant. */
export function satisfies(value: number, bound: Bound, limit: number): boolean {
  if (bound === 'least') return value >= limit;
  if (bound === 'more') return value > limit;
  if (bound === 'most') return value <= limit;
  return bound === 'less' ? value < limit : value === limit;
}

/** 天 of 5天, so that days of leave are not taken for years of work. */
export const unitOf = ({ raw }: Measure) =>
  raw.replace(/[\d.,〇零一二两三四五六七八九十百千万亿点半 ]/g, '').replace(/日/, '天');
