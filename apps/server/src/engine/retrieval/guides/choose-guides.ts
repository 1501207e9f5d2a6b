import type { Guide } from '@mingfa/content/guide';
import { tellsNeeded } from '@mingfa/content/needed-words';
import type { ChoiceModel } from './choice-model.ts';
import type { GuideIndex } from './guide-index.ts';
import { rankCandidates } from './rank-candidates.ts';
import {
  type GuideCandidate,
  joinClauses,
  type RankedCandidate,
  type ReadParts,
  readCandidates,
} from './read-candidates.ts';
import { goesOn, mayTellTwo, readSecond } from './read-second.ts';

/** A guide that was chosen, and the part of the question it answers. */
export interface ChosenGuide {
  guide: Guide;
  about: string;
}

/**
 * The guides that answer a question, most pressing first, and one that may answer a trouble told besides; or, in doubt, those it may be about, likeliest first, and whether the first stands
 * out.
 */
export type GuideChoice =
  | { kind: 'chosen'; guides: ChosenGuide[]; beside?: ChosenGuide }
  | { kind: 'doubt'; guides: Guide[]; standsOut: boolean }
  | { kind: 'none' };

/** How many candidates behind the first may answer another trouble. */
export const LOOKED_AT_FOR_SECOND = 4;
/** Who says that they go on to another trouble is told a less likely one, too. */
const WHERE_IT_GOES_ON = 0.5;
/** Troubles one answer goes into. */
const MOST_CHOSEN = 3;
/** Choices one is asked among, besides none of them. */
const MOST_ASKED = 3;
/** A choice less likely than this part of the likeliest is not offered. */
const LEAST_OF_BEST = 0.12;
const LEAST_LIKELY = 0.04;
/** The likeliest of some choices stands out where it is so likely, and so much likelier than the next. */
const LIKELY_OUTRIGHT = 0.3;
const TIMES_NEXT = 2;

/** Chooses the guides for a question by its best-matching parts. */
export function chooseGuides(
  index: GuideIndex,
  model: ChoiceModel,
  text: string,
  agreeing: (guide: number) => number,
): GuideChoice {
  return chooseAmong(index, model, readCandidates(index, model.words, text, agreeing));
}

/**
 * How much likelier a situation within some bounds is asked of whoever answers within them than it is asked anywhere: most people ask
 * an assistant what it is for.
 */
const LIKELIER_WITHIN = 5;

/**
 * The guides within bounds that a question may be about, asked of whoever answers by them alone; none where those outside stay likelier.
 */
export function chooseForBounds(
  index: GuideIndex,
  model: ChoiceModel,
  text: string,
  { agreeing, isWithin }: { agreeing: (guide: number) => number; isWithin: (guide: Guide) => boolean },
): GuideChoice {
  const read = readCandidates(index, model.words, text, agreeing);
  const ranked = rankPossible(index, model, read);
  const isIn = ({ candidate }: RankedCandidate) => isWithin(guideAt(index, candidate));
  const total = (some: readonly RankedCandidate[]) => some.reduce((sum, one) => sum + one.likelihood, 0);
  const within = ranked.filter(isIn);
  const inside = total(within) * LIKELIER_WITHIN;
  const all = inside + 1 - total(within);
  if (inside < total(ranked) - total(within)) return { kind: 'none' };
  const weighed = within.map((one) => ({ ...one, likelihood: (one.likelihood * LIKELIER_WITHIN) / all }));
  const [best] = weighed;
  if (best && best.likelihood >= model.limits.chosen) {
    const about = joinClauses(read.clauses, best.candidate.part);
    return { kind: 'chosen', guides: [{ guide: guideAt(index, best.candidate), about }] };
  }
  return doubtAmong(index, model, weighed);
}

/** The candidates of a question, likeliest first, without situations that its words exclude. */
export function rankPossible(index: GuideIndex, model: ChoiceModel, read: ReadParts): RankedCandidate[] {
  const told = joinClauses(read.clauses, { from: 0, to: read.clauses.length - 1 });
  const candidates = read.candidates.filter((one) => tellsNeeded(guideAt(index, one), told));
  return rankCandidates(model, { ...read, candidates });
}

