import { parseNumeral } from '../figures/numerals.ts';
import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import { PREPAID_RULE } from './prepaid-rule.ts';

const PARTLY = /(?:只|才)(?:肯|愿意|同意)?退|退了|扣了?(?:我)?|手续费|补偿了/;

const LANDLORD_ASKS = /我是房东|我(?:家|的)房子(?:租|出租)|租客|房客/;
const TENANT_ASKS = /我是租客|我(?:这个)?租客/;
const LEFT_EARLY =
  /(?:我|租客|房客)?(?:想|要|准备)?提前(?:[^，。]{0,4})(?:退租|走|搬|退房)|没到期(?:就)?(?:走|搬|退)|不辞而别/;
/** The home was handed back in order, or the landlord ended it. */
const ENDED = /到期|期满|退房|搬走|退租|走了|房东(?:要|让|赶|提前|又|卖|违约|把)|赶我|收房|不租给我|换锁/;
const BROKEN = /弄坏|损坏|坏了|打碎|划痕|墙|脏|打洞|宠物|保洁|维修|赔他|清洁/;
const BILLS = /水电|电费|水费|燃气|物业费?|网费|房租|租金/;
const IS_OWED = /欠|没交|没付|该交|拖欠/;

/** Half a month is read as so many days. */
const HALF_A_MONTH = 15;

/** 押一付三: months of rent as a deposit, and paid at once. */
function readTerms(text: string): { depositMonths: number; paidMonths: number } | null {
  const match = /押([一二两三]|\d)付([一二两三四五六]|\d{1,2}|年)/.exec(text);
  const [depositMonths, paidMonths] = [
    parseNumeral(match?.[1] ?? ''),
    match?.[2] === '年' ? 12 : parseNumeral(match?.[2] ?? ''),
  ];
  return depositMonths && paidMonths ? { depositMonths, paidMonths } : null;
}

/** Rent by the month, and the months of it that were paid for and not lived in. */
function readRent(text: string, figures: Figures): { monthlyRent?: number; unusedMonths?: number } {
  const rents = figures.amounts.filter(({ role }) => role === 'rent');
  const months = (words: RegExp): number | undefined => {
    const length = figures.durations.find((one) => words.test(clauseOf(text, one)[0]));
    return length?.months ?? (length?.days === HALF_A_MONTH ? 0.5 : undefined);
  };
  const lived = months(/住(?:了|满)[^，。]{0,3}$/);
  const prepaid = rents.find((amount) => /(?:预|一次性|提前)?[付交]了?/.test(clauseOf(text, amount)[0]));
  const span = figures.durations.find(
    (length) =>
      prepaid !== undefined &&
      length.months !== null &&
      length.end <= prepaid.start &&
      prepaid.start - length.end <= 6,
  )?.months;
  if (prepaid && span && lived !== undefined && lived <= span)
    return { monthlyRent: Math.round((prepaid.value / span) * 100) / 100, unusedMonths: span - lived };
  if (rents.length !== 1) return {};
  const terms = readTerms(text);
  const left = months(/(?:剩|没住)[^，。]{0,5}$/);
  const unused =
    left ??
    (terms && lived !== undefined
      ? (terms.paidMonths - (lived % terms.paidMonths)) % terms.paidMonths
      : undefined);
  return { monthlyRent: rents[0]?.value ?? 0, ...(unused ? { unusedMonths: unused } : {}) };
}

/** Nothing was broken: what use leaves behind is not paid for (民法典 710). */
const WEAR =
  /正常(?:使用|住|居住|损耗|磨损)|自然(?:老化|损耗|磨损)|没(?:打孔|打洞|养(?:猫|狗|宠物)|弄坏|损坏|破坏)/;
const KEPT_ALL = /全(?:部|都)?扣|全不退|一分(?:钱)?(?:都|也)?不退|不退(?!租)/;
const LANDLORD_ENDS = /房东[^。]{0,16}(?:提前|要卖|卖房|让我|要我|赶我|收回|不租|违约)/;

