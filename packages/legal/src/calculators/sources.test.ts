import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../citation/citations.ts';
import { formatChineseNumeral } from '../figures/numerals.ts';
import { parseArticleLabel } from '../statute/article-number.ts';
import { normalizeLawTitle } from '../statute/law-title.ts';
import type { CalculatorInputs, LegalBasis } from './calculation.ts';
import { FULL_SUMS } from './full-sum.ts';
import { LAWS } from './law-titles.ts';
import { PROCEDURAL_PERIODS } from './procedural-periods.ts';
import { CALCULATORS } from './registry.ts';

const ROOT = join(import.meta.dirname, '../../../../../shared/data/laws');
const present = existsSync(ROOT);
if (!present && process.env.CI) throw new Error(`the law corpora are missing at ${ROOT}`);
if (!present) console.warn(`skipped: no law corpora at ${ROOT}`);

/** Where the text in force lies; the newest file of a title in the second corpus. */
const JUST_LAWS: Record<string, string> = {
  [LAWS.civilCode]: 'civil-and-commercial/civil-code',
  [LAWS.civilProcedure]: 'procedural/civil-procedure',
  [LAWS.criminalProcedure]: 'procedural/criminal-procedure',
  [LAWS.administrativeProcedure]: 'procedural/administrative-procedure',
  [LAWS.administrativePenalty]: 'administrative/administrative-penalty',
  [LAWS.companyLaw]: 'civil-and-commercial/company-law',
  [LAWS.administrativeReconsideration]: 'administrative/administrative-reconsideration-law',
  [LAWS.arbitration]: 'procedural/arbitration-law',
  [LAWS.labourLaw]: 'social/labor-law',
  [LAWS.labourContract]: 'social/labor-contracts-law',
  [LAWS.labourDispute]: 'procedural/labor-dispute-mediation-and-arbitration-law',
  [LAWS.insurance]: 'civil-and-commercial/insurance-law',
  [LAWS.productQuality]: 'economic/product-quality-law',
  [LAWS.consumers]: 'civil-and-commercial/protection-of-the-rights-and-interests-of-consumers',
  [LAWS.patents]: 'civil-and-commercial/patent-law',
  [LAWS.copyright]: 'civil-and-commercial/copyright-law',
  [LAWS.trafficSafety]: 'administrative/road-traffic-safety-law',
  [LAWS.tourism]: 'economic/tourism-law',
  [LAWS.foodSafety]: 'administrative/food-safety-law',
  [LAWS.publicSecurityPenalties]: 'administrative/penalties-for-administration-of-public-security',
  [LAWS.landAdministration]: 'administrative/land-administration-law',
  [LAWS.peoplesMediation]: 'procedural/people-s-mediation-law',
  [LAWS.domesticViolence]: 'social/anti-domestic-violence-law',
  [LAWS.stateCompensation]: 'constitutional-relevance/state-compensation-law',
  [LAWS.ruralCollectives]: 'civil-and-commercial/rural-collective-economic-organizations-law',
  [LAWS.exitEntry]: 'administrative/exit-entry-administration-law',
  [LAWS.mentalHealth]: 'administrative/mental-health-law',
};
/** Not in the corpora: in force since 2025-09-01. */
const NOT_HELD: string[] = [LAWS.labourDisputeInterpretation2];

