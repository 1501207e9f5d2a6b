import type { DocumentDate } from './read-document-dates.ts';
import type { MoneyAmount } from './read-money.ts';

/** What an amount is, by the words nearest before it. */
const AMOUNTS: readonly [string, RegExp][] = [
  ['违约金', /违约金|滞纳金/],
  ['罚金', /罚金|罚款/],
  ['价值', /价值/],
  ['定金', /定金/],
  ['订金', /订金/],
  ['押金', /押金/],
  ['保证金', /保证金/],
  ['预付款', /预付款|首付款/],
  ['租金', /租金|房租/],
  ['工资', /工资|月薪|薪酬|劳动报酬/],
  ['赔偿', /赔偿|补偿/],
  ['利息', /利息|罚息/],
  ['借款本金', /借款|贷款|本金/],
  ['服务费', /服务费|咨询费|顾问费|开发费|研究开发经费/],
  ['工程款', /工程款|工程造价|合同价款/],
  ['报酬', /佣金|报酬|提成/],
  ['转让价款', /转让价款|转让费/],
  ['注册资本', /注册资本|出资额?|投资总额/],
  ['单价', /单价|每[台套件吨米个平]/],
  ['合同总价', /合同总[价额]|总价|合同金额|合同价/],
  ['合计', /总金额|总额|共计|合计|总计/],
  ['货款', /货款|价款|房款|货价/],
  ['诉讼费', /诉讼费|受理费|保全费/],
  ['费用', /费/],
];

/** `租金`, `违约金`; `金额` where the words do not tell. */
export function labelAmount(text: string, amount: MoneyAmount): string {
  const before = text.slice(Math.max(0, amount.start - 36), amount.start);
  let best: { label: string; at: number } | null = null;
  for (const [label, pattern] of AMOUNTS) {
    const at = before.search(new RegExp(`(?:${pattern.source})(?![\\s\\S]*(?:${pattern.source}))`));
    if (at !== -1 && (best === null || at > best.at)) best = { label, at };
  }
  if (best) return best.label;
  const after = text.slice(amount.end, amount.end + 10);
  return (
    AMOUNTS.find(([, pattern]) => pattern.test(after))?.[0] ??
    (/[\u4e00-\u9fff]/.test(text) ? '金额' : 'Amount')
  );
}

const DATES: readonly [string, RegExp][] = [
  ['签订日期', /签订|签署|签约|订立/],
  ['生效日期', /生效/],
  ['交付日期', /交付|交货|交房|到货/],
  ['付款日期', /付款|支付|缴纳|还款|归还/],
  ['起始日期', /自$|从$|起租|开始|开工/],
  ['终止日期', /至$|到$|止|届满|竣工|截止/],
  ['出生日期', /出生|生于/],
  ['受理日期', /受理|立案/],
];

/** `签订日期`, `起始日期`; `日期` where the words do not tell. */
export function labelDate(text: string, date: DocumentDate): string {
  const before = text.slice(Math.max(0, date.start - 14), date.start).replace(/[\s：:（(]+$/, '');
  const after = text.slice(date.end, date.end + 8);
  if (/^\s?(?:起|开始)/.test(after) || /(?:自|从)$/.test(before)) return '起始日期';
  if (/^\s?(?:止|为止)/.test(after) || /(?:至|到|—|-)$/.test(before)) return '终止日期';
  const found =
    DATES.find(([, pattern]) => pattern.test(before)) ?? DATES.find(([, pattern]) => pattern.test(after));
  return found?.[0] ?? (/[\u4e00-\u9fff]/.test(text) ? '日期' : 'Date');
}
