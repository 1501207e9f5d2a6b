import { type MoneyAmount, readMoney } from '../read-money.ts';
import type { Sentence } from '../sentences.ts';
import type { CheckInput } from './check.ts';
import { allSentences } from './check-lines.ts';

const PRICE =
  /(?:合同|采购|货物|设备|工程|服务|转让|房屋|成交)?(?:总价款?|总金额|总额|总造价)|合同(?:价款?|金额)|(?:货款|房款|购房款|费用|服务费|工程款)(?:总额|总计|共计|合计|总价)|转让价款|房价款/;

/** The price of the whole contract, where one is stated. */
export function contractPrice(input: CheckInput): { amount: MoneyAmount; sentence: Sentence } | null {
  for (const sentence of allSentences(input)) {
    const at = PRICE.exec(sentence.text);
    if (!at || /%|％|‰|违约金|定金/.test(sentence.text.slice(at.index, at.index + 20))) continue;
    const amount = readMoney(sentence.text).find(
      ({ start, form, value }) =>
        start >= at.index && start - at.index <= 40 && form !== 'capital' && value > 0,
    );
    if (amount) return { amount, sentence };
  }
  return null;
}
