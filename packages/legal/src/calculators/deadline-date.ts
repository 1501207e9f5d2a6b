import { isWeekend, nextWorkday, type Period, periodEnd } from '../figures/calendar.ts';
import { calendarFrom, type KnownCalendar } from '../figures/published-figures.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { Bilingual, CalculationLine, CalculatorAsk, CalculatorField } from './calculation.ts';
import type { InputReader } from './read-inputs.ts';

/** The two lists only the yearly holiday notice gives: for years whose notice is not held. */
export const CALENDAR_FIELDS: readonly CalculatorField[] = [
  {
    name: 'holidays',
    kind: 'dates',
    required: false,
    label: { zh: '法定节假日（含调休放假日）', en: 'Public holidays, moved days off included' },
    help: {
      zh: '已收录年份不用填；其他年份按国务院办公厅当年放假通知填写',
      en: 'Not needed for years that are held; for others, from the yearly notice of the State Council',
    },
  },
  {
    name: 'adjustedWorkdays',
    kind: 'dates',
    required: false,
    label: { zh: '调休上班日', en: 'Weekend days worked instead' },
  },
];

/** The published holidays and worked weekends, with those the asker gave. */
export function readCalendar(read: InputReader): KnownCalendar {
  const given = { holidays: read.dates('holidays'), adjustedWorkdays: read.dates('adjustedWorkdays') };
  return calendarFrom(read.published, given, '所填的放假安排');
}

/** A rule's length as a line: `15` days, `2` years. */
export function periodLine(label: Bilingual, formula: Bilingual, { unit, count }: Period): CalculationLine {
  return { label, formula, value: count, unit: unit === 'workday' ? 'day' : unit };
}

/** `15日`, `2年` and the same in English. */
export function periodText({ unit, count }: Period): Bilingual {
  const zh = { day: '日', workday: '个工作日', month: '个月', year: '年' }[unit];
  const en = unit === 'workday' ? 'working day' : unit;
  return { zh: `${count}${zh}`, en: `${count} ${en}${count === 1 ? '' : 's'}` };
}

/** The last day of a period, and how it was found. */
export interface DeadlineDate {
  /** The last day after moving past rest days. */
  date: IsoDate;
  /** The last day before moving. */
  nominal: IsoDate;
  lines: CalculationLine[];
  notes: Bilingual[];
  asks: CalculatorAsk[];
}

const MOVED: Bilingual = {
  zh: '末日为休息日，顺延至下一个工作日',
  en: 'The last day is a rest day: moved to the next working day',
};

/** A last day as a result carries it: the day, and the rest day it was moved from. */
export function lastDayOf({ date, nominal }: Pick<DeadlineDate, 'date' | 'nominal'>): {
  date: IsoDate;
  movedFrom?: IsoDate;
} {
  return date === nominal ? { date } : { date, movedFrom: nominal };
}

/** Moves a last day past rest days, and says on which notices that rests, or that none is held for its year. */
export function settleLastDay(nominal: IsoDate, calendar: KnownCalendar): DeadlineDate {
  const date = nextWorkday(nominal, calendar);
  const years = [...new Set([nominal.slice(0, 4), date.slice(0, 4)])];
  const unknown = years.filter((year) => !calendar.sources.has(year));
  const sources = years.flatMap((year) => calendar.sources.get(year) ?? []);
  const notes: Bilingual[] = [];
  const asks: CalculatorAsk[] = [];
  const lines: CalculationLine[] = [];
  if (date !== nominal) {
    lines.push({
      label: MOVED,
      formula: { zh: `${nominal} → ${date}`, en: `${nominal} → ${date}` },
      value: date,
      unit: 'date',
    });
    if (sources.length > 0) {
      notes.push({
        zh: `休息日依据：${[...new Set(sources)].join('；')}。`,
        en: `Rest days follow the holiday arrangement published for ${years.join(', ')}.`,
      });
    }
  }
  if (unknown.length > 0) {
    const list = unknown.join('、');
    notes.push({
      zh: `节假日顺延未知：没有${list}年的放假调休安排，只考虑了周末和固定日期的法定节日，春节、清明、端午、中秋及调休未计入。`,
      en: `Holiday shift unknown: no holiday arrangement for ${unknown.join(', ')} is held; only weekends and holidays on fixed days were considered, not Spring Festival, Qingming, Dragon Boat, Mid-Autumn and moved days.`,
    });
    if (isWeekend(nominal)) {
      notes.push({
        zh: `如果${nominal}被调为上班日，则不顺延，最后一日就是${nominal}。稳妥起见请在该日前办理。`,
        en: `If ${nominal} is a weekend day worked instead of another, nothing moves and it is the last day itself. To be safe, act before it.`,
      });
    }
    asks.push({
      field: 'holidays',
      question: {
        zh: `${list}年国务院办公厅公布的放假和调休上班日期是哪些？`,
        en: `Which days off and worked weekends did the State Council announce for ${unknown.join(', ')}?`,
      },
      why: {
        zh: '期间最后一日遇法定休假日要顺延',
        en: 'A last day that is a holiday moves to the next working day',
      },
    });
  }
  return { date, nominal, lines, notes, asks };
}

/** The end of a period that rest days do not move. */
export function countedEnd(start: IsoDate, period: Period): Pick<DeadlineDate, 'date' | 'nominal' | 'lines'> {
  const nominal = periodEnd(start, period);
  return { date: nominal, nominal, lines: [endLine(start, period, nominal)] };
}

function endLine(start: IsoDate, period: Period, nominal: IsoDate): CalculationLine {
  const text = periodText(period);
  return {
    label: { zh: '期间届满（开始之日不计入）', en: 'End of the period (the first day is not counted)' },
    formula: { zh: `${start} 起 ${text.zh}`, en: `${text.en} from ${start}` },
    value: nominal,
    unit: 'date',
  };
}

/** The last day of a period from the day of its event: first day not counted, rest days at the end skipped. */
export function deadlineDate(start: IsoDate, period: Period, calendar: KnownCalendar): DeadlineDate {
  const nominal = periodEnd(start, period, calendar);
  const settled = settleLastDay(nominal, calendar);
  return { ...settled, lines: [endLine(start, period, nominal), ...settled.lines] };
}
