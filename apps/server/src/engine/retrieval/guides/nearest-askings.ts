import type { GuideIndex } from './guide-index.ts';
import { partsOf } from './split-parts.ts';

/** Something that is known to ask a point. */
export interface KnownAsking {
  /** Number of the point. */
  point: number;
  text: string;
}

/** How near a question is to what is known to ask a point, each 0 to 1. */
export interface PointNearness {
  /** The nearest asking to the whole question, and the nearest three together. */
  nearestToAll: number;
  threeToAll: number;
  /** The same for the part of the question that is nearest to it. */
  nearestToPart: number;
  threeToPart: number;
  /** The nearest three to the last part that asks something. */
  threeToAsked: number;
}

/** What is known to be asked in one situation, by the runs of characters of each asking. */
export interface AskingIndex {
  /**
   * Measures the clauses of a question beside each point.
   * @param asks which clauses ask something
   * @param without an asking that is taken to be unknown, to learn from it
   */
  measure(clauses: readonly string[], asks: readonly boolean[], without?: string): PointNearness[];
}

const NEAREST = 3;
/** A short clause is near to whatever shares its one word. */
const LEAST_SQUARES = 300;

/** What askings are compared by: their features, and how rare each is. */
export interface AskingWords {
  featuresOf: GuideIndex['featuresOf'];
  rarityOf(feature: string): number;
}

/** Indexes what is known to be asked, as vectors of rarities. */
export function indexAskings(
  points: number,
  known: readonly KnownAsking[],
  { featuresOf, rarityOf }: AskingWords,
): AskingIndex {
  const postings = new Map<string, number[]>();
  const lengths = new Float64Array(known.length);
  for (const [asking, { text }] of known.entries()) {
    let squares = 0;
    for (const feature of featuresOf(text)) {
      squares += rarityOf(feature) ** 2;
      const own = postings.get(feature);
      if (own) own.push(asking);
      else postings.set(feature, [asking]);
    }
    lengths[asking] = Math.sqrt(Math.max(squares, LEAST_SQUARES));
  }
  const readClause = (clause: string): Products => {
    const products = new Float64Array(known.length);
    let squares = 0;
    for (const feature of featuresOf(clause)) {
      const square = rarityOf(feature) ** 2;
      squares += square;
      for (const asking of postings.get(feature) ?? [])
        products[asking] = (products[asking] as number) + square;
    }
    return { products, squares };
  };
  const nearnessOf = ({ products, squares }: Products, without: ReadonlySet<number>): Nearest[] => {
    const nearest = Array.from({ length: points }, () => new Array<number>(NEAREST).fill(0));
    const length = Math.sqrt(Math.max(squares, LEAST_SQUARES));
    for (const [asking, { point }] of known.entries()) {
      if (without.has(asking)) continue;
      insert(
        nearest[point] as number[],
        (products[asking] as number) / (length * (lengths[asking] as number)),
      );
    }
    return nearest.map((some) => ({
      one: some[0] as number,
      three: some.reduce((sum, one) => sum + one, 0) / NEAREST,
    }));
  };
  return {
    measure(clauses, asks, unknown) {
      const without = new Set(known.flatMap(({ text }, asking) => (text === unknown ? [asking] : [])));
      const read = clauses.map(readClause);
      const all = nearnessOf(addProducts(read, known.length), without);
      const parts = partsOf(clauses.length).map((part) => ({
        part,
        near: nearnessOf(addProducts(read.slice(part.from, part.to + 1), known.length), without),
      }));
      const lastAsked = asks.lastIndexOf(true);
      const asked = parts.filter(({ part }) => part.to === (lastAsked < 0 ? clauses.length - 1 : lastAsked));
      return all.map(({ one, three }, point) => ({
        nearestToAll: one,
        threeToAll: three,
        nearestToPart: most(parts.map(({ near }) => near[point]?.one)),
        threeToPart: most(parts.map(({ near }) => near[point]?.three)),
        threeToAsked: most(asked.map(({ near }) => near[point]?.three)),
      }));
    },
  };
}

/** Products of a text with every asking. */
interface Products {
  products: Float64Array;
  squares: number;
}

interface Nearest {
  one: number;
  three: number;
}

function addProducts(read: readonly Products[], askings: number): Products {
  const all: Products = { products: new Float64Array(askings), squares: 0 };
  for (const { products, squares } of read) {
    all.squares += squares;
    for (let asking = 0; asking < askings; asking += 1)
      all.products[asking] = (all.products[asking] as number) + (products[asking] as number);
  }
  return all;
}

/** Puts a value among the highest, which stand in falling order. */
function insert(highest: number[], value: number): void {
  let carried = value;
  for (const [at, one] of highest.entries()) {
    if (carried <= one) continue;
    highest[at] = carried;
    carried = one;
  }
}

const most = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((highest, one) => Math.max(highest, one ?? 0), 0);
