import { and, eq, gt, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { upload } from '../../db/schema/document.ts';
import type { UploadContext } from './upload-context.ts';

/**
 * Notes that an upload no longer counts as one of its day, since the store failed, or that it counts again, since it arrived
 * after all.
 * @returns whose it is and when it was counted; null where that was noted already, or there is no such upload
 */
export async function noteGivenBack(
  context: UploadContext,
  tx: Transaction,
  input: { uploadId: string; givenBack: boolean },
): Promise<{ ownerId: string; createdAt: Date } | null> {
  const [changed] = await tx
    .update(upload)
    .set({ givenBack: input.givenBack })
    .where(
      and(
        eq(upload.id, input.uploadId),
        ne(upload.givenBack, input.givenBack),
        gt(upload.expiresAt, context.clock.now()),
      ),
    )
    .returning({ ownerId: upload.ownerId, createdAt: upload.createdAt });
  return changed ?? null;
}
