import { formatYuan, multiply, percent, ratio, yuanFromFen } from '../figures/money.ts';
import type { Bilingual, CalculationLine, Calculator, CalculatorAsk, LegalBasis } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { shareOut } from './share-of-fault.ts';

const rule = (article: string): LegalBasis => ({ law: LAWS.personalInjury, article });
const YUAN = { zh: '元', en: 'yuan' };

/** What another calculator counts, by bills and time. */
export const COSTS: Bilingual = { zh: '医疗费、误工费、护理费等', en: 'treatment, lost income and care' };
/** What another calculator counts, by the ages of those who were kept. */
export const DEPENDANTS: Bilingual = { zh: '被扶养人生活费', en: 'support of dependants' };
/** What no calculator counts. */
export const MORAL_DAMAGES: Bilingual = { zh: '精神损害抚慰金', en: 'moral damages' };

/** Twenty years; one less for each year of age over 60; five from 75 (人身损害赔偿解释 §12, §15). */
export function compensatedYears(age: number): number {
  if (age >= 75) return 5;
  return age >= 60 ? 20 - (age - 60) : 20;
}

const ASKS = {
  income: {
    field: 'disposableIncome',
    question: {
      zh: '受诉法院所在地（省级）上一年度城镇居民人均可支配收入是多少元？',
      en: 'What was last year’s urban disposable income per head in the province of the court?',
    },
    why: {
      zh: '残疾赔偿金和死亡赔偿金以此为标准，每年由统计部门公布',
      en: 'It is the yearly standard, published by the statistics office',
    },
  },
  grade: {
    field: 'grade',
    question: { zh: '鉴定为几级伤残（一级至十级）？', en: 'Which grade of disability was found (1 to 10)?' },
    why: { zh: '残疾赔偿金随伤残等级变化', en: 'The compensation follows the grade' },
  },
  age: {
    field: 'age',
    question: { zh: '定残或者死亡时多少周岁？', en: 'How old was the victim?' },
    why: { zh: '六十周岁以上的年限逐年减少', en: 'From 60 on the years decrease' },
  },
  kind: {
    field: 'kind',
    question: { zh: '是造成残疾还是死亡？', en: 'Was it disability or death?' },
    why: { zh: '两种赔偿的项目不同', en: 'The items differ' },
  },
} satisfies Record<string, CalculatorAsk>;

/** What is certain without the published income: so many times that. */
function timesLine(
  kind: 'disability' | 'death',
  years: number,
  share: number,
  age: number | null,
): CalculationLine {
  const under = age === null ? { zh: '（不满60周岁）', en: ' (under 60)' } : { zh: '', en: '' };
  return {
    label:
      kind === 'death'
        ? { zh: '死亡赔偿金', en: 'Death compensation' }
        : { zh: '残疾赔偿金', en: 'Disability compensation' },
    formula: {
      zh: `上一年度城镇居民人均可支配收入 × ${years} 年${under.zh}${share === 100 ? '' : ` × ${share}%`}`,
      en: `last year’s urban disposable income per head × ${years} years${under.en}${share === 100 ? '' : ` × ${share}%`}`,
    },
    value: (years * share) / 100,
    unit: 'times',
  };
}

