import type { PartyRole } from './party-roles.ts';

/** What the readers of this folder need of a document's block; offsets count UTF-16 units of `text`. */
export interface TextBlock {
  id: string;
  kind: 'heading' | 'paragraph' | 'list_item' | 'table' | 'footnote' | 'comment' | 'picture';
  level: number | null;
  text: string;
  /** The number in front of the text that the format counts by itself; null where it was typed. */
  number: string | null;
  page: number | null;
  /** A table's cells; `text` has them separated by tabs, its rows by line breaks. */
  rows: readonly (readonly { text: string }[])[] | null;
  /** What a reviewer struck out is not read. */
  changes?: readonly { kind: 'inserted' | 'deleted'; start: number; end: number }[];
}

/** A place in a block, end exclusive. */
export interface Span {
  blockId: string;
  start: number;
  end: number;
}

/**
 * Lets other work have its turn: awaited between pieces of work of a few milliseconds. The caller brings it, since
 * nothing here knows a clock.
 */
export type Pause = () => Promise<void>;

/** How a clause is numbered, the outermost first as contracts use them. */
export type NumberStyle =
  /** 第一部分, 第一编, 第一章, 第一节. */
  | 'part'
  | 'chapter'
  | 'section'
  /** 第一条, Article 1. */
  | 'article'
  /** 一、 */
  | 'han'
  /** （一） */
  | 'han_bracket'
  /** 1. or 1、 */
  | 'digit'
  /** 1.1, 1.1.1; Section 2.3. */
  | 'decimal'
  /** 1） */
  | 'digit_half'
  /** （1） */
  | 'digit_bracket'
  /** ① */
  | 'circled'
  /** A. or a) or (a) */
  | 'letter'
  /** (i) */
  | 'roman'
  /** A heading without number. */
  | 'none';

/** A line as people see it: a block, or a part of one between line breaks. Table rows are lines, too. */
export interface Line extends Span {
  /** Characters as the block has them; what was struck out is blank. */
  text: string;
  page: number | null;
  /** A cell's text stands between tabs. */
  isTable: boolean;
  /** Length of the number at the start (`第五条 `) with the spaces after it; 0 without one. */
  numberLength: number;
  /** The format counts that number by itself; it is no typed text. */
  isCounted: boolean;
}

/** A numbered part of the contract with what stands under it. */
export interface Clause {
  /** `c0`, `c1` … in reading order. */
  id: string;
  style: NumberStyle;
  /** As written: `第五条`, `5.2`, `（一）`; empty for a heading without number. */
  label: string;
  /** Its own number: 5 of 第五条, 2 of 5.2; null without one. */
  ordinal: number | null;
  /** `租金及支付`; empty where the number is followed by text at once. */
  heading: string;
  /** 0 for the outermost. */
  depth: number;
  parentId: string | null;
  childIds: string[];
  /** Its own lines, without those of the clauses under it. */
  lines: Line[];
  /** Where it stands: in the body, or in an annex behind it. */
  section: 'body' | 'annex';
}

/** One side of a contract. */
export interface Party {
  /** The word the contract uses for it: `甲方`, `出租人`, `Seller`. */
  label: string;
  /** Every word it is called by in this contract: `甲方`, `出租方`. */
  words: string[];
  role: PartyRole | null;
  /** Null while the place for it is empty. */
  name: string | null;
  /** Where the label is introduced. */
  span: Span;
  /** Every place where a name stands beside the label. */
  mentions: { name: string; span: Span; section: 'preamble' | 'body' | 'signature' }[];
}

/** A place left open: `____`, `【 】`, `XX公司`, a colon with nothing after it. */
export interface Placeholder {
  span: Span;
  /** What was to be filled in, by the words before it: `合同编号`. */
  label: string;
  clauseId: string | null;
  section: 'preamble' | 'body' | 'signature' | 'annex';
}

/** A term the contract gives a meaning: 以下简称“项目”, “交付日”是指…. */
export interface Definition {
  term: string;
  meaning: string;
  span: Span;
  clauseId: string | null;
}

/** A pointer to another place of the same contract: 见第十二条, 本合同第5.2款, 附件三. */
export interface CrossReference {
  raw: string;
  span: Span;
  kind: 'clause' | 'annex';
  /** Number of the clause or annex; `5.2` is [5, 2]. */
  path: number[];
  clauseId: string | null;
}

/** A contract, read. */
export interface Contract {
  title: string;
  titleSpan: Span | null;
  language: 'zh' | 'en';
  clauses: Clause[];
  /** Lines before the first clause, and from the signatures on. */
  preamble: Line[];
  signature: Line[];
  /** Lines of the body that stand under no number. */
  unnumbered: Line[];
  parties: Party[];
  placeholders: Placeholder[];
  definitions: Definition[];
  references: CrossReference[];
  /** Annexes named or attached: number (null without one) and title. */
  annexes: { ordinal: number | null; title: string; span: Span; attached: boolean }[];
}

/** Kinds of contract the rules tell apart. */
export const CONTRACT_KINDS = [
  'lease',
  'sale',
  'service',
  'software',
  'construction',
  'loan',
  'guarantee',
  'labor',
  'confidentiality',
  'agency',
  'equity',
  'cooperation',
  'other',
] as const;
/** A kind of contract, one of {@link CONTRACT_KINDS}. */
export type ContractKind = (typeof CONTRACT_KINDS)[number];
/** Whose eyes a contract is reviewed with, one of {@link REVIEW_SIDES}. */
export type ReviewSide = 'party_a' | 'party_b' | 'neutral';
