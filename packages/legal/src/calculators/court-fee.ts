import { type Fen, fenFromYuan, formatYuan, multiply, smallerFen, yuanFromFen } from '../figures/money.ts';
import type { Bilingual, Calculator, CalculatorAsk, LegalBasis } from './calculation.ts';
import { type CaseKind, FIELDS, KINDS } from './court-fee-fields.ts';
import { divorceFee, type FeeRange, flatFee, personalityFee, propertyFee } from './court-fee-scales.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import type { InputReader } from './read-inputs.ts';

const fees = (article: string, item?: number): LegalBasis => ({
  law: LAWS.litigationFees,
  article,
  ...(item ? { item } : {}),
});

const ASK_CLAIM: CalculatorAsk = {
  field: 'claim',
  question: { zh: '诉讼请求的金额（标的额）是多少元？', en: 'How many yuan are claimed?' },
  why: { zh: '受理费按诉讼请求的金额分段累计', en: 'The fee is cumulative on the amount claimed' },
};

const ASK_PROPERTY: CalculatorAsk = {
  field: 'claim',
  question: {
    zh: '要分割的财产总额（离婚）或者请求赔偿的金额（人格权）是多少元？',
    en: 'How much property is divided (divorce), or how much damages are claimed (personality rights)?',
  },
  why: { zh: '超过起点的部分另按比例交纳', en: 'A percentage is due on the part above the threshold' },
};

function baseFee(kind: CaseKind, claim: Fen | null): FeeRange | null {
  switch (kind) {
    case 'property':
      return claim === null ? null : propertyFee(claim);
    case 'intellectual_property':
      return claim === null ? flatFee(500, 1000) : propertyFee(claim);
    case 'divorce':
      return divorceFee(claim);
    case 'personality':
      return personalityFee(claim);
    case 'other_non_property':
    case 'jurisdiction_objection':
      return flatFee(50, 100);
    case 'labour':
      return flatFee(10);
    case 'administrative_special':
    case 'public_notice':
      return flatFee(100);
    case 'administrative':
      return flatFee(50);
    case 'set_aside_award':
      return flatFee(400);
    case 'payment_order':
      return claim === null
        ? null
        : scaled(propertyFee(claim), 3n, { zh: '比照受理费的 1/3', en: 'One third of the property fee' });
    case 'bankruptcy':
      return claim === null ? null : bankruptcyFee(claim);
  }
}

function scaled(fee: FeeRange, divisor: bigint, label: Bilingual): FeeRange {
  const part = (amount: Fen) => multiply(amount, { numerator: 1n, denominator: divisor });
  const min = part(fee.min);
  const max = part(fee.max);
  const text = (a: Fen, b: Fen) => (a === b ? formatYuan(a) : `${formatYuan(a)}–${formatYuan(b)}`);
  const formula = `${text(fee.min, fee.max)} ÷ ${divisor}`;
  const value = min === max ? yuanFromFen(min) : text(min, max);
  return {
    min,
    max,
    lines: [...fee.lines, { label, formula: { zh: formula, en: formula }, value, unit: 'yuan' }],
  };
}

function bankruptcyFee(claim: Fen): FeeRange {
  const half = scaled(propertyFee(claim), 2n, { zh: '减半', en: 'Halved' });
  const cap = fenFromYuan(300_000);
  return { ...half, min: smallerFen(half.min, cap), max: smallerFen(half.max, cap) };
}

/** The grounds of halving that apply, in the order of the regulation; the fee is halved once however many there are. */
function halvings(read: InputReader): { name: Bilingual; basis: LegalBasis }[] {
  const ending = read.choice<'judgment' | 'mediation' | 'withdrawal'>('ending');
  const joined = read.choice('joinedClaim');
  const grounds = [];
  if (ending === 'mediation')
    grounds.push({ name: { zh: '以调解方式结案', en: 'ended by mediation' }, basis: fees('15') });
  if (ending === 'withdrawal') grounds.push({ name: { zh: '撤诉', en: 'withdrawn' }, basis: fees('15') });
  if (read.flag('simplified'))
    grounds.push({ name: { zh: '适用简易程序', en: 'simplified procedure' }, basis: fees('16') });
  if (joined)
    grounds.push({
      name: { zh: '合并审理的反诉或第三人请求', en: 'counterclaim or third-party claim tried together' },
      basis: fees('18'),
    });
  return grounds;
}

