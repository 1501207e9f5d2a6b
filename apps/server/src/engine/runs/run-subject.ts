import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerPart } from '@mingfa/contract/answer-part';
import type { DatabaseOrTransaction, Transaction } from '../../db/client.ts';
import type { run } from '../../db/schema/run.ts';

export type RunRow = typeof run.$inferSelect;
export type EndState = Exclude<RunRow['state'], 'running'>;

/** A run that is over, with what it wrote. */
export interface EndedRun {
  run: RunRow;
  state: EndState;
  parts: readonly AnswerPart[];
  /** The text parts alone. */
  text: string;
}

/** What can be written as a run: the feature of each kind says how what was written is kept, and told anew. */
export interface RunSubject {
  /** As in `run.subject_kind`; the table's trigger names it, too. */
  kind: string;
  /** Told inside the transaction that ends a run, whose events go some time later; may use `tx` only. */
  keep(tx: Transaction, ended: EndedRun): Promise<void>;
  /** The stream's first chunk and the parts kept of an ended run, for a reader whose events are gone. */
  tellAnew(
    db: DatabaseOrTransaction,
    run: RunRow,
  ): Promise<{ start: AnswerChunk; parts: readonly AnswerPart[] } | null>;
}
