import { addMonths } from '../figures/calendar.ts';
import { amountBeside, clauseOf } from './beside.ts';
import { amountInRoles, type CalculatorRule, type Figures } from './calculator-rule.ts';
import { readEarlyEnd } from './loan-ends-early.ts';
import { BANK, I_BORROWED, isPartlyRepaid } from './loan-words.ts';
import type { QuestionDate } from './read-dates.ts';

const LOAN_RATE = /利息|利率|年息|月息|高利贷|分利|\blpr\b|interest/i;
const LOAN = /借|欠|贷|本金|\blent\b|\bloan|borrow|owe/i;
/** 每个月利息1500 of a loan of 50,000 is 36 % a year. */
function rateOfMonthlyInterest(
  text: string,
  figures: Figures,
  principal: number | undefined,
): number | undefined {
  const monthly = figures.amounts.find((amount) => {
    const [head, tail] = clauseOf(text, amount);
    return (
      /(?:每个?月|一个月|按月|月)(?:的|给|付|要|收|还)?利息[^，。\d]{0,3}$|利息(?:是|为)?(?:每个?月|一个?月)[^，。\d]{0,3}$/.test(
        head,
      ) ||
      (/(?:每个?月|一个月|按月)(?:给|付|要|收)?[^，。\d]{0,3}$/.test(head) &&
        /^(?:块钱?|元)?的?利息/.test(tail))
    );
  })?.value;
  const hasCut = /砍头|预先扣|先扣|手续费|服务费/.test(text);
  return monthly === undefined || !principal || hasCut
    ? undefined
    : Number(((monthly * 1200) / principal).toFixed(6));
}

const NO_INTEREST =
  /(?:没有?|未|无)(?:约定|写|说|提|讲)?(?:过)?(?:任何)?利(?:息|率)|利(?:息|率)(?:啥|什么|一点)?(?:也|都)?没(?:写|说|提|约定)|no interest|interest (?:was )?(?:not|never)|without interest/i;
const DUE_CLAUSE =
  /到期|该还|应还|还款日|之?前还|前归还|(?:约定|说好|答应|承诺|写明?|讲好|说)[^，。]{0,6}还|pay (?:it |me |this )?back by|repay by|\bdue (?:on|by)\b/i;
const LENT_CLAUSE =
  /借(?!条过|钱过)|转(?:账|给|了|我)|打(?:的|了)?(?:借|欠)?条|拿(?:了|走)|\blent\b|borrowed/i;
const UNTIL_BEFORE = /(?:(?:算|计|截)(?:到|至|止)|截止|[到至])(?:了)?$/;
const UNTIL_BEHIND = /^[^，。]{0,8}(?:利息|为止|最多|一共|欠|债主|那段|多少|一分没)/;
/** Days of which the loan is spoken, and that are no end of it. */
const SOMETHING_ELSE = /催|承诺|答应|微信|认账|起诉|告|判|还了|给了|发现|电话|找|担保|签/;
const STILL_OWED =
  /没还|不还|未还|没归还|到现在|至今|逾期|拖|催|赖|没钱|还不上|没[^，。]{0,4}还上|一[分毛](?:钱)?(?:利息)?(?:都)?没|翻脸|still (?:owes?|not)|never paid|overdue|blocked me/i;
/** 借一年, 一年期, 半年后还. */
const TERM_BEFORE = /(?:借期?|借了|期限|为期|用|约定|说好|讲好)[^，。\d]{0,4}$/;
const TERM_BEHIND = /^(?:期|内?(?:还|归还)|到期|之?后(?:还|归还))/;

interface LoanTime {
  startOn?: string;
  dueOn?: string;
  /** Until when interest is asked for: as it is told, else today where the loan is not paid back. */
  endOn?: string;
}

/** The days of a loan: when it was lent, when it was due, until when interest is asked for. */
function readTime(text: string, figures: Figures): LoanTime {
  const { dates, durations, today } = figures;
  const days = dates.filter(({ precision }) => precision === 'day');
  const parts = new Map(days.map((date) => [date, clauseOf(text, date)]));
  const clause = (date: QuestionDate): string => parts.get(date)?.join('') ?? '';
  const until = days.find((date) => {
    const [head = '', tail = ''] = parts.get(date) ?? [];
    return date !== days[0] && UNTIL_BEFORE.test(head) && (UNTIL_BEHIND.test(tail) || /[算计截]/.test(head));
  });
  const told = days.find((date) => date !== until && DUE_CLAUSE.test(clause(date)));
  const left = days.filter((date) => date !== until && date !== told);
  const [first] = left;
  const isFirst = first !== undefined && first === dates[0] && !SOMETHING_ELSE.test(clause(first));
  const start = left.find((date) => LENT_CLAUSE.test(clause(date))) ?? (isFirst ? first : undefined);
  const term = durations.find((length) => {
    const [head, tail] = clauseOf(text, length);
    return (
      length.months !== null && (TERM_BEFORE.test(head) || TERM_BEHIND.test(tail)) && !/逾期|没还/.test(head)
    );
  })?.months;
  const dueOn =
    told?.iso ?? (start && term && Number.isInteger(term) ? addMonths(start.iso, term) : undefined);
  const other = left.find((date) => date !== start && !SOMETHING_ELSE.test(clause(date)));
  const isOver = dueOn === undefined ? start !== undefined : today !== undefined && dueOn < today;
  const endOn =
    until?.iso ??
    (isOver && STILL_OWED.test(text) ? today : undefined) ??
    dueOn ??
    (other && start && other.iso > start.iso ? other.iso : undefined);
  return {
    ...(start ? { startOn: start.iso } : {}),
    ...(dueOn ? { dueOn } : {}),
    ...(endOn ? { endOn } : {}),
  };
}

