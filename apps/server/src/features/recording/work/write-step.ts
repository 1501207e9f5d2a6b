import { and, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/client.ts';
import { recording } from '../../../db/schema/recording.ts';
import { WorkOverridden } from '../../../engine/work/index.ts';
import type { RecordingContext } from '../recording-context.ts';

/** The recording a job works on, in the generation it began with. */
export interface Step {
  id: string;
  generation: number;
}

/** Set when a stage, or a piece, came through. */
export const CAME_THROUGH = { attempts: 0, retryAt: null, errorCode: null, errorValues: {} } as const;

/** What is written only while the recording is under way in this generation. */
export const isUnderWay = ({ id, generation }: Step) =>
  and(
    eq(recording.id, id),
    eq(recording.generation, generation),
    inArray(recording.state, ['waiting', 'working']),
  );

/**
 * Writes progress and what belongs to it in one transaction. The recording's row is written first: whoever cancels it or begins it
 * anew comes before or after, never in between.
 * @throws WorkOverridden when the recording was cancelled, deleted or begun anew meanwhile
 */
export async function writeStep(
  context: RecordingContext,
  step: Step,
  progress: PgUpdateSetSource<typeof recording>,
  write?: (tx: Transaction) => PromiseLike<unknown>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const written = await tx
      .update(recording)
      .set({ state: 'working', ...progress })
      .where(isUnderWay(step))
      .returning({ id: recording.id });
    if (written.length === 0) throw new WorkOverridden();
    await write?.(tx);
  });
}
