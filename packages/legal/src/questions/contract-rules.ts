import { daysBetween } from '../figures/calendar.ts';
import { findPercentages } from '../figures/find-percentages.ts';
import { amountBeside, clauseOf, lengthBeside } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import type { QuestionAmount } from './read-amounts.ts';

const PENALTY =
  /违约金|滞纳金|延误|推迟|晚了|逾期|延期|拖工期|误期|晚交|迟延|penalt|late delivery|days late|liquidated/i;
/** Whoever breaks the contract is not told first what they owe. */
const BREAKS_IT_MYSELF =
  /我(?:们|方)?(?:想|要|准备|打算)?(?:提前)?(?:不想|不租|不买|退租|搬走|违约|毁约|反悔|跳槽|离职|不干|交不起|还不起|付不起|逾期了|晚交|没按时)|我(?:们)?要退/;
const A_DAY_BEFORE =
  /(?:每天|每日|按日|按天|日|每逾期一[天日]|逾期一[天日]|每晚一天|每迟一天|一天|每延迟一[天日])[^，。；\d]{0,16}$/;
const A_DAY_BEHIND = /^[^，。；\d]{0,4}(?:每天|每日|一天|\/天|\/日|的?日| ?(?:per|a|each|every) day)/i;
const LATE = /逾期|晚|迟|拖|延|误|late|overdue|delay/i;
const SINCE = /前交|交付|交房|该交|应交|应当?交|约定交|交房日|该完工|应完工|到期|交货期|该发货|说好/;
const UNTIL_NOW = /到现在|至今|现在还没|还没[交完发装]|一直没|still/;

const DONE = /^[^，。；]{0,2}(?:才|通知|实际|收房|收楼|交了?房|拿到|交付|交的|到货|完工)/;

/** How many days late: as it is said, months of thirty days, or from the day it was due until today. */
function readDelay(text: string, figures: Figures): { days?: number; monthsTaken?: boolean } {
  // The day of 每晚一天赔300 is the measure, not how late it is.
  const durations = figures.durations.filter(({ raw }) => !/^(?:一|1) ?[天日]$/.test(raw));
  const length = lengthBeside(text, { ...figures, durations }, LATE);
  if (length?.days) return { days: length.days };
  if (length?.months) {
    const years = Math.floor(length.months / 12);
    return { days: years * 365 + Math.round((length.months - years * 12) * 30), monthsTaken: true };
  }
  const days = figures.dates.filter(({ precision }) => precision === 'day');
  const due = days.find((date) => SINCE.test(clauseOf(text, date).join('')));
  // 10月20号才通知交房: the delay ended there.
  const done = days.find(
    (date) =>
      due &&
      date.iso > due.iso &&
      DONE.test(clauseOf(text, date)[1]) &&
      !/还没|没有?/.test(clauseOf(text, date)[1]),
  );
  if (due && done) return { days: daysBetween(due.iso, done.iso) };
  if (due && figures.today && due.iso < figures.today && UNTIL_NOW.test(text))
    return { days: daysBetween(due.iso, figures.today) };
  return {};
}

/** A penalty without any loss is cut down: no sum of it is promised. */
const NO_LOSS = /没有?(?:造成)?(?:任何|什么|实际)?损失|无损失/;

/** 首付52万贷款98万: what was paid for a home, where both parts are told and nothing else. */
function downPaymentAndLoan(text: string, amounts: readonly QuestionAmount[]): number | undefined {
  const named = (words: RegExp) => amounts.filter((amount) => words.test(clauseOf(text, amount)[0]));
  const [down, ...moreDown] = named(/首付(?:款|了)?$/);
  const [loan, ...moreLoans] = named(/(?:贷款|按揭|公积金贷?)(?:了)?$/);
  const isWhole = moreDown.length + moreLoans.length === 0 && amounts.length === 2;
  return down && loan && isWhole ? down.value + loan.value : undefined;
}

/** Sums that a contract sets for its breach. */
export const CONTRACT_RULES: readonly CalculatorRule[] = [
  {
    id: 'agreed-penalty',
    answers: 'amount',
    matches: (text, figures, asks) =>
      /违约金/.test(text) &&
      asks.amount &&
      (figures.amounts.length > 0 || findPercentages(text).length > 0) &&
      !/借|贷|利息|竞业|服务期|培训/.test(text),
    inputs(text, figures) {
      if (/竞业|服务期|培训费|离职/.test(text)) return null;
      if (!PENALTY.test(text) || NO_LOSS.test(text)) return null;
      const loss = figures.amounts.find((amount) =>
        /损失[^，。；\d]{0,10}$/.test(clauseOf(text, amount)[0]),
      )?.value;
      if (loss === undefined && BREAKS_IT_MYSELF.test(text)) return null;
      const daily = findPercentages(text).find((share) => {
        const [head, tail] = clauseOf(text, share);
        return A_DAY_BEFORE.test(head) || A_DAY_BEHIND.test(tail);
      });
      const ofPrice = findPercentages(text).find(
        (share) => share !== daily && /违约金/.test(clauseOf(text, share).join('')),
      );
      const dailySum = figures.amounts.find((amount) => {
        const [head, tail] = clauseOf(text, amount);
        return A_DAY_BEFORE.test(head) || A_DAY_BEHIND.test(tail);
      });
      const agreed = figures.amounts.find(
        (amount) =>
          amount !== dailySum &&
          amount.value !== loss &&
          /违约金[^，。；\d]{0,8}$/.test(clauseOf(text, amount)[0]),
      );
      const others = figures.amounts.filter(
        (amount) => amount !== dailySum && amount !== agreed && amount.value !== loss,
      );
      const base =
        amountBeside(
          text,
          { ...figures, amounts: others },
          /房款|货款|总价|价款|合同价|工程款|标的|已付|付了|订单|期房|[买签][^，。；\d]{0,6}房/,
        )?.value ??
        downPaymentAndLoan(text, others) ??
        (others.length === 1 ? others[0]?.value : undefined);
      // A part of the price was paid: of which the penalty is a share is asked.
      const isPartPaid = findPercentages(text).some((share) =>
        /(?:付了|首付了?|付)$/.test(clauseOf(text, share)[0]),
      );
      const delay = dailySum || daily ? readDelay(text, figures) : {};
      return {
        loss,
        ...delay,
        ...(daily
          ? { dailyRate: daily.percent, base: isPartPaid ? undefined : base }
          : dailySum
            ? { dailySum: dailySum.value }
            : ofPrice && !agreed
              ? { rate: ofPrice.percent, base }
              : { agreedSum: agreed?.value }),
      };
    },
  },
];
