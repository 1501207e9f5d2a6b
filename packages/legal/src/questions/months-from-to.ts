const MONTH = '((?:20)?\\d{2}年|去年|今年|前年)?的? ?(\\d{1,2})月份?';
const FROM_TO = new RegExp(`${MONTH}(?:开始|起)?(?:一直)?(?:到|至|-|—|~)${MONTH}`);
const SINCE = new RegExp(
  `(?:从|自)?${MONTH}(?:份)?(?:开始|起|以来|之后|以后|后)[^。；]{0,10}(?:没|不|断|一分|停)|从${MONTH}[^。；]{0,8}(?:没|不|断|一分|停)`,
);
const PAID_UNTIL = new RegExp(`(?:给|付|交)到(?:了)?${MONTH}`);
const NOW =
  /到现在|至今|到今天|到这个月|算到(?:现在|这个月|今天)|一直(?:没|不)|一分(?:钱)?(?:都|也)?没|再?没(?:给|付|交)过/;

/** A month as a number of months; undefined where its year is not told and cannot be taken from another. */
function monthNumber(
  year: string | undefined,
  month: string | undefined,
  today: string,
  sameAs?: number,
): number | undefined {
  const now = Number(today.slice(0, 4));
  const told =
    year === undefined
      ? undefined
      : year === '今年'
        ? now
        : year === '去年'
          ? now - 1
          : year === '前年'
            ? now - 2
            : Number(year.replace('年', '').padStart(4, '20'));
  const fitting = told ?? (sameAs === undefined ? now : Math.floor(sameAs / 12));
  const number = fitting * 12 + Number(month) - 1;
  return Number.isFinite(number) ? number : undefined;
}

/**
 * How many months something went on, both ends counted: 从25年1月到今年10月 is 22; 24年5月起一分没给 counts up to the month of asking.
 * Undefined where no such span is told.
 */
export function monthsFromTo(text: string, today: string | undefined): number | undefined {
  if (!today) return undefined;
  const span = FROM_TO.exec(text);
  if (span) {
    const first = monthNumber(span[1], span[2], today);
    const last = monthNumber(span[3], span[4], today, span[1] ? first : undefined);
    return first !== undefined && last !== undefined && last >= first ? last - first + 1 : undefined;
  }
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const until = PAID_UNTIL.exec(text);
  const since = SINCE.exec(text);
  const first = until
    ? addOne(monthNumber(until[1], until[2], today))
    : since
      ? monthNumber(since[1] ?? since[3], since[2] ?? since[4], today)
      : undefined;
  return first !== undefined && first <= now && (until || NOW.test(text)) ? now - first + 1 : undefined;
}

const addOne = (month: number | undefined): number | undefined =>
  month === undefined ? undefined : month + 1;
