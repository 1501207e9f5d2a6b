// How well cases alike to a story are found: `npm run bench -- similar-cases [--library 50000]`.
// Judged on the shared graded stories with weights chosen without the story judged. --library measures time and memory
// instead, on so many cases put together from the shared ones.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SimilarCaseIndex } from '../apps/server/src/engine/retrieval/cases/similar-case-index.ts';
import { bootstrapInterval, meanOf, type OrderJudgement } from './similar/judge-order.ts';
import { judgeWeights, type WeightsJudged } from './similar/judge-weights.ts';
import { measureLibrary } from './similar/measure-library.ts';
import { readCaseSet, shortened } from './similar/read-case-set.ts';

const TARGETS: OrderJudgement = { ndcg10: 0.35, recall100: 0.67 };

const { values: options } = parseArgs({ options: { library: { type: 'string' } } });
const folder = resolve(import.meta.dirname, '../../shared/data');
if (!existsSync(folder)) {
  console.error(`${folder} is not there: the graded stories are read from it.`);
  process.exit(1);
}
const { cases, stories } = await readCaseSet(join(folder, 'retrieval'));
if (options.library) {
  process.exitCode = (await measureLibrary(cases, stories, Number(options.library))) ? 0 : 1;
} else {
  const used = process.cpuUsage();
  const index = SimilarCaseIndex.of(cases);
  const { user, system } = process.cpuUsage(used);
  console.log(
    `${cases.length} cases, ${stories.length} stories; learned and indexed with ${((user + system) / 1e6).toFixed(1)} s of processor time, ${(index.bytes / 1e6).toFixed(0)} MB`,
  );
  const whole = report(
    'whole stories',
    judgeWeights(index, stories, ({ text }) => text),
  );
  report(
    'their first 60 characters',
    judgeWeights(index, stories, ({ text }) => shortened(text)),
  );
  const met = whole.ndcg10 >= TARGETS.ndcg10 && whole.recall100 >= TARGETS.recall100;
  console.log(
    `whole stories: NDCG@10 at least ${TARGETS.ndcg10}, R@100 at least ${TARGETS.recall100}: ${met ? 'met' : 'NOT MET'}`,
  );
  process.exitCode = met ? 0 : 1;
}

function report(name: string, { apart, shipped, words, medianMs }: WeightsJudged): OrderJudgement {
  const judged = apart.map((one) => one.judged);
  const interval = (key: keyof OrderJudgement) =>
    bootstrapInterval(judged.map((one) => one[key]))
      .map((end) => end.toFixed(3))
      .join('–');
  const mean = meanOf(judged);
  const chosen = new Map<string, number>();
  for (const { weights } of apart) {
    const key = `${weights.latent}/${weights.company}/${weights.cause}`;
    chosen.set(key, (chosen.get(key) ?? 0) + 1);
  }
  console.log(`${name}, p50 ${medianMs.toFixed(1)} ms`);
  console.log(
    `  weights chosen without the story: NDCG@10 ${mean.ndcg10.toFixed(3)} (95 %: ${interval('ndcg10')}), R@100 ${mean.recall100.toFixed(3)} (${interval('recall100')})`,
  );
  console.log(
    `  weights chosen, latent/company/cause: ${[...chosen].map(([key, count]) => `${key} ${count} times`).join(', ')}`,
  );
  for (const [said, all] of [
    ['the weights that ship', shipped],
    ['words alone', words],
  ] as const) {
    const { ndcg10, recall100 } = meanOf(all);
    console.log(`  ${said}: NDCG@10 ${ndcg10.toFixed(3)}, R@100 ${recall100.toFixed(3)}`);
  }
  return mean;
}
