import type { CalculatorInputs } from '../calculators/calculation.ts';
import { amountBeside, clauseOf, monthsNamed } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { hoursBetween } from './hours-of-day.ts';
import { fullWageOf, hourlyWageOf, paidMonthlyOf, wageOf } from './work-figures.ts';

const OWED =
  /欠|没发|未发|没给(?!(?:任何|什么|个)?(?:理由|说法|原因|解释|通知|机会|手续|证明))|不发|拖|克扣|扣|少发|一分没给|没结|压了?|unpaid|not (?:been )?paid|n['’]t (?:been )?paid|\bowes?\b|owed me/i;
const TAKEN = /克扣|扣|少发|docked|deducted|withh[eo]ld/i;
/** A loss the worker caused is taken off the wage. */
const FOR_A_LOSS = /(?:弄坏|损坏|搞坏|打坏|弄丢|丢了|造成[^，。]{0,4}损失|赔偿?公司|公司[^，。]{0,6}损失)/;
const TAKES_OFF = /扣/;

/** What was paid since is not known, and what is kept back for these is no wage or may be lawful. */
const PARTLY = /第[一二三]个月|[前后][一二两三四五六]个月|给了一半|发了一半|发了一部分|给了一部分|补发/;
/** What was paid of it, as it is told: 先给了5000. */
const PAID_SINCE = /(?:先|已经?|只|才|就)(?:给|发|付|结)(?:了|过)?(?:我)?[^，。；\d]{0,3}$/;
const ADVANCED = /(?:预?支|借支|领)(?:了|过|走)?[^，。；\d]{0,4}$/;
const SAYS_PAID = /(?:先|已经?|只|才|就)(?:给|发|付|结)(?:了|过)/;
const OTHER_DEDUCTION = /社保|公积金|房费|宿舍|水电|伙食|个税|保险费/;

/** A part of the wage, and wages of others. */
const NO_WHOLE_WAGE = /绩效|奖金|提成|补贴|年终|全勤|降薪|同事|工友/;

/** Months for which wages are owed, where the words say that they are. */
function monthsOwed(text: string, figures: Figures): number | undefined {
  const length = figures.durations.find(
    (one) =>
      one.months !== null &&
      OWED.test(clauseOf(text, one).join('')) &&
      !NO_WHOLE_WAGE.test(clauseOf(text, one).join('')),
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

const NOT_PAID_YET =
  /欠|剩下的?(?:工资|工钱|钱)?(?:能|还|该)|降薪|降到|减到|降为|跑路|联系不上|docked|deducted|withh[eo]ld|没发|未发|没给(?!(?:任何|什么|个)?(?:理由|说法|原因|解释|通知|机会|手续|证明))|不发|少发|没结|不给(?!理由|说法)|不结|一分|扣|工资(?:是|为)?(?:0|零)|最后一个月|中间支|预支|\bowes?\b|owed me|unpaid|n['’]t (?:been )?paid/i;
const OF_WORK =
  /工资|工钱|薪|个工(?!作|人)|干(?:了|满)?[^，。]{0,3}天|工地|包工头|小时工|上班|干活|最后一个月|wages?|salary|\bjob\b|\bwork|taught|teach/i;
/** Pay of these goes by a rule of its own. */
const OTHER_PAY = /产假|流产|工伤|停工留薪|竞业|加班费|诉讼费|利息|借条|maternity|overtime/i;

/** All that is needed to say what is owed was told. */
function isTold(text: string, figures: Figures): boolean {
  if (!NOT_PAID_YET.test(text) || !(OF_WORK.test(text) || /少发我?|克扣/.test(text)) || OTHER_PAY.test(text))
    return false;
  const read = WAGES_RULE.inputs(text, figures);
  const has = (name: string) => read?.[name] !== undefined && read[name] !== null;
  return (
    has('total') ||
    has('wageDeductedFrom') ||
    (has('dailySum') && has('days')) ||
    (has('monthlySum') && (has('months') || has('workdays')))
  );
}

/** Wages kept back, or taken off for a loss. */
export const WAGES_RULE: CalculatorRule = {
  id: 'wages-due',
  answers: 'amount',
  matches: (text, figures, asks) => asks.amount && isTold(text, figures),
  tells: isTold,
  inputs(text, figures) {
    if (FOR_A_LOSS.test(text) && TAKES_OFF.test(text)) return { wageDeductedFrom: wageOf(figures) };
    // What several people are owed is not one wage.
    if (SEVERAL_PEOPLE.test(text) || OTHER_PAY.test(text)) return null;
    return (
      wagesOfDays(text, figures) ??
      lastWage(text, figures) ??
      payCut(text, figures) ??
      totalOwed(text, figures) ??
      restOfWork(text, figures) ??
      wagesOfMonths(text, figures)
    );
  },
};

const SEVERAL_PEOPLE = /每人|每个人|班组|工友们|[两二三四五六七八九十\d]+个(?:人|工人|工友)/;
const NOT_SETTLED =
  /没(?:有)?(?:发|结|给|付|拿到)|未(?:发|结|付)|不(?:发|结|给|付)|欠|拖|工资(?:是|为)?(?:0|零)|能拿多少|扣|跑路|联系不上/;

/** Days worked and not paid: by the day, by the hour, or as a part of the monthly wage. */
function wagesOfDays(text: string, figures: Figures): CalculatorInputs | null {
  const paid = paidOf(text, figures);
  const days = daysWorked(text, figures);
  if (days === undefined || !(NOT_SETTLED.test(text) || paid !== undefined)) return null;
  const perDay = dailySumOf(text, figures);
  if (perDay) return { dailySum: perDay, days, paid };
  const perHour = hourlyWageOf(text, figures);
  const hours = hoursBetween(text) ?? hoursEachDay(text);
  if (perHour && hours) return { dailySum: Math.round(perHour * hours * 100) / 100, days, paid };
  const monthly = wageOf(figures);
  // Above a month of working days it is no part of one.
  return monthly && days <= 23 && OF_THE_MONTH.test(text) ? { monthlySum: monthly, workdays: days } : null;
}

const OF_THE_MONTH =
  /个?工作日|上了[^，。]{0,4}天|出勤|这个?月|本月|\d{1,2}月(?:份)?(?:我)?(?:上|干|做|工资)|当月|剩下的?工资/;
const WORKED_DAYS = /干|做|上班|上了|出勤|工作|活|工钱|工资|没结|没发|没给|worked/;

/** Days for which pay is due: 36个工, 12个工作日, 这半个月的11天还没结. */
function daysWorked(text: string, figures: Figures): number | undefined {
  const [, counted] = /(\d{1,3})个工(?!作|人|友|地)/.exec(text) ?? [];
  if (counted) return Number(counted);
  const isDay = (one: Figures['durations'][number]) =>
    one.days !== null && one.days > 1 && !/周|星期|礼拜|半个?月/.test(one.raw);
  const clauses = figures.durations
    .filter(isDay)
    .map((one) => ({ one, clause: clauseOf(text, one).join('') }));
  const notFor = /事假|病假|产假|年假|年休|培训|加班|试岗|休息|提前|之内|以内|通知|扣了?[^，。]{0,3}$/;
  const worked = clauses.filter(({ clause }) => WORKED_DAYS.test(clause) && !notFor.test(clause));
  const counts = new Set(worked.map(({ one }) => one.days));
  return counts.size === 1 ? (worked[0]?.one.days ?? undefined) : undefined;
}

/** 每天4小时. */
function hoursEachDay(text: string): number | undefined {
  const [, hours] = /(?:每天|一天|每日)[^，。\d]{0,4}(\d{1,2}(?:\.5)?) ?个?小时/.exec(text) ?? [];
  return hours ? Number(hours) : undefined;
}

const paidOf = (text: string, { amounts }: Figures): number | undefined =>
  amounts.find((amount) => isPaid(clauseOf(text, amount)[0]))?.value;
const isPaid = (head: string): boolean => PAID_SINCE.test(head) || ADVANCED.test(head);

/** 从我最后一个月4500里扣: that month is due in full. */
function lastWage(text: string, figures: Figures): CalculatorInputs | null {
  if (!/扣|不发|没发|不给|没给|不结|没结/.test(text)) return null;
  const last = amountBeside(text, figures, /最后(?:一|1)?个?月(?:的)?(?:工资)?(?:是)?[^，。\d]{0,2}$/);
  return last ? { monthlySum: last.value, months: 1 } : null;
}

/** Who owes it is whom one works for, and what is owed is no loan and no price. */
const OWED_TO_ME =
  /(?:公司|老板|单位|厂里?|店里?|包工头|工头|学校|机构|工地)[^，。\d]{0,6}欠(?:了|着)?我?[^，。\d]{0,4}$|(?:they|boss|employer|company|school|cent(?:er|re))[^.\d]{0,10} owes? me[^,.\d]{0,12}$/i;
const NO_WAGE_DEBT = /借|货款|工程款|尾款|入股|投资|押金|报销|货|lent|loan|deposit|invoice/i;
/** 从12000降到9000，发了7个月: the difference of each month. */
function payCut(text: string, figures: Figures): CalculatorInputs | null {
  const { amounts } = figures;
  const at = amounts.findIndex(
    ({ end }, index) =>
      amounts[index + 1] !== undefined &&
      /^ ?(?:元|块钱?)?(?:直接|突然|一下)?(?:降|减|调|砍|变)(?:低|薪)?(?:到|为|成|至)了? ?$/.test(
        text.slice(end, amounts[index + 1]?.start),
      ),
  );
  const [from, to] = [amounts[at]?.value ?? 0, amounts[at + 1]?.value ?? 0];
  if (at < 0 || from <= to || to <= 0) return null;
  const months = monthsNamed(text, figures, /到|至/) ?? onlyLength(figures);
  return months ? { monthlySum: from - to, months } : null;
}

/** What is owed in all, as it was told. */
function totalOwed(text: string, figures: Figures): CalculatorInputs | null {
  const owed = totalsOwed(text, figures);
  const [total] = owed;
  if (!total || owed.length > 1 || PARTLY.test(text) || SAYS_PAID.test(text)) return null;
  const [head, tail] = clauseOf(text, total);
  // 每月克扣500 is no total, nor is one of two sums that are owed.
  if (
    /每个?月|一个月|按月|每天|[和加]$|还有|另外/.test(head) ||
    /^(?:块|元)?的?(?:提成|奖金|加班费)/.test(tail)
  )
    return null;
  return { total: total.value };
}

const totalsOwed = (text: string, { amounts }: Figures) =>
  amounts.filter(
    (amount) =>
      amount.role === 'arrears' ||
      (amount.role === 'principal' && OWED_TO_ME.test(clauseOf(text, amount)[0]) && !NO_WAGE_DEBT.test(text)),
  );

/** 一共干了19个月，一个月6000，到现在一共给了8万2: what is left of all of it. */
const PAID_IN_ALL =
  /(?:一共|总共|拢共|前后|加起来|到现在|至今)[^，。；\d]{0,6}(?:给|发|付|结|拿|支)(?:了|过)(?:我)?[^，。；\d]{0,3}$/;
const WORKED = /(?:干|做)(?:了|满)?$|(?:干|做|上班|工作)[^，。；\d]{0,4}(?:一共|总共)?(?:了|满)?$/;
const ASKS_REST = /剩|还欠|还差|还能要|还该|差我/;
function restOfWork(text: string, figures: Figures): CalculatorInputs | null {
  const paid = figures.amounts.filter((amount) => PAID_IN_ALL.test(clauseOf(text, amount)[0]));
  const worked = figures.durations.filter(
    (one) => one.months !== null && WORKED.test(clauseOf(text, one)[0]),
  );
  const monthly = figures.amounts.filter((amount) =>
    /(?:每个?月|一个?月|月薪|月工资)[^，。；\d]{0,4}$/.test(clauseOf(text, amount)[0]),
  );
  const [sum, length, wage] = [paid[0]?.value, worked[0]?.months, monthly[0]?.value];
  if (paid.length !== 1 || worked.length !== 1 || monthly.length !== 1 || figures.amounts.length !== 2)
    return null;
  if (!sum || !length || !wage || !ASKS_REST.test(text) || sum >= wage * length) return null;
  return { monthlySum: wage, months: length, paid: sum };
}

const PAID_A_PART =
  /(?:只|才|就)(?:给|发|付|结)(?:了|过|我)*[^，。\d]{0,3}(?:\d|[一二两三四五六七八九]千|一半|部分)/;
/** So much each month, for so many months. */
function wagesOfMonths(text: string, figures: Figures): CalculatorInputs | null {
  const taken = takenMonthly(text, figures);
  if (
    (!OWED.test(text) && !SAYS_PAID.test(text) && taken === undefined) ||
    PARTLY.test(text) ||
    OTHER_DEDUCTION.test(text)
  )
    return null;
  if (totalsOwed(text, figures).length > 0 && !/(?:克扣|少发|扣)[^，。\d]{0,6}\d/.test(text)) return null;
  const each = paidMonthlyOf(text, figures);
  if (each !== undefined) {
    const wage = fullWageOf(text, figures);
    const months = monthsOwed(text, figures) ?? onlyLength(figures);
    return wage !== undefined && wage > each.value ? { monthlySum: wage - each.value, months } : null;
  }
  const wages = new Set(
    figures.amounts
      .filter(({ role }) => role === 'wage' || role === 'other')
      .filter((amount) => !amount.elsewhere && !isPaid(clauseOf(text, amount)[0]))
      .map(({ value }) => value),
  );
  if (wages.size > 1) return null;
  const paid = paidOf(text, figures);
  // Something was paid, and how much is not said.
  if (paid === undefined && SAYS_PAID.test(text)) return null;
  const months = monthsOwed(text, figures) ?? monthOfWage(text, figures);
  // 只发了3000 may be said of every month.
  if (months !== undefined && months > 1 && PAID_A_PART.test(text)) return null;
  if (taken !== undefined) {
    // 每个月少发1000，从4月到10月: how long is said beside it.
    const long = months ?? monthsNamed(text, figures, /到|至/) ?? onlyLength(figures);
    return { monthlySum: taken, months: long, paid };
  }
  const apiece = figures.amounts.find((amount) =>
    /^ ?(?:yuan |rmb )?each\b/i.test(clauseOf(text, amount)[1]),
  );
  return { monthlySum: wageOf(figures) ?? apiece?.value, months, paid };
}

/** 每月克扣300: what is taken off every month. */
const takenMonthly = (text: string, { amounts }: Figures): number | undefined =>
  amounts.find((amount) => {
    const [head, tail] = clauseOf(text, amount);
    const isMonthly =
      /每个?月|一个月|按月/.test(head) || /^ ?(?:yuan |rmb )?(?:every|a|per|each) month/i.test(tail);
    return TAKEN.test(head) && isMonthly;
  })?.value;

function onlyLength({ durations }: Figures): number | undefined {
  const [only, ...more] = durations.filter(({ months }) => months !== null);
  return more.length === 0 ? (only?.months ?? undefined) : undefined;
}

/** 10月工资8400拖着不发: the wage of one month that is named. */
function monthOfWage(text: string, { amounts }: Figures): number | undefined {
  const isOne = amounts.some((amount) => {
    const [head, tail] = clauseOf(text, amount);
    const more = text.slice(amount.end, amount.end + 24);
    return (
      /(?<![到至和、月-])(?:\d{1,2}|上个?)月份?(?:的)?工资[^，。\d]{0,4}$/.test(head) &&
      OWED.test(`${head}${tail}${more}`) &&
      !/[和到至、]/.test(head)
    );
  });
  return isOne && [...text.matchAll(/\d{1,2}月份?(?:的)?工资/g)].length <= 1 ? 1 : undefined;
}
