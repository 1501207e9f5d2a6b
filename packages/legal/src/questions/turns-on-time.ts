import { addDays, addMonths } from '../figures/calendar.ts';
import type { QuestionReading } from './read-question.ts';

/** Somebody fears to be too late. */
const TOO_LATE =
  /时效|过期(?:了?[没吗么]|不认|没有|作废|失效|就)|(?:[借欠]条|都|早|已经?)[^，。]{0,4}过期|最[晚迟]|哪一?天|来得及|晚不晚|晚了吗|还能(?:不能)?(?:再)?(?:告|起诉|仲裁|申请)|过了?[^，。]{0,4}年|废纸|too late|limitation|time limit|last day|by when/i;
/** It happened long ago. */
const LONG_AGO =
  /[两二三四五六七八九2-9][ 个]?年[多]?(?:了|前|没|不)|多年|好几年|这么久|太久|很久|years ago/i;
/** What lies back so long may be too late. */
const LONG_AGO_MONTHS = 10;
/** What began on such a day gives no claim. */
const BEGINS = /入职|进[的厂公]|来的|上班|签|买|注册|成立|结婚|领证|出生|开始|租|办[的了]/;

/** Whether somebody asks if there is time left. */
export const asksOfTime = ({ text }: Pick<QuestionReading, 'text'>): boolean => TOO_LATE.test(text);

/** Whether a question may turn on how much time has passed: it is asked of, or what happened lies back long. */
export function turnsOnTime({ text, asksDeadline, dates, today }: QuestionReading): boolean {
  if (asksDeadline || TOO_LATE.test(text) || LONG_AGO.test(text)) return true;
  if (today === undefined) return true;
  const since = addMonths(today, -LONG_AGO_MONTHS);
  return dates.some(
    ({ iso, end }) => iso < since.slice(0, iso.length) && !BEGINS.test(text.slice(end, end + 8)),
  );
}

/** What comes some days after an accident or a theft. */
const AFTERWARDS =
  /住院|出院|医药费|医疗费|住了|花了|责任认定|认定书|全责|主责|次责|鉴定|伤残|判决|判了|开庭|上个?月|去年|前年|[年月周]前|半年|hospital|surgery|months? ago|years? ago|weeks? ago|last (?:month|year)/i;
/** What lies back longer is nothing to photograph or to call the police to at once. */
const ON_THE_SPOT_DAYS = 7;

/** Whether what happened lies so far back that nothing on the spot can be done any more. */
export function liesBack({ text, dates, today }: Pick<QuestionReading, 'text' | 'dates' | 'today'>): boolean {
  if (AFTERWARDS.test(text)) return true;
  if (today === undefined) return false;
  const since = addDays(today, -ON_THE_SPOT_DAYS);
  return dates.some(({ iso }) => iso < since.slice(0, iso.length));
}
