import type { OwnCloneDetail } from '@mingfa/contract/clone';
import type { RequestContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { describeClone } from './describe-clone.ts';
import { holdClone } from './own-rows.ts';
import { withdrawVersion } from './withdraw-version.ts';

/** Withdraws what is published, if anything is. @throws AppError `not_found` */
export async function unpublishClone(
  context: CloneContext & RequestContext,
  input: { appId: string },
): Promise<OwnCloneDetail> {
  const row = await context.db.transaction(async (tx) =>
    withdrawVersion(context, tx, await holdClone(context, tx, input.appId)),
  );
  return describeClone(context, row);
}
