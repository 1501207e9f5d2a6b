import type { ChoiceModel } from '../../apps/server/src/engine/retrieval/guides/choice-model.ts';
import {
  chooseAmong,
  type GuideChoice,
  rankPossible,
} from '../../apps/server/src/engine/retrieval/guides/choose-guides.ts';
import type { GuideIndex } from '../../apps/server/src/engine/retrieval/guides/guide-index.ts';
import type { ReadRow } from './fit-model.ts';
import type { LabelledQuestion } from './read-labelled.ts';

export interface JudgedChoice {
  question: LabelledQuestion;
  choice: GuideChoice;
  /** Ids that were chosen or asked about. */
  ids: string[];
  /** What is told shortly besides. */
  beside: string | undefined;
  /** Of the likeliest guide. */
  likeliest: string | undefined;
}

/** What is chosen for a question that was read. */
export function judgeChoice(
  index: GuideIndex,
  model: ChoiceModel,
  { question, read }: ReadRow,
): JudgedChoice {
  const choice = chooseAmong(index, model, read);
  const ids =
    choice.kind === 'chosen'
      ? choice.guides.map(({ guide }) => guide.id)
      : choice.kind === 'doubt'
        ? choice.guides.map(({ id }) => id)
        : [];
  const [first] = rankPossible(index, model, read);
  const beside = choice.kind === 'chosen' ? choice.beside?.guide.id : undefined;
  return { question, choice, ids, beside, likeliest: first && index.guides[first.candidate.guide]?.id };
}

/** Prints the figures of some judged questions, all together and by kind. */
export function printJudged(name: string, all: readonly JudgedChoice[], show: boolean): void {
  console.log(`\n${name}: ${all.length} questions`);
  const kinds = [...new Set(all.map(({ question }) => question.kind))];
  for (const [kind, some] of [
    ['all', all] as const,
    ...kinds.map((kind) => [kind, all.filter(({ question }) => question.kind === kind)] as const),
  ]) {
    const legal = some.filter(({ question }) => question.guides.length > 0);
    const none = some.filter(({ question }) => question.guides.length === 0);
    const right = ({ question, ids }: JudgedChoice) => ids.some((id) => question.guides.includes(id));
    const chosen = some.filter(({ choice }) => choice.kind === 'chosen');
    const asked = some.filter(({ choice }) => choice.kind === 'doubt');
    const guides = chosen.flatMap(({ question, ids }) => ids.map((id) => question.guides.includes(id)));
    const both = legal.filter(({ question }) => question.guides.length > 1);
    const found = both.filter(
      ({ question, choice, ids }) =>
        choice.kind === 'chosen' && question.guides.every((id) => ids.includes(id)),
    );
    const tellsBoth = ({ question, ids, beside }: JudgedChoice) =>
      question.guides.every((id) => id === beside || ids.includes(id));
    const quiet = none.filter(({ choice }) => choice.kind === 'none');
    console.log(
      [
        `  ${kind.padEnd(14)}`,
        `right or asked with the right one ${share(legal.filter(right), legal)}`,
        `likeliest right ${share(
          legal.filter(
            ({ question, likeliest }) => likeliest !== undefined && question.guides.includes(likeliest),
          ),
          legal,
        )}`,
        `chosen ${share(chosen, some)}`,
        `of the chosen right ${share(guides.filter(Boolean), guides)}`,
        `asked ${share(asked, some)}, the right one among them ${share(asked.filter(right), asked)}`,
        `another told besides ${share(
          some.filter(({ beside }) => beside !== undefined),
          some,
        )}`,
        ...(both.length > 0
          ? [`both troubles answered ${share(found, both)}, told ${share(both.filter(tellsBoth), both)}`]
          : []),
        ...(none.length > 0 ? [`rightly none ${share(quiet, none)}`] : []),
      ].join(' · '),
    );
  }
  if (!show) return;
  for (const { question, choice, ids } of all) {
    if (question.guides.length === 0 ? ids.length === 0 : ids.some((id) => question.guides.includes(id)))
      continue;
    console.log(
      `${question.kind} ${choice.kind} ${ids.join(' ')} <- ${question.guides.join(' + ')}: ${question.text}`,
    );
  }
}

const share = (some: readonly unknown[], all: readonly unknown[]): string =>
  all.length === 0 ? '–' : `${((100 * some.length) / all.length).toFixed(1)} %`;
