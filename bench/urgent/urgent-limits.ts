import type { UrgentModel } from '../../packages/legal/src/questions/urgent-likelihood.ts';

/** From how likely an emergency is told or said as possible: chosen by what folds 1 to 4 say of each kind of message. */
export const URGENT_LIMITS: UrgentModel['limits'] = {
  told: 0.35,
  possible: 0.2,
  selfHarmTold: 0.18,
  selfHarmPossible: 0.05,
  calm: 0.15,
  story: { told: 0.85, possible: 0.55, selfHarmTold: 0.5, selfHarmPossible: 0.25, calm: 0.8 },
  evidence: { ownMeaning: 0.9, words: 0.9 },
};