const NOT_A_TERM = /时效|没用|废纸|过期|过了|超过|作废|不认|前/;

/** The only length told is how long the money was lent. */
function onlyMonths(text: string, { durations }: Figures): number | undefined {
  const lengths = durations.filter((length) => {
    const [head, tail] = clauseOf(text, length);
    return length.months !== null && !NOT_A_TERM.test(`${head.slice(-6)}${tail.slice(0, 8)}`);
  });
  const months = lengths[0]?.months ?? undefined;
  return months !== undefined && Number.isInteger(months) ? months : undefined;
}

/** What was really handed over is the principal (民间借贷司法解释 26): told as such, or what is left of it after the cut. */
function principalOf(text: string, figures: Figures): number | undefined {
  const handed = amountBeside(
    text,
    figures,
    /(?:实际|只|真正)(?:只|才)?(?:转|给|到|收|拿|借)[^，。\d]{0,4}$|到手[^，。\d]{0,3}$|到账[^，。\d]{0,4}$/,
  );
  if (handed) return handed.value;
  const cut = amountBeside(
    text,
    figures,
    /(?:砍头息|预先扣|提前扣|先扣|当场扣|直接扣)[^，。\d]{0,6}$|扣(?:了|掉|下)[^，。\d]{0,6}(?:利息|砍头息)[^，。\d]{0,3}$/,
  );
  const others = { ...figures, amounts: figures.amounts.filter((amount) => amount !== cut) };
  const whole =
    amountInRoles(others, 'principal', 'transfer') ??
    (others.amounts.length === 1 ? others.amounts[0]?.value : undefined);
  if (!cut || whole === undefined) return whole;
  return cut.value < whole ? whole - cut.value : undefined;
}

/** A penalty of one sum beside the interest of a loan (民间借贷司法解释 29). */
function chargesOf({ amounts }: Figures): number | undefined {
  const penalties = new Set(amounts.flatMap(({ role, value }) => (role === 'penalty' ? [value] : [])));
  return penalties.size === 1 ? [...penalties][0] : undefined;
}

/** Interest on a private loan. */
export const LOAN_INTEREST_RULE: CalculatorRule = {
  id: 'loan-interest',
  answers: 'amount',
  matches: (text, { amounts, rates }, asks) =>
    LOAN_RATE.test(text) &&
    LOAN.test(text) &&
    !BANK.test(text) &&
    (amounts.length > 0 || (asks.amount && rates.length > 0)),
  inputs(text, figures) {
    const agreed = figures.rates.find(({ role }) => role === 'agreed');
    const none = agreed === undefined && NO_INTEREST.test(text);
    const time = readTime(text, figures);
    const { startOn, dueOn, endOn } = time;
    // Interest without a rate, from the first day on: none was agreed, and no end of the loan is told.
    if (none && !dueOn) return null;
    // Nobody owes themselves: what a debtor is asked for is not worked out first.
    if (I_BORROWED.test(text) && none) return null;
    // A part paid back changes what bears interest.
    if (isPartlyRepaid(text, figures)) return null;
    const principal = principalOf(text, figures);
    const early = readEarlyEnd(text, figures, startOn);
    if (early) {
      // When it ended is not surely told: the whole term, or the time until today, would be too much.
      if (early.endOn === undefined && early.months === undefined) return null;
      return {
        principal,
        annualRate: agreed?.percentPerYear ?? rateOfMonthlyInterest(text, figures, principal),
        lprAtContract: figures.rates.find(({ role }) => role === 'lpr')?.percentPerYear,
        startOn,
        endOn: early.endOn,
        months: early.months,
        byMonths: startOn !== undefined || undefined,
        withPrincipal: early.kind === 'renewed' || undefined,
      };
    }
    if (none && dueOn && figures.today && dueOn < figures.today)
      return {
        principal,
        annualRate: 0,
        startOn: startOn ?? dueOn,
        dueOn,
        endOn: endOn && endOn > dueOn ? endOn : figures.today,
        withPrincipal: true,
      };
    const isOld = startOn !== undefined && startOn < '2020-08-20';
    const overdueRate = figures.rates.find(({ role }) => role === 'overdue')?.percentPerYear;
    return {
      principal,
      annualRate: agreed?.percentPerYear ?? (none ? 0 : rateOfMonthlyInterest(text, figures, principal)),
      overdueRate,
      lprAtContract: figures.rates.find(({ role }) => role === 'lpr')?.percentPerYear,
      startOn,
      dueOn: startOn === undefined ? undefined : dueOn,
      endOn: startOn === undefined ? undefined : endOn,
      months: startOn === undefined || endOn === undefined ? onlyMonths(text, figures) : undefined,
      byMonths: startOn !== undefined || undefined,
      withPrincipal: (endOn !== undefined && STILL_OWED.test(text)) || undefined,
      otherCharges: dueOn && endOn && endOn > dueOn ? chargesOf(figures) : undefined,
      oldRule: isOld || undefined,
      filedOn: isOld && endOn && endOn > '2020-08-20' ? figures.today : undefined,
    };
  },
};
