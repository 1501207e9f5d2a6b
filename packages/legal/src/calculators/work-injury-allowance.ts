import { type Fen, formatYuan, multiply, percent, yuanFromFen } from '../figures/money.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type LegalBasis,
  yuanLine,
} from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { WAGES_WHILE_TREATED } from './stop-work-pay.ts';

/** Months of the worker's own wage by grade 1–10: 工伤保险条例 §35–37, each ¶1 (一). */
const MONTHS = [27, 25, 23, 21, 18, 16, 13, 11, 9, 7];

/** Monthly pension in percent of the own wage by grade 1–6: 工伤保险条例 §35 ¶1 (二), §36 ¶1 (二). */
const PENSION = [90, 85, 80, 75, 70, 60];

const articleOf = (grade: number): LegalBasis => {
  const article = grade <= 4 ? '35' : grade <= 6 ? '36' : '37';
  return { law: LAWS.workInjury, article, paragraph: 1, item: 1 };
};

/** 本人工资: at most 300 % and at least 60 % of the local average (工伤保险条例 §64 ¶2). */
function ownWage(wage: Fen, average: Fen | null): Fen {
  if (average === null) return wage;
  const most = average * 3n;
  const least = multiply(average, percent(60));
  return wage > most ? most : wage < least ? least : wage;
}

const NOTES: Record<'first' | 'middle' | 'last', Bilingual> = {
  first: {
    zh: '一级至四级保留劳动关系、退出岗位，另由工伤保险基金按月支付伤残津贴（本人工资的90%、85%、80%、75%）。',
    en: 'Grades 1 to 4 also get a monthly pension of 90, 85, 80 or 75% of the wage.',
  },
  middle: {
    zh: '五级、六级难以安排工作的，单位按月发给伤残津贴（70%、60%）；本人提出解除的，另有一次性工伤医疗补助金和伤残就业补助金，标准由省级政府规定。',
    en: 'Grades 5 and 6: a monthly pension (70, 60%) where no work can be given; on leaving, lump sums set by the province.',
  },
  last: {
    zh: '七级至十级在合同期满或者本人提出解除时，另有一次性工伤医疗补助金和伤残就业补助金，标准由省、自治区、直辖市人民政府规定，需按当地标准计算。',
    en: 'Grades 7 to 10: on leaving, two more lump sums set by the province; compute them by the local rates.',
  },
};

/** The one-off disability allowance of a work injury. */
export const workInjuryAllowance: Calculator = defineCalculator({
  id: 'work-injury-allowance',
  name: { zh: '工伤一次性伤残补助金', en: 'Work injury: disability allowance' },
  description: { zh: '按伤残等级和本人工资计算一次性伤残补助金', en: 'The lump sum by grade and own wage' },
  fields: [
    { name: 'grade', kind: 'count', required: true, label: { zh: '伤残等级（1–10）', en: 'Grade (1–10)' } },
    {
      name: 'monthlyWage',
      kind: 'money',
      required: true,
      label: {
        zh: '本人工资（受伤前十二个月平均月缴费工资）',
        en: 'Own wage (average insured wage of twelve months)',
      },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'localAverageWage',
      kind: 'money',
      required: false,
      label: { zh: '统筹地区职工月平均工资', en: 'Local average monthly wage' },
      unit: { zh: '元', en: 'yuan' },
    },
  ],
  compute(read) {
    const grade = read.number('grade');
    const wage = read.money('monthlyWage');
    const months = grade === null ? undefined : MONTHS[grade - 1];
    const monthsLine = (value: number): CalculationLine => ({
      label: { zh: `${grade}级伤残`, en: `Grade ${grade}` },
      formula: { zh: `${value} 个月的本人工资`, en: `${value} months of the own wage` },
      value,
      unit: 'month',
    });
    const missing = [
      ...(months === undefined
        ? [
            {
              field: 'grade',
              question: {
                zh: '劳动能力鉴定为几级伤残（一级至十级）？',
                en: 'Which grade of disability was found (1 to 10)?',
              },
              why: { zh: '不同等级的月数不同', en: 'The number of months follows the grade' },
            },
          ]
        : []),
      ...(wage === null
        ? [
            {
              field: 'monthlyWage',
              question: {
                zh: '受伤前十二个月的平均月缴费工资是多少元？',
                en: 'What was the average insured monthly wage before the injury?',
              },
              why: { zh: '补助金以本人工资为基数', en: 'It is the base' },
            },
          ]
        : []),
    ];
    if (grade === null || months === undefined || wage === null) {
      const basis =
        grade !== null && months !== undefined
          ? [articleOf(grade)]
          : [articleOf(1), articleOf(5), articleOf(7)];
      return { missing, basis, lines: months === undefined ? [] : [monthsLine(months)] };
    }
    const average = read.money('localAverageWage');
    const base = ownWage(wage, average);
    const total = base * BigInt(months);
    const formula = `${formatYuan(base)} × ${months}`;
    return {
      amount: yuanFromFen(total),
      amountOf: { zh: '一次性伤残补助金这一项', en: 'the disability allowance alone' },
      leftOut: [
        { zh: '医疗费', en: 'treatment' },
        WAGES_WHILE_TREATED,
        ...(grade <= 6 ? [{ zh: '按月的伤残津贴', en: 'a monthly disability pension' }] : []),
        ...(grade >= 5
          ? [
              {
                zh: '离职时的一次性工伤医疗补助金和伤残就业补助金（各省标准）',
                en: 'the grants for treatment and for finding work when leaving (set by the province)',
              },
            ]
          : []),
      ],
      lines: [
        monthsLine(months),
        {
          label: { zh: '一次性伤残补助金', en: 'Disability allowance' },
          formula: { zh: formula, en: formula },
          value: yuanFromFen(total),
          unit: 'yuan',
        },
        ...pensionLines(grade, base),
      ],
      basis: [articleOf(grade), { law: LAWS.workInjury, article: '64', paragraph: 2 }],
      notes: [
        NOTES[grade <= 4 ? 'first' : grade <= 6 ? 'middle' : 'last'],
        {
          zh: '单位没有参加工伤保险的，由单位按同样标准支付（《工伤保险条例》第六十二条第二款）。',
          en: 'An employer without insurance pays the same itself.',
        },
      ],
      assumptions:
        average === null
          ? [
              {
                zh: '本人工资在统筹地区职工平均工资的60%至300%之间',
                en: 'The wage lies between 60% and 300% of the local average',
              },
            ]
          : [],
      asks:
        average === null
          ? [
              {
                field: 'localAverageWage',
                question: {
                  zh: '统筹地区上年度职工月平均工资是多少元？',
                  en: 'What is the local average monthly wage?',
                },
                why: {
                  zh: '高于其300%或者低于其60%的，按300%或者60%计算',
                  en: 'The base is kept within 60% and 300% of it',
                },
              },
            ]
          : [],
    };
  },
});

/** What is paid each month besides, from grade 1 to 6. */
function pensionLines(grade: number, base: Fen): CalculationLine[] {
  const share = PENSION[grade - 1];
  if (share === undefined) return [];
  const label =
    grade <= 4
      ? { zh: '另有每月伤残津贴', en: 'And a monthly disability pension' }
      : { zh: '难以安排工作时另有每月伤残津贴', en: 'And a monthly pension where no work can be given' };
  return [yuanLine(label, `${formatYuan(base)} × ${share}%`, multiply(base, percent(share)))];
}
