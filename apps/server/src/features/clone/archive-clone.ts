import type { OwnCloneDetail } from '@mingfa/contract/clone';
import { recordAudit } from '../../engine/audit/index.ts';
import type { RequestContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { describeClone } from './describe-clone.ts';
import { changeHeld, holdClone } from './own-rows.ts';
import { withdrawVersion } from './withdraw-version.ts';

/** Puts a clone away, and withdraws what is published; or takes it out again. @throws AppError `not_found` */
export async function archiveClone(
  context: CloneContext & RequestContext,
  input: { appId: string; archived: boolean },
): Promise<OwnCloneDetail> {
  const row = await context.db.transaction(async (tx) => {
    const held = await holdClone(context, tx, input.appId);
    if (input.archived === (held.archivedAt !== null)) return held;
    if (input.archived) {
      await withdrawVersion(context, tx, held);
      await recordAudit(context, tx, { kind: 'clone', action: 'archived', id: held.id });
    }
    return changeHeld(tx, held, { archivedAt: input.archived ? context.clock.now() : null });
  });
  return describeClone(context, row);
}
