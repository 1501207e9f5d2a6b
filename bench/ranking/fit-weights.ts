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
  const weights = new Float64Array(width);
  const squares = new Float64Array(width).fill(1e-8);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const example of examples) {
      const gradient = gradientOf(example, weights);
      if (!gradient) continue;
      for (let at = 0; at < width; at += 1) {
        const slope = (gradient[at] ?? 0) - SHRINK * (weights[at] ?? 0);
        squares[at] = (squares[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) + (STEP * slope) / Math.sqrt(squares[at] ?? 1);
      }
    }
  }
  return [...weights].map((weight) => Math.round(weight * 10_000) / 10_000);
}

function gradientOf({ features, answers }: Example, weights: Float64Array): Float64Array | null {
  const right = answers.reduce((sum, one) => sum + one, 0);
  if (right === 0) return null;
  const scores = features.map((row) => row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0));
  const highest = Math.max(...scores);
  const likelihoods = scores.map((score) => Math.exp(score - highest));
  const all = likelihoods.reduce((sum, one) => sum + one, 0);
  const gradient = new Float64Array(weights.length);
  for (const [index, row] of features.entries()) {
    const error = (answers[index] ?? 0) / right - (likelihoods[index] ?? 0) / all;
    for (let at = 0; at < gradient.length; at += 1) {
      gradient[at] = (gradient[at] ?? 0) + error * (row[at] ?? 0);
    }
  }
  return gradient;
}