/** Article key → text. The last one wins: a file's table of contents stands before its articles. */
function articlesOf(law: string): Map<string, string> {
  const folder = JUST_LAWS[law];
  const sources = folder
    ? readdirSync(join(ROOT, 'just-laws', folder))
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(ROOT, 'just-laws', folder, name))
    : ['行政法规', '司法解释', '部门规章'].flatMap((kind) =>
        readdirSync(join(ROOT, 'lawrefbook', kind))
          .filter(
            (name) =>
              normalizeLawTitle(name.replace(/\.md$/, '').replace(/\(\d{4}-\d{2}-\d{2}\)$/, '')) ===
              normalizeLawTitle(law),
          )
          .sort()
          .slice(-1)
          .map((name) => join(ROOT, 'lawrefbook', kind, name)),
      );
  const articles = new Map<string, string>();
  for (const source of sources) {
    const text = readFileSync(source, 'utf8').replaceAll('**', '');
    for (const part of text.split(/\n(?=第[〇零一二三四五六七八九十百千]+条)/)) {
      const label = /^第[〇零一二三四五六七八九十百千]+条/.exec(part)?.[0];
      const number = label ? parseArticleLabel(label) : null;
      if (number) articles.set(String(number.main), part.split(/\n#+ /)[0] ?? part);
    }
  }
  return articles;
}

const cache = new Map<string, Map<string, string>>();
function textOf({ law, article }: LegalBasis): string {
  const articles = cache.get(law) ?? articlesOf(law);
  cache.set(law, articles);
  return articles.get(article) ?? '';
}

/** Inputs that lead through every branch that names a source. */
const SAMPLES: Record<string, CalculatorInputs[]> = {
  'court-fee': [
    { claim: 1e6, simplified: true, ending: 'mediation', joinedClaim: 'counterclaim' },
    { claim: 1e6, stage: 'appeal' },
    { claim: 1e6, stage: 'retrial' },
    { claim: 1e6, caseKind: 'payment_order' },
  ],
  'preservation-fee': [{ value: 1 }],
  'execution-fee': [{ value: 1 }],
  'loan-interest': [
    {
      principal: 1,
      annualRate: 0,
      startOn: '2023-01-01',
      dueOn: '2023-02-01',
      endOn: '2023-03-01',
      lprAtContract: 3,
      lprWhenOverdue: 3,
      otherCharges: 1,
    },
    {
      principal: 1,
      annualRate: 30,
      startOn: '2019-01-01',
      endOn: '2021-01-01',
      oldRule: true,
      lprAtFiling: 3,
    },
  ],
  'debt-balance': [{ principal: 1 }],
  'guarantor-share': [{ paid: 1, guarantors: 2 }],
  'delayed-performance-interest': [
    {
      debt: 1e4,
      dueOn: '2024-01-01',
      paidOn: '2024-02-01',
      payments: [{ date: '2024-01-05', amount: 1 }],
      suspendedDays: 1,
    },
  ],
  severance: [{ monthlyWage: 1, startOn: '2001-01-01', endOn: '2020-01-01' }],
  'doubled-wage': [{ monthlyWage: 1, startOn: '2024-01-15', endOn: '2024-06-20' }],
  'overtime-pay': [{ monthlyWage: 1, workdayHours: 1 }],
  'maternity-pay': [{ monthlyWage: 1, leave: 'birth' }],
  'minimum-wage-gap': [{ paidMonthly: 1, localMinimumWage: 2 }],
  'non-compete-pay': [
    { averageWage: 1, months: 1 },
    { agreedMonthly: 1, months: 1, released: true },
  ],
  'probation-damages': [{ contractMonths: 12, probationMonths: 6, monthlyWage: 1 }],
  'stop-work-pay': [{ monthlyWage: 1, months: 1 }],
  'training-costs': [{ trainingFee: 1, agreedMonths: 12, servedMonths: 6 }],
  'annual-leave-pay': [{ monthlyWage: 1, yearsOfWork: 3 }],
  'work-injury-allowance': [1, 5, 10].map((grade) => ({ grade, monthlyWage: 1 })),
  'agreed-penalty': [{ agreedSum: 1, loss: 1 }],
  'unpaid-capital': [{ subscribed: 10, paid: 2, debt: 5 }],
  'dividend-share': [{ profit: 10, paidInShare: 25 }],
  'late-fine': [{ fine: 10, daysLate: 5 }, { fine: 10, daysLate: 90 }, { fine: 10 }],
  'estate-debts': [{ estate: 1, debt: 2 }],
  'hidden-money': [{ amount: 2 }],
  'mortgage-share': [{ repaid: 1, price: 2, value: 3 }],
  'soldier-payment': [{ payment: 52, ageJoined: 18, yearsMarried: 8 }],
  'cohabitation-share': [{ mine: 1, theirs: 1, value: 3 }],
  'rent-arrears': [{ monthly: 1, months: 2 }],
  'no-fault-driver': [{ loss: 1 }],
  'ip-term': [
    { kind: 'design', startOn: '2022-03-01' },
    { kind: 'author', startYear: 1990 },
    { kind: 'unit', startYear: 2010 },
  ],
  'property-fee': [
    { monthly: 1, months: 2 },
    { monthly: 1, months: 2, prepaid: true },
  ],
  'full-sum': Object.keys(FULL_SUMS).map((kind) => ({ kind, amount: 1 })),
  'heirs-shares': [
    { estate: 1, spouse: true, children: 1, parents: 0 },
    { estate: 1, spouse: false, children: 0, parents: 0, siblings: 2 },
    { estate: 1, spouse: true, children: 1, parents: 0, unborn: true, beyondWill: true, sharers: 2 },
    { estate: 1, spouse: true, children: 1, parents: 0, diedAfter: true, sharers: 2 },
  ],
  'wages-due': [{ monthlySum: 1, months: 1 }, { wageDeductedFrom: 1 }],
  'work-death': [{ nationalIncome: 1 }],
  'dependants-support': [{ consumption: 1, child: 8 }],
  'idle-vehicle': [{ dailyIncome: 1, days: 2 }],
  'injury-costs': [
    { medical: 10, otherShare: 70, otherLosses: 5 },
    { medical: 1, monthlyIncome: 1, monthsLost: 1, carePerDay: 1, careDays: 1, otherShare: 50, motor: true },
  ],
  'personal-injury': [
    { kind: 'death', disposableIncome: 1, averageMonthlyWage: 1 },
    { kind: 'disability', disposableIncome: 1, grade: 10 },
  ],
  'child-support': [{ monthlyIncome: 1 }, { monthlyIncome: 1, children: 2 }],
  'consumer-damages': [
    { price: 1 },
    { price: 1, kind: 'fraud', promisedTimes: 10 },
    { price: 1, seller: 'private' },
  ],
  'lease-refund': [
    { deposit: 1, monthlyRent: 1, penaltyMonths: 2, wear: true },
    { deposit: 2000, monthlyRent: 1000, emptyMonths: 1, owed: 100 },
    { monthlyRent: 1000, emptyMonths: 1, asLandlord: true },
  ],
  'prepaid-refund': [
    { paid: 100, visits: 10, visitsUsed: 3 },
    { paid: 100, months: 12, monthsUsed: 3 },
    { paid: 100, bonus: 50, spent: 30 },
    { paid: 100, cancelled: true },
    { paid: 100, cancelled: true, penaltyRate: 20 },
    { paid: 100, coolingOff: true },
  ],
  deposit: [
    { deposit: 10, contractPrice: 100, breachBy: 'receiver', loss: 30 },
    { deposit: 30, contractPrice: 100 },
  ],
  'civil-limitation': [
    { startOn: '2021-01-01', harmOn: '2002-01-01', interruptions: ['2021-05-01'] },
    { startOn: '2015-06-10' },
    { startOn: '2016-06-10', claimKind: 'rent', obstacleFrom: '2017-04-01', obstacleTo: '2017-05-01' },
    { startOn: '2021-01-01', obstacleFrom: '2023-12-01', obstacleTo: '2023-12-20' },
    ...['international_sale', 'life_insurance', 'other_insurance', 'product_defect'].map((claimKind) => ({
      claimKind,
    })),
  ],
  'labour-arbitration-limitation': [{ startOn: '2021-01-01' }, { wageClaim: true, stillEmployed: true }],
  'appeal-deadline': [{}, { procedure: 'civil', abroad: true }],
  'procedural-deadline': PROCEDURAL_PERIODS.map(({ id }) => ({ kind: id })),
};

test('every calculator is sampled, and gives a result with a source', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(CALCULATORS.map(({ id }) => id).sort());
  for (const calculator of CALCULATORS) {
    for (const inputs of SAMPLES[calculator.id] ?? []) {
      const outcome = calculator.calculate(inputs);
      expect(outcome.status, `${calculator.id} ${JSON.stringify(inputs)}`).toBe('result');
      expect(outcome.status === 'result' && outcome.basis.length).toBeGreaterThan(0);
    }
  }
});

