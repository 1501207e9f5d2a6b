/**
 * What is learned from lay questions and the articles that answer them: words, laws
 * and articles that go together, and how much each sign of a match weighs. No question is in it.
 */
export interface RankingModel {
  associations: AssociationTable;
  /** Where texts are held. */
  library: Scoring;
  /** Where only our digests are held. */
  digests: Scoring;
}

/** How candidates are chosen, and then put in order: by a weighted sum of their features, corrected by trees. */
export interface Scoring {
  /** Weight of what is known of a candidate unread, in the order of `FEATURES`. */
  first: number[];
  /** Weight of everything known of one that was read: `FEATURES`, then `READ_FEATURES`. */
  weights: number[];
  trees: RankingTree[];
}

export interface AssociationTable {
  /** Title keys of the laws; others point into it. */
  laws: string[];
  /** Articles as index of the law and article key. */
  places: [law: number, articleKey: string][];
  /** How often each law, and each article, answered a question. */
  lawCounts: number[];
  placeCounts: number[];
  /** Terms of questions with the terms of statutes that go with them. */
  words: Record<string, [term: string, weight: number][]>;
  /** Terms of questions with laws, and with articles. */
  termLaws: Record<string, [law: number, weight: number][]>;
  termPlaces: Record<string, [place: number, weight: number][]>;
}

/** A decision tree as arrays: at node `i` go left when the feature is below the threshold; a leaf has feature -1. */
export interface RankingTree {
  feature: number[];
  threshold: number[];
  left: number[];
  right: number[];
  value: number[];
}
