import type { InsufficientReason } from '@mingfa/contract/clone-analytics';
import type { CitationState } from '@mingfa/contract/evidence';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../db/client.ts';
import { clone, cloneCount } from '../../../db/schema/clone.ts';
import { dayInChina } from '../../../runtime/today-in-china.ts';
import type { CountedAnswer } from '../../chat/index.ts';

/** Upper ends of the times to the first word, in milliseconds; what took longer is in `over`. */
export const FIRST_WORD_ENDS_MS = [250, 500, 1000, 2000, 5000, 10_000, 30_000];

/** What is counted of a clone by version and day in China: the day on which an answer was asked for. */
export type Counter =
  | 'conversations'
  | 'questions'
  | 'questions_by_api'
  | 'votes_up'
  | 'votes_down'
  | 'outages'
  | 'users'
  | 'returning'
  | 'week_users'
  | `citation:${CitationState}`
  | `insufficient:${InsufficientReason}`
  | `first_word:${number | 'over'}`;

/** By how much counters change. */
export class Increments {
  readonly values = new Map<Counter, number>();

  add(counter: Counter, by = 1): void {
    this.values.set(counter, (this.values.get(counter) ?? 0) + by);
  }
}

/**
 * Holds the clone of an answer while the transaction counts, so that of one clone one transaction after another does, and nobody
 * deletes it in between.
 * @returns false where it is gone, and where its maker asked: neither is counted
 */
export async function holdForCounting(
  tx: Transaction,
  { cloneId, userId }: Pick<CountedAnswer, 'cloneId' | 'userId'>,
): Promise<boolean> {
  const [held] = await tx
    .select({ ownerId: clone.ownerId })
    .from(clone)
    .where(eq(clone.id, cloneId))
    .for('no key update');
  return held !== undefined && held.ownerId !== userId;
}

/** Changes counters of an answer's version and day; the clone is held. */
export async function writeCounters(
  tx: Transaction,
  { cloneId, cloneVersion: version, askedAt }: CountedAnswer,
  increments: Increments,
): Promise<void> {
  const day = dayInChina(askedAt);
  const rows = [...increments.values]
    .filter(([, value]) => value !== 0)
    .map(([counter, value]) => ({ cloneId, version, day, counter, value }));
  if (rows.length === 0) return;
  await tx
    .insert(cloneCount)
    .values(rows)
    .onConflictDoUpdate({
      target: [cloneCount.cloneId, cloneCount.day, cloneCount.version, cloneCount.counter],
      set: { value: sql`${cloneCount.value} + excluded.value` },
    });
}
