import { type Fen, formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import { type CalculationLine, type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS: LegalBasis[] = [
  { law: LAWS.labourLaw, article: '44' },
  { law: LAWS.labourContract, article: '31' },
  { law: LAWS.wagePayment, article: '13' },
];

/** 21.75 paid days a month × 8 hours (人社部发〔2025〕2号; the same figure since 劳社部发〔2008〕3号). */
const HOURS_A_MONTH = 174n;

const KINDS = [
  {
    field: 'workdayHours',
    percent: 150n,
    label: { zh: '工作日延长工作时间', en: 'Longer hours on a working day' },
  },
  {
    field: 'restDayHours',
    percent: 200n,
    label: { zh: '休息日加班（未补休）', en: 'Work on a rest day (no day off instead)' },
  },
  { field: 'holidayHours', percent: 300n, label: { zh: '法定休假日加班', en: 'Work on a public holiday' } },
] as const;

const PART = {
  amountOf: { zh: '说清小时数的几项', en: 'what its hours are known of' },
  leftOut: [{ zh: '没说清小时数的加班', en: 'overtime whose hours are not known' }],
};
const HOURS = { zh: '小时', en: 'hours' };

/** Overtime pay under standard hours: 劳动法 §44 (150, 200, 300 %), 工资支付暂行规定 §13. */
export const overtimePay: Calculator = defineCalculator({
  id: 'overtime-pay',
  name: { zh: '加班费', en: 'Overtime pay' },
  description: {
    zh: '标准工时制下工作日、休息日、法定休假日的加班费',
    en: 'Overtime on working days, rest days and public holidays',
  },
  fields: [
    {
      name: 'monthlyWage',
      kind: 'money',
      required: false,
      label: { zh: '月工资（计算加班费的基数）', en: 'Monthly wage, as the base' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'hourlyWage',
      kind: 'money',
      required: false,
      label: { zh: '小时工资（有约定时）', en: 'Hourly wage, where agreed' },
      unit: { zh: '元', en: 'yuan' },
    },
    { name: 'workdayHours', kind: 'number', required: false, label: KINDS[0].label, unit: HOURS },
    {
      name: 'restDayHours',
      kind: 'number',
      required: false,
      label: KINDS[1].label,
      help: { zh: '已安排补休的不填', en: 'Not the hours made up by a day off' },
      unit: HOURS,
    },
    { name: 'holidayHours', kind: 'number', required: false, label: KINDS[2].label, unit: HOURS },
    {
      name: 'paid',
      kind: 'money',
      required: false,
      label: { zh: '已经发的加班费', en: 'Overtime pay received' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'moreHours',
      kind: 'boolean',
      required: false,
      label: { zh: '还有没说清小时数的加班', en: 'There is more overtime, its hours not known' },
    },
  ],
  compute(read) {
    const monthly = read.money('monthlyWage');
    const hourly = read.money('hourlyWage');
    const wage = hourly ?? monthly;
    const worked = KINDS.filter(({ field }) => (read.number(field) ?? 0) > 0);
    const rule = KINDS.map(
      ({ label, percent }): CalculationLine => ({
        label,
        formula: { zh: `不低于工资的 ${percent}%`, en: `At least ${percent}% of the wage` },
        value: Number(percent),
        unit: 'percent',
      }),
    );
    if (wage === null || worked.length === 0) {
      return {
        basis: BASIS,
        lines: rule,
        missing: [
          ...(wage === null
            ? [
                {
                  field: 'monthlyWage',
                  question: {
                    zh: '计算加班费的月工资（或者小时工资）是多少元？',
                    en: 'What is the monthly (or hourly) wage?',
                  },
                  why: { zh: '加班费以本人小时工资为基数', en: 'Overtime follows the hourly wage' },
                },
              ]
            : []),
          ...(worked.length === 0
            ? [
                {
                  field: 'workdayHours',
                  question: {
                    zh: '工作日、休息日、法定休假日各加班多少小时？',
                    en: 'How many hours on working days, rest days and holidays?',
                  },
                  why: { zh: '三种加班的标准不同', en: 'The three have different rates' },
                },
              ]
            : []),
        ],
      };
    }
    const hours = hourly === null ? HOURS_A_MONTH : 1n;
    const unit = { numerator: 1n, denominator: hours };
    let total: Fen = 0n;
    const parts: Fen[] = [];
    const lines: CalculationLine[] = [];
    if (hourly === null) {
      const formula = `${formatYuan(wage)} ÷ 21.75 ÷ 8`;
      lines.push({
        label: { zh: '小时工资', en: 'Hourly wage' },
        formula: { zh: formula, en: formula },
        value: yuanFromFen(multiply(wage, unit)),
        unit: 'yuan',
      });
    }
    for (const { field, percent, label } of worked) {
      const count = read.number(field) ?? 0;
      const amount = multiply(wage, unit, ratio(count), { numerator: percent, denominator: 100n });
      total += amount;
      parts.push(amount);
      const formula =
        hourly === null
          ? `${formatYuan(wage)} ÷ 174 × ${count} × ${percent}%`
          : `${formatYuan(wage)} × ${count} × ${percent}%`;
      lines.push({ label, formula: { zh: formula, en: formula }, value: yuanFromFen(amount), unit: 'yuan' });
    }
    const paid = read.money('paid') ?? 0n;
    const isPartPaid = paid > 0n && paid < total;
    if (isPartPaid) {
      lines.push(
        yuanLine({ zh: '加班费合计', en: 'Overtime pay in all' }, parts.map(formatYuan).join(' + '), total),
      );
      lines.push(
        yuanLine(
          { zh: '扣除已发的还差', en: 'Still due after what was paid' },
          `${formatYuan(total)} − ${formatYuan(paid)}`,
          total - paid,
        ),
      );
    }
    return {
      amount: yuanFromFen(isPartPaid ? total - paid : total),
      ...(isPartPaid ? { amountOf: { zh: '还差的加班费', en: 'the overtime pay still due' } } : {}),
      ...(read.flag('moreHours') ? PART : {}),
      lines,
      basis: BASIS,
      notes: [
        {
          zh: '休息日加班后安排补休的，可以不支付200%；法定休假日加班不能用补休代替。法定休假日的300%在当月正常工资之外支付。',
          en: 'A day off may replace the 200% of a rest day, never the 300% of a public holiday, which comes on top of the monthly wage.',
        },
        {
          zh: '实行不定时工时制的不适用；综合计算工时制超过法定工时的部分按150%计算，法定休假日按300%（《工资支付暂行规定》第十三条）。',
          en: 'Not for flexible hours; under comprehensive hours the excess is paid at 150% (Interim Provisions, article 13).',
        },
        {
          zh: '主张加班费的，应当就加班事实举证；证据由单位掌握而不提供的，由单位承担不利后果（《最高人民法院关于审理劳动争议案件适用法律问题的解释（一）》第四十二条）。',
          en: 'Who claims overtime proves it; an employer who withholds the evidence bears the consequence (interpretation I, article 42).',
        },
      ],
      assumptions: [
        {
          zh: '标准工时制；月计薪天数21.75天，每天8小时',
          en: 'Standard hours: 21.75 paid days a month, 8 hours a day',
        },
      ],
    };
  },
});
