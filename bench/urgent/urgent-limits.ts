import type { UrgentModel } from '../../packages/legal/src/questions/urgent-likelihood.ts';

/** From how likely an emergency is told or said as possible: chosen by what folds 1 to 4 say of each kind of message. */
export const URGENT_LIMITS: UrgentModel['limits'] = {
  told: 0.42,
  possible: 0.2,
  selfHarmTold: 0.4,
  selfHarmPossible: 0.1,
  calm: 0.05,
  story: { told: 0.85, possible: 0.55, selfHarmTold: 0.5, selfHarmPossible: 0.25, calm: 0.6 },
  evidence: { ownMeaning: 2.2, words: 1.3 },
};
