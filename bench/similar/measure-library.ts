import {
  type CaseToIndex,
  SimilarCaseIndex,
} from '../../apps/server/src/engine/retrieval/cases/similar-case-index.ts';
import type { GradedStory } from './read-case-set.ts';

const CHARACTERS = 2000;
const ROUNDS = 4;
const TARGET_MS = 150;

/** Time and memory with so many cases of 2,000 characters, each put together from sentences of six real ones. */
export async function measureLibrary(
  real: readonly CaseToIndex[],
  stories: readonly GradedStory[],
  count: number,
): Promise<boolean> {
  const cases = Array.from({ length: count }, (_, at) => mixed(real, at));
  const begun = performance.now();
  const used = process.cpuUsage();
  const index = SimilarCaseIndex.of(cases);
  const { user, system } = process.cpuUsage(used);
  console.log(
    `${count} cases learned and indexed in ${((performance.now() - begun) / 1000).toFixed(0)} s, ${((user + system) / 1e6).toFixed(0)} s of processor time`,
  );
  console.log(
    `words and vectors ${(index.bytes / 1e6).toFixed(0)} MB, the whole process ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
  );
  const isShort = measureTimes(
    index,
    'stories of the set',
    stories.map(({ text }) => text),
  );
  const isLong = measureTimes(
    index,
    'stories of 2,000 characters',
    stories.map((_, at) => mixed(real, count + at).facts),
  );
  return isShort && isLong;
}

function measureTimes(index: SimilarCaseIndex, name: string, texts: readonly string[]): boolean {
  const times: number[] = [];
  const used = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of texts) {
      const begun = performance.now();
      index.find({ text, limit: 20, year: 2026 });
      times.push(performance.now() - begun);
    }
  }
  times.sort((a, b) => a - b);
  const { user, system } = process.cpuUsage(used);
  const processorMs = (user + system) / 1000 / times.length;
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  const met = at(0.5) <= TARGET_MS;
  console.log(
    `${name}: p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms, ${processorMs.toFixed(0)} ms of processor time (target p50 ${TARGET_MS} ms: ${met ? 'met' : 'NOT MET'})`,
  );
  return met;
}

/** A long case about the charge of the first of those it is made of; the same number gives the same case. */
function mixed(real: readonly CaseToIndex[], number: number): CaseToIndex {
  const from = Array.from(
    { length: 7 },
    (_, at) => real[(number * 31 + at * (number % 97) * 7) % real.length],
  );
  const sentences = from.flatMap((one) => one?.facts.split(/(?<=[。；])/) ?? []);
  const turned = sentences.map((_, at) => sentences[(at * 7 + number) % sentences.length] ?? '');
  return {
    ...(real[0] as CaseToIndex),
    ...from[0],
    id: `${number}`,
    facts: turned.join('').slice(0, CHARACTERS),
  };
}
