import { readFile } from 'node:fs/promises';
import type { Scoring } from '../../apps/server/src/engine/retrieval/laws/ranking/ranking-model.ts';
import { ALL_FEATURES, fitScoring, fitStarter, gatherExamples, orderOf } from './fit-model.ts';
import { learnAssociations } from './learn-associations.ts';
import { OrderQuality } from './measure-order.ts';
import type { HeldIn, StockedLibrary } from './open-stocked-library.ts';
import type { AskedQuestion } from './read-asked.ts';

export type FoldKind = 'random' | 'articleDisjoint';
export type Folds = Record<FoldKind, number[][]>;

/** The folds as they were frozen. */
export async function readFolds(): Promise<Folds> {
  return JSON.parse(await readFile(new URL('../retrieval/folds.json', import.meta.url), 'utf8')) as Folds;
}

/** Parts of the ranking as they are added up in the ablation; `without` names the features each does without. */
const STEPS: readonly { name: string; without: RegExp; trees: boolean }[] = [
  {
    name: 'words and standing',
    without: /learned|digest|ofLaw|neighbour|Count|Terms|Share|Run|cues|length|named/i,
    trees: false,
  },
  {
    name: '+ digests',
    without:
      /learned|ofLaw|neighbour|Count|Terms|(?:text|opening|heading|title|translated)Share|Run|cues|length|named/i,
    trees: false,
  },
  {
    name: '+ law, neighbours, named',
    without: /learned|Count|Terms|(?:text|opening|heading|title|translated)Share|Run|cues|length/i,
    trees: false,
  },
  {
    name: '+ priors',
    without: /learned|Terms|(?:text|opening|heading|title|translated)Share|Run|cues|length/i,
    trees: false,
  },
  {
    name: '+ associations',
    without: /(?:text|opening|heading|title|translated)Share|Run|cues|length|learnedShare/i,
    trees: false,
  },
  { name: '+ reading', without: /^$/, trees: false },
  { name: '+ trees', without: /^$/, trees: true },
];

const STARTER = 'starter library only';
const EVERYTHING = ALL_FEATURES.map(() => true);

/** Quality on each kind of fold, of everything and of the parts, by models that saw nothing of the fold. */
export async function judgeFolds(
  stocked: StockedLibrary,
  asked: readonly AskedQuestion[],
  folds: Folds,
  options: {
    ablation: boolean;
    /** Only these folds of each kind, for a quick look. */
    only?: readonly number[] | undefined;
    shown: (line: string) => void;
  },
): Promise<Record<FoldKind, OrderQuality>> {
  const steps = options.ablation ? STEPS : STEPS.slice(-1);
  const last = {} as Record<FoldKind, OrderQuality>;
  for (const kind of ['random', 'articleDisjoint'] as const) {
    const qualities = new Map(
      [...steps.map(({ name }) => name), STARTER].map((name) => [name, new OrderQuality()]),
    );
    for (const [at, fold] of folds[kind].entries()) {
      if (options.only && !options.only.includes(at)) continue;
      const held = new Set(fold);
      const known = asked.filter(({ id }) => !held.has(id));
      const examples = await gatherExamples(stocked, known, { strangers: folds.articleDisjoint });
      const table = learnAssociations(known, stocked.corpus);
      const tested = asked.filter(({ id }) => held.has(id));
      const judge = async (name: string, stock: HeldIn, scoring: Scoring, used: readonly boolean[]) => {
        for (const one of tested) {
          const order = orderOf(scoring, await stocked.weigh(table, one.text, stock), used);
          qualities.get(name)?.add(order, one.answers, one.total);
        }
      };
      for (const { name, without, trees } of steps) {
        const used = ALL_FEATURES.map((feature) => !without.test(feature));
        await judge(name, 'library', fitScoring(examples.library, { used, trees }), used);
      }
      await judge(STARTER, 'digests', fitStarter(examples.digests, EVERYTHING), EVERYTHING);
    }
    for (const [name, quality] of qualities) {
      options.shown(`${kind.padEnd(16)} ${name.padEnd(26)} ${quality}`);
    }
    last[kind] = qualities.get(STEPS.at(-1)?.name ?? '') as OrderQuality;
  }
  return last;
}
