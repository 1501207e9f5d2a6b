import { type Fen, fenFromYuan } from '../figures/money.ts';
import type { CalculationLine } from './calculation.ts';
import { applyFeeScale, type FeeBand } from './fee-scale.ts';

/** 诉讼费用交纳办法 §13 (一): property cases, above the 50 yuan for the first 10,000. */
const PROPERTY_BANDS: readonly FeeBand[] = [
  { upTo: 100_000, rate: 2.5 },
  { upTo: 200_000, rate: 2 },
  { upTo: 500_000, rate: 1.5 },
  { upTo: 1_000_000, rate: 1 },
  { upTo: 2_000_000, rate: 0.9 },
  { upTo: 5_000_000, rate: 0.8 },
  { upTo: 10_000_000, rate: 0.7 },
  { upTo: 20_000_000, rate: 0.6 },
  { upTo: null, rate: 0.5 },
];

/** 诉讼费用交纳办法 §13 (二) 1: divorce, on the property above 200,000. */
const DIVORCE_BANDS: readonly FeeBand[] = [{ upTo: null, rate: 0.5 }];

/** 诉讼费用交纳办法 §13 (二) 2: personality rights, on the damages above 50,000. */
const PERSONALITY_BANDS: readonly FeeBand[] = [
  { upTo: 100_000, rate: 1 },
  { upTo: null, rate: 0.5 },
];

/** The least and the most a case costs, with the steps of the computation. */
export interface FeeRange {
  min: Fen;
  max: Fen;
  lines: CalculationLine[];
}

const flat = (min: number, max = min): FeeRange => ({
  min: fenFromYuan(min),
  max: fenFromYuan(max),
  lines: [
    {
      label: { zh: '每件', en: 'For each case' },
      formula: {
        zh: min === max ? `${min} 元` : `${min} 元至 ${max} 元`,
        en: min === max ? `${min} yuan` : `${min} to ${max} yuan`,
      },
      value: min === max ? min : `${min}–${max}`,
      unit: 'yuan',
    },
  ],
});

const withScale = (base: FeeRange, value: Fen | null, from: number, bands: readonly FeeBand[]): FeeRange => {
  if (value === null || value <= fenFromYuan(from)) return base;
  const { fee, lines } = applyFeeScale(value, from, bands);
  return { min: base.min + fee, max: base.max + fee, lines: [...base.lines, ...lines] };
};

/** The fee of a property case: 50 yuan up to 10,000, then the bands. */
export function propertyFee(claim: Fen): FeeRange {
  const base = flat(50);
  const first: CalculationLine = {
    ...(base.lines[0] as CalculationLine),
    label: { zh: '不超过1万元的部分', en: 'Part up to 10,000 yuan' },
  };
  return withScale({ ...base, lines: [first] }, claim, 10_000, PROPERTY_BANDS);
}

/** A divorce; of property above 200,000 yuan 0.5 % (诉讼费用交纳办法 §13 ¶1 (2) 1). */
export const divorceFee = (property: Fen | null) =>
  withScale(flat(50, 300), property, 200_000, DIVORCE_BANDS);
/** Rights of personality; damages above 50,000 yuan by bands (诉讼费用交纳办法 §13 ¶1 (2) 2). */
export const personalityFee = (damages: Fen | null) =>
  withScale(flat(100, 500), damages, 50_000, PERSONALITY_BANDS);
/** A fee that does not depend on an amount, in yuan. */
export const flatFee = flat;