const NOTES = {
  province: {
    zh: '幅度内的具体标准由省、自治区、直辖市人民政府制定（《诉讼费用交纳办法》第十三条末款）。',
    en: 'The province sets the exact figure within the range (article 13, last paragraph).',
  },
  loser: {
    zh: '案件受理费先由原告或上诉人预交，最终原则上由败诉方负担（《诉讼费用交纳办法》第二十条、第二十九条）。',
    en: 'The claimant or appellant pays in advance; in the end the losing party bears it as a rule (articles 20 and 29).',
  },
  wages: {
    zh: '追索劳动报酬的案件可以不预交案件受理费（《诉讼费用交纳办法》第二十条第一款）；劳动仲裁不收费（《劳动争议调解仲裁法》第五十三条）。',
    en: 'A claim for wages need not be paid for in advance (article 20); labour arbitration is free (article 53 of the arbitration act).',
  },
  mixed: {
    zh: '既有财产请求又有非财产请求的，按财产请求的标准交纳；多个财产请求合并计算（《最高人民法院关于适用〈中华人民共和国民事诉讼法〉的解释》第二百零一条）。',
    en: 'With both property and non-property claims the property scale applies; several property claims are added up (judicial interpretation on civil procedure, article 201).',
  },
} satisfies Record<string, Bilingual>;

/**
 * Court fees (案件受理费) and the application fees computed from them.
 * Source: 诉讼费用交纳办法 (国务院令第481号) §13–18; halved only once: 民事诉讼法解释 §206.
 */
export const courtFee: Calculator = defineCalculator({
  id: 'court-fee',
  name: { zh: '案件受理费', en: 'Court fee' },
  description: {
    zh: '按《诉讼费用交纳办法》计算起诉、上诉、反诉的案件受理费',
    en: 'The court’s fee for a suit, an appeal or a counterclaim',
  },
  fields: FIELDS,
  compute(read) {
    const claim = read.money('claim');
    const given = read.choice<CaseKind>('caseKind');
    const kind = given ?? 'property';
    const { article, item, label } = KINDS[kind];
    const stage = read.choice<'first' | 'appeal' | 'retrial'>('stage') ?? 'first';
    const basis: LegalBasis[] = [fees(article, item)];
    const fee = baseFee(kind, claim);
    if (!fee) return { missing: [ASK_CLAIM], basis };
    const assumptions: Bilingual[] = [];
    assumptions.push({ zh: `按${label.zh}计算`, en: `Taken as: ${label.en}` });
    const asks: CalculatorAsk[] = [];
    if (claim === null && (kind === 'divorce' || kind === 'personality')) {
      asks.push(ASK_PROPERTY);
      assumptions.push(
        kind === 'divorce'
          ? {
              zh: '不涉及财产分割，或者财产总额不超过20万元',
              en: 'No property is divided, or not more than 200,000 yuan',
            }
          : {
              zh: '不涉及损害赔偿，或者赔偿金额不超过5万元',
              en: 'No damages are claimed, or not more than 50,000 yuan',
            },
      );
    }
    if (stage === 'appeal' && (kind === 'property' || (kind === 'intellectual_property' && claim !== null))) {
      basis.push(fees('17'));
      assumptions.push({
        zh: '金额为不服一审判决部分的上诉请求数额',
        en: 'The amount is the part of the judgment appealed against',
      });
    }
    if (stage === 'retrial') basis.push(fees('9'), fees('19'));
    const grounds = article === '13' && kind !== 'jurisdiction_objection' ? halvings(read) : [];
    let total = fee;
    if (grounds.length > 0) {
      total = scaled(fee, 2n, {
        zh: `减半（${grounds.map((ground) => ground.name.zh).join('、')}）`,
        en: `Halved (${grounds.map((ground) => ground.name.en).join(', ')})`,
      });
      basis.push(...grounds.map((ground) => ground.basis));
      if (grounds.length > 1) basis.push({ law: LAWS.civilProcedureInterpretation, article: '206' });
    }
    const notes: Bilingual[] = [];
    if (fee.min !== fee.max) notes.push(NOTES.province);
    if (kind === 'labour') notes.push(NOTES.wages);
    if (kind === 'property') notes.push(NOTES.mixed);
    if (article === '13' && kind !== 'jurisdiction_objection') notes.push(NOTES.loser);
    if (grounds.length > 1)
      notes.push({
        zh: '同时符合几种减半情形的，也只减半一次。',
        en: 'Several grounds of halving still halve the fee only once.',
      });
    return {
      amount:
        total.min === total.max
          ? yuanFromFen(total.min)
          : { min: yuanFromFen(total.min), max: yuanFromFen(total.max) },
      lines: total.lines,
      basis,
      notes,
      assumptions,
      asks,
    };
  },
});
