import type { SenseDifference } from './sense-difference.ts';

/** 起算时间为用工之日，: a clause that ends in a moment, or in what runs from it. */
const MOMENT =
  /([一-龥]{2,40}?)之日(?:起(?:开始)?(?:计算|起算|算)?)?(?:\s*(?:止|为止|截止))?\s*(?=[，。；,;！？!?\n）)]|$)/g;
/** 用工之日起满一个月的次日, 补订合同的前一日: how a law qualifies a moment further. */
const FURTHER =
  /^(?:之日)?(?:起(?:届?满|经过|超过)[^，。；\n]{1,12}?(?:之日|之时|[次翌]日|第[一二两三]日|时|后)|的?(?:之日)?的?(?:[次翌]日|前一[日天]|后一[日天]|第[二三]日))/;

/** A moment with fewer characters may be any. */
const EVENT_LENGTH = 2;

/** A clause that ends in a moment that the law qualifies further, wherever it names it: 自用工之日起算 for 用工之日起满一个月的次日. */
export function momentCutShort(claim: string, law: string): SenseDifference | null {
  for (const [, words = ''] of claim.matchAll(MOMENT)) {
    const event = words.slice(-EVENT_LENGTH);
    // 用工之日, or 补订劳动合同的前一日 with no 之日 of its own.
    const behind = [...law.matchAll(new RegExp(`${event}(?=之日|的?[前次翌]一?日)`, 'g'))].map(({ index }) =>
      law.slice(index + event.length),
    );
    const further = behind.map((rest) => FURTHER.exec(rest)?.[0]);
    const [first] = further;
    if (first === undefined || further.includes(undefined)) continue;
    return { kind: 'start', said: `${event}之日`, law: `${event}${first}` };
  }
  return null;
}