test('labels, questions and notes exist in both languages', () => {
  const check = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('zh' in value && 'en' in value) {
      expect(String(value.zh)).not.toBe('');
      expect(String(value.en)).not.toMatch(/^$|[\u4e00-\u9fff]/);
    }
    for (const inner of Object.values(value)) check(inner);
  };
  for (const calculator of CALCULATORS) {
    check(calculator);
    for (const inputs of [{}, ...(SAMPLES[calculator.id] ?? [])]) {
      const outcome = calculator.calculate(inputs);
      check({ ...outcome, inputs: null });
    }
  }
});

test('an article named in a text names its law, so that nothing is read as another law’s article', () => {
  const loose: string[] = [];
  const check = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const citation of findCitations(value)) {
        if (citation.type === 'statute' && citation.law.kind === 'anaphoric' && !citation.law.antecedent)
          loose.push(value);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) check(inner);
    }
  };
  for (const calculator of CALCULATORS) {
    for (const inputs of [{}, ...(SAMPLES[calculator.id] ?? [])]) {
      check({ ...calculator.calculate(inputs), inputs: null });
    }
  }
  expect(loose).toEqual([]);
});

test('no calculator throws, whatever it is given', () => {
  const odd = [
    null,
    '',
    'x',
    -1,
    0,
    1e300,
    Number.NaN,
    true,
    [],
    ['2024-02-30'],
    [{ date: 'x', amount: -1 }],
    '2024-02-29',
    '1900-01-01',
    '2200-12-31',
    1200,
    {},
  ];
  for (const { fields, calculate } of CALCULATORS) {
    for (const value of odd) {
      const inputs = Object.fromEntries(
        fields.map(({ name, options }) => [name, options?.[0]?.value ?? value]),
      );
      expect(['result', 'needs', 'invalid']).toContain(calculate(inputs as CalculatorInputs).status);
    }
  }
});

