import { readUrgentWindows } from './urgent-features.ts';

/** What words say of emergencies, fitted on labelled messages (`bench/urgent`). */
export interface UrgentModel {
  /** The classes: kinds of emergency, `self_harm_another`, and `-` for none. */
  classes: readonly string[];
  bias: readonly number[];
  /** A feature: how rare it is, then its classes by number, each with its weight. */
  features: Readonly<Record<string, readonly number[]>>;
  /**
   * From how likely an emergency is told, and from how likely it is said what to do should it be one; of self-harm on its own. Below `calm`
   * words speak against any emergency.
   */
  limits: UrgentLimits & {
    /** A long story holds many words of danger that is not there now: it has to say more. */
    story: UrgentLimits;
    /** How much has to speak for a kind itself: where a meaning of that kind is among it, and where only words are. */
    evidence: { ownMeaning: number; words: number };
  };
}

interface UrgentLimits {
  told: number;
  possible: number;
  /** Of self-harm itself; all the others are of any emergency. */
  selfHarmTold: number;
  selfHarmPossible: number;
  calm: number;
}

/** The passage of a message that most likely tells of an emergency. */
export interface UrgentLikelihood {
  /** How likely the message tells of any emergency, 0 to 1. */
  urgent: number;
  /** How likely it is each class, by its number, in that passage. */
  classes: number[];
  /** The features of that passage. */
  features: readonly string[];
  /** Whether the message is a story of several passages. */
  story: boolean;
}

/** A story has at least so many passages. */
const STORY_FROM_WINDOWS = 3;

/** How likely a message tells of an emergency, and of which. */
export function urgentLikelihood(model: UrgentModel, message: string): UrgentLikelihood {
  const none = model.classes.indexOf('-');
  let best: UrgentLikelihood = {
    urgent: 0,
    classes: model.classes.map((_, at) => (at === none ? 1 : 0)),
    features: [],
    story: false,
  };
  const windows = readUrgentWindows(message);
  const story = windows.length >= STORY_FROM_WINDOWS;
  for (const { features } of windows) {
    const classes = likelihoodOfFeatures(model, features);
    const urgent = 1 - (classes[none] ?? 1);
    if (urgent > best.urgent) best = { urgent, classes, features, story };
  }
  return best;
}

/** Softmax over the classes by the features of one window. */
export function likelihoodOfFeatures(
  { bias, features }: Pick<UrgentModel, 'bias' | 'features'>,
  read: readonly string[],
): number[] {
  const known = knownOf(features, read);
  const share = shareOf(known.map(({ worth }) => worth));
  const scores = [...bias];
  for (const { worth, weights } of known)
    for (let at = 1; at < weights.length; at += 2) {
      const kind = weights[at] as number;
      scores[kind] = (scores[kind] as number) + share * worth * (weights[at + 1] as number);
    }
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
}

/**
 * How much the words and meanings of a passage speak for some classes themselves: not characters that stand alone, nor what is missing or
 * unknown.
 */
export function evidenceFor(model: UrgentModel, read: readonly string[], classes: readonly number[]): number {
  const known = knownOf(model.features, read);
  const share = shareOf(known.map(({ worth }) => worth));
  return known.reduce((sum, { feature, worth, weights }) => {
    if (feature.length === 1 || feature.startsWith('#')) return sum;
    let most = 0;
    for (let at = 1; at < weights.length; at += 2)
      if (classes.includes(weights[at] as number)) most = Math.max(most, weights[at + 1] as number);
    return sum + share * worth * most;
  }, 0);
}

/** Features with what the model knows of them; what it does not know counts in the length of a passage alone. */
const knownOf = (features: UrgentModel['features'], read: readonly string[]) =>
  read.map((feature) => {
    const weights = Object.hasOwn(features, feature) ? (features[feature] ?? []) : [];
    return { feature, weights, worth: worthOf(feature, weights[0]) };
  });

/** How much the features of a window count, by their worths: every passage weighs the same, however much it says. */
export const shareOf = (worths: readonly number[]): number =>
  LENGTH /
  Math.sqrt(
    Math.max(
      1,
      worths.reduce((sum, worth) => sum + worth ** 2, 0),
    ),
  );
/** The length of a passage as a vector: a shorter one is learned more evenly over its features. */
const LENGTH = 3;

/** A rare feature says more than one of every message, and a meaning more than characters that happen to stand together. */
export const worthOf = (feature: string, rarity = 1): number =>
  rarity * (feature.startsWith('@') && !feature.includes('+') ? WORTH_OF_MEANING : 1);
const WORTH_OF_MEANING = 2;

/** How rare a feature is that stands in so many of so many texts. */
export const rarityOf = (count: number, texts: number): number =>
  Math.round(25 * (1 + Math.log(texts / count))) / 100;
