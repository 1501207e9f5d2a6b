import { type Fen, formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import { type Calculator, yuanLine } from './calculation.ts';
import { flagField, lengthField, moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const OWED = [{ law: LAWS.civilCode, article: '944', paragraph: 1 }];
const PREPAID = [{ law: LAWS.propertyServiceInterpretation, article: '3' }];

/** Fees of property management: owed for months (民法典 §944), or prepaid for months without service (物业服务解释 §3). */
export const propertyFee: Calculator = defineCalculator({
  id: 'property-fee',
  name: { zh: '物业费', en: 'Property management fee' },
  description: { zh: '欠的本金，或者应退的预收部分', en: 'What is owed, or prepaid and to be returned' },
  fields: [
    moneyField('monthly', '每月物业费', 'Fee a month'),
    { name: 'area', kind: 'number', required: false, label: { zh: '面积（平方米）', en: 'Area (m²)' } },
    moneyField('perSquareMetre', '每平方米每月', 'Fee for a square metre a month'),
    lengthField('months', '月数', 'Months', 'months'),
    flagField('prepaid', '是预交后没有服务的', 'It was prepaid and not served'),
  ],
  compute(read) {
    const [area, rate, months] = [read.number('area'), read.money('perSquareMetre'), read.number('months')];
    const isPrepaid = read.flag('prepaid') ?? false;
    const basis = isPrepaid ? PREPAID : OWED;
    const ofArea: Fen | null = area !== null && rate !== null ? multiply(rate, ratio(area)) : null;
    const monthly = read.money('monthly') ?? ofArea;
    if (monthly === null || months === null)
      return {
        basis,
        missing: [
          {
            field: 'monthly',
            question: {
              zh: '每月物业费多少元（面积和单价），一共几个月？',
              en: 'How much is the fee a month, and for how many months?',
            },
            why: { zh: '按月数算', en: 'It is counted by months' },
          },
        ],
      };
    const due = multiply(monthly, ratio(months));
    const label = isPrepaid
      ? { zh: '应退的预收物业费', en: 'Prepaid fee to be returned' }
      : { zh: '欠的物业费本金', en: 'Fee owed, without penalty' };
    return {
      amount: yuanFromFen(due),
      amountOf: label,
      lines: [
        ...(ofArea === null || rate === null
          ? []
          : [yuanLine({ zh: '每月物业费', en: 'Fee a month' }, `${formatYuan(rate)} × ${area}`, ofArea)]),
        yuanLine(label, `${formatYuan(monthly)} × ${months}`, due),
      ],
      basis,
      assumptions: [
        isPrepaid
          ? { zh: '这几个月原物业已经不再服务', en: 'The former manager gave no service in these months' }
          : {
              zh: '合同有约定这个单价，物业照常服务；滞纳金另算，过高的可以请求减少',
              en: 'That price was agreed and service given; a penalty comes on top and may be reduced',
            },
      ],
    };
  },
});
