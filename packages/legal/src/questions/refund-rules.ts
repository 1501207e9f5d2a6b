import { parseNumeral } from '../figures/numerals.ts';
import { clauseOf } from './beside.ts';
import type { CalculatorRule, Figures } from './calculator-rule.ts';
import type { QuestionAmount } from './read-amounts.ts';

const NUMBER = '(\\d{1,4}|[一二两三四五六七八九十]{1,3})';
const UNIT = '(?:次|节|堂|课时|回)';
/** The other side's doing: closed, moved, stopped, changed hands, cancelled. */
const SHOP_STOPPED =
  /关门|关了|跑路|跑了|卷款|失联|联系不上|倒闭|停业|歇业|没了|搬|转让|换(?:了)?(?:老板|人|教练|老师)|找不到|人去楼空|不认|停课|不开了|约不上|closed|shut/i;
/** One's own doing: another price counts, or nothing is given back. */
const MY_OWN_DOING =
  /(?:我|自己|孩子)[^，。]{0,6}(?:不想|不愿|不去|不上|没时间|怀孕|搬家|后悔|反悔|生病|受伤|去不了)|不想(?:去|上|练|要|学)|自己(?:的)?原因/;
const CANCELLED =
  /(?:航班|飞机|机票|演唱会|音乐节|演出|比赛|酒店|民宿|房东|主办方?|旅行社|旅游团|团|火车|高铁|列车|景区|展览?|活动)[^，。]{0,10}(?:取消|停飞|停运|停办|不发团|不开了|不办了)|人数不够|没成团|不成团/;
const PARTLY = /(?:只|才)(?:肯|愿意|同意)?退|退了|扣了?(?:我)?|手续费|补偿了/;

const countBeside = (text: string, before: string): number | undefined => {
  const match = new RegExp(`${before}[^，。；\\d]{0,4}?${NUMBER} ?${UNIT}`).exec(text);
  return parseNumeral(match?.[1] ?? '') ?? undefined;
};

const USED = '(?:用|上|去|做|练|学|洗|剪|消费|体验)(?:过|掉)?了';
const LEFT = '(?:还?剩(?:下|余)?|没[用上做]|未[用上])';

/** Visits bought and used, where both are told, or bought and left. */
function readVisits(text: string): { visits?: number; visitsUsed?: number } {
  const used = countBeside(text, USED);
  const left = countBeside(text, LEFT);
  const other = [...text.matchAll(new RegExp(`${NUMBER} ?${UNIT}`, 'g'))]
    .filter(({ index }) => !new RegExp(`(?:${USED}|${LEFT})[^，。；\\d]{0,4}?$`).test(text.slice(0, index)))
    .map((match) => parseNumeral(match[1] ?? ''));
  const total = other[0] ?? undefined;
  if (other.length !== 1 || total === undefined) return {};
  if (used !== undefined) return { visits: total, visitsUsed: used };
  return left !== undefined && left <= total ? { visits: total, visitsUsed: total - left } : {};
}

const CARDS: readonly [RegExp, number][] = [
  [/两年卡|二年卡|2年卡/, 24],
  [/三年卡|3年卡/, 36],
  [/半年卡/, 6],
  [/季卡/, 3],
  [/月卡/, 1],
  [/年卡|一年的?卡/, 12],
];

/** Months of a card without a limit of visits, and how many are over. */
function readMonths(text: string, { durations }: Figures): { months?: number; monthsUsed?: number } {
  const months = CARDS.find(([card]) => card.test(text))?.[1];
  if (months === undefined) return {};
  const beside = (words: RegExp) =>
    durations.find((length) => length.months !== null && words.test(clauseOf(text, length)[0]))?.months;
  const used = beside(new RegExp(`(?:${USED}|去了|才|只)[^，。]{0,4}$`));
  const left = beside(/(?:剩|还有)[^，。]{0,4}$/);
  if (used !== undefined && used !== null && used <= months) return { months, monthsUsed: used };
  return left !== undefined && left !== null && left <= months ? { months, monthsUsed: months - left } : {};
}

const BEFORE = {
  bonus: /(?:送|赠送?)(?:了|我)?$/,
  spent: /(?:用|花|消费)(?:掉|去)?了[^，。\d]{0,2}$/,
  balance: /(?:还?剩(?:下|余)?|余额(?:还)?(?:有|是)?|里(?:面)?还有)[^，。\d]{0,3}$/,
};

/** What was prepaid, and what of it was not used. */
const PREPAID_RULE: CalculatorRule = {
  id: 'prepaid-refund',
  answers: 'amount',
  matches: (text, { amounts }, asks) =>
    asks.amount &&
    amounts.length > 0 &&
    /卡|充值|预付|私教|课/.test(text) &&
    /退|要回|拿回/.test(text) &&
    SHOP_STOPPED.test(text),
  inputs(text, figures) {
    if (MY_OWN_DOING.test(text)) return null;
    const read = (words: RegExp): QuestionAmount | undefined =>
      figures.amounts.find((amount) => words.test(clauseOf(text, amount)[0]));
    const bonus = read(BEFORE.bonus);
    const balance = read(BEFORE.balance);
    // 用掉了600 of a card; of 花了6000买 it is what was paid.
    const spent = figures.amounts.find((amount) => {
      const [head, tail] = clauseOf(text, amount);
      return amount !== bonus && BEFORE.spent.test(head) && !/^[^，。]{0,2}(?:买|办|充|报)/.test(tail);
    });
    const others = figures.amounts.filter((amount) => ![bonus, balance, spent].includes(amount));
    const paid = others.length === 1 ? others[0] : others.length === 0 ? spent : undefined;
    if (CANCELLED.test(text) && !PARTLY.test(text) && figures.amounts.length === 1)
      return { paid: figures.amounts[0]?.value, cancelled: true };
    if (!SHOP_STOPPED.test(text) || PARTLY.test(text) || others.length > 1) return null;
    const isUnused = /一直没[用去上]|一次(?:都|也)?没[用去上]|没[用去上]过/.test(text);
    if (isUnused && paid && others.length === 1) return { paid: paid.value, spent: 0 };
    return {
      paid: paid?.value,
      bonus: bonus?.value,
      spent: spent === paid ? undefined : spent?.value,
      balance: balance?.value,
      ...readVisits(text),
      ...readMonths(text, figures),
    };
  },
};

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

/** Deposit and rent at the end of a lease. */
const LEASE_RULE: CalculatorRule = {
  id: 'lease-refund',
  answers: 'amount',
  matches: (text, { amounts }, asks) =>
    asks.amount && amounts.length > 0 && /押金/.test(text) && /租|房/.test(text) && /退|要回|拿回/.test(text),
  inputs(text, figures) {
    if (
      /违约金|违约赔|赔[^，。]{0,4}(?:个月|租金|倍)|装修|转租|二房东|酒店|民宿/.test(text) ||
      BROKEN.test(text) ||
      PARTLY.test(text)
    )
      return null;
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
    return {
      deposit,
      ...rent,
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
