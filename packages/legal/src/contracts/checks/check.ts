import type { Contract, Party, Span } from '../contract.ts';
import type { PlaybookOptions } from '../playbook-rule.ts';
import type { RuleText } from '../rule-text.ts';

/** What a check is given. */
export interface CheckInput extends PlaybookOptions {
  contract: Contract;
  /** The parties with their roles in a contract of this kind. */
  parties: readonly Party[];
  text: RuleText;
}

/** One thing a check found. */
export interface CheckResult {
  /** The place quoted first, then what it disagrees with. */
  spans: Span[];
  /** What is the matter here, put in front of the rule's reason. */
  detail: { zh: string; en: string };
  clauseId: string | null;
  level?: 'high' | 'medium' | 'low';
  articles?: string[];
  /** `replace` unless said otherwise; without a suggestion the finding is a comment. */
  action?: 'replace' | 'insert' | 'comment';
  suggestion?: string;
  anchorBlockId?: string | null;
  likeBlockIds?: string[];
}

/** A computed check; its title, reason and articles are the playbook's. */
export type Check = (input: CheckInput) => CheckResult[];
