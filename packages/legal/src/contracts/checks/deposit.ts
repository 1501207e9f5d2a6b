import { findPercentages } from '../../figures/find-percentages.ts';
import { readMoney } from '../read-money.ts';
import type { Check } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';
import { contractPrice } from './contract-price.ts';
import { lowerShare } from './lower-share.ts';

/** 民法典 §586 ¶2: above a fifth of the price earnest money is no earnest money. */
const MOST_PERCENT = 20;
const BASE = /合同|总价|总额|总金额|货款|价款|房款|标的额/;

/** Earnest money (定金) above 20 % of the price. */
export const checkDeposit: Check = (input) => {
  const price = contractPrice(input);
  return allSentences(input).flatMap((sentence) => {
    const { text } = sentence;
    const at = text.indexOf('定金');
    if (at === -1 || /双倍返还|无权|罚则/.test(text)) return [];
    const share = findPercentages(text).find(
      ({ percent, start, end }) =>
        percent > MOST_PERCENT &&
        !/[，,。；]/.test(start > at ? text.slice(at, start) : text.slice(end, at)) &&
        (start > at ? start - at <= 24 : at - end <= 6),
    );
    if (share && BASE.test(text) && !/违约金/.test(text)) {
      return [
        {
          spans: [spanIn(sentence, share.start, share.end)],
          clauseId: sentence.clause?.id ?? null,
          detail: { zh: `定金约定为${share.raw}。`, en: `The earnest money is ${share.raw}.` },
          ...lowerShare(text, share, MOST_PERCENT),
        },
      ];
    }
    const sums = readMoney(text).filter(({ start }) => start > at && start - at <= 20);
    const sum = sums.find(({ form }) => form !== 'capital') ?? sums[0];
    if (
      !sum ||
      !price ||
      sum.currency !== price.amount.currency ||
      sum.value <= (price.amount.value * MOST_PERCENT) / 100
    )
      return [];
    if (sum.value >= price.amount.value) return [];
    const percent = Math.round((sum.value / price.amount.value) * 1000) / 10;
    return [
      {
        spans: [
          spanIn(sentence, sum.start, sum.end),
          spanIn(price.sentence, price.amount.start, price.amount.end),
        ],
        clauseId: sentence.clause?.id ?? null,
        detail: {
          zh: `定金${sum.raw}为合同价款${price.amount.raw}的${percent}%。`,
          en: `The earnest money ${sum.raw} is ${percent}% of the price ${price.amount.raw}.`,
        },
      },
    ];
  });
};
