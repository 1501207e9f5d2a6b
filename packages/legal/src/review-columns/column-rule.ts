import type { Contract, Span } from '../contracts/contract.ts';
import type { PaperKind } from '../contracts/document-reading.ts';

/** What a column asks for; `reviewColumnKind` of the contract has the same words. */
export type ReviewColumnKind =
  | 'text'
  | 'quote'
  | 'date'
  | 'period'
  | 'money'
  | 'number'
  | 'yes_no'
  | 'choice'
  | 'party'
  | 'article';

/** Units a length of time is counted in. */
export type PeriodUnit = 'hour' | 'day' | 'working_day' | 'week' | 'month' | 'year';

/**
 * A value, and how it is read by people: `reviewValue` of the contract has the same shape. Money is decimal text in
 * units of its currency; a choice is one of the rule's `choices` by its Chinese words; a date is ISO 8601.
 */
export type ColumnValue =
  | { kind: 'text' | 'quote'; text: string }
  | { kind: 'date'; date: string; text: string }
  | { kind: 'period'; amount: number; unit: PeriodUnit; text: string }
  | { kind: 'money'; amount: string; currency: string; text: string }
  | { kind: 'number'; number: string; unit: string; text: string }
  | { kind: 'yes_no'; yes: boolean; text: string }
  | { kind: 'choice'; choice: string; text: string }
  | { kind: 'party'; parties: { name: string; role: string }[]; text: string }
  | { kind: 'article'; citations: string[]; text: string };

/** A document as a column reads it. */
export interface ColumnInput {
  /** As `readContract` read it. */
  contract: Contract;
  /** The document's blocks as they were read, with what was struck out. */
  blocks: readonly { id: string; text: string }[];
  kindOfPaper: PaperKind;
  /** Whether all of the document could be read. */
  isWhole: boolean;
  /** Day of the reading, `YYYY-MM-DD`. */
  asOf: string;
}

/** One of several values of a cell, with what it is for: the rent of the first year, the first instalment. */
export interface ColumnPart {
  /** What it is for, in the document's words; empty where the document does not say. */
  of: string;
  value: ColumnValue;
  /** Characters of the document, letter by letter. */
  quote: string;
  span: Span | null;
}

/**
 * Why words on the subject settle nothing, or settle it in doubt: the place is `blank`; another paper (`elsewhere`) has it; figures of the
 * document contradict each other (`contradicting`); what was found may as well be of something else (`doubtful`): its `parts` are shown to be
 * checked.
 */
type UnsettledReason = 'blank' | 'elsewhere' | 'contradicting' | 'doubtful';

/** How sure a rule is of what it says. */
export type ColumnConfidence = 'high' | 'medium' | 'low';

/**
 * What one column found in one document. `not_agreed` (未约定): no word of the document is on the subject. `not_found` (未找到): words
 * are there and no value could be taken from them, or the column does not fit the paper; `quote` has those words.
 */
export interface ColumnReading {
  state: 'found' | 'not_agreed' | 'not_found';
  value: ColumnValue | null;
  /** Where the document says several things: each with what it is for; `value` is the first of them, its words are all of them. */
  parts?: readonly ColumnPart[];
  reason?: UnsettledReason;
  /** The sentence a value was taken from has further sums or shares, or goes on behind it: the value is a part of what it says. */
  isPart?: boolean;
  /** Characters of the document, letter by letter; empty without a place. */
  quote: string;
  span: Span | null;
  confidence: ColumnConfidence;
}

/** Words for people in both languages. */
export interface BothLanguages {
  zh: string;
  en: string;
}

/** Where a column stands in the library's list. */
export type ReviewColumnGroup =
  | 'parties'
  | 'form'
  | 'time'
  | 'money'
  | 'breach'
  | 'ending'
  | 'security'
  | 'performance'
  | 'rights'
  | 'disputes'
  | 'property'
  | 'labour'
  | 'judgments';

/** A column of the library: a typed question that is answered by rule. */
export interface ReviewColumnRule {
  /** Stays the same for ever: stored with the tables people make. */
  key: string;
  kind: ReviewColumnKind;
  label: BothLanguages;
  /** The question in words; what a model is asked where one is configured. */
  asks: BothLanguages;
  group: ReviewColumnGroup;
  /** Of kind `choice`. */
  choices?: readonly BothLanguages[];
  read(input: ColumnInput): ColumnReading;
}
