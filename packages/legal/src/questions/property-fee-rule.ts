import { parseNumeral } from '../figures/numerals.ts';
import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { monthsFromTo } from './months-from-to.ts';

const NUMBER = '(\\d+(?:\\.\\d+)?|[一两二三四五六七八九十]+)';
/** 1块5, 一块八: the tenths behind the yuan. */
const TENTHS = '(?:([1-9一二三四五六七八九])(?!\\d|个|十))?';
const AREA = /(\d+(?:\.\d+)?) ?(?:个)?(?:平方?米?|㎡|m²|平)/;
const RATES: readonly RegExp[] = [
  new RegExp(`(?:每|一)(?:个)?平(?:方)?(?:米)?[^，。；\\d]{0,5}?${NUMBER} ?(?:块|元)${TENTHS}`),
  new RegExp(`${NUMBER} ?(?:块|元)${TENTHS}(?:钱)?(?:每|一|\\/)(?:个)?(?:平|㎡)`),
  /(\d(?:\.\d+)?) ?(?:每|一|\/) ?个?(?:平|㎡)/,
  // 物业费一平2.1: the word for yuan is left out.
  /(?:物业费|物管费|单价|标准)[^，。；\d]{0,6}(?:每|一)个?平(?:方)?米?[^，。；\d]{0,3}(\d(?:\.\d+)?)(?![\d年月天万千百])/,
];
const OWED = /欠|没交|未交|拖/;
const PREPAID = /预交|预付|预收|提前交|一次(?:性)?交|交了(?:全年|一年|整年)|交到(?:年底|12月)/;
const CHANGED = /换(?:掉|了|成)?|解聘|撤场|退出|走了|新物业|炒了|合同(?:到期|终止)/;

/** 三年物业费9000 is no fee of one year. */
const SEVERAL_YEARS = /(?:[两二三四五六七八九]|[2-9]|十)年[^，。；\d]{0,8}$/;

const figure = (words: string | undefined): number | undefined =>
  words === undefined ? undefined : /\d/.test(words) ? Number(words) : (parseNumeral(words) ?? undefined);

/** The fee of a month: as it is told, or a twelfth of a year's. */
function monthlyOf(text: string, { amounts }: Figures): number | undefined {
  const monthly = amounts.find((amount) => {
    const [head, tail] = clauseOf(text, amount);
    return (
      /(?:每个?月|一个?月|月)[^，。；\d]{0,6}$/.test(head) ||
      /^(?:块|元)?(?:钱)?(?:每个?月|一个?月|\/月|乘)/.test(tail)
    );
  });
  if (monthly) return monthly.value;
  const yearly = amounts.find((amount) => {
    const [head, tail] = clauseOf(text, amount);
    return (
      (/(?:全年|一年|每年|整年|年)[^，。；\d]{0,8}$/.test(head) && !SEVERAL_YEARS.test(head)) ||
      /^(?:块|元)?(?:钱)?(?:一年|每年|\/年)/.test(tail)
    );
  });
  return yearly ? yearly.value / 12 : undefined;
}

/** Months of a calendar year left when the manager changed: 6月30日 leaves six, 7月1日 six too. */
function monthsLeft(text: string, { dates }: Figures): number | undefined {
  const told = /(?:剩|还有|后面?)(?:的|下)?(?:那)?(半年|[一二三四五六七八九十]+个月|\d+ ?个月)|那(半年)/.exec(
    text,
  );
  const words = told?.[1] ?? told?.[2];
  if (words) return words === '半年' ? 6 : figure(words.replace(/ ?个月/, ''));
  const changed = dates.find((date) => date.precision === 'day' && CHANGED.test(clauseOf(text, date)[1]));
  if (!changed) return undefined;
  const [, month, day] = changed.iso.split('-').map(Number);
  if (month === undefined || day === undefined) return undefined;
  return day >= 28 ? 12 - month : day === 1 ? 13 - month : undefined;
}

/** Fees of property management, owed or prepaid. Only a guide calls for it. */
export const PROPERTY_FEE_RULE: CalculatorRule = {
  id: 'property-fee',
  answers: 'amount',
  matches: () => false,
  inputs(text, figures) {
    if (!/物业/.test(text)) return null;
    const monthly = monthlyOf(text, figures);
    if (PREPAID.test(text)) {
      const months = CHANGED.test(text) ? monthsLeft(text, figures) : undefined;
      return monthly === undefined || months === undefined ? null : { monthly, months, prepaid: true };
    }
    const months =
      figures.durations.find((length) => length.months !== null && OWED.test(clauseOf(text, length).join('')))
        ?.months ?? monthsFromTo(text, figures.today);
    const area = figure(AREA.exec(text)?.[1]);
    const rate = RATES.map((pattern) => pattern.exec(text)).find(Boolean);
    const yuan = figure(rate?.[1]);
    const perSquareMetre = yuan === undefined ? undefined : yuan + (figure(rate?.[2]) ?? 0) / 10;
    if (!months || (monthly === undefined && (area === undefined || perSquareMetre === undefined)))
      return null;
    return area !== undefined && perSquareMetre !== undefined
      ? { area, perSquareMetre, months }
      : { monthly, months };
  },
};
