import type { Telling } from '../../telling.ts';
import type { ClaimRow } from './claim-rows.ts';
import { GIVES_UP_INTEREST } from './told-parts.ts';

const PREPAID =
  /(?:办|充|买|报|续)(?:了|的|过)?[^，。；]{0,14}(?:卡|课|会员|班)|充(?:了|值|卡)|卡里|储值|(?:报|交)(?:了|的)?[^，。]{0,6}(?:学费|培训费)/;
const BACK = /退还|返还/;

/**
 * Who paid ahead and cannot use it: the end of the contract, what is left of the money, and interest (民法典 563, 566; 消费者权益保护法 53). What
 * is told to be left is given back, and not paid as a price.
 */
export function prepaidClaims(rows: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const { text, other } = telling;
  if (!PREPAID.test(text)) return [...rows];
  const made = rows.map((row) =>
    row.content.startsWith(`请求判令${other}支付服务费`)
      ? { ...row, content: row.content.replace('支付服务费', '退还预付款余额') }
      : row,
  );
  const at = made.findIndex(({ content }) => BACK.test(content));
  const back = made[at];
  if (!back) return made;
  const place = { start: back.start, end: back.end };
  const has = (says: RegExp) => made.some(({ content }) => says.test(content));
  if (!GIVES_UP_INTEREST.test(text) && !has(/利息|违约金/))
    made.splice(at + 1, 0, {
      content: `请求判令${other}支付资金占用利息（以${back.amount === null ? '应退还的款项' : `${back.amount}元`}为基数，自起诉之日起至实际退还之日止，按同期一年期贷款市场报价利率计算）`,
      amount: null,
      ...place,
    });
  if (!has(/解除/))
    made.unshift({
      content: `请求判令解除双方的${/培训/.test(telling.cause) ? '教育培训' : '服务'}合同`,
      amount: null,
      ...place,
    });
  return made;
}
