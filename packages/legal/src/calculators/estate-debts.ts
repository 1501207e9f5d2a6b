import { smallerFen, yuanFromFen } from '../figures/money.ts';
import type { Calculator } from './calculation.ts';
import { moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS = [
  { law: LAWS.civilCode, article: '1161', paragraph: 1 },
  { law: LAWS.civilCode, article: '1161', paragraph: 2 },
];

/** What heirs pay of the debts of the dead: up to what they get, nothing where they decline (民法典 §1161). */
export const estateDebts: Calculator = defineCalculator({
  id: 'estate-debts',
  name: { zh: '替去世的人还债的上限', en: 'What heirs pay of debts' },
  description: {
    zh: '以所得遗产的实际价值为限，放弃继承的可以不还',
    en: 'Up to the value of what is inherited; nothing where one declines',
  },
  fields: [
    moneyField('estate', '所得遗产的实际价值', 'Value of what is inherited'),
    moneyField('debt', '去世的人欠的债', 'Debts of the deceased'),
  ],
  compute(read) {
    const [estate, debt] = [read.money('estate'), read.money('debt')];
    if (estate === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'estate',
            question: { zh: '得到的遗产实际值多少元？', en: 'How much is what was inherited worth?' },
            why: { zh: '只在这个数以内还债', en: 'Debts are paid up to that value' },
          },
        ],
      };
    if (estate === 0n)
      return {
        amount: 0,
        amountOf: { zh: '没有得到遗产的人要还的', en: 'What somebody pays who inherits nothing' },
        lines: [
          {
            label: { zh: '没有得到遗产的，要还', en: 'Who inherits nothing pays' },
            formula: { zh: '以所得遗产为限，所得是 0', en: 'up to what is inherited, which is nothing' },
            value: 0,
            unit: 'yuan',
          },
        ],
        basis: BASIS,
        assumptions: [
          {
            zh: '你没有分到遗产，也没有共同签字或者担保；先由分到遗产的人在各自所得里还',
            en: 'You got nothing of the estate and neither signed nor guaranteed the debt; those who inherit pay, each within what they got',
          },
        ],
      };
    const most = debt === null ? estate : smallerFen(estate, debt);
    const formula =
      debt === null || debt >= estate
        ? { zh: '所得遗产的价值', en: 'the value inherited' }
        : { zh: '债务没有超过遗产', en: 'the debts are below it' };
    return {
      amount: yuanFromFen(most),
      amountOf: { zh: '继承人在所得遗产里还债的上限', en: 'The most heirs pay, out of what they inherit' },
      lines: [
        {
          label: { zh: '接受继承的，最多还', en: 'At most, where the heirs accept' },
          formula,
          value: yuanFromFen(most),
          unit: 'yuan',
        },
      ],
      basis: BASIS,
      assumptions: [
        {
          zh: '遗产只有说到的这些，没有共同签字或者担保；书面放弃继承的可以不还，但遗产要交出来还债',
          en: 'Nothing else was left and no heir signed or guaranteed the debt; who declines in writing pays nothing and leaves the estate to the creditors',
        },
      ],
    };
  },
});
