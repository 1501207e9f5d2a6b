import { and, isNotNull, lt } from 'drizzle-orm';
import { conversation } from '../../db/schema/chat.ts';
import type { IngestionContext } from '../../engine/ingestion/index.ts';

/** They stand in no history, where their maker could delete them. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Removes tests of clones in which nothing was asked for a month; their files go with the other unsent ones. */
export async function removeOldTests({ db, clock }: Pick<IngestionContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await db
    .delete(conversation)
    .where(and(isNotNull(conversation.cloneTest), lt(conversation.updatedAt, before)));
}
