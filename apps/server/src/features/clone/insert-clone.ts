import type { OwnCloneDetail } from '@mingfa/contract/clone';
import type { CloneContent, CloneGap } from '@mingfa/contract/clone-content';
import type { Transaction } from '../../db/client.ts';
import { clone } from '../../db/schema/clone.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { takeRoom } from '../account/index.ts';
import type { CloneContext } from './clone-context.ts';
import { describeWithGaps } from './describe-clone.ts';
import { attachPicture, type StoredPicture, withPicture } from './picture/picture-objects.ts';

/** Makes a clone of a content whose gaps were found before, with a picture that is stored already. @throws AppError `limit_reached` */
export async function insertClone(
  context: CloneContext & RequestContext,
  tx: Transaction,
  {
    content: plain,
    gaps,
    picture = null,
  }: { content: CloneContent; gaps: CloneGap[]; picture?: StoredPicture | null },
): Promise<OwnCloneDetail> {
  const now = context.clock.now();
  const content = picture ? withPicture(plain, picture.pictureId) : plain;
  await takeRoom(context, tx, 'clone');
  const [row] = await tx
    .insert(clone)
    .values({
      id: context.ids.make('clone'),
      ownerId: context.caller.userId,
      name: content.name,
      draft: content,
      draftRevision: 1,
      savedAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('A clone was not stored.');
  if (picture) await attachPicture(context, tx, row.id, picture);
  return describeWithGaps(tx, row, gaps);
}
