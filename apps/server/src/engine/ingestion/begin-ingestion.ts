import { eq } from 'drizzle-orm';
import { document } from '../../db/schema/document.ts';
import type { IngestionContext } from './ingestion-context.ts';
import { queueStage } from './queue-stage.ts';

/** Begins, or goes on with, the way of a document. Call it after the transaction that made its row. */
export async function beginIngestion(context: IngestionContext, documentId: string): Promise<void> {
  const [row] = await context.db.select().from(document).where(eq(document.id, documentId));
  if (row?.state === 'waiting' || row?.state === 'working') await queueStage(context, row);
}