describe.skipIf(!present)('against the texts of the laws', () => {
  const bases = new Map<string, LegalBasis>();
  for (const calculator of CALCULATORS) {
    for (const inputs of [{}, ...(SAMPLES[calculator.id] ?? [])]) {
      const outcome = calculator.calculate(inputs);
      if (outcome.status === 'invalid') continue;
      for (const place of outcome.basis) bases.set(JSON.stringify(place), place);
    }
  }

  test.each([...bases.values()].filter(({ law, asOf }) => !asOf && !NOT_HELD.includes(law)))(
    '$law §$article exists, with its paragraph and item',
    (place) => {
      const text = textOf(place);
      expect(text).not.toBe('');
      const paragraphs = text
        .split('\n')
        .filter((line) => line.trim() && !/^[（(]?[一二三四五六七八九十\d]+[)）．.、]/.test(line.trim()));
      if (place.paragraph) expect(paragraphs.length).toBeGreaterThanOrEqual(place.paragraph);
      if (place.item) expect(text).toMatch(new RegExp(`[（(]${formatChineseNumeral(place.item)}[)）]`));
    },
  );

  test.each(PROCEDURAL_PERIODS)(
    'the article of $id says the length it is given here',
    ({ period, basis, stages = [period.count] }) => {
      const unit = { day: '日', workday: '日', month: '个月', year: '年' }[period.unit];
      const text = basis.slice(0, 1).map(textOf).join();
      for (const count of stages) {
        const numerals = [formatChineseNumeral(count), String(count), count === 2 ? '两' : '—'];
        const words = numerals.map((numeral) => `${numeral}${unit}`);
        expect(
          words.some((word) => text.includes(word)),
          `${words.join(' or ')} in: ${text.slice(0, 200)}`,
        ).toBe(true);
      }
    },
  );

  test.each([
    [
      { law: LAWS.litigationFees, article: '13' },
      ['2.5%', '0.9%', '0.6%', '50元至300元', '100元至500元', '500元至1000元', '每件交纳10元'],
    ],
    [
      { law: LAWS.litigationFees, article: '14' },
      ['1.5%', '0.1%', '30元', '5000元', '1/3', '30万元', '400元'],
    ],
    [{ law: LAWS.civilProcedureInterpretation, article: '206' }, ['只能减半一次']],
    [{ law: LAWS.delayedPerformance, article: '1' }, ['日万分之一点七五', '除一般债务利息之外']],
    [{ law: LAWS.privateLending, article: '25' }, ['一年期贷款市场报价利率四倍', '2019年8月20日']],
    [{ law: LAWS.privateLending, article: '31' }, ['2020年8月19日', '起诉时']],
    [{ law: LAWS.labourContract, article: '47' }, ['三倍', '十二年', '六个月以上', '前十二个月的平均工资']],
    [{ law: LAWS.labourContract, article: '97' }, ['自本法施行之日起计算']],
    [{ law: LAWS.labourContractRegulations, article: '25' }, ['自用工之日起计算']],
    [{ law: LAWS.labourContractRegulations, article: '7' }, ['满一个月的次日', '满一年的前一日']],
    [{ law: LAWS.labourLaw, article: '44' }, ['百分之一百五十', '百分之二百', '百分之三百']],
    [{ law: LAWS.civilCode, article: '188' }, ['三年', '二十年']],
    [{ law: LAWS.criminalProcedure, article: '230' }, ['十日', '五日']],
    [{ law: LAWS.civilProcedure, article: '286' }, ['三十日内提起上诉']],
    [{ law: LAWS.annualLeave, article: '3' }, ['年休假5天', '年休假10天', '年休假15天']],
    [{ law: LAWS.annualLeaveMeasures, article: '11' }, ['21.75天']],
    [{ law: LAWS.workInjury, article: '35' }, ['27个月', '25个月', '23个月', '21个月']],
    [{ law: LAWS.workInjury, article: '36' }, ['18个月', '16个月']],
    [{ law: LAWS.workInjury, article: '37' }, ['13个月', '11个月', '9个月', '7个月']],
    [{ law: LAWS.workInjury, article: '64' }, ['300%', '60%']],
    [{ law: LAWS.personalInjury, article: '12' }, ['按二十年计算', '每增加一岁减少一年', '按五年计算']],
    [{ law: LAWS.personalInjury, article: '14' }, ['六个月']],
    [{ law: LAWS.marriageInterpretation, article: '49' }, ['百分之二十至三十', '百分之五十']],
    [{ law: LAWS.consumers, article: '55' }, ['三倍', '五百元']],
    [{ law: LAWS.foodSafety, article: '148' }, ['价款十倍', '一千元']],
    [{ law: LAWS.civilCode, article: '586' }, ['百分之二十']],
  ])('%o says the figures used', (place, words) => {
    const text = textOf(place);
    for (const word of words) expect(text).toContain(word);
  });
});
