import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { breather } from '../../breathe.ts';
import { partsOf } from './split-parts.ts';

/** Something that is known to ask a point. */
export interface KnownAsking {
  /** Number of the point. */
  point: number;
  text: string;
}

/** How much a question asks a point: about 1 where it asks as what is known to ask it does, −1 where it asks another. */
export interface PointScore {
  /** By the whole question. */
  all: number;
  /** By the part of it that asks this point most. */
  part: number;
  /** By the part that asks something last. */
  asked: number;
  /** How alike the whole question and the nearest known asking are, 0 to 1. */
  likeness: number;
}

/** What is known to be asked in one situation: how much a question asks each of its points. */
export interface LearnedAskings {
  /**
   * Measures the clauses of a question beside each point.
   * @param asks which clauses ask something
   * @param without an asking that is taken to be unknown, to learn from it
   */
  measure(clauses: readonly string[], asks: readonly boolean[], without?: string): PointScore[];
}

/** What askings are compared by: their features, and how rare each is. */
export interface AskingWords {
  featuresOf(text: string): Iterable<string>;
  rarityOf(feature: string): number;
}

/** How little a single asking is believed. */
const RIDGE = 0.2;
/** Among some hundred texts a run of three characters says no more than its twos. */
const LONGEST_RUN = 2;
const HAN = /^[\p{Script=Han}0]/u;
/** A clause of a word or two is near to whatever shares them. */
const LEAST_SQUARES = 40;

/**
 * Learns what is asked at each point by kernel ridge regression over the askings: each speaks for its point and against the others, so that two
 * points whose askings say nearly the same (该不该签, 已经签了) are told apart by where they differ, which the nearest askings alone cannot.
 */
export async function learnAskings(
  points: number,
  askings: readonly KnownAsking[],
  words: AskingWords,
): Promise<LearnedAskings> {
  const breathe = breather();
  const known = [...new Map(askings.map((asking) => [asking.text, asking])).values()];
  const vectors: Vector[] = [];
  for (const { text } of known) {
    vectors.push(vectorOf(text, words));
    await breathe();
  }
  const index = indexVectors(vectors);
  const kernel = await kernelOf(index, breathe);
  const regularised = new CholeskyDecomposition(kernel);
  await breathe();
  const weights = regularised.solve(
    new Matrix(
      known.map(({ point }) => Array.from({ length: points }, (_, other) => (other === point ? 1 : -1))),
    ),
  );
  /** The weights as they were without one asking, by which it can be judged. */
  const weightsWithout = (asking: number): Matrix => {
    const inverse = regularised.solve(Matrix.columnVector(known.map((_, at) => (at === asking ? 1 : 0))));
    const own = weights.getRow(asking).map((weight) => weight / inverse.get(asking, 0));
    return Matrix.sub(weights, inverse.mmul(Matrix.rowVector(own)));
  };
  return {
    measure(clauses, asks, unknown) {
      const asking = unknown === undefined ? -1 : known.findIndex(({ text }) => text === unknown);
      const learned = asking < 0 ? weights : weightsWithout(asking);
      const read = clauses.map((clause) => vectorOf(clause, words));
      const productsOf = (part: readonly Vector[]) => {
        const products = index.productsWith(together(part));
        if (asking >= 0) products[asking] = -1;
        return products;
      };
      const scoresOf = (products: Float64Array) =>
        learned.columns === 0
          ? []
          : Matrix.rowVector(products.map((one) => one + 1))
              .mmul(learned)
              .getRow(0);
      const ofAll = productsOf(read);
      const all = scoresOf(ofAll);
      const parts = partsOf(clauses.length).map((part) => ({
        part,
        scores: scoresOf(productsOf(read.slice(part.from, part.to + 1))),
      }));
      const lastAsked = asks.lastIndexOf(true);
      const asked = parts.filter(({ part }) => part.to === (lastAsked < 0 ? clauses.length - 1 : lastAsked));
      const likeness = new Float64Array(points);
      for (const [at, { point }] of known.entries())
        likeness[point] = Math.max(likeness[point] as number, ofAll[at] as number);
      return all.map((score, point) => ({
        all: score,
        part: highest(parts.map(({ scores }) => scores[point])),
        asked: highest(asked.map(({ scores }) => scores[point])),
        likeness: likeness[point] as number,
      }));
    },
  };
}

/** How alike the known askings are to each other, one more for what they share as questions of this situation, and the ridge. */
async function kernelOf(
  { vectors, productsWith }: VectorIndex,
  breathe: () => Promise<void>,
): Promise<Matrix> {
  const kernel = Matrix.zeros(vectors.length, vectors.length);
  for (const [at, vector] of vectors.entries()) {
    const products = productsWith(vector);
    for (let other = 0; other <= at; other += 1) {
      const alike = (products[other] as number) + 1 + (other === at ? RIDGE : 0);
      kernel.set(at, other, alike).set(other, at, alike);
    }
    await breathe();
  }
  return kernel;
}

/** A text as the rarities of its features, and the square of its length. */
interface Vector {
  features: ReadonlyMap<string, number>;
  squares: number;
}

function vectorOf(text: string, { featuresOf, rarityOf }: AskingWords): Vector {
  const features = new Map<string, number>();
  let squares = 0;
  for (const feature of featuresOf(text)) {
    if (HAN.test(feature) && feature.length > LONGEST_RUN) continue;
    const rarity = rarityOf(feature);
    features.set(feature, Math.sqrt(rarity));
    squares += rarity;
  }
  return { features, squares };
}

function together(vectors: readonly Vector[]): Vector {
  const features = new Map(vectors.flatMap((vector) => [...vector.features]));
  let squares = 0;
  for (const value of features.values()) squares += value * value;
  return { features, squares };
}

interface VectorIndex {
  vectors: readonly Vector[];
  /** The cosine of a vector with each of them. */
  productsWith(vector: Vector): Float64Array;
}

function indexVectors(vectors: readonly Vector[]): VectorIndex {
  const postings = new Map<string, number[]>();
  for (const [at, { features }] of vectors.entries())
    for (const feature of features.keys()) {
      const own = postings.get(feature);
      if (own) own.push(at);
      else postings.set(feature, [at]);
    }
  const lengthOf = ({ squares }: Vector) => Math.sqrt(Math.max(squares, LEAST_SQUARES));
  return {
    vectors,
    productsWith(vector) {
      const products = new Float64Array(vectors.length);
      for (const [feature, value] of vector.features)
        for (const at of postings.get(feature) ?? []) products[at] = (products[at] as number) + value * value;
      const length = lengthOf(vector);
      return products.map((product, at) => product / (length * lengthOf(vectors[at] as Vector)));
    },
  };
}

const highest = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((most, one) => Math.max(most, one ?? -1), -1);
