import type { CalculatorInputs } from '../calculators/calculation.ts';
import { clauseOf, lengthBeside } from './beside.ts';
import type { Figures } from './calculator-rule.ts';

const NOT_TAKEN = '[^。；]{0,14}(?:没休|未休|没有休|没给休|不让休|没安排|一天[都也]?没|[也又都]没休)';
/** 社保交了14年: years of work in all, wherever it was. */
const OF_ALL_WORK =
  /累计|工龄|总共工作|一共工作|前后工作|社保[^，。；]{0,6}(?:交|缴|上)|(?:交|缴)[^，。；]{0,4}社保/;
const NONE_TAKEN =
  /年(?:休)?假[^。；]{0,6}(?:一天|1天)[都也]?(?:没|未)|(?:一天|1天)(?:年(?:休)?假)[都也]?(?:没|未)/;
const NAMES_YEAR =
  /(?:去|前|上一?|20\d\d)年(?:的)?(?:年(?:休)?假|[^，。；]{0,6}(?:没休|未休))|[两二三四五六]年(?:的)?(?:年假)?(?:都|全)?没休|每年|历年|这些年|连续/g;
const LEFT_WORK = /离职|离的职|离了职|辞职|走的|走了|办完|解除|辞退|被裁|最后一天|left|resigned/i;

/**
 * Leave of the year before and of the year in which somebody left, where a story tells of both or of the day of leaving; null where
 * it tells of one year alone.
 */
export function readLeaveOfYears(text: string, figures: Figures): CalculatorInputs | null {
  const { today, dates } = figures;
  if (today === undefined) return null;
  const months =
    lengthBeside(text, figures, OF_ALL_WORK)?.months ??
    lengthBeside(text, figures, /工作|干|上班|做了|入职/)?.months;
  if (!months || months < 12) return null;
  const thisYear = Number(today.slice(0, 4));
  const leftOn = dates.find(
    (date) =>
      date.precision === 'day' &&
      date.iso.slice(0, 4) <= today.slice(0, 4) &&
      LEFT_WORK.test(clauseOf(text, date).join('')),
  )?.iso;
  // 年假一天没休, told with the day of leaving, is the year of leaving.
  const names = [...text.matchAll(NAMES_YEAR)].length > 0;
  const isNotTaken = (year: string) => new RegExp(`(?:${year})${NOT_TAKEN}`).test(text);
  const earlier = isNotTaken(`去年|上一年|${thisYear - 1}年`) ? 1 : 0;
  const isOfThisYear =
    leftOn?.startsWith(`${thisYear}`) &&
    (isNotTaken(`今年|当年|${thisYear}年`) || (!names && NONE_TAKEN.test(text)));
  // Who still works there can still take the leave of this year.
  if (!isOfThisYear) return null;
  return {
    yearsOfWork: Math.round((months / 12) * 10) / 10,
    earlierYears: earlier || undefined,
    leftOn,
  };
}
