import { addDays, addMonths, countWorkdays, monthsBetween } from '../figures/calendar.ts';
import { formatYuan, multiply, yuanFromFen } from '../figures/money.ts';
import type { CalculationLine, Calculator, LegalBasis } from './calculation.ts';
import { CALENDAR_FIELDS, readCalendar } from './deadline-date.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS: LegalBasis[] = [
  { law: LAWS.labourContract, article: '82', paragraph: 1 },
  { law: LAWS.labourContractRegulations, article: '6' },
  { law: LAWS.labourContractRegulations, article: '7' },
];

/** From one month to one year of work: eleven months at most (实施条例 §6–7). */
const MOST_MONTHS = 11;

const NOTES = [
  {
    zh: '金额为双倍工资中除已发正常工资以外另行支付的一倍；正常工资未发的另行主张。',
    en: 'This is the second wage, on top of the ordinary one; unpaid ordinary wages are claimed besides.',
  },
  {
    zh: '满一年仍未签订的，视为已订立无固定期限劳动合同，此后不再按月支付双倍工资（《劳动合同法实施条例》第七条）。',
    en: 'After a year an open-ended contract is deemed made, and no doubled wage runs on (regulations, article 7).',
  },
  {
    zh: '仲裁时效为一年，何时起算各地掌握不一，请尽早主张（《劳动争议调解仲裁法》第二十七条）。',
    en: 'Arbitration must be asked for within a year; courts differ on when it starts, so act early (arbitration act, article 27).',
  },
];

