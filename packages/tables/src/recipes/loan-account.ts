import type { Bilingual } from '@mingfa/legal/calculators/calculation';
import { LAWS } from '@mingfa/legal/calculators/law-titles';
import { NEW_RULE_ON } from '@mingfa/legal/calculators/loan-interest-caps';
import { isIsoDate } from '@mingfa/legal/figures/calendar';
import { loanPrimeRateOn } from '@mingfa/legal/figures/loan-prime-rate';
import { type PublishedFigures, SHIPPED_FIGURES } from '@mingfa/legal/figures/published-figures';
import type { Recipe, RecipeOutcome, RecipeRow, RecipeSettings } from './recipe.ts';
import { amountProblem, dayOf, dayProblem, fenOf, yuanText } from './recipe-cells.ts';
import { type LoanEvent, RunningLoan } from './running-loan.ts';
import { unsetBasis, unsetNotes, unsetTotals } from './unset-repayments.ts';

const BASIS = [
  { law: LAWS.civilCode, article: '561' },
  { law: LAWS.civilCode, article: '670' },
  { law: LAWS.privateLending, article: '25', paragraph: 1 },
  { law: LAWS.privateLending, article: '28' },
];

/** An account of a private loan: what each repayment went to, by 民法典 §561 interest before principal, and what is owed in the end. */
export const loanAccount: Recipe = {
  id: 'loan-account',
  name: { zh: '借款账目', en: 'Loan account' },
  description: {
    zh: '按日期列出出借和还款，分段计息，还款先抵利息后抵本金，得出尚欠本息',
    en: 'Loans and repayments by day, interest by stretch; repayments go to interest first, then to principal',
  },
  formula: {
    zh: '每段利息 = 当时本金 × 年利率 × 天数 ÷ 365；还款先抵已产生的利息，余额抵本金；年利率不超过合同成立时一年期LPR的四倍；利息不计复利',
    en: 'Interest of a stretch = principal × yearly rate × days ÷ 365; a repayment goes to the interest due, the rest to principal; the rate is at most four times the one-year LPR at the making of the contract; no interest on interest',
  },
  basis: BASIS,
  roles: [
    { name: 'day', label: { zh: '日期', en: 'Day' }, kind: 'date', required: true },
    { name: 'lent', label: { zh: '出借金额', en: 'Lent' }, kind: 'number', required: true },
    { name: 'repaid', label: { zh: '还款金额', en: 'Repaid' }, kind: 'number', required: true },
  ],
  settings: [
    {
      name: 'annualRate',
      label: { zh: '约定年利率（%）', en: 'Agreed yearly rate (%)' },
      kind: 'percent',
      required: false,
    },
    {
      name: 'lprTimes',
      label: { zh: '或者：当期一年期LPR的倍数', en: 'Or: times the LPR of the time' },
      kind: 'number',
      required: false,
    },
    {
      name: 'signedOn',
      label: { zh: '合同成立日', en: 'Day of the contract' },
      kind: 'date',
      required: true,
    },
    { name: 'endOn', label: { zh: '计算至', en: 'Reckoned to' }, kind: 'date', required: true },
  ],
  run,
};

