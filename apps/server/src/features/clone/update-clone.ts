import type * as contract from '@mingfa/contract/clone';
import type { EndpointInput } from '@mingfa/contract/endpoint';
import type { RequestContext } from '../../ports/app-context.ts';
import type { CloneContext } from './clone-context.ts';
import { describeClone } from './describe-clone.ts';
import { holdClone, ownClone, readContent } from './own-rows.ts';
import { plainContent } from './plain-content.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { writeDraft } from './write-draft.ts';

/**
 * Saves the draft. The same content again is no new revision.
 * @throws AppError `not_found`, `draft_changed` with the revision held and the fields it has otherwise, `invalid_input`
 */
export async function updateClone(
  context: CloneContext & RequestContext,
  input: EndpointInput<typeof contract.updateClone>,
): Promise<contract.OwnCloneDetail> {
  const content = plainContent(input.content, context.language);
  const before = await ownClone(context, input.appId);
  await refuseUnknown(context, content, readContent(before.draft), before.id);
  const row = await context.db.transaction(async (tx) => {
    const held = await holdClone(context, tx, input.appId);
    return writeDraft(context, tx, held, { draftRevision: input.draftRevision, content });
  });
  return describeClone(context, row);
}
