/** One question to learn from: features of its candidates, and which of them answer it. */
export interface Example {
  features: Float32Array[];
  answers: Uint8Array;
}

const EPOCHS = 12;
const STEP = 0.3;
const SHRINK = 1e-4;

/** Weights that make the answers likely among the candidates of their question (softmax, AdaGrad). */
export function fitWeights(examples: readonly Example[], width: number): number[] {
  const answered = examples.filter(({ answers }) => answers.some((one) => one > 0));
  const weights = new Float64Array(width);
  const squares = new Float64Array(width).fill(1e-8);
  const gradient = new Float64Array(width);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const example of answered) {
      follow(example, weights, gradient);
      for (let at = 0; at < width; at += 1) {
        const slope = (gradient[at] as number) - SHRINK * (weights[at] as number);
        squares[at] = (squares[at] as number) + slope * slope;
        weights[at] = (weights[at] as number) + (STEP * slope) / Math.sqrt(squares[at] as number);
      }
    }
  }
  return [...weights].map((weight) => Math.round(weight * 10_000) / 10_000);
}

/** Writes into `gradient` where the weights should go for one question. Plain loops: this runs a million times. */
function follow({ features, answers }: Example, weights: Float64Array, gradient: Float64Array): void {
  const width = weights.length;
  const likelihoods = new Float64Array(features.length);
  let highest = Number.NEGATIVE_INFINITY;
  let right = 0;
  for (let index = 0; index < features.length; index += 1) {
    const row = features[index] as Float32Array;
    let score = 0;
    for (let at = 0; at < width; at += 1) score += (row[at] as number) * (weights[at] as number);
    likelihoods[index] = score;
    if (score > highest) highest = score;
    right += answers[index] as number;
  }
  let all = 0;
  for (let index = 0; index < features.length; index += 1) {
    likelihoods[index] = Math.exp((likelihoods[index] as number) - highest);
    all += likelihoods[index] as number;
  }
  gradient.fill(0);
  for (let index = 0; index < features.length; index += 1) {
    const error = (answers[index] as number) / right - (likelihoods[index] as number) / all;
    // What is as unlikely as this teaches nothing.
    if (error > -1e-5 && error < 1e-5) continue;
    const row = features[index] as Float32Array;
    for (let at = 0; at < width; at += 1)
      gradient[at] = (gradient[at] as number) + error * (row[at] as number);
  }
}
