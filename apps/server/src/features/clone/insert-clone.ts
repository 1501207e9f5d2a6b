import type { OwnCloneDetail } from '@mingfa/contract/clone';
import type { CloneContent, CloneGap } from '@mingfa/contract/clone-content';
import type { Transaction } from '../../db/client.ts';
import { clone } from '../../db/schema/clone.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { takeRoom } from '../account/index.ts';
import { describeWithGaps } from './describe-clone.ts';

/** Makes a clone of a content whose gaps were found before. @throws AppError `limit_reached` */
export async function insertClone(
  context: RequestContext,
  tx: Transaction,
  { content, gaps }: { content: CloneContent; gaps: CloneGap[] },
): Promise<OwnCloneDetail> {
  const now = context.clock.now();
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
  return describeWithGaps(tx, row, gaps);
}
