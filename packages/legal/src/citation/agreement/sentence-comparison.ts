import type { SenseDifference } from './sense-difference.ts';

/** In what a sentence differs from the article it cites: its words, and the law's where there are any. */
export interface SentenceDifference {
  kind: 'figure' | 'paragraph_or_item' | SenseDifference['kind'];
  said: string;
  law: string | null;
}

/** What came of comparing a sentence with the article it cites. */
export type SentenceComparison =
  /** A figure, the 款 or 项 named, or the very words were compared, and all that it says of the rule is the article's. */
  | { outcome: 'agrees'; difference: null; isAbout: true }
  | { outcome: 'differs'; difference: SentenceDifference; isAbout?: boolean }
  /** Something agrees, beside words that were not compared; `isBorne` where no other rule is likelier to be meant. */
  | { outcome: 'partly'; difference: null; isAbout: boolean; isBorne: boolean; partly: PartAgreement }
  /** Nothing could be compared. `isAbout`: a figure or the part named is the article's, whether or not that is enough to agree. */
  | { outcome: 'nothing'; difference: null; isAbout?: boolean };

/** What agrees of a sentence (a figure, or the 款 or 项 named; of other sentences nothing does), beside the words that were not compared. */
export interface PartAgreement {
  kind: 'figure' | 'paragraph_or_item' | 'nothing';
  agrees: string;
  /** Words of the sentence that were found nowhere together in the article, or in no one sentence of it. */
  open: string;
}

/** Whether the article bears a sentence out, though not all of its words may have been found in one place. */
export const isBorneOut = (compared: SentenceComparison): boolean =>
  compared.outcome === 'agrees' || (compared.outcome === 'partly' && compared.isBorne);

/** Where in an article a citation points, and what else its sentence cites. */
export interface CitedPart {
  paragraph: number | null;
  item: number | null;
  /** Other 款 and 项 of the same article that the sentence cites. */
  also?: readonly { paragraph: number | null; item: number | null }[];
  /** Texts of other articles that the sentence cites. */
  beside?: readonly string[];
  /** What statutes say for the everyday words of the sentence. */
  everyday?: string;
  /** The article's own words are quoted: only a figure or a place named beside them can differ. */
  isQuoted?: boolean;
  /** The article shares nothing of substance with the sentence: without a figure or place that agrees, no sense of it is compared. */
  isStrange?: boolean;
}
