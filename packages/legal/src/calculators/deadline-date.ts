import { isWeekend, nextWorkday, type Period, periodEnd, type WorkCalendar } from '../figures/calendar.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { Bilingual, CalculationLine, CalculatorAsk, CalculatorField } from './calculation.ts';
import type { InputReader } from './read-inputs.ts';

/** The two lists only the yearly holiday notice gives; every calculator of days takes them. */
export const CALENDAR_FIELDS: readonly CalculatorField[] = [
  {
    name: 'holidays',
    kind: 'dates',
    required: false,
    label: { zh: '法定节假日（含调休放假日）', en: 'Public holidays, moved days off included' },
    help: { zh: '按国务院办公厅当年放假通知填写', en: 'From the yearly notice of the State Council' },
  },
  {
    name: 'adjustedWorkdays',
    kind: 'dates',
    required: false,
    label: { zh: '调休上班日', en: 'Weekend days worked instead' },
  },
];

/** The holidays and worked weekends the asker gave. */
export function readCalendar(read: InputReader): WorkCalendar {
  return { holidays: read.dates('holidays'), adjustedWorkdays: read.dates('adjustedWorkdays') };
}

/** A rule's length as a line: `15` days, `2` years. */
export function periodLine(label: Bilingual, formula: Bilingual, { unit, count }: Period): CalculationLine {
  return { label, formula, value: count, unit };
}

/** `15日`, `2年` and the same in English. */
export function periodText({ unit, count }: Period): Bilingual {
  const zh = { day: '日', month: '个月', year: '年' }[unit];
  return { zh: `${count}${zh}`, en: `${count} ${unit}${count === 1 ? '' : 's'}` };
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

/** Moves a last day past rest days, and says what of it rests on a holiday list that was not given. */
export function settleLastDay(nominal: IsoDate, calendar: WorkCalendar): DeadlineDate {
  const date = nextWorkday(nominal, calendar);
  const years = [...new Set([nominal.slice(0, 4), date.slice(0, 4)])];
  const known = [...calendar.holidays, ...calendar.adjustedWorkdays].map((day) => day.slice(0, 4));
  const unknown = years.filter((year) => !known.includes(year));
  const notes: Bilingual[] = [];
  const asks: CalculatorAsk[] = [];
  const lines: CalculationLine[] = [];
  if (date !== nominal) {
    lines.push({
      label: {
        zh: '末日为休息日，顺延至下一个工作日',
        en: 'The last day is a rest day: moved to the next working day',
      },
      formula: { zh: `${nominal} → ${date}`, en: `${nominal} → ${date}` },
      value: date,
      unit: 'date',
    });
  }
  if (unknown.length > 0) {
    const list = unknown.join('、');
    notes.push({
      zh: `未提供${list}年的放假调休安排：只考虑了周末和固定日期的法定节日，春节、清明、端午、中秋及调休未计入。`,
      en: `No holiday list for ${unknown.join(', ')} was given: only weekends and holidays on fixed days were considered, not Spring Festival, Qingming, Dragon Boat, Mid-Autumn and moved days.`,
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

/** The last day of a period from the day of its event: first day not counted, rest days at the end skipped. */
export function deadlineDate(start: IsoDate, period: Period, calendar: WorkCalendar): DeadlineDate {
  const nominal = periodEnd(start, period);
  const settled = settleLastDay(nominal, calendar);
  const text = periodText(period);
  return {
    ...settled,
    lines: [
      {
        label: { zh: '期间届满（开始之日不计入）', en: 'End of the period (the first day is not counted)' },
        formula: { zh: `${start} 起 ${text.zh}`, en: `${text.en} from ${start}` },
        value: nominal,
        unit: 'date',
      },
      ...settled.lines,
    ],
  };
}
