import { chooseToRead } from '../../apps/server/src/engine/retrieval/laws/ranking/choose-to-read.ts';
import { FEATURES } from '../../apps/server/src/engine/retrieval/laws/ranking/features.ts';
import type {
  AssociationTable,
  RankingModel,
  Scoring,
} from '../../apps/server/src/engine/retrieval/laws/ranking/ranking-model.ts';
import { READ_FEATURES } from '../../apps/server/src/engine/retrieval/laws/ranking/read-features.ts';
import { scoreCandidate } from '../../apps/server/src/engine/retrieval/laws/ranking/score-candidate.ts';
import { fitTrees } from './fit-trees.ts';
import { type Example, fitWeights } from './fit-weights.ts';
import { learnAssociations } from './learn-associations.ts';
import type { HeldIn, StockedLibrary, Weighable } from './open-stocked-library.ts';
import type { AskedQuestion } from './read-asked.ts';

export interface FitOptions {
  /** Features that may be looked at; the others count as 0. */
  used: readonly boolean[];
  trees: boolean;
  /** Ids that share an article, together: from these come the questions that teach how little to trust a known article. */
  strangers: readonly (readonly number[])[];
}

const PARTS = 5;
const STOCKS: readonly HeldIn[] = ['library', 'digests'];
/** Of the examples of strangers, how many are learned from. */
const SHARE_OF_STRANGERS = 0.2;

/** Questions with what the engine made of them while their own answers were unknown to it. */
export interface Examples {
  /** Other questions about the same articles were known. */
  familiar: Gathered[];
  /** No question about the same articles was known: these teach how little to trust a known article. */
  strangers: Gathered[];
}

/** Fits on questions whose associations were learned from others, as it will be with questions of tomorrow. */
export async function fitModel(
  stocked: StockedLibrary,
  some: readonly AskedQuestion[],
  options: FitOptions,
): Promise<RankingModel> {
  const examples = await gatherExamples(stocked, some, options);
  return {
    associations: learnAssociations(some, stocked.corpus),
    library: fitScoring(examples.library, options),
    digests: fitStarter(examples.digests, options.used),
  };
}

/** Weighs every question with tables that do not know it. */
export async function gatherExamples(
  stocked: StockedLibrary,
  some: readonly AskedQuestion[],
  options: Pick<FitOptions, 'strangers'>,
): Promise<Record<HeldIn, Examples>> {
  const examples: Record<HeldIn, Examples> = {
    library: { familiar: [], strangers: [] },
    digests: { familiar: [], strangers: [] },
  };
  const gather = async (
    apart: readonly AskedQuestion[],
    kept: (one: AskedQuestion) => boolean,
    kind: keyof Examples,
  ) => {
    const away = new Set(apart);
    const known = some.filter((one) => !away.has(one));
    const table = learnAssociations(known, stocked.corpus);
    for (const one of apart.filter(kept)) {
      for (const held of STOCKS) {
        examples[held][kind].push(await exampleOf(stocked, table, one, held));
      }
    }
  };
  for (let part = 0; part < PARTS; part += 1) {
    const apart = some.filter((_, at) => at % PARTS === part);
    await gather(apart, () => true, 'familiar');
  }
  const ids = new Map(some.map((one) => [one.id, one]));
  for (const fold of options.strangers) {
    const apart = fold.flatMap((id) => ids.get(id) ?? []);
    await gather(apart, ({ id }) => (id * 7919) % 100 < SHARE_OF_STRANGERS * 100, 'strangers');
  }
  return examples;
}

/** Weights for choosing what to read, weights for what was read, then trees that mend what these get wrong. */
export function fitScoring(
  { familiar, strangers }: Examples,
  { used, trees }: Pick<FitOptions, 'used' | 'trees'>,
): Scoring {
  const gathered = [...familiar, ...strangers];
  const unread = gathered.map(({ weighable, answers }) => ({
    features: weighable.features.map((row) => only(row, used)),
    answers,
  }));
  const first = fitWeights(unread, FEATURES.length);
  const read = gathered.map(({ weighable, answers }, at): Example => {
    const chosen = chooseToRead(first, unread[at]?.features ?? [], weighable.candidates);
    return {
      features: weighable.read(chosen).map((row) => only(row, used)),
      answers: Uint8Array.from(chosen, (index) => answers[index] ?? 0),
    };
  });
  const weights = fitWeights(read, ALL_FEATURES.length);
  const start = (features: Float32Array) => scoreCandidate({ weights, trees: [] }, features);
  return { first, weights, trees: trees ? fitTrees(read, ALL_FEATURES.length, start) : [] };
}

/** What says which laws the questions of the fit were about; with few digests that would drown what a digest says. */
const OF_THE_QUESTIONS_AT_HAND = /Count|learned|Terms|standing|length/i;

/** For a fresh machine: only what the digests' own words say weighs, and no tree. */
export function fitStarter(examples: Examples, used: readonly boolean[]): Scoring {
  const ofDigests = ALL_FEATURES.map((name, at) => used[at] === true && !OF_THE_QUESTIONS_AT_HAND.test(name));
  return fitScoring(examples, { used: ofDigests, trees: false });
}

/** The order in which the engine would show them. */
export function orderOf(scoring: Scoring, weighable: Weighable, used: readonly boolean[]): string[] {
  const chosen = chooseToRead(
    scoring.first,
    weighable.features.map((row) => only(row, used)),
    weighable.candidates,
  );
  const scores = weighable.read(chosen).map((row) => scoreCandidate(scoring, only(row, used)));
  return chosen
    .map((index, at) => ({ place: weighable.places[index] ?? '', score: scores[at] ?? 0 }))
    .sort((a, b) => b.score - a.score)
    .map(({ place }) => place);
}

interface Gathered {
  weighable: Weighable;
  answers: Uint8Array;
}

async function exampleOf(
  stocked: StockedLibrary,
  table: AssociationTable,
  one: AskedQuestion,
  held: HeldIn,
): Promise<Gathered> {
  const weighable = await stocked.weigh(table, one.text, held);
  const answers = Uint8Array.from(weighable.places, (place) => (one.answers.has(place) ? 1 : 0));
  return { weighable, answers };
}

export const ALL_FEATURES: readonly string[] = [...FEATURES, ...READ_FEATURES];

/** The features that may be looked at; `used` goes with `ALL_FEATURES`, which begin with those of the unread. */
const only = (row: Float32Array, used: readonly boolean[]): Float32Array =>
  row.map((value, at) => (used[at] ? value : 0));
