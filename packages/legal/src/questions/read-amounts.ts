import { parseNumeral } from '../figures/numerals.ts';
import { toFlatText } from '../words/flat-text.ts';

/** What an amount is, by the words before it. */
export type AmountRole =
  | 'wage'
  | 'yearly_wage'
  | 'average_wage'
  | 'minimum_wage'
  | 'principal'
  | 'property'
  | 'claim'
  | 'other';

/** An amount of money named in a question, in yuan. */
export interface QuestionAmount {
  value: number;
  raw: string;
  role: AmountRole;
  start: number;
  end: number;
}

const SCALES: Record<string, number> = {
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  十万: 1e5,
  万: 1e4,
  w: 1e4,
  千: 1e3,
  k: 1e3,
  百: 100,
  million: 1e6,
  billion: 1e9,
  thousand: 1e3,
};

const DIGITS = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?';
const NUMERAL = '[一二两三四五六七八九十百千零〇]+(?:点[零〇一二三四五六七八九]+)?';
const UNIT = '(?:多|余|来)?(?:元人民币|块钱|元钱|元|块|圆|人民币|rmb|cny|yuan)';
const DIGIT_AMOUNT = new RegExp(
  `(?:[¥￥]|rmb|cny)? *(?<![\\d.])(${DIGITS}) *(million|billion|thousand|千万|百万|十万|亿|万|千|百|[wk](?![a-z]))?(?:(\\d{1,4})(千|百)?(?![\\d年月日号岁天个%]))? *(${UNIT})?`,
  'gi',
);
const NUMERAL_AMOUNT = new RegExp(
  `(?<![第十百千零〇几数])(${NUMERAL})(万|亿)?(${NUMERAL})?(万|亿)?(${UNIT})?`,
  'g',
);

/** What is counted by these is no money: 5万人, 三万字, 十年. */
const NOT_MONEY_AFTER =
  /^ *(?:多|余|来)?(?:人|名|位|字|亩|平|公里|米|公斤|斤|吨|克|次|天|日|号|年(?![利息化])|月(?![利息])|周|岁|个|条|款|项|件|户|套|辆|台|份|页|本|只|头|股|小时|分钟|点|时|届|批|倍|成|分|厘|折|%|％|楼|层|里|旬|期|方|章|节|级|审|般|定|切|些|直|旦|致|起(?!诉)|样)/;
const MONEY_BEFORE =
  /(?:工资|月薪|底薪|薪资|薪水|年薪|收入|每月|一个月|月入|到手|标的额?|金额|价款|货款|借款|本金|欠款|借|欠|差|押金|定金|首付|赔偿?|赔付|补偿|房款|费用?|支付|付了?|给了?|交了?|罚款?|损失|财产|存款|彩礼|转账?|骗了?|偷了?|价值|卖了?|买了?|还了?|总共|共计|合计|一共|涉案|数额|请求|要求|索赔|诉请|平均|最低|低于|超过|amount|wages?|salary|claim|owes? me|lent|borrowed|of)(?:是|为|有|了|我|他|她|它|人家|对方|大概|大约|约|共|:|：|,|，| |的|人民币|只有|才|都|不到|将近|接近){0,4}$/i;

const ROLES: [AmountRole, RegExp][] = [
  ['average_wage', /(?:平均工资|社平|average (?:monthly )?wage)[^。，,;；]{0,6}$/i],
  ['minimum_wage', /(?:最低工资|minimum wage)[^。，,;；]{0,8}$/i],
  ['yearly_wage', /(?:年薪|年收入|每年收入|一年收入|annual salary)[^。，,;；]{0,6}$/i],
  [
    'wage',
    /(?:月薪|工资|底薪|薪资|薪水|月收入|月入|每月|每个月|一个月|收入|monthly (?:wage|salary|pay)|salary|wages?)[^。，,;；\d]{0,6}$/i,
  ],
  ['claim', /(?:标的额?|诉讼请求|诉请|索赔|争议金额|请求|主张|起诉|in dispute|claim)[^。，,;；\d]{0,8}$/i],
  ['principal', /(?:欠|借|本金|贷|lent|borrowed|owes?|loan)[^。，,;；\d]{0,10}$/i],
  ['property', /(?:财产|房产|存款|分割)[^。，,;；\d]{0,8}$/],
];