function run(
  rows: readonly RecipeRow[],
  settings: RecipeSettings,
  { loanPrimeRates }: PublishedFigures = SHIPPED_FIGURES,
): RecipeOutcome {
  const { signedOn, endOn } = settings;
  const missing = ['signedOn', 'endOn'].filter(
    (name) => typeof settings[name] !== 'string' || !isIsoDate(String(settings[name])),
  );
  if (typeof settings.annualRate !== 'number' && typeof settings.lprTimes !== 'number')
    missing.push('annualRate');
  if (missing.length > 0) return needs(missing, { zh: '请填写', en: 'Please fill in' });
  const [contractDay, lastDay] = [String(signedOn), String(endOn)];
  if (contractDay < NEW_RULE_ON)
    return needs(['signedOn'], {
      zh: '2020年8月20日以前成立的合同，上限按不同时段适用不同规定（民间借贷规定第三十一条），请用“民间借贷利息”计算器分段计算',
      en: 'For a contract made before 20 August 2020 the cap differs by time (§31): use the calculator of private-loan interest',
    });
  const cap = loanPrimeRateOn(contractDay, loanPrimeRates);
  if (!cap?.isKnown)
    return needs(['signedOn'], {
      zh: 'LPR表中没有合同成立时的报价',
      en: 'The LPR of the contract is not in the table',
    });
  const limit = Number((cap.oneYear * 4).toFixed(4));
  const { events, leftOut } = readEvents(rows, lastDay);
  const account = new RunningLoan(limit, settings, loanPrimeRates);
  for (const event of events) account.take(event);
  account.reckonTo(lastDay, []);
  if (account.beyond !== null)
    return needs(['endOn'], {
      zh: `LPR表中没有${account.beyond}的报价`,
      en: `The LPR of ${account.beyond} is not in the table`,
    });
  return {
    status: 'result',
    columns: [
      { label: { zh: '起', en: 'From' }, kind: 'date', meaning: 'date' },
      { label: { zh: '止', en: 'To' }, kind: 'date', meaning: 'date' },
      { label: { zh: '天数', en: 'Days' }, kind: 'number', meaning: 'count' },
      { label: { zh: '年利率', en: 'Yearly rate' }, kind: 'number', meaning: 'rate' },
      { label: { zh: '本金', en: 'Principal' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '本段利息', en: 'Interest' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '出借', en: 'Lent' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '还款', en: 'Repaid' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '抵利息', en: 'To interest' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '抵本金', en: 'To principal' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '尚欠利息', en: 'Interest owed' }, kind: 'number', meaning: 'amount' },
      { label: { zh: '尚欠本金', en: 'Principal owed' }, kind: 'number', meaning: 'amount' },
    ],
    lines: account.lines,
    totals: [
      { label: { zh: '尚欠本金', en: 'Principal owed' }, value: yuanText(account.principal) },
      { label: { zh: '尚欠利息', en: 'Interest owed' }, value: yuanText(account.interest) },
      {
        label: { zh: '尚欠本息合计', en: 'Owed in all' },
        value: yuanText(account.principal + account.interest),
      },
      ...unsetTotals(account),
    ],
    basis: [...BASIS, ...unsetBasis(account)],
    notes: [
      ...unsetNotes(account),
      {
        zh: '实现债权的费用应先于利息抵充，表中没有的，请另行扣除（民法典第五百六十一条）',
        en: 'Costs of enforcing come before interest (§561); take off those that the table does not have',
      },
      { zh: '当事人另有约定、或者还款时指明抵充本金的，从其约定', en: 'What the parties agreed goes before' },
      {
        zh: '借款本金按实际收到的金额计算（民法典第六百七十条）',
        en: 'Principal is what was in fact received (§670)',
      },
      ...(account.isCapped
        ? [
            {
              zh: `约定利率超过合同成立时一年期LPR的四倍（${limit}%），按上限计算`,
              en: `The agreed rate is above four times the LPR (${limit}%), which is counted`,
            },
          ]
        : []),
    ],
    leftOut,
  };
}

const needs = (fields: readonly string[], reason: { zh: string; en: string }): RecipeOutcome => ({
  status: 'needs',
  missing: fields.map((field) => ({ field, reason })),
});

const LENT: Bilingual = { zh: '出借金额', en: 'Lent' };
const REPAID: Bilingual = { zh: '还款金额', en: 'Repaid' };

function readEvents(rows: readonly RecipeRow[], lastDay: string) {
  const events: LoanEvent[] = [];
  const leftOut: { row: number; reason: { zh: string; en: string } }[] = [];
  for (const row of rows) {
    const day = dayOf(row, 'day');
    const [lent, repaid] = [fenOf(row, 'lent') ?? 0n, fenOf(row, 'repaid') ?? 0n];
    const problem = amountProblem(row, 'lent', LENT) ?? amountProblem(row, 'repaid', REPAID);
    if (day === null) leftOut.push({ row: row.row, reason: dayProblem(row, 'day') });
    else if (problem) leftOut.push({ row: row.row, reason: problem });
    else if (lent === 0n && repaid === 0n)
      leftOut.push({ row: row.row, reason: { zh: '没有金额', en: 'No amount' } });
    else if (day > lastDay)
      leftOut.push({ row: row.row, reason: { zh: '在计算日之后', en: 'After the last day' } });
    else events.push({ day, lent, repaid, row: row.row });
  }
  return {
    events: events.sort((one, other) =>
      one.day < other.day ? -1 : one.day > other.day ? 1 : one.row - other.row,
    ),
    leftOut,
  };
}
