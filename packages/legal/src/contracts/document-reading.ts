import type { Span } from './contract.ts';

/** Kinds of paper that are told apart by their words. */
export const PAPER_KINDS = [
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
  'contract',
  'judgment',
  'pleading',
  'statute',
  'letter',
  'report',
  'other',
] as const;
/** A kind of paper, one of {@link PAPER_KINDS}. */
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A fact a lawyer looks for first. */
export interface DocumentFact {
  kind:
    | 'party'
    | 'amount'
    | 'date'
    | 'deadline'
    | 'obligation'
    | 'governing_law'
    | 'dispute'
    | 'term'
    | 'case_number'
    | 'court';
  /** What it is in the document: `甲方（出租人）`, `租金`, `签订日期`. */
  label: string;
  /** As the document writes it. */
  value: string;
  /** As a machine compares it: `2026-01-31`, `120000.00 CNY`, `P30D`; null where it cannot be told. */
  normal: string | null;
  sentence: string;
  span: Span;
}

/** What is known of a document without a model: all of it words of the document itself. */
export interface DocumentReading {
  kind: PaperKind;
  /** `房屋租赁合同`, `民事判决书`, `法律意见书`; empty where the words do not tell. */
  kindLabel: string;
  /** 0 to 1. */
  confidence: number;
  /** Sentences that carry the document, in its order and its own words. */
  summary: { sentence: string; span: Span }[];
  outline: { level: number; text: string; span: Span }[];
  facts: DocumentFact[];
  /** Who is meant by the sides of a review, by name; null for papers without parties, and where the name is blank. */
  sides: { party_a: string | null; party_b: string | null };
  /** Characters looked at, and all there are; a very long document is read in part. */
  charactersRead: number;
  charactersTotal: number;
}
