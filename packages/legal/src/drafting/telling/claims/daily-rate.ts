import type { Telling } from '../telling.ts';

/** What was agreed for each day of delay. */
export interface DailyRate {
  /** 万分之五. */
  rate: string;
  /** The teller grants that it is too high: a court may lessen it (民法典 585). */
  isTooHigh: boolean;
}

const RATE =
  /(?:违约金|滞纳金|逾期|晚一?天|每[天日]|一天|按日|日)[^，。]{0,12}?([万千百]分之[一二三四五六七八九十\d.]+)|([万千百]分之[一二三四五六七八九十\d.]+)[^，。]{0,4}(?:违约金|滞纳金)/;

/** The rate that was agreed for a day of delay; null where none is told. */
export function dailyRate({ text }: Pick<Telling, 'text'>): DailyRate | null {
  const rate = RATE.exec(text)
    ?.slice(1)
    .find((group) => group !== undefined);
  return rate === undefined ? null : { rate, isTooHigh: /太高/.test(text) };
}

const HEAD = '支付逾期付款违约金（';

/** The claim of a penalty by the day for a price that is late. @param terms of what it is reckoned and from when, where that is known */
export const latePenalty = ({ rate, isTooHigh }: DailyRate, terms = ''): string =>
  `${HEAD}${terms}${isTooHigh ? `约定每日${rate}，原告同意依法调低` : `按约定的每日${rate}`}，计算至实际付清之日）`;

/** A claim of that penalty with other words in its place; null of any other claim. */
export function insteadOfPenalty(content: string, words: string): string | null {
  const at = content.indexOf(HEAD);
  return at < 0 ? null : `${content.slice(0, at)}${words}`;
}
