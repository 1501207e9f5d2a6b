import { countOf, OPEN_DAY } from '../../../courses/told-matter.ts';
import type { Telling } from '../../telling.ts';
import { dailyRate, insteadOfPenalty, latePenalty } from '../daily-rate.ts';
import type { ClaimRow } from './claim-rows.ts';
import { lossClaims } from './loss-claims.ts';
import { beforeSum, dayAfterReckoning, dayAfterTerm, GIVES_UP_INTEREST } from './told-parts.ts';

const PRICE = /支付(?:货款|报酬|装修款|劳务报酬|工程款|加工费|运费|款项)/;
/**
 * A price that is owed and what its delay costs: the penalty that was agreed, with its sum and its first day; where none was, for a sale the LPR
 * and a half of 30 to 50 per cent more (买卖合同司法解释 18), else the LPR (民法典 577, 584).
 */
export function priceClaims(rows: readonly ClaimRow[], telling: Telling): ClaimRow[] {
  const ended = ENDED_BY_NOTICE.exec(telling.text);
  const goesBack = rows.find(({ content }) => /(?:退还|返还)(?:货款|价款|款项)/.test(content));
  // 民法典 566, 584: with the price goes back what the purchase cost besides.
  if (goesBack) {
    const losses = lossClaims(rows, telling, ['cost', 'mending']);
    if (losses.length > 0) return priceClaims([...rows, ...losses], telling);
  }
  // 民法典 565: the notice ended the contract; that is stated before what was paid goes back (566).
  if (ended && goesBack && !rows.some(({ content }) => /解除/.test(content)))
    return [
      {
        content: '请求确认双方的买卖合同已经解除',
        amount: null,
        start: ended.index,
        end: ended.index + ended[0].length,
      },
      ...rows,
    ];
  const isOpen = rows.every(({ content }) => /违约金|利息/.test(content) && !PRICE.test(content));
  const left = (rows.length === 0 ? priceLeft(telling) : null) ?? (isOpen ? leftOfDeliveries(telling) : null);
  if (left) return priceClaims([left, ...rows], telling);
  const price = rows.find(({ content }) => PRICE.test(content));
  if (!price) return [...rows];
  const base = price.amount === null ? '实际欠付的款项' : `${price.amount}元`;
  const from = dayAfterTerm(telling) ?? dayAfterReckoning(telling) ?? OPEN_DAY;
  const agreed = dailyRate(telling);
  const made = rows.map((row): ClaimRow => {
    const penalty =
      agreed && insteadOfPenalty(row.content, latePenalty(agreed, `以${base}为基数，自${from}起，`));
    return { ...row, content: penalty ?? row.content.replace(`自${OPEN_DAY}起`, `自${from}起`) };
  });
  const hasDelay = made.some(({ content }) => /利息|违约金|逾期付款/.test(content));
  if (hasDelay || GIVES_UP_INTEREST.test(telling.text)) return made;
  // 民法典 585: what was agreed for the delay, where no claim names it.
  if (agreed) {
    made.splice(rows.indexOf(price) + 1, 0, {
      content: `请求判令${telling.other}${latePenalty(agreed, `以${base}为基数，自${from}起，`)}`,
      amount: null,
      start: price.start,
      end: price.end,
    });
    return made;
  }
  const isSale = /买卖/.test(telling.cause);
  const times = AGREED_TIMES.exec(telling.text)?.[1];
  const rate = times
    ? `按约定的同期一年期贷款市场报价利率的${times}倍计算`
    : isSale
      ? '按同期一年期贷款市场报价利率加计30%计算'
      : '按同期一年期贷款市场报价利率计算';
  made.splice(rows.indexOf(price) + 1, 0, {
    content: `请求判令${telling.other}支付逾期付款${isSale ? '损失' : '利息'}（以${base}为基数，自${from}起至实际付清之日止，${rate}）`,
    amount: null,
    start: price.start,
    end: price.end,
  });
  return made;
}
const ENDED_BY_NOTICE =
  /(?<!(?:他|她|对方|被告)[^，。；]{0,6})(?:发函|发出|发送|寄出|寄送|书面)[^。；]{0,10}(?:通知|函)?[^。；]{0,6}解除/;
/** 逾期按LPR的1.5倍计息. */
const AGREED_TIMES = /(?:约定|合同|写明)[^。；]{0,20}(?:LPR|贷款市场报价利率)的?(\d(?:\.\d+)?)倍/i;
const IN_ALL =
  /(?:总价|合同价|总款|价款|总的|总共|一共|共计?|合计|工钱)(?:款)?(?:是|为|共)?[^，。；\d]{0,3}$/;
