import { addMonths } from '../figures/calendar.ts';
import {
  type Fen,
  fenFromYuan,
  formatYuan,
  multiply,
  percent,
  smallerFen,
  yuanFromFen,
} from '../figures/money.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type CalculatorAsk,
  type LegalBasis,
  uniqueBasis,
  yuanLine,
} from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import {
  CAP_BASIS,
  CAP_TEXT,
  type CapRule,
  type InterestSpan,
  interestSpans,
  monthsSpan,
  NEW_RULE_ON,
  OLD_PROTECTED_RATE,
  OLD_VOID_RATE,
} from './loan-interest-caps.ts';
import { type LoanLprs, readLoanLprs } from './loan-interest-rates.ts';
import { ASKS, FIELDS, NOTES } from './loan-interest-texts.ts';
import { InputProblem, type InputReader } from './read-inputs.ts';

const lending = (article: string, paragraph?: number): LegalBasis => ({
  law: LAWS.privateLending,
  article,
  ...(paragraph ? { paragraph } : {}),
});

interface Loan {
  principal: Fen;
  rate: number;
  overdueRate: number | null;
  lprNow: number | null;
}

const round = (value: number) => Number(value.toFixed(6));
const interest = (principal: Fen, rate: number, span: InterestSpan): Fen =>
  multiply(principal, percent(rate), {
    numerator: BigInt(span.numerator),
    denominator: BigInt(span.denominator),
  });

/** The rate a stretch runs at before the cap: agreed, or what §28 ¶2 gives for the time after the due day. */
function rateOf(span: InterestSpan, loan: Loan): number | null {
  if (span.phase === 'term') return loan.rate;
  if (loan.overdueRate !== null) return loan.overdueRate;
  return loan.rate > 0 ? loan.rate : loan.lprNow;
}

function readSpans(read: InputReader): InterestSpan[] | null {
  read.assertOrder('startOn', 'endOn');
  read.assertOrder('startOn', 'dueOn');
  const signedOn = read.date('signedOn') ?? read.date('startOn');
  const startOn = read.date('startOn') ?? read.date('signedOn');
  const months = read.number('months');
  const endOn = read.date('endOn') ?? (startOn && months !== null ? addMonths(startOn, months) : null);
  if (!startOn || !endOn) return months === null ? null : [monthsSpan(months)];
  const filedOn = read.date('filedOn');
  const oldCase = filedOn !== null && filedOn < NEW_RULE_ON;
  const spans = interestSpans(
    { startOn, dueOn: read.date('dueOn'), endOn },
    signedOn,
    oldCase || (read.flag('oldRule') ?? false),
    read.flag('byMonths') ?? false,
  );
  // A suit taken up before the new rule stands wholly under the rule of its time (§31 ¶1 takes only later suits).
  if (oldCase) return spans.map((span) => ({ ...span, cap: 'old-24' as const }));
  const whole = spans.length === 1 && months !== null && !read.has('endOn') ? spans[0] : null;
  return whole ? [{ ...whole, numerator: months ?? 0, denominator: 12 }] : spans;
}

/** What must be known before any cap can be applied. */
function missingFor(read: InputReader, spans: InterestSpan[], lprs: LoanLprs): CalculatorAsk[] {
  const caps = new Set(spans.map((span) => span.cap));
  const signedOn = read.date('signedOn') ?? read.date('startOn');
  const missing: CalculatorAsk[] = [];
  if (!signedOn && lprs.atContract === null) missing.push(ASKS.signedOn);
  if (signedOn && caps.has('lpr-at-contract') && lprs.atContract === null) missing.push(ASKS.lprAtContract);
  if (caps.has('lpr-at-filing') && lprs.atFiling === null) missing.push(ASKS.lprAtFiling);
  const crosses =
    signedOn !== null &&
    signedOn < NEW_RULE_ON &&
    spans.some((span) => (span.from ?? signedOn) < NEW_RULE_ON);
  if (crosses && read.flag('oldRule') === null && !caps.has('old-24')) missing.push(ASKS.oldRule);
  const unagreed = (read.number('annualRate') ?? 0) === 0 && !read.has('overdueRate');
  if (read.has('otherCharges') && !spans.some((span) => span.phase === 'overdue')) missing.push(ASKS.dueOn);
  if (unagreed && spans.some((span) => span.phase === 'overdue') && lprs.whenOverdue === null)
    missing.push(ASKS.lprWhenOverdue);
  return missing;
}

