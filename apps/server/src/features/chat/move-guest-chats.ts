import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { attachment, conversation } from '../../db/schema/chat.ts';
import { moveDocuments } from '../../engine/ingestion/index.ts';
import { moveRuns } from '../../engine/runs/index.ts';

/** Gives everything a guest made to the account it became. */
export async function moveGuestChats(tx: Transaction, guestId: string, userId: string): Promise<void> {
  await tx.update(conversation).set({ ownerId: userId }).where(eq(conversation.ownerId, guestId));
  await tx.update(attachment).set({ ownerId: userId }).where(eq(attachment.ownerId, guestId));
  await moveDocuments(tx, guestId, userId);
  await moveRuns(tx, guestId, userId);
}
