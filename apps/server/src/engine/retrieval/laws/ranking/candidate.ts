import type { LawEntry, VersionEntry } from '../../../library/index.ts';

/** An article that may bear on a question, with what speaks for it. Every measure is 0 where nothing does. */
export interface Candidate {
  law: LawEntry;
  /** Null where only our digest is held. */
  version: VersionEntry | null;
  articleKey: string;
  /** Standing of the text: kind, size, whether it is in force, whether the question names the law. */
  standing: number;
  /** Neither over nor still to come on the day. */
  inForce: boolean;
  /** The question names the law. */
  named: boolean;
  /** BM25 of the question's own and translated words, as share of the best; its rank from 0. */
  words: number;
  wordsRank: number | null;
  /** BM25 of the statutes' words learned to go with the question, likewise. */
  learned: number;
  learnedRank: number | null;
  /** Our digest: its score as share of the best, and the share of the question it holds, related articles lifted. */
  digest: number;
  digestCoverage: number;
  /** The digest's score for the learned words, as share of the best. */
  digestLearned: number;
}
