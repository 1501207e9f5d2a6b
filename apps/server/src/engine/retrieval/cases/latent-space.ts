import { casePairs, countTerms, tellingWeight } from './case-terms.ts';
import { leadingDirections, type SparseRows } from './leading-directions.ts';
import { TermDictionary } from './term-dictionary.ts';

/** A space learned from a library: plain arrays, to be kept in a file and handed from thread to thread. */
export interface LatentSpace {
  dimensions: number;
  /** Hashes of the pairs of characters, and what each is worth. */
  hashes: Uint32Array;
  weights: Float32Array;
  /** `dimensions` numbers for each pair. */
  basis: Float32Array;
}

/** Of more cases than these a space is learned from evenly spread ones, and the others are folded in. */
export const MOST_LEARNED_CASES = 8000;
/** Numbers of a vector: 64 to 128 do about equally well (measured). */
const DIMENSIONS = 100;
const SEED = 20261128;
/** Pairs that are kept, the commonest first: 100 numbers of four bytes each, 20 MB. */
const MOST_PAIRS = 50_000;
/** A vector learned from fewer cases than this for each of its numbers says nothing. */
const CASES_FOR_A_DIMENSION = 4;

/**
 * Latent semantic analysis: cases that tell alike things in other words come to lie near each other. The same cases in the
 * same order give the same space. It holds a processor for seconds (2,600 short cases) to a minute (8,000 long ones) and
 * belongs into a thread.
 * @param texts the facts of at most `MOST_LEARNED_CASES` cases
 * @returns null for a library too small to learn from
 */
export function learnLatentSpace(texts: Iterable<string>, seed = SEED): LatentSpace | null {
  const read = readPairs(texts);
  const wanted = Math.min(DIMENSIONS, Math.floor(read.cases.length / CASES_FOR_A_DIMENSION));
  const chosen = choosePairs(read);
  if (wanted === 0 || chosen.weights.length === 0) return null;
  const { basis, count } = leadingDirections(weighRows(read.cases, chosen), wanted, seed);
  return { dimensions: count, hashes: chosen.hashes, weights: chosen.weights, basis };
}

/** Puts texts into a space, those too that it was not learned from. */
export function foldInto(space: LatentSpace): (text: string) => Float32Array {
  const dictionary = new TermDictionary(space.hashes);
  const { dimensions, basis } = space;
  return (text) => {
    const vector = new Float32Array(dimensions);
    for (const [pair, count] of countTerms(casePairs(text))) {
      const feature = dictionary.find(pair);
      if (feature < 0) continue;
      const value = dampened(count) * (space.weights[feature] as number);
      const start = feature * dimensions;
      for (let k = 0; k < dimensions; k += 1)
        vector[k] = (vector[k] as number) + value * (basis[start + k] as number);
    }
    return toLengthOne(vector);
  };
}

/** What comes ten times is not ten times as telling. */
const dampened = (count: number): number => 1 + Math.log(count);

/** Pairs of each case by their numbers, each followed by how often it comes. */
interface ReadPairs {
  hashes: Uint32Array;
  cases: Uint32Array[];
}

function readPairs(texts: Iterable<string>): ReadPairs {
  const dictionary = new TermDictionary();
  const cases: Uint32Array[] = [];
  for (const text of texts) {
    const counts = countTerms(casePairs(text));
    cases.push(Uint32Array.from([...counts].flatMap(([pair, count]) => [dictionary.add(pair), count])));
  }
  return { hashes: dictionary.hashes, cases };
}

interface ChosenPairs {
  hashes: Uint32Array;
  weights: Float32Array;
  /** The column of each pair that was read, or -1. */
  columns: Int32Array;
}

function choosePairs({ hashes, cases }: ReadPairs): ChosenPairs {
  const holding = new Uint32Array(hashes.length);
  for (const pairs of cases)
    for (let at = 0; at < pairs.length; at += 2) {
      const pair = pairs[at] as number;
      holding[pair] = (holding[pair] as number) + 1;
    }
  const weightOf = (pair: number) => tellingWeight(holding[pair] as number, cases.length);
  const chosen = Array.from(hashes.keys())
    .filter((pair) => (holding[pair] as number) > 1 && weightOf(pair) > 0)
    .sort((a, b) => (holding[b] as number) - (holding[a] as number) || a - b)
    .slice(0, MOST_PAIRS);
  const columns = new Int32Array(hashes.length).fill(-1);
  chosen.forEach((pair, column) => {
    columns[pair] = column;
  });
  return {
    hashes: Uint32Array.from(chosen, (pair) => hashes[pair] as number),
    weights: Float32Array.from(chosen, weightOf),
    columns,
  };
}

/** Each case as one row of length one. */
function weighRows(cases: readonly Uint32Array[], { columns, weights }: ChosenPairs): SparseRows {
  const most = cases.reduce((sum, pairs) => sum + pairs.length / 2, 0);
  const rows = {
    starts: new Uint32Array(cases.length + 1),
    columns: new Uint32Array(most),
    values: new Float32Array(most),
    width: weights.length,
  };
  let end = 0;
  cases.forEach((pairs, row) => {
    const start = end;
    let squares = 0;
    for (let at = 0; at < pairs.length; at += 2) {
      const column = columns[pairs[at] as number] as number;
      if (column < 0) continue;
      const value = dampened(pairs[at + 1] as number) * (weights[column] as number);
      rows.columns[end] = column;
      rows.values[end] = value;
      squares += value * value;
      end += 1;
    }
    for (let at = start; at < end; at += 1)
      rows.values[at] = (rows.values[at] as number) / Math.sqrt(squares);
    rows.starts[row + 1] = end;
  });
  return rows;
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
