import { findAmounts, type WrittenAmount } from '../figures/find-amounts.ts';
import { MAX_YUAN } from '../figures/money.ts';
import type { Written } from '../figures/written.ts';
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
export interface QuestionAmount extends Written {
  value: number;
  role: AmountRole;
}

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

/** Amounts of money in a question, in yuan: 50万, 五十万元, 3,000元, 1.2亿, 两千块, 8k, 三万五, RMB 5,000. */
export function readAmounts(text: string): QuestionAmount[] {
  const flat = toFlatText(text);
  return findAmounts(text).flatMap((amount) => {
    const { value, raw, start, end } = amount;
    const before = flat.slice(Math.max(0, start - 24), start);
    const after = flat.slice(end, end + 12);
    if (value <= 0 || value > MAX_YUAN || !isMoney(amount, before, after)) return [];
    return [{ value, raw, role: roleOf(before, after), start, end }];
  });
}

/** A bare number counts only where the words before it speak of money, and never as a year or an article. */
function isMoney(
  { value, currency, form, scale, raw }: WrittenAmount,
  before: string,
  after: string,
): boolean {
  if (currency !== null && currency !== 'CNY') return false;
  if (currency === null && scale === 1) {
    if (form === 'figures' ? /^(?:(?:19|20)\d{2}|\d{1,2})$/.test(toFlatText(raw)) : value < 100) return false;
  }
  const isCertain = currency !== null && (form !== 'numeral' || value >= 2);
  if (isCertain) return true;
  return !NOT_MONEY_AFTER.test(after) && (scale >= 1000 || MONEY_BEFORE.test(before));
}
