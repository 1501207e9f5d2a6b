import type { DocumentPlace } from '@mingfa/contract/evidence';
import type { ContractKind, PlaybookRule, ReviewSide } from '@mingfa/contract/playbook';
import type { Language } from '@mingfa/contract/values';
import type { DocxChange } from '@mingfa/files/word/change/docx-change';
import type { LawState } from '@mingfa/legal/contracts/playbook-rule';

/** Parts are the JSON texts of `readStoredParts`. */
export interface DetectJob {
  task: 'detect';
  parts: string[];
}
export interface Detected {
  kind: ContractKind;
  /** Titles of the laws the contract names. */
  citedLaws: string[];
}

export interface RulesJob {
  task: 'rules';
  documentId: string;
  parts: string[];
  rules: PlaybookRule[];
  side: ReviewSide;
  kind: ContractKind;
  asOf: string;
  language: Language;
  lawStates: Record<string, LawState>;
}
/** A line of a clause with its place in the document. */
export interface ClauseLine {
  blockId: string;
  /** Of the line in the block's text. */
  start: number;
  text: string;
  place: DocumentPlace;
  /** Where the block stands in the document, from 0. */
  order: number;
}
/** A numbered clause of the outermost kind with all under it. */
export interface ReviewedClause {
  label: string;
  lines: ClauseLine[];
}
/** A finding before its articles are checked. */
export interface DraftFinding {
  ruleId: string | null;
  source: 'rule' | 'model';
  type: 'clause' | 'missing' | 'inconsistency' | 'incomplete' | 'unlawful';
  level: 'high' | 'medium' | 'low';
  title: string;
  reason: string;
  clauseLabel: string;
  quote: string;
  spans: { blockId: string; start: number; end: number }[];
  places: DocumentPlace[];
  /** As citations. */
  articles: string[];
  action: 'replace' | 'insert' | 'comment';
  suggestion: string;
  insertion: { anchorBlockId: string | null; likeBlockIds: string[] } | null;
  /** Order in the contract; what is missing comes last. */
  position: number;
}
export interface RulesResult {
  title: string;
  parties: { label: string; name: string | null }[];
  clauses: ReviewedClause[];
  findings: DraftFinding[];
}

/** Findings to be written into the Word file. */
export interface ChangesJob {
  task: 'changes';
  parts: string[];
  findings: Pick<DraftFinding, 'spans' | 'quote' | 'action' | 'suggestion' | 'insertion' | 'type'>[];
}
/** Of each finding where it goes in the Word file: the first is its own, further ones are places it also speaks of. */
export type PlacedChanges = Omit<DocxChange, 'id' | 'comment' | 'commentAlone'>[][];

export type ReviewJob = DetectJob | RulesJob | ChangesJob;
