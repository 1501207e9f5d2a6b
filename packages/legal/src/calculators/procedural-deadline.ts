import type { Calculator, CalculatorAsk } from './calculation.ts';
import {
  CALENDAR_FIELDS,
  countedEnd,
  deadlineDate,
  lastDayOf,
  periodLine,
  periodText,
  readCalendar,
} from './deadline-date.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { PROCEDURAL_PERIODS } from './procedural-periods.ts';

const ASK_KIND: CalculatorAsk = {
  field: 'kind',
  question: { zh: '要计算哪一种期限？', en: 'Which period is it?' },
  why: { zh: '不同事项的期限不同', en: 'Each has its own length' },
};

const POSTING = {
  zh: '诉讼文书在期满前交邮的，不算过期（《民事诉讼法》第八十五条第四款）。',
  en: 'Court papers posted before the end are in time (Civil Procedure Law, article 85).',
};

/** The last day of a period of procedure named in `PROCEDURAL_PERIODS`. */
export const proceduralDeadline: Calculator = defineCalculator({
  id: 'procedural-deadline',
  name: { zh: '程序期限', en: 'Procedural deadlines' },
  description: {
    zh: '答辩、再审、申请执行、行政诉讼、行政复议、劳动仲裁后起诉等期限',
    en: 'Defence, retrial, execution, administrative suit, reconsideration, suing after a labour award …',
  },
  fields: [
    {
      name: 'kind',
      kind: 'choice',
      required: true,
      label: { zh: '事项', en: 'Matter' },
      options: PROCEDURAL_PERIODS.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'startOn',
      kind: 'date',
      required: false,
      label: { zh: '起算日', en: 'Day of the event' },
      help: {
        zh: '收到、送达、生效或知道的那一天，当日不计入',
        en: 'The day of receipt, service, effect or knowledge; it is not counted',
      },
    },
    ...CALENDAR_FIELDS,
  ],
  compute(read) {
    const kind = PROCEDURAL_PERIODS.find((period) => period.id === read.choice('kind'));
    if (!kind) return { missing: [ASK_KIND] };
    const length = periodText(kind.period);
    const rule = periodLine(
      kind.name,
      { zh: `自${kind.from.zh}起 ${length.zh}`, en: `${length.en} from ${kind.from.en}` },
      kind.period,
    );
    const startOn = read.date('startOn');
    const notes = kind.notes ?? [];
    const court = kind.basis.some((place) => place.law === LAWS.civilProcedure);
    const basis = court ? [...kind.basis, { law: LAWS.civilProcedure, article: '85' }] : kind.basis;
    if (!startOn) {
      return {
        lines: [rule],
        basis,
        notes,
        asks: [
          {
            field: 'startOn',
            question: { zh: `${kind.from.zh}是哪一天？`, en: `Which day was ${kind.from.en}?` },
            why: { zh: '知道起算日才能算出最后一日', en: 'The last day follows from it' },
          },
        ],
      };
    }
    const end = kind.fixed
      ? { ...countedEnd(startOn, kind.period), notes: [], asks: [] }
      : deadlineDate(startOn, kind.period, readCalendar(read));
    return {
      ...lastDayOf(end),
      lines: [rule, ...end.lines],
      basis,
      notes: [...end.notes, ...(court ? [POSTING] : []), ...notes],
      asks: end.asks,
    };
  },
});
