import { formatYuan, yuanFromFen } from '../figures/money.ts';
import type { CalculationLine, Calculator, LegalBasis } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

const BASIS: LegalBasis[] = [{ law: LAWS.workInjury, article: '39', paragraph: 1 }];
const YUAN = { zh: '元', en: 'yuan' };

/** What the family of somebody killed at work gets at once: 工伤保险条例 §39 ¶1. */
export const workDeath: Calculator = defineCalculator({
  id: 'work-death',
  name: { zh: '一次性工亡补助金和丧葬补助金', en: 'Death at work: lump sums' },
  description: {
    zh: '全国城镇居民人均可支配收入的20倍；丧葬补助金为6个月的统筹地区职工月平均工资',
    en: 'Twenty times the national urban disposable income per head; six months of the local average wage for the funeral',
  },
  fields: [
    {
      name: 'nationalIncome',
      kind: 'money',
      required: true,
      label: {
        zh: '上一年度全国城镇居民人均可支配收入',
        en: 'National urban disposable income per head, last year',
      },
      unit: YUAN,
    },
    {
      name: 'localAverageWage',
      kind: 'money',
      required: false,
      label: { zh: '统筹地区上年度职工月平均工资', en: 'Local average monthly wage, last year' },
      unit: YUAN,
    },
  ],
  compute(read) {
    const income = read.money('nationalIncome');
    const wage = read.money('localAverageWage');
    const times: CalculationLine = {
      label: { zh: '一次性工亡补助金', en: 'Lump sum for a death at work' },
      formula: {
        zh: '上一年度全国城镇居民人均可支配收入 × 20',
        en: 'last year’s national urban disposable income per head × 20',
      },
      value: 20,
      unit: 'times',
    };
    if (income === null)
      return {
        basis: BASIS,
        lines: [times],
        missing: [
          {
            field: 'nationalIncome',
            question: {
              zh: '上一年度全国城镇居民人均可支配收入是多少元（国家统计局公布）？',
              en: 'What was last year’s national urban disposable income per head (National Bureau of Statistics)?',
            },
            why: { zh: '补助金是它的20倍', en: 'The lump sum is twenty times that' },
          },
        ],
      };
    const lines: CalculationLine[] = [
      {
        ...times,
        formula: { zh: `${formatYuan(income)} × 20`, en: `${formatYuan(income)} × 20` },
        value: yuanFromFen(income * 20n),
        unit: 'yuan',
      },
    ];
    const funeral = (wage ?? 0n) * 6n;
    if (wage !== null)
      lines.push({
        label: { zh: '丧葬补助金', en: 'Funeral grant' },
        formula: { zh: `${formatYuan(wage)} × 6`, en: `${formatYuan(wage)} × 6` },
        value: yuanFromFen(funeral),
        unit: 'yuan',
      });
    return {
      amount: yuanFromFen(income * 20n + funeral),
      amountOf:
        wage === null
          ? { zh: '一次性工亡补助金这一项', en: 'the lump sum for a death at work alone' }
          : { zh: '一次性工亡补助金和丧葬补助金这两项', en: 'the lump sum and the funeral grant' },
      leftOut: [
        ...(wage === null ? [{ zh: '丧葬补助金', en: 'the funeral grant' }] : []),
        { zh: '供养亲属抚恤金', en: 'pensions for dependants' },
      ],
      lines,
      basis: BASIS,
      assumptions: [
        { zh: '已认定或者应当认定为工伤（工亡）', en: 'The death counts as a work injury' },
        ...(wage === null
          ? [
              {
                zh: '丧葬补助金（6个月的统筹地区职工月平均工资）和供养亲属抚恤金另算',
                en: 'The funeral grant (six months of the local average wage) and pensions for dependants come on top',
              },
            ]
          : []),
      ],
    };
  },
});
