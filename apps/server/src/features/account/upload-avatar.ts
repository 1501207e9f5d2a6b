import { buffer } from 'node:stream/consumers';
import type { Profile } from '@mingfa/contract/account';
import { readImage } from '@mingfa/files/reading/image-kind';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { user } from '../../db/schema/account.ts';
import { storedFile } from '../../db/schema/file.ts';
import { takeUpload } from '../../engine/uploads/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { getProfile } from './get-profile.ts';

/** The size of a picture stands in front; cameras put a preview of at most 64 kB before it. */
const HEAD_BYTES = 256 * 1024;

/**
 * Makes an uploaded picture the avatar. What kind of image it is, the content says, not its name.
 * @throws AppError `not_found`, `upload_incomplete`, `unsupported_file`, `store_unavailable`
 */
export async function uploadAvatar(
  context: AccountContext & RequestContext,
  input: { uploadId: string },
): Promise<Profile> {
  const { userId } = context.caller;
  const taken = await context.db.transaction((tx) => takeUpload(context, tx, input.uploadId, 'image'));
  const head = await context.files.read(taken.fileKey, {
    start: 0,
    end: Math.min(HEAD_BYTES, taken.bytes),
  });
  if (!head) throw new AppError('store_unavailable');
  const image = readImage(await buffer(head));
  if (!image) throw new AppError('unsupported_file', { types: 'PNG, JPEG, WebP' });
  // A copy that lives as long as the avatar; the upload's own object goes with the upload.
  const content = await context.files.read(taken.fileKey);
  if (!content) throw new AppError('store_unavailable');
  const fileId = context.ids.make('file');
  await context.files.write(fileId, content);
  const former = await context.db.transaction(async (tx) => {
    await tx.insert(storedFile).values({
      id: fileId,
      ownerId: userId,
      kind: 'avatar',
      name: `avatar.${image.extension}`,
      mediaType: image.mediaType,
      bytes: taken.bytes,
      sha256: taken.sha256,
      createdAt: context.clock.now(),
    });
    return replaceAvatar(tx, userId, fileId);
  });
  if (former) await context.files.remove(former);
  return getProfile(context);
}

/** The id of the picture there was before. */
async function replaceAvatar(tx: Transaction, userId: string, fileId: string): Promise<string | null> {
  const [before] = await tx
    .select({ avatarFileId: user.avatarFileId })
    .from(user)
    .where(eq(user.id, userId))
    .for('update');
  await tx.update(user).set({ avatarFileId: fileId }).where(eq(user.id, userId));
  if (!before?.avatarFileId) return null;
  await tx
    .delete(storedFile)
    .where(and(eq(storedFile.id, before.avatarFileId), eq(storedFile.ownerId, userId)));
  return before.avatarFileId;
}
