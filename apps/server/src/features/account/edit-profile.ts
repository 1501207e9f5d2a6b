import { createHash } from 'node:crypto';
import type { Profile } from '@mingfa/contract/account';
import { and, eq } from 'drizzle-orm';
import { user } from '../../db/schema/account.ts';
import { storedFile } from '../../db/schema/file.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { AccountContext } from './account-context.ts';
import { getProfile } from './get-profile.ts';
import { readImage } from './read-image.ts';

/** Changes the nickname. */
export async function updateProfile(
  context: AccountContext & RequestContext,
  input: { nickname: string },
): Promise<Profile> {
  await context.db.update(user).set({ nickname: input.nickname }).where(eq(user.id, context.caller.userId));
  return getProfile(context);
}

/**
 * Sets the avatar. What kind of image it is, the content says, not its name.
 * @throws AppError `unsupported_file`
 */
export async function uploadAvatar(
  context: AccountContext & RequestContext,
  input: { file: { content: Buffer } },
): Promise<Profile> {
  const { caller } = context;
  const { content } = input.file;
  const image = readImage(content);
  if (!image) throw new AppError('unsupported_file', { types: 'PNG, JPEG, WebP' });
  const fileId = context.ids.make('file');
  await context.files.write(fileId, content);
  const former = await context.db.transaction(async (tx) => {
    const [before] = await tx
      .select({ avatarFileId: user.avatarFileId })
      .from(user)
      .where(eq(user.id, caller.userId))
      .for('update');
    await tx.insert(storedFile).values({
      id: fileId,
      ownerId: caller.userId,
      kind: 'avatar',
      name: `avatar.${image.extension}`,
      mediaType: image.mediaType,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      createdAt: context.clock.now(),
    });
    await tx.update(user).set({ avatarFileId: fileId }).where(eq(user.id, caller.userId));
    if (before?.avatarFileId) {
      await tx
        .delete(storedFile)
        .where(and(eq(storedFile.id, before.avatarFileId), eq(storedFile.ownerId, caller.userId)));
    }
    return before?.avatarFileId ?? null;
  });
  if (former) await context.files.remove(former);
  return getProfile(context);
}
