import { addMonths } from '../figures/calendar.ts';
import { clauseOf } from './beside.ts';
import type { Figures } from './calculator-rule.ts';

/** 提前还清: interest runs to the day of payment and not over the whole term (民法典 677). */
const PAID_EARLY =
  /提前(?:就|把|一次性)?[^，。；]{0,8}(?:还|清|结)|没到期[^，。；]{0,8}(?:还清|还完|还了)|(?:repa(?:id|y)|paid (?:it )?(?:back|off))[^.;]{0,12}early|early repayment/i;
const PAID_OFF =
  /还清|还完|还掉|结清|清了|还上|全还|还了(?!没)|提前[^，。；]{0,6}还|repaid|paid (?:it )?(?:back|off)/i;
const USED = /(?:(?:用|借|过|才|满|到)了?|第)[^，。；\d]{0,3}$/;
const USED_BEHIND = /^(?:后|的时候|时|上)?[^，。；]{0,6}(?:就|提前|还)/;
/** A new note takes in the interest owed so far (民间借贷司法解释 27): the interest of the first ends there. */
const NEW_NOTE =
  /(?:重新|重|另外?|又|新)(?:给我?|跟我)?(?:打|写|出|立|签|换)(?:了|过|的|个|一?张|份|新)*(?:的)?(?:欠|借)?(?:条|据|合同|协议)|换(?:了|过|成|个|一?张|份|新)+(?:的)?(?:欠|借)?(?:条|据)|(?:利息|本息|连本带利)[^。；]{0,12}(?:写|算|计|滚|并|打)(?:进|到|成|入)[^。；]{0,6}(?:本金|条|据)|new (?:note|IOU)/i;
const TERM_ENDED = /(?:满|到)(?:了)?[^，。；\d]{0,2}$/;
const TERM_ENDED_BEHIND = /^(?:期满|到期|满了?|期到|后|以后|之后)/;

/** How long interest runs where the loan ended, or was taken into a new note, before today. */
export interface EarlyEnd {
  kind: 'paid' | 'renewed';
  endOn?: string;
  months?: number;
}

/** An end of the loan that is told; its day or length only where the story surely tells it. */
export function readEarlyEnd(text: string, figures: Figures, startOn: string | undefined): EarlyEnd | null {
  if (PAID_EARLY.test(text)) return { kind: 'paid', ...endBeside(text, figures, startOn, PAID_OFF, isUsed) };
  if (NEW_NOTE.test(text))
    return { kind: 'renewed', ...endBeside(text, figures, startOn, NEW_NOTE, isTermEnd) };
  return null;
}

type IsLength = (head: string, tail: string) => boolean;
const isUsed: IsLength = (head, tail) =>
  !/借期|期限|约定|说好/.test(head) &&
  (USED.test(head) || USED_BEHIND.test(tail)) &&
  /还|清|结|用/.test(`${head}${tail}`);
const isTermEnd: IsLength = (head, tail) => TERM_ENDED.test(head) || TERM_ENDED_BEHIND.test(tail);

function endBeside(
  text: string,
  { dates, durations }: Figures,
  startOn: string | undefined,
  words: RegExp,
  isLength: IsLength,
): Omit<EarlyEnd, 'kind'> {
  const days = dates.filter(
    (date) =>
      date.precision === 'day' &&
      (startOn === undefined || date.iso > startOn) &&
      words.test(
        `${clauseOf(text, date).join('')}${/^[，,][^，。；,;]*/.exec(text.slice(endOfClause(text, date.end)))?.[0] ?? ''}`,
      ),
  );
  const [day, ...moreDays] = days;
  if (day && startOn && moreDays.length === 0) return { endOn: day.iso };
  const lengths = durations.filter((length) => {
    const [head, tail] = clauseOf(text, length);
    return length.months !== null && Number.isInteger(length.months) && isLength(head, tail);
  });
  const [length, ...moreLengths] = lengths;
  if (!length?.months || moreLengths.length > 0) return {};
  return startOn ? { endOn: addMonths(startOn, length.months) } : { months: length.months };
}

const endOfClause = (text: string, from: number): number => {
  const at = text.slice(from).search(/[，。；,;]/);
  return at < 0 ? text.length : from + at;
};
