import { addDays, addMonths, monthsBetween } from '../figures/calendar.ts';
import { findDurations, type WrittenDuration } from '../figures/find-durations.ts';
import { parseNumeral } from '../figures/numerals.ts';
import { clauseOf } from './beside.ts';
import type { Figures } from './calculator-rule.ts';
import type { QuestionAmount } from './read-amounts.ts';

interface ServiceInputs {
  startOn?: string;
  endOn?: string;
  serviceMonths?: number;
}

/** Allowances paid with the wage every month belong to the wage of severance (劳动合同法实施条例 27). */
export function allowanceOf(text: string, { amounts }: Figures): number {
  const allowances = amounts.filter((amount) => {
    const clause = clauseOf(text, amount)[0];
    return amount.role === 'supplement' && !amount.elsewhere && /[补津]贴|[餐饭房车话]补|全勤/.test(clause);
  });
  return allowances.reduce((sum, { value }) => sum + value, 0);
}

/** The monthly wage named in a question, in yuan; a yearly one is divided by twelve. */
export function wageOf({ amounts }: Figures): number | undefined {
  const own = amounts.filter(({ elsewhere }) => !elsewhere);
  const monthly = new Set(own.flatMap(({ role, value }) => (role === 'wage' ? [value] : [])));
  // Of two wages which one counts is asked.
  if (monthly.size > 0) return monthly.size === 1 ? [...monthly][0] : undefined;
  const yearly = own.find(({ role }) => role === 'yearly_wage')?.value;
  return yearly === undefined ? undefined : Math.round((yearly / 12) * 100) / 100;
}

const PAID_MONTHLY =
  /(?:每个?月|按月|一个月)[^，。；\d]{0,4}(?:就|只|才|仅)(?:给|发|付|打|开)(?:了|过|我)*[^，。；\d]{0,3}$|(?:就|只|才|仅)(?:每个?月)(?:给|发|付|打|开)(?:了|过|我)*[^，。；\d]{0,3}$/;

/** 每月只发2000: what was paid each month of what is due. */
export const paidMonthlyOf = (text: string, { amounts }: Figures): QuestionAmount | undefined =>
  amounts.find((amount) => PAID_MONTHLY.test(clauseOf(text, amount)[0]));

/** The wage, what was paid of it each month set aside. */
export function fullWageOf(text: string, figures: Figures): number | undefined {
  const paid = paidMonthlyOf(text, figures);
  return wageOf({ ...figures, amounts: figures.amounts.filter((amount) => amount !== paid) });
}

/** 拖欠3个月工资共2.4万 is 8,000 a month, where no wage is told. */
export function wageByArrears(text: string, { amounts, durations }: Figures): number | undefined {
  const [total, ...others] = amounts.filter(({ role }) => role === 'arrears');
  if (!total || others.length > 0) return undefined;
  const length = durations.find(
    ({ months, start, end }) =>
      months !== null &&
      end <= total.start &&
      total.start - end <= 14 &&
      /欠|拖|没发|未发|没给|没结/.test(clauseOf(text, { start, end }).join('')),
  );
  return length?.months ? Math.round((total.value / length.months) * 100) / 100 : undefined;
}

const BEGAN =
  /入职|入的职|进厂|进的|招的|录用|进的?公司|进单位|上班|开始|来公司|来的|来这|进来|报到|到岗|joined|started/i;
const ENDED =
  /做到|干到|上到|待到|辞退|解除|开除|离职|裁|辞职|解雇|劝退|走|别来|不用来|终止|到期|fired|dismissed|left/i;
const WORKED = /工作|干|上班|入职|做|工龄|待|呆|就职|任职|worked|employed/;

/** What lasted so long was no work: `怀孕5个月`, `拖欠三个月`. */
const NOT_WORKED = /怀孕|孕|产假|哺乳|拖|欠|压/;