/** Months of rent that the contract sets for a landlord who ends it early: 房东提前解约赔两个月租金. */
function penaltyOf(text: string): number | undefined {
  const told =
    /(?:合同|约定|写)[^。；]{0,24}(?:房东|出租方|甲方|一方|谁)?[^。；]{0,8}(?:赔|付|赔偿|违约金)[^。；]{0,4}?([一二两三四五六]|\d)个月/.exec(
      text,
    );
  return LANDLORD_ENDS.test(text) && told ? (parseNumeral(told[1] ?? '') ?? undefined) : undefined;
}

/** Rent is paid until the end of a later month than the one of moving out: the months between. */
function monthsPaidAhead(text: string, { dates }: Figures): number | undefined {
  const days = dates.filter(({ precision }) => precision !== 'year');
  const paid = days.find((date) => /(?:交|付)到了?[^，。；\d]{0,3}$/.test(clauseOf(text, date)[0]));
  const left = days.find(
    (date) =>
      date !== paid && /^(?:之?前|就|那天|前)?[^，。；]{0,3}(?:搬|走|退房)/.test(clauseOf(text, date)[1]),
  );
  if (!paid || !left) return undefined;
  const [first, last] = [left, paid].map(({ iso }) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)));
  const isWhole = [left, paid].every(({ iso }) => iso.length < 10 || Number(iso.slice(8)) >= 28);
  if (!isWhole || first === undefined || last === undefined) return undefined;
  // A day without a year is read as the nearest: what is paid for lies behind the moving out.
  const ahead = (last - first + 12) % 12;
  return ahead > 0 && ahead <= 6 ? ahead : undefined;
}

/** Deposit and rent at the end of a lease. */
const LEASE_RULE: CalculatorRule = {
  id: 'lease-refund',
  answers: 'amount',
  matches: (text, { amounts }, asks) =>
    asks.amount && amounts.length > 0 && /押金/.test(text) && /租|房/.test(text) && /退|要回|拿回/.test(text),
  inputs(text, figures) {
    const penaltyMonths = penaltyOf(text);
    const isPenalty =
      /违约金|违约赔|赔[^，。]{0,4}(?:个月|租金|倍)/.test(text) && penaltyMonths === undefined;
    const isWear = WEAR.test(text);
    if (isPenalty || /装修|转租|二房东|酒店|民宿/.test(text)) return null;
    if (!isWear && BROKEN.test(text)) return null;
    if (!KEPT_ALL.test(text) && PARTLY.test(text)) return null;
    const rent = readRent(text, figures);
    const terms = readTerms(text);
    const emptyMonths = emptyOf(text, figures);
    const owed = figures.amounts.find((amount) => {
      const clause = clauseOf(text, amount).join('');
      return BILLS.test(clause) && IS_OWED.test(clause) && amount.role !== 'security';
    });
    const told = figures.amounts.find(({ role }) => role === 'security')?.value;
    const deposit = told ?? (terms && rent.monthlyRent ? terms.depositMonths * rent.monthlyRent : undefined);
    // Who leaves early owes the loss: without the time the home stood empty nothing can be told.
    if (LEFT_EARLY.test(text) && !/房东[^，。]{0,4}提前/.test(text) && emptyMonths === undefined) return null;
    if (emptyMonths === undefined && !ENDED.test(text)) return null;
    const unusedMonths = rent.unusedMonths ?? monthsPaidAhead(text, figures);
    return {
      deposit,
      ...rent,
      unusedMonths,
      penaltyMonths,
      wear: isWear || undefined,
      emptyMonths,
      owed: owed?.value,
      asLandlord: (LANDLORD_ASKS.test(text) && !TENANT_ASKS.test(text)) || undefined,
    };
  },
};

/** How long the home stood empty, in months: half a month is read as fifteen days. */
function emptyOf(text: string, { durations }: Figures): number | undefined {
  const length = durations.find((one) => /空(?:了|置|着)?[^，。]{0,4}$/.test(clauseOf(text, one)[0]));
  if (!length) return undefined;
  return length.months ?? (length.days === HALF_A_MONTH ? 0.5 : undefined);
}

/** What is given back when a contract ends before all of it was used. */
export const REFUND_RULES: readonly CalculatorRule[] = [PREPAID_RULE, LEASE_RULE];
