import { and, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../db/client.ts';
import { document } from '../../db/schema/document.ts';
import { WorkOverridden } from '../work/index.ts';
import type { IngestionContext } from './ingestion-context.ts';

/** The document a job works on, in the generation it began with. */
export interface Step {
  id: string;
  generation: number;
}

/**
 * Writes progress and what belongs to it in one transaction. The document's row is written first: whoever cancels it or
 * begins it anew comes before or after, never in between.
 * @throws WorkOverridden when the document was cancelled, deleted or begun anew meanwhile
 */
export async function writeStep(
  context: IngestionContext,
  step: Step,
  progress: PgUpdateSetSource<typeof document>,
  write?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const written = await tx
      .update(document)
      .set({ state: 'working', ...progress })
      .where(
        and(
          eq(document.id, step.id),
          eq(document.generation, step.generation),
          eq(document.cancelRequested, false),
          inArray(document.state, ['waiting', 'working']),
        ),
      )
      .returning({ id: document.id });
    if (written.length === 0) throw new WorkOverridden();
    await write?.(tx);
  });
}
