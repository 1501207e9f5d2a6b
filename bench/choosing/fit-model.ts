import type { ChoiceModel } from '../../apps/server/src/engine/retrieval/guides/choice-model.ts';
import {
  LOOKED_AT_FOR_SECOND,
  secondLikelihood,
} from '../../apps/server/src/engine/retrieval/guides/choose-guides.ts';
import type { GuideIndex } from '../../apps/server/src/engine/retrieval/guides/guide-index.ts';
import { rankCandidates } from '../../apps/server/src/engine/retrieval/guides/rank-candidates.ts';
import {
  type ReadParts,
  readCandidates,
} from '../../apps/server/src/engine/retrieval/guides/read-candidates.ts';
import { readSecond } from '../../apps/server/src/engine/retrieval/guides/read-second.ts';
import {
  readTextModel,
  type StoredTextModel,
  type TextModel,
} from '../../apps/server/src/engine/retrieval/guides/text-model.ts';
import { fitChoice, fitYes } from './fit-choice.ts';
import { type Demands, fitLimits } from './fit-limits.ts';
import { fitText } from './fit-text.ts';
import type { LabelledQuestion } from './read-labelled.ts';
import type { ToldText } from './tell-guides.ts';

/** What a fit reads. */
export interface Read {
  index: GuideIndex;
  questions: readonly LabelledQuestion[];
  told: readonly ToldText[];
  /** By library and question, how much the articles found are those of each guide. */
  libraries: readonly number[][][];
  /** How sure the choice must be. */
  demands: Demands;
}

/** A question read by words that were not learned from it. */
export interface ReadRow {
  question: LabelledQuestion;
  read: ReadParts;
}

/** Fits the choice on some folds. What words say is learned without the fold they are then read in, so that it is not overrated. */
export function fitModel(
  read: Read,
  folds: readonly number[],
): { model: ChoiceModel; stored: StoredTextModel; rows: ReadRow[] } {
  const { index, questions, told } = read;
  const own = questions.filter(({ fold }) => folds.includes(fold));
  const rows = folds.flatMap((fold) => {
    const learned = own.filter((question) => question.fold !== fold);
    const words = readTextModel(fitText(index, learned, told));
    const inFold = questions.flatMap((question, at) =>
      question.fold === fold && question.measures ? [at] : [],
    );
    return readOutOfFold(read, words, inFold, [...read.libraries.keys()]);
  });
  const idOf = (guide: number) => index.guides[guide]?.id ?? '';
  const { weights, none } = fitChoice(
    rows.map(({ question, read: one }) => ({
      candidates: one.candidates.map(({ features }) => features),
      right: one.candidates.map(({ guide }) =>
        question.guides.includes(idOf(guide)) ? 1 / question.guides.length : 0,
      ),
      none: one.none,
    })),
  );
  const seconds = rows.flatMap(({ question, read: one }) => {
    const [first, ...others] = rankCandidates({ weights, none }, one);
    if (!first || !question.guides.includes(idOf(first.candidate.guide))) return [];
    return others.slice(0, LOOKED_AT_FOR_SECOND).map((other) => ({
      row: readSecond(index, { weights, none }, one, first, other),
      yes: question.guides.includes(idOf(other.candidate.guide)),
    }));
  });
  const second = fitYes(
    seconds.map(({ row }) => row),
    seconds.map(({ yes }) => yes),
  );
  const limits = fitLimits(
    rows.map(({ question, read: one }) => ({
      right: question.guides,
      ranked: rankCandidates({ weights, none }, one).map(({ candidate, likelihood }) => ({
        id: idOf(candidate.guide),
        likelihood,
      })),
    })),
    seconds.map(({ row, yes }) => ({ likelihood: secondLikelihood({ second }, row), yes })),
    read.demands,
  );
  const stored = fitText(index, own, told);
  return { model: { words: readTextModel(stored), weights, none, second, limits }, stored, rows };
}

/** Reads some questions, by their numbers, as the choice would with some libraries. */
export function readOutOfFold(
  { index, questions, libraries }: Read,
  words: TextModel,
  numbers: readonly number[],
  inLibraries: readonly number[],
): ReadRow[] {
  return numbers.flatMap((at) =>
    inLibraries.map((library) => {
      const question = questions[at] as LabelledQuestion;
      const agreeing = libraries[library]?.[at] ?? [];
      return { question, read: readCandidates(index, words, question.text, (guide) => agreeing[guide] ?? 0) };
    }),
  );
}
