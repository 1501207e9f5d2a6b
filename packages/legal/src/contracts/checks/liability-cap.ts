import { findPercentages } from '../../figures/find-percentages.ts';
import type { Check } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';
import { lowerShare } from './lower-share.ts';

/** The whole price is what caps usually come to; the provider's own wording asks for no more. */
const USUAL_PERCENT = 100;
const CAP = /不(?:得)?(?:超过|高于|超出)|以[^，。；]{0,24}为(?:上)?限|上限/;
const OF_PRICE = /合同|协议|费|价款|报酬|佣金|酬金|金额|总额|总价/;
const WHAT = /违约金|滞纳金|罚金|罚款|定金|质保金|保证金|利息|赔偿|责任/g;

/** Liability limited to a part of the price. */
export const checkLiabilityCap: Check = (input) =>
  allSentences(input).flatMap((sentence) => {
    const { text } = sentence;
    const cap = CAP.exec(text);
    // What is capped is named last before it: a cap on the penalty for each day's delay is usual.
    const what = cap && [...text.slice(0, cap.index).matchAll(WHAT)].at(-1)?.[0];
    if (!cap || (what !== '赔偿' && what !== '责任')) return [];
    const share = findPercentages(text).find(
      ({ percent, start }) => start >= cap.index && start - cap.index <= 30 && percent < USUAL_PERCENT,
    );
    if (!share || !OF_PRICE.test(text.slice(cap.index, share.start))) return [];
    return [
      {
        spans: [spanIn(sentence, share.start, share.end)],
        clauseId: sentence.clause?.id ?? null,
        detail: { zh: `赔偿责任的上限为${share.raw}。`, en: `Liability is capped at ${share.raw}.` },
        ...lowerShare(text, share, USUAL_PERCENT),
      },
    ];
  });