/** The LPRs that were looked up and count in this calculation. */
function usedLprs({ lookedUp }: LoanLprs, spans: InterestSpan[], isUnagreed: boolean): Bilingual[] {
  const caps = new Set(spans.map((span) => span.cap));
  const isOverdue = isUnagreed && spans.some((span) => span.phase === 'overdue');
  return [
    caps.has('lpr-at-contract') ? lookedUp.atContract : undefined,
    caps.has('lpr-at-filing') ? lookedUp.atFiling : undefined,
    isOverdue ? lookedUp.whenOverdue : undefined,
  ].filter((one) => one !== undefined);
}

function spanLabel(span: InterestSpan): Bilingual {
  const phase =
    span.phase === 'term'
      ? { zh: '借期内利息', en: 'Interest in the term' }
      : { zh: '逾期利息', en: 'Overdue interest' };
  if (!span.from || !span.to) return phase;
  return { zh: `${phase.zh}（${span.from} 至 ${span.to}）`, en: `${phase.en} (${span.from} to ${span.to})` };
}

const spanLength = (span: InterestSpan): string => `${span.numerator}/${span.denominator}`;

/** The most a court supports for a contract made since the cap came into force: certain from its day alone. */
function capLines(read: InputReader, { atContract }: LoanLprs): CalculationLine[] {
  const signedOn = read.date('signedOn') ?? read.date('startOn');
  if (atContract === null || signedOn === null || signedOn < NEW_RULE_ON) return [];
  const formula = `${atContract}% × 4`;
  return [
    {
      label: { zh: '法院支持的最高年利率', en: 'Highest yearly rate a court supports' },
      formula: {
        zh: `合同成立时一年期LPR ${formula}`,
        en: `one-year LPR at the making of the contract, ${formula}`,
      },
      value: round(atContract * 4),
      unit: 'percent',
    },
  ];
}

/** What the contract says, before any cap: certain even while the LPR is unknown. */
function agreedLines(loan: Loan, spans: InterestSpan[]): CalculationLine[] {
  return spans.flatMap((span): CalculationLine[] => {
    const rate = rateOf(span, loan);
    if (rate === null) return [];
    const formula = `${formatYuan(loan.principal)} × ${rate}% × ${spanLength(span)}`;
    const label = spanLabel(span);
    return [
      {
        label: {
          zh: `${label.zh}：按约定计算（尚未核对上限）`,
          en: `${label.en}: as agreed (cap not yet applied)`,
        },
        formula: { zh: formula, en: formula },
        value: yuanFromFen(interest(loan.principal, rate, span)),
        unit: 'yuan',
      },
    ];
  });
}

interface Computed {
  total: Fen;
  overdueRoom: Fen;
  lines: CalculationLine[];
  capped: boolean;
}

function computeSpans(loan: Loan, spans: InterestSpan[], capRates: Record<CapRule, number | null>): Computed {
  const computed: Computed = { total: 0n, overdueRoom: 0n, lines: [], capped: false };
  for (const span of spans) {
    const rate = rateOf(span, loan) ?? 0;
    const cap = capRates[span.cap] ?? 0;
    const applied = Math.min(rate, cap);
    const amount = interest(loan.principal, applied, span);
    const text = CAP_TEXT[span.cap];
    if (span.phase === 'overdue') computed.overdueRoom += interest(loan.principal, cap, span) - amount;
    if (rate > cap) computed.capped = true;
    computed.total += amount;
    const formula = `${formatYuan(loan.principal)} × ${applied}% × ${spanLength(span)}`;
    computed.lines.push({
      label: spanLabel(span),
      formula: {
        zh:
          rate > cap
            ? `${formula}（约定 ${rate}% 超过${text.zh} ${cap}%）`
            : `${formula}（未超过${text.zh} ${cap}%）`,
        en:
          rate > cap
            ? `${formula} (agreed ${rate}% is above ${text.en}, ${cap}%)`
            : `${formula} (not above ${text.en}, ${cap}%)`,
      },
      value: yuanFromFen(amount),
      unit: 'yuan',
    });
  }
  return computed;
}

/** §29: overdue interest, penalties and fees together, at most the cap over the overdue time. */
function chargesLine(charges: Fen, room: Fen): { allowed: Fen; line: CalculationLine } {
  const allowed = smallerFen(charges, room);
  return {
    allowed,
    line: {
      label: {
        zh: '违约金或者其他费用（与逾期利息合计不超过上限）',
        en: 'Penalties and fees (with overdue interest within the cap)',
      },
      formula: {
        zh: `min(${formatYuan(charges)}, 上限余额 ${formatYuan(room)})`,
        en: `min(${formatYuan(charges)}, room under the cap ${formatYuan(room)})`,
      },
      value: yuanFromFen(allowed),
      unit: 'yuan',
    },
  };
}

