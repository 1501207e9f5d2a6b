import { daysBetween } from '../figures/calendar.ts';
import { type Fen, formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type LegalBasis,
  yuanLine,
} from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS: LegalBasis[] = [
  { law: LAWS.annualLeave, article: '5', paragraph: 3 },
  { law: LAWS.annualLeaveMeasures, article: '10', paragraph: 1 },
  { law: LAWS.annualLeaveMeasures, article: '11', paragraph: 1 },
];

/** Days of leave by years of work in all: 职工带薪年休假条例 §3. Null under one year. */
export function annualLeaveDays(years: number): 5 | 10 | 15 | null {
  if (years < 1) return null;
  if (years < 10) return 5;
  return years < 20 ? 10 : 15;
}

/** Pay for annual leave not taken: 300 % of a day's wage, the ordinary wage included; a day is the monthly wage over 21.75. */
export const annualLeavePay: Calculator = defineCalculator({
  id: 'annual-leave-pay',
  name: { zh: '未休年休假工资', en: 'Pay for annual leave not taken' },
  description: { zh: '应休未休年休假的工资报酬', en: 'What is due for annual leave not taken' },
  fields: [
    {
      name: 'monthlyWage',
      kind: 'money',
      required: false,
      label: {
        zh: '月工资（前十二个月剔除加班工资的平均）',
        en: 'Monthly wage (average of twelve months without overtime)',
      },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'dailyWage',
      kind: 'money',
      required: false,
      label: { zh: '日工资（知道的话）', en: 'A day’s wage, where it is known' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'daysNotTaken',
      kind: 'count',
      required: false,
      label: { zh: '应休未休天数', en: 'Days not taken' },
      unit: { zh: '天', en: 'days' },
    },
    {
      name: 'yearsOfWork',
      kind: 'number',
      required: false,
      label: { zh: '累计工作年限（全年未休时）', en: 'Years of work in all, when none was taken' },
      unit: { zh: '年', en: 'years' },
    },
    {
      name: 'earlierYears',
      kind: 'count',
      required: false,
      label: { zh: '以前几年一天没休', en: 'Earlier years in which none was taken' },
      unit: { zh: '年', en: 'years' },
    },
    {
      name: 'leftOn',
      kind: 'date',
      required: false,
      label: { zh: '离职日（当年没休的折算）', en: 'Last day of work, for the share of its year' },
    },
  ],
  compute(read) {
    const perDay = read.money('dailyWage');
    const wage = perDay ?? read.money('monthlyWage');
    const years = read.number('yearsOfWork');
    const entitled = years === null ? null : annualLeaveDays(years);
    const days = read.number('daysNotTaken') ?? (years === null ? null : (entitled ?? 0));
    const entitlement: LegalBasis = { law: LAWS.annualLeave, article: '3', paragraph: 1 };
    const missing = [
      ...(wage === null
        ? [
            {
              field: 'monthlyWage',
              question: {
                zh: '前十二个月剔除加班工资后的平均月工资是多少元？',
                en: 'What was the average monthly wage without overtime?',
              },
              why: { zh: '日工资为月工资除以21.75', en: 'A day’s wage is that over 21.75' },
            },
          ]
        : []),
      ...(days === null
        ? [
            {
              field: 'daysNotTaken',
              question: {
                zh: '应休未休的年休假有几天（或者累计工作多少年）？',
                en: 'How many days were not taken (or how many years of work are there)?',
              },
              why: { zh: '按未休天数计算', en: 'It goes by the day' },
            },
          ]
        : []),
    ];
    if (wage === null || days === null) return { missing, basis: [...BASIS, entitlement] };
    const leftOn = read.date('leftOn');
    const earlier = read.number('earlierYears') ?? 0;
    if (entitled !== null && (leftOn !== null || earlier > 0))
      return byYears({ wage, isDaily: perDay !== null, entitled, earlier, leftOn, years: years ?? 0 });
    const daily = { numerator: 100n, denominator: perDay === null ? 2175n : 100n };
    const extra = multiply(wage, daily, ratio(days), ratio(2));
    const whole = multiply(wage, daily, ratio(days), ratio(3));
    const formula = (times: number) =>
      `${formatYuan(wage)}${perDay === null ? ' ÷ 21.75' : ''} × ${days} × ${times}00%`;
    return {
      amount: yuanFromFen(extra),
      lines: [
        {
          label: {
            zh: '未休年休假工资报酬（300%，含正常工资）',
            en: 'Pay for the days (300%, the ordinary wage included)',
          },
          formula: { zh: formula(3), en: formula(3) },
          value: yuanFromFen(whole),
          unit: 'yuan',
        },
        {
          label: {
            zh: '正常工资已发时另行支付（200%）',
            en: 'Still due when the ordinary wage was paid (200%)',
          },
          formula: { zh: formula(2), en: formula(2) },
          value: yuanFromFen(extra),
          unit: 'yuan',
        },
      ],
      basis: read.has('daysNotTaken') ? BASIS : [...BASIS, entitlement],
      notes: [
        {
          zh: '累计工作满1年不满10年的5天，满10年不满20年的10天，满20年的15天；本人书面提出不休的，只支付正常工资。',
          en: '5 days from one year of work, 10 from ten, 15 from twenty; who declined leave in writing gets the ordinary wage only.',
        },
      ],
      assumptions: [
        { zh: '正常工作期间的工资已经支付', en: 'The ordinary wage of these days was paid' },
        ...(read.has('daysNotTaken')
          ? []
          : [
              {
                zh: `累计工作 ${years} 年，当年一天没休`,
                en: `${years} years of work in all, and no day taken that year`,
              },
            ]),
      ],
    };
  },
});

interface LeaveOfYears {
  wage: Fen;
  isDaily: boolean;
  /** Days of a whole year. */
  entitled: number;
  earlier: number;
  leftOn: string | null;
  years: number;
}

/** Whole years, then the share of the year in which the work ended: 企业职工带薪年休假实施办法 §12, days that are not whole left out. */
function byYears({ wage, isDaily, entitled, earlier, leftOn, years }: LeaveOfYears) {
  const daily = { numerator: 100n, denominator: isDaily ? 100n : 2175n };
  const lineOf = (label: Bilingual, days: number) =>
    yuanLine(
      label,
      `${formatYuan(wage)}${isDaily ? '' : ' ÷ 21.75'} × ${days} × 200%`,
      multiply(wage, daily, ratio(days), ratio(2)),
    );
  const lines: CalculationLine[] = [];
  if (earlier > 0)
    lines.push(
      lineOf(
        earlier === 1
          ? { zh: `以前一年的 ${entitled} 天`, en: `The ${entitled} days of the earlier year` }
          : {
              zh: `以前 ${earlier} 年的 ${entitled * earlier} 天`,
              en: `${entitled * earlier} days of earlier years`,
            },
        entitled * earlier,
      ),
    );
  if (leftOn !== null) {
    const passed = daysBetween(`${leftOn.slice(0, 4)}-01-01`, leftOn) + 1;
    const share = Math.floor((passed / 365) * entitled);
    lines.push(
      lineOf(
        {
          zh: `离职当年折算 ${share} 天（${passed} ÷ 365 × ${entitled}，不足一天的不算）`,
          en: `${share} days of the last year (${passed} ÷ 365 × ${entitled}, whole days only)`,
        },
        share,
      ),
    );
  }
  return {
    amount: lines.reduce((sum, { value }) => Math.round((sum + Number(value)) * 100) / 100, 0),
    lines,
    basis: [
      ...BASIS,
      { law: LAWS.annualLeave, article: '3', paragraph: 1 },
      ...(leftOn === null ? [] : [{ law: LAWS.annualLeaveMeasures, article: '12' }]),
    ],
    assumptions: [
      {
        zh: '正常工作期间的工资已经支付，所以另付200%',
        en: 'The ordinary wage was paid, so that 200% more is due',
      },
      { zh: `累计工作 ${years} 年，这些年一天没休`, en: `${years} years of work in all, and no day taken` },
      ...(earlier > 0
        ? [
            {
              zh: '以前年度的仲裁时效各地口径不同，尽早申请',
              en: 'When the time for earlier years runs out differs by place: apply soon',
            },
          ]
        : []),
    ],
  };
}
