import { parseNumeral } from '../figures/numerals.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import type { QuestionAmount } from './read-amounts.ts';
import { wageOf } from './work-figures.ts';

/** The amount in this role; one whose role is not said only where it is the only amount. */
const amountIn = ({ amounts }: Figures, role: QuestionAmount['role']): number | undefined =>
  (
    amounts.find((amount) => amount.role === role) ??
    (amounts.length === 1 && amounts[0]?.role === 'other' ? amounts[0] : undefined)
  )?.value;

/** 十级伤残, 伤残八级, 7级. */
function gradeOf(text: string): number | undefined {
  const match =
    /([一二三四五六七八九十]|10|[1-9]) *级 *(?:工?伤|伤残|残疾|职业)|(?:伤残|残疾|工伤|评为|鉴定为?|评了)(?:等级)?[为是]? *([一二三四五六七八九十]|10|[1-9]) *级/.exec(
      text,
    );
  return (match && parseNumeral(match[1] ?? match[2] ?? '')) ?? undefined;
}

function childrenOf(text: string): number | undefined {
  const match = /([一二两三四五]|\d) *个?(?:孩子|小孩|子女|娃|儿子|女儿)/.exec(text);
  return (match && parseNumeral(match[1] ?? '')) ?? undefined;
}

function ageOf(text: string): number | undefined {
  const match = /(\d{1,3}) *(?:周?岁)/.exec(text);
  return match ? Number(match[1]) : undefined;
}

const INJURY =
  /残疾赔偿金|伤残赔偿金|死亡赔偿金|(?:交通事故|车祸|被[^，。]{0,6}(?:撞|打|砸|咬)|侵权|医疗事故)[^。]{0,20}(?:级伤残|伤残|致残|死亡|撞死|打死|死了|去世)/;
/** The one who took the earnest money does not keep to the contract. */
const RECEIVER_BREAKS =
  /(?:房东|业主|卖家|卖方|商家|店家|开发商|车行|他|她)(?:又|现在|突然|却)?[^，。]{0,4}(?:不卖|反悔|违约|不租|不给|不肯卖|涨价)/;
const LEAVE = /年休假|年假/;

/** Compensation people ask about by everyday names. */
export const COMPENSATION_RULES: readonly CalculatorRule[] = [
  {
    id: 'work-injury-allowance',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      /工伤|伤残补助金/.test(text) && (/伤残补助金/.test(text) || gradeOf(text) !== undefined) && asks.amount,
    inputs: (text, figures) => ({ grade: gradeOf(text), monthlyWage: wageOf(figures) }),
  },
  {
    id: 'personal-injury',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      INJURY.test(text) && asks.amount && !/工伤|工亡|上班路上|判/.test(text),
    inputs: (text) => ({
      kind: /死/.test(text) || /去世/.test(text) ? 'death' : 'disability',
      grade: gradeOf(text),
      age: ageOf(text),
    }),
  },
  {
    id: 'child-support',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      /抚养费|抚育费|child support/i.test(text) && asks.amount && !/诉讼费|受理费/.test(text),
    inputs: (text, figures) => ({ monthlyIncome: wageOf(figures), children: childrenOf(text) }),
  },
  {
    id: 'annual-leave-pay',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      LEAVE.test(text) && /没休|未休|不休|没有休|不让休|折算|补偿|赔|工资/.test(text) && asks.amount,
    inputs(_text, figures) {
      const days = figures.durations.find((duration) => duration.days !== null)?.days;
      const months = figures.durations.find((duration) => duration.months !== null)?.months;
      return {
        monthlyWage: wageOf(figures),
        daysNotTaken: days ?? undefined,
        yearsOfWork: days === undefined && months ? months / 12 : undefined,
      };
    },
  },
  {
    id: 'deposit',
    answers: 'amount',
    matches: (text, { amounts }, asks) =>
      /定金/.test(text) && amounts.length > 0 && (asks.amount || /双倍|返还|退|不还|没收/.test(text)),
    inputs: (text, figures) => ({
      deposit: amountIn(figures, 'earnest'),
      contractPrice: figures.amounts.find(({ role }) => role === 'price')?.value,
      breachBy: RECEIVER_BREAKS.test(text) ? 'receiver' : undefined,
    }),
  },
  {
    id: 'consumer-damages',
    answers: 'amount',
    matches: (text, { amounts }, asks) =>
      /假货|假冒|欺诈|假一赔|退一赔|翻新|过期(?:的)?(?:食品|牛奶|面包|零食|饼干|饮料)|食品[^。]{0,10}(?:过期|变质|虫|异物)|变质/.test(
        text,
      ) &&
      amounts.length > 0 &&
      (asks.amount || /赔/.test(text)),
    inputs: (text, figures) => ({
      price: amountIn(figures, 'price'),
      kind: /食品|牛奶|面包|零食|饼干|饮料|变质|过期|吃/.test(text) ? 'food' : 'fraud',
    }),
  },
];
