import { addDays, addMonths } from '../../../../figures/calendar.ts';
import { countOf, paperDay } from '../../../courses/told-matter.ts';
import { clauseAt } from '../../../story-clauses.ts';
import { type Telling, within } from '../../telling.ts';
import type { ToldSum } from '../../told-sums.ts';

/** What stands before a sum in its clause. */
export const beforeSum = ({ text, clauses }: Telling, { start }: ToldSum): string =>
  text.slice(clauseAt(clauses, start)?.start ?? 0, start);

/** What stands behind a sum in its clause. */
export const behindSum = ({ text, clauses }: Telling, { start, end }: ToldSum): string =>
  text.slice(end, clauseAt(clauses, start)?.end ?? end);

/** Who gives up interest, or who never wanted any. */
export const GIVES_UP_INTEREST =
  /(?:利息|违约金)[^，。]{0,8}(?:无所谓|不要|算了|就算了|不用|随便)|(?:不要|没想要|不收)(?:过)?(?:的)?利息/;

const PROMISED =
  /(?:说好|约定|讲好|承诺|答应|保证|写(?:的|着|明|好|了)?|合同|协议)[^，。；]{0,8}$|[，。；]说(?:是)?$/;
const TO_BE_PAID =
  /^(?:底|末)?(?:之|以)?前?(?:[一全]?次性?)?(?:要|得|就|必须|一定|全部|都)?(?:付清|给清|还清|结清|付完|给完|结完|付款|结账|结款|交付|完工|竣工|交房|做完|干完|装完|弄完|[给付结](?=[，。；]|$))/;

/** When a work was done or a home handed over is no day on which a price is due. */
const WORK_DONE = /^(?:底|末)?(?:之|以)?前?(?:全部|都)?(?:交付|完工|竣工|交房|做完|干完|装完|弄完)/;

/** 说好今年1月底付清, 约定3月20日完工: the day behind the one that was agreed, as papers write it; null where none is told for sure. */
export function dayAfterTerm({ text, days }: Telling, of: 'payment' | 'work' = 'payment'): string | null {
  const agreed = days.filter(
    ({ start, end, isYearSure }) =>
      isYearSure &&
      TO_BE_PAID.test(text.slice(end)) &&
      (of === 'work' || !WORK_DONE.test(text.slice(end))) &&
      (/^(?:底|末)?(?:之|以)?前|^(?:完工|竣工|交房)/.test(text.slice(end)) ||
        PROMISED.test(text.slice(Math.max(0, start - 14), start))),
  );
  const [term, other] = agreed;
  if (!term?.iso || other) return null;
  if (term.precision === 'day') return paperDay(addDays(term.iso, 1));
  return /^(?:底|末)/.test(text.slice(term.end)) ? paperDay(addMonths(`${term.iso}-01`, 1)) : null;
}

/** 对账完30天内付清, 验收后十五日内结: a term that runs from something that both did on a day. */
const TERM_FROM =
  /(对账|结算|验收)(?:完成?|单?(?:签字|盖章))?(?:之|以)?后?(?:之日起)?(\d{1,3}|[一二三四五六七八九十]{1,3})[天日](?:之|以)?内[^，。；]{0,6}[付结]/;

/** The day behind such a term, where the one day on which it was done is told; null otherwise. */
export function dayAfterReckoning({ text, days, clauses }: Telling): string | null {
  const [, what = '', said = ''] = TERM_FROM.exec(text) ?? [];
  const count = countOf(said);
  if (what === '' || count === null) return null;
  const done = clauses
    .filter((clause) => clause.text.includes(what) && !TERM_FROM.test(clause.text))
    .flatMap((clause) => within(days, clause))
    .filter(({ precision, isYearSure }) => precision === 'day' && isYearSure);
  const [day, other] = done;
  return day?.iso && !other ? paperDay(addDays(day.iso, count + 1)) : null;
}
