import { addMonths, daysBetween } from '../../../figures/calendar.ts';
import { countOf } from '../../courses/told-matter.ts';
import { clauseIndexAt, type StoryClause } from '../../story-clauses.ts';
import { type Telling, within } from '../telling.ts';
import type { ToldSum } from '../told-sums.ts';
import type { UnusedShare } from './unused-share.ts';

/** 两年卡, 半年卡, 季卡, 一年的会员: how many months a card without a limit of visits runs. */
const CARD =
  /(?:([一二两三四五六七八九十\d]{1,2}|半)年(?:期)?(?:的)?(?:[^，。；\d]{0,4})(?:卡|会员|会籍)|([一二两三四五六七八九十\d]{1,2})个月(?:的)?(?:[^，。；\d]{0,4})(?:卡|会员|会籍)|(?<![\d一二两三四五六七八九十半])(年|季|月)(?:费)?(?:卡|会员))/;
const YEARS = /(?<!\d)([一两二三四五])年(?!卡|费|级)/;
const LONG: Readonly<Record<string, number>> = { 年: 12, 季: 3, 月: 1 };
/** When the shop stopped: 贴张纸暂停营业, 关门了. */
const CLOSED =
  /关(?:了)?门|关店|停(?:业|课|止营业)|暂停营业|歇业|闭店|倒闭|锁(?:了)?门|门(?:也|都)?锁|搬空|跑路|(?:贴|挂)(?:了|着)?(?:张|一张|个)?(?:纸|通知|告示|公告)|不(?:再)?(?:营业|开门|开)|人去楼空/;
const STARTED = /办|买|充|续|开(?:的)?卡|开通/;
const NO_PRICE = /押金|补|转|欠|工资|(?:一|每)(?:节|次)/;

/**
 * What of a card that runs for a time was paid and cannot be used any more: by the days from when the shop closed (预付式消费解释 §§15, 22). Null where the
 * price, the first day or the last is not told for sure.
 */
export function unusedTime(telling: Telling): UnusedShare | null {
  const { text, clauses } = telling;
  const card = CARD.exec(text);
  const clause = card ? clauses[clauseIndexAt(clauses, card.index)] : undefined;
  if (!card || !clause) return null;
  // 年卡，两年5880: how long it runs is told beside it.
  const beside = card[3] === '年' ? YEARS.exec(text.slice(card.index, clause.sentence.end))?.[1] : undefined;
  const months = beside ? (countOf(beside) ?? 0) * 12 : monthsOf(card);
  if (!months) return null;
  const price = priceOf(telling, card, clause);
  const started = startedOn(telling, clause);
  const closed = closedOn(telling);
  if (!price || !started || !closed || closed <= started) return null;
  const all = daysBetween(started, addMonths(started, months));
  const used = daysBetween(started, closed);
  if (used >= all) return null;
  const value = Math.round((price.value * (all - used) * 100) / all) / 100;
  const how = `${price.value}元÷${all}天×剩余的${all - used}天`;
  return { ...price, value, text: `${value}元`, how, hasFurther: false };
}

function monthsOf([, years, months, unit]: RegExpExecArray): number | null {
  if (years === '半') return 6;
  if (years) return (countOf(years) ?? 0) * 12;
  return months ? countOf(months) : (LONG[unit ?? ''] ?? null);
}

/** The sum beside the card: in its clause, or in the next of its sentence. */
function priceOf(
  { text, sums, clauses }: Telling,
  card: RegExpExecArray,
  clause: StoryClause,
): ToldSum | null {
  const at = clauses.indexOf(clause);
  for (const one of clauses.slice(at, at + 4)) {
    if (one.sentence.start !== clause.sentence.start) break;
    const said = within(sums, one).filter(
      ({ start, end, isRough }) =>
        !isRough && !NO_PRICE.test(text.slice(Math.max(one.start, start - 6), end + 2)),
    );
    // 年卡2980加上私教课9600: the one that stands behind the card.
    const behind = said.filter(({ start }) => start > card.index);
    const [first] = behind.length > 0 ? behind : said;
    if (first) return first;
  }
  return null;
}

/** The one day in the sentence of the card, or before it, on which it was bought. */
function startedOn({ text, days }: Telling, { start, sentence }: StoryClause): string | null {
  const sure = days.filter(({ precision, isYearSure }) => precision === 'day' && isYearSure);
  const own = sure.filter((day) => day.start >= sentence.start && day.end <= sentence.end);
  const [only] = own;
  if (only && own.length === 1)
    return STARTED.test(text.slice(only.end, sentence.end)) || only.end <= start ? only.iso : null;
  return null;
}

/** The first day on which the shop is told to be closed. */
function closedOn({ text, days, clauses }: Telling): string | null {
  for (const [index, day] of days.entries()) {
    if (day.precision !== 'day' || !day.iso) continue;
    const sentence = clauses[clauseIndexAt(clauses, day.start)]?.sentence;
    const next = days[index + 1];
    const until = Math.min(sentence?.end ?? day.end, next?.start ?? Number.POSITIVE_INFINITY);
    if (CLOSED.test(text.slice(day.end, until))) return day.iso;
  }
  return null;
}
