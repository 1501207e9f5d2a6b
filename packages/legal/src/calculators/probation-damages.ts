import { addDays, addMonths, monthsBetween } from '../figures/calendar.ts';
import { formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import { type CalculationLine, type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import type { InputReader } from './read-inputs.ts';

const LONGEST: LegalBasis = { law: LAWS.labourContract, article: '19' };
const DAMAGES: LegalBasis = { law: LAWS.labourContract, article: '83' };
const MONTHS = { zh: '个月', en: 'months' };

/** The longest probation in months by the length of the contract: 劳动合同法 §19 ¶1, ¶3. */
export function longestProbation(contractMonths: number): number {
  if (contractMonths < 3) return 0;
  if (contractMonths < 12) return 1;
  return contractMonths < 36 ? 2 : 6;
}

/** Damages for a probation longer than the law allows, as far as it was served: 劳动合同法 §83. */
export const probationDamages: Calculator = defineCalculator({
  id: 'probation-damages',
  name: { zh: '违法约定试用期赔偿金', en: 'Damages for too long a probation' },
  description: {
    zh: '试用期超过法定上限，已经履行的部分按试用期满月工资赔',
    en: 'What was served of a probation beyond the longest allowed, at the wage after probation',
  },
  fields: [
    {
      name: 'contractMonths',
      kind: 'number',
      required: true,
      label: { zh: '劳动合同期限', en: 'Length of the contract' },
      unit: MONTHS,
    },
    {
      name: 'probationMonths',
      kind: 'number',
      required: true,
      label: { zh: '试用期（含延长的）', en: 'Probation, with what it was prolonged by' },
      unit: MONTHS,
    },
    {
      name: 'monthlyWage',
      kind: 'money',
      required: true,
      label: { zh: '试用期满（转正）月工资', en: 'Monthly wage after probation' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'startOn',
      kind: 'date',
      required: false,
      label: { zh: '入职日', en: 'First day of work' },
    },
    {
      name: 'endOn',
      kind: 'date',
      required: false,
      label: { zh: '试用期结束或者离职那天', en: 'Last day of probation or of work' },
    },
  ],
  compute(read) {
    const contract = read.number('contractMonths');
    const probation = read.number('probationMonths');
    const wage = read.money('monthlyWage');
    const most = contract === null ? null : longestProbation(contract);
    const limit = most === null ? [] : limitLines(most, contract ?? 0, read.date('startOn'));
    if (most === null || probation === null || wage === null)
      return {
        basis: [LONGEST, DAMAGES],
        lines: limit,
        missing: [
          {
            field: 'probationMonths',
            question: {
              zh: '合同签几年、试用期几个月、转正工资多少元？',
              en: 'How long are the contract and the probation, and what is the wage after it?',
            },
            why: {
              zh: '超出法定试用期的部分按转正工资赔',
              en: 'What is beyond the limit is paid at that wage',
            },
          },
        ],
      };
    const served = Math.min(probation, servedMonths(read) ?? probation);
    const over = Math.max(0, served - most);
    const due = multiply(wage, ratio(over));
    return {
      amount: yuanFromFen(due),
      amountOf: {
        zh: '违法约定试用期的赔偿金',
        en: 'the damages for too long a probation',
      },
      lines: [
        ...limit,
        yuanLine(
          { zh: '超出部分的赔偿金', en: 'Damages for what is beyond it' },
          `${formatYuan(wage)} × (${served} − ${most})`,
          due,
        ),
      ],
      basis: [LONGEST, DAMAGES],
      assumptions: [
        read.has('endOn')
          ? { zh: '超出部分已经按试用期履行', en: 'What is beyond it was served as probation' }
          : {
              zh: '约定的试用期已经全部履行（没做满的只算做了的）',
              en: 'All of the probation was served (else only what was)',
            },
      ],
    };
  },
});

/** The longest probation, and its last day where the first is known. */
function limitLines(most: number, contract: number, startOn: string | null): CalculationLine[] {
  const lines: CalculationLine[] = [
    {
      label: { zh: '试用期最长', en: 'Longest probation' },
      formula: { zh: `合同期限${contract}个月`, en: `A contract of ${contract} months` },
      value: most,
      unit: 'month',
    },
  ];
  if (startOn === null || most === 0) return lines;
  return [
    ...lines,
    {
      label: { zh: '法定试用期最晚到', en: 'Last day of probation by law' },
      formula: { zh: `${startOn} 起${most}个月`, en: `${most} months from ${startOn}` },
      value: addDays(addMonths(startOn, most), -1),
      unit: 'date',
    },
  ];
}

/** Months served, part of a month by its days, where both days are known. */
function servedMonths(read: InputReader): number | null {
  read.assertOrder('startOn', 'endOn');
  const [startOn, endOn] = [read.date('startOn'), read.date('endOn')];
  if (startOn === null || endOn === null) return null;
  const { months, days } = monthsBetween(startOn, addDays(endOn, 1));
  return months + Math.round((days / 30) * 100) / 100;
}
