import type { IsoDate } from '../statute/statute.ts';
import { toFlatText } from '../words/flat-text.ts';
import { addDays, addMonths } from './calendar.ts';
import { FEASTS } from './feasts.ts';
import { BARE_DAY, isoDate, MONTH_NAMES, type WrittenDate } from './find-dates.ts';
import { parseNumeral } from './numerals.ts';
import { takePlaces } from './written.ts';

const NUMBER = '(\\d{1,3}|[一二两三四五六七八九十]{1,3})';
const MONTH = '(\\d{1,2}|[一二三四五六七八九十]{1,2})月(?:份)?';
const DAY = `(?:(\\d{1,2}|[一二三四五六七八九十]{1,3})(?:[日号]|${BARE_DAY})|(?<=月)月?(底|末|初))?`;
const YEARS: Record<string, number> = { 今年: 0, 去年: -1, 前年: -2, 大前年: -3, 明年: 1 };
const DAYS: Record<string, number> = {
  今天: 0,
  今日: 0,
  昨天: -1,
  昨日: -1,
  前天: -2,
  大前天: -3,
  明天: 1,
  后天: 2,
  today: 0,
  yesterday: -1,
  tomorrow: 1,
};
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const HAN_WEEKDAYS = '日一二三四五六';

/** 收到支付令三天了: how long ago it happened, behind a word of what happens once. */
const EVENT =
  '(?<=(?:收到|拿到|签收|送达|领到|下来|生效|离职|辞职|辞退|开除|解雇|被裁|刑拘|刑事拘留|被抓|带走|羁押|走人|退租|退房|搬走|搬出来?|到期|受伤|摔伤|撞伤|咬伤|被撞|被打|被咬|知道|发现|去世|过世)[^，。！？；,.!?;\\d一二两三四五六七八九十半]{0,8})';
const SINCE_EVENT = `${EVENT}(?:都|已经?|也|快)?有?`;

type Reader = (match: (string | undefined)[], today: IsoDate) => string | null;

const numberOf = (part: string | undefined): number =>
  /^an?$|^one$/i.test(part ?? '')
    ? 1
    : (ENGLISH_SMALL[(part ?? '').toLowerCase()] ?? parseNumeral(part ?? '') ?? Number.NaN);
const ENGLISH_SMALL: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};
const yearOf = (today: IsoDate, word: string | undefined): number =>
  Number(today.slice(0, 4)) + (YEARS[word ?? ''] ?? 0);
/** The year that two digits name: of this century and not to come; null else. */
function shortYear(today: IsoDate, digits: string | undefined): number | null {
  const year = 2000 + Number(digits);
  return year <= Number(today.slice(0, 4)) ? year : null;
}
const dayFrom = (today: IsoDate, days: number): string | null =>
  Number.isFinite(days) ? addDays(today, days) : null;
const monthFrom = (today: IsoDate, months: number): string | null =>
  Number.isFinite(months) ? addMonths(today, Math.round(months)).slice(0, 7) : null;
const lastDayOf = (month: string): IsoDate => addDays(addMonths(`${month}-01`, 1), -1);

/** A month, or a day of it: 15号, or its end or beginning. */
function inMonth(month: string | null, day: string | undefined, edge: string | undefined): string | null {
  if (!month) return null;
  if (day) return isoDate(Number(month.slice(0, 4)), Number(month.slice(5, 7)), numberOf(day));
  return edge === '底' || edge === '末' ? lastDayOf(month) : month;
}

/** The weekday of a week, weeks away from this one, which begins on Monday. */
function weekday(today: IsoDate, weeks: number, index: number): string {
  const now = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, weeks * 7 - now + ((index + 6) % 7));
}

