import { eq } from 'drizzle-orm';
import { clone } from '../../db/schema/clone.ts';
import { recordAudit } from '../../engine/audit/index.ts';
import { removeObjects } from '../../engine/ingestion/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import { partFromClone } from '../chat/index.ts';
import type { CloneContext } from './clone-context.ts';
import { holdClone } from './own-rows.ts';
import { listPictures } from './picture/picture-objects.ts';

/** Deletes a clone with its versions and pictures. Conversations with it stay readable, under its name. @throws AppError `not_found` */
export async function deleteClone(
  context: CloneContext & RequestContext,
  input: { appId: string },
): Promise<void> {
  const pictures = await context.db.transaction(async (tx) => {
    const { id } = await holdClone(context, tx, input.appId);
    const keys = await listPictures(tx, [id]);
    await partFromClone(tx, id);
    await tx.delete(clone).where(eq(clone.id, id));
    await recordAudit(context, tx, { kind: 'clone', action: 'deleted', id });
    return keys;
  });
  await removeObjects(context, pictures);
}
