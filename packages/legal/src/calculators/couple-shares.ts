import { formatYuan, multiply, ratio, yuanFromFen } from '../figures/money.ts';
import { type Bilingual, type Calculator, yuanLine } from './calculation.ts';
import { lengthField, moneyField } from './calculator-fields.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const HALF = { numerator: 1n, denominator: 2n };

/** A single payment on leaving the forces: years of marriage times its yearly part up to seventy (婚姻家庭编解释（一） §71). */
export const soldierPayment: Calculator = defineCalculator({
  id: 'soldier-payment',
  name: { zh: '军人复员费、自主择业费的分割', en: 'A soldier’s leaving payment at divorce' },
  description: {
    zh: '总额÷（70−入伍年龄）×婚姻年数，是夫妻共同财产',
    en: 'Sum ÷ (70 − age on joining) × years of marriage is joint',
  },
  fields: [
    moneyField('payment', '一次性费用总额', 'The payment'),
    lengthField('ageJoined', '入伍时的年龄', 'Age on joining', 'years'),
    lengthField('yearsMarried', '婚姻存续年数', 'Years of marriage', 'years'),
  ],
  compute(read) {
    const payment = read.money('payment');
    const [age, years] = [read.number('ageJoined'), read.number('yearsMarried')];
    const basis = [{ law: LAWS.marriageInterpretation, article: '71' }];
    if (payment === null || age === null || years === null || age >= 70)
      return {
        basis,
        missing: [
          {
            field: 'payment',
            question: {
              zh: '一次性费用多少元，几岁入伍，结婚多少年？',
              en: 'How much was paid, at what age did service begin, and how many years did the marriage last?',
            },
            why: { zh: '按婚姻年数折算', en: 'It is counted by years of marriage' },
          },
        ],
      };
    const span = ratio(70 - age);
    const joint = multiply(payment, ratio(years), {
      numerator: span.denominator,
      denominator: span.numerator,
    });
    const half = multiply(joint, HALF);
    return {
      amount: yuanFromFen(half),
      amountOf: { zh: '配偶一般可分', en: 'the spouse’s usual half' },
      lines: [
        yuanLine(
          { zh: '其中的夫妻共同财产', en: 'Joint property in it' },
          `${formatYuan(payment)} ÷ (70 − ${age}) × ${years}`,
          joint,
        ),
        yuanLine(
          { zh: '配偶一般可分一半', en: 'The spouse’s usual half' },
          `${formatYuan(joint)} × 1/2`,
          half,
        ),
      ],
      basis,
      assumptions: [
        {
          zh: '共同部分各半，没有别的约定',
          en: 'The joint part is shared by halves, nothing else was agreed',
        },
      ],
    };
  },
});

/** What was bought together without being married: by what each paid (婚姻家庭编解释（二） §4). */
export const cohabitationShare: Calculator = defineCalculator({
  id: 'cohabitation-share',
  name: { zh: '同居期间共同出资的财产', en: 'Things bought together without marriage' },
  description: { zh: '以各自出资比例为基础', en: 'By what each paid' },
  fields: [
    moneyField('mine', '我出的钱', 'What I paid'),
    moneyField('theirs', '对方出的钱', 'What the other paid'),
    moneyField('value', '现在的价值', 'Its value now'),
  ],
  compute(read) {
    const [mine, theirs, value] = [read.money('mine'), read.money('theirs'), read.money('value')];
    const basis = [{ law: LAWS.marriageInterpretation2, article: '4' }];
    if (mine === null || theirs === null || mine + theirs === 0n)
      return {
        basis,
        missing: [
          {
            field: 'mine',
            question: {
              zh: '买的时候两个人各出了多少元，现在值多少元？',
              en: 'How much did each pay, and what is it worth now?',
            },
            why: { zh: '以出资比例为基础', en: 'It is shared by what each paid' },
          },
        ],
      };
    const worth = value ?? mine + theirs;
    const share = multiply(worth, { numerator: mine, denominator: mine + theirs });
    const other = worth - share;
    const of = (part: bigint) => `${formatYuan(worth)} × ${formatYuan(part)} ÷ ${formatYuan(mine + theirs)}`;
    return {
      amount: yuanFromFen(share),
      amountOf: { zh: '你那份', en: 'your part' },
      lines: [
        yuanLine({ zh: '你那份（按出资比例）', en: 'Your part, by what was paid' }, of(mine), share),
        yuanLine({ zh: '对方那份', en: 'The other’s part' }, of(theirs), other),
      ],
      basis,
      assumptions: [
        {
          zh: '双方都没有配偶，没有另外约定；有共同子女、贡献大小不同的可以调整，各自的工资存款归各自',
          en: 'Neither is married and nothing else was agreed; children and contribution may change it, and each keeps their own pay',
        },
      ],
    };
  },
});

