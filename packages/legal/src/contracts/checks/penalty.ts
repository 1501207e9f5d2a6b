import { findPercentages } from '../../figures/find-percentages.ts';
import type { Check, CheckResult } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';
import { changeShare } from './lower-share.ts';

/** A day's delay at this rate is more than a third of the sum a year; courts take 30 % above the loss as too high (合同编通则解释 §65 ¶2). */
const HIGH_A_DAY = 0.1;
const VERY_HIGH_A_DAY = 0.5;
/** What is proposed instead, of a day. */
const USUAL_A_DAY = 0.05;
/** Of the whole price, by the same measure. */
const HIGH_OF_PRICE = 30;
const DAILY =
  /每(?:逾期|延期|延迟|迟延|拖延|超过|迟交|拖欠)?(?:一|1|壹)?\s?[日天]|(?:逾期|延期|迟延|拖延|延迟)(?:一|1|壹)\s?[日天]|按[日天]|[日天]按|[日天](?=\s?(?:万分|千分|百分|\d))/;
/** …3%支付违约金，即每日6,000元. */
const DAILY_BEHIND = /^[^，,。；;]{0,12}[，,（(]\s*(?:即|折合|相当于|合)\s*每[日天]/;
const OF_PRICE = /合同(?:总)?(?:价款?|金额|额|标的|款)|总(?:价款?|金额|费用|额|租金)|房价款|货款总/;

/** Liquidated damages far above what delay or breach usually costs. */
export const checkPenalty: Check = (input) =>
  input.kind === 'loan' || input.kind === 'labor'
    ? []
    : allSentences(input).flatMap((sentence): CheckResult[] => {
        const { text } = sentence;
        if (!/违约金|滞纳金|罚金|罚款|赔偿金|补偿金/.test(text)) return [];
        for (const rate of findPercentages(text)) {
          const before = text.slice(Math.max(0, rate.start - 40), rate.start);
          const around = `${before}${text.slice(rate.start, rate.end + 12)}`;
          if (isForUse(text, rate)) continue;
          if (/(?:不超过|不高于|上限|累计|最高)[^，,]{0,14}$/.test(before)) continue;
          const isDaily =
            DAILY_BEHIND.test(text.slice(rate.end)) ||
            DAILY.test(`${before.replace(/^.*[%％‰]/, '')}${rate.raw}${text.slice(rate.end, rate.end + 3)}`);
          const place = {
            spans: [spanIn(sentence, rate.start, rate.end)],
            clauseId: sentence.clause?.id ?? null,
          };
          if (isDaily && rate.percent > HIGH_A_DAY && rate.percent < 20) {
            const yearly = Math.round(rate.percent * 365 * 10) / 10;
            const detail = {
              zh: `按日${rate.raw}计算，折合一年约${yearly}%。`,
              en: `${rate.raw} a day is about ${yearly}% a year.`,
            };
            if (isCapped(text.slice(rate.end))) return [{ ...place, level: 'low' as const, detail }];
            const lower = /之/.test(rate.raw) ? '万分之五' : '0.05%';
            const behind = sentence.line.text.slice(sentence.span.end - sentence.line.start);
            const { start, end, action, suggestion } = changeShare(text, rate, USUAL_A_DAY, lower, behind);
            return [
              {
                ...place,
                spans: [spanIn(sentence, start, end)],
                level: rate.percent >= VERY_HIGH_A_DAY ? ('high' as const) : ('medium' as const),
                detail,
                action,
                suggestion,
              },
            ];
          }
          if (
            !isDaily &&
            rate.percent > HIGH_OF_PRICE &&
            OF_PRICE.test(around) &&
            /违约金/.test(text.slice(rate.end))
          ) {
            return [
              {
                ...place,
                level: 'medium' as const,
                detail: {
                  zh: `违约金约定为合同价款的${rate.raw}。`,
                  en: `The liquidated damages are ${rate.raw} of the price.`,
                },
              },
            ];
          }
        }
        return [];
      });

/** 累计不超过运费的20%: however high a day's rate, the whole stays within what courts accept. */
function isCapped(behind: string): boolean {
  const cap = /(?:累计|总额|合计|最高|最多)?(?:不(?:得)?(?:超过|高于)|上限为?)/.exec(behind);
  const most = cap && findPercentages(behind.slice(cap.index))[0];
  return most != null && most.percent <= HIGH_OF_PRICE;
}

const NAMES = /违约金|滞纳金|罚金|罚款|赔偿金|补偿金|占有?使用费|占用费|使用费/g;

/** 占用费 is what use costs after the end, no penalty: the sum named next behind the rate tells, else the last before it. */
function isForUse(text: string, rate: { start: number; end: number }): boolean {
  const behind = [...text.slice(rate.end, rate.end + 30).matchAll(NAMES)][0]?.[0];
  const before = [...text.slice(0, rate.start).matchAll(NAMES)].at(-1)?.[0];
  return /使用费|占用费/.test(behind ?? before ?? '');
}
