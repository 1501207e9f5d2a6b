import {
  rarityOf,
  shareOf,
  type UrgentModel,
  worthOf,
} from '../../packages/legal/src/questions/urgent-likelihood.ts';

/** A message to learn from: its windows by their features, and its class by number. */
export interface UrgentExample {
  windows: readonly (readonly string[])[];
  /** Classes of which each is right, as numbers. */
  right: readonly number[];
  worth: number;
}

/** More learns the messages by heart. */
const EPOCHS = 12;
/** So many epochs read whole messages, until it can be told which of their windows is the urgent one. */
const EPOCHS_WHOLE = 2;
const STEP = 0.1;
const STEP_OF_BIAS = 0.02;
/** A feature of one text alone is not kept: it would give the text away. */
const LEAST_TEXTS = 2;
/** Weights below this are left out: the file stays small. */
const LEAST_WEIGHT = 0.1;

/**
 * Learns how much features speak for kinds of emergency (softmax, AdaGrad). Of an urgent message only the window that tells most of it
 * is learned from; of a calm one that which sounds most urgent, and another.
 */
export function fitUrgent(
  examples: readonly UrgentExample[],
  classes: readonly string[],
): Pick<UrgentModel, 'classes' | 'bias' | 'features'> {
  const counts = new Map<string, number>();
  for (const { windows } of examples)
    for (const feature of new Set(windows.flat())) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= LEAST_TEXTS).sort();
  const numberOf = new Map(names.map((name, at) => [name, at]));
  const width = classes.length;
  const none = classes.indexOf('-');
  const rarities = names.map((name) => rarityOf(counts.get(name) ?? 1, examples.length));
  const worths = names.map((name, at) => worthOf(name, rarities[at]));
  const rows = examples.map(({ windows, right, worth }) => ({
    right,
    worth,
    windows: windows.map((window) => {
      const at = window.map((feature) => numberOf.get(feature));
      return {
        features: at.filter((one) => one !== undefined),
        share: shareOf(window.map((feature, own) => worthOf(feature, rarities[at[own] ?? -1]))),
      };
    }),
  }));
  const weights = new Float64Array(names.length * width);
  const squares = new Float64Array(names.length * width).fill(1e-3);
  const bias = new Float64Array(width);
  const read = ({ features, share }: { features: number[]; share: number }): number[] => {
    const scores = [...bias];
    for (const feature of features)
      for (let kind = 0; kind < width; kind += 1)
        scores[kind] =
          (scores[kind] as number) +
          share * (worths[feature] as number) * (weights[feature * width + kind] as number);
    const highest = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - highest));
    const sum = powers.reduce((all, one) => all + one, 0);
    return powers.map((power) => power / sum);
  };
  const learn = (
    { features, share }: { features: number[]; share: number },
    right: readonly number[],
    worth: number,
  ) => {
    const likelihood = read({ features, share });
    const held = right.reduce((sum, kind) => sum + (likelihood[kind] as number), 1e-9);
    for (let kind = 0; kind < width; kind += 1) {
      const target = right.includes(kind) ? (likelihood[kind] as number) / held : 0;
      const error = worth * (target - (likelihood[kind] as number));
      if (Math.abs(error) < 1e-4) continue;
      bias[kind] = (bias[kind] as number) + STEP_OF_BIAS * error;
      for (const feature of features) {
        const place = feature * width + kind;
        const slope = share * (worths[feature] as number) * error;
        squares[place] = (squares[place] as number) + slope * slope;
        weights[place] = (weights[place] as number) + (STEP * slope) / Math.sqrt(squares[place] as number);
      }
    }
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1)
    // Always the same order, far from that of the files: a fit can be made again to the last figure.
    for (let turn = 0; turn < rows.length; turn += 1) {
      const row = rows[(turn * 7919 + epoch * 104_729) % rows.length];
      if (!row || row.windows.length === 0) continue;
      const calm = row.right.includes(none);
      if (row.windows.length === 1 || epoch < EPOCHS_WHOLE) {
        const worth = row.worth / Math.sqrt(row.windows.length);
        for (const window of row.windows) learn(window, row.right, calm ? row.worth : worth);
        continue;
      }
      const likely = row.windows.map((window) => {
        const likelihood = read(window);
        return calm
          ? 1 - (likelihood[none] as number)
          : row.right.reduce((sum, kind) => sum + (likelihood[kind] as number), 0);
      });
      const most = likely.indexOf(Math.max(...likely));
      learn(row.windows[most] as (typeof row.windows)[number], row.right, row.worth);
      const another = row.windows[(epoch * 31 + turn) % row.windows.length];
      if (calm && another) learn(another, row.right, row.worth / 2);
    }
  const features: Record<string, number[]> = {};
  for (const [at, name] of names.entries()) {
    const kept = classes.flatMap((_, kind) => {
      const weight = weights[at * width + kind] as number;
      return Math.abs(weight) >= LEAST_WEIGHT ? [kind, rounded(weight)] : [];
    });
    if (kept.length > 0) features[name] = [rarities[at] as number, ...kept];
  }
  return { classes, bias: [...bias].map(rounded), features };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