function roleOf(before: string, after: string): AmountRole {
  if (/^(?:的)?(?:月薪|工资|底薪|薪资|一个月|每月|a month|per month|\/月)/i.test(after.trimStart()))
    return 'wage';
  if (/^(?:的)?(?:年薪|一年收入|a year)/i.test(after.trimStart())) return 'yearly_wage';
  if (/^(?:的)?(?:借款|欠款|本金|债)/.test(after.trimStart())) return 'principal';
  return ROLES.find(([, pattern]) => pattern.test(before))?.[0] ?? 'other';
}

/** 三万五 is 35,000 and 3万5 too: a last digit without unit stands one place below the unit before it. */
function tailOf(tail: number, unit: string | undefined, scale: number): number {
  if (unit) return tail * (SCALES[unit] ?? 1);
  return tail < 10 ? (tail * scale) / 10 : tail;
}

function numeralValue(text: string): number | null {
  const [whole = '', decimals] = text.split('点');
  const colloquial = /^([一二两三四五六七八九])([百千])([一二三四五六七八九])$/.exec(whole);
  const value = colloquial
    ? (parseNumeral(`${colloquial[1]}${colloquial[2]}`) ?? 0) +
      ((parseNumeral(colloquial[3] ?? '') ?? 0) * (SCALES[colloquial[2] ?? ''] ?? 0)) / 10
    : parseNumeral(whole);
  if (value === null) return null;
  const fraction = decimals
    ? Number(`0.${[...decimals].map((digit) => parseNumeral(digit) ?? 0).join('')}`)
    : 0;
  return value + fraction;
}

/** Amounts of money in a question: 50万, 五十万元, 3,000元, 1.2亿, 两千块, 8k, 三万五, RMB 5,000. */
export function readAmounts(text: string): QuestionAmount[] {
  const flat = toFlatText(text)
    .replace(/，(?=\d{3}(?!\d))/g, ',')
    .toLowerCase();
  const found: QuestionAmount[] = [];
  const add = (start: number, raw: string, value: number | null, certain: boolean) => {
    const end = start + raw.length;
    const before = flat.slice(Math.max(0, start - 24), start);
    const after = flat.slice(end, end + 12);
    if (value === null || !Number.isFinite(value) || value <= 0 || value > 1e13) return;
    if (NOT_MONEY_AFTER.test(after) && !certain) return;
    if (!certain && !MONEY_BEFORE.test(before)) return;
    if (found.some((other) => start < other.end && end > other.start)) return;
    found.push({
      value: Math.round(value * 100) / 100,
      raw: raw.trim(),
      role: roleOf(before, after),
      start,
      end,
    });
  };
  for (const match of flat.matchAll(DIGIT_AMOUNT)) {
    const [raw, number = '', unit, tail, tailUnit, currency] = match;
    const scale = unit ? (SCALES[unit] ?? 1) : 1;
    if (tail && !unit) continue;
    const value =
      Number(number.replaceAll(',', '')) * scale + (tail ? tailOf(Number(tail), tailUnit, scale) : 0);
    const large =
      unit !== undefined && scale >= 1000 && !NOT_MONEY_AFTER.test(flat.slice(match.index + raw.length));
    const marked = Boolean(currency) || /^ *(?:[¥￥]|rmb|cny)/i.test(raw);
    // A bare number counts only where the words before it speak of money, and never as a year or an article.
    if (!marked && !unit && (/^(?:19|20)\d{2}$/.test(number) || number.length < 3)) continue;
    add(match.index, raw, value, marked || large);
  }
  for (const match of flat.matchAll(NUMERAL_AMOUNT)) {
    const [raw, head = '', unit, tail, tailUnit, currency] = match;
    if (tail && !unit) continue;
    if (tailUnit) continue;
    const scale = unit === '亿' ? 1e8 : unit === '万' ? 1e4 : 1;
    const whole = numeralValue(head);
    const rest = tail ? numeralValue(tail) : 0;
    if (whole === null || rest === null) continue;
    const value = whole * scale + (tail ? (rest < 10 && tail.length === 1 ? (rest * scale) / 10 : rest) : 0);
    if (!currency && !unit && value < 100) continue;
    const large = Boolean(unit) && !NOT_MONEY_AFTER.test(flat.slice(match.index + raw.length));
    add(match.index, raw, value, large || (Boolean(currency) && value >= 2));
  }
  return found.sort((a, b) => a.start - b.start);
}