/** Disability or death compensation and funeral costs of a tort: 人身损害赔偿解释 (2022) §12, §14, §15, §22. */
export const personalInjury: Calculator = defineCalculator({
  id: 'personal-injury',
  name: { zh: '残疾赔偿金、死亡赔偿金', en: 'Disability and death compensation' },
  description: {
    zh: '人身损害的残疾赔偿金、死亡赔偿金和丧葬费',
    en: 'Disability or death compensation and funeral costs',
  },
  fields: [
    {
      name: 'kind',
      kind: 'choice',
      required: true,
      label: { zh: '后果', en: 'Result' },
      options: [
        { value: 'disability', label: { zh: '残疾', en: 'Disability' } },
        { value: 'death', label: { zh: '死亡', en: 'Death' } },
      ],
    },
    {
      name: 'disposableIncome',
      kind: 'money',
      required: true,
      label: { zh: '上一年度城镇居民人均可支配收入', en: 'Urban disposable income per head, last year' },
      unit: YUAN,
    },
    {
      name: 'grade',
      kind: 'count',
      required: false,
      label: { zh: '伤残等级（1–10）', en: 'Grade of disability (1–10)' },
    },
    {
      name: 'coefficient',
      kind: 'percent',
      required: false,
      label: { zh: '伤残赔偿系数', en: 'Share for the grade' },
      unit: { zh: '%', en: '%' },
    },
    { name: 'age', kind: 'count', required: false, label: { zh: '周岁年龄', en: 'Age in years' } },
    {
      name: 'maybeOver60',
      kind: 'boolean',
      required: false,
      label: { zh: '可能满60周岁，年龄不明', en: 'May be 60 or over, age not known' },
    },
    {
      name: 'otherShare',
      kind: 'percent',
      required: false,
      label: { zh: '对方的责任比例', en: 'Share of fault of the other side' },
      unit: { zh: '%', en: '%' },
    },
    {
      name: 'motor',
      kind: 'boolean',
      required: false,
      label: { zh: '对方是机动车', en: 'The other side drove a motor vehicle' },
    },
    {
      name: 'averageMonthlyWage',
      kind: 'money',
      required: false,
      label: { zh: '上一年度职工月平均工资（丧葬费）', en: 'Average monthly wage, last year (funeral)' },
      unit: YUAN,
    },
  ],
  compute(read) {
    const kind = read.choice<'disability' | 'death'>('kind');
    const income = read.money('disposableIncome');
    const grade = read.number('grade');
    const valid = grade !== null && grade >= 1 && grade <= 10;
    const share = kind === 'death' ? 100 : (read.number('coefficient') ?? (valid ? (11 - grade) * 10 : null));
    const age = read.number('age');
    const basis =
      kind === 'death'
        ? [rule('15'), rule('22')]
        : kind === 'disability'
          ? [rule('12'), rule('22')]
          : [rule('12'), rule('15')];
    const years = compensatedYears(age ?? 0);
    // Twenty years would be too many, and how many it is depends on the age.
    const isAgeOpen = age === null && (read.flag('maybeOver60') ?? false);
    const missing = [
      ...(kind ? [] : [ASKS.kind]),
      ...(income === null ? [ASKS.income] : []),
      ...(kind === 'disability' && share === null ? [ASKS.grade] : []),
      ...(isAgeOpen ? [ASKS.age] : []),
    ];
    const yearsLine: CalculationLine = {
      label: { zh: '赔偿年限', en: 'Years' },
      formula:
        age === null
          ? { zh: '不满六十周岁二十年', en: 'Twenty years under 60' }
          : { zh: `${age} 周岁`, en: `${age} years of age` },
      value: years,
      unit: 'year',
    };
    if (isAgeOpen) return { missing, basis };
    if (!kind || income === null || share === null)
      return {
        missing,
        basis,
        lines: [yearsLine, ...(kind && share !== null ? [timesLine(kind, years, share, age)] : [])],
      };
    const main = multiply(income, ratio(years), percent(share));
    const byShare = share === 100 ? '' : ` × ${share}%`;
    const formula = {
      zh: `${formatYuan(income)} × ${years} 年${byShare}`,
      en: `${formatYuan(income)} × ${years} years${byShare}`,
    };
    const label =
      kind === 'death'
        ? { zh: '死亡赔偿金', en: 'Death compensation' }
        : { zh: '残疾赔偿金', en: 'Disability compensation' };
    const lines: CalculationLine[] = [yearsLine, { label, formula, value: yuanFromFen(main), unit: 'yuan' }];
    const wage = kind === 'death' ? read.money('averageMonthlyWage') : null;
    if (wage !== null) {
      const funeral = `${formatYuan(wage)} × 6`;
      lines.push({
        label: { zh: '丧葬费', en: 'Funeral costs' },
        formula: { zh: funeral, en: funeral },
        value: yuanFromFen(wage * 6n),
        unit: 'yuan',
      });
    }
    const otherShare = read.number('otherShare');
    const whole = main + (wage ?? 0n) * 6n;
    const shared =
      otherShare !== null && otherShare < 100
        ? shareOut({ medical: 0n, bodily: whole, property: 0n }, otherShare, read.flag('motor') ?? false)
        : null;
    if (shared) lines.push(...shared.lines);
    return {
      amount: yuanFromFen(shared?.amount ?? whole),
      amountOf: {
        zh: `${label.zh}${wage === null ? '' : '和丧葬费'}这一项${shared ? '里对方该承担的' : ''}`,
        en: `${label.en.toLowerCase()}${wage === null ? '' : ' with the funeral'} alone${shared ? ', the other side’s part' : ''}`,
      },
      leftOut: [
        COSTS,
        ...(kind === 'death' && wage === null ? [{ zh: '丧葬费', en: 'the funeral' }] : []),
        DEPENDANTS,
        MORAL_DAMAGES,
      ],
      lines,
      basis: wage === null ? basis : [...basis, rule('14')],
      notes: [
        {
          zh: '另有医疗费、误工费、护理费、交通费、营养费、住院伙食补助费、被扶养人生活费、精神损害抚慰金等，按实际情况另行计算；责任按过错比例分担。',
          en: 'Medical costs, lost income, care, travel, nutrition, dependants and moral damages come on top; liability is shared by fault.',
        },
        {
          zh: '住所地或者经常居住地标准更高的，可以按较高标准计算；“上一年度”指一审法庭辩论终结时的上一统计年度。',
          en: 'A higher standard of the home place may be used; “last year” is the statistical year before the end of the first-instance hearing.',
        },
      ],
      assumptions: [
        ...(kind === 'disability' && !read.has('coefficient')
          ? [
              {
                zh: '伤残系数按审判实践：一级100%，每降一级减10%（条文本身没有规定系数）',
                en: 'Share by court practice: 100% for grade 1, 10 points less for each grade (not in the article)',
              },
            ]
          : []),
        ...(age === null ? [{ zh: '受害人不满六十周岁', en: 'The victim is under 60' }] : []),
        ...(otherShare === null ? [{ zh: '对方负全部责任', en: 'The other side is wholly at fault' }] : []),
      ],
      asks: age === null ? [ASKS.age] : [],
    };
  },
});
