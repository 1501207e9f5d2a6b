import { addMonths } from '../../figures/calendar.ts';
import { clauseIndexAt, type StoryClause } from '../story-clauses.ts';
import { type Telling, within } from './telling.ts';
import type { ToldDay } from './told-days.ts';

/** What came of the wage of one month. */
export interface MonthPaid {
  /** `2026-07`. */
  month: string;
  /** What was paid of it: nothing, a sum, or all of it. */
  paid: number | 'all';
  /** Its year was told, and does not only follow from the order of telling. */
  isYearSure: boolean;
  start: number;
  end: number;
}

const OF_PAY = /工资|薪|工钱|发|打|转|到账|给|结|算|付|欠|拖|一分|没见/;
/** 拖到八月底, 六月二十号才: when something was paid, and not for which month. */
const WHEN_PAID = /(?:拖到|等到|直到|推到|说好|答应|承诺|约定)(?:了)?$/;
const IS_MOMENT =
  /^\d{1,2}(?![\d号日到至-])|^(?:底|末|初|中旬|上旬|下旬|头上|开始|以后|之后|起(?!码)|进|入职|来|去|查|签|办)/;
const NOTHING =
  /一分(?:钱)?[^，。；]{0,4}(?:没|不)|(?:没|未)(?:有)?(?:再|跟我|和我|给我)?(?:发|给|付|结|算|见着|拿到|领到)|不(?:发|给|结)|(?:都|全|也|就)没(?:有|发)?(?:$|了)|没影|没着落|没下文|压着|(?:开始|就)拖(?:$|了)|(?:拖|欠)(?:着|到现在|到今)/;
const PART = /(?:只|就|才|仅|先)?(?:给|发|付|转|打)(?:了|过|来)?(?:我)?(?:一次)?[^，。；\d]{0,3}$|按(?:照)?$/;
const ALL =
  /(?:按时|正常|准时|足额|照常|照发|都|全|倒是|也)?(?:发|给|结|付)(?:清|齐|全|足|完|到位)?(?:了|过|的)(?:$|，)|(?:按时|正常|准时|足额|照)发|结清/;

/**
 * The months of which a worker tells what was paid, each with what came: 三月到六月的都按时发了，七月给了1500，八月九月一分没见着. Of a month told twice
 * differently nothing is known.
 */
export function wageLedger(telling: Telling): MonthPaid[] {
  const found: MonthPaid[] = [];
  let open: { months: string[]; isYearSure: boolean; start: number; end: number; sentence: number } | null =
    null;
  for (const clause of telling.clauses) {
    const named = monthsNamed(telling, clause);
    if (named) open = { ...named, sentence: clause.sentence.start };
    if (!open || open.sentence !== clause.sentence.start) {
      open = null;
      continue;
    }
    const { months, isYearSure, start, end } = open;
    const paid = paidIn(telling, clause);
    if (paid === null) continue;
    found.push(...months.map((month) => ({ month, paid, isYearSure, start, end })));
    open = null;
  }
  const isSure = ({ month, paid }: MonthPaid) =>
    found.every((one) => one.month !== month || one.paid === paid);
  return found
    .filter((one, at) => isSure(one) && found.findIndex(({ month }) => month === one.month) === at)
    .toSorted((one, other) => one.month.localeCompare(other.month));
}

const LONG = 20;

/** What a clause says was paid; null where it says nothing of it. */
function paidIn(telling: Telling, { text, start, end }: StoryClause): number | 'all' | null {
  // Told without marks: one clause holds several things.
  if (text.trim().length > LONG && / /.test(text.trim())) return null;
  if (!OF_PAY.test(text) || /如果|要是|的话|不干了/.test(text)) return null;
  const sums = within(telling.sums, { start, end });
  const part = sums.filter((sum) => PART.test(telling.text.slice(start, sum.start)));
  if (part.length === 1 && sums.length === 1) return part[0]?.isRough ? null : (part[0]?.value ?? null);
  if (sums.length > 0) return null;
  if (NOTHING.test(text)) return 0;
  return ALL.test(text) ? 'all' : null;
}

/** The months of pay that a clause names: 八月、九月, 三月到六月; null where it names none, or only when something happened. */
function monthsNamed(
  { text, days, clauses }: Telling,
  clause: StoryClause,
): { months: string[]; isYearSure: boolean; start: number; end: number } | null {
  const said = within(days, clause).filter(({ precision }) => precision === 'month');
  const kept: ToldDay[] = [];
  for (const day of said) {
    const before = text.slice(clause.start, day.start);
    if (IS_MOMENT.test(text.slice(day.end)) || WHEN_PAID.test(before)) continue;
    kept.push(day);
  }
  const [first] = kept;
  const last = kept.at(-1);
  if (!first?.iso || !last?.iso || clauseIndexAt(clauses, first.start) < 0) return null;
  const months: string[] = [];
  for (const [index, day] of kept.entries()) {
    const from = /(\d{1,2})月至\d{1,2}月/.exec(day.text)?.[1];
    const iso = day.iso ?? '';
    const before = kept[index - 1];
    const isSpan =
      before?.iso && /^(?:份)?(?:的)?(?:一直)?[到至-]$/.test(text.slice(before.end, day.start).trim());
    if (from) months.push(...monthsUntil(`${iso.slice(0, 4)}-${from.padStart(2, '0')}`, iso));
    else if (isSpan && before?.iso) months.push(...monthsUntil(before.iso, iso).slice(1));
    else months.push(iso);
  }
  const isYearSure = kept.every((day) => day.isYearSure);
  return months.length > MOST ? null : { months, isYearSure, start: first.start, end: last.end };
}
/** Nobody tells of the pay of more months one by one. */
const MOST = 36;

function monthsUntil(from: string, until: string): string[] {
  const months: string[] = [];
  for (
    let month = from;
    month <= until && months.length <= MOST;
    month = addMonths(`${month}-01`, 1).slice(0, 7)
  )
    months.push(month);
  return months;
}
