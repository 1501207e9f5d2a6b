import { and, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/client.ts';
import { dataset } from '../../../db/schema/dataset.ts';
import { WorkOverridden } from '../../../engine/work/index.ts';
import type { DatasetContext } from '../dataset-context.ts';

/** The dataset a job works on, in the generation it began with. */
export interface Step {
  id: string;
  generation: number;
}

/** Set when a stage came through. */
export const CAME_THROUGH = { attempts: 0, retryAt: null, errorCode: null, errorValues: {} } as const;

/** What is written only while the dataset is under way in this generation. */
export const isUnderWay = ({ id, generation }: Step) =>
  and(eq(dataset.id, id), eq(dataset.generation, generation), inArray(dataset.state, ['waiting', 'working']));

/**
 * Writes progress and what belongs to it in one transaction. The dataset's row is written first: whoever cancels it or begins it anew comes before or
 * after, never in between.
 * @throws WorkOverridden when the dataset was cancelled, deleted or begun anew meanwhile
 */
export async function writeStep(
  context: DatasetContext,
  step: Step,
  progress: PgUpdateSetSource<typeof dataset>,
  write?: (tx: Transaction) => PromiseLike<unknown>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const written = await tx
      .update(dataset)
      .set({ state: 'working', ...progress })
      .where(isUnderWay(step))
      .returning({ id: dataset.id });
    if (written.length === 0) throw new WorkOverridden();
    await write?.(tx);
  });
}
