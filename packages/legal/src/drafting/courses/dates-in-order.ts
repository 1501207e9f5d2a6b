import { isoDate } from '../../figures/find-dates.ts';
import type { QuestionDate } from '../../questions/read-dates.ts';

/** What parts a day without a year from the one told before it. */
const OTHER_YEAR = /今年|去年|前年|第二年|次年|来年/;
const BIRTH = /^ ?(?:日|号)?(?:出生|出世|生)/;

/**
 * The days of a story in whose course the year is told once: 2024年10月15日签的，11月2日送到，12月10日验收. A day without a year is of the year of
 * the one told before it, or of the next where it would come before that; never ahead of today.
 * @param dates every date, those without a day as well
 */
export function datesInOrder(
  story: string,
  dates: readonly QuestionDate[],
  today: string,
): readonly QuestionDate[] {
  let last: { iso: string; year: number; end: number } | null = null;
  return dates.flatMap((date): QuestionDate[] => {
    const isBirth = BIRTH.test(story.slice(date.end, date.end + 4));
    const hasYear = /年/.test(date.raw);
    let told = date;
    if (!hasYear && last && date.month !== null && date.precision === 'day' && !isBirth) {
      const between = story.slice(last.end, date.start);
      const year = last.year;
      const same = isoDate(year, date.month, date.day);
      const next = isoDate(year + 1, date.month, date.day);
      const iso = same !== null && same >= last.iso ? same : next;
      if (iso !== null && iso <= today && !OTHER_YEAR.test(`${between}${date.raw}`))
        told = { ...date, iso, year: Number(iso.slice(0, 4)) };
    }
    if (!isBirth && (hasYear || told !== date || date.precision === 'day') && told.year !== null)
      last = { iso: told.iso, year: Number(told.iso.slice(0, 4)), end: told.end };
    return told.precision === 'day' ? [told] : [];
  });
}
