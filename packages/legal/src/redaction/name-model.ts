import type { Evidence } from './name-evidence.ts';
import weights from './name-weights.json' with { type: 'json' };

const WEIGHTS: Readonly<Record<string, Readonly<Record<string, number>>>> = weights;

/** The logarithm of how much likelier than not a stretch is a name, by the fitted weights. */
export function weighEvidence(evidence: readonly Evidence[]): number {
  let sum = 0;
  for (const [kind, value, amount] of evidence) sum += (WEIGHTS[kind]?.[value] ?? 0) * amount;
  return sum;
}
