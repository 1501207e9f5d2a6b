import type { FileLabel } from '../labels/file-label.ts';

/** A piece of evidence as its index names it. */
export interface BundlePiece {
  /** `证据1`: what its pages are stamped with. */
  label: string;
  number: number;
  /** The group it stands in, written above the first of it; empty: none. */
  group: string;
  name: string;
  source: string;
  proves: string;
  /** Small print below its name: that it was converted, or what could not be taken in. */
  notes: readonly string[];
  /** Its files in order, by their place among the contents, with how many pages each has. */
  files: readonly { content: number; pages: number }[];
}

/** What a bundle of evidence is made of; its files are PDFs that `preparePiece` made or looked through. */
export interface BundlePlan {
  title: string;
  /** Below the title: the case, who submits it. */
  lines: readonly string[];
  pieces: readonly BundlePiece[];
  /** Where words of a model are in the index. */
  label?: FileLabel | null;
}
