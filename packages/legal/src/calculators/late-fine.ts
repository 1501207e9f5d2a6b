import { formatYuan, multiply, percent, ratio, smallerFen, yuanFromFen } from '../figures/money.ts';
import { type CalculationLine, type Calculator, yuanLine } from './calculation.ts';
import { moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS = [
  { law: LAWS.administrativePenalty, article: '72', paragraph: 1, item: 1 },
  { law: LAWS.administrativePenalty, article: '73', paragraph: 3 },
];
const DAILY_PERCENT = 3;

/** A fine not paid in time: 3 % of it is added a day, no more than the fine itself. 行政处罚法 §66 (2), §72 (1) (一), §73 (3). */
export const lateFine: Calculator = defineCalculator({
  id: 'late-fine',
  name: { zh: '罚款逾期加处', en: 'Addition to a late fine' },
  description: {
    zh: '到期不缴每日加处罚款的3%，不超过罚款本身',
    en: '3% of the fine a day when it is late, no more than the fine itself',
  },
  fields: [
    moneyField('fine', '罚款', 'Fine'),
    {
      name: 'daysLate',
      kind: 'count',
      required: false,
      label: { zh: '逾期天数', en: 'Days late' },
      unit: { zh: '天', en: 'days' },
    },
  ],
  compute(read) {
    const [fine, daysLate] = [read.money('fine'), read.number('daysLate')];
    if (fine === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'fine',
            question: { zh: '决定书上的罚款是多少元？', en: 'How much is the fine in the decision?' },
            why: { zh: '加处按罚款数额算', en: 'The addition is a share of it' },
          },
        ],
      };
    const reckoned = daysLate === null ? fine : multiply(fine, percent(DAILY_PERCENT), ratio(daysLate));
    const added = smallerFen(reckoned, fine);
    const addition = { zh: '加处的罚款', en: 'Addition' };
    const together = { zh: '连同原罚款一共', en: 'together with the fine' };
    const most = { zh: '连同原罚款最多一共', en: 'at most together with the fine' };
    const lines: CalculationLine[] = [
      ...(daysLate === null
        ? []
        : [yuanLine(addition, `${formatYuan(fine)} × ${DAILY_PERCENT}% × ${daysLate}`, reckoned)]),
      ...(added === fine
        ? [
            yuanLine(
              { zh: '加处不超过罚款本身', en: 'The addition is no more than the fine itself' },
              `${formatYuan(fine)} × 1`,
              added,
            ),
          ]
        : []),
      yuanLine(together, `${formatYuan(fine)} + ${formatYuan(added)}`, fine + added),
    ];
    return {
      amount: yuanFromFen(fine + added),
      amountOf: added === fine ? most : together,
      lines,
      basis: BASIS,
      assumptions: [
        {
          zh: '逾期的这些天里没有申请行政复议、也没有起诉：复议、诉讼期间不计加处罚款（《行政处罚法》第七十三条）',
          en: 'Neither reconsideration nor a suit ran in those days: while they do nothing is added (article 73)',
        },
        {
          zh: '没有批准延期或者分期缴纳：批准的，按批准的日期才算到期（《行政处罚法》第六十六条）',
          en: 'No deferral or instalments were approved: where they were, the fine is late only after the approved day (article 66)',
        },
      ],
    };
  },
});
