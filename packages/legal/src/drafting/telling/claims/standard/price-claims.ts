import type { Telling } from '../../telling.ts';
import type { ClaimRow } from './claim-rows.ts';
import { dayAfterTerm, NO_INTEREST, OPEN_DAY } from './told-parts.ts';

const PRICE = /支付(?:货款|报酬|加工费|运费|款项)/;
const BY_THE_DAY = /支付逾期付款违约金（(按约定的每日|约定每日)([^，）]+)，/;

/**
 * A price that is owed and what its delay costs: the penalty that was agreed, with its sum and its first day; where none was, for a sale the LPR
 * and a half of 30 to 50 per cent more (买卖合同司法解释 18), else the LPR (民法典 577, 584).
 */
export function priceClaims(rows: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const price = rows.find(({ content }) => PRICE.test(content));
  if (!price) return [...rows];
  const base = price.amount === null ? '实际欠付的款项' : `${price.amount}元`;
  const from = dayAfterTerm(telling) ?? OPEN_DAY;
  const made = rows.map(
    (row): ClaimRow =>
      BY_THE_DAY.test(row.content)
        ? {
            ...row,
            content: row.content.replace(
              BY_THE_DAY,
              (_, said: string, rate: string) =>
                `支付逾期付款违约金（以${base}为基数，自${from}起，${said}${rate}，`,
            ),
          }
        : { ...row, content: row.content.replace(OPEN_START, `自${from}起`) },
  );
  const hasDelay = made.some(({ content }) => /利息|违约金|逾期付款/.test(content));
  if (hasDelay || NO_INTEREST.test(telling.text)) return made;
  const isSale = /买卖/.test(telling.cause);
  const rate = isSale ? '按同期一年期贷款市场报价利率加计30%计算' : '按同期一年期贷款市场报价利率计算';
  made.splice(rows.indexOf(price) + 1, 0, {
    content: `请求判令${telling.other}支付逾期付款${isSale ? '损失' : '利息'}（以${base}为基数，自${from}起至实际付清之日止，${rate}）`,
    amount: null,
    start: price.start,
    end: price.end,
  });
  return made;
}
const OPEN_START = new RegExp(`自${OPEN_DAY}起`);
