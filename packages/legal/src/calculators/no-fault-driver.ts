import { formatYuan, multiply, percent, yuanFromFen } from '../figures/money.ts';
import { type Calculator, yuanLine } from './calculation.ts';
import { moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS = [{ law: LAWS.trafficSafety, article: '76', paragraph: 1, item: 2 }];
/** A driver without fault bears no more of it. */
const MOST_PERCENT = 10;

/** What a driver without fault pays at most to people on foot or bicycles: 道路交通安全法 §76 (1) (二). */
export const noFaultDriver: Calculator = defineCalculator({
  id: 'no-fault-driver',
  name: { zh: '机动车无过错时的赔偿上限', en: 'Most a driver without fault pays' },
  description: {
    zh: '行人、非机动车超出交强险的损失，机动车没有过错的不超过百分之十',
    en: 'No more than ten per cent of what people on foot or bicycles lost beyond compulsory insurance',
  },
  fields: [moneyField('loss', '对方超出交强险的损失', 'Loss of the other side beyond compulsory insurance')],
  compute(read) {
    const loss = read.money('loss');
    if (loss === null)
      return {
        basis: BASIS,
        missing: [
          {
            field: 'loss',
            question: {
              zh: '对方超出交强险的损失一共多少元？',
              en: 'How much did the other side lose beyond compulsory insurance?',
            },
            why: { zh: '上限按这部分损失算', en: 'The most is a share of it' },
          },
        ],
      };
    const most = multiply(loss, percent(MOST_PERCENT));
    const label = { zh: '最多要承担的', en: 'the most to be borne' };
    return {
      amount: yuanFromFen(most),
      amountOf: label,
      lines: [yuanLine(label, `${formatYuan(loss)} × ${MOST_PERCENT}%`, most)],
      basis: BASIS,
      assumptions: [
        {
          zh: '交通事故认定或者法院认定机动车一方没有过错，对方是行人或者非机动车，不是故意碰撞',
          en: 'The driver was found without fault; the other was on foot or bicycle and did not run into the vehicle on purpose',
        },
      ],
    };
  },
});
