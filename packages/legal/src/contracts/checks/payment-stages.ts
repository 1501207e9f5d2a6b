import { findPercentages, type WrittenPercentage } from '../../figures/find-percentages.ts';
import type { Sentence } from '../sentences.ts';
import type { Check } from './check.ts';
import { spanIn } from './check-lines.ts';

const PAYS = /支付|付款|付给|付清|缴纳|交付/;
const BASE =
  /合同(?:总)?(?:价款?|金额|额|款)|总(?:价款?|金额|费用|额|款|价)|货款|价款|服务费|工程款|租金|费用|报酬|转让款/;
/** A rate of something else, a choice, or a share that counts what was paid before. */
const NO_STAGE =
  /违约金|滞纳金|利息|罚|税率|赔偿|逾期|折扣|浮动|优惠|不超过|不低于|上限|累计|付至|支付至|达到|如果|若|的股权|股份|补偿|加发|工资|补助|奖金|提成|分成/;
const REST = /余款|余额|剩余款|尾款|其余/;

/** Stages of payment in per cent that do not add up to the whole. */
export const checkPaymentStages: Check = (input) =>
  input.text.articles.flatMap((article) => {
    const stages: { sentence: Sentence; percentage: WrittenPercentage }[] = [];
    let hasOpenRest = false;
    let isDoubtful = false;
    for (const { sentences } of article.lines) {
      for (const sentence of sentences) {
        const percentages = findPercentages(sentence.text);
        if (REST.test(sentence.text) && percentages.length === 0) hasOpenRest = true;
        if (percentages.length === 0 || !PAYS.test(sentence.text) || !BASE.test(sentence.text)) continue;
        if (NO_STAGE.test(sentence.text)) isDoubtful ||= /累计|付至|支付至|达到|如果|若/.test(sentence.text);
        else for (const percentage of percentages) stages.push({ sentence, percentage });
      }
    }
    const sum =
      Math.round(stages.reduce((total, { percentage }) => total + percentage.percent, 0) * 100) / 100;
    const isWhole = stages.length < 2 || hasOpenRest || isDoubtful || Math.abs(sum - 100) < 0.01;
    if (
      isWhole ||
      sum < 50 ||
      sum > 150 ||
      /_{2,}|＿{2,}/.test(stages.map(({ sentence }) => sentence.text).join(''))
    )
      return [];
    return [
      {
        spans: stages.map(({ sentence, percentage }) => spanIn(sentence, percentage.start, percentage.end)),
        clauseId: article.clause?.id ?? null,
        detail: {
          zh: `各期付款比例${stages.map(({ percentage }) => percentage.raw).join('、')}合计为${sum}%，不等于100%。`,
          en: `The stages ${stages.map(({ percentage }) => percentage.raw).join(', ')} add up to ${sum}%, not 100%.`,
        },
      },
    ];
  });
