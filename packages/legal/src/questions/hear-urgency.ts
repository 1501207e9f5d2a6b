import { findUrgency, type Urgency } from './find-urgency.ts';
import { type UrgentModel, urgentLikelihood } from './urgent-likelihood.ts';
import type { UrgentKind } from './urgent-words.ts';

/** What was heard of an emergency in a person's own words. */
export interface HeardUrgency {
  /** Emergencies that are told of, gravest first. */
  told: Urgency[];
  /** What it may be, where none is surely told: whoever tells it may be in the middle of it. */
  possible: Urgency | null;
}

/**
 * Hears emergencies by the rules and by what words say: either may hear one. What the rules hear where words speak clearly against it is
 * only possible.
 */
export function hearUrgency(model: UrgentModel, message: string): HeardUrgency {
  const byRules = findUrgency(message);
  const { urgent, classes } = urgentLikelihood(model, message);
  const likely = likeliestOf(model, classes);
  const { limits } = model;
  const [first] = byRules;
  if (first && urgent < limits.calm) return { told: [], possible: first };
  if (first?.kind === 'self_harm') {
    const ofAnother = first.ofAnother || (likely.kind === 'self_harm' && likely.ofAnother);
    return { told: [{ ...first, ofAnother }], possible: null };
  }
  if (likely.kind === 'self_harm' && urgent >= limits.selfHarmTold) return { told: [likely], possible: null };
  if (first) return { told: byRules, possible: null };
  if (likely.kind !== 'self_harm' && urgent >= limits.told) return { told: [likely], possible: null };
  const least = likely.kind === 'self_harm' ? limits.selfHarmPossible : limits.possible;
  return { told: [], possible: urgent >= least ? likely : null };
}

/** The likeliest emergency; that of the writer and that of another are one kind. */
function likeliestOf({ classes: names }: UrgentModel, classes: readonly number[]): Urgency {
  const of = (name: string) => classes[names.indexOf(name)] ?? 0;
  const selfHarm = of('self_harm') + of(ANOTHER);
  const others = names.filter((name) => name !== '-' && name !== ANOTHER && name !== 'self_harm');
  const best = others.reduce((most, name) => (of(name) > of(most) ? name : most), others[0] ?? '');
  if (selfHarm >= of(best)) return { kind: 'self_harm', ofAnother: of(ANOTHER) > of('self_harm') };
  return { kind: best as UrgentKind, ofAnother: false };
}

const ANOTHER = 'self_harm_another';
