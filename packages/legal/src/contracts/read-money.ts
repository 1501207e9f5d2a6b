import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';
import { parseCapitalAmount } from './capital-amount.ts';

/** An amount of money in a document. */
export interface MoneyAmount {
  /** In units of the currency, to the hundredth. */
  value: number;
  currency: 'CNY' | 'USD' | 'HKD' | 'EUR' | 'GBP' | 'JPY';
  /** `figures`: 50万元; `capital`: 伍拾万元整; `numeral`: 五十万元. */
  form: 'figures' | 'capital' | 'numeral';
  raw: string;
  start: number;
  end: number;
}

const SCALES: Record<string, number> = {
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  十万: 1e5,
  万: 1e4,
  千: 1e3,
  million: 1e6,
  billion: 1e9,
};
const SIGN = '(?:人民币|RMB|CNY|[¥￥]|US\\$|USD|美元|HK\\$|HKD|港币|EUR|€|GBP|£|\\$)';
const UNIT = '(?:元人民币|美元|美金|港元|港币|欧元|英镑|日元|人民币|元|圆|RMB|CNY|USD|HKD|EUR|dollars)';
const FIGURES = new RegExp(
  `(${SIGN})? ?[:：]? ?(?<![\\d.,])(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?) ?(million|billion|千万|百万|十万|亿|万|千)? ?(${UNIT})?`,
  'gi',
);
const NUMERAL =
  /(?<![第十百千零〇几数])([一二两三四五六七八九十百千零〇]{1,12}(?:[万亿][一二两三四五六七八九十百千零〇]{0,10}){0,2})(美元|港元|欧元|元|圆)/g;
const CAPITAL =
  /[零〇壹贰貳叁參肆伍陆陸柒捌玖拾佰仟][零〇壹贰貳叁參肆伍陆陸柒捌玖拾佰仟百千万萬亿億圆圓元角分整正 ]{1,40}/g;
const CURRENCIES: readonly [MoneyAmount['currency'], RegExp][] = [
  ['USD', /US\$|USD|美元|美金|dollars|^\$/i],
  ['HKD', /HK\$|HKD|港币|港元/i],
  ['EUR', /EUR|€|欧元/i],
  ['GBP', /GBP|£|英镑/i],
  ['JPY', /日元/],
];

/** Amounts of money in a text, in order: ¥146,400.00元, 50 万元, 伍拾万元整, 五十万元, US$ 2.5 million. A number without currency is none. */
export function readMoney(text: string): MoneyAmount[] {
  const flat = toFlatText(text)
    .replace(/，(?=\d{3}(?!\d))/g, ',')
    .replaceAll('．', '.');
  const found: MoneyAmount[] = [];
  const add = (
    form: MoneyAmount['form'],
    start: number,
    raw: string,
    value: number | null,
    currency: string,
  ) => {
    if (value === null || !Number.isFinite(value) || value < 0 || value > 1e14) return;
    const lead = raw.length - raw.trimStart().length;
    const [from, to] = [start + lead, start + raw.trimEnd().length];
    if (found.some((other) => from < other.end && to > other.start)) return;
    const name = CURRENCIES.find(([, pattern]) => pattern.test(currency))?.[0] ?? 'CNY';
    found.push({
      value: Math.round(value * 100) / 100,
      currency: name,
      form,
      raw: text.slice(from, to),
      start: from,
      end: to,
    });
  };
  for (const match of flat.matchAll(CAPITAL)) {
    const raw = match[0].trimEnd();
    const before = flat.slice(Math.max(0, match.index - 8), match.index);
    const isMoney = /[元圆圓]|[角分整正]$/.test(raw) || /大写[)）:：\s]*$|人民币\s*$/.test(before);
    if (isMoney) add('capital', match.index, raw, parseCapitalAmount(raw), before);
  }
  for (const match of flat.matchAll(FIGURES)) {
    const [raw, sign, digits = '', scale, unit] = match;
    if (!sign && !unit) continue;
    const value = Number(digits.replaceAll(',', '')) * (scale ? (SCALES[scale.toLowerCase()] ?? 1) : 1);
    add('figures', match.index, raw, value, `${sign ?? ''}${unit ?? ''}`);
  }
  for (const match of flat.matchAll(NUMERAL))
    add('numeral', match.index, match[0], parseNumeral(match[1] ?? ''), match[2] ?? '');
  return found.sort((a, b) => a.start - b.start);
}

/** What may stand between an amount in figures and the same in words. */
const GLUE =
  /^[\s（）()[\]：:，,、/=＝]*(?:(?:人民币|大写|小写|即|为|计|合计|共计|元|整|金额|RMB|CNY|¥|￥)[\s（）()[\]：:，,、/=＝]*){0,6}$/i;

/** Amounts given both in figures and in words, side by side. */
export function pairedAmounts(text: string): { figures: MoneyAmount; words: MoneyAmount }[] {
  const amounts = readMoney(text);
  const pairs: { figures: MoneyAmount; words: MoneyAmount }[] = [];
  for (const [index, amount] of amounts.entries()) {
    const next = amounts[index + 1];
    if (!next || next.start - amount.end > 30 || (amount.form === 'figures') === (next.form === 'figures'))
      continue;
    if (pairs.some(({ figures, words }) => figures === amount || words === amount)) continue;
    const [figures, words] = amount.form === 'figures' ? [amount, next] : [next, amount];
    if (words.form === 'capital' && GLUE.test(text.slice(amount.end, next.start)))
      pairs.push({ figures, words });
  }
  return pairs;
}
