import { isoDate } from '../../figures/find-dates.ts';
import { parseNumeral } from '../../figures/numerals.ts';
import type { IsoDate } from '../../statute/statute.ts';

/** A time somebody tells, as a paper writes it. */
export interface ToldDay {
  start: number;
  end: number;
  /** 2026年9月18日, 2025年冬天. */
  text: string;
  /** `2026-09-18` or `2026-09`; null of what has no month. */
  iso: string | null;
  year: number | null;
  precision: 'day' | 'month' | 'year' | 'rough';
  /** Its year was told with it, or follows from telling in the order of time: what was told otherwise stays as it was said. */
  isYearSure: boolean;
}

const NUMBER = '(?:\\d{1,2}|[一二三四五六七八九十廿]{1,3})';
const SAID_YEARS: Readonly<Record<string, number>> = {
  大前年: -3,
  前年: -2,
  去年: -1,
  上年: -1,
  今年: 0,
  本年: 0,
  明年: 1,
};
const YEAR =
  '(?:(?:19|20)\\d{2}年|[一二][九〇零○][〇零○一二三四五六七八九]{2}年|(?<![一二三四五六七八九十零〇百千\\d])(?:[零〇][〇零一二三四五六七八九]|一[零〇一三四五六七八九]|二[零〇一四五六])年(?![级代多以之前后内了半])|(?<!\\d)\\d{2}年(?=\\d{1,2}月|[一二三四五六七八九十]{1,2}月|的?[冬夏春秋年]|[初底])|大前年|(?<!大)前年|去年|今年|本年|明年(?!到)|[当同]年(?=的?\\d{1,2}月|的?[一二三四五六七八九十]{1,2}月)|第二年|次年|转年|来年)';
const CHINESE = '[一二三四五六七八九十廿]{1,3}';
/** 三到五月, 3-5月, and not 五、7月15日 of a list that is numbered. */
const MONTHS = `(?:(?:\\d{1,2}(?:到|至|-|、))?\\d{1,2}|(?:${CHINESE}(?:到|至|-|、))?${CHINESE})`;
const MONTH = `(?:(?<![\\d个])${MONTHS}月(?:份)?(?!饼|嫂|子|租(?![的了给住房])|薪|供(?!货)|息|卡|利(?!息)|结(?!婚)))`;
const DAY = `(?:${NUMBER}(?:[号日](?!院|楼|线|机|码|子|常))|二十几[号日]|[十二三]十?[多几][号日]|(?!一(?:[共起直般样并律再定半块家边大]|来|回))(?:十|二十|三十|[一二三四五六七八九]|十[一二三四五六七八九]|二十[一二三四五六七八九]|三十一?)(?![一二三四五六七八九十百千万多几来个年月天元块角毛分钱人次点楼层级期份])(?<=月${NUMBER}))`;
const SEASON =
  '(?:年?底|年?初|年末|年中|年前|年后|上半年|下半年|冬天|夏天|春天|秋天|冬|夏|春|秋|春节|过年|国庆|中秋|元旦|五一|十一|暑假|寒假|元宵|端午)';
const TIME = new RegExp(
  `(?<year>${YEAR})(?:(?:的|，)?(?<yearMonth>${MONTH})(?:的)?(?<yearDay>${DAY})?|(?:的)?(?<season>${SEASON}(?:底|前|后)?))?` +
    `|(?<month>${MONTH})(?:的)?(?<day>${DAY})?` +
    `|(?<said>上上个?月|上个?月|这个月|本月|下个月)(?<saidDay>${DAY})?` +
    `|(?<alone>(?<![\\d第楼路街巷弄道村苑园里栋幢元门城场区镇乡组港桥]|[0-9A-Za-z-])${NUMBER}号(?!楼|线|门|房|铺|店|机|码|院|柜|仓|车|桌|\\d))`,
  'g',
);
const SAID_MONTHS: readonly [RegExp, number][] = [
  [/^上上/, -2],
  [/^上/, -1],
  [/^[这本]/, 0],
  [/^下/, 1],
];
/** 今年6月1号还: to be paid, and not done. */
const DUE = /^(?:之?前|以前|当天)?(?:一次性|全部)?(?:还(?![了过我给没有是])|归还(?!了)|付清(?!了)|到期)/;
/** 12月22号上午九点开庭: a hearing that somebody is summoned to. */
const HEARING =
  /^(?:[上下中]午|早上)?(?:[\d一二两三四五六七八九十]{1,3}[点时:](?:半|整|[\d一二三四五十]{1,3}分?)?)?(?:就要|将|要)?开庭(?!了|的时候|那天|时|后|过)/;