/**
 * Interest a court enforces on a private loan. Sources: 民间借贷司法解释 (2020年第二次修正) §24–26, §28, §29, §31;
 * for the time before 2020-08-20, 法释〔2015〕18号 §26 (24 % enforced, 24–36 % left as paid, above 36 % void).
 */
export const loanInterest: Calculator = defineCalculator({
  id: 'loan-interest',
  name: { zh: '民间借贷利息', en: 'Private-loan interest' },
  description: {
    zh: '借期内利息、逾期利息及四倍LPR上限',
    en: 'Interest, overdue interest and the cap of four times the LPR',
  },
  fields: FIELDS,
  compute(read) {
    const principal = read.money('principal');
    const rate = read.number('annualRate');
    const spans = readSpans(read);
    const lprs = readLoanLprs(read);
    const basis = [lending('25')];
    const missing = [
      ...(principal === null ? [ASKS.principal] : []),
      ...(rate === null ? [ASKS.annualRate] : []),
      ...(spans === null ? [ASKS.time] : missingFor(read, spans, lprs)),
    ];
    const capNotes = [NOTES.cap, ...lprs.notes];
    if (principal === null || rate === null || spans === null)
      return {
        missing,
        basis,
        lines: rate === null || rate === 0 ? [] : capLines(read, lprs),
        notes: capNotes,
      };
    if (spans.length === 0)
      throw new InputProblem('endOn', { zh: '计息天数为零', en: 'No days of interest' });
    const loan: Loan = {
      principal,
      rate,
      overdueRate: read.number('overdueRate'),
      lprNow: lprs.whenOverdue,
    };
    if (missing.length > 0) return { missing, basis, lines: agreedLines(loan, spans), notes: capNotes };
    const four = (lpr: number | null) => (lpr === null ? null : round(lpr * 4));
    const computed = computeSpans(loan, spans, {
      'lpr-at-contract': four(lprs.atContract),
      'lpr-at-filing': four(lprs.atFiling),
      'old-24': OLD_PROTECTED_RATE,
    });
    const charges = read.money('otherCharges');
    const extra = charges === null ? null : chargesLine(charges, computed.overdueRoom);
    const total = computed.total + (extra?.allowed ?? 0n);
    const overdue = spans.some((span) => span.phase === 'overdue');
    const old = spans.some((span) => span.cap === 'old-24');
    const signedOn = read.date('signedOn') ?? read.date('startOn');
    const notes: Bilingual[] = [NOTES.principal];
    if (rate === 0) notes.push(NOTES.noInterest);
    if (computed.capped) notes.push(NOTES.aboveCap);
    if (old && rate > OLD_PROTECTED_RATE) notes.push(rate > OLD_VOID_RATE ? NOTES.void36 : NOTES.natural);
    if (old && signedOn !== null && signedOn < '2015-09-01') notes.push(NOTES.before2015);
    const isMore = read.flag('withPrincipal') && computed.lines.length + (extra ? 1 : 0) > 1;
    const together = read.flag('withPrincipal') ? principal + total : null;
    return {
      amount: yuanFromFen(total),
      amountOf: {
        zh: together === null ? '利息' : `利息（连本金一共 ${formatYuan(together)} 元）`,
        en:
          together === null
            ? 'the interest'
            : `the interest (with the principal ${formatYuan(together)} yuan)`,
      },
      lines: [
        ...computed.lines,
        ...(extra ? [extra.line] : []),
        ...(isMore
          ? [
              yuanLine(
                { zh: '利息和费用合计', en: 'Interest and charges together' },
                [...computed.lines, ...(extra ? [extra.line] : [])]
                  .map(({ value }) => formatYuan(fenFromYuan(Number(value))))
                  .join(' + '),
                total,
              ),
            ]
          : []),
        ...(together === null
          ? []
          : [
              yuanLine(
                { zh: '连本金一共', en: 'With the principal' },
                `${formatYuan(principal)} + ${formatYuan(total)}`,
                together,
              ),
            ]),
      ],
      basis: uniqueBasis([
        ...spans.flatMap((span) => CAP_BASIS[span.cap]),
        ...(overdue ? [lending('28', loan.overdueRate === null ? 2 : 1)] : []),
        ...(extra ? [lending('29')] : []),
        ...(rate === 0 ? [lending('24'), { law: LAWS.civilCode, article: '680' }] : []),
      ]),
      notes,
      assumptions: [
        spans.every((span) => span.denominator === 12) ? NOTES.months : NOTES.days,
        ...usedLprs(lprs, spans, rate === 0 && loan.overdueRate === null),
        ...(read.has('signedOn') ? [] : [signedOn ? NOTES.signedAtStart : NOTES.signedLater]),
      ],
    };
  },
});
