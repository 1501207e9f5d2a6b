import { formatYuan, multiply, percent, yuanFromFen } from '../figures/money.ts';
import { type Calculator, yuanLine } from './calculation.ts';
import { moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS = [{ law: LAWS.companyLaw, article: '210', paragraph: 4 }];

/** What a shareholder of a limited company gets of the profit that is distributed: by what was really paid in. 公司法 §210 (4). */
export const dividendShare: Calculator = defineCalculator({
  id: 'dividend-share',
  name: { zh: '按实缴比例的分红', en: 'Dividend by paid-in share' },
  description: {
    zh: '有限责任公司按股东实缴的出资比例分配利润',
    en: 'A limited company distributes profit by what each shareholder has paid in',
  },
  fields: [
    moneyField('profit', '弥补亏损、提取公积金后可以分的利润', 'Profit left for distribution'),
    {
      name: 'paidInShare',
      kind: 'percent',
      required: false,
      label: { zh: '实缴出资的比例', en: 'Share of the capital paid in' },
      unit: { zh: '%', en: '%' },
    },
  ],
  compute(read) {
    const [profit, told] = [read.money('profit'), read.number('paidInShare')];
    const share = told !== null && told <= 100 ? told : null;
    if (profit === null || share === null) {
      const why = {
        zh: '利润按实缴的出资比例分配',
        en: 'Profit is distributed by what was paid in',
      };
      return {
        basis: BASIS,
        missing: [
          ...(profit === null
            ? [
                {
                  field: 'profit',
                  question: {
                    zh: '弥补亏损、提取公积金以后，这次分配多少元？',
                    en: 'How much is distributed, losses and reserves taken off?',
                  },
                  why,
                },
              ]
            : []),
          ...(share === null
            ? [
                {
                  field: 'paidInShare',
                  question: {
                    zh: '你实缴的占全体实缴的百分之几？',
                    en: 'What share of all that was paid in is yours?',
                  },
                  why,
                },
              ]
            : []),
        ],
      };
    }
    const own = multiply(profit, percent(share));
    const label = { zh: '你可以分到', en: 'your part' };
    return {
      amount: yuanFromFen(own),
      amountOf: label,
      lines: [yuanLine(label, `${formatYuan(profit)} × ${share}%`, own)],
      basis: BASIS,
      assumptions: [
        {
          zh: '是有限责任公司，全体股东没有约定不按出资比例分配，股东会作出了分配的决议',
          en: 'It is a limited company, the shareholders did not all agree on other parts, and a meeting resolved the distribution',
        },
      ],
    };
  },
});
