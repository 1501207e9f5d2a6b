import type { Province } from '@mingfa/contract/values';

/** Which law may answer. Empty lists: all. */
export interface LawBounds {
  /** Fields of law: guides of others are not used, and articles of laws that belong to them come first. */
  fields: readonly string[];
  /** Only these laws, as people call them. */
  lawsOnly: readonly string[];
  /** None of these laws, as people call them. */
  lawsWithout: readonly string[];
  /** Whose local regulations count beside the law of the whole country; null: those of every province. */
  region: Province | null;
}
