import { CLONE_PICTURE } from '@mingfa/contract/clone-avatar';
import { removeObjects } from '../../../engine/ingestion/index.ts';
import { requireUpload, takeUpload } from '../../../engine/uploads/index.ts';
import type { MakingContext } from '../../../ports/app-context.ts';
import type { CloneContext } from '../clone-context.ts';
import { holdClone, ownClone } from '../own-rows.ts';
import { attachPicture, readObject, storePicture } from './picture-objects.ts';

/**
 * Keeps an uploaded picture as one of a clone. What is stored was drawn anew: nothing of the file that was sent is.
 * @throws AppError `not_found`, `upload_incomplete`, `store_unavailable`, and what a `PictureReader` throws
 */
export async function uploadPicture(
  context: CloneContext & MakingContext,
  { appId, uploadId }: { appId: string; uploadId: string },
): Promise<{ pictureId: string }> {
  await ownClone(context, appId);
  const { fileKey } = await requireUpload(context, uploadId, 'image');
  const sent = await readObject(context, fileKey);
  const drawn = await context.pictures.square(sent, CLONE_PICTURE, context.signal);
  return keepPicture(context, appId, drawn, uploadId);
}

/** Stores a picture and makes it one of the caller's clone, taking the upload it came from. */
export async function keepPicture(
  context: CloneContext & MakingContext,
  appId: string,
  drawn: Uint8Array,
  uploadId: string | null,
): Promise<{ pictureId: string }> {
  const stored = await storePicture(context, drawn);
  let gone: string[] = [];
  const made = await context.makeOnce(async (tx) => {
    if (uploadId !== null) await takeUpload(context, tx, uploadId, 'image');
    const { id } = await holdClone(context, tx, appId);
    gone = await attachPicture(context, tx, id, stored);
    return { pictureId: stored.pictureId };
  });
  await removeObjects(context, gone);
  return made;
}
