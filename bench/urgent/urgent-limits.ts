import type { UrgentModel } from '../../packages/legal/src/questions/urgent-likelihood.ts';
/** Chosen on folds 1 to 4 by hand. */
export const URGENT_LIMITS: UrgentModel['limits'] = {
  told: 0.42,
  possible: 0.2,
  selfHarmTold: 0.2,
  selfHarmPossible: 0.08,
  calm: 0.08,
  evidence: { ownMeaning: 2.2, words: 1.3 },
};
