import { type Fen, formatYuan, multiply, yuanFromFen } from '../figures/money.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type CalculatorAsk,
  type LegalBasis,
  uniqueBasis,
} from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { readService, type Service } from './service-time.ts';
import { ASKS, FIELDS, NOTES } from './severance-texts.ts';

type Ground = 'compensation' | 'notice' | 'unlawful';

const contract = (article: string, paragraph?: number): LegalBasis => ({
  law: LAWS.labourContract,
  article,
  ...(paragraph ? { paragraph } : {}),
});
const regulations = (article: string): LegalBasis => ({ law: LAWS.labourContractRegulations, article });

/** 12 years, counted in half months of wage (劳动合同法 §47 ¶2). */
const CAPPED_HALF_MONTHS = 24;

interface Base {
  wage: Fen;
  /** True when the wage is above three times the local average: base and years are then capped. */
  capped: boolean;
  lines: CalculationLine[];
}

/** The monthly base: at least the minimum wage (实施条例 §27), at most three times the local average (§47 ¶2). */
function wageBase(wage: Fen, average: Fen | null, minimum: Fen | null): Base {
  const line = (zh: string, en: string, formula: Bilingual, value: Fen): CalculationLine => ({
    label: { zh, en },
    formula,
    value: yuanFromFen(value),
    unit: 'yuan',
  });
  if (average !== null && wage > average * 3n) {
    const base = average * 3n;
    const formula = {
      zh: `${formatYuan(average)} × 3（低于本人工资 ${formatYuan(wage)}）`,
      en: `${formatYuan(average)} × 3 (below the wage of ${formatYuan(wage)})`,
    };
    return {
      wage: base,
      capped: true,
      lines: [line('月工资基数（封顶）', 'Monthly base (capped)', formula, base)],
    };
  }
  if (minimum !== null && wage < minimum) {
    const formula = {
      zh: `低于最低工资，按 ${formatYuan(minimum)}`,
      en: `Below the minimum wage: ${formatYuan(minimum)}`,
    };
    return {
      wage: minimum,
      capped: false,
      lines: [line('月工资基数（最低工资）', 'Monthly base (minimum wage)', formula, minimum)],
    };
  }
  const formula = { zh: '解除或终止前十二个月的平均工资', en: 'Average wage of the last twelve months' };
  return { wage, capped: false, lines: [line('月工资基数', 'Monthly base', formula, wage)] };
}

const CAPPED_YEARS: CalculationLine = {
  label: { zh: '支付经济补偿的年限最高不超过十二年', en: 'Twelve years at most' },
  formula: { zh: '月工资高于当地月平均工资三倍', en: 'The wage is above three times the local average' },
  value: CAPPED_HALF_MONTHS / 2,
  unit: 'month',
};

const monthsOf = (halfMonths: number): number => halfMonths / 2;

/** Wage for the years: a month a year, half a month for less than six months; 12 years at most when capped. */
function forYears(base: Base, service: Service): { amount: Fen; halfMonths: number } {
  const halfMonths = base.capped ? Math.min(service.halfMonths, CAPPED_HALF_MONTHS) : service.halfMonths;
  return { amount: multiply(base.wage, { numerator: BigInt(halfMonths), denominator: 2n }), halfMonths };
}

/**
 * Severance: N (劳动合同法 §46–47), N+1 (§40, 实施条例 §20), 2N (§87, 实施条例 §25 from the first day of work),
 * N counted from 2008-01-01 for older employment (§97 ¶3).
 */
