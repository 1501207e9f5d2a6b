import type { Bilingual, CalculatorAsk, CalculatorField } from './calculation.ts';

const YUAN = { zh: '元', en: 'yuan' };

/** Inputs of the severance pay. */
export const FIELDS: readonly CalculatorField[] = [
  {
    name: 'monthlyWage',
    kind: 'money',
    required: true,
    label: {
      zh: '月工资（解除前十二个月平均应得工资）',
      en: 'Monthly wage (average due over the last twelve months)',
    },
    help: { zh: '含奖金、津贴和补贴', en: 'Bonuses and allowances included' },
    unit: YUAN,
  },
  { name: 'startOn', kind: 'date', required: false, label: { zh: '入职日', en: 'First day of work' } },
  {
    name: 'endOn',
    kind: 'date',
    required: false,
    label: { zh: '离职日（最后一个工作日）', en: 'Last day of work' },
  },
  {
    name: 'serviceMonths',
    kind: 'number',
    required: false,
    label: { zh: '工作月数（不知道日期时）', en: 'Months of work, when the dates are unknown' },
    unit: { zh: '个月', en: 'months' },
  },
  {
    name: 'ground',
    kind: 'choice',
    required: false,
    label: { zh: '解除情形', en: 'How it ended' },
    options: [
      { value: 'compensation', label: { zh: '应当支付经济补偿（N）', en: 'Severance is due (N)' } },
      {
        value: 'notice',
        label: { zh: '第四十条情形，未提前三十日通知（N+1）', en: 'Article 40 without notice (N+1)' },
      },
      { value: 'unlawful', label: { zh: '违法解除或者终止（2N）', en: 'Unlawful (2N)' } },
    ],
  },
  {
    name: 'localAverageWage',
    kind: 'money',
    required: false,
    label: { zh: '当地上年度职工月平均工资', en: 'Local average monthly wage of last year' },
    unit: YUAN,
  },
  {
    name: 'localMinimumWage',
    kind: 'money',
    required: false,
    label: { zh: '当地月最低工资标准', en: 'Local monthly minimum wage' },
    unit: YUAN,
  },
  {
    name: 'lastMonthWage',
    kind: 'money',
    required: false,
    label: { zh: '上一个月工资（代通知金）', en: 'Wage of the last month (in lieu of notice)' },
    unit: YUAN,
  },
  {
    name: 'wageByArrears',
    kind: 'boolean',
    required: false,
    label: { zh: '月工资是按欠的工资平均的', en: 'The wage is the average of what is owed' },
  },
];

/** Questions for the facts still missing. */
export const ASKS = {
  monthlyWage: {
    field: 'monthlyWage',
    question: {
      zh: '解除前十二个月的平均月工资（应得工资）是多少元？',
      en: 'What was the average monthly wage over the last twelve months?',
    },
    why: { zh: '经济补偿以此为基数', en: 'It is the base of the severance' },
  },
  service: {
    field: 'startOn',
    question: {
      zh: '哪一天入职、哪一天离职（或者一共工作了多久）？',
      en: 'When did the work begin and end (or how long was it)?',
    },
    why: { zh: '每满一年支付一个月工资', en: 'A month’s wage is due for each full year' },
  },
  lastDay: {
    field: 'endOn',
    question: { zh: '哪一天离职？', en: 'When did the work end?' },
    why: { zh: '每满一年支付一个月工资', en: 'A month’s wage is due for each full year' },
  },
  ground: {
    field: 'ground',
    question: {
      zh: '因为什么解除或者终止劳动合同？单位有没有合法理由、有没有提前三十日通知？',
      en: 'Why did the employment end? Was there a lawful ground, and 30 days’ notice?',
    },
    why: {
      zh: '理由不同，可能是 N、N+1、2N，也可能没有',
      en: 'Depending on it, N, N+1, 2N or nothing is due',
    },
  },
  localAverageWage: {
    field: 'localAverageWage',
    question: {
      zh: '当地（设区的市）上年度职工月平均工资是多少元？',
      en: 'What was the local average monthly wage last year?',
    },
    why: {
      zh: '月工资高于其三倍的，基数封顶为三倍，年限最高十二年',
      en: 'Above three times that average the base is capped, and the years at twelve',
    },
  },
  localMinimumWage: {
    field: 'localMinimumWage',
    question: { zh: '当地月最低工资标准是多少元？', en: 'What is the local monthly minimum wage?' },
    why: { zh: '平均工资低于最低工资的，按最低工资计算', en: 'The base is not below it' },
  },
} satisfies Record<string, CalculatorAsk>;

/** What the computation assumes or leaves out. */
export const NOTES = {
  noCause: {
    zh: '没有严重违纪等不用补偿的理由（有没有由公司举证），合法的按低的算、违法的按高的算',
    en: 'There was no cause that excludes pay, such as grave misconduct (the employer has to prove it); the lower sum if the dismissal was lawful, the higher if not',
  },
  byArrears: {
    zh: '月工资按欠的工资平均到每个月算',
    en: 'The monthly wage is the average of the wages owed',
  },
  belowCap: {
    zh: '月工资不高于当地上年度职工月平均工资的三倍',
    en: 'The wage is not above three times the local average',
  },
  aboveMinimum: { zh: '月工资不低于当地最低工资标准', en: 'The wage is not below the local minimum wage' },
  lastMonth: { zh: '上一个月的工资与平均工资相同', en: 'The last month’s wage equals the average' },
  since2008: {
    zh: '全部工作年限都在2008年1月1日以后，工作月数为整月',
    en: 'All of the service was after 1 January 2008, in whole months',
  },
  which: {
    zh: '单位合法且无需补偿的解除（如《劳动合同法》第三十九条的过失解除）或者劳动者主动辞职的，没有经济补偿；违法解除的，劳动者也可以选择要求继续履行劳动合同（《劳动合同法》第四十八条）。',
    en: 'Nothing is due on a lawful dismissal for fault (article 39) or an ordinary resignation. On an unlawful one the worker may also ask to keep the job (article 48).',
  },
  instead: {
    zh: '支付了赔偿金（2N）的，不再支付经济补偿（《劳动合同法实施条例》第二十五条）。',
    en: '2N replaces N (implementing regulations, article 25).',
  },
  before2008: {
    zh: '2008年1月1日以前的工作年限是否补偿，按当时有关规定执行（《劳动合同法》第九十七条第三款），未计入经济补偿 N。',
    en: 'Whether service before 1 January 2008 is compensated follows the rules of that time (article 97) and is not included in N.',
  },
  wages: {
    zh: '月工资按应得工资计算，包括奖金、津贴和补贴；工作不满十二个月的按实际月数平均（《劳动合同法实施条例》第二十七条）。',
    en: 'The wage is what was due, bonuses and allowances included; under twelve months the actual months are averaged (article 27).',
  },
  limitation: {
    zh: '申请劳动仲裁的时效为一年（《劳动争议调解仲裁法》第二十七条），仲裁不收费。',
    en: 'Labour arbitration must be asked for within a year (arbitration act, article 27) and is free.',
  },
} satisfies Record<string, Bilingual>;
