import { likelihoodOf } from '../../apps/server/src/engine/retrieval/guides/likelihood-of.ts';

/** One question to learn from: its candidates, which of them are right, and what speaks for none. */
export interface ChoiceExample {
  candidates: number[][];
  /** Share of each candidate in the answer; all 0 where none is right. */
  right: number[];
  none: number[];
}

const EPOCHS = 400;
const STEP = 0.1;
const SHRINK = 1e-3;

/** Weights that make the right guides likely among the candidates, or none of them where none is right (softmax, AdaGrad). */
export function fitChoice(examples: readonly ChoiceExample[]): { weights: number[]; none: number[] } {
  const width = examples[0]?.candidates[0]?.length ?? 0;
  const ofNone = (examples[0]?.none.length ?? 0) + 1;
  const all = new Float64Array(width + ofNone);
  const squares = new Float64Array(all.length).fill(1e-6);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const gradient = new Float64Array(all.length);
    for (const { candidates, right, none } of examples) {
      const model = { weights: [...all.slice(0, width)], none: [...all.slice(width)] };
      const likelihood = likelihoodOf(model, candidates, none);
      const held = right.reduce((sum, one) => sum + one, 0);
      for (const [at, row] of candidates.entries()) {
        const error = (right[at] ?? 0) - (likelihood.candidates[at] ?? 0);
        for (let feature = 0; feature < width; feature += 1)
          gradient[feature] = (gradient[feature] as number) + error * (row[feature] as number);
      }
      const error = 1 - held - likelihood.none;
      for (const [at, value] of [1, ...none].entries())
        gradient[width + at] = (gradient[width + at] as number) + error * value;
    }
    for (let at = 0; at < all.length; at += 1) {
      const slope = (gradient[at] as number) / examples.length - SHRINK * (all[at] as number);
      squares[at] = (squares[at] as number) + slope * slope;
      all[at] =
        (all[at] as number) +
        (STEP * slope) / Math.sqrt((squares[at] as number) / (epoch + 1)) / Math.sqrt(1 + epoch / 20);
    }
  }
  return { weights: [...all.slice(0, width)].map(rounded), none: [...all.slice(width)].map(rounded) };
}

/** Weights of a yes or no question by the same descent. */
export function fitYes(rows: readonly number[][], yes: readonly boolean[]): number[] {
  const { weights } = fitChoice(
    rows.map((row, at) => ({
      candidates: [
        [1, ...row],
        [0, ...row.map(() => 0)],
      ],
      right: yes[at] ? [1, 0] : [0, 1],
      none: [],
    })),
  );
  return weights;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
