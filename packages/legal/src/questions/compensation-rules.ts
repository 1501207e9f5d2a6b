import { parseNumeral } from '../figures/numerals.ts';
import { amountBeside, clauseOf, lengthBeside, monthsNamed } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { CONSUMER_RULE } from './consumer-rule.ts';
import { DEPOSIT_RULE } from './deposit-rule.ts';
import { gradeOf } from './injury-rules.ts';
import { readLeaveOfYears } from './leave-years.ts';
import { monthsFromTo } from './months-from-to.ts';
import { wageOf } from './work-figures.ts';

function childrenOf(text: string): number | undefined {
  const match = /([一二两三四五]|\d) *个?(?:孩子|小孩|子女|娃|儿子|女儿)/.exec(text);
  return (match && parseNumeral(match[1] ?? '')) ?? undefined;
}

const LEAVE = /年休假|年假|annual leave|vacation days|paid leave/i;
const TAKEN = /(?:只|才|已经?|一共|总共)?(?:休|请|用)(?:了|掉|过)[^，。]{0,3}$/;
const ENTITLED = /年休假|年假|假期|带薪假/;

const SEVERAL_YEARS =
  /(?:去年|前年)[^，。]{0,3}(?:和|、|跟|加|到)[^，。]{0,3}(?:今年|去年)|[两二三四五六]年(?:的)?(?:年假)?(?:都|全)?没休|连续[^，。]{0,3}年/;

/** Ten days of leave of which four were taken are six. */
function leaveLeft(text: string, { durations }: Figures): number | undefined {
  const days = durations.filter((length) => length.days !== null);
  const taken = days.find((length) => {
    const [head, tail] = clauseOf(text, length);
    return TAKEN.test(head) && !/事假|病假|婚假|产假|丧假/.test(`${head}${tail}`);
  });
  const entitled = days.find((length) => {
    const [head, tail] = clauseOf(text, length);
    return length !== taken && (ENTITLED.test(tail.slice(0, 6)) || ENTITLED.test(head.slice(-6)));
  });
  const left = (entitled?.days ?? 0) - (taken?.days ?? 0);
  return taken && entitled && left > 0 ? left : undefined;
}

/** Some of the leave was taken: what is left of it is asked. */
const tellsTaken = (text: string, { durations }: Figures): boolean =>
  durations.some((length) => length.days !== null && TAKEN.test(clauseOf(text, length)[0]));

const LEFT = /没休|未休|剩|不让休|没用|没有休|欠/;
const NOT_PAID = /没[给付]|不[给付]|拖欠|欠|未付|断了|停了/;

const PAYER =
  /(?:他|她|前夫|前妻|老公|丈夫|老婆|妻子|对方|男方|女方|孩子(?:他|她)?(?:爸|妈)|爸爸?|\b(?:he|she|ex-?husband|ex-?wife|husband|wife|father|mother)\b)/i;
const I_PAY =
  /(?:我(?:一个月|每月|每个月)?(?:要|该|应该|应当|得|需要|需)(?:付|给|出|承担|支付)|要我(?:付|给|出|支付)|do I (?:have to )?pay)/i;
/** 我一个月8000: what somebody says they make in a month, where nothing is paid of it. */
/** 一次没给，已经14个月了: the only time told is how long nothing was paid. */
function onlyMonths(text: string, { durations }: Figures): number | undefined {
  const [only, ...more] = durations.filter(({ months }) => months !== null);
  return more.length === 0 && /一[次分](?:都|也)?没[给付]|从没[给付]过|没[给付]过|一直没[给付]/.test(text)
    ? (only?.months ?? undefined)
    : undefined;
}
const MINE_BY_MONTH = /我(?:现在|目前)?(?:一个月|每个?月|月)(?:能|可以|大概|差不多)?$/;
const EARNS = /挣|赚|收入|工资|月薪|年薪|薪|固定(?:的|是|有)?$|到手|拿|earn|salary|income|makes/i;

/** The monthly income of the parent who is to pay: where both are told, theirs and never the asker's. */
function payerIncome(text: string, figures: Figures): number | undefined {
  if (I_PAY.test(text)) {
    const mine = figures.amounts.filter((amount) => {
      const [head] = clauseOf(text, amount);
      return (EARNS.test(head) || MINE_BY_MONTH.test(head)) && !PAYER.test(head);
    });
    return mine.length === 1 ? mine[0]?.value : undefined;
  }
  const theirs = figures.amounts.filter((amount) => {
    const [head] = clauseOf(text, amount);
    return PAYER.test(head) && EARNS.test(head) && !/抚养费|生活费/.test(head);
  });
  if (theirs.length > 1) return undefined;
  const [one] = theirs;
  if (one)
    return /年薪|年收入|一年/.test(clauseOf(text, one)[0])
      ? Math.round((one.value / 12) * 100) / 100
      : one.value;
  const wages = figures.amounts.filter(({ role }) => role === 'wage' || role === 'yearly_wage');
  const isMine = wages.some((wage) => /我(?:的|每|一|现在)?[^，。]{0,6}$/.test(clauseOf(text, wage)[0]));
  return wages.length === 1 && !isMine ? wageOf(figures) : undefined;
}

