import { addMonths, type Period } from '../figures/calendar.ts';
import type { IsoDate } from '../statute/statute.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type CalculatorAsk,
  uniqueBasis,
} from './calculation.ts';
import {
  CALENDAR_FIELDS,
  lastDayOf,
  periodLine,
  periodText,
  readCalendar,
  settleLastDay,
} from './deadline-date.ts';
import { defineCalculator } from './define-calculator.ts';
import { interruptedPeriod } from './interrupted-period.ts';
import { LAWS } from './law-titles.ts';
import {
  type LimitationTransition,
  limitationFrom,
  type Obstacle,
  type SuspendedPeriod,
  THREE_YEARS_ON,
} from './limitation-before-2017.ts';
import { type ClaimKind, code, KINDS, NOTES } from './limitation-claims.ts';
import { InputProblem, type InputReader } from './read-inputs.ts';

/** The twenty years from the harm are not extended by interruption or suspension (民法典 §188 ¶2, 总则编解释 §35). */
const LONGEST: Period = { unit: 'year', count: 20 };

/** Limitation of civil claims. Sources: 民法典 §188–196, §201–203, §594; 保险法 §26; 产品质量法 §45. */
export const civilLimitation: Calculator = defineCalculator({
  id: 'civil-limitation',
  name: { zh: '诉讼时效', en: 'Limitation of civil claims' },
  description: {
    zh: '普通诉讼时效三年、最长二十年，含中断和中止',
    en: 'Three years, at most twenty, with interruption and suspension',
  },
  fields: [
    {
      name: 'claimKind',
      kind: 'choice',
      required: false,
      label: { zh: '请求权类型', en: 'Kind of claim' },
      help: {
        zh: '伤害、租金、不合格商品、寄存财物在2017年10月1日以前是一年',
        en: 'Injury, rent, substandard goods and deposited things had one year before 1 October 2017',
      },
      options: KINDS.map(({ id, label }) => ({ value: id, label })),
    },
    {
      name: 'startOn',
      kind: 'date',
      required: false,
      label: {
        zh: '知道或者应当知道权利受损以及义务人之日',
        en: 'Day the harm and the debtor were or should have been known',
      },
      help: { zh: '约定了还款日的，填还款期限届满之日', en: 'For a debt with a due day: that day' },
    },
    {
      name: 'harmOn',
      kind: 'date',
      required: false,
      label: { zh: '权利受到损害之日', en: 'Day of the harm' },
    },
    {
      name: 'interruptions',
      kind: 'dates',
      required: false,
      label: {
        zh: '中断之日（催讨、承诺还款、起诉等）',
        en: 'Days of interruption (demand, promise, suit …)',
      },
    },
    {
      name: 'obstacleFrom',
      kind: 'date',
      required: false,
      label: { zh: '中止事由开始之日', en: 'Obstacle from' },
    },
    {
      name: 'obstacleTo',
      kind: 'date',
      required: false,
      label: { zh: '中止事由消除之日', en: 'Obstacle until' },
    },
    {
      name: 'checkOn',
      kind: 'date',
      required: false,
      label: { zh: '判断是否届满的日期', en: 'Day to check' },
    },
    ...CALENDAR_FIELDS,
  ],
  compute(read) {
    read.assertOrder('obstacleFrom', 'obstacleTo');
    read.assertOrder('harmOn', 'startOn');
    const chosen = read.choice('claimKind');
    const kind = KINDS.find(({ id }) => id === chosen) ?? (KINDS[0] as ClaimKind);
    const period: Period = { unit: 'year', count: kind.years };
    const basis = [kind.basis, code('188', 2)];
    const startOn = read.date('startOn');
    const notes: Bilingual[] = [
      ...(kind.id === 'product_defect' ? [NOTES.product] : []),
      NOTES.restarts,
      NOTES.plea,
      NOTES.instalments,
      NOTES.exempt,
    ];
    const assumptions: Bilingual[] = chosen
      ? []
      : [{ zh: '一般民事请求，没有特别规定', en: 'An ordinary claim without a special rule' }];
    if (!startOn) {
      return {
        lines: [
          ruleLine(kind.label, period),
          ruleLine({ zh: '最长保护期间（自权利受到损害之日起）', en: 'At most, from the harm' }, LONGEST),
        ],
        basis,
        notes,
        assumptions,
        asks: [
          {
            field: 'startOn',
            question: {
              zh: '哪一天知道（或者应当知道）权利受到损害以及义务人？欠款有还款日的，是哪一天到期？',
              en: 'On which day were the harm and the debtor known? For a debt, when was it due?',
            },
            why: { zh: '诉讼时效从该日起计算', en: 'The period runs from that day' },
          },
        ],
      };
    }
    const calendar = readCalendar(read);
    const obstacle = readObstacle(read);
    const transitionFrom = (start: IsoDate): LimitationTransition | null =>
      kind.former && start < THREE_YEARS_ON ? limitationFrom(start, kind.former, calendar, obstacle) : null;
    const run = interruptedPeriod(
      startOn,
      (start) => transitionFrom(start)?.period ?? period,
      read.dates('interruptions'),
      calendar,
    );
    const transition = transitionFrom(run.start);
    const suspended = transition?.suspended ?? suspend(run.end, obstacle);
    const harmOn = read.date('harmOn') ?? startOn;
    const longest = addMonths(harmOn, LONGEST.count * 12);
    const nominal = [suspended.end, longest].sort()[0] ?? longest;
    const last = settleLastDay(nominal, calendar);
    const lines = [...run.lines, ...suspended.lines];
    if (nominal === longest) {
      lines.push({
        label: { zh: '最长二十年', en: 'Twenty years at most' },
        formula: { zh: `${harmOn} 起 20年`, en: `20 years from ${harmOn}` },
        value: longest,
        unit: 'date',
      });
    }
    lines.push(...last.lines);
    const checkOn = read.date('checkOn');
    const expired = checkOn !== null && checkOn > last.date;
    if (checkOn) notes.unshift(expired ? NOTES.expired : NOTES.running);
    if (!read.has('harmOn'))
      assumptions.push({
        zh: '权利受到损害之日与起算日相同',
        en: 'The harm was on the day the period began',
      });
    return {
      ...lastDayOf(last),
      lines,
      basis: uniqueBasis([
        ...(transition ? transition.basis : []),
        // What had run out under the earlier law is not measured by today's article.
        ...(transition?.isStillRunning === false ? [code('188', 2)] : basis),
        code('201'),
        code('202'),
        code('203', 1),
        ...(run.restarts > 0 ? [code('195')] : []),
        ...(suspended.lines.length > 0 ? [code('194')] : []),
        ...(nominal === longest ? [{ law: LAWS.generalPartInterpretation, article: '35' }] : []),
      ]),
      notes: [
        ...(transition ? [transition.note] : []),
        ...last.notes,
        ...run.notes,
        ...suspended.notes,
        ...notes,
      ],
      assumptions,
      asks: [...(transition && !chosen ? [KIND_ASK] : []), ...last.asks],
    };
  },
});

