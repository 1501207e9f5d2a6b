import type { OwnCloneDetail } from '@mingfa/contract/clone';
import type { RequestContext } from '../../ports/app-context.ts';
import { AppError } from '../../ports/app-error.ts';
import type { CloneContext } from './clone-context.ts';
import { describeClone } from './describe-clone.ts';
import { contentOf, holdClone } from './own-rows.ts';
import { refuseOldRevision, writeDraft } from './write-draft.ts';

/**
 * Takes the draft back to what is published; where that was withdrawn, to the newest version.
 * @throws AppError `not_found`, `draft_changed`, `never_published`
 */
export async function discardDraft(
  context: CloneContext & RequestContext,
  input: { appId: string; draftRevision: number },
): Promise<OwnCloneDetail> {
  const row = await context.db.transaction(async (tx) => {
    const held = await holdClone(context, tx, input.appId);
    if (held.lastVersion === 0) throw new AppError('never_published');
    refuseOldRevision(held, input.draftRevision, null);
    const content = await contentOf(tx, held, held.publishedVersion ?? held.lastVersion);
    return writeDraft(context, tx, held, { draftRevision: held.draftRevision, content });
  });
  return describeClone(context, row);
}
