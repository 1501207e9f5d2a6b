import type { Story } from './read-stories.ts';

/** What a story calls for and its answer does not give. */
export interface Missed {
  sums: number;
  days: number;
  /** A line for each. */
  lines: string[];
}

/** Sums may be rounded to the yuan on the way. */
const NEAR = 2;
const NUMBERS = /\d[\d,]*(?:\.\d+)?/g;
const DAYS =
  /(?<year>\d{4})(?:年|-)(?<month>\d{1,2})(?:月|-)(?<day>\d{1,2})|(?<enDay>\d{1,2}) (?<enMonth>[A-Z][a-z]{2})[a-z]* (?<enYear>\d{4})/g;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** What of an answer is seen without a click: quotations are folded. */
export const unfolded = (answer: string): string =>
  answer
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n');

/** Looks for the sums and days of a story in its answer. A sum or day of a condition (`if`) counts as the others do. */
export function findExpected({ sums, lastDays }: Story, answer: string): Missed {
  const text = unfolded(answer);
  const numbers = [...text.matchAll(NUMBERS)].map(([number]) => Number(number.replaceAll(',', '')));
  const days = [...text.matchAll(DAYS)].map(({ groups = {} }) => dayOf(groups));
  const isGiven = (yuan: number) => numbers.some((number) => Math.abs(number - yuan) <= NEAR);
  const missedSums = sums.filter(({ yuan }) => ![yuan].flat().every((one) => one === 0 || isGiven(one)));
  const missedDays = lastDays.filter(({ day }) => {
    const [earliest = '', latest = earliest] = [day].flat();
    return !days.some((one) => one >= earliest && one <= latest);
  });
  return {
    sums: missedSums.length,
    days: missedDays.length,
    lines: [
      ...missedSums.map(({ what, yuan, how }) => `sum ${what} ${[yuan].flat().join('–')} (${how})`),
      ...missedDays.map(({ what, day, how }) => `day ${what} ${[day].flat().join('–')} (${how})`),
    ],
  };
}

function dayOf({
  year,
  month,
  day,
  enYear,
  enMonth = '',
  enDay,
}: Record<string, string | undefined>): string {
  const numbers = year ? [year, month, day] : [enYear, MONTHS.indexOf(enMonth) + 1, enDay];
  return numbers.map((one) => String(one).padStart(2, '0')).join('-');
}