const PAID_BY_THEM =
  /(?:他们?|她们?|对方|客户|甲方|公司|老板|先|后来|又)?(?:付|交|给|打|转|结)(?:了|过)(?:我)?(?:定金|首付款?|预付款|进度款|货款)?[^，。；\d]{0,3}$|(?:定金|首付款?|预付款)(?:付|交|给)?(?:了)?[^，。；\d]{0,3}$/;
const OWED =
  /尾款[^。；]{0,14}(?:没|未|不|拖|欠)|(?:没|未|不)(?:有)?(?:付|给|结)(?:清)?[^，。；]{0,4}(?:尾款|余款|剩)|(?:剩|余)(?:下|的)?[^，。；]{0,6}(?:没|不|未|拖)|(?:还|尚)?欠(?:着)?我/;

/** 总价23500，她付了定金5000，尾款没给: a price less what came of it, where both are told and nothing else was paid by the teller. */
function priceLeft(telling: Telling): ClaimRow | null {
  const { text, sums, cause, other } = telling;
  if (!OWED.test(text) || /我(?:们)?(?:付|交|给|转)(?:了|过)/.test(text)) return null;
  const [whole, second] = sums.filter((sum) => IN_ALL.test(beforeSum(telling, sum)));
  if (!whole || second || whole.isRough) return null;
  const paid = sums.filter((sum) => sum.start > whole.start && PAID_BY_THEM.test(beforeSum(telling, sum)));
  const value = whole.value - paid.reduce((sum, one) => sum + one.value, 0);
  if (paid.length === 0 || paid.some(({ isRough }) => isRough) || value <= 0) return null;
  const noun = /买卖/.test(cause) ? '货款' : /运输/.test(cause) ? '运费' : '报酬';
  return {
    content: `请求判令${other}支付${noun}${value}元（${whole.value}元扣除已付的${paid.map((one) => `${one.value}元`).join('、')}）`,
    amount: value,
    start: whole.start,
    end: whole.end,
  };
}
/** 第一批, 第二批货. */
const DELIVERY =
  /第([一二三四五六七八九十]|\d{1,2})(?:批|车|单|趟)(?:货|货款|的)?(?:是|共)?[^，。；\d]{0,4}$/;
/** 期间打过来六万. */
const CAME_OF_IT =
  /(?:期间|中间|后来|先后|陆续|总共|一共|只|就|才)[^，。；\d我]{0,6}(?:打|付|转|给|结|汇)(?:了|过)(?:来)?(?:我们?|货款)?[^，。；\d]{0,3}$/;

/** 第一批…，第二批…，期间打过来…: what all deliveries come to, less what came of it; null where one of them has no sum. */
function leftOfDeliveries(telling: Telling): ClaimRow | null {
  const { text, sums, cause, other } = telling;
  if (!/买卖/.test(cause) || /我(?:们)?(?:付|交|给|转|打)(?:了|过)/.test(text)) return null;
  const parts = sums.filter((sum) => DELIVERY.test(beforeSum(telling, sum)));
  const [first] = parts;
  const told = new Set(
    [...text.matchAll(/第([一二三四五六七八九十]|\d{1,2})(?:批|车|单|趟)/g)].map(([, one]) => one),
  );
  const count = countOf(COUNT_OF_DELIVERIES.exec(text)?.[1] ?? '');
  if (!first || parts.length < 2 || parts.length !== told.size || (count !== null && count !== parts.length))
    return null;
  const paid = sums.filter((sum) => CAME_OF_IT.test(beforeSum(telling, sum)));
  if (paid.length === 0 || [...parts, ...paid].some(({ isRough }) => isRough)) return null;
  const sumOf = (of: readonly { value: number }[]) => of.reduce((all, { value }) => all + value, 0);
  const value = Math.round((sumOf(parts) - sumOf(paid)) * 100) / 100;
  if (value <= 0) return null;
  const sold = parts.map((one) => one.value).join('＋');
  return {
    content: `请求判令${other}支付货款${value}元（${sold}＝${sumOf(parts)}元，扣除已付的${paid.map((one) => `${one.value}元`).join('、')}）`,
    amount: value,
    start: first.start,
    end: (parts.at(-1) ?? first).end,
  };
}
/** 拿了三批货. */
const COUNT_OF_DELIVERIES = /(?<!第)([两二三四五六七八九十\d]{1,2})批货/;
