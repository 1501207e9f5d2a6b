import type { Bilingual, CalculatorAsk, CalculatorField } from './calculation.ts';

const YUAN = { zh: '元', en: 'yuan' };
const PERCENT = { zh: '%', en: '%' };
const LPR_HELP = {
  zh: '填了日期的，已收录的月份自动取用',
  en: 'Taken from the table where the day is given and its month is held',
};

/** Inputs of the loan interest. */
export const FIELDS: readonly CalculatorField[] = [
  {
    name: 'principal',
    kind: 'money',
    required: true,
    label: { zh: '本金', en: 'Principal' },
    help: {
      zh: '预先扣除利息的，填实际出借的金额',
      en: 'What was really lent, when interest was deducted in advance',
    },
    unit: YUAN,
  },
  {
    name: 'annualRate',
    kind: 'percent',
    required: true,
    label: { zh: '约定的年利率', en: 'Agreed yearly rate' },
    help: { zh: '没有约定利息填 0；月息2分即年利率24', en: '0 when none was agreed; 2% a month is 24' },
    unit: PERCENT,
  },
  {
    name: 'signedOn',
    kind: 'date',
    required: false,
    label: { zh: '借款合同成立日', en: 'Day the contract was made' },
  },
  {
    name: 'startOn',
    kind: 'date',
    required: false,
    label: { zh: '起息日（款项交付日）', en: 'Day the money was handed over' },
  },
  {
    name: 'dueOn',
    kind: 'date',
    required: false,
    label: { zh: '约定还款日', en: 'Agreed day of repayment' },
  },
  {
    name: 'endOn',
    kind: 'date',
    required: false,
    label: { zh: '计算截止日', en: 'Last day of the calculation' },
  },
  {
    name: 'months',
    kind: 'count',
    required: false,
    label: { zh: '借款月数（不知道日期时）', en: 'Months, when the dates are unknown' },
    unit: { zh: '个月', en: 'months' },
  },
  {
    name: 'lprAtContract',
    kind: 'percent',
    required: false,
    label: { zh: '合同成立时一年期LPR', en: 'One-year LPR when the contract was made' },
    help: LPR_HELP,
    unit: PERCENT,
  },
  { name: 'filedOn', kind: 'date', required: false, label: { zh: '起诉日', en: 'Day of filing' } },
  {
    name: 'lprAtFiling',
    kind: 'percent',
    required: false,
    label: { zh: '起诉时一年期LPR', en: 'One-year LPR at filing' },
    help: LPR_HELP,
    unit: PERCENT,
  },
  {
    name: 'oldRule',
    kind: 'boolean',
    required: false,
    label: {
      zh: '请求2020年8月20日前的利息适用当时的司法解释',
      en: 'Ask for the rule of the time before 20 August 2020',
    },
  },
  {
    name: 'overdueRate',
    kind: 'percent',
    required: false,
    label: { zh: '约定的逾期年利率', en: 'Agreed overdue rate a year' },
    unit: PERCENT,
  },
  {
    name: 'lprWhenOverdue',
    kind: 'percent',
    required: false,
    label: { zh: '逾期时一年期LPR（未约定利率时）', en: 'One-year LPR when overdue (no rate agreed)' },
    unit: PERCENT,
  },
  {
    name: 'otherCharges',
    kind: 'money',
    required: false,
    label: { zh: '违约金或其他费用', en: 'Penalties or other fees' },
    unit: YUAN,
  },
  {
    name: 'byMonths',
    kind: 'boolean',
    required: false,
    label: { zh: '整月的按月算', en: 'Whole months count as months' },
  },
  {
    name: 'withPrincipal',
    kind: 'boolean',
    required: false,
    label: { zh: '本金也没还，一起算', en: 'The principal is still owed, too' },
  },
];

const ask = (field: string, zh: string, en: string, whyZh: string, whyEn: string): CalculatorAsk => ({
  field,
  question: { zh, en },
  why: { zh: whyZh, en: whyEn },
});

