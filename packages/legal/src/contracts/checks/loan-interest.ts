import { findPercentages } from '../../figures/find-percentages.ts';
import { parseDecimal } from '../../figures/numerals.ts';
import type { Sentence } from '../sentences.ts';
import type { Check, CheckInput } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';

/** 民间借贷司法解释 §25, §28, §29: four times the one-year LPR at the making of the contract. */
const TIMES_LPR = 4;
/** The highest one-year LPR published since the cap came into force on 2020-08-20 (3.85 %, National Interbank Funding Center). */
const HIGHEST_LPR_PERCENT = 3.85;
const INTEREST = /利率|利息|月息|年息|日息|罚息|违约金|滞纳金/;
const PERIODS: readonly [RegExp, number][] = [
  [/日(?:利率|息)|每日|每天|按日|(?:逾期|每)(?:一|1)?[日天]|\/[日天]/, 365],
  [/月(?:利率|息)|每月|按月(?!支付|付|结|还)|\/月/, 12],
  [/年(?:利率|息|化)|每年|\/年/, 1],
];
/** 月息2分 is 2 % a month. */
const IN_FEN = /月息[为按]?(\d+(?:\.\d+)?|[一二三四五六七八九])分/;

/** Interest, or what is paid for delay, above the cap; loans of banks are not under it. */
export const checkLoanInterest: Check = (input) => {
  if (/银行|信用社|小额贷款公司|消费金融/.test(lenderNames(input))) return [];
  const lpr = input.lpr?.(input.asOf) ?? null;
  const cap = (lpr ?? HIGHEST_LPR_PERCENT) * TIMES_LPR;
  return allSentences(input).flatMap((sentence) => {
    if (!INTEREST.test(sentence.text) || /四倍|4倍/.test(sentence.text)) return [];
    const rate = yearlyRate(sentence);
    if (!rate || rate.yearly <= cap + 0.001) return [];
    return [
      {
        spans: [spanIn(sentence, rate.start, rate.end)],
        clauseId: sentence.clause?.id ?? null,
        detail: {
          zh: `约定${rate.raw}，折合年利率约${round(rate.yearly)}%，${lpr === null ? `2020年8月20日以来一年期LPR最高为${HIGHEST_LPR_PERCENT}%，其四倍为${round(cap)}%` : `一年期LPR为${lpr}%，其四倍为${round(cap)}%`}。`,
          en: `${rate.raw} is about ${round(rate.yearly)}% a year; ${lpr === null ? `four times the highest one-year LPR since 2020-08-20 (${HIGHEST_LPR_PERCENT}%)` : `four times the one-year LPR (${lpr}%)`} is ${round(cap)}%.`,
        },
      },
    ];
  });
};

const round = (value: number) => Math.round(value * 100) / 100;

function lenderNames({ parties, contract }: CheckInput): string {
  const lender = parties.find(({ role }) => role === 'lender');
  return [lender?.name ?? '', ...(lender?.words ?? []), contract.title].join(' ');
}

function yearlyRate({ text }: Sentence): { yearly: number; raw: string; start: number; end: number } | null {
  const fen = IN_FEN.exec(text);
  if (fen) {
    const value = parseDecimal(fen[1] ?? '') ?? 0;
    return { yearly: value * 12, raw: fen[0], start: fen.index, end: fen.index + fen[0].length };
  }
  for (const rate of findPercentages(text)) {
    const around = text.slice(Math.max(0, rate.start - 22), rate.start) + text.slice(rate.end, rate.end + 6);
    if (!/利|息|违约金|滞纳金|罚/.test(around)) continue;
    const period = PERIODS.find(([pattern]) => pattern.test(around));
    if (period) return { ...rate, yearly: rate.percent * period[1] };
  }
  return null;
}
