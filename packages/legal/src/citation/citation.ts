import type { ArticleNumber } from '../statute/article-number.ts';

/** How the sentence names the law. */
export type LawReference =
  /** 《…》 or a known title or short title without marks. `name` as written, without the marks. */
  | { kind: 'named'; name: string; marked: boolean }
  /** 本法, 该法, 前述法律, or an article with no law named, resolved to the law named before it (`antecedent`), null if none. */
  | {
      kind: 'anaphoric';
      word: string;
      antecedent: string | null;
      /** Of an article without any word for its law: laws named before the last one, the nearest first. */
      others?: readonly string[];
    };

/** A place in a law; `to` is set for a range (第五百七十七条至第五百八十条). Paragraph, item and subitem count from 1. */
export interface StatuteCitation {
  type: 'statute';
  raw: string;
  /** Character range in the searched text, end exclusive. */
  start: number;
  end: number;
  law: LawReference;
  article: ArticleNumber | null;
  to: ArticleNumber | null;
  paragraph: number | null;
  item: number | null;
  subitem: number | null;
}

/** A case number (案号), normalised to full-width brackets, or a number of a published case's own (指导性案例265号, 检例第254号, 入库编号, an issue of the gazette). */
export interface CaseCitation {
  type: 'case';
  raw: string;
  start: number;
  end: number;
  number: string;
  /** Null for the number of a guiding case, which has none. */
  year: number | null;
}

/** `[n]` in an answer: the n-th source shown to the model. */
export interface SourceCitation {
  type: 'source';
  raw: string;
  start: number;
  end: number;
  index: number;
}

/** A place in a text that names an article or a case. */
export type Citation = StatuteCitation | CaseCitation | SourceCitation;
