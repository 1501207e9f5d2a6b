/** How much the features of a text speak for guides: a linear model, learned from labelled questions and from what guides say themselves. */
export interface TextModel {
  /** Ids of guides, by number. The number behind the last stands for none of them. */
  guides: readonly string[];
  /** What speaks for each before a word is said. */
  bias: readonly number[];
  /** Numbers of the features it knows. */
  features: ReadonlyMap<string, number>;
  /** How rare each feature is, in steps. */
  rarity: Uint8Array;
  /** Where the weights of each feature begin, and behind the last where they end. */
  starts: Uint32Array;
  /** For each weight the number of its guide. */
  guideOf: Uint8Array;
  /** In steps. */
  weights: Int8Array;
  steps: { rarity: number; weight: number };
}

/** What some features say together: sums that can be added up. */
export interface TextSums {
  sums: Float64Array;
  /** Square of the length of the features as a vector. */
  squares: number;
}

/** Adds up what the features of a clause say. */
export function sumFeatures(model: TextModel, features: Iterable<string>): TextSums {
  const { steps } = model;
  const sums = new Float64Array(model.bias.length);
  let squares = 0;
  for (const feature of features) {
    const at = model.features.get(feature);
    if (at === undefined) continue;
    const rarity = (model.rarity[at] as number) * steps.rarity;
    const step = rarity * steps.weight;
    squares += rarity * rarity;
    const end = model.starts[at + 1] as number;
    for (let weight = model.starts[at] as number; weight < end; weight += 1) {
      const guide = model.guideOf[weight] as number;
      sums[guide] = (sums[guide] as number) + step * (model.weights[weight] as number);
    }
  }
  return { sums, squares };
}

/** The likelihood of every guide, and of none in the last place, as its logarithm. */
export function likelihoodsOf(model: TextModel, { sums, squares }: TextSums): Float64Array {
  const length = Math.sqrt(Math.max(squares, 1e-6));
  const scores = sums.map((sum, guide) => sum / length + (model.bias[guide] as number));
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > highest) highest = score;
  let all = 0;
  for (const score of scores) all += Math.exp(score - highest);
  const level = highest + Math.log(all);
  return scores.map((score) => score - level);
}

/** What is in none of the texts they were learned from is as rare as this. */
const RARITY_OF_UNKNOWN = 9;

/** How rare features are, by the first model that knows them. */
export function readRarity(models: readonly TextModel[]): (feature: string) => number {
  return (feature) => {
    for (const { features, rarity, steps } of models) {
      const at = features.get(feature);
      if (at !== undefined) return (rarity[at] as number) * steps.rarity;
    }
    return RARITY_OF_UNKNOWN;
  };
}

/** A text model as it is stored: features by line, numbers as bytes in base64. */
export interface StoredTextModel {
  guides: readonly string[];
  bias: readonly number[];
  features: string;
  /** A byte for each feature: its rarity in steps. */
  rarity: string;
  /** A byte for each feature: how many guides it has a weight for, each a byte for the guide and a signed one for the weight in steps. */
  counts: string;
  guideOf: string;
  weights: string;
  steps: { rarity: number; weight: number };
}

/** Reads a model as it was stored. */
export function readTextModel(stored: StoredTextModel): TextModel {
  const { guides, bias, steps } = stored;
  const names = stored.features.split('\n');
  const counts = bytesOf(stored.counts);
  const starts = new Uint32Array(names.length + 1);
  for (const [at, count] of counts.entries()) starts[at + 1] = (starts[at] as number) + count;
  return {
    guides,
    bias,
    features: new Map(names.map((name, at) => [name, at])),
    rarity: bytesOf(stored.rarity),
    starts,
    guideOf: bytesOf(stored.guideOf),
    weights: new Int8Array(bytesOf(stored.weights).buffer),
    steps,
  };
}

const bytesOf = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