const HIDDEN: Bilingual = {
  zh: '是夫妻共同财产；隐藏、转移的一方可以少分或者不分，最多全部归你',
  en: 'It was joint property; whoever hid it may get less or nothing, so up to all of it is yours',
};

/** Joint money that one of a couple hid or moved: at least half of it, up to all (民法典 §1092). */
export const hiddenMoney: Calculator = defineCalculator({
  id: 'hidden-money',
  name: { zh: '被隐藏、转移的夫妻共同财产', en: 'Joint property that was hidden' },
  description: {
    zh: '至少一半，对方可以少分或者不分',
    en: 'At least half; the other may get less or nothing',
  },
  fields: [moneyField('amount', '隐藏、转移的金额', 'What was hidden')],
  compute(read) {
    const amount = read.money('amount');
    const basis = [{ law: LAWS.civilCode, article: '1092' }];
    if (amount === null)
      return {
        basis,
        missing: [
          {
            field: 'amount',
            question: { zh: '隐藏、转移了多少元？', en: 'How much was hidden or moved?' },
            why: { zh: '按这个数再分', en: 'It is shared anew' },
          },
        ],
      };
    const half = multiply(amount, HALF);
    return {
      amount: { min: yuanFromFen(half), max: yuanFromFen(amount) },
      lines: [
        yuanLine({ zh: '平分的一半', en: 'Half of it' }, `${formatYuan(amount)} × 1/2`, half),
        yuanLine(
          { zh: '对方不分时', en: 'Where the other gets nothing' },
          `${formatYuan(amount)} × 1`,
          amount,
        ),
      ],
      basis,
      assumptions: [HIDDEN],
    };
  },
});

/** A home bought before the marriage and paid off together: half of the payments with their part of the rise (婚姻家庭编解释（一） §78). */
export const mortgageShare: Calculator = defineCalculator({
  id: 'mortgage-share',
  name: { zh: '婚前买房、婚后共同还贷的补偿', en: 'Payments on the other’s home' },
  description: {
    zh: '共同还贷÷购房款×现值÷2',
    en: 'Joint payments ÷ price × present value ÷ 2',
  },
  fields: [
    moneyField('repaid', '婚后共同还贷', 'Paid off together'),
    moneyField('price', '买房总价', 'Price of the home'),
    moneyField('value', '现在的价值', 'Its value now'),
  ],
  compute(read) {
    const [repaid, price, value] = [read.money('repaid'), read.money('price'), read.money('value')];
    const basis = [{ law: LAWS.marriageInterpretation, article: '78', paragraph: 2 }];
    if (repaid === null || price === null || value === null || price === 0n)
      return {
        basis,
        missing: [
          {
            field: 'repaid',
            question: {
              zh: '婚后一共还了多少贷款，买的时候多少元，现在值多少元？',
              en: 'How much was paid off in the marriage, what did the home cost, and what is it worth now?',
            },
            why: { zh: '补偿共同还贷和相应的增值', en: 'Payments and their part of the rise are shared' },
          },
        ],
      };
    const part = multiply(repaid, { numerator: value, denominator: price });
    const half = multiply(part, HALF);
    return {
      amount: yuanFromFen(half),
      amountOf: { zh: '给另一方的补偿', en: 'the payment to the other' },
      lines: [
        yuanLine(
          { zh: '共同还贷和相应的增值', en: 'Payments with their part of the rise' },
          `${formatYuan(repaid)} × ${formatYuan(value)} ÷ ${formatYuan(price)}`,
          part,
        ),
        yuanLine({ zh: '另一方的一半', en: 'The other’s half' }, `${formatYuan(part)} × 1/2`, half),
      ],
      basis,
      assumptions: [
        {
          zh: '按法院常用的算法，购房成本只算房价、没加利息税费；房子归登记的一方',
          en: 'The usual reckoning of courts, the cost being the price without interest and taxes; the home goes to whoever is registered',
        },
      ],
    };
  },
});
