import { readUrgentWindows } from './urgent-features.ts';

/** What words say of emergencies, fitted on labelled messages (`bench/urgent`). */
export interface UrgentModel {
  /** The classes: kinds of emergency, `self_harm_another`, and `-` for none. */
  classes: readonly string[];
  bias: readonly number[];
  /** Weights of a feature: its class by number, then its weight, and so on. */
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
  const share = shareOf(read);
  const scores = [...bias];
  for (const feature of read) {
    const weights = Object.hasOwn(features, feature) ? (features[feature] ?? []) : [];
    const worth = share * worthOf(feature);
    for (let at = 0; at < weights.length; at += 2) {
      const kind = weights[at] as number;
      scores[kind] = (scores[kind] as number) + worth * (weights[at + 1] as number);
    }
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
  const share = shareOf(read);
  return read.reduce((sum, feature) => {
    if (feature.length === 1 || feature.startsWith('#') || !Object.hasOwn(model.features, feature))
      return sum;
    const weights = model.features[feature] ?? [];
    const most = weights.reduce(
      (highest, weight, at) =>
        at % 2 === 1 && classes.includes(weights[at - 1] ?? -1) ? Math.max(highest, weight) : highest,
      0,
    );
    return sum + share * worthOf(feature) * most;
  }, 0);
}

/** How much the features of a window count: a message of few words is not read as if it were of many. */
export const shareOf = (features: readonly string[]): number =>
  1 /
  Math.sqrt(
    Math.max(
      LEAST_WORTH,
      features.reduce((sum, feature) => sum + worthOf(feature) ** 2, 0),
    ),
  );
const LEAST_WORTH = 30;

/** A meaning says more than characters that happen to stand together. */
export function worthOf(feature: string): number {
  if (feature.startsWith('@')) return feature.includes('+') ? WORTH_OF_PAIR : WORTH_OF_MEANING;
  return feature.length === 1 ? WORTH_OF_CHARACTER : 1;
}
const WORTH_OF_MEANING = 4;
const WORTH_OF_PAIR = 2.5;
const WORTH_OF_CHARACTER = 0.7;