/** Chooses among the candidates of a question that was read. */
export function chooseAmong(index: GuideIndex, model: ChoiceModel, read: ReadParts): GuideChoice {
  const ranked = rankPossible(index, model, read);
  const [best, ...others] = ranked;
  if (!best) return { kind: 'none' };
  const { limits } = model;
  const seconds = (mayTellTwo(read.clauses) ? others : []).slice(0, LOOKED_AT_FOR_SECOND).map((other) => ({
    other,
    likelihood: secondLikelihood(model, readSecond(index, model, read, best, other)),
  }));
  const further = seconds.flatMap(({ other, likelihood }) => (likelihood >= limits.second ? [other] : []));
  // Two troubles in one message share the likelihood of being the one.
  const sure = further.reduce((sum, { likelihood }) => sum + likelihood, best.likelihood);
  if (sure >= limits.chosen) {
    const choose = ({ candidate }: RankedCandidate): ChosenGuide => ({
      guide: guideAt(index, candidate),
      about: joinClauses(read.clauses, candidate.part),
    });
    const guides = [best, ...further].slice(0, MOST_CHOSEN).map(choose);
    const [likeliest] = seconds.sort((a, b) => b.likelihood - a.likelihood);
    const least = limits.beside * (goesOn(read.clauses) ? WHERE_IT_GOES_ON : 1);
    const isBeside = further.length === 0 && (likeliest?.likelihood ?? 0) >= least;
    return {
      kind: 'chosen',
      guides: guides.sort((a, b) => pressing(b.guide) - pressing(a.guide)),
      ...(likeliest && isBeside ? { beside: choose(likeliest.other) } : {}),
    };
  }
  return doubtAmong(index, model, ranked);
}

/** What one is asked among where no situation is surely told; none where all are unlikely. */
function doubtAmong(
  index: GuideIndex,
  { limits }: ChoiceModel,
  ranked: readonly RankedCandidate[],
): GuideChoice {
  const [best] = ranked;
  const { asked, together } = askedAmong(ranked);
  if (!best || best.likelihood < limits.asked || together < limits.together) return { kind: 'none' };
  const next = asked[1]?.likelihood ?? 0;
  return {
    kind: 'doubt',
    guides: asked.map(({ candidate }) => guideAt(index, candidate)),
    standsOut: best.likelihood >= LIKELY_OUTRIGHT && best.likelihood >= TIMES_NEXT * next,
  };
}

/** How likely a situation is at least that somebody is asked for openly. */
const LEAST_NEAR = 0.01;

/** The situations nearest to a question that tells of none of them surely, likeliest first, without those that were refused. */
export function nearestGuides(
  index: GuideIndex,
  model: ChoiceModel,
  text: string,
  { agreeing, refused }: { agreeing: (guide: number) => number; refused: readonly string[] },
): Guide[] {
  const read = readCandidates(index, model.words, text, agreeing);
  return rankPossible(index, model, read)
    .filter(({ likelihood }) => likelihood >= LEAST_NEAR)
    .map(({ candidate }) => guideAt(index, candidate))
    .filter(({ title }) => !refused.includes(title.zh) && !refused.includes(title.en))
    .slice(0, MOST_ASKED);
}

/** What one is asked among in doubt, of candidates that stand likeliest first, and how likely the right one is there. */
export function askedAmong<Ranked extends { likelihood: number }>(
  ranked: readonly Ranked[],
): { asked: Ranked[]; together: number } {
  const least = Math.max(LEAST_LIKELY, LEAST_OF_BEST * (ranked[0]?.likelihood ?? 0));
  const asked = ranked.slice(0, MOST_ASKED).filter(({ likelihood }) => likelihood >= least);
  return { asked, together: asked.reduce((sum, { likelihood }) => sum + likelihood, 0) };
}

/** How likely a guide answers another trouble of the same message. */
export function secondLikelihood(model: Pick<ChoiceModel, 'second'>, row: readonly number[]): number {
  const score = [1, ...row].reduce((sum, value, at) => sum + value * (model.second[at] ?? 0), 0);
  return 1 / (1 + Math.exp(-score));
}

const guideAt = (index: GuideIndex, { guide }: GuideCandidate): Guide => index.guides[guide] as Guide;

/** Somebody in danger comes first, then a day that must not pass. */
function pressing({ pressing }: Guide): number {
  return pressing === 'danger' ? 2 : pressing === 'term' ? 1 : 0;
}