export const severance: Calculator = defineCalculator({
  id: 'severance',
  name: { zh: '经济补偿与赔偿金', en: 'Severance pay' },
  description: {
    zh: '解除或终止劳动合同的经济补偿 N、代通知金 N+1、违法解除赔偿金 2N',
    en: 'N, N+1 and 2N on the end of an employment',
  },
  fields: FIELDS,
  compute(read) {
    const wage = read.money('monthlyWage');
    const service = readService(read);
    const basis = [contract('47')];
    if (wage === null || service === null) {
      const missing = [
        ...(wage === null ? [ASKS.monthlyWage] : []),
        ...(service === null ? [read.date('startOn') ? ASKS.lastDay : ASKS.service] : []),
      ];
      return { missing, basis };
    }
    const ground = read.choice<Ground>('ground');
    const average = read.money('localAverageWage');
    const minimum = read.money('localMinimumWage');
    const base = wageBase(wage, average, minimum);
    const n = forYears(base, service.since2008);
    const double = forYears(base, service.whole);
    const twice = double.amount * 2n;
    const lastWage = read.money('lastMonthWage') ?? wage;
    const lines: CalculationLine[] = [
      ...base.lines,
      serviceLine(ground === 'unlawful' ? service.whole : service.since2008),
    ];
    const money = (label: Bilingual, zh: string, value: Fen, en = zh): CalculationLine => ({
      label,
      formula: { zh, en },
      value: yuanFromFen(value),
      unit: 'yuan',
    });
    const nFormula = `${formatYuan(base.wage)} × ${monthsOf(n.halfMonths)}`;
    const wants = (wanted: Ground) => ground === null || ground === wanted;
    if (base.capped && service.whole.halfMonths > CAPPED_HALF_MONTHS) lines.push(CAPPED_YEARS);
    if (wants('compensation'))
      lines.push(money({ zh: '经济补偿（N）', en: 'Severance (N)' }, nFormula, n.amount));
    if (wants('notice')) {
      const label = {
        zh: '经济补偿加代通知金（N+1，仅限《劳动合同法》第四十条的情形且未提前三十日通知）',
        en: 'With a month in lieu of notice (N+1; only under article 40 without 30 days’ notice)',
      };
      lines.push(money(label, `${nFormula} + ${formatYuan(lastWage)}`, n.amount + lastWage));
    }
    if (wants('unlawful')) {
      if (service.older && ground === null) lines.push(serviceLine(service.whole));
      const formula = `${formatYuan(base.wage)} × ${monthsOf(double.halfMonths)} × 2`;
      lines.push(
        money(
          { zh: '违法解除或者终止的赔偿金（2N）', en: 'Damages for unlawful dismissal (2N)' },
          formula,
          twice,
        ),
      );
    }
    const amounts: Record<Ground, Fen> = {
      compensation: n.amount,
      notice: n.amount + lastWage,
      unlawful: twice,
    };
    const possible = Object.values(amounts).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const assumptions: Bilingual[] = [
      ...(ground === null ? [NOTES.noCause] : []),
      ...(read.flag('wageByArrears') ? [NOTES.byArrears] : []),
    ];
    if (average === null) assumptions.push(NOTES.belowCap);
    if (minimum === null) assumptions.push(NOTES.aboveMinimum);
    if (wants('notice') && !read.has('lastMonthWage')) assumptions.push(NOTES.lastMonth);
    if (!service.dated) assumptions.push(NOTES.since2008);
    const asks: CalculatorAsk[] = [
      ...(ground === null ? [ASKS.ground] : []),
      ...(average === null ? [ASKS.localAverageWage] : []),
      ...(minimum === null ? [ASKS.localMinimumWage] : []),
    ];
    return {
      amount:
        ground === null
          ? { min: yuanFromFen(possible[0] ?? 0n), max: yuanFromFen(possible.at(-1) ?? 0n) }
          : yuanFromFen(amounts[ground]),
      lines,
      basis: uniqueBasis([
        ...basis,
        ...(wants('compensation') ? [contract('46')] : []),
        ...(wants('notice') ? [contract('40'), regulations('20')] : []),
        ...(wants('unlawful') ? [contract('87'), contract('48'), regulations('25')] : []),
        regulations('27'),
        ...(service.older ? [contract('97', 3)] : []),
      ]),
      notes: [
        ...(ground === null ? [NOTES.which] : []),
        ...(wants('unlawful') ? [NOTES.instead] : []),
        ...(service.older && ground !== 'unlawful' ? [NOTES.before2008] : []),
        NOTES.wages,
        NOTES.limitation,
      ],
      assumptions,
      asks,
    };
  },
});

function serviceLine(service: Service): CalculationLine {
  return {
    label: { zh: `折算月数${service.label.zh}`, en: `Months of wage${service.label.en}` },
    formula: {
      zh: `${service.text.zh}，折合 ${monthsOf(service.halfMonths)} 个月工资`,
      en: `${service.text.en}: ${monthsOf(service.halfMonths)} months of wage`,
    },
    value: monthsOf(service.halfMonths),
    unit: 'month',
  };
}
