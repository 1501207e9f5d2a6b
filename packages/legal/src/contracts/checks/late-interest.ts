import { findPercentages } from '../../figures/find-percentages.ts';
import type { Check } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';

/** Percent a year; 1.5 % a month is what many contracts ask for. */
const MOST_A_YEAR = 20;
const LATE = /\b(?:late|overdue|past due|unpaid|delay(?:ed)?|default|fails? to|in time)\b/i;
const PERIODS: readonly [RegExp, number][] = [
  [/^\W{0,3}(?:for )?(?:per|a|each|every)\s+day|^\W{0,3}daily/i, 365],
  [/^\W{0,3}(?:for )?(?:per|a|each|every)\s+week|^\W{0,3}weekly/i, 52],
  [/^\W{0,3}(?:for )?(?:per|a|each|every)\s+month|^\W{0,3}monthly/i, 12],
  [/^\W{0,3}(?:for )?(?:per|a|each|every)\s+(?:year|annum)|^\W{0,3}(?:annually|yearly)/i, 1],
];

/** Interest or a charge for late payment in an English contract that is far above what money costs. */
export const checkLateInterest: Check = (input) => {
  if (input.contract.language !== 'en' || input.kind === 'loan') return [];
  return allSentences(input).flatMap((sentence) => {
    const { text } = sentence;
    if (!LATE.test(text) || !/\b(?:interest|charge|fee|penalty|damages)\b/i.test(text)) return [];
    for (const { percent, raw, start, end } of findPercentages(text)) {
      const behind = text
        .slice(end, end + 48)
        .replace(/^\)?\s*(?:of the [\w ]{1,20}? (?=for|per|a |each|every))?/, '');
      const period = PERIODS.find(([pattern]) => pattern.test(behind));
      if (!period || percent * period[1] <= MOST_A_YEAR) continue;
      const yearly = Math.round(percent * period[1] * 10) / 10;
      return [
        {
          spans: [spanIn(sentence, start, end)],
          clauseId: sentence.clause?.id ?? null,
          detail: { zh: `${raw}折合一年约${yearly}%。`, en: `${raw} is about ${yearly}% a year.` },
        },
      ];
    }
    return [];
  });
};