const KIND_ASK: CalculatorAsk = {
  field: 'claimKind',
  question: {
    zh: '是不是人身伤害赔偿、拖欠租金、买到未声明的不合格商品、寄存财物丢失或者损毁？',
    en: 'Is it about bodily injury, unpaid rent, substandard goods sold without saying so, or deposited things lost or damaged?',
  },
  why: {
    zh: '这四类在2017年10月1日以前的诉讼时效是一年，其他一般是二年',
    en: 'These four had one year before 1 October 2017, others as a rule two',
  },
};

function ruleLine(label: Bilingual, period: Period): CalculationLine {
  return periodLine(label, periodText(period), period);
}

/** Both days of the obstacle, or null where there was none. */
function readObstacle(read: InputReader): Obstacle | null {
  const from = read.date('obstacleFrom');
  const to = read.date('obstacleTo');
  if (!from && !to) return null;
  if (from && to) return { from, to };
  throw new InputProblem(from ? 'obstacleTo' : 'obstacleFrom', {
    zh: '请同时填写中止事由开始和消除的日期',
    en: 'Give both days of the obstacle',
  });
}

/** An obstacle in the last six months: the period ends six months after it is gone (民法典 §194). */
function suspend(end: IsoDate, obstacle: Obstacle | null): SuspendedPeriod {
  if (!obstacle) return { end, lines: [], notes: [] };
  const { from, to } = obstacle;
  if (from > end || to < addMonths(end, -6)) {
    return {
      end,
      lines: [],
      notes: [
        {
          zh: '中止事由不在时效期间的最后六个月内，不发生中止。',
          en: 'The obstacle does not lie in the last six months and suspends nothing.',
        },
      ],
    };
  }
  const later = addMonths(to, 6);
  return {
    end: later,
    lines: [
      {
        label: {
          zh: '中止：自事由消除之日起满六个月届满',
          en: 'Suspended: ends six months after the obstacle is gone',
        },
        formula: { zh: `${to} 起 6个月`, en: `6 months from ${to}` },
        value: later,
        unit: 'date',
      },
    ],
    notes: [],
  };
}
