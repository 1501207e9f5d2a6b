import { findPercentages } from '../../figures/find-percentages.ts';
import { type MoneyAmount, readMoney } from '../read-money.ts';
import type { Sentence } from '../sentences.ts';
import type { Check, CheckInput, CheckResult } from './check.ts';
import { allSentences, spanIn } from './check-lines.ts';
import { lowerShare } from './lower-share.ts';

/** 劳动合同法 §20: at least eighty per cent of the agreed wage. */
const LEAST_PERCENT = 80;
const PAY = /工资|薪|报酬/;
/** 试用期满, 试用期后 speak of the time after it. */
const DURING = /试用期(?!限?(?:届?满|后|结束|过后|以后|之后|期满|考核合格))/;
/** What is paid beside the wage, or for something else, and wages by another measure. */
const NO_WAGE =
  /加班|最低工资|补贴|补助|津贴|奖金|绩效|提成|餐补|赔偿|违约|培训|保险|罚|扣|年薪|每年|年度|小时|[日时]薪|日工资/;

/** Pay during probation below what the law asks for, as a share or by the sums agreed. */
export const checkProbationPay: Check = (input) => {
  const shares = allSentences(input).flatMap((sentence) => shareTooLow(sentence));
  return shares.length > 0 ? shares : sumTooLow(input);
};

type PlacedSentence = Sentence & { clause: { id: string } | null };

function shareTooLow(sentence: PlacedSentence): CheckResult[] {
  const { text } = sentence;
  if (!/试用期/.test(text) || !PAY.test(text)) return [];
  const share = findPercentages(text).find(({ percent }) => percent >= 10 && percent < LEAST_PERCENT);
  if (!share || /不得低于|不低于/.test(text)) return [];
  return [
    {
      spans: [spanIn(sentence, share.start, share.end)],
      clauseId: sentence.clause?.id ?? null,
      detail: { zh: `试用期工资约定为${share.raw}。`, en: `Pay during probation is ${share.raw}.` },
      ...lowerShare(text, share, LEAST_PERCENT),
    },
  ];
}

interface Wage {
  amount: MoneyAmount;
  sentence: PlacedSentence;
}

/** The wage of the probation beside the wage agreed on; of several wages the lowest is the measure. */
function sumTooLow(input: CheckInput): CheckResult[] {
  const wages = allSentences(input).flatMap(wagesIn);
  const [trial] = wages.filter(({ isTrial }) => isTrial);
  const [agreed] = wages
    .filter(({ isTrial }) => !isTrial)
    .toSorted((a, b) => a.amount.value - b.amount.value);
  if (!trial || !agreed || trial.amount.currency !== agreed.amount.currency) return [];
  const least = (agreed.amount.value * LEAST_PERCENT) / 100;
  if (trial.amount.value >= least) return [];
  const percent = Math.round((trial.amount.value / agreed.amount.value) * 1000) / 10;
  const words = `${least.toLocaleString('en-US')}元`;
  const isPlain = /^(?:人民币)? ?\d[\d,.]*元$/.test(trial.amount.raw) && isAlone(trial);
  return [
    {
      spans: [spanOf(trial), spanOf(agreed)],
      clauseId: trial.sentence.clause?.id ?? null,
      detail: {
        zh: `试用期工资${trial.amount.raw}为约定工资${agreed.amount.raw}的${percent}%。`,
        en: `Pay during probation, ${trial.amount.raw}, is ${percent}% of the wage of ${agreed.amount.raw}.`,
      },
      action: isPlain ? 'replace' : 'comment',
      suggestion: isPlain
        ? `${/^人民币/.exec(trial.amount.raw)?.[0] ?? ''}${words}`
        : `试用期月工资不低于人民币${words}`,
    },
  ];
}

const spanOf = ({ sentence, amount }: Wage) => spanIn(sentence, amount.start, amount.end);

/** No other sum or share right behind that says the same: 3,000元（大写：叁仟元）. */
const isAlone = ({ sentence: { text }, amount }: Wage) =>
  !/^[^，,；;]{0,12}(?:大写|即|[（(]|[%％])/.test(text.slice(amount.end, amount.end + 16));

function wagesIn(sentence: PlacedSentence): (Wage & { isTrial: boolean })[] {
  const { text } = sentence;
  if (!PAY.test(text)) return [];
  return readMoney(text)
    .filter(({ form, value }) => form !== 'capital' && value > 0)
    .flatMap((amount) => {
      const before =
        text
          .slice(0, amount.start)
          .split(/[，,、；;（(]/)
          .at(-1) ?? '';
      const behind = text.slice(amount.end, amount.end + 6);
      if (NO_WAGE.test(before) || /^(?:\/|每)(?:小时|[日天年])/.test(behind)) return [];
      const isTrial = DURING.test(before);
      return isTrial || PAY.test(before) || /试用期|转正/.test(before) ? [{ amount, sentence, isTrial }] : [];
    });
}
