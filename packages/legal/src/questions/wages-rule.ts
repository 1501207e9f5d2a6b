import { clauseOf, monthsNamed } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { wageOf } from './work-figures.ts';

const OWED =
  /欠|没发|未发|没给|不发|拖|克扣|扣|少发|一分没给|没结|压了?|unpaid|not (?:been )?paid|n['’]t (?:been )?paid|owes?/i;
const TAKEN = /克扣|扣|少发/;
/** A loss the worker caused is taken off the wage. */
const FOR_A_LOSS = /(?:弄坏|损坏|搞坏|打坏|弄丢|丢了|造成[^，。]{0,4}损失|赔偿?公司|公司[^，。]{0,6}损失)/;
const TAKES_OFF = /扣/;

/** What was paid since is not known, and what is kept back for these is no wage or may be lawful. */
const PARTLY = /第[一二三]个月|[前后][一二两三四五六]个月|给了一半|发了一半|发了一部分|给了一部分|补发/;
/** What was paid of it, as it is told: 先给了5000. */
const PAID_SINCE = /(?:先|已经?|只|才|就)(?:给|发|付|结)(?:了|过)?(?:我)?[^，。；\d]{0,3}$/;
const SAYS_PAID = /(?:先|已经?|只|才|就)(?:给|发|付|结)(?:了|过)/;
const OTHER_DEDUCTION = /社保|公积金|房费|宿舍|水电|伙食|个税|保险费/;

/** Months for which wages are owed, where the words say that they are. */
function monthsOwed(text: string, figures: Figures): number | undefined {
  const length = figures.durations.find(
    (one) => one.months !== null && OWED.test(clauseOf(text, one).join('')),
  );
  return length?.months ?? monthsNamed(text, figures, OWED);
}

/** What was agreed for a day. */
function dailySumOf(text: string, { amounts }: Figures): number | undefined {
  return amounts.find((amount) => {
    const [head, tail] = clauseOf(text, amount);
    return (
      /(?:每天|一天|每日|日薪|日结|一日)[^，。；\d]{0,4}$/.test(head) || /^(?:一天|每天|一日|\/天)/.test(tail)
    );
  })?.value;
}

/** Wages kept back, or taken off for a loss. */
export const WAGES_RULE: CalculatorRule = {
  id: 'wages-due',
  answers: 'amount',
  matches: (text, figures, asks) =>
    asks.amount &&
    /欠|没发|未发|没给|不发|没结|一分/.test(text) &&
    // What the end of a job brings is another sum.
    !/加班费|双倍|二倍|诉讼|仲裁|时效|补偿|赔|辞|解除|开除|离职|裁/.test(text) &&
    (/工资|工钱|薪|wages/i.test(text)
      ? monthsOwed(text, figures) !== undefined && wageOf(figures) !== undefined
      : /干(?:了|满)?[^，。]{0,3}天/.test(text) && dailySumOf(text, figures) !== undefined),
  inputs(text, figures) {
    if (FOR_A_LOSS.test(text) && TAKES_OFF.test(text)) return { wageDeductedFrom: wageOf(figures) };
    if ((!OWED.test(text) && !SAYS_PAID.test(text)) || PARTLY.test(text) || OTHER_DEDUCTION.test(text))
      return null;
    // What several people are owed is not one wage.
    if (/每人|每个人|班组|工友们|[两二三四五六七八九十\d]+个(?:人|工人|工友)/.test(text)) return null;
    const wages = new Set(
      figures.amounts
        .filter(({ role }) => role === 'wage' || role === 'other')
        .filter((amount) => !amount.elsewhere && !PAID_SINCE.test(clauseOf(text, amount)[0]))
        .map(({ value }) => value),
    );
    if (wages.size > 1) return null;
    const paid = figures.amounts.find((amount) => PAID_SINCE.test(clauseOf(text, amount)[0]))?.value;
    // Something was paid, and how much is not said.
    if (paid === undefined && SAYS_PAID.test(text)) return null;
    const months = monthsOwed(text, figures);
    // 只发了3000 may be said of every month.
    if (months !== undefined && months > 1 && /(?:只|才|就)(?:给|发|付|结)/.test(text)) return null;
    const taken = figures.amounts.find((amount) => {
      const [head] = clauseOf(text, amount);
      return TAKEN.test(head) && /每个?月|一个月|按月/.test(head);
    });
    const total = figures.amounts.find(({ role }) => role === 'arrears');
    // A sum that is owed in all needs no working out.
    if (total && !taken) return null;
    const perDay = dailySumOf(text, figures);
    const days = figures.durations.find(
      (one) =>
        one.days !== null &&
        one.days > 1 &&
        /干|做|上班|工作|活|工钱|工资|worked/.test(clauseOf(text, one).join('')),
    )?.days;
    if (perDay && days) return { dailySum: perDay, days, paid };
    return { monthlySum: taken?.value ?? wageOf(figures), months, paid };
  },
};