const SUMMONED = /(?:传票|通知|法院|定于|定在|排在|说)[^，。；]{0,8}$/;
/** What lies ahead of who tells it: 年底前给, 下个月. */
const AHEAD = /^(?:底|末|份|\d{1,2}[日号])?(?:之?前|以前|到期|才到期|期满|开庭|截止|届满)/;
const OF_THING = /[辆台部架艘款](?:是|车龄)?$/;
const THING_BEHIND =
  /^(?:款|产的?|出厂|上牌|生产的?|建的|的老?[^，。；的]{0,8}(?:车|皮卡|轿车|面包|越野|SUV|手机|电脑|机器|楼|房子?)(?![^，。；]{0,2}(?:款|贷|租)))/;
const AGE = /^(?:已经?|都|才|快|刚)?[一二三四五六七八九十\d]{1,3}(?:周?岁|了|，|。|$)/;
const BEGAN_JOB =
  /^(?:就)?(?:进(?!货|水)|入(?:的)?职|去的|来的|报(?:的)?到|上(?:的)?班|应聘|到[^，。；]{2,24}(?:上班|当|做|干|工作|公司|厂|店))/;
/** A day without a year is of the year that was told so near before it. */
const NEAR = 90;

const numberOf = (words: string): number | null =>
  parseNumeral(words.replace('廿', '二十').replace('初', ''));

