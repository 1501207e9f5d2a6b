import { type Fen, formatYuan, multiply, percent, ratio, yuanFromFen } from '../figures/money.ts';
import type { Bilingual, CalculationLine, Calculator, CalculatorField, LegalBasis } from './calculation.ts';
import { yuanLine } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { COSTS, compensatedYears, MORAL_DAMAGES } from './personal-injury.ts';

const rule = (article: string): LegalBasis => ({ law: LAWS.personalInjury, article });
const BASIS = [rule('16'), rule('17')];
const ADULT = 18;
/** What another calculator counts. */
export const FOR_HARM: Bilingual = {
  zh: '残疾（死亡）赔偿金',
  en: 'compensation for the disability or death',
};
const ages = (name: string, zh: string, en: string): CalculatorField[] => [
  { name, kind: 'count', required: false, label: { zh: `${zh}年龄`, en: `${en}: age` } },
  {
    name: `${name}Supporters`,
    kind: 'count',
    required: false,
    label: { zh: `${zh}由几个人扶养`, en: `${en}: supported by how many` },
  },
];

/** Support of those whom somebody disabled or killed kept: 人身损害赔偿解释 §16, §17. */
export const dependantsSupport: Calculator = defineCalculator({
  id: 'dependants-support',
  name: { zh: '被扶养人生活费', en: 'Support of dependants' },
  description: {
    zh: '未成年子女和没有收入的老人的生活费',
    en: 'For children under 18 and parents without income',
  },
  fields: [
    {
      name: 'consumption',
      kind: 'money',
      required: true,
      label: { zh: '上一年度城镇居民人均消费支出', en: 'Urban consumption per head, last year' },
      unit: { zh: '元', en: 'yuan' },
    },
    {
      name: 'grade',
      kind: 'count',
      required: false,
      label: { zh: '伤残等级（死亡不填）', en: 'Grade (none for a death)' },
    },
    ...ages('child', '孩子', 'Child'),
    ...ages('secondChild', '第二个孩子', 'Second child'),
    ...ages('parent', '老人', 'Parent'),
    ...ages('secondParent', '第二个老人', 'Second parent'),
  ],
  compute(read) {
    const consumption = read.money('consumption');
    const grade = read.number('grade');
    const isGrade = grade !== null && grade >= 1 && grade <= 10;
    const share = isGrade ? (11 - grade) * 10 : 100;
    const people = [
      { field: 'child', zh: '孩子', en: 'Child', isChild: true },
      { field: 'secondChild', zh: '第二个孩子', en: 'Second child', isChild: true },
      { field: 'parent', zh: '老人', en: 'Parent', isChild: false },
      { field: 'secondParent', zh: '第二个老人', en: 'Second parent', isChild: false },
    ].flatMap(({ field, zh, en, isChild }) => {
      const age = read.number(field);
      if (age === null || (isChild && age >= ADULT)) return [];
      const supporters = read.number(`${field}Supporters`) ?? (isChild ? 2 : null);
      return supporters === null || supporters < 1
        ? []
        : [{ zh, en, years: isChild ? ADULT - age : compensatedYears(age), supporters }];
    });
    const isAbove = people.reduce((sum, { supporters }) => sum + 1 / supporters, 0) > 1 + 1e-9;
    if (consumption === null || people.length === 0 || isAbove || (grade !== null && !isGrade))
      return {
        basis: BASIS,
        missing: [
          {
            field: 'consumption',
            question: {
              zh: '当地上一年度城镇居民人均消费支出多少？被扶养人各多大、由几个人扶养？',
              en: 'What was urban consumption per head last year, how old are the dependants, and how many support each?',
            },
            why: {
              zh: '按年数和份额算；几个人一年加起来不超过一年的消费支出',
              en: 'It goes by years and shares, together within one year’s consumption',
            },
          },
        ],
      };
    const parts = people.map(({ zh, en, years, supporters }) => {
      const value: Fen = multiply(consumption, ratio(years), percent(share), {
        numerator: 1n,
        denominator: BigInt(supporters),
      });
      const formula = `${formatYuan(consumption)} × ${years}${share === 100 ? '' : ` × ${share}%`} × 1/${supporters}`;
      return {
        value,
        line: yuanLine(
          { zh: `被扶养人生活费（${zh}）`, en: `Support (${en.toLowerCase()})` },
          formula,
          value,
        ),
      };
    });
    const total = parts.reduce((sum, { value }) => sum + value, 0n);
    const lines: CalculationLine[] = parts.map(({ line }) => line);
    if (parts.length > 1)
      lines.push(
        yuanLine(
          { zh: '被扶养人生活费合计', en: 'Together' },
          parts.map(({ value }) => formatYuan(value)).join(' + '),
          total,
        ),
      );
    return {
      amount: yuanFromFen(total),
      amountOf: { zh: '被扶养人生活费这一项', en: 'support of dependants alone' },
      leftOut: [COSTS, FOR_HARM, MORAL_DAMAGES],
      lines,
      basis: BASIS,
      assumptions: [
        {
          zh: '老人丧失劳动能力又没有其他生活来源；孩子由父母两人扶养（另有说明的除外）；对方全责，不是全责的按责任比例减',
          en: 'A parent cannot work and has no income; a child has two parents to keep it unless told; the other side is wholly at fault',
        },
        ...(grade === null
          ? []
          : [
              {
                zh: `按${grade}级伤残${share}%算（各级的比例是审判实践）`,
                en: `${share}% for grade ${grade}, by court practice`,
              },
            ]),
      ],
    };
  },
});
