import type { CloneContent } from '@mingfa/contract/clone-content';
import type { LawBounds } from '../retrieval/index.ts';

/**
 * What whoever set an assistant up wants of its answers, with a model and without: plain data. What is said first to somebody in
 * danger, the check of citations and the notices stand above it.
 */
export interface Guidance {
  /** Which law may answer. */
  law: LawBounds;
  /** The parts of an answer, their order and headings, and its length. */
  template: CloneContent['template'];
  /** Facts that are asked for before the answer. */
  firstQuestions: CloneContent['firstQuestions'];
  /** When it answers 资料不足, and whom it names then. */
  refusals: CloneContent['refusals'];
  /** Names of the skills a model may call and the built-in engine may use; null: every one. */
  skills: readonly string[] | null;
  /** Ids of the calculators that may be used and offered; null: every one. */
  calculators: readonly string[] | null;
  /** Its maker's words for a configured model, which trusts them for tone and audience alone; empty: none. */
  persona: string;
  /** Of a configured model; null: as the installation has it. */
  model: { temperature: number | null; outputTokensMax: number | null };
}
