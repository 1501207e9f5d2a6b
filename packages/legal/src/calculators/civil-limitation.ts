import { addMonths, type Period } from '../figures/calendar.ts';
import type { IsoDate } from '../statute/statute.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type LegalBasis,
  uniqueBasis,
} from './calculation.ts';
import { CALENDAR_FIELDS, periodLine, periodText, readCalendar, settleLastDay } from './deadline-date.ts';
import { defineCalculator } from './define-calculator.ts';
import { interruptedPeriod } from './interrupted-period.ts';
import { LAWS } from './law-titles.ts';
import { InputProblem } from './read-inputs.ts';

const code = (article: string, paragraph?: number): LegalBasis => ({
  law: LAWS.civilCode,
  article,
  ...(paragraph ? { paragraph } : {}),
});

interface ClaimKind {
  id: string;
  label: Bilingual;
  years: number;
  basis: LegalBasis;
}

const KINDS: readonly ClaimKind[] = [
  {
    id: 'general',
    label: { zh: '一般民事请求', en: 'Ordinary civil claim' },
    years: 3,
    basis: code('188', 1),
  },
  {
    id: 'international_sale',
    label: {
      zh: '国际货物买卖、技术进出口合同',
      en: 'International sale of goods, technology import or export',
    },
    years: 4,
    basis: code('594'),
  },
  {
    id: 'life_insurance',
    label: { zh: '人寿保险金', en: 'Life insurance' },
    years: 5,
    basis: { law: LAWS.insurance, article: '26', paragraph: 2 },
  },
  {
    id: 'other_insurance',
    label: { zh: '人寿保险以外的保险赔偿', en: 'Insurance other than life' },
    years: 2,
    basis: { law: LAWS.insurance, article: '26', paragraph: 1 },
  },
  {
    id: 'product_defect',
    label: { zh: '产品缺陷损害赔偿', en: 'Damage by a defective product' },
    years: 2,
    basis: { law: LAWS.productQuality, article: '45', paragraph: 1 },
  },
];

/** The twenty years from the harm are not extended by interruption or suspension (民法典 §188 ¶2, 总则编解释 §35). */
const LONGEST: Period = { unit: 'year', count: 20 };

const NOTES = {
  expired: { zh: '在所填日期，诉讼时效已经届满。', en: 'On the day given the period has run out.' },
  running: { zh: '在所填日期，诉讼时效尚未届满。', en: 'On the day given the period has not run out.' },
  exempt: {
    zh: '停止侵害、排除妨碍、消除危险，不动产物权和登记动产的返还，抚养费、赡养费、扶养费等请求不适用诉讼时效（《民法典》第一百九十六条）。',
    en: 'No limitation for claims to stop an infringement, to return real property or registered goods, and for maintenance (Civil Code, article 196).',
  },
  product: {
    zh: '缺陷产品交付最初消费者满十年，请求权丧失，但尚未超过明示的安全使用期的除外（《产品质量法》第四十五条第二款）。',
    en: 'The claim ends ten years after delivery to the first consumer, unless a stated period of safe use is longer.',
  },
  plea: {
    zh: '法院不主动适用诉讼时效，须由义务人提出抗辩；届满后义务人同意履行的，不得再以时效抗辩（《民法典》第一百九十二条、第一百九十三条）。',
    en: 'The court does not apply limitation on its own; a debtor who agrees to perform afterwards cannot plead it (articles 192 and 193).',
  },
  instalments: {
    zh: '约定同一债务分期履行的，自最后一期履行期限届满之日起计算（《民法典》第一百八十九条）。',
    en: 'For one debt paid by instalments it runs from the end of the last one (article 189).',
  },
  restarts: {
    zh: '中断事由：提出履行请求、义务人同意履行、起诉或者申请仲裁及类似情形（《民法典》第一百九十五条）；起诉、仲裁的，自有关程序终结时起重新计算。',
    en: 'It is interrupted by a demand, a promise to perform, a suit or arbitration (article 195); after a suit it starts anew when the proceedings end.',
  },
  before2017: {
    zh: '起算于2017年10月1日以前：民法总则施行前二年（或者一年）时效已经届满的，不能适用三年，请核对。',
    en: 'It began before 1 October 2017: where the earlier two-year (or one-year) period had run out by then, the three years do not apply. Please check.',
  },
} satisfies Record<string, Bilingual>;

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
    const run = interruptedPeriod(startOn, period, read.dates('interruptions'), readCalendar(read));
    const suspended = suspend(run.end, read.date('obstacleFrom'), read.date('obstacleTo'));
    const harmOn = read.date('harmOn') ?? startOn;
    const longest = addMonths(harmOn, LONGEST.count * 12);
    const nominal = [suspended.end, longest].sort()[0] ?? longest;
    const last = settleLastDay(nominal, readCalendar(read));
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
      date: last.date,
      lines,
      basis: uniqueBasis([
        ...basis,
        code('201'),
        code('202'),
        code('203', 1),
        ...(run.restarts > 0 ? [code('195')] : []),
        ...(suspended.lines.length > 0 ? [code('194')] : []),
        ...(nominal === longest ? [{ law: LAWS.generalPartInterpretation, article: '35' }] : []),
      ]),
      notes: [
        ...last.notes,
        ...run.notes,
        ...suspended.notes,
        ...(startOn < '2017-10-01' ? [NOTES.before2017] : []),
        ...notes,
      ],
      assumptions,
      asks: last.asks,
    };
  },
});

function ruleLine(label: Bilingual, period: Period): CalculationLine {
  return periodLine(label, periodText(period), period);
}

/** An obstacle in the last six months: the period ends six months after it is gone (民法典 §194). */
function suspend(
  end: IsoDate,
  from: IsoDate | null,
  to: IsoDate | null,
): { end: IsoDate; lines: CalculationLine[]; notes: Bilingual[] } {
  if (!from && !to) return { end, lines: [], notes: [] };
  if (!from || !to) {
    throw new InputProblem(from ? 'obstacleTo' : 'obstacleFrom', {
      zh: '请同时填写中止事由开始和消除的日期',
      en: 'Give both days of the obstacle',
    });
  }
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
