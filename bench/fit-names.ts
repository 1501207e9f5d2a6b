// Fits the weights by which names of persons are told from other words, and writes them into packages/legal; a minute or two.
// `npm run bench -- fit-names [--half open]`: with --half only that half of the first set is learned from, to judge the others.
// Learned from: sentences with invented names (bench/redaction/names/contexts.txt and the sets), judgments with their parties replaced, and
// laws, questions, guides and messages in which hardly anybody is named. What is kept is a table of weights, no text.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nameCandidates } from '@mingfa/legal/redaction/name-candidates';
import { type Evidence, evidenceOf } from '@mingfa/legal/redaction/name-evidence';
import { layWords } from '@mingfa/legal/redaction/word-grid';
import { toFlatText } from '@mingfa/legal/words/flat-text';
import { seededNumbers } from './redaction/names/invent-name.ts';
import {
  type NamedSentence,
  readJudgments,
  readNamedSentences,
  readNamelessTexts,
} from './redaction/names/read-sentences.ts';

const WEIGHTS = join(import.meta.dirname, '../packages/legal/src/redaction/name-weights.json');
/** What is seen seldom is left out: it says little, and could be a piece of somebody's name. */
const AT_LEAST = { around: 40, other: 8 };
const ROUNDS = 8;
const STEP = 0.1;
const DECAY = 1e-5;

interface Example {
  features: Uint32Array;
  amounts: Float32Array;
  isName: boolean;
  weight: number;
}

const { values: options } = parseArgs({ options: { half: { type: 'string' } } });
const shared = resolve(import.meta.dirname, '../../shared/data');
if (!existsSync(shared)) {
  console.error(`${shared} is not there: judgments, laws and questions are read from it.`);
  process.exit(1);
}
const sentences = [
  ...(await readNamedSentences(options.half === 'open' ? ['open'] : ['open', 'held-out', 'second'])),
  ...(await readJudgments(join(shared, 'cases/judgments'))),
  ...(await readNamelessTexts(shared)),
];
const numbers = new Map<string, number>();
const seen: number[] = [];
const examples = sentences.flatMap(examplesOf);
console.log(
  `${sentences.length} texts, ${examples.length} candidates, ${examples.filter((one) => one.isName).length} names`,
);
await writeFile(WEIGHTS, JSON.stringify(tableOf(fitWeights())));

function examplesOf({ text, names, weight, isPartlyMarked }: NamedSentence): Example[] {
  const flat = toFlatText(text);
  if (flat.length !== text.length) return [];
  const grid = layWords(flat);
  return nameCandidates(flat, grid).flatMap((one) => {
    if (one.end === one.given) return [];
    const isName = names.some(({ start, end }) => start === one.start && end === one.end);
    const isOver = names.some(({ start, end }) => one.start < end && start < one.end);
    // May be somebody whom nobody marked.
    if (isPartlyMarked && !isOver && one.score >= 0) return [];
    return [
      {
        ...numbered(evidenceOf(flat, grid, one, one.score)),
        isName,
        weight: isOver && !isName ? weight / 2 : weight,
      },
    ];
  });
}

function numbered(evidence: readonly Evidence[]): Pick<Example, 'features' | 'amounts'> {
  const features = evidence.map(([kind, value]) => {
    const key = `${kind}\t${value}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    seen[number] = (seen[number] ?? 0) + 1;
    return number;
  });
  return {
    features: Uint32Array.from(features),
    amounts: Float32Array.from(evidence, ([, , amount]) => amount),
  };
}

/** Logistic regression by stochastic steps that shrink with what a feature has moved already (Adagrad). */
function fitWeights(): Float64Array {
  const isUsed = [...numbers.keys()].map(
    (key, number) =>
      (seen[number] ?? 0) >= (/^(?:before|after)/.test(key) ? AT_LEAST.around : AT_LEAST.other),
  );
  const weights = new Float64Array(numbers.size);
  const moved = new Float64Array(numbers.size).fill(1e-6);
  const next = seededNumbers(4_321);
  for (let round = 0; round < ROUNDS; round += 1) {
    let loss = 0;
    shuffle(examples, next);
    for (const { features, amounts, isName, weight } of examples) {
      let sum = 0;
      features.forEach((feature, at) => {
        if (isUsed[feature]) sum += (weights[feature] ?? 0) * (amounts[at] ?? 0);
      });
      const likely = 1 / (1 + Math.exp(-sum));
      loss -= weight * Math.log(Math.max(1e-9, isName ? likely : 1 - likely));
      const error = weight * (likely - Number(isName));
      features.forEach((feature, at) => {
        if (!isUsed[feature]) return;
        const step = error * (amounts[at] ?? 0) + DECAY * (weights[feature] ?? 0);
        moved[feature] = (moved[feature] ?? 0) + step * step;
        weights[feature] = (weights[feature] ?? 0) - (STEP * step) / Math.sqrt(moved[feature]);
      });
    }
    console.log(`round ${round + 1}: loss ${(loss / examples.length).toFixed(5)}`);
  }
  return weights;
}

function shuffle(list: Example[], next: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [list[at], list[other]] = [list[other] as Example, list[at] as Example];
  }
}

/** In steps of a tenth; what weighs next to nothing is left out. */
function tableOf(weights: Float64Array): Record<string, Record<string, number>> {
  const table: Record<string, Record<string, number>> = {};
  for (const [key, number] of numbers) {
    const [kind = '', value = ''] = key.split('\t');
    const weight = Math.round((weights[number] ?? 0) * 10) / 10;
    if (weight !== 0) table[kind] = { ...table[kind], [value]: weight };
  }
  return table;
}