/** 两个月没发, 三个月的工资: so long nothing was paid. */
const OF_ARREARS =
  /^(?:多|左右)?(?:都|一直|了|的)?(?:工资|工钱|薪水?|血汗钱|没|未|不发|不给)|^(?:['’]s?)? ?(?:of )?(?:unpaid|wages?|salary|pay\b)/i;
/** 欠我、没结 in its clause: the length is one of arrears, unless a word of work stands right before it. */
const UNPAID =
  /(?:欠|拖|压(?:了|着)|没(?:有)?(?:给|发|结|付|拿到|开)|未(?:发|付|结)|不(?:给|发|结))[^，。；]{0,12}(?:工资|工钱|薪|钱|分)|(?:工资|工钱|薪水?|钱|分)[^，。；]{0,12}(?:欠|拖|压|没|未|不)|unpaid|\bowes?\b|not paid|n['’]t paid/i;
const WORKED_SO_LONG =
  /(?:工作|干|上班|入职|做|工龄|待|呆|就职|任职|worked|employed(?: there)?(?: for)?)(?:了|过|满|快|有|差不多|大概|一共|总共|才| for)*\s?$/i;

const isOfArrears = (text: string, length: { start: number; end: number }): boolean => {
  const before = text.slice(Math.max(0, length.start - 12), length.start);
  if (WORKED_SO_LONG.test(before)) return false;
  return (
    NOT_WORKED.test(before.slice(-6)) ||
    OF_ARREARS.test(text.slice(length.end, length.end + 12)) ||
    UNPAID.test(clauseOf(text, length).join(''))
  );
};

/** A day of something else that is told besides: of a lease, a loan, a marriage. */
const OF_OTHER_MATTER =
  /租(?!赁)|房(?!地?产)|[借欠]条|借[给了我他她]|还款|还清|彩礼|结婚|离婚|领证|预产期|驾照|签证|学费|\b(?:lease|rent|lent|loan|married|visa)\b/i;
const OF_JOB =
  /入职|公司|单位|厂|上班|辞|离职|开除|裁|解除|劳动|不用来|[干做]到|\b(?:job|company|employer|fired|dismissed|worked|joined)\b/i;
/** What is still to come ends a job only where its clause says so. */
const ENDS_JOB =
  /合同|到期|离职|走|别来|不[用要]来|最后|辞|解除|终止|裁|通知|[干做上待]到|为止|contract|\buntil\b|\bend|last|leav|terminat|expir|resign|dismiss|laid off/i;

/** The dates of the job: what happens later, or belongs to another matter, is no day of it. */
function datesOfJob(text: string, { dates, today }: Figures): Figures['dates'] {
  const isHan = /\p{Script=Han}/u.test(text);
  return dates.filter((date) => {
    const [head, tail] = clauseOf(text, date);
    // In English the words before a day say what it is; a sentence holds several.
    const from = dates.filter(({ end }) => end <= date.start).at(-1)?.end ?? 0;
    const clause = isHan
      ? `${head}${tail}`
      : text.slice(Math.max(from, date.start - head.length), date.start);
    if (OF_OTHER_MATTER.test(clause) && !OF_JOB.test(clause)) return false;
    const isToCome = today !== undefined && date.iso > today.slice(0, date.iso.length);
    return !isToCome || ENDS_JOB.test(clause);
  });
}

/**
 * How long somebody worked: two days as they are; two months as whole months between them (from the first day of
 * the one to the last day before the other); else the length named beside a word of work, else the longest.
 */
export function readServiceTime(text: string, figures: Figures): ServiceInputs {
  const { durations, today } = figures;
  const dates = datesOfJob(text, figures);
  const beside = (words: RegExp, other?: (typeof dates)[number]) =>
    dates.find(
      (date) =>
        date !== other &&
        (words.test(text.slice(date.end, date.end + 6)) ||
          words.test(text.slice(Math.max(0, date.start - 4), date.start))),
    );
  // Several jobs: which days belong to this one is asked.
  if (dates.length > 3) return {};
  const [only] = dates;
  const began = only && BEGAN.test(text.slice(Math.max(0, only.start - 4), only.end + 6));
  if (dates.length === 1 && only && began && only.precision !== 'year' && today && UNTIL_NOW.test(text))
    return only.precision === 'day' ? { startOn: only.iso, endOn: today } : spanOfService(only.iso, today);
  const inOrder = [...dates].sort((a, b) => a.iso.localeCompare(b.iso));
  const first = beside(BEGAN) ?? inOrder[0];
  const last = beside(ENDED, first) ?? inOrder.at(-1);
  if (first && last && first !== last && first.iso < last.iso) {
    if (first.precision === 'day' && last.precision === 'day') return { startOn: first.iso, endOn: last.iso };
    if (first.precision !== 'year' && last.precision !== 'year') {
      return spanOfService(first.iso, last.precision === 'day' ? last.iso : addDays(`${last.iso}-01`, -1));
    }
  }
  const lengths = durations.filter(
    (length) => length.months !== null && Number.isInteger(length.months * 2) && !isOfArrears(text, length),
  );
  const named = lengths.find(
    ({ start, end }) =>
      WORKED.test(text.slice(Math.max(0, start - 8), start)) || WORKED.test(text.slice(end, end + 6)),
  );
  const longest = [...lengths].sort((a, b) => (b.months ?? 0) - (a.months ?? 0))[0];
  const months = (named ?? longest)?.months;
  const startOn =
    first?.precision === 'day' && dates.length === 1 && /入职|进公司|开始/.test(text) ? first.iso : undefined;
  return months ? { serviceMonths: months } : { startOn };
}

/** The day the work began, where the story names the day. */
export const firstDay = (text: string, { dates }: Figures): string | undefined =>
  dates.find(
    ({ precision, start, end }) =>
      precision === 'day' &&
      (BEGAN.test(text.slice(end, end + 6)) || BEGAN.test(text.slice(Math.max(0, start - 4), start))),
  )?.iso;

/** Work that goes on, or has just ended. */
const UNTIL_NOW = /到现在|至今|到今天|现在|目前|如今|刚刚?被|今天|昨天|until now|still/i;

/** So many months until now that the work began before 2008: then its days decide (劳动合同法 97). */
export function datedBefore2008(service: ServiceInputs, today: string | undefined): ServiceInputs {
  const { serviceMonths } = service;
  if (serviceMonths === undefined || today === undefined) return service;
  const startOn = addMonths(today, -Math.ceil(serviceMonths));
  return startOn < '2008-01-01' ? { startOn, endOn: addDays(today, -1) } : service;
}

/** From the first day of a month, or a day, to a day: dates where the law before 2008 matters, else whole months. */
function spanOfService(start: string, endOn: string): ServiceInputs {
  const startOn = `${start}-01`.slice(0, 10);
  if (endOn < startOn) return {};
  return startOn < '2008-01-01'
    ? { startOn, endOn }
    : { serviceMonths: monthsBetween(startOn, addDays(endOn, 1)).months };
}

/** What was agreed for an hour. */
export function hourlyWageOf(text: string, { amounts }: Figures): number | undefined {
  return amounts.find((amount) => {
    const [head, tail] = clauseOf(text, amount);
    return (
      /(?:时薪|每个?小时|一个?小时|钟点)[^，。\d]{0,5}$/.test(head) ||
      /^(?:一个?|每个?|\/)(?:小时|钟头)/.test(tail)
    );
  })?.value;
}

const HOLIDAY = '(?:法定|国庆|春节|过年|除夕|五一|劳动节|元旦|清明|端午|中秋|节假日|节日)';
const REST = '(?:周末|周六|周日|星期[六天日]|双休日|休息日|礼拜[六天日])';
/** 13个周六, 8个休息日: days of rest that were counted. A weekend may be one day or two. */
const REST_DAYS =
  /(\d{1,3}|[一二两三四五六七八九十]{1,3}) *个(?:周[六日天]|星期[六日天]|礼拜[六日天]|休息日)/;
const EACH_TIME =
  /(?:每次|每天|一天|一次|每回|每个?(?:周|星期|礼拜)[六日天])[^，。,;；\d一二两三四五六七八九十]{0,6}$/;
/** 平时晚上一共加了40个小时. */
const PLAIN =
  /(?:(?:加班|多干|多上|延长)[^，。,;；\d]{0,6}|(?:平时|晚上|工作日|平日)[^，。,;；\d]{0,8}(?:加|干)了?(?:班)?[^，。,;；\d]{0,4})$/;
const DAILY = /每天|每日|天天|每晚/;

/** No holiday is longer than nine days: more was misread. */
const LONGEST_HOLIDAY_HOURS = 72;

/** Hours of overtime by kind; a day is eight hours where its hours are not said. */
export function readOvertimeHours(text: string): Record<string, number | boolean | undefined> {
  const lengths = findDurations(text).filter(
    ({ unit, raw, end }) =>
      ['hour', 'day', 'workday'].includes(unit) &&
      // 加班一小时给15块 is a price.
      !(/^(?:一|1) ?个?小时$/.test(raw) && /^[^，。]{0,6}\d/.test(text.slice(end))),
  );
  const allBehind = (words: string) => {
    const pattern = new RegExp(`${words}[^，。,;；\\d]{0,10}$`);
    return lengths.filter((length) => pattern.test(text.slice(0, length.start)));
  };
  const restDays = parseNumeral(REST_DAYS.exec(text)?.[1] ?? '');
  const hoursEach = lengths.find(
    ({ unit, start }) => unit === 'hour' && EACH_TIME.test(text.slice(0, start)),
  );
  if (restDays !== null && !DAILY.test(text)) return { restDayHours: restDays * (hoursEach?.count ?? 8) };
  const holiday = allBehind(HOLIDAY);
  // 每周六 is as many as there were weeks.
  const rest = /每(?:个|逢)?(?:周|星期|礼拜)|天天|长期/.test(text) ? [] : allBehind(REST);
  const [sum] = allBehind('(?:算下来|一共|总共|合计|加起来)').filter(({ unit }) => unit !== 'hour');
  // 周末两天都加班，一共8天: what it comes to counts.
  if (rest.length > 0 && holiday.length === 0 && sum && !rest.includes(sum))
    return { restDayHours: hoursOf([sum]) };
  const others = lengths.filter((length) => !holiday.includes(length) && !rest.includes(length));
  const plain = others.find(
    ({ unit, start }) => unit === 'hour' && PLAIN.test(text.slice(Math.max(0, start - 20), start)),
  );
  // Two hours every day are as many as there were days; without their number it is asked.
  const daysWorked = others.find(({ unit, raw }) => unit !== 'hour' && /天|工作日/.test(raw))?.count;
  const isDaily = plain && DAILY.test(text);
  const workdayHours = isDaily ? daysWorked && plain.count * daysWorked : plain?.count;
  const inHoliday = hoursOf(holiday) ?? hoursOfNamedDays(text);
  const most = statutoryHours(text);
  // Of seven days at the National Day three are the holiday; the others are moved rest days.
  if (inHoliday !== undefined && inHoliday > LONGEST_HOLIDAY_HOURS) return { workdayHours };
  if (inHoliday !== undefined && most !== null && inHoliday > most)
    return { holidayHours: most, restDayHours: inHoliday - most + (hoursOf(rest) ?? 0), workdayHours };
  const told = { holidayHours: inHoliday, restDayHours: hoursOf(rest), workdayHours };
  return { ...told, ...(leavesOpen(text, told) ? { moreHours: true } : {}) };
}

const NO_DAYS_OFF =
  /(?:没有?|未|不|从没)(?:给|让|有|安排)?(?:我)?(?:过)?[^，。]{0,3}(?:补休|调休)|(?:补休|调休)[^，。]{0,4}(?:没|不)/g;
const DAYS_OFF = /(?:补休|调休)(?:了|过)?(?:我)?[^，。\d]{0,3}(\d{1,2}|[一两二三四五六七八九十]{1,2}) ?天/;
const SOME_DAYS_OFF = /(?:补休|调休)(?:了|过)|(?:都|已经?)(?:给|安排)[^，。]{0,4}(?:补休|调休)/;

/** Rest days for which another day off was given are not paid again (劳动法 44 (2)); how many is left open where it is not told. */
export function withoutDaysOff<H extends Record<string, number | boolean | undefined>>(
  text: string,
  hours: H,
): H {
  const told = text.replace(NO_DAYS_OFF, '');
  const { restDayHours } = hours;
  if (typeof restDayHours !== 'number') return hours;
  const off = parseNumeral(DAYS_OFF.exec(told)?.[1] ?? '');
  if (off === null) return SOME_DAYS_OFF.test(told) ? { ...hours, restDayHours: undefined } : hours;
  const left = restDayHours - off * 8;
  return { ...hours, restDayHours: left > 0 ? left : undefined };
}

/** 国庆1号2号3号都上班: the days are named. */
function hoursOfNamedDays(text: string): number | undefined {
  const [, named = ''] =
    new RegExp(`${HOLIDAY}[^，。\\d]{0,3}((?:\\d{1,2}[号日]?[、和,到\\- ]?){1,7}[号日])`).exec(text) ?? [];
  const [first, last, ...more] = [...named.matchAll(/\d{1,2}/g)].map(([day]) => Number(day));
  if (first === undefined) return undefined;
  if (last !== undefined && more.length === 0 && /\d[号日]?[到-]\d/.test(named) && last > first)
    return (last - first + 1) * 8;
  return (1 + (last === undefined ? 0 : 1) + more.length) * 8;
}

/** Overtime of another kind is told without its hours: 周末也经常加班. */
function leavesOpen(text: string, told: Record<string, number | undefined>): boolean {
  const isTold = Object.values(told).some((hours) => hours !== undefined);
  const isOpen = (words: string, hours: number | undefined) =>
    hours === undefined && new RegExp(`${words}[^，。]{0,8}(?:加班|上班|不休)`).test(text);
  return (
    isTold &&
    (isOpen(REST, told.restDayHours) ||
      isOpen(HOLIDAY, told.holidayHours) ||
      isOpen('(?:平时|晚上|工作日|每天|天天)', told.workdayHours))
  );
}

/** Days of each holiday since 2025 (全国年节及纪念日放假办法 2); null where none is named. */
const STATUTORY_DAYS: readonly [RegExp, number][] = [
  [/春节|过年|除夕/, 4],
  [/国庆|十一/, 3],
  [/五一|劳动节/, 2],
  [/元旦/, 1],
  [/清明/, 1],
  [/端午/, 1],
  [/中秋/, 1],
];
function statutoryHours(text: string): number | null {
  const days = STATUTORY_DAYS.reduce((sum, [name, count]) => sum + (name.test(text) ? count : 0), 0);
  return days > 0 ? days * 8 : null;
}

const hoursOf = (lengths: readonly WrittenDuration[]): number | undefined =>
  lengths.length === 0
    ? undefined
    : lengths.reduce((sum, { count, unit }) => sum + count * (unit === 'hour' ? 1 : 8), 0);