/** Compensation people ask about by everyday names. */
export const COMPENSATION_RULES: readonly CalculatorRule[] = [
  {
    id: 'work-injury-allowance',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      /工伤|伤残补助金/.test(text) && (/伤残补助金/.test(text) || gradeOf(text) !== undefined) && asks.amount,
    inputs: (text, figures) =>
      /不是工伤|不算工伤|不认定|没认定上/.test(text)
        ? null
        : { grade: gradeOf(text), monthlyWage: wageOf(figures) },
  },
  {
    id: 'child-support',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      /抚养费|抚育费|child support/i.test(text) && asks.amount && !/诉讼费|受理费/.test(text),
    inputs(text, figures) {
      // Nobody to support is told of.
      if (/没有?(?:孩子|小孩|娃)|也没小孩|去世|过世|遗产|no (?:kids|children)/i.test(text)) return null;
      // Each raises one: what the one owes the other is no share of this kind.
      if (/一人(?:一个|带一个)|各(?:自)?(?:带|养|抚养)一个/.test(text)) return null;
      const [, withMe] = /([一二两三四])个(?:归|跟|判给)我/.exec(text) ?? [];
      if (withMe && parseNumeral(withMe) !== childrenOf(text)) return null;
      const monthsUnpaid =
        figures.durations.find(
          (length) => length.months !== null && NOT_PAID.test(clauseOf(text, length).join('')),
        )?.months ??
        monthsNamed(text, figures, NOT_PAID) ??
        onlyMonths(text, figures) ??
        (NOT_PAID.test(text) ? monthsFromTo(text, figures.today) : undefined);
      const agreedMonthly = amountBeside(
        text,
        figures,
        /(?:判决?|约定|协议|说好|应付|每个?月)[^，。]{0,12}$/,
      )?.value;
      if (monthsUnpaid && Number.isInteger(monthsUnpaid) && agreedMonthly)
        return { agreedMonthly, monthsUnpaid };
      if (!/抚养|抚育|孩|儿子|女儿|娃|宝宝|support|child|kid|\bson\b|daughter/i.test(text)) return null;
      return { monthlyIncome: payerIncome(text, figures), children: childrenOf(text) };
    },
  },
  {
    id: 'annual-leave-pay',
    answers: 'amount',
    matches: (text, _figures, asks) =>
      LEAVE.test(text) &&
      /没休|未休|不休|没有休|不让休|没让休|没给休|unused|not taken|left|折算|补偿|赔|工资/.test(text) &&
      asks.amount,
    inputs(text, figures) {
      if (!LEAVE.test(text)) return null;
      const ofYears = readLeaveOfYears(text, figures);
      if (ofYears) return { monthlyWage: wageOf(figures), ...ofYears };
      // Of several years each has its days, and the older ones may be barred.
      if (SEVERAL_YEARS.test(text)) return null;
      // 一天没休 counts no day: none of the year's was taken.
      const left = figures.durations.find(
        (length) =>
          length.days !== null && LEFT.test(clauseOf(text, length).join('')) && !/^[一1]天$/.test(length.raw),
      );
      const [, unused] =
        /\b(\d{1,2}) (?:unused |days of (?:unused )?)(?:annual|paid|vacation)/i.exec(text) ?? [];
      const days =
        (unused ? Number(unused) : undefined) ??
        left?.days ??
        leaveLeft(text, figures) ??
        figures.durations.find(
          ({ days: count, start, end }) =>
            count !== null &&
            // 年假休了3天 were taken.
            !TAKEN.test(clauseOf(text, { start, end })[0]) &&
            !(/^[一1]天$/.test(text.slice(start, end)) && /^(?:都|也)?(?:没|未)/.test(text.slice(end))),
        )?.days;
      const months = lengthBeside(text, figures, /工作|工龄|干|上班|累计|做了|入职|worked/)?.months;
      // In the first year it depends on work elsewhere before.
      if (days === undefined && months && months < 12) return null;
      return {
        monthlyWage: wageOf(figures),
        dailyWage: amountBeside(text, figures, /日(?:工资|薪)[^，。\d]{0,3}$/)?.value,
        daysNotTaken: days ?? undefined,
        yearsOfWork: days === undefined && months && !tellsTaken(text, figures) ? months / 12 : undefined,
      };
    },
  },
  DEPOSIT_RULE,
  CONSUMER_RULE,
];
