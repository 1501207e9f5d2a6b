import { formatYuan, multiply, yuanFromFen } from '../figures/money.ts';
import { type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { InputProblem } from './read-inputs.ts';

const BASIS: LegalBasis[] = [
  { law: LAWS.labourContract, article: '22', paragraph: 2 },
  { law: LAWS.labourContractRegulations, article: '16' },
];
const MONTHS = { zh: '个月', en: 'months' };

/** The most somebody owes who leaves within an agreed time of service: the share of the training costs not yet served, 劳动合同法 §22 ¶2. */
export const trainingCosts: Calculator = defineCalculator({
  id: 'training-costs',
  name: { zh: '服务期违约金上限（培训费）', en: 'Training costs owed on leaving' },
  description: {
    zh: '服务期没做满时最多要付的培训费',
    en: 'The most that is owed of training costs when the agreed time is not served',
  },
  fields: [
    {
      name: 'trainingFee',
      kind: 'money',
      required: true,
      label: { zh: '单位实际付的培训费（有凭证）', en: 'Training costs the employer paid, with vouchers' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'agreedMonths',
      kind: 'number',
      required: true,
      label: { zh: '约定的服务期', en: 'Time of service agreed' },
      unit: MONTHS,
    },
    {
      name: 'servedMonths',
      kind: 'number',
      required: true,
      label: { zh: '已经服务', en: 'Time served' },
      unit: MONTHS,
    },
  ],
  compute(read) {
    const fee = read.money('trainingFee');
    const agreed = read.number('agreedMonths');
    const served = read.number('servedMonths');
    if (fee === null || agreed === null || agreed === 0 || served === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'agreedMonths',
            question: {
              zh: '单位付了多少培训费、约定服务多久、已经做了多久？',
              en: 'What did the training cost, for how long was service agreed, and how long was served?',
            },
            why: { zh: '只按没做满的部分分摊', en: 'Only the share not served is owed' },
          },
        ],
      };
    if (served > agreed)
      throw new InputProblem('servedMonths', { zh: '服务期已经做满', en: 'The time agreed was served' });
    const due = multiply(fee, {
      numerator: BigInt(Math.round((agreed - served) * 100)),
      denominator: BigInt(Math.round(agreed * 100)),
    });
    return {
      amount: yuanFromFen(due),
      amountOf: { zh: '最多要付的培训费', en: 'the most you would owe of the training costs' },
      lines: [
        yuanLine(
          { zh: '没做满部分分摊的培训费', en: 'Share of the costs not served' },
          `${formatYuan(fee)} × (${agreed} − ${served}) ÷ ${agreed}`,
          due,
        ),
      ],
      basis: BASIS,
      assumptions: [
        {
          zh: '确是专项技术培训、约定了服务期，单位有付款凭证；普通岗前培训不用付',
          en: 'It was special technical training with an agreed time of service and vouchers; ordinary induction costs nothing',
        },
        { zh: '离职不是因为单位有过错', en: 'You did not leave for a fault of the employer' },
      ],
    };
  },
});
