import { daysBetween } from '../../../figures/calendar.ts';
import type { IsoDate } from '../../../statute/statute.ts';
import { countOf } from '../../courses/told-matter.ts';
import { rowPath } from '../../fact-sheet.ts';
import { sumOfWork, type ToldWork } from '../../labour-sums.ts';
import type { StoryFact } from '../../story-fact.ts';
import type { Telling } from '../telling.ts';
import { keptByLaw, refusesJob, wantsJobBack } from './job-back.ts';
import { wishesIn } from './wishes.ts';

/**
 * What the law gives somebody for what they tell of their job, and no claim of theirs names: the doubled wage for want of a contract and days of
 * leave wherever they can be reckoned, wages and damages where nothing was asked by name (劳动合同法 §§30, 82, 87).
 */
export function owedByLaw(made: readonly StoryFact[], telling: Telling, work: ToldWork): StoryFact[] {
  if (telling.cause !== '劳动争议') return [];
  const { text, other } = telling;
  const named = made.filter(({ path }) => path.startsWith('claims/')).map(({ value }) => String(value));
  const isNamed = (says: RegExp) => named.some((value) => says.test(value));
  const count = new Set(made.flatMap(({ path }) => (path.startsWith('claims/') ? [path.split('/')[1]] : [])))
    .size;
  const facts: StoryFact[] = [];
  let rows = count;
  const put = (what: string, sum: { amount: number; how: string } | null, says: RegExp, flag?: string) => {
    const place = says.exec(text);
    const first = telling.clauses[0];
    const at = place
      ? { start: place.index, end: place.index + place[0].length }
      : { start: 0, end: first?.end ?? text.length };
    rows += 1;
    const how = sum?.how ? `（${sum.how}）` : '';
    facts.push({
      path: rowPath('claims', `d${rows}`, 'content'),
      value: `请求裁决${other}支付${what}${sum?.amount ?? '＿＿＿'}元${how}`,
      ...at,
    });
    if (sum) facts.push({ path: rowPath('claims', `d${rows}`, 'amount'), value: sum.amount, ...at });
    if (flag) facts.push({ path: flag, value: true, ...at });
  };
  if (named.length === 0 && isUnpaid(telling, work))
    put('拖欠的工资', work.unpaid === null ? null : { amount: work.unpaid, how: '' }, /工资|工钱|薪/);
  const wished = wishesIn(telling)
    .map((clause) => clause.text)
    .join('，');
  const isAsked = named.length === 0 || (/赔|说法|补偿/.test(wished) && !isNamed(/赔偿金|补偿/));
  // 劳动合同法 42, 48: who is kept by law has a choice of their own, which stands among the standard claims.
  const hasChoice = keptByLaw(telling) !== null && !refusesJob(telling) && !/赔|补偿/.test(wished);
  if (isAsked && work.isDismissed && !wantsJobBack(telling) && !hasChoice)
    put(
      '违法解除劳动合同的赔偿金',
      sumOfWork('unlawful', work),
      /辞|开除|不用|别|走人|解除|裁|不让/,
      'sues_for_unlawful_end',
    );
  const doubled = /不要(?:双倍|二倍|两倍)/.test(text) ? null : sumOfWork('double', work);
  if (doubled && !isNamed(/[双二两2]倍/))
    put('未订立书面劳动合同的二倍工资差额', doubled, /(?:没|未)[^，。]{0,6}签|合同/, 'sues_for_double_wage');
  const leave = unusedLeave(telling, work);
  if (leave && !isNamed(/年休?假/)) put('未休年休假工资', leave, LEAVE);
  return facts;
}

const isUnpaid = ({ text }: Telling, work: ToldWork): boolean =>
  work.unpaid !== null ||
  /工资[^，。；]{0,10}(?:没|未|不)(?:有)?(?:发|给|付)|(?:拖欠|欠|压)[^，。；]{0,8}工资|工资[^，。；]{0,6}(?:压|拖|欠)着/.test(
    text,
  );

const LEAVE =
  /年(?:休)?假[^，。；]{0,8}?(?!一天(?:也|都)?没)([一二两三四五六七八九十\d]{1,2})天[^，。；]{0,4}没(?:有)?休|没休的年(?:休)?假[^，。；\d]{0,4}([一二两三四五六七八九十\d]{1,2})天/;
/** 今年的5天年假我一天没休: all the days of the year. */
const NONE_TAKEN =
  /([一二两三四五六七八九十\d]{1,2})天(?:的)?(?:带薪)?年(?:休)?假[^。；]{0,8}(?:一天|都|全)(?:也|都)?(?:没|未)(?:有)?(?:休|用)|年(?:休)?假(?:应?有|是|共)?([一二两三四五六七八九十\d]{1,2})天[^。；\d]{0,6}(?:一天|都|全)(?:也|都)?(?:没|未)(?:有)?(?:休|用)/;
/** Days of pay in a month (劳社部发〔2008〕3号). */
const PAID_DAYS = 21.75;

/** 年假还有5天没休: twice a day's pay besides the wage of those days (企业职工带薪年休假实施办法 §§10, 11). */
export function unusedLeave(
  { text }: Telling,
  { wage, from, until }: ToldWork,
): { amount: number; how: string } | null {
  const match = LEAVE.exec(text);
  const untaken = NONE_TAKEN.exec(text);
  const whole = countOf(untaken?.[1] ?? untaken?.[2] ?? '');
  const isOfYearGone = untaken !== null && /[去前]年[^，。；]{0,3}$/.test(text.slice(0, untaken.index));
  const ofYear = isOfYearGone ? whole : whole && daysOfYear(whole, from, until);
  const days = whole === null ? countOf(match?.[1] ?? match?.[2] ?? '') : ofYear;
  if (days === null || wage === null) return null;
  return {
    amount: Math.round((wage / PAID_DAYS) * days * 2 * 100) / 100,
    how: `${wage}元÷21.75×${days}天×200%`,
  };
}

/** Of the leave of a year in which somebody left: as much as was worked of the year, in whole days (企业职工带薪年休假实施办法 12). Null where nobody said when. */
function daysOfYear(whole: number, from: IsoDate | null, until: IsoDate | null): number | null {
  if (until === null) return null;
  const first = `${until.slice(0, 4)}-01-01`;
  const worked = daysBetween(from !== null && from > first ? from : first, until) + 1;
  const days = Math.floor((worked / 365) * whole);
  return days > 0 ? days : null;
}
