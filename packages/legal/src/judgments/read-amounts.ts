import { findAmounts } from '../figures/find-amounts.ts';
import type { OrderedAmount } from './judgment-reading.ts';
import type { TextLine } from './lay-out-text.ts';

/** An order says that somebody pays, returns or compensates. */
const ORDERS =
  /支付|给付|偿还|返还|归还|赔偿|退还|退赔|赔付|罚金|清偿|补偿|付清|交付|付给|缴纳|追缴|没收|罚款/;
const NO_ORDER = /受理费|保全费|诉讼费|执行费|鉴定费由|公告费|以[^，。；]{0,12}$|基数[^，。；]{0,6}$/;

/** Sums in yuan that the lines of a ruling order to be paid; bases of interest and costs of the proceedings are none. */
export function readAmounts(ruling: readonly TextLine[]): OrderedAmount[] {
  const amounts: OrderedAmount[] = [];
  for (const line of ruling) {
    if (line.flat.length > 20_000 || !ORDERS.test(line.flat) || /^驳回/.test(line.flat)) continue;
    for (const { value, currency, start, end } of findAmounts(line.flat)) {
      const before = line.flat.slice(Math.max(0, start - 40), start);
      const from = Math.max(before.lastIndexOf('，'), before.lastIndexOf('；'), before.lastIndexOf('。'));
      if (currency !== 'CNY' || value <= 0 || NO_ORDER.test(before.slice(from + 1))) continue;
      if (/^为?(?:基数|本金)/.test(line.flat.slice(end, end + 4))) continue;
      amounts.push({ yuan: value, start: line.start + start, end: line.start + end, line: line.number });
    }
  }
  return amounts;
}
