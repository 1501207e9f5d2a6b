import { LAWS } from '@mingfa/legal/calculators/law-titles';
import type { CalculationBounds } from '@mingfa/legal/questions/calculation-bounds';
import type { LawJudge } from '../retrieval/index.ts';
import type { Guidance } from './guidance.ts';

/** The skill that computes. */
const CALCULATE = 'calculate';

/** Which calculations a guidance allows: those it names, where the skill is, and none that rests on law left out. */
export function calculationsWithin(
  guidance: Guidance | null,
  judge: LawJudge | null,
): CalculationBounds & { calculators: readonly string[] | null } {
  if (!guidance) return { calculators: null };
  const { skills, calculators } = guidance;
  const lawsLeftOut = judge ? Object.values(LAWS).filter((title) => !judge.admitsNamed(title)) : [];
  return {
    calculators: skills && !skills.includes(CALCULATE) ? [] : calculators,
    ...(lawsLeftOut.length > 0 ? { lawsLeftOut } : {}),
  };
}
