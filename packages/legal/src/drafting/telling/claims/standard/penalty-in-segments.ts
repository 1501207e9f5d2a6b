import { addDays, daysBetween } from '../../../../figures/calendar.ts';
import type { IsoDate } from '../../../../statute/statute.ts';
import { paperDay, dailyRate as rateOf } from '../../../courses/told-matter.ts';
import { clauseAt } from '../../../story-clauses.ts';
import type { Telling } from '../../telling.ts';
import type { ClaimRow } from './claim-rows.ts';
import { beforeSum } from './told-parts.ts';

const PENALTY =
  /^(.*?违约金)（以(\d+(?:\.\d+)?)元为基数，自(\d{4})年(\d{1,2})月(\d{1,2})日起[^）]*?每日([万千百]分之[一二三四五六七八九十\d]+)[^）]*）$/;
const PAYS =
  /(?:付|打|转|汇|给|还)(?:了|来|过来|过)(?:我们?)?(?:货款)?[^，。；\d]{0,3}$|(?:付|打|转|汇)(?:货款)?[^，。；\d]{0,2}$/;
const NOT_PAID = /没|未|约定|应|要|说好|答应|承诺|欠|我们?(?:又|再)?(?:付|打|转|汇)/;

/**
 * A penalty by the day for a price of which a part came late: on what was owed until then, and on the rest from the day after (民法典 585). What it comes
 * to on the day of telling stands beside it. Rows of which base, first day and rate are not all known stay as they are.
 */
export function penaltyInSegments(row: ClaimRow, telling: Telling, today: IsoDate): ClaimRow {
  const [, asks, sum, year, month = '', day = '', words = ''] = PENALTY.exec(row.content) ?? [];
  const rate = rateOf(words);
  if (!asks || !sum || rate === null) return row;
  const from = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const late = latePayments(telling, from, today);
  if (late === null || from > today) return row;
  let base = Number(sum) + late.reduce((all, { value }) => all + value, 0);
  let begins = from;
  let fen = 0;
  const spans: string[] = [];
  for (const { on, value } of late) {
    spans.push(`自${paperDay(begins)}至${paperDay(on)}以${base}元为基数`);
    fen += base * rate * (daysBetween(begins, on) + 1) * 100;
    base = Math.round((base - value) * 100) / 100;
    begins = addDays(on, 1);
  }
  spans.push(
    late.length === 0
      ? `以${base}元为基数，自${paperDay(begins)}起至实际付清之日止`
      : `自${paperDay(begins)}起至实际付清之日止以${base}元为基数`,
  );
  fen += base * rate * (daysBetween(begins, today) + 1) * 100;
  const amount = Math.round(fen) / 100;
  return {
    ...row,
    amount,
    content: `${asks}（${spans.join('，')}，${late.length > 0 ? '均' : ''}按每日${words}计算；暂计至${paperDay(today)}为${amount}元）`,
  };
}

/** What came after the price was late, each on its day, in order; null where one has no sure day of its own. */
function latePayments(
  telling: Telling,
  from: IsoDate,
  today: IsoDate,
): { on: IsoDate; value: number }[] | null {
  const { sums, days, clauses } = telling;
  const paid: { on: IsoDate; value: number }[] = [];
  for (const sum of sums) {
    const before = beforeSum(telling, sum);
    const clause = clauseAt(clauses, sum.start);
    if (!clause || !PAYS.test(before) || NOT_PAID.test(before)) continue;
    const ofSentence = days.filter(
      ({ start, end, precision }) =>
        precision === 'day' && clause.sentence.start <= start && end <= clause.sentence.end,
    );
    const nearest = ofSentence.findLast(({ end }) => end <= sum.start) ?? ofSentence[0];
    const on = nearest?.iso;
    if (sum.isRough || !on) return null;
    if (on >= from && on <= today) paid.push({ on, value: sum.value });
  }
  return paid.toSorted((one, other) => one.on.localeCompare(other.on));
}