/** The times of a telling, each in its year: what was told before tells the year of what has none, never ahead of the day of telling. */
export function toldDays(text: string, today: IsoDate): ToldDay[] {
  const now = { year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) };
  let last: { year: number; month: number | null; day: number | null; end: number } | null = null;
  let latest = '';
  return [...text.matchAll(TIME)].flatMap((match): ToldDay[] => {
    const groups = match.groups ?? {};
    const before = text.slice(Math.max(0, match.index - 6), match.index);
    // 后年七月: a year ahead, counted from when it was said, which nobody told.
    if (/后年的?$/.test(before)) return [];
    // 每个月十五号, 农历八月十五, 今年二十三: a custom, a day of another calendar, an age.
    if (/每个?[月年]的?$/.test(before) || (/发$/.test(before) && groups.said)) return [];
    if (/(?:农历|阴历|旧历|腊月)$/.test(before) && !groups.year) return [];
    // 三月初六 is of the calendar of the moon.
    if (
      groups.month &&
      !groups.day &&
      /^初[一二三四五六七八九十]/.test(text.slice(match.index + match[0].length))
    )
      return [];
    if (/^[今本]年$/.test(match[0]) && AGE.test(text.slice(match.index + 2))) return [];
    // 一辆2019年的卡罗拉, 2016年的老皮卡: how old a thing is tells when nothing happened.
    const isOfThing = OF_THING.test(before) || THING_BEHIND.test(text.slice(match.index + match[0].length));
    if (groups.year && !groups.yearMonth && !groups.season && isOfThing) return [];
    const place = { start: match.index, end: match.index + match[0].length };
    const explicit = groups.year ? yearOf(groups.year, now.year, last?.year ?? null) : null;
    if (groups.year && explicit === null) return [];
    let month: number | null = null;
    let day: number | null = null;
    const dayWords = groups.yearDay ?? groups.day ?? groups.saidDay ?? groups.alone ?? '';
    const isRough = /[几多]/.test(dayWords);
    if (dayWords && !isRough) day = numberOf(dayWords.replace(/[号日]$/, ''));
    const monthWords = groups.yearMonth ?? groups.month;
    const span = monthWords ? /^(.{1,3}?)(?:到|至|-|、)(?=.)/.exec(monthWords) : null;
    const fromMonth = span?.[1] ? numberOf(span[1]) : null;
    if (monthWords) month = numberOf(monthWords.slice(span?.[0].length ?? 0).replace(/月(?:份)?$/, ''));
    if (span && (fromMonth === null || month === null || fromMonth >= month)) return [];
    if (monthWords && (month === null || month < 1 || month > 12)) return [];
    if (day !== null && (day < 1 || day > 31)) return [];
    let year = explicit;
    if (groups.said) {
      const shift = SAID_MONTHS.find(([says]) => says.test(groups.said ?? ''))?.[1] ?? 0;
      const at = new Date(Date.UTC(now.year, now.month - 1 + shift, 1));
      year = at.getUTCFullYear();
      month = at.getUTCMonth() + 1;
    } else if (groups.alone) {
      if (!last || last.month === null || place.start - last.end > NEAR * 2) return [];
      year = last.year;
      month = last.month;
    } else if (year === null && month !== null) {
      year = yearFor(month, day);
    }
    if (year === null) return [];
    const known = last;
    // When a term ends tells nothing of when the rest happened: 借一年，今年6月1号还.
    if (!(groups.year && (year > now.year || DUE.test(text.slice(place.end)))))
      last = { year, month: month ?? (groups.year ? null : (known?.month ?? null)), day, end: place.end };
    const isBeside =
      !groups.year &&
      known !== null &&
      known.year === year &&
      place.start - known.end <= 3 &&
      /^[和到至、与跟及-]?$/.test(text.slice(known.end, place.start).replace(/[份的]/g, ''));
    const said = [
      isBeside && monthWords ? '' : `${year}年`,
      month === null
        ? (groups.season ?? '').replace(/^年(?=[底初])/, '年')
        : isBeside && !monthWords
          ? ''
          : `${fromMonth === null ? '' : `${fromMonth}月至`}${month}月`,
      day === null ? (isRough ? dayWords.replace('号', '日') : '') : `${day}日`,
    ].join('');
    const iso =
      month === null
        ? null
        : day === null
          ? `${year}-${String(month).padStart(2, '0')}`
          : (isoDate(year, month, day) ?? null);
    if (day !== null && iso === null) return [];
    const isYearSure =
      groups.year !== undefined ||
      groups.said !== undefined ||
      (iso !== null && iso <= today && (latest === '' || iso >= latest.slice(0, iso.length)));
    if (iso !== null && isYearSure && iso <= today && iso > latest) latest = iso;
    return [
      {
        ...place,
        text: said,
        isYearSure,
        iso,
        year,
        precision:
          day !== null
            ? 'day'
            : isRough
              ? 'rough'
              : month !== null
                ? 'month'
                : groups.season
                  ? 'rough'
                  : 'year',
      },
    ];

    /** The year of a month that was told without one. */
    function yearFor(at: number, on: number | null): number {
      const latest =
        at > now.month || (at === now.month && on !== null && on > Number(today.slice(8)))
          ? now.year - 1
          : now.year;
      const isAhead = AHEAD.test(text.slice(place.end));
      if (HEARING.test(text.slice(place.end)) && SUMMONED.test(text.slice(0, place.start)))
        return latest < now.year || at >= now.month - 1 ? now.year : now.year + 1;
      if (!last) return isAhead && latest < now.year ? now.year : latest;
      // 22年3月1号进的厂，合同年年签。11月3号…: years lie between when a job began and what is told of it in another sentence.
      const since = text.slice(last.end, place.start);
      if (last.year < now.year - 1 && BEGAN_JOB.test(since) && /[。！？]/.test(since)) return latest;
      if (place.start - last.end > NEAR && last.year < now.year - 1) return latest;
      const isBack =
        last.month !== null &&
        (at < last.month || (at === last.month && on !== null && last.day !== null && on < last.day));
      if (isBack && !/[当同]年/.test(match[0])) {
        const forward = last.year + 1;
        const isPast =
          forward < now.year ||
          (forward === now.year &&
            (at < now.month || (at === now.month && (on ?? 1) <= Number(today.slice(8)))));
        if (isPast && last.month !== null && last.month - at >= 3) return forward;
      }
      const isFuture = last.year > now.year || (last.year === now.year && at > now.month);
      return isFuture && !isAhead ? last.year - 1 : last.year;
    }
  });
}

/** No term that somebody tells of runs longer. */
const YEARS_AHEAD = 10;

function yearOf(words: string, now: number, told: number | null): number | null {
  const said = SAID_YEARS[words];
  if (said !== undefined) return now + said;
  if (/^[当同]年$/.test(words)) return told;
  if (/^(?:第二|次|转|来)年$/.test(words)) return told === null ? null : told + 1;
  const digits = words.slice(0, -1);
  if (/^\d{4}$/.test(digits)) return Number(digits);
  if (/^[零〇一二][〇零一二三四五六七八九]$/.test(digits)) {
    const two = parseNumeral(digits.replaceAll('零', '〇'));
    return two === null ? null : 2000 + two;
  }
  // 28年 of a term that still runs is ahead; 98年 is of the last century.
  if (/^\d{2}$/.test(digits)) {
    const year = now - (now % 100) + Number(digits);
    return year > now + YEARS_AHEAD ? year - 100 : year;
  }
  const numeral = parseNumeral(digits.replaceAll('○', '〇').replaceAll('零', '〇'));
  return numeral !== null && numeral >= 1900 && numeral <= 2100 ? numeral : null;
}
