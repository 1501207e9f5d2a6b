import type { GuideIndex } from '../../apps/server/src/engine/retrieval/guides/guide-index.ts';
import { splitClauses } from '../../apps/server/src/engine/retrieval/guides/split-parts.ts';
import type { StoredTextModel } from '../../apps/server/src/engine/retrieval/guides/text-model.ts';
import type { LabelledQuestion } from './read-labelled.ts';
import type { ToldText } from './tell-guides.ts';

/** A feature of one text alone is not kept: it would give the question away. */
const LEAST_TEXTS = 2;
/** So often every text is read; more learns the texts by heart. */
const EPOCHS = 6;
const STEP = 0.06;
/** Vectors of this length: a shorter one is learned more evenly over its features. */
const LENGTH = 3;
/** Weights below this are left out: the file stays small. */
const LEAST_WEIGHT = 0.1;
const STEPS = { rarity: 0.05, weight: 0.04 };

interface Text {
  features: readonly string[];
  /** Numbers of its guides; none is the last. */
  guides: readonly number[];
  worth: number;
}

interface Vector {
  at: Int32Array;
  values: Float64Array;
}

/** Features of a text as the choice reads them: those of its clauses. */
const featuresOfText = ({ featuresOf }: GuideIndex, text: string): string[] =>
  splitClauses(text).flatMap((clause) => [...featuresOf(clause)]);

/**
 * Learns how much runs of characters speak for guides (multinomial logistic regression by AdaGrad, texts in an order shuffled alike each time):
 * from the sayings and points of the guides and from labelled questions.
 */
export function fitText(
  index: GuideIndex,
  questions: readonly LabelledQuestion[],
  told: readonly ToldText[],
): StoredTextModel {
  const ids = index.guides.map(({ id }) => id);
  const none = ids.length;
  const texts: Text[] = [
    ...told.map(({ guide, text, worth }) => ({
      features: featuresOfText(index, text),
      guides: [guide],
      worth,
    })),
    ...questions.map(({ text, guides }) => ({
      features: featuresOfText(index, text),
      guides: guides.length > 0 ? guides.map((id) => ids.indexOf(id)) : [none],
      worth: 1,
    })),
  ];
  return fitTexts(ids, texts);
}

function fitTexts(ids: readonly string[], texts: readonly Text[]): StoredTextModel {
  const known = countFeatures(texts);
  const vectors = texts.map(({ features }) => vectorOf(features, known));
  const model = learn(
    texts.map((text, at) => ({ ...text, vector: vectors[at] as Vector })),
    known.size,
    ids.length + 1,
  );
  return store(ids, known, model);
}

interface KnownFeature {
  at: number;
  rarity: number;
}

function countFeatures(texts: readonly Text[]): Map<string, KnownFeature> {
  const counts = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const known = new Map<string, KnownFeature>();
  for (const [feature, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (count < LEAST_TEXTS) continue;
    const rarity = Math.min(255, Math.round((1 + Math.log(texts.length / count)) / STEPS.rarity));
    known.set(feature, { at: known.size, rarity: rarity * STEPS.rarity });
  }
  return known;
}

/** Features weighed by their rarity; what several clauses say counts as often. The length is that of the sums of a text model. */
function vectorOf(features: readonly string[], known: ReadonlyMap<string, KnownFeature>): Vector {
  const values = new Map<number, number>();
  let squares = 0;
  for (const feature of features) {
    const one = known.get(feature);
    if (!one) continue;
    values.set(one.at, (values.get(one.at) ?? 0) + one.rarity);
    squares += one.rarity ** 2;
  }
  const length = Math.sqrt(squares) || 1;
  return {
    at: Int32Array.from(values.keys()),
    values: Float64Array.from(values.values(), (value) => (LENGTH * value) / length),
  };
}

interface Learned {
  /** By feature, then guide. */
  weights: Float32Array;
  bias: Float64Array;
}

function learn(texts: readonly (Text & { vector: Vector })[], features: number, classes: number): Learned {
  const weights = new Float32Array(features * classes);
  const squares = new Float32Array(features * classes).fill(1e-3);
  const bias = new Float64Array(classes);
  const errors = new Float64Array(classes);
  const order = [...texts.keys()];
  const random = randomNumbers();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const { vector, guides, worth } = texts[at] as Text & { vector: Vector };
      readLikelihoods(vector, weights, bias, errors);
      for (const guide of guides) errors[guide] = (errors[guide] as number) - 1 / guides.length;
      for (let guide = 0; guide < classes; guide += 1)
        bias[guide] = (bias[guide] as number) - 0.02 * worth * (errors[guide] as number);
      for (const [feature, own] of vector.at.entries()) {
        const value = (vector.values[feature] as number) * worth;
        for (let guide = 0; guide < classes; guide += 1) {
          const slope = (errors[guide] as number) * value;
          // What changes nothing is most of it, and costs as much.
          if (Math.abs(slope) < 1e-4) continue;
          const place = own * classes + guide;
          const square = (squares[place] as number) + slope * slope;
          squares[place] = square;
          weights[place] = (weights[place] as number) - (STEP * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return { weights, bias };
}

/** Writes how likely each guide is into a row. */
function readLikelihoods(
  { at, values }: Vector,
  weights: Float32Array,
  bias: Float64Array,
  row: Float64Array,
): void {
  row.set(bias);
  for (const [feature, own] of at.entries()) {
    const value = values[feature] as number;
    for (let guide = 0, place = own * row.length; guide < row.length; guide += 1, place += 1)
      row[guide] = (row[guide] as number) + (weights[place] as number) * value;
  }
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of row) if (score > highest) highest = score;
  let all = 0;
  for (const [guide, score] of row.entries()) {
    const power = Math.exp(score - highest);
    row[guide] = power;
    all += power;
  }
  for (let guide = 0; guide < row.length; guide += 1) row[guide] = (row[guide] as number) / all;
}

/** Leaves out small weights and writes the others as bytes. */
function store(
  ids: readonly string[],
  known: ReadonlyMap<string, KnownFeature>,
  { weights, bias }: Learned,
): StoredTextModel {
  const classes = ids.length + 1;
  if (classes > 256) throw new Error('A guide is stored in a byte: more than 255 need another form.');
  const names: string[] = [];
  const rarities: number[] = [];
  const counts: number[] = [];
  const guideOf: number[] = [];
  const steps: number[] = [];
  for (const [name, { at, rarity }] of known) {
    let count = 0;
    for (let guide = 0; guide < classes; guide += 1) {
      const weight = LENGTH * (weights[at * classes + guide] as number);
      if (Math.abs(weight) < LENGTH * LEAST_WEIGHT) continue;
      guideOf.push(guide);
      steps.push(Math.max(-127, Math.min(127, Math.round(weight / STEPS.weight))));
      count += 1;
    }
    if (count === 0) continue;
    names.push(name);
    rarities.push(Math.round(rarity / STEPS.rarity));
    counts.push(count);
  }
  const bytes = (values: readonly number[]) => Buffer.from(Int8Array.from(values).buffer).toString('base64');
  return {
    guides: ids,
    bias: [...bias].map((value) => Math.round(value * 1000) / 1000),
    features: names.join('\n'),
    rarity: bytes(rarities),
    counts: bytes(counts),
    guideOf: bytes(guideOf),
    weights: bytes(steps),
    steps: STEPS,
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
}

/** The same numbers each time: a fit can be repeated. */
function randomNumbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}
