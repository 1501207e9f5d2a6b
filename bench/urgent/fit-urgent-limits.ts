import type { UrgentModel } from '../../packages/legal/src/questions/urgent-likelihood.ts';
import type { JudgedMessage } from './judge-messages.ts';

/** Of calm messages at most so many are told an emergency by words, and at most so many what to do should it be one. */
const WRONG_ALARMS = 0.018;
const WRONGLY_POSSIBLE = 0.08;
/** In doubt whoever may hurt themselves is heard. */
const WRONG_SELF_HARM = 0.01;
const WRONGLY_POSSIBLE_SELF_HARM = 0.045;

/** So unlikely an emergency is none, whatever a rule hears. */
const CALM = 0.06;

/** The least likelihoods at which calm messages are left alone often enough. */
export function fitUrgentLimits(all: readonly JudgedMessage[]): UrgentModel['limits'] {
  const calm = all.filter(({ message }) => message.kinds.includes('-'));
  const least = (some: readonly JudgedMessage[], share: number): number => {
    const likeliest = some.map(({ urgent }) => urgent).sort((a, b) => b - a);
    return Math.ceil(((likeliest[Math.floor(calm.length * share)] ?? 0) + 0.001) * 1000) / 1000;
  };
  const selfHarm = calm.filter(({ likeliest }) => likeliest === 'self_harm');
  const others = calm.filter(({ likeliest }) => likeliest !== 'self_harm');
  return {
    told: least(others, WRONG_ALARMS),
    possible: least(others, WRONGLY_POSSIBLE),
    selfHarmTold: least(selfHarm, WRONG_SELF_HARM),
    selfHarmPossible: least(selfHarm, WRONGLY_POSSIBLE_SELF_HARM),
    calm: CALM,
  };
}