/** Questions for the facts still missing. */
export const ASKS = {
  principal: ask(
    'principal',
    '借款本金是多少元？',
    'What is the principal, in yuan?',
    '利息以实际出借的本金计算',
    'Interest is on what was really lent',
  ),
  annualRate: ask(
    'annualRate',
    '约定的年利率是多少？（没有约定利息请填 0）',
    'What yearly rate was agreed? (0 for none)',
    '没有约定利息的，不支持利息',
    'Without an agreement there is no interest',
  ),
  time: ask(
    'startOn',
    '借款从哪一天到哪一天（或者一共几个月）？',
    'From which day to which day (or for how many months) was the money lent?',
    '利息按实际借款期间计算',
    'Interest follows the time',
  ),
  dueOn: ask(
    'dueOn',
    '约定哪一天还款？计算到哪一天？',
    'On which day was repayment due, and up to which day is it computed?',
    '违约金和其他费用与逾期利息合计不得超过逾期期间的上限',
    'Penalties and fees share the cap of the overdue time',
  ),
  signedOn: ask(
    'signedOn',
    '借款合同（借条）是哪一天成立的？',
    'On which day was the loan made?',
    '利率上限取合同成立时的LPR；2020年8月20日前成立的分段计算',
    'The cap takes the LPR of that time; loans before 20 August 2020 are split',
  ),
  lprAtContract: ask(
    'lprAtContract',
    '合同成立时的一年期贷款市场报价利率（LPR）是多少？可在全国银行间同业拆借中心网站查到',
    'What was the one-year LPR when the contract was made? (published by the National Interbank Funding Center)',
    '约定利率超过合同成立时一年期LPR四倍的部分不受保护',
    'What exceeds four times that LPR is not protected',
  ),
  lprAtFiling: ask(
    'lprAtFiling',
    '起诉时的一年期LPR是多少？（尚未起诉的，填最近一期）',
    'What is the one-year LPR at the filing of the suit? (the latest, when not yet filed)',
    '2020年8月20日前成立的合同，该日以后的利息按起诉时的标准',
    'For earlier contracts, interest from 20 August 2020 follows the standard at filing',
  ),
  oldRule: ask(
    'oldRule',
    '是否请求对2020年8月19日以前的利息适用当时的司法解释（年利率24%）？',
    'Is the rule of the time (24%) asked for, for interest up to 19 August 2020?',
    '当事人请求的，法院应予支持（《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第三十一条第二款）',
    'The court applies it when a party asks (article 31)',
  ),
  lprWhenOverdue: ask(
    'lprWhenOverdue',
    '逾期时的一年期LPR是多少？',
    'What was the one-year LPR when the loan fell overdue?',
    '利率和逾期利率都没有约定的，参照当时一年期LPR计算逾期责任',
    'With no rate agreed at all, overdue interest follows the LPR of the time',
  ),
} satisfies Record<string, CalculatorAsk>;

/** What the computation assumes or leaves out. */
export const NOTES = {
  cap: {
    zh: '利率上限为合同成立时一年期LPR的四倍；LPR每月公布，收录的月份按日期取用，没有收录的请您填写，不作推测。',
    en: 'The cap is four times the one-year LPR when the contract was made. It is published monthly: held months are looked up by the day, for others please give it; it is not guessed.',
  },
  principal: {
    zh: '本金以实际出借的金额为准，预先扣除的利息不算本金（《最高人民法院关于审理民间借贷案件适用法律若干问题的规定》第二十六条）；已经支付的利息应当扣除。',
    en: 'The principal is what was really lent (article 26); interest already paid is to be deducted.',
  },
  noInterest: {
    zh: '没有约定利息的，借期内不支付利息；自然人之间约定不明的视为没有利息。',
    en: 'Without an agreement no interest is due in the term; between individuals an unclear agreement counts as none.',
  },
  aboveCap: { zh: '超过上限的部分，人民法院不予支持。', en: 'The part above the cap is not enforced.' },
  natural: {
    zh: '按当时的司法解释，24%至36%之间的利息：未支付的不予支持，已经自愿支付的不得要求返还（法释〔2015〕18号）。',
    en: 'Under the rule of the time, interest between 24% and 36% was not enforced, but not returned once paid (Fa Shi [2015] No. 18).',
  },
  void36: {
    zh: '按当时的司法解释：24%至36%之间未支付的不予支持，已自愿支付的不返还；超过36%的部分约定无效，已支付的可以请求返还（法释〔2015〕18号）。',
    en: 'Under the rule of the time: between 24% and 36% not enforced, not returned once paid; above 36% void, and returned when paid (Fa Shi [2015] No. 18).',
  },
  before2015: {
    zh: '合同成立于2015年9月1日以前，更早的规定（不超过银行同类贷款利率四倍）是否适用需另行核对，本计算未涉及。',
    en: 'The contract is older than 1 September 2015; whether the earlier rule (four times the bank rate) applies must be checked and is not computed.',
  },
  days: {
    zh: '按实际天数计息，一年按365天；起息日计入，截止日不计入；本金期间内没有归还。',
    en: 'By actual days, 365 a year; the first day counts, the last does not; no principal was repaid meanwhile.',
  },
  months: {
    zh: '按月数计息，一年12个月；本金期间内没有归还。',
    en: 'By months, 12 a year; no principal was repaid meanwhile.',
  },
  signedAtStart: {
    zh: '合同成立日与起息日相同',
    en: 'The contract was made on the day the money was handed over',
  },
  signedLater: { zh: '合同成立于2020年8月20日以后', en: 'The contract was made on or after 20 August 2020' },
} satisfies Record<string, Bilingual>;
