import { formatYuan, multiply, percent, ratio, yuanFromFen } from '../figures/money.ts';
import { type Calculator, type LegalBasis, yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS: LegalBasis[] = [{ law: LAWS.trafficDamages, article: '12' }];

/** What a vehicle that carries goods or people for pay earns less while it stands: 道交解释 §12 (三). */
export const idleVehicle: Calculator = defineCalculator({
  id: 'idle-vehicle',
  name: { zh: '营运车停运损失', en: 'A working vehicle out of use' },
  description: { zh: '每天的纯收入乘修车天数', en: 'Net income of a day by the days of repair' },
  fields: [
    {
      name: 'dailyIncome',
      kind: 'money',
      required: true,
      label: { zh: '每天的纯收入（扣掉油电、抽成）', en: 'Net income of a day' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'days',
      kind: 'count',
      required: true,
      label: { zh: '停运天数', en: 'Days out of use' },
      unit: { zh: '天', en: 'days' },
    },
    {
      name: 'otherShare',
      kind: 'percent',
      required: false,
      label: { zh: '对方的责任比例', en: 'Share of fault of the other side' },
      unit: { zh: '%', en: '%' },
    },
  ],
  compute(read) {
    const daily = read.money('dailyIncome');
    const days = read.number('days');
    if (daily === null || days === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'days',
            question: {
              zh: '每天纯收入多少，车修了几天？',
              en: 'What is the net income of a day, and how many days was it repaired?',
            },
            why: { zh: '停运损失按合理的停运天数算', en: 'It goes by the days reasonably needed' },
          },
        ],
      };
    const share = read.number('otherShare') ?? 100;
    const loss = multiply(daily, ratio(days), percent(share));
    return {
      amount: yuanFromFen(loss),
      amountOf: { zh: '停运损失', en: 'the loss of use' },
      lines: [
        yuanLine(
          { zh: '停运损失', en: 'Loss of use' },
          `${formatYuan(daily)} × ${days}${share === 100 ? '' : ` × ${share}%`}`,
          loss,
        ),
      ],
      basis: BASIS,
      assumptions: [
        {
          zh: '车依法从事客运、货运等经营（有营运手续），天数是修车合理需要的；保险合同免赔的，由责任方自己赔',
          en: 'The vehicle works lawfully for pay and the days were needed for the repair; what the policy excludes the one at fault pays',
        },
      ],
    };
  },
});
