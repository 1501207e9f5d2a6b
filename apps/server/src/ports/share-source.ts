import type { ShareSource } from '@mingfa/contract/share';
import type { SharedContent, ShareType } from '@mingfa/contract/share-content';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/client.ts';
import type { RequestContext } from './app-context.ts';
import type { Clock } from './clock.ts';

/** The thing a snapshot is made of. */
export interface SharedThing {
  /** Id of the conversation, clone, document … */
  sourceId: string;
  /** Messages chosen in a conversation; null: all of the shown branch. */
  messageIds: readonly string[] | null;
}

/** What a source holds now, without what is the owner's alone. Personal data are masked by whoever shares it. */
export interface SourceSnapshot {
  /** Empty where what it is called is private: the name of a file. */
  title: string;
  content: SharedContent;
  /** Names that stand in its texts and are nobody's but the owner's (of files), with what stands in their place. */
  privateWords: readonly { written: string; replacement: string }[];
  /** Passages of the owner's own files whose words stand in the content all the same: answers quote them. Absent: none. */
  quotedPassages?: number;
  /** Columns of tables in whose cells numbers of persons were covered before it was masked. Absent: none. */
  coveredColumns?: readonly string[];
}

/** What becomes of a share, as a log of the shared thing calls it. */
export type ShareDeed =
  | 'shared'
  | 'share_renewed'
  | 'share_reopened'
  | 'share_expired'
  | 'share_ended'
  | 'share_ended_by_administrator';

/** One kind of thing that can be shared; the feature that keeps it offers it, and `app.ts` collects them. */
export interface ShareSourceKind {
  kind: ShareSource['kind'];
  type: ShareType;
  /**
   * Takes a snapshot of a thing of the caller's.
   * @param options.withSources sources stand with their text
   * @throws AppError `not_found`, also for somebody else's; `run_in_progress` where it is being written
   */
  snapshot(
    context: RequestContext,
    thing: SharedThing,
    options: { withSources: boolean },
  ): Promise<SourceSnapshot>;
  /**
   * Notes with the thing what became of its share, in the transaction that does it. That a share expired may be told again and again and
   * is noted once. Absent: the thing keeps no such log.
   * @param shared.reference names the share without opening it
   * @param shared.by the account; null for what its owner did not do
   */
  recordShared?(
    context: { clock: Clock },
    tx: Transaction,
    shared: { sourceId: string; reference: string; what: ShareDeed; by: string | null },
  ): Promise<void>;
  /** A condition in SQL: the thing is there, and still the owner's. */
  isThere(ownerId: PgColumn, sourceId: PgColumn): SQL<boolean>;
}