/** The second wage due where no written contract was made: 劳动合同法 §82 ¶1, 实施条例 §6–7. */
export const doubledWage: Calculator = defineCalculator({
  id: 'doubled-wage',
  name: { zh: '未签劳动合同双倍工资', en: 'Doubled wage without a written contract' },
  description: {
    zh: '用工满一个月的次日起至满一年的前一日，未签书面劳动合同的二倍工资差额',
    en: 'The second wage for work without a written contract',
  },
  fields: [
    {
      name: 'monthlyWage',
      kind: 'money',
      required: true,
      label: { zh: '月工资', en: 'Monthly wage' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'startOn',
      kind: 'date',
      required: false,
      label: { zh: '用工之日（入职日）', en: 'First day of work' },
    },
    {
      name: 'contractOn',
      kind: 'date',
      required: false,
      label: { zh: '补签书面合同之日', en: 'Day the written contract was made' },
    },
    {
      name: 'endOn',
      kind: 'date',
      required: false,
      label: { zh: '离职日或者计算截止日', en: 'Last day of work, or of the calculation' },
    },
    {
      name: 'serviceMonths',
      kind: 'count',
      required: false,
      label: {
        zh: '未签合同的工作月数（不知道日期时）',
        en: 'Months worked without a contract, when the dates are unknown',
      },
      unit: { zh: '个月', en: 'months' },
    },
    {
      name: 'barredMonths',
      kind: 'count',
      required: false,
      label: {
        zh: '按月起算时可能已过仲裁时效的月数',
        en: 'Months that may be barred where limitation runs from each month',
      },
      unit: { zh: '个月', en: 'months' },
    },
    ...CALENDAR_FIELDS,
  ],
  compute(read) {
    read.assertOrder('startOn', 'contractOn');
    read.assertOrder('startOn', 'endOn');
    const wage = read.money('monthlyWage');
    const startOn = read.date('startOn');
    const stop = read.date('contractOn');
    const last = read.date('endOn');
    const worked = read.number('serviceMonths');
    const dated = startOn !== null && (stop !== null || last !== null);
    if (wage === null || (!dated && worked === null)) {
      return {
        basis: BASIS,
        missing: [
          ...(wage === null
            ? [
                {
                  field: 'monthlyWage',
                  question: { zh: '月工资是多少元？', en: 'What is the monthly wage?' },
                  why: { zh: '双倍工资以月工资为标准', en: 'The doubled wage follows it' },
                },
              ]
            : []),
          ...(dated || worked !== null
            ? []
            : [
                {
                  field: read.date('startOn') ? 'endOn' : 'startOn',
                  question: read.date('startOn')
                    ? {
                        zh: '哪一天补签合同或者离职？',
                        en: 'When was the contract made or the work ended?',
                      }
                    : {
                        zh: '哪一天入职？哪一天补签合同或者离职？',
                        en: 'When did the work begin, and when was the contract made or the work ended?',
                      },
                  why: {
                    zh: '双倍工资从用工满一个月的次日起算，最多十一个月',
                    en: 'It runs from the second month for eleven months at most',
                  },
                },
              ]),
        ],
      };
    }
    const lines: CalculationLine[] = [];
    let months: number;
    let total = 0n;
    let partial = false;
    if (dated) {
      const from = addMonths(startOn, 1);
      const ends = [
        addDays(addMonths(startOn, 12), -1),
        ...(last ? [last] : []),
        ...(stop ? [addDays(stop, -1)] : []),
      ];
      const until = ends.sort()[0] ?? from;
      const span = monthsBetween(from, addDays(until, 1));
      months = Math.min(MOST_MONTHS, span.months);
      if (until >= from) {
        lines.push({
          label: { zh: '双倍工资期间', en: 'Time of the doubled wage' },
          formula: { zh: `${from} 至 ${until}`, en: `${from} to ${until}` },
          value: months,
          unit: 'month',
        });
      }
      const rest = addMonths(from, months);
      if (until >= rest) {
        partial = true;
        const workdays = countWorkdays(rest, until, readCalendar(read));
        const amount = multiply(wage, { numerator: BigInt(workdays * 100), denominator: 2175n });
        total += amount;
        const formula = `${formatYuan(wage)} ÷ 21.75 × ${workdays}`;
        lines.push({
          label: {
            zh: `不满一个月的部分（${rest} 至 ${until}，工作日 ${workdays} 天）`,
            en: `Part of a month (${rest} to ${until}, ${workdays} working days)`,
          },
          formula: { zh: formula, en: formula },
          value: yuanFromFen(amount),
          unit: 'yuan',
        });
      }
    } else {
      months = Math.min(MOST_MONTHS, Math.max(0, (worked ?? 0) - 1));
    }
    const whole = wage * BigInt(months);
    lines.push({
      label: { zh: '另行支付的一倍工资', en: 'The second wage' },
      formula: { zh: `${formatYuan(wage)} × ${months} 个月`, en: `${formatYuan(wage)} × ${months} months` },
      value: yuanFromFen(whole),
      unit: 'yuan',
    });
    const barred = Math.min(months, read.number('barredMonths') ?? 0);
    const sum = yuanFromFen(whole + total);
    if (barred > 0) {
      const formula = {
        zh: `${formatYuan(wage)} × ${months - barred} 个月`,
        en: `${formatYuan(wage)} × ${months - barred} months`,
      };
      lines.push({
        label: {
          zh: `时效按月起算的地方（前 ${barred} 个月可能已过一年）`,
          en: `Where limitation runs from each month (the first ${barred} may be barred)`,
        },
        formula,
        value: yuanFromFen(wage * BigInt(months - barred) + total),
        unit: 'yuan',
      });
    }
    return {
      amount: barred > 0 ? { min: yuanFromFen(wage * BigInt(months - barred) + total), max: sum } : sum,
      lines,
      basis: [
        ...BASIS,
        ...(barred > 0 ? [{ law: LAWS.labourDispute, article: '27', paragraph: 1 }] : []),
        ...(partial ? [{ law: LAWS.labourDisputeInterpretation2, article: '6' }] : []),
      ],
      notes: NOTES,
      assumptions: [
        {
          zh: '自用工之日起没有签订书面劳动合同，且各月工资相同',
          en: 'There was no written contract from the first day, and the wage was the same each month',
        },
        ...(barred > 0
          ? [
              {
                zh: '仲裁时效一年，从哪天起算各地不一；只知道干了多久的，按干到现在算',
                en: 'Limitation is a year and courts differ on when it starts; where only a length is known, the work is taken to have lasted until now',
              },
            ]
          : []),
        ...(partial
          ? [
              {
                zh: '不满一个月的部分按周一至周五的工作日计算，日工资为月工资除以21.75',
                en: 'Part of a month is counted by working days, a day’s wage being the monthly wage over 21.75',
              },
            ]
          : []),
      ],
    };
  },
});