/** The nearest day of this number that is not to come. */
function dayOfMonthBefore(today: IsoDate, day: number): string | null {
  const inThis = isoDate(Number(today.slice(0, 4)), Number(today.slice(5, 7)), day);
  if (inThis !== null && inThis <= today) return inThis;
  const before = addMonths(`${today.slice(0, 7)}-01`, -1);
  return isoDate(Number(before.slice(0, 4)), Number(before.slice(5, 7)), day);
}

/** The day of that number nearest to today that falls on the weekday; null where none does. */
function weekdayOfMonth(today: IsoDate, index: number, day: number): string | null {
  const days = [0, -1, 1].flatMap((months) => {
    const month = addMonths(`${today.slice(0, 7)}-01`, months);
    return isoDate(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day) ?? [];
  });
  return days.find((one) => new Date(`${one}T00:00:00Z`).getUTCDay() === index) ?? null;
}

const READERS: readonly [RegExp, Reader][] = [
  [
    // 去年十一月 is a month, 去年十一号楼 no day at all.
    new RegExp(
      `(今年|去年|大前年|前年|明年)的? ?(${Object.keys(FEASTS).join('|')})(?![月号日个点岁万楼]|[一二三四五六七八九十])`,
      'g',
    ),
    ([, year, feast], today) => `${yearOf(today, year)}-${FEASTS[feast ?? ''] ?? ''}`,
  ],
  [
    new RegExp(`(今年|去年|大前年|前年|明年)的? ?(?:${MONTH}${DAY}|(年?底|年?末|年?初))`, 'g'),
    ([, year, month, day, edge, season], today) =>
      season
        ? `${yearOf(today, year)}-${season.endsWith('初') ? '01' : '12'}`
        : inMonth(isoDate(yearOf(today, year), numberOf(month), null), day, edge),
  ],
  [/(今年|去年|大前年|前年|明年)(?!会|级)/g, ([, year], today) => `${yearOf(today, year)}`],
  // 18年3月 is 2018; 干了18年 is a length of time.
  [
    new RegExp(`(?<![\\d.干做过了判刑期满共近达])(\\d{2})年(?:${MONTH}${DAY}|(年?底|年?末|年?初))`, 'g'),
    ([, year, month, day, edge, season], today) => {
      const whole = shortYear(today, year);
      if (whole === null) return null;
      if (season) return `${whole}-${season.endsWith('初') ? '01' : '12'}`;
      return inMonth(isoDate(whole, numberOf(month), null), day, edge);
    },
  ],
  [
    /(?<![\d.干做过了判刑期满共近达])(\d{2})年(?=入职|进厂|进的?公司|来的?公司|就?开始|参加工作|到现在|至今|借|欠|打的?[欠借]条)/g,
    ([, year], today) => shortYear(today, year)?.toString() ?? null,
  ],
  [
    new RegExp(`(上上?个?月|这个?月|本月|下个?月)${DAY}`, 'g'),
    ([, word = '', day, edge], today) => {
      const months = word.startsWith('上上')
        ? -2
        : word.startsWith('上')
          ? -1
          : word.startsWith('下')
            ? 1
            : 0;
      return inMonth(monthFrom(`${today.slice(0, 7)}-01`, months), day, edge);
    },
  ],
  // 这礼拜五20号: people miss the week rather than the day of the month.
  [
    /(?:上上|上|这|本|下)?个?(?:周|星期|礼拜)([一二三四五六日天]) ?[，,(]?(\d{1,2})[号日]/g,
    ([, day = '', number], today) =>
      weekdayOfMonth(today, HAN_WEEKDAYS.indexOf(day.replace('天', '日')), numberOf(number)) ??
      dayOfMonthBefore(today, numberOf(number)),
  ],
  [
    /(?<![赶碰遇])(上上|上|这|本|下)个?(?:周|星期|礼拜)([一二三四五六日天])/g,
    ([, word = '', day = ''], today) =>
      weekday(
        today,
        word === '上上' ? -2 : word === '上' ? -1 : word === '下' ? 1 : 0,
        HAN_WEEKDAYS.indexOf(day.replace('天', '日')),
      ),
  ],
  // 刑拘到今天第25天了, 今天是第25天: that many days are over, the first of them among them.
  [
    new RegExp(`(?:到今天|到现在|到目前|今天)(?:为止)?(?:已经?|正好|刚好|都|是|算)*第 ?${NUMBER} ?天`, 'g'),
    ([, count], today) => dayFrom(today, 1 - numberOf(count)),
  ],
  [
    new RegExp(
      `${EVENT}(?:到今天|到现在|到目前)(?:为止)?(?:都|已经?|也|快)?有?${NUMBER} ?天[多来]?(?:了|(?=[，。！？,.!?]|$))`,
      'g',
    ),
    ([, count], today) => dayFrom(today, -numberOf(count)),
  ],
  [
    // 11月4号叫我明天不用来了: said on another day.
    /(大前天|前天|昨天|昨日|今天|今日|明天|后天)(?!下雨|天气|(?<=(?:[号日]|(?:周|星期|礼拜)[一二三四五六])[^。]{0,24}(?:明|今)天)[^，。,]{0,3}(?:不用|不要|不必|别|甭)[^，。,]{0,2}(?:来|去|上班))/g,
    ([, word], today) => dayFrom(today, DAYS[word ?? ''] ?? 0),
  ],
  [/半年(?:多)?(?:以|之)?前/g, (_match, today) => monthFrom(today, -6)],
  [new RegExp(`${SINCE_EVENT}半年[多来]?了`, 'g'), (_match, today) => monthFrom(today, -6)],
  [
    new RegExp(`${SINCE_EVENT}${NUMBER} ?个?(年|月|天|周|星期|礼拜)[多来]?了(?!解)`, 'g'),
    ([, count, unit = ''], today) => {
      const many = numberOf(count);
      if (unit === '年') return Number.isFinite(many) ? String(Number(today.slice(0, 4)) - many) : null;
      if (unit === '月') return monthFrom(today, -many);
      return dayFrom(today, unit === '天' ? -many : -7 * many);
    },
  ],
  [/半个月(?:多)?(?:以|之)?前/g, (_match, today) => dayFrom(today, -15)],
  [
    new RegExp(`${NUMBER} ?年半(?:以|之)?前`, 'g'),
    ([, count], today) => monthFrom(today, -12 * numberOf(count) - 6),
  ],
  [
    new RegExp(
      `(?<![月年\\d])${NUMBER} ?(年|个月|天|日|周|个?星期|个?礼拜)[多来]?(?:以|之)?前(?!通知|告知|提出|书面|告诉|说)`,
      'g',
    ),
    ([, count, unit = ''], today) => {
      const many = numberOf(count);
      if (unit === '年') return Number.isFinite(many) ? String(Number(today.slice(0, 4)) - many) : null;
      if (unit === '个月') return monthFrom(today, -many);
      return dayFrom(today, unit === '天' || unit === '日' ? -many : -7 * many);
    },
  ],
  [
    /\b(last|this) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/gi,
    ([, word, name = ''], today) => {
      const index = WEEKDAYS.indexOf(name.toLowerCase());
      const day = weekday(today, 0, index);
      // Said on a Sunday, last Friday is two days ago.
      return word?.toLowerCase() === 'last' && day >= today ? addDays(day, -7) : day;
    },
  ],
  [
    /\b(yesterday|today|tomorrow)\b/gi,
    ([, word], today) => dayFrom(today, DAYS[(word ?? '').toLowerCase()] ?? 0),
  ],
  [/\blast month\b/gi, (_match, today) => monthFrom(`${today.slice(0, 7)}-01`, -1)],
  [/\blast year\b/gi, (_match, today) => String(Number(today.slice(0, 4)) - 1)],
  [
    /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (year|month|week|day)s? ago\b/gi,
    ([, count, unit = ''], today) => {
      const many = numberOf(count);
      if (/year/i.test(unit)) return String(Number(today.slice(0, 4)) - many);
      if (/month/i.test(unit)) return monthFrom(today, -many);
      return dayFrom(today, /week/i.test(unit) ? -7 * many : -many);
    },
  ],
];

/** Months and days without a year; 三个月 and 每月 are none. */
const WITHOUT_YEAR: readonly [RegExp, (match: (string | undefined)[]) => (number | null)[]][] = [
  [
    new RegExp(
      `(?<![\\d年个每零〇一二三四五六七八九十])${MONTH}(?:(\\d{1,2}|[一二三四五六七八九十]{1,3})[日号])`,
      'g',
    ),
    ([, month, day]) => [numberOf(month), numberOf(day)],
  ],
  [
    /(?<![\d年个每零〇一二三四五六七八九十])(\d{1,2}|[一二三四五六七八九十]{1,2}(?=月[份底初中末]))月(?:份|底|初|中旬|末)?(?!\d|[一二三四五六七八九十](?![直共般起样])|[日号利息薪供嫂])/g,
    ([, month]) => [numberOf(month), null],
  ],
  // 11月30, 4月15去的: the word for day is left out.
  [
    /(?<![\d年个每零〇一二三四五六七八九十])(1[0-2]|[1-9])月(3[01]|[12]\d|[1-9])(?![\d日号月%.,:点年个天多块元万千百kKwW人岁/-])/g,
    ([, month, day]) => [numberOf(month), numberOf(day)],
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH_NAMES})\\b(?!,? \\d{4})`, 'gi'),
    ([, day, month]) => [monthNamed(month), numberOf(day)],
  ],
  [
    new RegExp(`\\b(${MONTH_NAMES}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?!,? \\d{4})`, 'gi'),
    ([, month, day]) => [monthNamed(month), numberOf(day)],
  ],
];
const SHORT_MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNamed = (name: string | undefined): number =>
  SHORT_MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase()) + 1;

/** What is still to come: a hearing, the end of a time given. */
const TO_COME_BEFORE =
  /(?:最晚|最迟|截止到?|限[^，。书令单]{0,6}|定于|排在|(?:想|打算|准备|计划|说好|让[我她他])[^，。]{0,6}(?:做|干|上|待)到|\bby|\buntil|\bdue(?: on)?) ?$/i;
const TO_COME_AFTER =
  /^(?:[上下中]午|早上|晚上)?(?:[\d一二两三四五六七八九十]{1,3}[点时:](?:半|整|[\d一二三四五十]{1,3}分?)?)?(?:就要|将|要)?(?:开庭(?!了|的时候|那天|时|后|过|审理过)|到期(?![^，。；,;]{0,8}(?:了|后|没|不|未|至今|一直))|截止|届满|之?前(?:要|必须|得|交|搬|还(?!没)|答|提|付)|is the deadline)/i;
/** A day money was to be paid by: of the year after what was agreed before it. */
const DUE_AFTER =
  /^(?:就|要)?(?:到期|(?:之?前|底|当天|那天)?(?:一次性?|全部|连本带[利息])?(?:还|付|给|结)(?:清|钱|款|完|给|我|$)|之?前[^，。]{0,4}(?:还|付|给|结))/;
/** 裁决写的10月30日前付: the day a paper already made gave to pay, where it lies nearer behind than ahead. */
const PAPER_SAYS = /(?:裁决|判决?|调解书?|协议|[借欠]条|合同)[^，。；,;]{0,8}$/;
const PAPER_DAYS = 180;
/** A day that began something long: the next day without a year is not of its year. */
const BEGINS_LONG = /入职|进公司|进厂|上班|工作|开始|签|租|买|借|出生|结婚|认识/;
/** Announced or meant to be done: where the day lies ahead in the next weeks it is that day, not the one of last year. */
const ANNOUNCED =
  /(?:说|通知|告知|告诉|打算|准备|计划|预计|将|想|[干做上]到|合同(?:到|是|在)?|\b(?:told|said|that|notice|plan(?:ning)?|going to|is|will be|ends?|leave|quit|resign)\b)[^，。,.;；]{0,12}$/i;
const ANNOUNCED_AFTER =
  /^[^，。,.;；]{0,4}(?:到期|届满|为止|就?(?:不用|要)|will be|is (?:my|the) last|would be)/i;
const OVERDUE =
  /还没(?:还|给|付|到)|(?:一直|都|也|仍|就是|根本)(?:没|不)(?:还|给|付|履行)|没(?:还|给|付|履行)|一分(?:钱)?(?:都|也)?(?:没|不)|分文|拖[到了着]|逾期|超期|赖着|到现在|至今|才(?:还|付|给)|n['’]t paid|not paid|still owes/;
const OVERDUE_NEAR = 48;
const WEEKS_AHEAD_DAYS = 70;
/** So near behind a day with a year it is a day of the same year. */
const NEAR = 16;
const SINCE = /\b(?:since|joined|started|hired|employed)(?: [a-z]+){0,3} ?$/i;

/** Days told as seen from today: 上周五, 去年3月, 三个月前, last Friday. */
export function findRelativeDates(text: string, today: IsoDate): WrittenDate[] {
  const flat = toFlatText(text);
  const take = takePlaces(text);
  return READERS.flatMap(([pattern, read]) =>
    [...flat.matchAll(pattern)].flatMap((match) => {
      const iso = read([...match], today);
      const place = iso && !iso.endsWith('-') ? take(match) : null;
      return iso && place ? [{ ...place, ...partsOf(iso), form: 'chinese' as const }] : [];
    }),
  );
}

/**
 * Days and months without a year. Right behind a day with a year they are of that year; else the last such day before today, or the
 * next one where it is still to come.
 */
export function findDatesWithoutYear(
  text: string,
  today: IsoDate,
  dated: readonly WrittenDate[],
): WrittenDate[] {
  const flat = toFlatText(text);
  const take = takePlaces(text);
  const isTaken = (start: number, end: number) => dated.some((date) => start < date.end && end > date.start);
  return WITHOUT_YEAR.flatMap(([pattern, read]) =>
    [...flat.matchAll(pattern)].flatMap((match) => {
      const [month, day = null] = read([...match]);
      const end = match.index + match[0].length;
      if (!month || isTaken(match.index, end)) return [];
      const place = take(match);
      const iso = yearOfDay(month, day, { flat, start: match.index, end, today, dated });
      return place && iso ? [{ ...place, ...partsOf(iso), form: 'chinese' as const }] : [];
    }),
  );
}

const DAY_OF_MONTH =
  /(?<![\d月年第每零〇一二三四五六七八九十住到至])(\d{1,2})号(?![楼线院店房门桌床码机文件员子厂井库池电])/g;

/** 14号 behind 10月5日: a day of that month or of the next one; none to come. */
export function findDaysOfMonth(text: string, today: IsoDate, known: readonly WrittenDate[]): WrittenDate[] {
  const take = takePlaces(text);
  return [...toFlatText(text).matchAll(DAY_OF_MONTH)].flatMap((match) => {
    const before = known.filter(({ end, month }) => end <= match.index && month !== null).at(-1);
    const isKnown = known.some(({ start, end }) => match.index < end && match.index >= start);
    if (!isKnown && known.every(({ month }) => month === null)) {
      const iso = thisMonths(numberOf(match[1]), text.slice(match.index + match[0].length), today);
      const place = iso ? take(match) : null;
      return place && iso ? [{ ...place, ...partsOf(iso), form: 'chinese' as const }] : [];
    }
    if (
      !before?.year ||
      !before.month ||
      known.some(({ end, start }) => match.index < end && match.index >= start)
    )
      return [];
    const month = `${before.year}-${String(before.month).padStart(2, '0')}-01`;
    const iso = [month, addMonths(month, 1)]
      .map((first) => isoDate(Number(first.slice(0, 4)), Number(first.slice(5, 7)), numberOf(match[1])))
      .find((day) => day !== null && day >= (before.iso ?? '') && day <= today);
    const place = iso ? take(match) : null;
    return place && iso ? [{ ...place, ...partsOf(iso), form: 'chinese' as const }] : [];
  });
}

/** 10号收到的, 30号离职: a day of this month or the one before, where what happens on it says whether it has been. */
function thisMonths(day: number, behind: string, today: IsoDate): IsoDate | null {
  const iso = isoDate(Number(today.slice(0, 4)), Number(today.slice(5, 7)), day);
  if (iso === null) return null;
  const isPast = /^(?:才|刚|就)?(?:收到|拿到|送到|送达|签收|领到|寄到)/.test(behind);
  const isAhead = /^(?:就|就要|要|正式|办|我)?(?:离职|走人|办离职|最后一天|合同到期)/.test(behind);
  // 28号收到, said on the 20th, was in the month before.
  if (isPast && iso > today) {
    const [year, month] = addMonths(`${iso.slice(0, 7)}-01`, -1)
      .split('-')
      .map(Number);
    return isoDate(year ?? 0, month ?? 0, day);
  }
  return isPast || (isAhead && iso >= today) ? iso : null;
}

function yearOfDay(
  month: number,
  day: number | null,
  at: { flat: string; start: number; end: number; today: IsoDate; dated: readonly WrittenDate[] },
): string | null {
  const { flat, start, end, today, dated } = at;
  const before = dated.filter((date) => date.end <= start && date.year !== null).at(-1);
  const between = before ? flat.slice(before.end, start) : '';
  const isSpan = /^ ?(?:至|到|[-—~]) ?$/.test(between);
  if (
    before?.year &&
    (isSpan ||
      (between.length <= NEAR &&
        !BEGINS_LONG.test(between) &&
        !/\. /.test(between) &&
        !SINCE.test(flat.slice(0, before.start))))
  ) {
    const same = isoDate(before.year, month, day);
    if (same && (before.iso ?? '') <= same) return same;
  }
  const year = Number(today.slice(0, 4));
  if (before?.year && before.iso && DUE_AFTER.test(flat.slice(end, end + 12))) {
    const same = isoDate(before.year, month, day);
    return same && before.iso <= same ? same : isoDate(before.year + 1, month, day);
  }
  const isToCome = TO_COME_BEFORE.test(flat.slice(0, start)) || TO_COME_AFTER.test(flat.slice(end, end + 16));
  const current = isoDate(year, month, day);
  if (!current) return null;
  const now = today.slice(0, current.length);
  const isAhead = current > now && current <= addDays(today, WEEKS_AHEAD_DAYS).slice(0, current.length);
  if (isAhead && (ANNOUNCED.test(flat.slice(0, start)) || ANNOUNCED_AFTER.test(flat.slice(end, end + 16))))
    return current;
  const isPaid = PAPER_SAYS.test(flat.slice(0, start)) && DUE_AFTER.test(flat.slice(end, end + 12));
  if (isPaid && current < now && current >= addDays(today, -PAPER_DAYS).slice(0, current.length))
    return current;
  // 判他5月6号前还，到11月还没给: what is overdue was to be paid on the day that has passed.
  if (isToCome && current <= now && OVERDUE.test(flat.slice(end, end + OVERDUE_NEAR))) return current;
  if (isToCome) return current >= now ? current : isoDate(year + 1, month, day);
  return current <= now ? current : isoDate(year - 1, month, day);
}

function partsOf(iso: string) {
  const [year = 0, month, day] = iso.split('-').map(Number);
  const precision = day ? ('day' as const) : month ? ('month' as const) : ('year' as const);
  return { year, month: month ?? null, day: day ?? null, iso, precision };
}
