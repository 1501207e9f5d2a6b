import { inArray } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { queueStage } from './queue-stage.ts';

/** Queues every document that is under way; one that has its job keeps it. */
export async function resumeIngestion(context: IngestionContext): Promise<void> {
  const rows = await context.db
    .select({
      id: document.id,
      generation: document.generation,
      stage: document.stage,
      origin: document.origin,
      retryAt: document.retryAt,
    })
    .from(document)
    .where(inArray(document.state, ['waiting', 'working']));
  const now = context.clock.now().getTime();
  for (const row of rows) {
    const afterSeconds = row.retryAt ? Math.max(0, (row.retryAt.getTime() - now) / 1000) : 0;
    await queueStage(context, row, afterSeconds);
  }
}
