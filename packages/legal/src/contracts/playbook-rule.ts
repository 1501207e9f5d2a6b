import type { ContractKind, ReviewSide, Span } from './contract.ts';
import type { PartyRole } from './party-roles.ts';

/**
 * A rule a lawyer can write in a form (`playbookRule` of the contract has the same shape). Words are plain: `…` in one
 * stands for at most 30 characters of the same sentence, `#` for a number or an empty place for one, `{承租人}` for that party
 * as the contract calls it, `{我方}` and `{对方}` for the sides of the review, `{期限}` for a time by which: 三日内, 3月1日前.
 */
export interface PlaybookRule {
  ruleId: string;
  title: string;
  titleEn: string;
  kinds: readonly ContractKind[];
  sides: readonly ReviewSide[];
  /** Roles whom the finding and its wording serve; empty: `serves` says whom. */
  roles: readonly PartyRole[];
  /**
   * Whom it serves where `roles` is empty. `both` (or absent): either side. `law`: what the clause says cannot stand, whomever it
   * favours. `burdened`: whoever the words weigh on. `entitled`: the other one.
   */
  serves?: 'both' | 'law' | 'burdened' | 'entitled' | undefined;
  /** What whoever it does not serve is told instead, with wording that serves them; absent: nothing. */
  other?: OtherSide | undefined;
  /** Of the contracts whose words it knows; absent: Chinese. Checks read both. */
  language?: 'zh' | 'en' | undefined;
  level: 'high' | 'medium' | 'low';
  type: 'clause' | 'missing' | 'check';
  /** Where `any` and `all` must stand together. */
  scope: 'sentence' | 'paragraph' | 'clause';
  any: readonly string[];
  all: readonly string[];
  /** Not when one of these stands in the same scope. */
  none: readonly string[];
  /** Only in a contract that has one of these. */
  given: readonly string[];
  /** Not in a contract that has one of these; `{贷款人}：银行` asks for the name of that party, `{保证人}：自然人` whether it is a person, `{一方}：自然人` whether all are. */
  unless: readonly string[];
  /** Of what is missing: `any` counts only in a clause that has one of these. */
  near?: readonly string[] | undefined;
  /** Not when one of these stands before the words in the same sentence: a condition they hang on. */
  before?: readonly string[] | undefined;
  reason: string;
  reasonEn: string;
  articles: readonly string[];
  action: 'replace' | 'insert' | 'comment';
  /** How much is quoted, and replaced. */
  extent: 'words' | 'sentence' | 'paragraph';
  /** `{原文}` stands for the quoted words, `{承租人}` for the party as the contract calls it, `{合同价款}` for what is paid, any other `{…}` is left to fill in. */
  suggestion: string;
  /** Left out where `{原文}` stands: what the suggestion would contradict. */
  without?: readonly string[] | undefined;
  /** Words of headings: what is put in goes to the clause that has one. */
  after: readonly string[];
  /** Heading of the clause that is put in. */
  heading: string;
  enabled: boolean;
}

/** The same matter from the other side. */
export interface OtherSide {
  level: 'high' | 'medium' | 'low';
  reason: string;
  reasonEn: string;
  /** Empty: a comment alone. */
  suggestion: string;
}

/** Standing of a law on the day of the review, as the caller's library knows it. */
export type LawState = 'in_force' | 'amended' | 'repealed' | 'not_yet_effective' | 'unknown';

/** From which side, as what and as of which day a contract is reviewed. */
export interface PlaybookOptions {
  side: ReviewSide;
  kind: ContractKind;
  /** Day of the review, `YYYY-MM-DD`. */
  asOf: string;
  language?: 'zh-CN' | 'en';
  /** Asked with the title as the contract writes it. Absent: the repeals known here alone. */
  lawState?: (title: string) => LawState;
}

/** A finding before it is stored. */
export interface RawFinding {
  ruleId: string;
  type: 'clause' | 'missing' | 'inconsistency' | 'incomplete' | 'unlawful';
  level: 'high' | 'medium' | 'low';
  title: string;
  reason: string;
  /** `第五条 租金及支付`; empty outside the clauses. */
  clauseLabel: string;
  /** The first is the place quoted; others are what it disagrees with. */
  spans: Span[];
  /** Characters of the first span. */
  quote: string;
  articles: string[];
  /** `replace`: `suggestion` takes exactly the place of the first span. `insert`: its lines become paragraphs after `anchorBlockId`. */
  action: 'replace' | 'insert' | 'comment';
  suggestion: string;
  /** The block after which it is put in; for other actions the block of the first span. Null at the end. */
  anchorBlockId: string | null;
  /**
   * Of an insertion: for every line of `suggestion` the block whose paragraph format it takes. Where that block is numbered by
   * the format, the line has no number, and taking the format gives it one.
   */
  likeBlockIds: string[];
}
