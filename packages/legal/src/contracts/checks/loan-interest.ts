import { findPercentages } from '../../figures/find-percentages.ts';
import { LAST_LPR_MONTH, LOAN_PRIME_RATES, loanPrimeRateOn } from '../../figures/loan-prime-rate.ts';
import { parseDecimal } from '../../figures/numerals.ts';
import { toFlatText } from '../../words/flat-text.ts';
import type { Sentence } from '../sentences.ts';
import { signingDay } from '../signing-day.ts';
import type { Check, CheckInput, CheckResult } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';
import { isSaidAgain } from './said-again.ts';

/** 民间借贷司法解释 §25, §28, §29: four times the one-year LPR at the making of the contract. */
const TIMES_LPR = 4;
/** 民间借贷司法解释 §31 ¶2: the cap of four times the LPR came into force. */
const SINCE = '2020-08-20';
const INTEREST = /利率|利息|[计月年日罚付]息|违约金|滞纳金/;
const LPR = '(?:LPR|贷款市场报价利率)(?:利率)?';
const TIMES = '(\\d+(?:\\.\\d+)?|[一二两三四五六七八九十]+(?:点[零一二三四五六七八九]+)?) ?倍';
/** LPR的五倍, 五倍LPR; what is told as a limit (不超过LPR的四倍) is measured all the same. */
const TIMES_OF_LPR = new RegExp(
  `${LPR}[^，。；,;\\d]{0,8}?${TIMES}|${TIMES}(?:于)?(?:的)?[^，。；,;]{0,10}?${LPR}`,
  'i',
);
const PERIODS: readonly [RegExp, number][] = [
  [/日(?:利率|息)|每日|每天|按日|(?:逾期|每)(?:一|1)?[日天]|\/[日天]/, 365],
  [/月(?:利率|息)|每月|按月(?!支付|付|结|还)|\/月/, 12],
  [/年(?:利率|息|化)|每年|\/年/, 1],
];
/** …3%支付违约金，即每日6,000元. */
const PERIOD_BEHIND = /^[^，,。；;]{0,12}[，,（(]\s*(?:即|折合|相当于|合)\s*每[日天月年]/;
/** 月息2分 is 2 % a month. */
const IN_FEN = /月息[为按]?(\d+(?:\.\d+)?|[一二三四五六七八九])分/;

/** Interest, or what is paid for delay, above the cap; loans of banks are not under it. */
export const checkLoanInterest: Check = (input) => {
  if (/银行|信用社|小额贷款公司|消费金融/.test(lenderNames(input))) return [];
  const cap = capOf(input);
  return allSentences(input).flatMap((sentence) => {
    if (!INTEREST.test(sentence.text)) return [];
    const times = TIMES_OF_LPR.exec(toFlatText(sentence.text));
    if (times) return tooManyTimes(sentence, times);
    if (/(?<![\d十])(?:四|4)倍/.test(sentence.text)) return [];
    const rate = yearlyRate(sentence);
    if (!rate || rate.yearly <= cap.percent + 0.001) return [];
    // Beyond the table a rate is surely too high only above every cap there has been.
    const isSure = cap.isKnown || rate.yearly > HIGHEST * TIMES_LPR;
    return [
      {
        spans: [spanIn(sentence, rate.start, rate.end)],
        clauseId: sentence.clause?.id ?? null,
        ...(isSure ? {} : { level: 'medium' as const }),
        detail: {
          zh: `约定${rate.raw}，折合年利率约${round(rate.yearly)}%，${cap.zh}`,
          en: `${rate.raw} is about ${round(rate.yearly)}% a year; ${cap.en}`,
        },
      },
    ];
  });
};

/** A rate that is given as so many times the LPR needs no table. */
function tooManyTimes(
  sentence: Sentence & { clause: { id: string } | null },
  match: RegExpExecArray,
): CheckResult[] {
  const written = match[1] ?? match[2] ?? '';
  const times = parseDecimal(written) ?? 0;
  if (times <= TIMES_LPR) return [];
  const start = match.index + match[0].indexOf(`${written}`);
  return [
    {
      spans: [spanIn(sentence, start, start + written.length)],
      clauseId: sentence.clause?.id ?? null,
      detail: {
        zh: `约定按贷款市场报价利率的${written}倍计算，超过四倍。`,
        en: `The rate is ${times} times the LPR, above four times.`,
      },
      // A rate told beside it would be left standing.
      ...(isSaidAgain(sentence.text, start + written.length) ? { action: 'comment' as const } : {}),
      suggestion: /\d/.test(written) ? `${TIMES_LPR}` : '四',
    },
  ];
}

const HIGHEST = Math.max(
  ...LOAN_PRIME_RATES.filter(({ from }) => from >= '2020-04-20').map(({ oneYear }) => oneYear),
);

interface Cap {
  percent: number;
  isKnown: boolean;
  zh: string;
  en: string;
}

/** Four times the one-year LPR of the day the contract was made, else of the day of the review. */
function capOf({ contract, asOf }: CheckInput): Cap {
  const signed = signingDay(contract);
  const day = signed !== null && signed >= SINCE ? signed : asOf;
  const lpr = loanPrimeRateOn(day);
  const percent = (lpr?.oneYear ?? HIGHEST) * TIMES_LPR;
  const made = day === signed ? ['合同签订日', 'the day of signing'] : ['审查日', 'the day of the review'];
  const published = lpr ? `（${lpr.source}）` : '';
  if (lpr?.isKnown) {
    return {
      percent,
      isKnown: true,
      zh: `${made[0]}${day}的一年期LPR为${lpr.oneYear}%${published}，其四倍为${round(percent)}%。`,
      en: `the one-year LPR of ${day}, ${made[1]}, was ${lpr.oneYear}%, four times that is ${round(percent)}%.`,
    };
  }
  return {
    percent,
    isKnown: false,
    zh: `本系统的LPR表至${LAST_LPR_MONTH}为止，当时一年期LPR为${percent / TIMES_LPR}%${published}，其四倍为${round(percent)}%；${day}的LPR请以公布为准。`,
    en: `the table of the LPR held here ends with ${LAST_LPR_MONTH} at ${percent / TIMES_LPR}%, four times that is ${round(percent)}%; look up the LPR of ${day}.`,
  };
}

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
    const around = `${text.slice(Math.max(0, rate.start - 22), rate.start)}${text.slice(rate.end, rate.end + 6)}${PERIOD_BEHIND.exec(text.slice(rate.end))?.[0] ?? ''}`;
    if (!/利|息|违约金|滞纳金|罚/.test(around)) continue;
    const period = PERIODS.find(([pattern]) => pattern.test(around));
    if (period) return { ...rate, yearly: rate.percent * period[1] };
  }
  return null;
}
