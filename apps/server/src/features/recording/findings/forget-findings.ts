import { eq } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../../db/client.ts';
import { recordingFindings } from '../../../db/schema/recording.ts';

/** Findings quote words: they go with them. */
export async function forgetFindings(db: DatabaseOrTransaction, recordingId: string): Promise<void> {
  await db.delete(recordingFindings).where(eq(recordingFindings.recordingId, recordingId));
}
