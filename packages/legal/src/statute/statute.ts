import type { ArticleNumber } from './article-number.ts';

/** Kinds of legal text, highest first where 立法法 §98–106 orders them. */
export const LAW_KINDS = [
  '宪法',
  '法律',
  '有关法律问题的决定',
  '行政法规',
  '监察法规',
  '司法解释',
  '部门规章',
  '地方性法规',
  '地方政府规章',
  '其他',
] as const;
/** A kind of legal text, one of {@link LAW_KINDS}. */
export type LawKind = (typeof LAW_KINDS)[number];

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

/** A heading above articles: 编, 分编, 章, 节. */
export interface StatuteHeading {
  /** Stable within the version: its place among the headings, from 0. */
  position: number;
  /** Position of the heading it stands under, null at the top. */
  parent: number | null;
  level: '编' | '分编' | '章' | '节';
  /** As printed, number and name: `第八章 违约责任`. */
  label: string;
}

/** 目: 1. 2. under an item. */
export interface StatuteSubitem {
  number: number;
  label: string;
  text: string;
}
/** 项: （一）（二）. */
export interface StatuteItem {
  number: number;
  label: string;
  text: string;
  subitems: StatuteSubitem[];
}
/** 款: unnumbered, counted from 1 in the order they stand (立法法 §65). */
export interface StatuteParagraph {
  number: number;
  /** The paragraph's own words, without its items. */
  text: string;
  items: StatuteItem[];
}

/** 条, with its parts and its place in the source text. */
export interface StatuteArticle {
  /** Order in the law, from 0. */
  position: number;
  number: ArticleNumber;
  /** As printed: `第一百二十条之一`; for a text without 条 the printed number (`一、`). */
  label: string;
  /** Position of the nearest heading above, null where the law has none. */
  heading: number | null;
  /** The whole article without its label, paragraphs joined by a line feed, items each on a line. */
  text: string;
  paragraphs: StatuteParagraph[];
  /** Character range in the source text, end exclusive. */
  sourceStart: number;
  sourceEnd: number;
}

/** One version of one law as read from one source. Everything the source does not say is null. */
export interface ParsedStatute {
  title: string;
  kind: LawKind;
  issuer: string | null;
  documentNumber: string | null;
  promulgatedOn: IsoDate | null;
  effectiveOn: IsoDate | null;
  repealedOn: IsoDate | null;
  /** True where the effective date was inferred (from an amendment's date, or the file's name). */
  effectiveApproximate: boolean;
  /** The source's own status word, kept but never trusted. */
  rawStatus: string | null;
  /** The passing-and-amending history under the title, line by line as printed. */
  history: string[];
  /** Text before the first article that is neither title, history nor contents (序言, 目录 left out). */
  preamble: string;
  headings: StatuteHeading[];
  articles: StatuteArticle[];
  /** Text after the last article: annexes, tables. */
  annex: string;
  /** Things that could not be read, in words for a person. */
  warnings: string[];
}
